import type { DenialCategory } from "@/lib/core/enums";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { deniesOnly } from "../../relevance/denied-symptoms";
import { harmsCase, tellsTooWell } from "../../relevance/harms-case";
import { isManaged } from "../../relevance/managed-illness";
import type { Circumstances } from "./circumstances";

/** It speaks against the practice, or tells a patient too well to need the service. */
export function speaksAgainstNeed(fact: ChartFact, { letter, category, noticeText }: Circumstances): boolean {
  if (fact.measure) return false;
  const ofNeed = !ON_PAPERS.includes(category);
  return (
    harmsCase(fact.quote) ||
    (ofNeed && tellsTooWell(fact.quote)) ||
    (ofNeed && isWell(fact) && !isManaged(fact.quote, letter)) ||
    (!NOTHING_TO_NEED.includes(category) && deniesOnly(fact.quote) && !ASKS_FOR_NONE.test(noticeText))
  );
}

/** Whether a claim came in time, or came twice, is told whatever the patient felt. */
const NOTHING_TO_NEED: readonly DenialCategory[] = ["timely_filing", "duplicate", "billing"];

/** "In the absence of neurologic signs": what is not there is then the answer. */
const ASKS_FOR_NONE =
  /\b(?:absence of|without|free of|resolution of) (?:\w+ ){0,3}(?:pain|symptoms?|numbness|weakness|deficits?|radicul\w+|neuro\w+|signs?)\b/i;

/** Where no need is in question, a chart that says that all is well does no harm. */
const ON_PAPERS: readonly DenialCategory[] = [
  "timely_filing",
  "eligibility",
  "billing",
  "duplicate",
  "documentation",
];

/** Said of an illness, and not of a surface, a base or a movement: "stable surface 30 sec", "controlled descent", "controlled the cup". */
const WELL =
  /\b(?:stable|controlled)\b(?! (?:(?:the|his|her|a|an) )?(?:surfaces?|ground|base|platform|descents?|lowering|movements?|eccentric|motion|environment|substance|setting|cup|ball|spoon|pencil|head|trunk|drop|gait|sitting|stance|standing|reach|position|posture|walking|ambulation|grasp|transfers?|swallow|on (?:one|two|both|level|flat|foam|grass|stairs|even))\b)|\b(?:at goal|in remission)\b/i;

const NOT_WELL =
  /\bnot\b|\bun(?:controlled|stable)\b|\bpoorly\b|\babove goal\b|\bno longer\b|\bno stable\b|\b(?:only|until|unless|but|except|still|worse|flare\w*)\b|\bfalls?\b|\bfell\b|\bgives? (?:way|out)\b|\b(?:lost|loses)\b|\b(?:[4-9]|10) ?\/ ?10\b|\b(?:ER|ED) visits?\b/i;

/** "I10 Hypertension, controlled" of a copied list of problems. */
const isWell = ({ quote, measure }: ChartFact) =>
  !measure && quote.length < 90 && WELL.test(quote) && !NOT_WELL.test(quote) && !isSteppedUp(quote);

/** "Hypertension, not | controlled: lisinopril raised from 20 to 40 mg": the "not" stands at the end of the line above, so that the word alone would say the contrary. */
export const TORN_STATE = /^(?:stable|controlled)\s*:\s*/;

export const isSteppedUp = (quote: string) =>
  TORN_STATE.test(quote) &&
  !/\b(?:no|not|nothing|none|never|without|since|until|if|(?:19|20)\d\d)\b/i.test(quote) &&
  /\b(?:raised|increased|added|started|switched|changed|doubled|stepped up|titrated up)\b/i.test(quote);
