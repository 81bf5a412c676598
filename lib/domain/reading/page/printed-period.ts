import { findDates } from "./calendar-date";

/** "08/10/2026 - 09/04/2026 (8 visits)": what stands between the two days of a period, not of a list. */
const UNTIL = /^\s*(?:-|–|—|to|through|thru|until|till|and ending)\s*$/i;

/** "From/To dates" and its like over two days that stand side by side. */
const FIRST_AND_LAST =
  /\b(?:from ?(?:\/|-|–|and)? ?(?:to|thru|through)|first ?(?:\/|-|–|and) ?last|begin(?:ning)? ?(?:\/|-|–|and) ?end(?:ing)?)\b/i;

/** Whether the words around two days of service print them as the first and the last of a period. */
export function printsPeriod(context: string, days: readonly string[]): boolean {
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
