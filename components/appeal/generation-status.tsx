"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Paper } from "@/components/ui/paper";
import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import { TimeText } from "@/components/ui/time-text";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { MODEL_NAMES } from "./appeal-labels";
import { engineWords } from "./engine-labels";
import { hasLetter, isWriting } from "./wizard-steps";

interface GenerationStatusProps {
  appeal: AppealDto;
  /** The request is on its way. */
  starting: boolean;
  onRetry: () => void;
}

const STATUS_WORDS = { queued: "Queued", writing: "Writing", done: "Done", failed: "Failed" };

/** Who writes, which attempt, and the text as it comes. */
export function GenerationStatus({ appeal, starting, onRetry }: GenerationStatusProps) {
  const { generation, letter } = appeal;
  const writing = starting || isWriting(appeal);
  const word =
    starting && !isWriting(appeal) ? "Starting" : generation ? STATUS_WORDS[generation.status] : null;
  const attempt = (generation?.attempt ?? 0) + (starting && !isWriting(appeal) ? 1 : 0);
  return (
    <Card title="Letter" headingLevel={3} className="min-h-80">
      <div aria-live="polite" className="mb-3 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {writing && <Spinner className="text-accent" />}
        {word ? (
          <>
            <span className="font-medium text-ink">{word}</span>
            <span className="text-ink-muted">Attempt {attempt}</span>
            {generation && !starting && <span className="text-ink-muted">{writerOf(generation)}</span>}
          </>
        ) : (
          <span className="text-ink-muted">Not started.</span>
        )}
      </div>
      {writing && (
        <>
          <Progress label="Writing the letter" value={null} />
          <p className="mt-2 text-ink-muted text-sm">
            This usually takes 2 to 5 minutes with an AI model, and a moment without. You can leave this page;
            the writing continues.
          </p>
          {generation?.text && (
            <Paper className="mt-4 max-h-96 overflow-y-auto whitespace-pre-wrap px-6 py-6 sm:px-8 sm:py-14">
              {generation.text}
            </Paper>
          )}
        </>
      )}
      {!writing && generation?.status === "failed" && (
        <Alert
          tone="danger"
          title="The letter could not be written"
          action={<Button onClick={onRetry}>Try again</Button>}
        >
          {generation.error}
          {letter && ` The previous letter (version ${letter.version}) is kept.`}
        </Alert>
      )}
      {!writing && letter && hasLetter(appeal) && generation?.status !== "failed" && (
        <Alert tone="success" title="Appeal letter generated successfully!">
          You can now review and edit it. Version {letter.version}, {engineWords(letter.engine)},{" "}
          <TimeText value={letter.updated_at} />.
        </Alert>
      )}
      {!writing && !letter && generation?.status !== "failed" && (
        <EmptyState title="No letter yet" icon="icon-file-text">
          Choose a model and start. The draft appears here as it is written.
        </EmptyState>
      )}
    </Card>
  );
}

const writerOf = (generation: NonNullable<AppealDto["generation"]>) =>
  generation.engine === "built-in" ? "by the built-in engine" : `by ${MODEL_NAMES[generation.model]}`;
