import { History } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { DateText } from "@/components/ui/date-text";
import { DescriptionList } from "@/components/ui/description-list";
import { DENIAL_CATEGORY_LABELS, RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import type { ClaimDto, DenialDetailsDto } from "@/lib/domain/claim/schema";
import { AppealDeadlineChip } from "./claim-chips";
import { FIELD_LABELS } from "./claim-field-labels";
import { usd } from "./claim-labels";

/** A claim's facts in groups, for the details dialog and the detail page. */

const day = (value: string | null) => (value ? <DateText value={value} /> : null);
const money = (amount: string | null) => (amount === null ? null : usd(amount));
const said = (flag: boolean | null) => (flag === null ? null : flag ? "Yes" : "No");
const lines = (text: string) => (text ? <span className="whitespace-pre-line">{text}</span> : null);
const service = ({ date_of_service_from: from, date_of_service_to: to }: ClaimDto) => {
  if (!from || !to || from === to) return day(from ?? to);
  return (
    <>
      {day(from)} – {day(to)}
    </>
  );
};

export const patientFacts = (claim: ClaimDto) => [
  { label: "Patient", value: claim.patient_name },
  { label: "Provider", value: claim.provider_name },
  { label: FIELD_LABELS.internal_claim_number, value: claim.internal_claim_number },
  { label: FIELD_LABELS.payer_claim_number, value: claim.payer_claim_number },
];

export const dateFacts = (claim: ClaimDto) => [
  { label: "Date of Service", value: service(claim) },
  { label: FIELD_LABELS.date_submitted, value: day(claim.date_submitted) },
  { label: FIELD_LABELS.date_received, value: day(claim.date_received) },
  { label: FIELD_LABELS.date_processed, value: day(claim.date_processed) },
];

export const moneyFacts = (claim: ClaimDto) => [
  { label: FIELD_LABELS.total_charges, value: money(claim.total_charges), numeric: true },
  { label: FIELD_LABELS.total_allowed_amount, value: money(claim.total_allowed_amount), numeric: true },
  { label: FIELD_LABELS.total_paid_amount, value: money(claim.total_paid_amount), numeric: true },
  { label: FIELD_LABELS.patient_responsibility, value: money(claim.patient_responsibility), numeric: true },
];

export const insuranceFacts = (claim: ClaimDto) => [
  { label: FIELD_LABELS.insurance_plan_name, value: claim.insurance_plan_name },
  { label: FIELD_LABELS.payer_id, value: claim.payer_id },
  { label: FIELD_LABELS.policy_number, value: claim.policy_number },
  { label: FIELD_LABELS.group_number, value: claim.group_number },
  { label: FIELD_LABELS.authorization_number, value: claim.authorization_number },
];

export const furtherFacts = (claim: ClaimDto) => [
  { label: FIELD_LABELS.claim_type, value: claim.claim_type },
  { label: FIELD_LABELS.place_of_service, value: claim.place_of_service },
  { label: FIELD_LABELS.diagnosis_codes, value: claim.diagnosis_codes.join(", ") },
  {
    label: FIELD_LABELS.right_move,
    value: claim.right_move && (
      <>
        {RIGHT_MOVE_LABELS[claim.right_move]}
        {claim.right_move_reason && <span className="block text-ink-muted">{claim.right_move_reason}</span>}
      </>
    ),
  },
  { label: FIELD_LABELS.remarks, value: lines(claim.remarks) },
];

/** The denial, marked when it is history. */
export function DenialFacts({ denial, today }: { denial: DenialDetailsDto; today: string }) {
  return (
    <div className="flex flex-col gap-3">
      {denial.historical && <HistoricalMark />}
      <DescriptionList
        layout="grid"
        items={[
          { label: FIELD_LABELS.denial_date, value: day(denial.denial_date) },
          {
            label: FIELD_LABELS.denial_category,
            value: denial.denial_category && DENIAL_CATEGORY_LABELS[denial.denial_category],
          },
          {
            label: FIELD_LABELS.appeal_deadline,
            value: denial.appeal_deadline && (
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {day(denial.appeal_deadline)}
                {!denial.historical && <AppealDeadlineChip denial={denial} today={today} />}
              </span>
            ),
          },
          { label: FIELD_LABELS.can_appeal, value: said(denial.can_appeal) },
          { label: FIELD_LABELS.requires_correction, value: said(denial.requires_correction) },
        ]}
      />
      <DescriptionList
        layout="grid"
        className="grid-cols-1 md:grid-cols-1"
        items={[
          { label: FIELD_LABELS.denial_summary, value: lines(denial.denial_summary) },
          { label: FIELD_LABELS.appeal_instructions, value: lines(denial.appeal_instructions) },
          { label: FIELD_LABELS.correction_notes, value: lines(denial.correction_notes) },
        ].filter(({ value }) => value !== null)}
      />
      {denial.deadline_estimated && !denial.historical && (
        <Alert tone="warning">
          The deadline is estimated{denial.deadline_basis && `: ${denial.deadline_basis}`}. Confirm it on the
          notice.
        </Alert>
      )}
    </div>
  );
}

function HistoricalMark() {
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-muted">
      <Badge icon={History}>Historical</Badge>
      This claim was denied before. It is not denied now.
    </p>
  );
}
