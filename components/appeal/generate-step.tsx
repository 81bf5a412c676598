"use client";

import { PenLine } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DEFAULT_MODEL, type ModelLabel } from "@/lib/core/enums";
import { APPEAL_MESSAGES } from "@/lib/domain/appeal/schema";
import type { ModelChoiceDto } from "@/lib/domain/letter/schema";
import { startGeneration } from "./appeal-calls";
import { GenerationStatus } from "./generation-status";
import { sentenceOf, tellFailure, tellSuccess } from "./messages";
import { ModelPicker } from "./model-picker";
import { StepFrame } from "./step-frame";
import type { AppealHandle } from "./use-appeal";
import { generationProblem, hasLetter, isWriting, reviewProblem, WIZARD_STEPS } from "./wizard-steps";

interface GenerateStepProps {
  handle: AppealHandle;
  models: readonly ModelChoiceDto[];
  takeFocus: boolean;
  /** Step 4 holds edits that are not saved. */
  unsavedEdits: boolean;
  onBack: () => void;
  onNext: () => void;
}

export function GenerateStep({ handle, models, takeFocus, unsavedEdits, onBack, onNext }: GenerateStepProps) {
  const { appeal, show, refresh } = handle;
  const [model, setModel] = useState<ModelLabel>(appeal.generation?.model ?? DEFAULT_MODEL);
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const writing = isWriting(appeal);
  const letter = hasLetter(appeal);
  const edited = unsavedEdits || appeal.letter?.origin === "edited";

  const before = useRef(appeal.generation?.status);
  const status = appeal.generation?.status;
  useEffect(() => {
    const wasWriting = before.current === "queued" || before.current === "writing";
    if (wasWriting && status === "done")
      tellSuccess("Appeal letter generated successfully! You can now review and edit it.");
    if (wasWriting && status === "failed") tellFailure("The letter could not be written.");
    before.current = status;
  }, [status]);

  const start = async () => {
    const why = generationProblem(appeal);
    setProblem(why);
    if (why) {
      tellFailure(why);
      return;
    }
    setStarting(true);
    try {
      show({ generation: await startGeneration(appeal.id, model) });
      before.current = "queued";
      tellSuccess("Appeal generation started. This may take a few minutes...");
      await refresh();
    } catch (error) {
      const sentence = sentenceOf(error, "Failed to start generation");
      setProblem(sentence);
      tellFailure(sentence);
    } finally {
      setStarting(false);
    }
  };

  const next = () => {
    const why = starting ? APPEAL_MESSAGES.waitForLetter : reviewProblem(appeal);
    setProblem(why);
    if (why) return tellFailure(why);
    onNext();
  };

  return (
    <StepFrame
      title={WIZARD_STEPS[2]}
      description="The letter is drafted from the fields you checked and from the documents. You can edit it in the next step. Nothing is sent."
      takeFocus={takeFocus}
      problem={problem}
      onBack={onBack}
      next={{ label: "Next", onClick: next }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Card title="AI model" headingLevel={3}>
          <ModelPicker models={models} value={model} onChange={setModel} disabled={writing || starting} />
          {!models.find(({ label }) => label === model)?.configured && (
            <Alert tone="info" className="mt-4" title="The built-in engine will write this letter">
              This model is not set up here, so no AI is used. The letter is written from your practice's
              templates and the facts above.
            </Alert>
          )}
          <Button
            variant={letter ? "secondary" : "primary"}
            className="mt-4 w-full"
            onClick={() => (edited ? setAsking(true) : start())}
            loading={starting || writing}
            loadingText={writing ? "Writing…" : "Starting…"}
          >
            <PenLine aria-hidden /> {letter || status === "failed" ? "Regenerate" : "Start Generation"}
          </Button>
        </Card>
        <GenerationStatus appeal={appeal} starting={starting} onRetry={start} />
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="primary"
        title="Write the letter again?"
        description={
          unsavedEdits
            ? "Your unsaved changes in Review & Edit won't be in the new letter. Versions saved earlier are kept."
            : "The letter was edited by hand. That version is kept, but the new letter replaces it in the next steps."
        }
        facts={appeal.letter ? [{ label: "Current letter", value: `version ${appeal.letter.version}` }] : []}
        confirmLabel="Regenerate"
        onConfirm={start}
      />
    </StepFrame>
  );
}
