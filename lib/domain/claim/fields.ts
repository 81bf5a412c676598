import { CLAIM_STATUS_LABELS, RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import type { FieldSpec } from "@/lib/core/field-table";

/**
 * The fields of a claim, each once: the calls' schemas, the columns, the form, the detail cards, the CSV file and the
 * activity's words are made from here. Plain data for screens and server alike. The order is the form's and the cards'.
 */

export const CLAIM_GROUPS = {
  claim: "Claim",
  dates: "Important Dates",
  money: "Financial Details",
  insurance: "Insurance Information",
  further: "Additional Information",
  denial: "Denial Details",
} as const;
export type ClaimGroup = keyof typeof CLAIM_GROUPS;

export type ClaimFieldSpec = FieldSpec & {
  /** The fields of the form that stand together; null: no field of the form. */
  form: ClaimGroup | null;
  /** The detail card that shows it; null: shown elsewhere. */
  card: ClaimGroup | null;
  /** Its place and heading in the CSV file; null: not in it. */
  csv: readonly [place: number, heading: string] | null;
  hint?: string;
  /** Over both columns of the form. */
  wide?: true;
};

export const CLAIM_FIELDS = {
  status: {
    kind: "choice",
    required: true,
    labels: CLAIM_STATUS_LABELS,
    refusal: "Choose a claim status.",
    column: "status",
    label: "Status",
    form: "claim",
    card: null,
    csv: [5, "Status"],
  },
  right_move: {
    kind: "choice",
    labels: RIGHT_MOVE_LABELS,
    refusal: "Choose a next step.",
    none: "Not chosen",
    column: "rightMove",
    label: "Next Step",
    form: "claim",
    card: "further",
    csv: [18, "Next Step"],
  },
  patient: {
    kind: "record",
    required: true,
    refusal: "Choose a patient from the list.",
    column: "patientId",
    label: "Patient",
    form: "claim",
    card: "claim",
    csv: [4, "Patient"],
  },
  /** A person of the practice. */
  provider: {
    kind: "record",
    refusal: "Choose a provider from the list.",
    column: "providerId",
    label: "Provider",
    form: "claim",
    card: "claim",
    csv: null,
  },
  claim_number: {
    kind: "line",
    max: 100,
    column: "claimNumber",
    label: "Claim Number",
    form: "claim",
    card: null,
    csv: [1, "Claim Number"],
  },
  internal_claim_number: {
    kind: "line",
    max: 100,
    column: "internalClaimNumber",
    label: "Internal Claim Number",
    form: "claim",
    card: "claim",
    csv: [2, "Internal Claim Number"],
  },
  payer_claim_number: {
    kind: "line",
    max: 100,
    column: "payerClaimNumber",
    label: "Payer Claim Number",
    form: "claim",
    card: "claim",
    csv: [3, "Payer Claim Number"],
  },
  claim_type: {
    kind: "line",
    max: 100,
    column: "claimType",
    label: "Claim Type",
    form: "claim",
    card: "further",
    csv: null,
  },
  date_of_service_from: {
    kind: "day",
    column: "serviceFrom",
    label: "Date of Service From",
    form: "dates",
    card: "dates",
    csv: [6, "Service From"],
  },
  date_of_service_to: {
    kind: "day",
    column: "serviceTo",
    label: "Date of Service To",
    form: "dates",
    card: "dates",
    csv: [7, "Service To"],
  },
  date_submitted: {
    kind: "day",
    column: "dateSubmitted",
    label: "Date Submitted",
    form: "dates",
    card: "dates",
    csv: [8, "Submitted Date"],
  },
  date_received: {
    kind: "day",
    column: "dateReceived",
    label: "Date Received",
    form: "dates",
    card: "dates",
    csv: null,
  },
  date_processed: {
    kind: "day",
    column: "dateProcessed",
    label: "Date Processed",
    form: "dates",
    card: "dates",
    csv: null,
  },
  total_charges: {
    kind: "money",
    column: "totalCharges",
    label: "Total Charges",
    form: "money",
    card: "money",
    csv: [9, "Total Charges"],
  },
  total_allowed_amount: {
    kind: "money",
    column: "totalAllowed",
    label: "Total Allowed",
    form: "money",
    card: "money",
    csv: [10, "Total Allowed"],
  },
  total_paid_amount: {
    kind: "money",
    column: "totalPaid",
    label: "Total Paid",
    form: "money",
    card: "money",
    csv: [11, "Total Paid"],
  },
  patient_responsibility: {
    kind: "money",
    column: "patientResponsibility",
    label: "Patient Responsibility",
    form: "money",
    card: "money",
    csv: [12, "Patient Responsibility"],
  },
  insurance_plan_name: {
    kind: "line",
    max: 200,
    column: "insurancePlanName",
    label: "Insurance Plan",
    form: "insurance",
    card: "insurance",
    csv: [13, "Insurance Plan"],
  },
  payer_id: {
    kind: "line",
    max: 50,
    column: "payerId",
    label: "Payer ID",
    form: "insurance",
    card: "insurance",
    csv: null,
  },
  policy_number: {
    kind: "line",
    max: 100,
    column: "policyNumber",
    label: "Policy Number",
    form: "insurance",
    card: "insurance",
    csv: null,
  },
  group_number: {
    kind: "line",
    max: 100,
    column: "groupNumber",
    label: "Group Number",
    form: "insurance",
    card: "insurance",
    csv: null,
  },
  authorization_number: {
    kind: "line",
    max: 100,
    column: "authorizationNumber",
    label: "Authorization Number",
    form: "insurance",
    card: "insurance",
    csv: null,
  },
  /** Box 17 of the CMS-1500. */
  referring_provider_name: {
    kind: "line",
    max: 100,
    column: "referringProviderName",
    label: "Referring Provider",
    form: "further",
    card: "further",
    csv: [20, "Referring Provider"],
  },
  referring_provider_npi: {
    kind: "npi",
    column: "referringProviderNpi",
    label: "Referring Provider NPI",
    hint: "Ten digits, box 17b of the CMS-1500.",
    form: "further",
    card: "further",
    csv: [21, "Referring Provider NPI"],
  },
  place_of_service: {
    kind: "line",
    max: 100,
    column: "placeOfService",
    label: "Place of Service",
    form: "further",
    card: "further",
    csv: null,
  },
  /** CLP06 of the remittance: nothing that a person fills in. */
  filing_code: {
    kind: "line",
    max: 10,
    column: "filingCode",
    label: "Filing Code",
    form: null,
    card: null,
    csv: null,
  },
  diagnosis_codes: {
    kind: "codes",
    most: 25,
    length: 10,
    column: "diagnosisCodes",
    label: "Diagnosis Codes",
    hint: "Separate codes with commas, for example M54.50, M25.561.",
    form: "further",
    card: "further",
    csv: null,
  },
  remarks: {
    kind: "text",
    max: 5000,
    wide: true,
    column: "remarks",
    label: "Remarks",
    form: "further",
    card: "further",
    csv: [19, "Remarks"],
  },
} as const satisfies Record<string, ClaimFieldSpec>;

/** Taken while the claim is denied; answered under `denial_details`. */
export const DENIAL_FIELDS = {
  denial_date: {
    kind: "day",
    column: "denialDate",
    label: "Denial Date",
    form: "denial",
    card: "denial",
    csv: [14, "Denial Date"],
  },
  denial_category: {
    kind: "choice",
    labels: DENIAL_CATEGORY_LABELS,
    refusal: "Choose a denial category.",
    none: "Not known",
    column: "denialCategory",
    label: "Denial Category",
    form: "denial",
    card: "denial",
    csv: [15, "Denial Category"],
  },
  appeal_deadline: {
    kind: "day",
    column: "appealDeadline",
    label: "Appeal Deadline",
    form: "denial",
    card: "denial",
    csv: [17, "Appeal Deadline"],
  },
  can_appeal: {
    kind: "flag",
    column: "canAppeal",
    label: "Can Appeal",
    form: "denial",
    card: "denial",
    csv: null,
  },
  requires_correction: {
    kind: "flag",
    column: "requiresCorrection",
    label: "Requires Correction",
    form: "denial",
    card: "denial",
    csv: null,
  },
  denial_summary: {
    kind: "text",
    max: 5000,
    wide: true,
    column: "denialSummary",
    label: "Denial Summary",
    form: "denial",
    card: "denial",
    csv: [16, "Denial Summary"],
  },
  appeal_instructions: {
    kind: "text",
    max: 5000,
    column: "appealInstructions",
    label: "Appeal Instructions",
    form: "denial",
    card: "denial",
    csv: null,
  },
  correction_notes: {
    kind: "text",
    max: 5000,
    column: "correctionNotes",
    label: "Correction Notes",
    form: "denial",
    card: "denial",
    csv: null,
  },
} as const satisfies Record<string, ClaimFieldSpec>;

export const ALL_CLAIM_FIELDS = { ...CLAIM_FIELDS, ...DENIAL_FIELDS };
export type ClaimFieldName = keyof typeof ALL_CLAIM_FIELDS;

/** What the table says of one field. */
export const claimField = (name: ClaimFieldName): ClaimFieldSpec => ALL_CLAIM_FIELDS[name];

const entries: readonly [ClaimFieldName, ClaimFieldSpec][] = Object.entries(ALL_CLAIM_FIELDS) as never;
/** The fields of one group of the form, or of one card, in their order. */
export const formFields = (group: ClaimGroup) => entries.filter(([, { form }]) => form === group);
export const cardFields = (group: ClaimGroup) => entries.filter(([, { card }]) => card === group);

/** The columns of the CSV file, in order. */
export const CSV_COLUMNS = entries
  .flatMap(([name, { csv }]) => (csv ? [{ name, place: csv[0], heading: csv[1] }] : []))
  .toSorted((a, b) => a.place - b.place);
