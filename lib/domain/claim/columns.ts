import { sql } from "drizzle-orm";
import { claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { users } from "@/db/schema/users";
import { daysBetween } from "@/lib/core/dates";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import type { ActionCountsDto } from "./action-item/schema";
import { amountOrNull, type LineRow, lineItemDto } from "./line-item/columns";
import type { ClaimDto, DenialDetailsDto } from "./schema";

/** What leaves of a claim's row. */
export const claimColumns = {
  id: claims.id,
  patientId: claims.patientId,
  providerId: claims.providerId,
  claimNumber: claims.claimNumber,
  internalClaimNumber: claims.internalClaimNumber,
  payerClaimNumber: claims.payerClaimNumber,
  status: claims.status,
  source: claims.source,
  dateSubmitted: claims.dateSubmitted,
  dateReceived: claims.dateReceived,
  dateProcessed: claims.dateProcessed,
  serviceFrom: claims.serviceFrom,
  serviceTo: claims.serviceTo,
  totalCharges: claims.totalCharges,
  totalAllowed: claims.totalAllowed,
  totalPaid: claims.totalPaid,
  patientResponsibility: claims.patientResponsibility,
  insurancePlanName: claims.insurancePlanName,
  payerId: claims.payerId,
  policyNumber: claims.policyNumber,
  groupNumber: claims.groupNumber,
  authorizationNumber: claims.authorizationNumber,
  placeOfService: claims.placeOfService,
  claimType: claims.claimType,
  filingCode: claims.filingCode,
  diagnosisCodes: claims.diagnosisCodes,
  remarks: claims.remarks,
  denialDate: claims.denialDate,
  denialCategory: claims.denialCategory,
  denialSummary: claims.denialSummary,
  appealDeadline: claims.appealDeadline,
  deadlineEstimated: claims.deadlineEstimated,
  deadlineBasis: claims.deadlineBasis,
  canAppeal: claims.canAppeal,
  requiresCorrection: claims.requiresCorrection,
  appealInstructions: claims.appealInstructions,
  correctionNotes: claims.correctionNotes,
  rightMove: claims.rightMove,
  rightMoveReason: claims.rightMoveReason,
};
export type ClaimRow = { [K in keyof typeof claimColumns]: (typeof claims.$inferSelect)[K] };

/** A person's name, or their username where they gave none. */
export const personName = sql<string>`coalesce(nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.username})`;

/** Beside the claim's own columns, from the tables joined to it. */
export const claimNames = {
  patientName: sql<string>`trim(concat_ws(' ', ${patients.firstName}, ${patients.lastName}))`,
  providerName: sql<string | null>`case when ${users.id} is not null then ${personName} end`,
  createdAt: exactTime(claims.createdAt),
  updatedAt: exactTime(claims.updatedAt),
};
export type NamedClaimRow = ClaimRow & {
  patientName: string;
  providerName: string | null;
  createdAt: string;
  updatedAt: string;
};

/** `today` is the practice's. */
export function claimDto(
  row: NamedClaimRow,
  lines: readonly LineRow[],
  actionItems: ActionCountsDto,
  today: string,
): ClaimDto {
  return {
    claim_id: row.id,
    claim_number: row.claimNumber,
    internal_claim_number: row.internalClaimNumber,
    payer_claim_number: row.payerClaimNumber,
    patient: row.patientId,
    patient_name: row.patientName,
    provider: row.providerId,
    provider_name: row.providerName ?? "",
    status: row.status,
    date_submitted: row.dateSubmitted,
    date_received: row.dateReceived,
    date_processed: row.dateProcessed,
    date_of_service_from: row.serviceFrom,
    date_of_service_to: row.serviceTo,
    total_charges: amountOrNull(row.totalCharges),
    total_allowed_amount: amountOrNull(row.totalAllowed),
    total_paid_amount: amountOrNull(row.totalPaid),
    patient_responsibility: amountOrNull(row.patientResponsibility),
    insurance_plan_name: row.insurancePlanName,
    payer_id: row.payerId,
    policy_number: row.policyNumber,
    group_number: row.groupNumber,
    authorization_number: row.authorizationNumber,
    place_of_service: row.placeOfService,
    claim_type: row.claimType,
    filing_code: row.filingCode,
    diagnosis_codes: row.diagnosisCodes,
    remarks: row.remarks,
    right_move: row.rightMove,
    right_move_reason: row.rightMoveReason,
    source: row.source,
    line_items: lines.map(lineItemDto),
    denial_details: denialDto(row, lines, today),
    action_items: actionItems,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}

function denialDto(row: ClaimRow, lines: readonly LineRow[], today: string): DenialDetailsDto | null {
  if (row.status !== "denied" && row.denialDate === null) return null;
  const daysLeft = row.appealDeadline === null ? null : daysBetween(today, row.appealDeadline);
  return {
    denial_date: row.denialDate,
    denial_category: row.denialCategory,
    denial_summary: row.denialSummary,
    appeal_deadline: row.appealDeadline,
    appeal_deadline_passed: daysLeft !== null && daysLeft < 0,
    days_left: daysLeft,
    deadline_estimated: row.deadlineEstimated,
    deadline_basis: row.deadlineBasis,
    can_appeal: row.canAppeal,
    requires_correction: row.requiresCorrection,
    appeal_instructions: row.appealInstructions,
    correction_notes: row.correctionNotes,
    historical: row.status !== "denied" && !isPartlyDenied(row, lines),
  };
}

/** A part of the claim was paid and a line stands denied: that denial is still to be dealt with. */
const isPartlyDenied = ({ status }: ClaimRow, lines: readonly LineRow[]): boolean =>
  status === "partially_paid" && lines.some(({ deniedAmount }) => (deniedAmount ?? 0) > 0);
