import type { claims } from "@/db/schema/claims";
import type { FieldErrors } from "@/lib/core/errors";
import { blankRow, columnsOf, fieldNames, type RowOf } from "@/lib/core/field-table";
import { npiWarning } from "@/lib/core/npi";
import { CLAIM_FIELDS, claimField, DENIAL_FIELDS } from "./fields";
import { applyDenial, type DenialState, impossiblePairs } from "./rules";
import { type ClaimChanges, DENIAL_INPUTS, type DenialInput } from "./schema";

type Stored = typeof claims.$inferSelect;

/** The columns that a person's edit writes. */
export type ClaimDraft = RowOf<typeof CLAIM_FIELDS> & Pick<Stored, "rightMoveReason"> & DenialState;

export const blankDraft = (patientId: string): ClaimDraft => ({
  ...blankRow(CLAIM_FIELDS),
  patientId,
  status: "submitted",
  rightMoveReason: "",
  ...blankRow(DENIAL_FIELDS),
  deadlineEstimated: false,
  deadlineBasis: "",
});

export const draftOf = (row: Stored): ClaimDraft => {
  const keys = Object.keys(blankDraft(row.patientId)) as (keyof ClaimDraft)[];
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as unknown as ClaimDraft;
};

/** The claim as it would be after an edit, with the fields that were sent and what is wrong with them. */
export function editDraft(
  draft: ClaimDraft,
  input: ClaimChanges,
  today: string,
): { draft: ClaimDraft; sent: ReadonlySet<string>; errors: FieldErrors } {
  const fields = columnsOf(CLAIM_FIELDS, input, draft);
  const sentDenial = denialInput(input);
  const { denial, errors } = applyDenial(draft, fields.status, sentDenial, today);
  const sent = new Set([...Object.keys(input), ...Object.keys(sentDenial)]);
  // A person's own choice needs no rule's reason.
  const rightMoveReason = fields.rightMove === draft.rightMove ? draft.rightMoveReason : "";
  return { sent, errors, draft: { ...fields, rightMoveReason, ...denial } };
}

/** The impossible pairs of a draft that the edit touches. */
export const checkDraft = (
  draft: ClaimDraft,
  patientBirth: string | null,
  sent: ReadonlySet<string>,
): FieldErrors => impossiblePairs({ ...draft, patientBirth }, sent);

/** What to look at in a saved claim's own fields. Pointed out, never refused: a payer's file may hold it. */
export const doubtfulNpis = (draft: ClaimDraft): { field: string; message: string }[] =>
  fieldNames(CLAIM_FIELDS).flatMap((field) => {
    const { kind, label, column } = claimField(field);
    const message = kind === "npi" ? npiWarning(String(draft[column as keyof ClaimDraft])) : null;
    return message ? [{ field, message: `${label}: ${message}` }] : [];
  });

/** Which columns an edit changed. */
export const changedColumns = (before: ClaimDraft, next: ClaimDraft): (keyof ClaimDraft)[] =>
  (Object.keys(next) as (keyof ClaimDraft)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(next[key]),
  );

/** The denial's fields, from `denial_details` first. */
function denialInput(input: ClaimChanges): DenialInput {
  const nested = input.denial_details ?? {};
  const sent = DENIAL_INPUTS.map((field) => [
    field,
    nested[field] === undefined ? input[field] : nested[field],
  ]);
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined)) as DenialInput;
}
