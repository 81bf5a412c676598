import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { calendarDate } from "@/components/ui/time-labels";
import type { DenialCategory } from "@/lib/core/enums";
import { EXTRACTION_FACTS, type ExtractionFact } from "@/lib/core/extraction";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { DeadlineChip } from "./appeal-chips";
import { CATEGORY_LABELS, FACT_LABELS } from "./appeal-labels";
import { SourceButton } from "./source-button";

interface SourcedFactsProps {
  extraction: AppealDto["extraction"];
  today: string;
}

const DATES: readonly ExtractionFact[] = ["appeal_deadline", "notice_date", "date_of_birth"];
const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

function factText(name: ExtractionFact, value: string): string {
  if (name === "denial_category") return CATEGORY_LABELS[value as DenialCategory] ?? value;
  if (name === "billed_amount") return usd.format(Number(value));
  if (name === "dates_of_service") return value.split(/,\s*/).map(dateText).join(", ");
  return DATES.includes(name) ? dateText(value) : value;
}

const dateText = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? calendarDate(value) : value);

/** What else the documents say, each with the place that says it. Read-only: the letter takes them from there. */
export function SourcedFacts({ extraction, today }: SourcedFactsProps) {
  const { facts, estimated_deadline: estimated } = extraction;
  const found = EXTRACTION_FACTS.flatMap((name) => {
    const evidence = facts[name];
    return evidence ? [{ name, evidence }] : [];
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
                The notice doesn't state one. {estimated.basis}. Confirm it with the payer.
              </dd>
            </div>
          )}
          {found.map(({ name, evidence }) => (
            <div key={name} className="min-w-0">
              <dt className="text-ink-muted text-xs">{FACT_LABELS[name]}</dt>
              <dd className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 whitespace-pre-line break-words text-ink">
                {factText(name, evidence.value)}
                {name === "appeal_deadline" && <DeadlineChip deadline={evidence.value} today={today} />}
              </dd>
              <dd>
                <SourceButton evidence={evidence} label={FACT_LABELS[name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
