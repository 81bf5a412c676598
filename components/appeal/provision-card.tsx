import { Badge } from "@/components/ui/badge";
import { withCalendarDates } from "@/components/ui/calendar-date";
import { Card } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { DescriptionList } from "@/components/ui/description-list";
import { PAPER_WORDS } from "@/lib/core/notice-labels";
import type { ProvisionDto } from "@/lib/domain/authority/schema";
import type { QuotedRule } from "@/lib/domain/reference/schema";
import { LEVEL_LABELS } from "./law-labels";

/** One rule: what it asks of the payer in our own words, whom it governs, and what it was checked against. */
export function ProvisionCard({ entry, quote }: { entry: ProvisionDto; quote: QuotedRule | null }) {
  return (
    <Card
      id={entry.id}
      className="scroll-mt-20 target:outline-2 target:outline-focus"
      title={`${entry.citation}: ${entry.title}`}
      headingLevel={3}
      actions={
        entry.doubt ? <Badge tone="warning">Check</Badge> : <Badge tone="success">A letter may cite it</Badge>
      }
    >
      <p className="max-w-3xl text-ink">{entry.obliges}</p>
      {entry.doubt && <p className="mt-2 max-w-3xl text-sm text-warning-text">{entry.doubt}</p>}
      {quote ? (
        <details className="mt-3 max-w-3xl text-sm">
          <summary className="cursor-pointer text-ink">Word for word, edition of {quote.edition}</summary>
          <blockquote className="mt-2 border-l-2 pl-3 text-ink">
            {quote.paragraphs.map(({ part, body }) => (
              <p key={`${part} ${body}`} className="mt-1">
                {body}
              </p>
            ))}
          </blockquote>
        </details>
      ) : (
        <p className="mt-3 text-ink-muted text-sm">Its own words are not loaded.</p>
      )}
      <DescriptionList
        className="mt-3"
        layout="grid"
        items={[
          {
            label: "Plans",
            value: entry.lines_of_business.map((plan) => PAPER_WORDS.line_of_business[plan]).join(", "),
          },
          {
            label: "Stage",
            value:
              entry.stages.length > 0
                ? entry.stages.map((stage) => PAPER_WORDS.stage[stage]).join(", ")
                : "any",
          },
          {
            label: "Level",
            value:
              entry.levels.length > 0 ? entry.levels.map((level) => LEVEL_LABELS[level]).join(", ") : "any",
          },
          { label: "Whose right", value: entry.of_patient ? "the patient's" : "the practice's too" },
          { label: "Decisions since", value: entry.from ? <DateText value={entry.from} /> : "any date" },
          { label: "Source", value: entry.source },
          { label: "Text read", value: withCalendarDates(entry.edition) },
          { label: "Checked", value: <DateText value={entry.checked_on} /> },
          { label: "Cited through", value: <DateText value={entry.good_through} /> },
        ]}
      />
      <p className="mt-3 text-ink-muted text-sm">Checked against</p>
      <ul className="list-disc pl-5 text-ink-muted text-sm">
        {entry.checked_against.map(({ copy, dated, official }) => (
          <li key={`${copy} ${dated}`}>
            {copy} ({withCalendarDates(dated)}){official && ", held against the official text"}
          </li>
        ))}
      </ul>
    </Card>
  );
}
