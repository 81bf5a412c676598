import type { DenialCategory } from "@/lib/core/enums";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import type { LetterFacts } from "../../facts/facts";

/** Where the visits themselves are looked at, and not when or to whom they were billed. */
const OF_VISITS: readonly DenialCategory[] = [
  "medical_necessity",
  "authorization",
  "coding",
  "documentation",
  "benefit_exclusion",
  "duplicate",
  "other",
];
const DONE: readonly Topic[] = ["procedure", "finding", "time", "function", "treatment_tried", "skill"];
const OF_DESK: readonly Topic[] = ["authorization", "call", "coverage", "filing", "sent_before", "plan_text"];
const OFFICE =
  /\b(?:ledger|statement|claims?|invoice|remit\w*|messages?|calls?|phone|fax|e-?mails?|portal|letter|order|referral|report of (?:call|contact)|schedule|appointments?|requests?|results?|labs?|laborator(?:y|ies)|patholog\w*|questionnaires?|intake|screening|diary|handouts?|(?:home|food|pain|exercise) log|home (?:exercise|program)\w*|consent|registration)\b/i;
/** Another practice's pictures of that day; where they are what is denied, the report is the record. */
const IMAGING = /\b(?:imaging|radiolog\w+|x-?rays?|MRI|ultrasound|CT)\b/i;
const NOT_GIVEN =
  /\b(?:cancel\w*|cx'?d|c\/x|no[- ]?shows?|DNS|DNKA|missed|not seen|did not (?:come|attend|arrive)|rescheduled|left without|billed in error|not (?:given|done|performed)|void(?:ed)?)\b/i;
const MOST_DAYS = 14;

const showsVisit = ({ measure, topics, adverse, quote, heading }: ChartFact, ofImages: boolean) =>
  !adverse &&
  // A sheet of values alone tells of no visit.
  !measure &&
  !OFFICE.test(heading) &&
  (ofImages || !IMAGING.test(heading)) &&
  !NOT_GIVEN.test(quote) &&
  topics.some((topic) => DONE.includes(topic)) &&
  !topics.some((topic) => OF_DESK.includes(topic));

/**
 * Of each denied day the passage that shows where its record stands: the page with most of what was found and done that day. Nothing where
 * only one day is denied, or a day is told as not given: a reviewer who looks a day up must find a visit there.
 */
export function daysOnRecord(
  facts: readonly ChartFact[],
  { datesOfService = [], servicePeriod, procedureCodes = [] }: LetterFacts,
  category: DenialCategory,
): { day: string; fact: ChartFact }[] {
  if (servicePeriod || !OF_VISITS.includes(category)) return [];
  const days = [...new Set(datesOfService)].sort();
  if (days.length < 2 || days.length > MOST_DAYS) return [];
  const ofImages = procedureCodes.some((code) => code.startsWith("7"));
  const found = days.flatMap((day) => {
    const ofDay = facts.filter(({ date }) => date === day);
    if (ofDay.some(({ quote }) => NOT_GIVEN.test(quote))) return [];
    const pages = Map.groupBy(ofDay, ({ place }) => `${place.documentId}|${place.page}`);
    const [best] = [...pages.values()]
      .filter((page) => page.some((fact) => showsVisit(fact, ofImages)))
      .sort((one, other) => other.length - one.length);
    return best?.[0] ? [{ day, fact: best[0] }] : [];
  });
  return found.length > 1 ? found : [];
}
