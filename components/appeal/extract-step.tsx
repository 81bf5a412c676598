"use client";

import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from "react";
import {
  saveMetadataAction,
  startExtractionAction,
  startLetterAction,
} from "@/app/(desk)/appeals/[appealId]/actions";
import type { Highlight } from "@/components/document/highlight";
import { useAction } from "@/components/form/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { type Pane, SplitView } from "@/components/ui/split-view";
import { type LoggedStep, StepLog } from "@/components/ui/step-log";
import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import type { Confirmable } from "@/lib/core/confirmation";
import type { ModelLabel } from "@/lib/core/enums";
import { wordsOfPaper } from "@/lib/core/paper-labels";
import { PAPERS_OF_MOVE } from "@/lib/core/papers-of-move";
import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";
import { AppealDocumentViewer } from "./appeal-document-viewer";
import { CheckFactContext } from "./check-fact-button";
import { LinkedClaimContext } from "./claim-value-button";
import type { LinkedClaim } from "./claim-values";
import { DOCUMENT_TYPES } from "./document-kinds";
import { ExtractionForm, fieldsOf } from "./extraction-form";
import { factText } from "./fact-text";
import { failureText, tellSuccess } from "./messages";
import { PaperChecks } from "./paper-checks";
import type { PaperNames } from "./paper-names";
import { readingWords } from "./reading-labels";
import { SourceContext } from "./source-button";
import { StepFrame } from "./step-frame";
import { standingValue, useChecks } from "./use-checks";
import { useDrawing } from "./use-drawing";
import { shownOfPaper, usePaperStops } from "./use-paper-stops";
import { useReading } from "./use-reading";
import { useWizard } from "./wizard-shell";
import { extractionComplete, generationProblem, hasLetter, isWriting } from "./wizard-steps";

interface ExtractStepProps {
  /** Why no letter to this notice can go out. */
  stop: ReactNode;
  /** What to do about the denial. */
  advice: ReactNode;
  /** What else the documents say. */
  facts: ReactNode;
  /** The keys that go through the values. */
  keys: ReactNode;
  /** Who writes once this step is confirmed. */
  model: ModelLabel;
  /** The claim that values can be put into. */
  claim: LinkedClaim | null;
  /** What papers are called, and the choices. */
  paperNames: PaperNames;
}

export function ExtractStep({ stop, advice, facts, keys, model, claim, paperNames }: ExtractStepProps) {
  const { appeal, go, stayHere, edited, isEdited, setEdited } = useWizard();
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  const [pane, setPane] = useState<Pane>("main");
  const [problem, setProblem] = useState<string | null>(null);
  const starting = useAction(startExtractionAction);
  const saving = useAction(saveMetadataAction);
  const writing = useAction(startLetterAction);
  const reading = useReading(appeal, appeal.documents, { wait: starting.busy, onStart: stayHere });
  const nextButton = useRef<HTMLButtonElement>(null);
  const goOn = () => nextButton.current?.focus();
  const papers = usePaperStops(appeal, {
    onBehind: () => {
      if (!checks.actions.tab(null, 1)) goOn();
      return true;
    },
    onBelow: () => checks.actions.focus(checks.shown[0] ?? null),
  });
  const checks = useChecks(appeal, {
    onContinue: () => papers.first() || goOn(),
    onBefore: papers.last,
  });
  const { edit } = checks.actions;
  const openFact = useCallback(
    (name: Confirmable) => edit(name, factText(name, standingValue(appeal, name))),
    [edit, appeal],
  );
  const draw = useDrawing(appeal.id, { checks, onPane: setPane });
  const running = appeal.extraction.state === "running";
  const complete = extractionComplete(appeal);
  const saved = fieldsOf(appeal);
  const values = edited ?? saved;

  /** The key that goes to the next value is answered before its words are marked. */
  const mark = useCallback((words: Highlight | null) => startTransition(() => setHighlight(words)), []);

  /** Pressed right after the field was reached, the box still begins at that field's words. */
  const beginBox = (name: Confirmable, words: Highlight | null) => {
    setHighlight(words);
    draw.begin(name);
  };

  /** On a narrow screen a source that was asked for brings the document forward; focusing a field does not. */
  const showSource = useCallback((source: Highlight | null) => {
    setHighlight(source);
    setPane("side");
  }, []);

  const wasRunning = useRef(running);
  useEffect(() => {
    if (wasRunning.current && !running && appeal.documents.some(({ ocr_status }) => ocr_status === "success"))
      tellSuccess("Extraction completed! Review and edit the information below.");
    wasRunning.current = running;
  }, [running, appeal.documents]);

  const start = async (force: boolean) => {
    const none = appeal.documents.length === 0;
    setProblem(none ? APPEAL_MESSAGES.noDocuments : null);
    if (none) return;
    saving.clear();
    // A short reading may have ended before it was ever seen running.
    wasRunning.current = true;
    const started = await starting.run({ appealId: appeal.id, force });
    if (!started) {
      wasRunning.current = false;
      return;
    }
    setEdited(null);
    tellSuccess(started.message);
  };

  const save = async () => {
    setProblem(null);
    starting.clear();
    if (!(await saving.run({ appealId: appeal.id, ...values }))) return;
    setEdited(null);
    tellSuccess("Information updated successfully!");
  };

  /** Confirming the step begins the writing, where the advised step has a paper and nothing was written yet. */
  const confirm = async () => {
    const { advice } = appeal;
    const isNew = !hasLetter(appeal) && !isWriting(appeal) && generationProblem(appeal) === null;
    if (isNew && advice && PAPERS_OF_MOVE[advice.move]) {
      if (!(await writing.run({ appealId: appeal.id, model, move: advice.move }))) return;
    }
    go(3);
  };

  const setEditing = async (editing: boolean) => {
    // Five fields are drawn anew: the click is answered first.
    if (editing) startTransition(() => setEdited(saved));
    else if (isEdited) await save();
    else setEdited(null);
  };

  const read = appeal.documents.filter(({ ocr_status }) => ocr_status === "success").length;
  const unread = appeal.documents.length - read;

  return (
    <StepFrame
      description="The documents are read, and what they say about the denial fills in the empty fields."
      problem={
        problem ??
        (starting.refusal && failureText("Failed to start extraction", starting.refusal)) ??
        (papers.refusal && failureText("Failed to save what the paper is", papers.refusal)) ??
        (draw.refusal && failureText("Failed to read the box", draw.refusal)) ??
        (reading && failureText("Failed to start extraction", reading)) ??
        (writing.refusal && failureText("Failed to start generation", writing.refusal)) ??
        (saving.refusal && failureText("Failed to save extracted information", saving.refusal)) ??
        (checks.refusal && checks.refused === null
          ? failureText("Failed to save extracted information", checks.refusal)
          : null)
      }
      firstStop={() => complete && edited === null && (papers.first() || checks.actions.tab(null, 1))}
      next={{
        onClick: confirm,
        ref: nextButton,
        loading: writing.busy,
        quiet: !complete,
        disabled: !complete || edited !== null || checks.draft !== null || saving.busy,
        reason: running
          ? "Reading the documents…"
          : !complete
            ? "Start the extraction first."
            : edited !== null
              ? "Save your changes, or leave Edit Mode, to continue."
              : checks.draft
                ? "Keep what you typed, or cancel it, to continue."
                : undefined,
      }}
    >
      <SplitView
        shown={pane}
        onShown={setPane}
        mainLabel="Information"
        sideLabel="Document"
        main={
          <LinkedClaimContext value={claim}>
            <SourceContext value={showSource}>
              <div className="grid gap-4">
                {stop}
                {complete && advice}
                <Card
                  title="Documents"
                  headingLevel={3}
                  actions={
                    <Button
                      variant={complete ? "secondary" : "primary"}
                      size="sm"
                      onClick={() => start(complete)}
                      loading={starting.busy || running}
                      loadingText={running ? "Reading…" : "Starting…"}
                    >
                      <span aria-hidden className="icon icon-scan-text" />{" "}
                      {complete ? "Re-extract" : "Start Extraction"}
                    </Button>
                  }
                >
                  <StepLog
                    label="Reading progress"
                    steps={appeal.documents.map((one) => logged(one, running, paperNames))}
                  />
                  {complete &&
                    appeal.documents
                      .filter((one) => shownOfPaper(one).length > 0)
                      .map((one) => (
                        <PaperChecks
                          key={one.id}
                          document={one}
                          named={appeal.documents.length > 1}
                          stops={papers}
                          names={paperNames}
                        />
                      ))}
                  {complete && unread > 0 && (
                    <Alert tone="warning" className="mt-3">
                      {read === 0
                        ? "Nothing could be read. You can fill in the fields by hand, or replace the files in Upload Files."
                        : `${unread === 1 ? "One document" : `${unread} documents`} could not be read; the others were used.`}
                    </Alert>
                  )}
                </Card>
                <ExtractionForm
                  appeal={appeal}
                  ready={complete}
                  editing={edited !== null}
                  onEditing={setEditing}
                  values={values}
                  onChange={setEdited}
                  changed={isEdited}
                  saving={saving.busy}
                  onSave={save}
                  checks={checks}
                  papersLeft={papers.left.length}
                  keys={keys}
                  onDraw={beginBox}
                  onMark={mark}
                />
                {complete && <CheckFactContext value={openFact}>{facts}</CheckFactContext>}
              </div>
            </SourceContext>
          </LinkedClaimContext>
        }
        side={
          <AppealDocumentViewer
            appealId={appeal.id}
            documents={appeal.documents}
            highlight={highlight}
            drawing={draw.drawing}
          />
        }
      />
    </StepFrame>
  );
}

function logged(document: AppealDocumentDto, running: boolean, { words: of }: PaperNames): LoggedStep {
  const { ocr_status } = document;
  const words = readingWords(document, running);
  const state =
    ocr_status === "success"
      ? "done"
      : ocr_status === "failed"
        ? "failed"
        : running && document.pages_read > 0
          ? "running"
          : "waiting";
  return {
    id: document.id,
    label: `${DOCUMENT_TYPES[document.document_type]}: ${document.uploaded_document_info.original_filename}`,
    state,
    detail:
      state === "failed"
        ? (document.ocr_error ?? words)
        : [words, state === "done" && wordsOfPaper(document, of)].filter(Boolean).join(", "),
  };
}
