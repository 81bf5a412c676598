"use client";

import { Crosshair } from "lucide-react";
import { createContext, useContext } from "react";
import type { Highlight } from "@/components/document/highlight";
import type { SourcedEvidenceDto } from "@/lib/core/evidence";
import { confidenceWords } from "./appeal-labels";
import { highlightOf } from "./source-highlight";

/** Brings the document forward with the words marked. */
export const SourceContext = createContext<(highlight: Highlight | null) => void>(() => undefined);

interface SourceButtonProps {
  evidence: SourcedEvidenceDto;
  label: string;
}

/** "Page 1, sure": leads to the words in the document. */
export function SourceButton({ evidence, label }: SourceButtonProps) {
  const onShow = useContext(SourceContext);
  const words = [
    ...(evidence.basis ? [evidence.basis] : []),
    `page ${evidence.page}`,
    confidenceWords(evidence.confidence),
  ].join(", ");
  if (evidence.boxes.length === 0) return <span className="text-ink-muted text-xs">{words}</span>;
  return (
    <button
      type="button"
      onClick={() => onShow(highlightOf(evidence, label))}
      className="inline-flex min-h-6 items-center gap-1 rounded-sm text-left text-accent-text text-xs hover:underline"
    >
      <Crosshair aria-hidden className="size-3.5 shrink-0" />
      <span>
        <span className="sr-only">Show the source of {label}: </span>
        {words}
      </span>
    </button>
  );
}
