"use client";

import { createContext, useContext } from "react";
import type { Highlight } from "@/components/document/highlight";
import { withCalendarDates } from "@/components/ui/calendar-date";
import type { SourcedEvidenceDto } from "@/lib/core/evidence";
import { placeWords } from "./document-title";
import { confidenceWords } from "./reading-labels";
import { highlightOf } from "./source-highlight";
import { useWizard } from "./wizard-shell";

/** Brings the document forward with the words marked. */
export const SourceContext = createContext<(highlight: Highlight | null) => void>(() => undefined);

interface SourceButtonProps {
  evidence: SourcedEvidenceDto;
  label: string;
}

/** "Denial letter, page 1, sure": leads to the words in the document. */
export function SourceButton({ evidence, label }: SourceButtonProps) {
  const onShow = useContext(SourceContext);
  const { documents } = useWizard().appeal;
  const words = [
    ...(evidence.basis ? [withCalendarDates(evidence.basis)] : []),
    placeWords(documents, evidence.documentId, evidence.page),
    evidence.doubt ? "doubtful" : confidenceWords(evidence.confidence),
  ].join(", ");
  return (
    <>
      {evidence.boxes.length === 0 ? (
        <span className="text-ink-muted text-xs">{words}</span>
      ) : (
        <ShowButton onShow={() => onShow(highlightOf(evidence, label))} label={label} words={words} />
      )}
      {evidence.doubt && <span className="block text-warning-text text-xs">{evidence.doubt}</span>}
      {evidence.repaired && (
        <span className="block text-warning-text text-xs">
          The page reads “{evidence.repaired}”. Look-alike characters were put right.
        </span>
      )}
    </>
  );
}

interface ShowButtonProps {
  onShow: () => void;
  label: string;
  words: string;
}

function ShowButton({ onShow, label, words }: ShowButtonProps) {
  return (
    <button
      type="button"
      onClick={onShow}
      className="inline-flex min-h-6 items-center gap-1 rounded-sm text-left text-accent-text text-xs hover:underline"
    >
      <span aria-hidden className="icon icon-crosshair size-3.5 shrink-0" />
      <span>
        <span className="sr-only">Show the source of {label}: </span>
        {words}
      </span>
    </button>
  );
}
