"use client";

import { ScanText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Highlight } from "@/components/document/highlight";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { type Pane, SplitView } from "@/components/ui/split-view";
import { type LoggedStep, StepLog } from "@/components/ui/step-log";
import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";
import { APPEAL_MESSAGES } from "@/lib/domain/appeal/schema";
import { saveMetadata, startExtraction } from "./appeal-calls";
import { AppealDocumentViewer } from "./appeal-document-viewer";
import { DOCUMENT_KINDS, DOCUMENT_TYPES, readingWords } from "./appeal-labels";
import { ExtractionForm, type Fields, fieldsOf } from "./extraction-form";
import { sentenceOf, tellFailure, tellSuccess } from "./messages";
import { SourcedFacts } from "./sourced-facts";
import { StepFrame } from "./step-frame";
import type { AppealHandle } from "./use-appeal";
import { extractionComplete, WIZARD_STEPS } from "./wizard-steps";

interface ExtractStepProps {
  handle: AppealHandle;
  today: string;
  takeFocus: boolean;
  onBack: () => void;
  onNext: () => void;
}

export function ExtractStep({ handle, today, takeFocus, onBack, onNext }: ExtractStepProps) {
  const { appeal, show, refresh } = handle;
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  const [pane, setPane] = useState<Pane>("main");
  const [problem, setProblem] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const [edited, setEdited] = useState<Fields | null>(null);
  const [saving, setSaving] = useState(false);
  const running = appeal.extraction.state === "running";
  const complete = extractionComplete(appeal);
  const saved = fieldsOf(appeal);
  const values = edited ?? saved;
  const changed =
    edited !== null && Object.entries(saved).some(([key, value]) => values[key as keyof Fields] !== value);

  /** On a narrow screen a source that was asked for brings the document forward; focusing a field does not. */
  const showSource = (source: Highlight | null) => {
    setHighlight(source);
    setPane("side");
  };

  const wasRunning = useRef(running);
  useEffect(() => {
    if (wasRunning.current && !running) {
      if (appeal.documents.some(({ ocr_status }) => ocr_status === "success"))
        tellSuccess("Extraction completed! Review and edit the information below.");
      else tellFailure("None of the documents could be read. The reasons are next to the files.");
    }
    wasRunning.current = running;
  }, [running, appeal.documents]);

  const failed = (error: unknown, fallback: string) => {
    const sentence = sentenceOf(error, fallback);
    setProblem(sentence);
    tellFailure(sentence);
  };

  const start = async (force: boolean) => {
    setProblem(null);
    if (appeal.documents.length === 0) return failed(null, APPEAL_MESSAGES.noDocuments);
    setStarting(true);
    try {
      await startExtraction(appeal.id, force);
      tellSuccess("Extraction job started. Processing documents...");
      setEdited(null);
      show({ extraction: { ...appeal.extraction, state: "running" } });
      await refresh();
    } catch (error) {
      failed(error, "Failed to start extraction");
    } finally {
      setStarting(false);
    }
  };

  const save = async (): Promise<boolean> => {
    setProblem(null);
    setSaving(true);
    try {
      show(await saveMetadata(appeal.id, values));
      setEdited(null);
      tellSuccess("Information updated successfully!");
      return true;
    } catch (error) {
      failed(error, "Failed to save extracted information");
      return false;
    } finally {
      setSaving(false);
    }
  };

  const setEditing = async (editing: boolean) => {
    if (editing) setEdited(saved);
    else if (changed) await save();
    else setEdited(null);
  };

  const read = appeal.documents.filter(({ ocr_status }) => ocr_status === "success").length;
  const unread = appeal.documents.length - read;

  return (
    <StepFrame
      title={WIZARD_STEPS[1]}
      description="The documents are read, and what they say about the denial fills in the empty fields."
      takeFocus={takeFocus}
      problem={problem}
      onBack={onBack}
      next={{
        label: "Next",
        onClick: onNext,
        disabled: !complete || edited !== null || saving,
        reason: running
          ? "Reading the documents…"
          : !complete
            ? "Start the extraction first."
            : edited !== null
              ? "Save your changes, or leave Edit Mode, to continue."
              : undefined,
      }}
    >
      <SplitView
        shown={pane}
        onShown={setPane}
        mainLabel="Information"
        sideLabel="Document"
        main={
          <div className="grid gap-4">
            <Card
              title="Documents"
              headingLevel={3}
              actions={
                <Button
                  variant={complete ? "secondary" : "primary"}
                  size="sm"
                  onClick={() => start(complete)}
                  loading={starting || running}
                  loadingText={running ? "Reading…" : "Starting…"}
                >
                  <ScanText aria-hidden /> {complete ? "Re-extract" : "Start Extraction"}
                </Button>
              }
            >
              <StepLog label="Reading progress" steps={appeal.documents.map((one) => logged(one, running))} />
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
              changed={changed}
              saving={saving}
              onSave={save}
              onMark={setHighlight}
              onShow={showSource}
            />
            {complete && <SourcedFacts extraction={appeal.extraction} today={today} onShow={showSource} />}
          </div>
        }
        side={
          <AppealDocumentViewer appealId={appeal.id} documents={appeal.documents} highlight={highlight} />
        }
      />
    </StepFrame>
  );
}

function logged(document: AppealDocumentDto, running: boolean): LoggedStep {
  const { ocr_status, kind } = document;
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
        : [words, state === "done" && kind ? DOCUMENT_KINDS[kind] : null].filter(Boolean).join(", "),
  };
}
