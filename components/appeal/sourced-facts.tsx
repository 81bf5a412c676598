import { Badge } from "@/components/ui/badge";
import { calendarDate, withCalendarDates } from "@/components/ui/calendar-date";
import { Card } from "@/components/ui/card";
import { EXTRACTION_FACTS } from "@/lib/core/extraction";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { DeadlineChip } from "./appeal-chips";
import { labelIn, shownFact } from "./fact-text";
import { FACT_LABELS } from "./reading-labels";
import { CheckFactButton, ClaimValueButton, SourceButton } from "./wizard-parts";

interface SourcedFactsProps {
  extraction: AppealDto["extraction"];
  today: string;
}

/** What else the documents say, each with the place that says it. Those to check stand among the fields above. */
export function SourcedFacts({ extraction, today }: SourcedFactsProps) {
  const { facts, confirmations, estimated_deadline: estimated } = extraction;
  const found = EXTRACTION_FACTS.flatMap((name) => {
    const evidence = facts[name];
    return evidence && !extraction.to_check.includes(name) && !confirmations[name]
      ? [{ name, evidence }]
      : [];
  });
  return (
    <Card
      title="Also in the documents"
      description="The letter uses these. Choose one to see where it was found."
      headingLevel={3}
    >
      {found.length === 0 && !estimated ? (
        <p className="text-ink-muted">Nothing else was found.</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {estimated && (
            <div className="min-w-0 sm:col-span-2">
              <dt className="text-ink-muted text-xs">{FACT_LABELS.appeal_deadline}</dt>
              <dd className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink">
                {calendarDate(estimated.date)}
                <DeadlineChip deadline={estimated.date} today={today} />
                <Badge tone="warning">Estimated</Badge>
              </dd>
              <dd className="text-ink-muted text-xs">
                The notice doesn't state one. {withCalendarDates(estimated.basis)}. Confirm it with the payer.
              </dd>
            </div>
          )}
          {found.map(({ name, evidence }) => (
            <div key={name} className="min-w-0">
              <dt className="text-ink-muted text-xs">{labelIn(extraction, name)}</dt>
              <dd className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 whitespace-pre-line break-words text-ink">
                {shownFact(extraction, name, evidence.value)}
                {name === "appeal_deadline" && <DeadlineChip deadline={evidence.value} today={today} />}
              </dd>
              <dd className="flex flex-wrap items-center gap-x-3">
                <SourceButton evidence={evidence} label={FACT_LABELS[name]} />
                <CheckFactButton name={name} />
                <ClaimValueButton name={name} value={evidence.value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
