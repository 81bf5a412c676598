import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { injuryDayIn } from "@/lib/domain/reading/chart/injury-days";
import { addDays } from "@/lib/domain/reading/page/calendar-date";

/** A day that was written down wrongly is no other injury. */
const SLIP_DAYS = 31;
/** The payer itself speaks of an earlier injury: what was found of it may answer. */
const SPEAKS_OF_EARLIER =
  /\b(?:pre-?existing|(?:prior|previous|earlier|older|another|different) (?:\w+ ){0,2}(?:injur\w+|accidents?|claims?|conditions?|episodes?)|aggravat\w+|apportion\w+)\b/i;

/** What stands on pages about another injury than the one that the notice names by its day: a release of years before says nothing of this one. */
export function ofOtherInjuries(all: readonly ChartFact[], noticeText: string): ReadonlySet<string> {
  const own = injuryDayIn(noticeText);
  if (!own || SPEAKS_OF_EARLIER.test(noticeText)) return new Set();
  const isOther = (day: string) => day < addDays(own, -SLIP_DAYS) || day > addDays(own, SLIP_DAYS);
  return new Set(all.filter(({ injuredOn }) => injuredOn && isOther(injuredOn)).map(({ id }) => id));
}
