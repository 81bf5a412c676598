import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import type { LetterFacts } from "../../facts/facts";

/** "WELLNESS VISIT", "Maintenance care": a visit that its own head calls upkeep. Medicare's yearly wellness visit is an examination. */
const HEADED =
  /(?<!\b(?:annual|yearly|medicare|initial|subsequent|child|baby|woman|preventive) )\b(?:wellness|maintenance|supportive|palliative)(?: chiropractic)? (?:visit|care|adjustment|treatment|manipulation|note)s?\b/i;
/** "Monthly tune-up", "98940-GA": what was done then was agreed to be no covered treatment. */
const SAID =
  /\b(?:monthly|wellness|maintenance|routine) (?:tune-?up|adjustment|manipulation)s?\b|(?<![\w-])9894[0-3][ -]{1,3}G[AXYZ]\b|\bmaintenance\b[^.;]{0,30}\bABN\b/i;
/** "Before the fall he came for monthly adjustments", "active care and not maintenance", "if she returns, those are maintenance": no visit of upkeep. */
const OF_ANOTHER_TIME =
  /\bif\b[^.;]{0,60}\b(?:maintenance|wellness|monthly|routine|tune-?up)\b|\b(?:before|until|used to|previous(?:ly)?|prior|past|ended|stopped|formerly|in (?:19|20)\d\d|prior to|history of|last year|not|no|never|den(?:ies|ied)|rather than|instead of)\b|n['’]t\b/i;
/** Where the payer leaves the charge to the patient, the notice that was signed for it is what matters. */
const LEFT_TO_PATIENT = /\bPR[- ]?\d{1,3}\b|\bpatient responsib/i;
const MANIPULATION = /^9894[0-3]/;
const ASKED = /\b(?:maintenance|wellness|supportive care|active treatment|acute treatment)\b/i;

/**
 * What visits of upkeep before or after the days in question say, where a manipulation is denied or the payer takes the care for upkeep: who came for a tune-up then, and what
 * was signed for it, is no part of the treatment of an illness. Of the days in question themselves the notes say what they say.
 */
export function ofUpkeepVisits(
  all: readonly ChartFact[],
  { datesOfService = [], procedureCodes = [] }: LetterFacts,
  noticeText: string,
): ReadonlySet<string> {
  const [first, last] = [datesOfService.toSorted()[0], datesOfService.toSorted().at(-1)];
  if (!first || !last || LEFT_TO_PATIENT.test(noticeText)) return new Set();
  if (!procedureCodes.some((code) => MANIPULATION.test(code)) && !ASKED.test(noticeText)) return new Set();
  const visitOf = ({ place, date }: ChartFact) => `${place.documentId}|${place.page}|${date}`;
  const isOutside = ({ date }: ChartFact) => date !== undefined && (date < first || date > last);
  const says = ({ heading, quote }: ChartFact) =>
    HEADED.test(heading) || (SAID.test(quote) && !OF_ANOTHER_TIME.test(quote));
  const visits = new Set(all.filter((fact) => isOutside(fact) && says(fact)).map(visitOf));
  return new Set(all.flatMap((fact) => (visits.has(visitOf(fact)) ? [fact.id] : [])));
}

/** What an ended course leaves as it was: who is insured where, what was approved, sent or said. */
const LASTS: readonly Topic[] = [
  "authorization",
  "coverage",
  "other_payer",
  "filing",
  "sent_before",
  "plan_text",
  "call",
];
/** "Active care" of a note is no coverage. */
const OF_TREATMENT: readonly Topic[] = ["finding", "function", "improvement", "goals", "procedure"];
/** "Goals met. MMI", "d/c fr active care", "released to wellness 1x/mo": a course of treatment came to its end. */
const TREATMENT_ENDED =
  /\bMMI\b|\bmaximum (?:medical|therapeutic) improvement\b|\b(?:d\/?c(?:['’]?d)?|discharged?|released|ended|completed) (?:fr(?:om)?\.? )?(?:active (?:care|treatment)|treatment plan)\b|\b(?:released|moved|changed|transition(?:ed|s)?) to (?:wellness|maint(?:enance)?|supportive)\b/i;
const NOT_ENDED =
  /\b(?:not|no|never|until|if|when|before|goal|expect\w*|toward|once|approach\w*|plan)\b|n['’]t\b/i;
/** "A: maint.", "stable, maintenance": what the visit itself was. */
const IS_UPKEEP =
  /(?<!\b(?:not|no|non|never|than|of|to|then|toward|until|payer|plan|says|in|as|does|home|house|yard|building) )(?<!(?:\bnot|n['’]t|\bno longer|\brather than|\bdenied) (?:an? |for |as |as an? |be |considered )?)\bmaint(?:enance)?\b(?! (?:dose|therapy|exercises?|program|phase|work\w*|man|crew|job|tech\w*|supervisor|department))/i;

/** "A: acute flare": such a visit treats, whatever it says of upkeep at another time; "return if flare" waits for one. */
const IS_ACTIVE =
  /(?<!\b(?:no|not|non|denies|without|any|if|when|with|for|prn|prevent|avoid|until|last|prior|since|after|from|fr|completed|past|of)\.? (?:an? |new |acute )?)\b(?:acute(?! (?:on|distress)\b)|flare\w*|exacerbat\w*|re-?injur\w*|active (?:care|treatment))\b/i;

/**
 * What was measured and noted of a course of treatment up to its end, where most notes of the denied manipulations call themselves upkeep after
 * it: that gain was of other visits, and as the reason of these it would be untrue.
 */
export function ofTreatmentBeforeUpkeep(
  all: readonly ChartFact[],
  { datesOfService = [], procedureCodes = [] }: LetterFacts,
): ReadonlySet<string> {
  const first = datesOfService.toSorted()[0];
  if (!first || !procedureCodes.some((code) => MANIPULATION.test(code))) return new Set();
  const days = new Set(datesOfService);
  const daysOf = (says: RegExp) =>
    new Set(all.flatMap(({ date, quote }) => (date && days.has(date) && says.test(quote) ? date : [])));
  const active = daysOf(IS_ACTIVE);
  const called = [...daysOf(IS_UPKEEP)].filter((day) => !active.has(day));
  const ended = all
    .flatMap((fact) => (saysEnded(fact.quote) ? endedOn(fact, all, first) : []))
    .toSorted()
    .at(-1);
  if (called.length * 2 <= days.size || !ended) return new Set();
  const lasts = ({ measure, topics }: ChartFact) =>
    !measure &&
    topics.some((topic) => LASTS.includes(topic)) &&
    !topics.some((topic) => OF_TREATMENT.includes(topic));
  return new Set(
    all.flatMap((fact) => (fact.date !== undefined && fact.date <= ended && !lasts(fact) ? [fact.id] : [])),
  );
}

const saysEnded = (quote: string): boolean =>
  quote.split(/[.;]\s/).some((clause) => {
    const found = TREATMENT_ENDED.exec(clause);
    return found !== null && !NOT_ENDED.test(clause.slice(0, found.index));
  });

/** The day of the note; a summary tells of a course that ended on its last day. */
function endedOn(fact: ChartFact, all: readonly ChartFact[], first: string): string[] {
  const isBefore = (day: string | undefined) => day !== undefined && day < first;
  const { documentId, page } = fact.place;
  const beside = /\bsummary\b/i.test(fact.heading)
    ? all.filter(({ place }) => place.documentId === documentId && place.page === page)
    : [fact];
  return beside.flatMap(({ date }) => date ?? []).filter(isBefore);
}
