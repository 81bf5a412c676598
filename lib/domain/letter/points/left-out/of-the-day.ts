import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";
import { isEarlierVisit } from "../answers/earlier-visits";
import { isOfEnrollment } from "../answers/enrollment";
import { lastStay } from "./other-stays";

/** "More units than the maximum for one day": how much was given on that day, and on no other. */
export const UNITS_OF_A_DAY =
  /\bunits?\b[^.\n]{0,80}\b(?:one|a|per|each|same|single|that) (?:day|date)\b|\bmedically unlikely\b|\bMUEs?\b/i;
const EVALUATION = /^99(?:20[2-5]|21[1-5])\b/;

/**
 * What was coded or done twice on a day is told by that day's note alone; another visit's values only mislead. Whether a claim came in
 * time is told by papers of any day, whatever was done at the visit.
 */
export const isOfOneVisit = (
  { denialCategory, procedureCodes = [], datesOfService = [] }: LetterFacts,
  noticeText: string,
) =>
  denialCategory === "coding" ||
  denialCategory === "duplicate" ||
  denialCategory === "billing" ||
  (datesOfService.length === 1 && UNITS_OF_A_DAY.test(noticeText)) ||
  (denialCategory !== "timely_filing" &&
    procedureCodes.length > 0 &&
    procedureCodes.every((code) => EVALUATION.test(code))) ||
  // The level of a visit is shown by that visit, whatever else was done on the day.
  (datesOfService.length === 1 &&
    procedureCodes.some((code) => EVALUATION.test(code)) &&
    denialCategory !== "timely_filing" &&
    /\blevel\b/i.test(noticeText.replace(LEVEL_OF_APPEAL, " ")));
/** "First level appeal", "New level 1 appeal", "second level of review", "at the level of the plan": of a dispute, and of no visit. */
const LEVEL_OF_APPEAL =
  /\b(?:(?:first|second|third|final|1st|2nd|3rd)[ -]level(?! (?:of (?:visit|service|care|e ?\/ ?m|evaluation|complexity|decision|medical)|visits?\b|e ?\/ ?m))|(?:go|move|proceed|advance|escalate\w*|continue)(?: \w+)? to (?:the|a) (?:next|higher|last|second) level(?! of (?:visit|service|care|e ?\/ ?m))|(?:next|last|one|two|highest|lower|higher|peer|plan)[ -]level(?: of)?(?: (?:provider|member|internal|external|claim|payment|written))? (?:appeals?|disputes?|reviews?|reconsiderations?|grievances?|redeterminations?)|level (?:[1-3]|one|two|three|I{1,3}|of) (?:or (?:[1-3]|two) )?(?:(?:provider|member|internal|external|claim|payment|written) )?(?:appeals?|disputes?|reviews?|reconsiderations?|grievances?|redeterminations?)|(?:appeals?|disputes?|reviews?|reconsiderations?|grievances?)(?: |-)levels?(?: [1-3])?)\b/gi;

/** What a treatment was for stands in the examination of the weeks before; a visit is told by its own note. */
const examsCount = ({ denialCategory, procedureCodes = [] }: LetterFacts) =>
  denialCategory === "coding" &&
  procedureCodes.length > 0 &&
  !procedureCodes.some((code) => EVALUATION.test(code));

/** What the office knows of a claim, whenever it wrote that down. */
const OF_CLAIMS: readonly Topic[] = [
  ...(["call", "filing", "sent_before", "coverage", "other_payer", "authorization", "plan_text"] as const),
];

export function ofTheDay(
  facts: readonly ChartFact[],
  service: readonly string[],
  letter: LetterFacts,
  { after, noticeText = "" }: { after: boolean; noticeText?: string },
): ChartFact[] {
  const exams = examsCount(letter);
  const [first, last] = [service[0], service.at(-1)];
  const stay = first && isTransition(letter) ? lastStay(facts, first) : undefined;
  const since = first && isTransition(letter) ? (stay?.left ?? addDays(first, -TRANSITION_DAYS)) : first;
  const inDays = (date: string) => since !== undefined && last !== undefined && date >= since && date <= last;
  if (!facts.some(({ date }) => date && inDays(date))) {
    // What was found weeks before or after tells no two services of a day apart.
    if (letter.denialCategory !== "duplicate" || !first || !last) return [...facts];
    return facts.filter(
      ({ date, topics, quote, measure }) =>
        !date ||
        (date >= addDays(first, -FARTHEST_DAYS) && date <= addDays(last, FARTHEST_DAYS)) ||
        (!measure && topics.some((topic) => OF_CLAIMS.includes(topic))) ||
        findDates(quote).some(({ iso }) => inDays(iso)),
    );
  }
  // A report of a later day on what was taken that day.
  const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;
  const named = new Set(
    facts.filter(({ quote }) => findDates(quote).some(({ iso }) => inDays(iso))).map(pageOf),
  );
  // "A1c 8.9% (05/05/2026)" on the note of 05/07: what the visit looked at.
  const ofVisit = new Set(facts.filter(({ date, measure }) => !measure && date && inDays(date)).map(pageOf));
  return facts.filter(
    (fact) =>
      !fact.date ||
      inDays(fact.date) ||
      // A summary may bear the day of the admission.
      (stay?.pages.has(pageOf(fact)) && first && fact.date >= addDays(first, -TRANSITION_DAYS)) ||
      fact.topics.includes("plan_text") ||
      isOfEnrollment(fact, last) ||
      isEarlierVisit(fact, noticeText) ||
      isRecentResult(fact, first, exams) ||
      tellsClaim(fact, letter, last, inDays) ||
      tellsFullerDiagnosis(fact, letter) ||
      (exams && after && isExamAfter(fact, last)) ||
      (fact.measure && (ofVisit.has(pageOf(fact)) || isLabResult(fact)) && isRecent(fact, first)) ||
      (last !== undefined && fact.date > last && named.has(pageOf(fact))),
  );
}

/** "10/08/26 claim out: 99214-25, 94640, 94640 (no modifier on 2nd neb)": what the office noted of this claim after the visit. */
const tellsClaim = (
  { quote, date, measure }: ChartFact,
  { procedureCodes = [] }: LetterFacts,
  last: string | undefined,
  inDays: (date: string) => boolean,
) =>
  !measure &&
  date !== undefined &&
  last !== undefined &&
  date > last &&
  OF_CLAIM.test(quote) &&
  // "Billed Units: 97530 x 3" of another day's note is that day's.
  !/^\W*(?:billed|total|timed) units?\b/i.test(quote) &&
  procedureCodes.some((code) => quote.includes(code)) &&
  findDates(quote).every(({ iso }) => iso === date || inDays(iso));
const OF_CLAIM =
  /\b(?:claims?|837P?|CMS-?1500|billed|sent(?! (?:home|out|away|back to|for|off|(?:straight |over )?to (?:the |her |his )?(?:ED|ER|emergency|hospital|urgent|school|work|lab|pharmacy))\b)|submitted|keyed|scrubber|modifiers?)\b/i;

/** "S83.241D" in a referral, where the claim has "S83.241": the whole code, whenever the surgeon wrote it. */
const tellsFullerDiagnosis = ({ quote, measure }: ChartFact, { diagnosisCodes = [] }: LetterFacts) =>
  !measure &&
  diagnosisCodes.some((code) => {
    const at = code.length > 3 ? quote.indexOf(code) : -1;
    return at >= 0 && /[A-Z0-9]/.test(quote.charAt(at + code.length));
  });

/** Care after a stay is one service from the discharge to the visit: the call of the second day and the hospital's summary are of it. */
const isTransition = ({ procedureCodes = [] }: LetterFacts) =>
  procedureCodes.some((code) => /^9949[56]\b/.test(code));
const TRANSITION_DAYS = 30;

const FARTHEST_DAYS = 30;
const RESULT_PAGE = /\b(?:report|lab\w*|results?|imaging|views|x-?rays?|MRI|radiology|patholog\w+)\b/i;
const EXAM_PAGE =
  /\b(?:exam(?:ination)?|evaluation|progress report|recertification|plan of care|(?:care|treatment) plan)\b/i;
const RECENT_RESULT_DAYS = 30;

/** What was drawn or taken in the weeks before is what the visit looked at. */
const isRecentResult = ({ heading, date }: ChartFact, first: string | undefined, exams: boolean) =>
  (RESULT_PAGE.test(heading) || (exams && EXAM_PAGE.test(heading))) && isRecent({ date }, first);
const isRecent = ({ date }: Pick<ChartFact, "date">, first: string | undefined) =>
  first !== undefined && date !== undefined && date < first && date >= addDays(first, -RECENT_RESULT_DAYS);

/** An A1c or a heart's ejection fraction of the weeks before on a page that no visit heads: a laboratory prints its name, and no title. */
const isLabResult = ({ measure, heading }: ChartFact) =>
  /^(?:a1c|ef)$/.test(measure?.key ?? "") && heading === "";

/** Where an injury of the treated part is missed, the examination of the weeks after shows what became of it. */
const isExamAfter = ({ heading, date }: ChartFact, last: string | undefined) =>
  EXAM_PAGE.test(heading) &&
  last !== undefined &&
  date !== undefined &&
  date > last &&
  date <= addDays(last, RECENT_RESULT_DAYS);
