"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";
import { pressInPaper } from "./paper-keys";
import type { PaperNames } from "./paper-names";
import { type PaperName, type PaperStops, shownOfPaper } from "./use-paper-stops";

interface PaperChecksProps {
  document: AppealDocumentDto;
  /** There are other papers: without its name nobody could tell whose question it is. */
  named: boolean;
  stops: PaperStops;
  names: PaperNames;
}

/** What a paper is, where that is in doubt or a person chose it: confirmed or chosen with one click or key. */
export function PaperChecks({ document, named, stops, names: { words, labels } }: PaperChecksProps) {
  const shown = shownOfPaper(document);
  const choose = (name: PaperName, value: string | null) => stops.choose(document.id, name, value);
  return (
    <fieldset className="mt-3 grid min-w-0 gap-3 border-t pt-3">
      <legend className={named ? "float-left break-words font-medium text-ink text-sm" : "sr-only"}>
        {document.uploaded_document_info.original_filename}
      </legend>
      {shown.map((name) => {
        const value = document[name] ?? "";
        const { doubt, confirmed } = document.paper_evidence[name] ?? {};
        const key = stops.keyOf(document.id, name);
        const isSettled = Boolean(confirmed) || stops.isSent(key);
        const keys = {
          onConfirm: () => {
            if (!isSettled && value !== "") choose(name, value);
            stops.tab(key, 1);
          },
          onTab: (direction: 1 | -1) => stops.tab(key, direction),
          onArrow: (direction: 1 | -1) => stops.arrow(key, direction),
        };
        return (
          <Field
            key={name}
            label={labels[name]}
            hint={
              confirmed ? (
                <span className="inline-flex items-center gap-1 text-success-text text-xs">
                  <span aria-hidden className="icon icon-circle-check size-3.5" /> Chosen by {confirmed.by}
                </span>
              ) : (
                <span className="text-warning-text text-xs">{doubt}</span>
              )
            }
            aside={
              (confirmed || value !== "") && (
                <Button variant="link" onClick={() => choose(name, confirmed ? null : value)}>
                  {confirmed ? "Undo" : "Confirm"}
                  <span className="sr-only"> {labels[name]}</span>
                </Button>
              )
            }
          >
            <Select
              dense
              {...(stops.isStop(key) && {
                ref: stops.register(key),
                onKeyDown: (event) => pressInPaper(event, keys),
              })}
              {...(value === "" && { placeholder: "Not told" })}
              value={value}
              onChange={(event) => choose(name, event.target.value)}
              options={Object.entries(words[name]).map(([key, label]) => ({
                value: key,
                label: sentence(label),
              }))}
            />
          </Field>
        );
      })}
    </fieldset>
  );
}

const sentence = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());
