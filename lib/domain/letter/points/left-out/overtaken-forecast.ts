import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";

/** "Expect 24 visits of PT to be enough", "should be done in 6 weeks", "8 more sessions will suffice". */
const FORECAST =
  /\b(?:expect\w*|anticipat\w*|estimat\w*|project\w*|predict\w*|should|will|would|probably|likely)\b[^.;]{0,60}\b(?:enough|suffic\w+|adequate|be (?:done|finished|discharged|released)|(?:all|no more than) (?:that )?(?:is |are |will be )?need(?:ed)?)\b|\b(?:visits|sessions|treatments|weeks)\b[^.;]{0,40}\b(?:should|will|would|expected to|ought to)\b[^.;]{0,14}\b(?:be enough|suffice|do)\b/i;
/** What is forecast is an amount of care; what would come without it, or what is still not reached, is a reason for more. */
const OF_CARE =
  /\b(?:visits?|sessions?|treatments?|weeks?|wks?|months?|PT|OT|therapy|discharged|course|program)\b/i;
const FALLS_SHORT = /\b(?:not|never|without|cannot|can['’]t|still|unless|alone)\b/i;
const LATER: readonly Topic[] = ["order", "plan", "goals", "certification"];

/**
 * How much care somebody expected to be enough, where a later paper orders or plans more: the later one stands, and the earlier guess would argue for
 * the payer.
 */
export function overtakenForecasts(all: readonly ChartFact[]): ReadonlySet<string> {
  const later = all
    .flatMap(({ date, topics, measure }) =>
      date && !measure && topics.some((topic) => LATER.includes(topic)) ? date : [],
    )
    .sort()
    .at(-1);
  return new Set(
    all.flatMap(({ id, date, quote, measure }) =>
      !measure &&
      date &&
      later &&
      date < later &&
      FORECAST.test(quote) &&
      OF_CARE.test(quote) &&
      !FALLS_SHORT.test(quote)
        ? id
        : [],
    ),
  );
}
