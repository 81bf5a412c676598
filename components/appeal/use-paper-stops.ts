"use client";

import { useRef, useState } from "react";
import { choosePaperAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { useAction } from "@/components/form/use-action";
import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";
import type { AppealDto } from "@/lib/domain/appeal/schema";

const PAPER_NAMES = ["kind", "stage", "level", "line_of_business"] as const;
export type PaperName = (typeof PAPER_NAMES)[number];

/** What a paper is, where that is in doubt or a person chose it. */
export const shownOfPaper = ({ paper_evidence }: AppealDocumentDto): PaperName[] =>
  PAPER_NAMES.filter((name) => paper_evidence[name]?.doubt || paper_evidence[name]?.confirmed);

const keyOf = (documentId: string, name: PaperName) => `${documentId} ${name}`;

interface Around {
  /** Behind the last of them, to the values of step 2; false: the browser may. */
  onBehind: () => boolean;
  /** The same for the arrow keys, which pass what is settled, too. */
  onBelow: () => boolean;
}

export type PaperStops = ReturnType<typeof usePaperStops>;

/**
 * What the denial letter is, as stops before the values of step 2: the letter's words and law follow from it (docs/product.md,
 * E19 and E23). Other papers' doubts are shown and hold nobody up.
 */
export function usePaperStops(appeal: AppealDto, { onBehind, onBelow }: Around) {
  const { run, refusal } = useAction(choosePaperAction);
  /** Chosen here: the page may have it only after the next key. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const controls = useRef(new Map<string, HTMLSelectElement>());

  const letters = appeal.documents.filter(({ document_type }) => document_type === "denial");
  const shown = letters.flatMap((one) => shownOfPaper(one).map((name) => keyOf(one.id, name)));
  const left = letters.flatMap((one) =>
    shownOfPaper(one)
      .filter((name) => one.paper_evidence[name]?.doubt)
      .map((name) => keyOf(one.id, name))
      .filter((key) => !sent.includes(key)),
  );

  const focus = (key: string | undefined): boolean => {
    const control = key === undefined ? undefined : controls.current.get(key);
    control?.focus();
    return control !== undefined;
  };
  const neighborOf = (from: string | null, direction: 1 | -1, among: readonly string[]) => {
    const at = from === null ? -1 : shown.indexOf(from);
    const ahead = direction === 1 ? shown.slice(at + 1) : shown.slice(0, Math.max(at, 0)).toReversed();
    return ahead.find((key) => among.includes(key));
  };
  const tab = (from: string | null, direction: 1 | -1): boolean =>
    focus(neighborOf(from, direction, left)) || (direction === 1 && onBehind());

  const choose = async (documentId: string, name: PaperName, value: string | null) => {
    const key = keyOf(documentId, name);
    setSent((keys) => (value === null ? keys.filter((one) => one !== key) : [...keys, key]));
    const done = await run({ appealId: appeal.id, documentId, name, value });
    if (!done) setSent((keys) => keys.filter((one) => one !== key));
  };

  return {
    left,
    refusal,
    choose,
    keyOf,
    isSent: (key: string) => sent.includes(key),
    isStop: (key: string) => shown.includes(key),
    register: (key: string) => (control: HTMLSelectElement | null) => {
      if (control) controls.current.set(key, control);
      else controls.current.delete(key);
    },
    tab,
    /** The first that is left; false where all are settled. */
    first: () => focus(left[0]),
    /** Upward from the values: the last that is left, or the last of all. */
    last: (settledToo: boolean) => focus((settledToo ? shown : left).at(-1)),
    arrow: (from: string, direction: 1 | -1): boolean =>
      focus(neighborOf(from, direction, shown)) || (direction === 1 && onBelow()),
  };
}
