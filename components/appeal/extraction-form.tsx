"use client";

import type { ReactNode } from "react";
import type { Highlight } from "@/components/document/highlight";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Switch } from "@/components/ui/switch";
import { useStable } from "@/components/ui/use-stable";
import type { Confirmable } from "@/lib/core/confirmation";
import { EXTRACTION_FIELDS, type ExtractionField } from "@/lib/core/extraction";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { CheckField } from "./check-field";
import { evidenceOf } from "./check-source";
import { documentSays } from "./document-says";
import { isFact, labelOf } from "./fact-text";
import { highlightOf } from "./source-highlight";
import type { Checks } from "./use-checks";

export type Fields = Record<ExtractionField, string>;

export const fieldsOf = (appeal: AppealDto): Fields =>
  Object.fromEntries(EXTRACTION_FIELDS.map((field) => [field, appeal[field]])) as Fields;

interface ExtractionFormProps {
  appeal: AppealDto;
  /** The fields can be edited once the extraction has ended. */
  ready: boolean;
  editing: boolean;
  /** Turning it off saves what was edited; it answers when that is done. */
  onEditing: (editing: boolean) => void;
  values: Fields;
  onChange: (values: Fields) => void;
  changed: boolean;
  saving: boolean;
  onSave: () => void;
  checks: Checks;
  /** How much of what the denial letter is stands in doubt, above the values. */
  papersLeft: number;
  /** What the keys do. */
  keys: ReactNode;
  /** A box begins at the value's own words. */
  onDraw: (name: Confirmable, words: Highlight | null) => void;
  /** Marks the words of the focused field. */
  onMark: (highlight: Highlight | null) => void;
}

export function ExtractionForm(props: ExtractionFormProps) {
  const { appeal, ready, editing, values, checks } = props;
  const left = checks.left.length + props.papersLeft;
  const shown = editing ? EXTRACTION_FIELDS : checks.shown;

  const wordsOf = (name: Confirmable) => {
    const said = isFact(name) ? null : documentSays(appeal, name);
    return highlightOf(evidenceOf(appeal, name) ?? said ?? undefined, labelOf(name));
  };
  const field = useStable({
    onFocus: (name: Confirmable) => props.onMark(wordsOf(name)),
    onEdit: (name: Confirmable, value: string) => props.onChange({ ...values, [name]: value }),
    onDraw: (name: Confirmable) => props.onDraw(name, wordsOf(name)),
  });

  return (
    <Card
      title="Extracted information"
      description="Check the values. The words each one came from are marked in the document."
      headingLevel={3}
    >
      {ready && !editing && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-3 py-2 text-sm">
          <p aria-live="polite" className="flex items-center gap-1.5 font-medium text-ink">
            {left === 0 && <span aria-hidden className="icon icon-circle-check text-success" />}
            {left === 0 ? "All checked" : `${left} left to check`}
          </p>
          {props.keys}
        </div>
      )}
      <form
        method="dialog"
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onSave();
        }}
      >
        <Switch
          label="Edit Mode"
          checked={editing}
          disabled={!ready || props.saving}
          onCheckedChange={props.onEditing}
          hint={ready ? undefined : "Available when the extraction is finished."}
        />
        {shown.map((name) => (
          <CheckField
            key={name}
            name={name}
            appeal={appeal}
            actions={checks.actions}
            {...checks.stateOf(name)}
            ready={ready}
            edited={editing && !isFact(name) ? values[name as ExtractionField] : null}
            {...field}
            onLook={props.onMark}
          />
        ))}
        <div className="flex flex-wrap items-center justify-end gap-3">
          {editing && !props.changed && <p className="text-ink-muted text-sm">Nothing changed yet.</p>}
          <Button type="submit" disabled={!editing} loading={props.saving}>
            Save Changes
          </Button>
        </div>
      </form>
    </Card>
  );
}
