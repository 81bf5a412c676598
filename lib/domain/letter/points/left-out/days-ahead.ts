import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";

/**
 * A day that lies ahead of the letter is when somebody comes back or a goal is due, and never when a note was written: what was read under it is told
 * without a day. A letter dated before the notice that it answers says nothing of what lies ahead.
 */
export function withoutDaysAhead(
  facts: readonly ChartFact[],
  { letterDate, noticeDate }: Pick<LetterFacts, "letterDate" | "noticeDate">,
): ChartFact[] {
  if (!letterDate || !noticeDate || letterDate < noticeDate) return [...facts];
  return facts.map((fact) => {
    if (!fact.date || fact.date <= letterDate) return fact;
    const { date: _date, ...undated } = fact;
    return undated;
  });
}
