"use client";

import type { ReactNode } from "react";
import type { Highlight } from "@/components/document/highlight";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import { EXTRACTION_FIELDS, type ExtractionField } from "@/lib/core/extraction";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { FIELD_LABELS } from "./appeal-labels";
import { documentSays } from "./document-says";
import { SourceButton } from "./source-button";
import { highlightOf } from "./source-highlight";

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
  /** Marks the words of the focused field. */
  onMark: (highlight: Highlight | null) => void;
}

const LIMITS: Record<ExtractionField, number> = {
  patient_name: 200,
  claim_number: 100,
  payer_name: 200,
  denial_code: 100,
  denial_text: 5000,
};

export function ExtractionForm(props: ExtractionFormProps) {
  const { appeal, ready, editing, values } = props;
  const evidence = appeal.extraction.evidence;

  const focus = (field: ExtractionField) => {
    const source = evidence[field] ?? documentSays(appeal, field) ?? undefined;
    props.onMark(highlightOf(source, FIELD_LABELS[field]));
  };

  return (
    <Card
      title="Extracted information"
      description="Check the fields. The words each one came from are marked in the document."
      headingLevel={3}
    >
      <form
        method="post"
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
        {EXTRACTION_FIELDS.map((field) => {
          const control = {
            value: values[field],
            maxLength: LIMITS[field],
            readOnly: !editing,
            autoComplete: "off",
            onFocus: () => focus(field),
            onChange: (event: { target: { value: string } }) =>
              props.onChange({ ...values, [field]: event.target.value }),
          };
          return (
            <Field
              key={field}
              label={FIELD_LABELS[field]}
              hint={
                ready &&
                otherValue(
                  documentSays(appeal, field)?.value,
                  values[field],
                  editing ? (said) => props.onChange({ ...values, [field]: said }) : null,
                )
              }
              aside={<SourceNote {...{ appeal, ready, field, value: values[field] }} />}
            >
              {field === "denial_text" ? <Textarea rows={5} {...control} /> : <Input {...control} />}
            </Field>
          );
        })}
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

/** What the document says where the field says something else. `onUse` is null while the fields can't be edited. */
function otherValue(
  said: string | undefined,
  value: string,
  onUse: ((said: string) => void) | null,
): ReactNode {
  if (said === undefined || said === value) return null;
  return (
    <>
      The document says “{said}”.{" "}
      {onUse && (
        <Button variant="link" onClick={() => onUse(said)}>
          Use this
        </Button>
      )}
    </>
  );
}

interface SourceNoteProps {
  appeal: AppealDto;
  ready: boolean;
  field: ExtractionField;
  value: string;
}

function SourceNote({ appeal, ready, field, value }: SourceNoteProps): ReactNode {
  if (!ready) return null;
  const evidence = appeal.extraction.evidence[field];
  if (evidence && evidence.value === value) {
    return <SourceButton evidence={evidence} label={FIELD_LABELS[field]} />;
  }
  if (value.trim() === "") return <Badge tone="warning">Not found</Badge>;
  return <Badge>Entered by hand</Badge>;
}
