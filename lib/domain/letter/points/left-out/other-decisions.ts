import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";

/** "Highmark, Explanation of Benefits, dated 08/17/2026": the paper as such. */
const IS_PAPER = /, dated \S+(?: \d{1,2}, \d{4})?$/;
/** The claim was held, and nothing was decided yet. */
export const NOT_FINAL =
  /\bnot (?:a )?final\b(?! diagnos)|\bpended\b|\bpending\b(?! (?:\w+ )?(?:none|0|zero)\b)|\bcan(?:['’]t|not) finish\b|\bin process\b/i;
const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

/** Another payer's decisions on services of other days, and papers that decided nothing: they say nothing of this claim. */
export function ofOtherDecisions(
  all: readonly ChartFact[],
  services: readonly string[],
): ReadonlySet<string> {
  const papers = all.filter(
    ({ told, topics, quote }) => told && topics.includes("other_payer") && IS_PAPER.test(quote),
  );
  return new Set(
    papers
      .filter((paper) => {
        const beside = all.filter((fact) => fact !== paper && pageOf(fact) === pageOf(paper));
        if (beside.some(({ quote }) => NOT_FINAL.test(quote))) return true;
        const days = beside
          .flatMap(({ quote, date }) => [...findDates(quote).map(({ iso }) => iso), ...(date ? [date] : [])])
          .filter((day) => day !== paper.date);
        return services.length > 0 && !days.some((day) => services.includes(day));
      })
      .map(({ id }) => id),
  );
}
