"use client";

import { CircleCheck } from "lucide-react";
import { choosePaperAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { PAPER_LABELS, PAPER_WORDS } from "@/lib/core/notice-words";
import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";
import { failureText } from "./messages";

const NAMES = ["kind", "stage", "level", "line_of_business"] as const;
type Name = (typeof NAMES)[number];

interface PaperChecksProps {
  appealId: string;
  document: AppealDocumentDto;
}

/** What a paper is, where that is in doubt or a person chose it: confirmed or chosen with one click. */
export function PaperChecks({ appealId, document }: PaperChecksProps) {
  const { run, busy, refusal } = useAction(choosePaperAction);
  const shown = NAMES.filter((name) => {
    const evidence = document.paper_evidence[name];
    return evidence?.doubt || evidence?.confirmed;
  });
  if (shown.length === 0) return null;
  const choose = (name: Name, value: string | null) =>
    run({ appealId, documentId: document.id, name, value });
  return (
    <div className="mt-3 grid gap-3 border-t pt-3">
      {shown.map((name) => {
        const value = document[name] ?? "";
        const { doubt, confirmed } = document.paper_evidence[name] ?? {};
        return (
          <Field
            key={name}
            label={PAPER_LABELS[name]}
            disabled={busy}
            hint={
              confirmed ? (
                <span className="inline-flex items-center gap-1 text-success-text text-xs">
                  <CircleCheck aria-hidden className="size-3.5 shrink-0" /> Chosen by {confirmed.by}
                </span>
              ) : (
                <span className="text-warning-text text-xs">{doubt}</span>
              )
            }
            aside={
              (confirmed || value !== "") && (
                <Button variant="link" disabled={busy} onClick={() => choose(name, confirmed ? null : value)}>
                  {confirmed ? "Undo" : "Confirm"}
                  <span className="sr-only"> {PAPER_LABELS[name]}</span>
                </Button>
              )
            }
          >
            <Select
              dense
              {...(value === "" && { placeholder: "Not told" })}
              value={value}
              onChange={(event) => choose(name, event.target.value)}
              options={Object.entries(PAPER_WORDS[name]).map(([key, label]) => ({
                value: key,
                label: sentence(label),
              }))}
            />
          </Field>
        );
      })}
      {refusal && (
        <p role="alert" className="text-danger-text text-sm">
          {failureText("Failed to save what the paper is", refusal)}
        </p>
      )}
    </div>
  );
}

const sentence = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());
