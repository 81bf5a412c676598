"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useTransition } from "react";
import { refreshPage } from "@/components/app-shell/refresh-page";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { StepLook } from "@/components/ui/stepper";
import type { ExtractionField } from "@/lib/core/extraction";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { LateWizardGuard } from "./late-wizard-guard";
import type { Unsaved } from "./leave-wizard-dialog";
import type { LetterDraft } from "./use-letter";
import { useLiveAppeal } from "./use-live-appeal";
import { stepHref, type WizardStep } from "./wizard-steps";

interface Wizard {
  appeal: AppealDto;
  step: WizardStep;
  go: (step: WizardStep) => void;
  /** The way to another step has begun. */
  going: boolean;
  /** The step was come to from another one. */
  takeFocus: boolean;
  /** Before something that changes where an appeal would open: the address names the step from then on. */
  stayHere: () => void;
  stale: boolean;
  /** A step was asked for while there is no connection: the browser would leave the app for its own page of errors. */
  cutOff: boolean;
  draft: LetterDraft | null;
  setDraft: (draft: LetterDraft | null) => void;
  /** What Edit Mode of step 2 holds; null outside it. */
  edited: FieldEdits | null;
  /** It holds something else than the appeal does. */
  isEdited: boolean;
  setEdited: (edited: FieldEdits | null) => void;
  /** What was typed to the letter's questions and not kept yet, by question. */
  typed: TypedAnswers;
  setTyped: (change: (typed: TypedAnswers) => TypedAnswers) => void;
}

type FieldEdits = Record<ExtractionField, string>;
type TypedAnswers = Readonly<Record<string, string>>;

const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error("a step needs the WizardShell around it");
  return wizard;
}

/** A review among others stays one from step to step. */
function hrefOf(appealId: string, step: WizardStep): string {
  const batch = new URLSearchParams(window.location.search).get("batch");
  return `${stepHref(appealId, step)}${batch ? `&batch=${batch}` : ""}`;
}

interface WizardShellProps {
  appeal: AppealDto;
  step: WizardStep;
  children: ReactNode;
}

/** Holds what outlives a step: the work under way, what is typed and not saved, and the way from step to step. */
export function WizardShell({ appeal: given, step, children }: WizardShellProps) {
  const router = useRouter();
  const { appeal, stale } = useLiveAppeal(given);
  const [draft, setDraft] = useState<LetterDraft | null>(null);
  const [edited, setEdited] = useState<FieldEdits | null>(null);
  const [typed, setTyped] = useState<TypedAnswers>({});
  const isEdited = Object.entries(edited ?? {}).some(
    ([name, value]) => appeal[name as ExtractionField] !== value,
  );
  const isTyped = Object.values(typed).some((text) => text.trim());
  // What would be lost by leaving, the weightiest first.
  const unsaved: Unsaved | null = draft ? "letter" : isEdited ? "fields" : isTyped ? "answers" : null;
  const begun = draft !== null || edited !== null || Object.keys(typed).length > 0;
  const [going, start] = useTransition();
  const [cutOff, setCutOff] = useState(false);
  useEffect(() => {
    if (!cutOff) return;
    const back = () => setCutOff(false);
    window.addEventListener("online", back);
    return () => window.removeEventListener("online", back);
  }, [cutOff]);
  const first = useRef(step);
  const moved = useRef(false);
  if (step !== first.current) moved.current = true;

  const stayHere = () => {
    if (!new URLSearchParams(window.location.search).has("step")) {
      window.history.replaceState(null, "", hrefOf(given.id, step));
    }
  };
  const opened = useRef(stayHere);
  // A blank appeal keeps its plain address: opened again, it goes on where it then stands.
  useEffect(() => {
    if (first.current === 1) return;
    // After the router's own effects, which make it hear of the change.
    const timer = setTimeout(opened.current);
    return () => clearTimeout(timer);
  }, []);

  const wizard: Wizard = {
    appeal,
    step,
    go: (to) =>
      navigator.onLine ? start(() => router.push(hrefOf(given.id, to), { scroll: false })) : setCutOff(true),
    going,
    takeFocus: moved.current,
    stayHere,
    stale,
    cutOff,
    draft,
    setDraft,
    edited,
    isEdited,
    setEdited,
    typed,
    setTyped,
  };
  return (
    <WizardContext value={wizard}>
      {children}
      <LateWizardGuard
        begun={begun}
        unsaved={unsaved}
        onGiveUp={() => {
          setDraft(null);
          setEdited(null);
          setTyped({});
        }}
      />
    </WizardContext>
  );
}

/** Opens a step of the wizard's stepper, which the server drew. */
export function WizardStepButton({ to, ...look }: { to: WizardStep } & StepLook) {
  const { step, go } = useWizard();
  return <button type="button" {...look} onClick={() => to !== step && go(to)} />;
}

/** Says that what is shown may be old, while a look at the running work fails. */
export function StaleNotice() {
  const { stale } = useWizard();
  const router = useRouter();
  if (!stale) return null;
  return (
    <Alert
      tone="warning"
      title="Failed to load appeal"
      className="mb-4"
      action={
        <Button size="sm" onClick={() => refreshPage(router)}>
          Try again
        </Button>
      }
    >
      What you see may be out of date. Nothing you saved is lost.
    </Alert>
  );
}
