import type { claims } from "@/db/schema/claims";
import type { FieldErrors } from "@/lib/core/errors";
import { applyDenial, type DenialState, impossiblePairs } from "./rules";
import { type ClaimChanges, DENIAL_FIELDS, type DenialInput } from "./schema";

type Stored = typeof claims.$inferSelect;

/** The columns that a person's edit writes. */
export type ClaimDraft = Pick<
  Stored,
  | "patientId"
  | "providerId"
  | "claimNumber"
  | "internalClaimNumber"
  | "payerClaimNumber"
  | "status"
  | "dateSubmitted"
  | "dateReceived"
  | "dateProcessed"
  | "serviceFrom"
  | "serviceTo"
  | "totalCharges"
  | "totalAllowed"
  | "totalPaid"
  | "patientResponsibility"
  | "insurancePlanName"
  | "payerId"
  | "policyNumber"
  | "groupNumber"
  | "authorizationNumber"
  | "placeOfService"
  | "claimType"
  | "filingCode"
  | "diagnosisCodes"
  | "remarks"
  | "rightMove"
  | "rightMoveReason"
> &
  DenialState;

export const blankDraft = (patientId: string): ClaimDraft => ({
  patientId,
  providerId: null,
  claimNumber: "",
  internalClaimNumber: "",
  payerClaimNumber: "",
  status: "submitted",
  dateSubmitted: null,
  dateReceived: null,
  dateProcessed: null,
  serviceFrom: null,
  serviceTo: null,
  totalCharges: null,
  totalAllowed: null,
  totalPaid: null,
  patientResponsibility: null,
  insurancePlanName: "",
  payerId: "",
  policyNumber: "",
  groupNumber: "",
  authorizationNumber: "",
  placeOfService: "",
  claimType: "",
  filingCode: "",
  diagnosisCodes: [],
  remarks: "",
  rightMove: null,
  rightMoveReason: "",
  denialDate: null,
  denialCategory: null,
  denialSummary: "",
  appealDeadline: null,
  deadlineEstimated: false,
  deadlineBasis: "",
  canAppeal: null,
  requiresCorrection: null,
  appealInstructions: "",
  correctionNotes: "",
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
  const pick = <T>(given: T | undefined, current: T): T => (given === undefined ? current : given);
  const sentDenial = denialInput(input);
  const status = pick(input.status, draft.status);
  const { denial, errors } = applyDenial(draft, status, sentDenial, today);
  const sent = new Set([...Object.keys(input), ...Object.keys(sentDenial)]);
  const moved = input.right_move !== undefined && input.right_move !== draft.rightMove;
  return {
    sent,
    errors,
    draft: {
      patientId: pick(input.patient, draft.patientId),
      providerId: pick(input.provider, draft.providerId),
      claimNumber: pick(input.claim_number, draft.claimNumber),
      internalClaimNumber: pick(input.internal_claim_number, draft.internalClaimNumber),
      payerClaimNumber: pick(input.payer_claim_number, draft.payerClaimNumber),
      status,
      dateSubmitted: pick(input.date_submitted, draft.dateSubmitted),
      dateReceived: pick(input.date_received, draft.dateReceived),
      dateProcessed: pick(input.date_processed, draft.dateProcessed),
      serviceFrom: pick(input.date_of_service_from, draft.serviceFrom),
      serviceTo: pick(input.date_of_service_to, draft.serviceTo),
      totalCharges: pick(input.total_charges, draft.totalCharges),
      totalAllowed: pick(input.total_allowed_amount, draft.totalAllowed),
      totalPaid: pick(input.total_paid_amount, draft.totalPaid),
      patientResponsibility: pick(input.patient_responsibility, draft.patientResponsibility),
      insurancePlanName: pick(input.insurance_plan_name, draft.insurancePlanName),
      payerId: pick(input.payer_id, draft.payerId),
      policyNumber: pick(input.policy_number, draft.policyNumber),
      groupNumber: pick(input.group_number, draft.groupNumber),
      authorizationNumber: pick(input.authorization_number, draft.authorizationNumber),
      placeOfService: pick(input.place_of_service, draft.placeOfService),
      claimType: pick(input.claim_type, draft.claimType),
      filingCode: pick(input.filing_code, draft.filingCode),
      diagnosisCodes: pick(input.diagnosis_codes, draft.diagnosisCodes),
      remarks: pick(input.remarks, draft.remarks),
      rightMove: pick(input.right_move, draft.rightMove),
      // A person's own choice needs no rule's reason.
      rightMoveReason: moved ? "" : draft.rightMoveReason,
      ...denial,
    },
  };
}

/** The impossible pairs of a draft that the edit touches. */
export const checkDraft = (
  draft: ClaimDraft,
  patientBirth: string | null,
  sent: ReadonlySet<string>,
): FieldErrors => impossiblePairs({ ...draft, patientBirth }, sent);

/** Which columns an edit changed. */
export const changedColumns = (before: ClaimDraft, next: ClaimDraft): (keyof ClaimDraft)[] =>
  (Object.keys(next) as (keyof ClaimDraft)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(next[key]),
  );

/** The denial's fields, from `denial_details` first. */
function denialInput(input: ClaimChanges): DenialInput {
  const nested = input.denial_details ?? {};
  const sent = DENIAL_FIELDS.map((field) => [
    field,
    nested[field] === undefined ? input[field] : nested[field],
  ]);
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined)) as DenialInput;
}
