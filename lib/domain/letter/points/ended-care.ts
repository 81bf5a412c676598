import { addDays } from "@/lib/domain/reading/calendar-date";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const DISCHARGE = /\bdischarge(?:d)?\b/i;
/** Care that goes on elsewhere after a discharge goes on within weeks. */
const BEGINS_ANEW_DAYS = 60;

/**
 * What was measured up to a discharge, where nothing was measured for months after it: the care in question began anew, and a
 * change since then is counted from its own first value.
 */
export function ofEndedCare(all: readonly ChartFact[], service: string | undefined): ReadonlySet<string> {
  const measured = all.filter(({ measure, date }) => measure && date !== undefined);
  const ended = all
    .flatMap(({ heading, date }) =>
      date && service && date < service && DISCHARGE.test(heading) ? date : [],
    )
    .filter((day) => measured.some(({ date = "" }) => date > day))
    .filter((day) => !measured.some(({ date = "" }) => date > day && date < addDays(day, BEGINS_ANEW_DAYS)))
    .sort()
    .at(-1);
  return new Set(ended ? measured.flatMap(({ id, date = "" }) => (date <= ended ? id : [])) : []);
}
