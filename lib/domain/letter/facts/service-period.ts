import { findDates } from "@/lib/domain/reading/calendar-date";
import type { LetterFacts } from "./facts";

/** "08/10/2026 - 09/04/2026 (8 visits)": what stands between the two days of a period, not of a list. */
const UNTIL = /^\s*(?:-|–|—|to|through|thru|until|till|and ending)\s*$/i;

/** "From/To dates" and its like over two days that stand side by side. */
const FIRST_AND_LAST =
  /\b(?:from ?(?:\/|-|–|and)? ?(?:to|thru|through)|first ?(?:\/|-|–|and) ?last|begin(?:ning)? ?(?:\/|-|–|and) ?end(?:ing)?)\b/i;

/** Whether the words around two days of service print them as the first and the last of a period. */
function printsPeriod(context: string, days: readonly string[]): boolean {
  const [first, last] = days.toSorted();
  if (days.length !== 2 || !first || !last || first === last) return false;
  const printed = findDates(context);
  return printed.some((one, at) => {
    const next = printed[at + 1];
    if (one.iso !== first || next?.iso !== last) return false;
    const between = context.slice(one.end, next.start);
    return (
      UNTIL.test(between) || (/^[\s|]+$/.test(between) && FIRST_AND_LAST.test(context.slice(0, one.start)))
    );
  });
}

/** What the claim's own lines date are days; else the notice tells, and where it names other days, the claim's first and last. */
export function isPeriod(
  days: readonly string[] | undefined,
  printed: { value: string; context: string } | undefined,
  claim: { datesOfService: readonly string[]; servicePeriod: boolean } | null,
): boolean {
  if (days?.length !== 2) return false;
  const same = (others: readonly string[]) => others.toSorted().join() === days.toSorted().join();
  const ofClaim = claim !== null && same(claim.datesOfService);
  if (ofClaim && !claim.servicePeriod) return false;
  return printed && same(printed.value.split(/,\s*/)) ? printsPeriod(printed.context, days) : ofClaim;
}

/** A visit between the first and the last day of a period is a day of the service as well. */
export const isServiceDay = (
  { datesOfService: days = [], servicePeriod }: Pick<LetterFacts, "datesOfService" | "servicePeriod">,
  date: string | undefined,
): boolean => {
  if (!date) return false;
  if (days.includes(date)) return true;
  const [first, last] = servicePeriod ? days.toSorted() : [];
  return first !== undefined && last !== undefined && date >= first && date <= last;
};
