import { Alert } from "@/components/ui/alert";
import { calendarDate } from "@/components/ui/calendar-date";
import { centsOf, dollarsOf } from "@/lib/core/money";
import type { DecisionDetailDto } from "@/lib/domain/case/decision/schema";
import { fitWords, withLastDay } from "./fit-labels";

type Read = DecisionDetailDto["read"][number];

const LABELS: Record<Read["field"], string> = {
  outcome: "Outcome",
  level: "Level",
  decided_on: "Decided on",
  amount_in_dispute: "In dispute",
  amount_allowed: "Allowed",
  // Often only promised: what is paid is what a remittance shows.
  amount_paid: "Payment",
  reference: "Appeal number",
  next_level_due: "Next level due",
  claim_number: "Claim number",
  patient_name: "Patient",
  payer_name: "Payer",
};

const shown = (field: Read["field"], value: string): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(value) && (field === "decided_on" || field === "next_level_due"))
    return calendarDate(value);
  if (field.startsWith("amount_")) return dollarsOf(centsOf(value));
  return field === "outcome" ? value.replaceAll("_", " ") : value;
};

/** A payer's answer as it was read: which appeal it fits, and what it says. */
export function ReadDecision({ decision }: { decision: DecisionDetailDto }) {
  return (
    <>
      {!decision.problem && <Fit decision={decision} />}
      <ReadWords decision={decision} />
    </>
  );
}

/** Never matched silently: whether the paper fits one appeal, none or several. */
function Fit({ decision: { candidates, appeal, too_early: tooEarly } }: { decision: DecisionDetailDto }) {
  const [only] = candidates;
  if (tooEarly)
    return (
      <Alert tone="warning">
        This paper would fit {withLastDay(tooEarly)}, but its own day is before that. Check which appeal it
        answers, and both days.
      </Alert>
    );
  if (candidates.length === 0)
    return (
      <Alert tone="warning">This paper fits no appeal that was sent. Choose the one that it answers.</Alert>
    );
  if (candidates.length > 1)
    return (
      <Alert tone="warning">
        This paper fits {candidates.length} appeals. Choose the one that it answers.
      </Alert>
    );
  if (only && appeal && only.appeal !== appeal)
    return <Alert tone="warning">This paper fits another appeal better: {withLastDay(only.label)}.</Alert>;
  return <Alert tone="info">{fitWords(only?.reasons ?? [])}</Alert>;
}

/** What was read of the paper, with page and words, and the paper itself. */
function ReadWords({ decision: { read, document } }: { decision: DecisionDetailDto }) {
  if (!document) return null;
  const href = `/api/v1/documents/${document.id}/file/`;
  return (
    <section className="rounded-lg border bg-sunken px-3 py-2.5 text-sm">
      <h3 className="flex flex-wrap items-center justify-between gap-2 font-semibold text-ink">
        As it was read
        <a href={href} target="_blank" rel="noreferrer" className="link min-h-6 font-normal">
          Open the paper
        </a>
      </h3>
      {read.length === 0 ? (
        <p className="mt-1 text-ink-muted">
          {document.status === "pending"
            ? "It is still being read. Wait a moment, or fill in what it says."
            : "Nothing could be read. Open the paper, and fill in what it says."}
        </p>
      ) : (
        <ul className="mt-1.5 grid gap-1.5">
          {read.map(({ field, value, page, quote }) => (
            <li key={field} className="break-words">
              <span className="text-ink">
                {LABELS[field]}: {shown(field, value)}
              </span>{" "}
              <span className="text-ink-muted">
                page {page}: “{quote}”
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
