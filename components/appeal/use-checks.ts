"use client";

import { useEffect, useRef, useState } from "react";
import { confirmValueAction, withdrawConfirmationAction } from "@/app/(desk)/appeals/[appealId]/actions";
import type { DrawnPlace } from "@/components/document/drawing";
import { useAction } from "@/components/form/use-action";
import { useStable } from "@/components/ui/use-stable";
import type { ActionFailure } from "@/lib/core/action-result";
import type { Confirmable } from "@/lib/core/confirmation";
import { EXTRACTION_FACTS, EXTRACTION_FIELDS, type ExtractionField } from "@/lib/core/extraction";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { neighbor, nextStop, type Stop } from "./check-order";
import { isFact } from "./fact-text";

/** Another value than the field shows, while it is typed. */
export type Draft = {
  name: Confirmable;
  text: string;
  from: string;
  place?: DrawnPlace;
  note?: string | null;
};

type Place = { document: string; page: number; box: DrawnPlace["box"] };

const placeOf = ({ place }: Draft): Partial<Place> =>
  place ? { document: place.documentId, page: place.page, box: place.box } : {};

/** The value that stands, as the server has it. */
export const standingValue = (appeal: AppealDto, name: Confirmable): string =>
  isFact(name) ? (appeal.extraction.facts[name]?.value ?? "") : appeal[name as ExtractionField];

interface Around {
  onContinue: () => void;
  /** Before the first value; false: the browser may. */
  onBefore: (settledToo: boolean) => boolean;
}

export type Checks = ReturnType<typeof useChecks>;
/** What is done with a value. The same functions in every render. */
export type CheckActions = Checks["actions"];
/** How a value stands. */
export interface CheckState {
  draft: Draft | null;
  isLeft: boolean;
  isConfirmed: boolean;
  /** Why what was typed was not kept. */
  refusal: ActionFailure | null;
}

/** The values that a person looks at in step 2: which are left, the way through them, and what is done with one. */
export function useChecks(appeal: AppealDto, { onContinue, onBefore }: Around) {
  const { to_check, confirmations } = appeal.extraction;
  const confirming = useAction(confirmValueAction);
  const withdrawing = useAction(withdrawConfirmationAction);
  /** Confirmed here: the page may have it only after the next key. */
  const [sent, setSent] = useState<readonly Confirmable[]>([]);
  const [opened, setOpened] = useState<readonly Confirmable[]>(to_check);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [refused, setRefused] = useState<Confirmable | null>(null);
  const controls = useRef(new Map<Confirmable, HTMLElement>());

  const drafted = draft?.name;
  // A value that was just opened may only now have its control.
  useEffect(() => {
    const control = drafted && controls.current.get(drafted);
    if (!control) return;
    control.focus();
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  }, [drafted]);

  const left = to_check.filter((name) => !sent.includes(name));
  const facts = EXTRACTION_FACTS.filter(
    (name) => to_check.includes(name) || confirmations[name] || opened.includes(name),
  );
  const shown: readonly Confirmable[] = [...EXTRACTION_FIELDS, ...facts];

  const focus = (stop: Stop) => {
    if (stop === "continue") onContinue();
    else if (stop) controls.current.get(stop)?.focus();
    return stop !== null;
  };

  const confirm = async (name: Confirmable, value: string, place: Partial<Place> = {}) => {
    setRefused(null);
    setDraft(null);
    setSent((names) => [...names, name]);
    focus(
      nextStop(
        shown,
        left.filter((one) => one !== name),
        name,
        1,
      ),
    );
    const done = await confirming.run({ appealId: appeal.id, name, value, ...place });
    if (!done) setSent((names) => names.filter((one) => one !== name));
    return done !== undefined;
  };

  const isConfirmed = (name: Confirmable) => sent.includes(name) || confirmations[name] !== undefined;
  const refusal = confirming.refusal ?? withdrawing.refusal;
  const actions = useStable({
    register: (name: Confirmable) => (control: HTMLElement | null) => {
      if (control) controls.current.set(name, control);
      else controls.current.delete(name);
    },
    focus,
    /** Confirms what stands, and goes on. One that is confirmed is only passed. */
    accept: (name: Confirmable) =>
      isConfirmed(name) ? focus(nextStop(shown, left, name, 1)) : confirm(name, standingValue(appeal, name)),
    choose: (name: Confirmable, value: string, document?: string) =>
      confirm(name, value, document ? { document } : {}),
    /** Keeps what was typed; a refused value stays in its field. */
    keep: async () => {
      if (!draft) return;
      const kept = draft;
      if (await confirm(kept.name, kept.text, placeOf(kept))) return;
      setDraft(kept);
      setRefused(kept.name);
      controls.current.get(kept.name)?.focus();
    },
    edit: (name: Confirmable, text: string) => {
      setRefused(null);
      confirming.clear();
      setOpened((names) => (names.includes(name) ? names : [...names, name]));
      setDraft((open) => (open?.name === name ? { ...open, text } : { name, text, from: text }));
    },
    leave: (name: Confirmable) => {
      setDraft(null);
      setRefused(null);
      confirming.clear();
      setTimeout(() => controls.current.get(name)?.focus());
    },
    /** What stands in a box that the person drew: to be kept, or typed over. */
    propose: (name: Confirmable, text: string, place: DrawnPlace, note: string | null) => {
      setRefused(null);
      setOpened((names) => (names.includes(name) ? names : [...names, name]));
      setDraft({ name, text, from: "", place, note });
    },
    undo: async (name: Confirmable) => {
      setRefused(null);
      setSent((names) => names.filter((one) => one !== name));
      await withdrawing.run({ appealId: appeal.id, name });
      controls.current.get(name)?.focus();
    },
    /** Moves among those that are left; false: the browser may. */
    tab: (from: Confirmable | null, direction: 1 | -1) =>
      from === null && left.length === 0
        ? false
        : focus(nextStop(shown, left, from, direction)) || (direction === -1 && onBefore(false)),
    arrow: (from: Confirmable, direction: 1 | -1) =>
      focus(neighbor(shown, from, direction) ?? null) || (direction === -1 && onBefore(true)),
  });

  return {
    left,
    shown,
    draft,
    refusal,
    refused,
    actions,
    stateOf: (name: Confirmable): CheckState => ({
      draft: draft?.name === name ? draft : null,
      isLeft: left.includes(name),
      isConfirmed: isConfirmed(name),
      refusal: refused === name ? refusal : null,
    }),
  };
}
