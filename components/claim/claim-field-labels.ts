import { calendarDate } from "@/components/ui/time-labels";
import { CLAIM_STATUS_LABELS, DENIAL_CATEGORY_LABELS, RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import type { ClaimField, ClaimFormValues } from "./claim-form-values";
import { usd } from "./claim-labels";

export const FIELD_LABELS: Record<ClaimField, string> = {
  patient: "Patient",
  provider: "Provider",
  claim_number: "Claim Number",
  internal_claim_number: "Internal Claim Number",
  payer_claim_number: "Payer Claim Number",
  status: "Status",
  claim_type: "Claim Type",
  right_move: "Next Step",
  date_submitted: "Date Submitted",
  date_received: "Date Received",
  date_processed: "Date Processed",
  date_of_service_from: "Date of Service From",
  date_of_service_to: "Date of Service To",
  total_charges: "Total Charges",
  total_allowed_amount: "Total Allowed",
  total_paid_amount: "Total Paid",
  patient_responsibility: "Patient Responsibility",
  insurance_plan_name: "Insurance Plan",
  payer_id: "Payer ID",
  policy_number: "Policy Number",
  group_number: "Group Number",
  authorization_number: "Authorization Number",
  place_of_service: "Place of Service",
  diagnosis_codes: "Diagnosis Codes",
  remarks: "Remarks",
  denial_date: "Denial Date",
  denial_category: "Denial Category",
  denial_summary: "Denial Summary",
  appeal_deadline: "Appeal Deadline",
  can_appeal: "Can Appeal",
  requires_correction: "Requires Correction",
  appeal_instructions: "Appeal Instructions",
  correction_notes: "Correction Notes",
};

const MONEY = ["total_charges", "total_allowed_amount", "total_paid_amount", "patient_responsibility"];

/** A value of the form in words, for comparing two states. */
export function fieldText(field: ClaimField, value: ClaimFormValues[ClaimField]): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (!value) return "empty";
  if (field === "status") return CLAIM_STATUS_LABELS[value as ClaimFormValues["status"]];
  if (field === "denial_category") return labelIn(DENIAL_CATEGORY_LABELS, value);
  if (field === "right_move") return labelIn(RIGHT_MOVE_LABELS, value);
  if (MONEY.includes(field)) return Number.isFinite(Number(value)) ? usd(value) : value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? calendarDate(value) : value;
}

const labelIn = (labels: Record<string, string>, value: string) => labels[value] ?? value;
