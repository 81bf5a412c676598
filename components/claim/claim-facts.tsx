import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { withCalendarDates } from "@/components/ui/calendar-date";
import { DateText } from "@/components/ui/date-text";
import { DescriptionList } from "@/components/ui/description-list";
import { usd } from "@/lib/core/number-text";
import {
  CLAIM_FIELDS,
  type ClaimFieldName,
  type ClaimFieldSpec,
  type ClaimGroup,
  cardFields,
  DENIAL_FIELDS,
} from "@/lib/domain/claim/fields";
import type { ClaimDto, DenialDetailsDto } from "@/lib/domain/claim/schema";
import { AppealDeadlineChip } from "./claim-chips";

/** A claim's facts in groups, for the details dialog and the detail page. */

const day = (value: string | null) => (value ? <DateText value={value} /> : null);
const lines = (text: string) => (text ? <span className="whitespace-pre-line">{text}</span> : null);

/** A value as the cards show it; null where there is none. */
function shown(field: ClaimFieldSpec, value: unknown): ReactNode {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.join(", ");
  const text = String(value);
  switch (field.kind) {
    case "day":
      return day(text);
    case "money":
      return usd(text);
    case "choice":
      return field.labels[text] ?? text;
    case "text":
      return lines(text);
    default:
      return text;
  }
}

interface Fact {
  label: string;
  value: ReactNode;
  numeric?: boolean;
}
type Own = Partial<Record<ClaimFieldName, Fact | null>>;

/** The facts of one card, in the order of the table of fields. `own` says what is shown otherwise, or not. */
const factsOf = (group: ClaimGroup, held: Record<string, unknown>, own: Own = {}): Fact[] =>
  cardFields(group).flatMap(([name, field]) => {
    const fact = own[name];
    if (fact !== undefined) return fact ?? [];
    const numeric = field.kind === "money";
    return { label: field.label, value: shown(field, held[name]), ...(numeric && { numeric }) };
  });

function service({ date_of_service_from: from, date_of_service_to: to }: ClaimDto): ReactNode {
  if (!from || !to || from === to) return day(from ?? to);
  return (
    <>
      {day(from)} – {day(to)}
    </>
  );
}

const { patient, provider, right_move } = CLAIM_FIELDS;

export const patientFacts = (claim: ClaimDto) =>
  factsOf("claim", claim, {
    patient: { label: patient.label, value: claim.patient_name },
    provider: { label: provider.label, value: claim.provider_name },
  });

export const dateFacts = (claim: ClaimDto) =>
  factsOf("dates", claim, {
    date_of_service_from: { label: "Date of Service", value: service(claim) },
    date_of_service_to: null,
  });

export const moneyFacts = (claim: ClaimDto) => factsOf("money", claim);
export const insuranceFacts = (claim: ClaimDto) => factsOf("insurance", claim);

export const furtherFacts = (claim: ClaimDto) =>
  factsOf("further", claim, {
    right_move: {
      label: right_move.label,
      value: claim.right_move && (
        <>
          {right_move.labels[claim.right_move]}
          {claim.right_move_reason && <span className="block text-ink-muted">{claim.right_move_reason}</span>}
        </>
      ),
    },
  });

/** Texts of several lines stand below the others. */
const LONG = new Set(cardFields("denial").flatMap(([, { kind, label }]) => (kind === "text" ? label : [])));

interface DenialFactsProps {
  denial: DenialDetailsDto;
  today: string;
  /** Its appeal has gone out, or a person closed its case: its date counts no more. */
  isSettled?: boolean;
}

/** The denial, marked when it is history. */
export function DenialFacts({ denial, today, isSettled }: DenialFactsProps) {
  const counts = !denial.historical && !isSettled;
  const deadline = denial.appeal_deadline && (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {day(denial.appeal_deadline)}
      {counts && <AppealDeadlineChip denial={denial} today={today} />}
    </span>
  );
  const facts = factsOf("denial", denial, {
    appeal_deadline: { label: DENIAL_FIELDS.appeal_deadline.label, value: deadline },
  });
  // A remittance's own reminder to confirm it is what follows.
  const basis = denial.deadline_basis.replace(/(?:; estimated, confirm on the notice)?\.?$/, "");
  return (
    <div className="flex flex-col gap-3">
      {denial.historical && <HistoricalMark />}
      <DescriptionList layout="grid" items={facts.filter(({ label }) => !LONG.has(label))} />
      <DescriptionList
        layout="grid"
        className="grid-cols-1 md:grid-cols-1"
        items={facts.filter(({ label, value }) => LONG.has(label) && value !== null)}
      />
      {denial.deadline_estimated && counts && (
        <Alert tone="warning">
          The deadline is estimated{basis && `: ${withCalendarDates(basis)}`}. Confirm it on the notice.
        </Alert>
      )}
    </div>
  );
}

function HistoricalMark() {
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-muted">
      <Badge icon="icon-history">Historical</Badge>
      This claim was denied before. It is not denied now.
    </p>
  );
}
