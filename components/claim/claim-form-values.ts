import type { ClaimStatus } from "@/lib/core/enums";
import { fieldNames } from "@/lib/core/field-table";
import { ALL_CLAIM_FIELDS, CLAIM_FIELDS, type ClaimFieldName } from "@/lib/domain/claim/fields";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { PatientChoice } from "@/lib/domain/patient/schema";

type Fields = typeof ALL_CLAIM_FIELDS;
/** The fields that the form has. */
export type ClaimField = {
  [N in ClaimFieldName]: Fields[N]["form"] extends null ? never : N;
}[ClaimFieldName];

/** What the Edit Claim form holds: text as it was typed, codes with commas between them. */
export type ClaimFormValues = {
  [N in ClaimField]: N extends "status"
    ? ClaimStatus
    : Fields[N]["kind"] extends "flag"
      ? boolean | null
      : string;
};

const CLAIM_FORM = fieldNames(ALL_CLAIM_FIELDS).filter(
  (name): name is ClaimField => ALL_CLAIM_FIELDS[name].form !== null,
);
const isDenialField = (field: ClaimField): boolean => !(field in CLAIM_FIELDS);

export function formValuesOf(claim: ClaimDto): ClaimFormValues {
  const held: Record<string, unknown> = { ...claim.denial_details, ...claim };
  const typed = (name: ClaimField) => {
    const value = held[name];
    if (ALL_CLAIM_FIELDS[name].kind === "flag") return value ?? null;
    return Array.isArray(value) ? value.join(", ") : (value ?? "");
  };
  return Object.fromEntries(CLAIM_FORM.map((name) => [name, typed(name)])) as ClaimFormValues;
}

/** What choosing "denied" fills in where nothing stands yet (docs/product.md, F4). */
export function denialDefaults(values: ClaimFormValues, today: string): Partial<ClaimFormValues> {
  if (values.status !== "denied") return {};
  return {
    ...(!values.denial_date && { denial_date: today }),
    ...(values.can_appeal === null && { can_appeal: true }),
    ...(values.requires_correction === null && { requires_correction: false }),
  };
}

/** Denial fields: open while denied, read-only once they are history, else not shown. */
export function denialState(values: Pick<ClaimFormValues, "status" | "denial_date">) {
  if (values.status === "denied") return "open";
  return values.denial_date ? "historical" : "none";
}

const same = (a: string | boolean | null, b: string | boolean | null) =>
  (typeof a === "string" ? a.trim() : a) === (typeof b === "string" ? b.trim() : b);

/** Fields in which two states of the form differ. */
export const differing = (a: ClaimFormValues, b: ClaimFormValues): ClaimField[] =>
  (Object.keys(a) as ClaimField[]).filter((field) => !same(a[field], b[field]));

/** The PATCH's body: the fields that were edited, and of the denial's none unless it is denied (docs/product.md, F4). */
export function editedFields(base: ClaimFormValues, values: ClaimFormValues): Record<string, unknown> {
  const fields = differing(base, values).filter(
    (field) => values.status === "denied" || !isDenialField(field),
  );
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** The patient of a claim as the combobox shows it. */
export const patientOf = (claim: Pick<ClaimDto, "patient" | "patient_name">): PatientChoice => ({
  patient_id: claim.patient,
  first_name: claim.patient_name,
  last_name: "",
});

export type Rebased = {
  /** The form goes on with these: theirs where only they changed something, the typed work everywhere else. */
  values: ClaimFormValues;
  /** Changed by them alone, taken over. */
  taken: ClaimField[];
  /** Changed on both sides to different values; the typed one stands until a person decides. */
  disputed: ClaimField[];
};

/** What becomes of a form whose claim was changed meanwhile from `base` to `theirs`. */
export function rebase(base: ClaimFormValues, typed: ClaimFormValues, theirs: ClaimFormValues): Rebased {
  const mine = new Set(differing(base, typed));
  const changed = differing(base, theirs);
  const taken = changed.filter((field) => !mine.has(field));
  const disputed = changed.filter((field) => mine.has(field) && !same(typed[field], theirs[field]));
  const values = { ...typed, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
  return { values, taken, disputed };
}
