import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { addDays } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

/** What a patient may do at work by a clinician's own form. */
const STATUS_PAPER =
  /\bwork(?:['’]?s)? (?:status|restrictions?|release|slip|note)\b|\bDWC ?(?:form)?-?0?73\b/i;
const OF_WORK =
  /\b(?:light|full|modified|regular|restricted) duty\b|\bmay (?:not )?work\b|\boff work\b|\breturn(?:s|ed)? to work\b|\bRTW\b|\bwork restrictions?\b|\bcannot return to (?:work|\w+ing)\b/i;
/** "Goal: return to work full duty", "husband is off work": nothing that the patient may do now. */
const NO_STATE =
  /\b(?:goals?|hop(?:es?|ing)|wants?|wish\w*|would|plans?|planning|until|when|if|once|before|asks?|asked|worried|able to|expect\w*|eventual\w*|wife|husband|spouse|partner|mother|father|son|daughter|brother|sister)\b/i;
const LEAST_DAYS = 14;

/**
 * An earlier form of what the patient may do at work, where a later paper of before the services tells it anew: what was allowed then is not the
 * present state.
 */
export function overtakenWorkStatus(
  all: readonly ChartFact[],
  { datesOfService = [], noticeDate }: Pick<LetterFacts, "datesOfService" | "noticeDate">,
): ReadonlySet<string> {
  const until = datesOfService.toSorted()[0] ?? noticeDate;
  if (!until) return new Set();
  const isStatus = ({ heading }: ChartFact) => STATUS_PAPER.test(heading);
  const newest = all
    .flatMap((fact) =>
      fact.date &&
      fact.date <= until &&
      !fact.measure &&
      (isStatus(fact) || (OF_WORK.test(fact.quote) && !NO_STATE.test(fact.quote)))
        ? fact.date
        : [],
    )
    .toSorted()
    .at(-1);
  if (!newest) return new Set();
  const latest = addDays(newest, -LEAST_DAYS);
  return new Set(
    all.flatMap((fact) =>
      fact.date !== undefined && fact.date <= latest && !fact.measure && isStatus(fact) ? [fact.id] : [],
    ),
  );
}
