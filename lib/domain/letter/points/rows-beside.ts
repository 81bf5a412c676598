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
