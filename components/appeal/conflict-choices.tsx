"use client";

import { clsx } from "clsx";
import type { Highlight } from "@/components/document/highlight";
import { Kbd } from "@/components/ui/kbd";
import type { Confirmable } from "@/lib/core/confirmation";
import type { SourcedEvidenceDto } from "@/lib/core/evidence";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { DOCUMENT_TYPES } from "./document-kinds";
import { factText, labelOf } from "./fact-text";
import { highlightOf } from "./source-highlight";

interface ConflictChoicesProps {
  name: Confirmable;
  appeal: AppealDto;
  choices: readonly SourcedEvidenceDto[];
  standing: string;
  onChoose: (name: Confirmable, value: string, document: string) => void;
  /** Marks the words of one of them in its document. */
  onLook: (highlight: Highlight | null) => void;
}

/** What the documents say where they differ, side by side; a click or a digit chooses. */
export function ConflictChoices({ name, appeal, choices, standing, onChoose, onLook }: ConflictChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-warning-text text-xs">
        The documents differ. Choose which is right:
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice, index) => (
          <button
            key={`${choice.documentId}-${choice.value}`}
            type="button"
            aria-pressed={choice.value === standing}
            onClick={() => onChoose(name, choice.value, choice.documentId)}
            onPointerEnter={() => onLook(highlightOf(choice, labelOf(name)))}
            onFocus={() => onLook(highlightOf(choice, labelOf(name)))}
            className={clsx(
              "flex min-w-0 flex-col rounded-md border bg-surface px-3 py-2 text-left text-sm hover:bg-hover",
              choice.value === standing && "border-accent",
            )}
          >
            <span className="flex items-baseline gap-2">
              <Kbd>{index + 1}</Kbd>
              <span className="min-w-0 break-words font-medium text-ink">{factText(name, choice.value)}</span>
            </span>
            <span className="mt-1 block text-ink-muted text-xs">
              {paperOf(appeal, choice.documentId)}, page {choice.page}
            </span>
            {choice.context !== "" && (
              <span className="mt-0.5 line-clamp-2 block break-words text-ink-muted text-xs">
                “{choice.context}”
              </span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function paperOf({ documents }: AppealDto, id: string): string {
  const document = documents.find((one) => one.id === id);
  return document
    ? `${DOCUMENT_TYPES[document.document_type]} (${document.uploaded_document_info.original_filename})`
    : "A document";
}
