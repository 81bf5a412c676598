import { printsPeriod } from "@/lib/domain/reading/page/printed-period";
import type { LetterFacts } from "./facts";

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
