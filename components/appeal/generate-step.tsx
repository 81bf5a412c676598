"use client";

import { useEffect, useRef, useState } from "react";
import { startLetterAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { useAction } from "@/components/form/use-action";
import { advisedPaper, moveOf, PAPER_OPTIONS } from "@/components/move/paper-labels";
import { Alert } from "@/components/ui/alert";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LateConfirmDialog } from "@/components/ui/late-confirm-dialog";
import { Select } from "@/components/ui/select";
import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import { RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import type { LetterPaper, ModelLabel, RightMove } from "@/lib/core/enums";
import { PAPERS_OF_MOVE } from "@/lib/core/papers-of-move";
import { needsReason } from "@/lib/core/standing";
import type { ModelChoiceDto } from "@/lib/domain/letter/schema";
import { GenerationStatus } from "./generation-status";
import { failureText, tellSuccess } from "./messages";
import { ModelPicker } from "./model-picker";
import { recommendedOf } from "./recommended-model";
import { StepFrame } from "./step-frame";
import { useWizard } from "./wizard-shell";
import { generationProblem, hasLetter, isWriting, reviewProblem } from "./wizard-steps";

/** The advice is a step without a paper: what to do instead of writing one. */
function NoPaper({ move }: { move: RightMove }) {
  return (
    <Alert tone="warning" className="mt-4" title={`Next step: ${RIGHT_MOVE_LABELS[move]}`}>
      No letter is needed for it. When it is done, close the case under{" "}
      <AppLink className="link" href="/claims?view=needs_attention">
        Needs attention
      </AppLink>
      . A letter can still be written here.
    </Alert>
  );
}

export function GenerateStep({ models }: { models: readonly ModelChoiceDto[] }) {
  const { appeal, draft, go } = useWizard();
  const unsavedEdits = draft !== null;
  const [model, setModel] = useState<ModelLabel>(appeal.generation?.model ?? recommendedOf(models));
  const [paper, setPaper] = useState<LetterPaper>(appeal.generation?.paper ?? advisedPaper(appeal.advice));
  const [reason, setReason] = useState("");
  const move = moveOf(paper, appeal.advice?.move);
  const noStanding = needsReason(move, appeal.advice, paper);
  // Where the claim was not denied or can't be appealed, the alert below says so.
  const unlettered =
    !noStanding && appeal.advice && !PAPERS_OF_MOVE[appeal.advice.move] && appeal.advice.move;
  const { run, busy: starting, refusal, clear } = useAction(startLetterAction);
  const [problem, setProblem] = useState<string | null>(null);
  const [asksReason, setAsksReason] = useState(false);
  const [asking, setAsking] = useState(false);
  const writing = isWriting(appeal);
  const letter = hasLetter(appeal);
  const edited = unsavedEdits || appeal.letter?.origin === "edited";

  const before = useRef(appeal.generation?.status);
  const { status, attempt } = appeal.generation ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt may end as the one before
  useEffect(() => {
    const wasWriting = before.current === "queued" || before.current === "writing";
    if (wasWriting && status === "done")
      tellSuccess("Appeal letter generated successfully! You can now review and edit it.");
    before.current = status;
  }, [status, attempt]);

  const start = async () => {
    const why = generationProblem(appeal);
    setProblem(why);
    const unreasoned = noStanding && reason.trim() === "";
    setAsksReason(unreasoned);
    if (why || unreasoned) return;
    // A short writing may have ended before it was ever seen under way.
    before.current = "queued";
    const started = await run({
      appealId: appeal.id,
      model,
      move,
      paper,
      ...(noStanding && { override_reason: reason }),
    });
    if (started) tellSuccess(started.message);
    else before.current = status;
  };

  const unwritten = starting ? APPEAL_MESSAGES.waitForLetter : reviewProblem(appeal);
  const next = () => {
    clear();
    setProblem(unwritten);
    if (!unwritten) go(4);
  };
  // What Next waits for is told only as long as it does.
  const told = problem === APPEAL_MESSAGES.waitForLetter ? unwritten : problem;

  return (
    <StepFrame
      description="The letter is drafted from the fields you checked and from the documents. You can edit it in the next step. Nothing is sent."
      problem={told ?? (refusal && failureText("Failed to start generation", refusal))}
      next={{ onClick: next, quiet: !letter }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Card title="What is written" headingLevel={3}>
          <Field label="Paper">
            <Select
              value={paper}
              onChange={(event) => setPaper(event.target.value as LetterPaper)}
              options={PAPER_OPTIONS}
              disabled={writing || starting}
            />
          </Field>
          {unlettered && <NoPaper move={unlettered} />}
          {noStanding && appeal.advice && (
            <Alert
              tone="warning"
              className="mt-4"
              title={
                move === "appeal" || move === "external_review"
                  ? "This can't be appealed"
                  : "No letter is due here"
              }
            >
              {appeal.advice.reason}
              <Field
                label="Reason to write it anyway"
                required
                className="mt-3"
                error={asksReason && reason.trim() === "" ? "Give a reason to write it anyway." : undefined}
              >
                <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
              </Field>
            </Alert>
          )}
          <h4 className="mt-4 mb-2 font-medium text-ink text-sm">AI model</h4>
          <ModelPicker models={models} value={model} onChange={setModel} disabled={writing || starting} />
          {!models.find(({ label }) => label === model)?.configured && (
            <Alert tone="info" className="mt-4" title="The built-in engine will write this letter">
              This model is not set up here, so no AI is used. The letter is written from your practice's
              templates and the facts you checked.
            </Alert>
          )}
          <Button
            variant={letter ? "secondary" : "primary"}
            className="mt-4 w-full"
            onClick={() => (edited ? setAsking(true) : start())}
            loading={starting || writing}
            loadingText={writing ? "Writing…" : "Starting…"}
          >
            <span aria-hidden className="icon icon-pen-line" />{" "}
            {letter || status === "failed" ? "Regenerate" : "Start Generation"}
          </Button>
        </Card>
        <GenerationStatus appeal={appeal} starting={starting} onRetry={start} />
      </div>
      {asking && (
        <LateConfirmDialog
          open
          onOpenChange={setAsking}
          tone="primary"
          title="Write the letter again?"
          description={
            unsavedEdits
              ? "Your unsaved changes in Review & Edit won't be in the new letter. Versions saved earlier are kept."
              : "The letter was edited by hand. That version is kept, but the new letter replaces it in the next steps."
          }
          facts={
            appeal.letter ? [{ label: "Current letter", value: `version ${appeal.letter.version}` }] : []
          }
          confirmLabel="Regenerate"
          onConfirm={start}
        />
      )}
    </StepFrame>
  );
}
