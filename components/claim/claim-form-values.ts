import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { PatientChoice } from "@/lib/domain/patient/schema";

/** What the Edit Claim form holds: text as it was typed. */
const TEXT_FIELDS = [
  "claim_number",
  "internal_claim_number",
  "payer_claim_number",
  "date_submitted",
  "date_received",
  "date_processed",
  "date_of_service_from",
  "date_of_service_to",
  "total_charges",
  "total_allowed_amount",
  "total_paid_amount",
  "patient_responsibility",
  "insurance_plan_name",
  "payer_id",
  "policy_number",
  "group_number",
  "authorization_number",
  "place_of_service",
  "claim_type",
  "remarks",
] as const;
const DENIAL_TEXT_FIELDS = [
  "denial_date",
  "denial_category",
  "denial_summary",
  "appeal_deadline",
  "appeal_instructions",
  "correction_notes",
] as const;
const DENIAL_FLAGS = ["can_appeal", "requires_correction"] as const;

export type ClaimFormValues = Record<(typeof TEXT_FIELDS)[number], string> &
  Record<(typeof DENIAL_TEXT_FIELDS)[number], string> &
  Record<(typeof DENIAL_FLAGS)[number], boolean | null> & {
    patient: string;
    /** Empty: none. */
    provider: string;
    status: ClaimDto["status"];
    /** Codes with commas between them. */
    diagnosis_codes: string;
    right_move: string;
  };
export type ClaimField = keyof ClaimFormValues;

const DENIAL: readonly ClaimField[] = [...DENIAL_TEXT_FIELDS, ...DENIAL_FLAGS];
const isDenialField = (field: ClaimField): boolean => DENIAL.includes(field);

const texts = <F extends string>(fields: readonly F[], of: (field: F) => string | null | undefined) =>
  Object.fromEntries(fields.map((field) => [field, of(field) ?? ""])) as Record<F, string>;

export const formValuesOf = (claim: ClaimDto): ClaimFormValues => ({
  ...texts(TEXT_FIELDS, (field) => claim[field]),
  ...texts(DENIAL_TEXT_FIELDS, (field) => claim.denial_details?.[field]),
  can_appeal: claim.denial_details?.can_appeal ?? null,
  requires_correction: claim.denial_details?.requires_correction ?? null,
  patient: claim.patient,
  provider: claim.provider ?? "",
  status: claim.status,
  diagnosis_codes: claim.diagnosis_codes.join(", "),
  right_move: claim.right_move ?? "",
});

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
