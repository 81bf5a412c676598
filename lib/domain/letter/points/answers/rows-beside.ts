import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const MOST_ROWS = 3;
const headsOf = ({ quote }: ChartFact) =>
  quote
    .split("; ")
    .map((field) => field.split(" ")[0])
    .join(" ");
/** "Type PT; Visits 19" and "Type OT; Visits 11": what was counted together is seen in both rows of the table. */
export const rowsBeside = (fact: ChartFact, facts: readonly ChartFact[]): ChartFact[] =>
  !fact.told || !fact.quote.includes("; ")
    ? []
    : facts
        .filter(
          (other) =>
            other !== fact &&
            other.told &&
            other.place.documentId === fact.place.documentId &&
            other.place.page === fact.place.page &&
            headsOf(other) === headsOf(fact),
        )
        .slice(0, MOST_ROWS);

const COUNTS_VISITS =
  /\b\d{1,3} (?:\w+ ){0,2}(?:visits|sessions|treatments)\b|\bvisits?\s*[:#]?\s*\d{1,3}\b/i;
const CONDITION =
  /^\W*(?:conditions?|diagnos[ie]s|dx|body (?:part|region|area)|problem|treat(?:ed|ing|ment) (?:for|of|diagnosis)|reason for (?:care|referral|treatment)|referring diagnosis)\b(?: treated)?\s*:/i;
/** "Seen: 20 visits" says nothing to a limit per condition without "Condition treated: R shoulder" of the same page. */
export const conditionBeside = (fact: ChartFact, facts: readonly ChartFact[]): ChartFact[] =>
  !COUNTS_VISITS.test(fact.quote) || fact.measure
    ? []
    : facts
        .filter(
          (other) =>
            other !== fact &&
            !other.measure &&
            CONDITION.test(other.quote) &&
            other.place.documentId === fact.place.documentId &&
            other.place.page === fact.place.page,
        )
        .slice(0, 1);

/** What an earlier course of care was for and how many visits it had: where a limit is counted by condition, that is the answer. */
export function countedBefore(all: readonly ChartFact[], first: string | undefined): ReadonlySet<string> {
  const counts = all.filter(
    ({ quote, date, measure }) => !measure && first && date && date < first && COUNTS_VISITS.test(quote),
  );
  return new Set(counts.flatMap((fact) => [fact, ...conditionBeside(fact, all)]).map(({ id }) => id));
}
