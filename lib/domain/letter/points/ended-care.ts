import { addDays } from "@/lib/domain/reading/calendar-date";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";

const DISCHARGE = /\bdischarge(?:d)?\b/i;
/** Care that goes on elsewhere after a discharge goes on within weeks. */
const BEGINS_ANEW_DAYS = 60;

/** What an ended course of care leaves behind: that it was tried, what a film showed, who is insured where. */
const LASTS: readonly Topic[] = [
  ...(["treatment_tried", "imaging", "authorization", "coverage", "other_payer", "filing"] as const),
  ...(["sent_before", "plan_text", "call", "onset", "order"] as const),
];

/**
 * What was measured or observed up to a discharge, where nothing was measured for months after it: the care in question began anew. A
 * change since then is counted from its own first value, and who could do what at the discharge says nothing of the days in question.
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
  const lasts = ({ measure, topics }: ChartFact) => !measure && topics.some((topic) => LASTS.includes(topic));
  return new Set(
    ended ? all.flatMap((fact) => (fact.date && fact.date <= ended && !lasts(fact) ? fact.id : [])) : [],
  );
}
