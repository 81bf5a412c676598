import { addMonths } from "@/lib/core/dates";
import type { DenialCategory } from "@/lib/core/enums";
import { tellsTooFewMinutes } from "@/lib/domain/move/as-billed/level-by-minutes";
import { carcOf } from "@/lib/domain/move/facts/denial-code";
import { type ChartFact, type LeftOut, type Side, saidIn } from "@/lib/domain/reading/chart/chart";
import { isClaimLine, isEmptyBox } from "@/lib/domain/reading/chart/claim-form";
import { holdsOn } from "@/lib/domain/reading/chart/page/edition";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { type LetterFacts, longDate } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";
import { isNotMet } from "../../relevance/against-point";
import { deniesOnly } from "../../relevance/denied-symptoms";
import { withoutAnswered } from "../../relevance/guards";
import { harmsCase, tellsTooWell } from "../../relevance/harms-case";
import { isManaged } from "../../relevance/managed-illness";
import { isQuotable } from "../../relevance/quotable";
import { stemsOf } from "../../relevance/stems";
import { approvedElsewhen, approvedForOther, approvesOther } from "../answers/approval-terms";
import { isOfEnrollment } from "../answers/enrollment";
import { withFailedRemedies } from "../answers/failed-remedies";
import { countedBefore } from "../answers/rows-beside";
import { faxedElsewhere } from "../answers/sent-before";
import { missesInjuryElsewhere } from "../answers/treated-part";
import { beforeOperation } from "./before-operation";
import { ofEndedCare } from "./ended-care";
import { withoutEndedPlans } from "./ended-plans";
import { onlyExcluded } from "./excluded-words";
import { ofLaterEvent } from "./later-event";
import { ofLaterIntake } from "./later-intake";
import { isNotThisIllness } from "./not-this-illness";
import { ofOtherClinicians } from "./other-clinicians";
import { ofOtherDecisions } from "./other-decisions";
import { ofOldInjuries, ofOtherClaims, ofOtherInjuries } from "./other-injuries";
import { isStateOfCase, ofOtherRequest } from "./other-requests";
import { ofOtherYears } from "./other-years";
import { overtakenAnswers } from "./overtaken";
import { overtakenForecasts } from "./overtaken-forecast";
import { overtakenLimits } from "./overtaken-limits";
import { isOwnMail } from "./own-mail";
import { holdsToDenial } from "./payer-holds";
import { isProvisional } from "./provisional";
import { ofSampleForms } from "./sample-forms";
import { ofEarlierChecks, ofOtherLookUps } from "./screen-blocks";
import { proceduresOnSide, sideOf, treatedSide } from "./treated-side";
import { ofUpkeepVisits } from "./upkeep-visits";

/** Older findings say nothing of the service; older treatment may. */
const OLDEST_MEASURE_MONTHS = 12;
const OLDEST_PASSAGE_MONTHS = 36;
/** What may be older than a year and still speak of the service. */
const LASTING: readonly Topic[] = [
  "treatment_tried",
  "imaging",
  "authorization",
  "coverage",
  "other_payer",
  "filing",
  "sent_before",
  "plan_text",
  "call",
];

/** Where it is in question whether two places were treated, both sides are the claim's. */
const TWO_PLACES =
  /\b(?:different|separate|distinct|two) (?:anatomic\w* )?(?:sites?|lesions?|regions?|locations?|sides?)\b|\bsites? of each\b/i;

/** "Version effective 01/01/2026": the line under a policy's title. */
const EDITION = /^\s*(?:version|edition|revision|effective date)\b[^.;]{0,50}$/i;

/** A sentence that tells nothing beside its minutes. */
const SHORT = 100;

/** "SLR neg" shows no illness; it is an answer only where the test was positive before. */
const isAloneNegative = ({ measure, date }: ChartFact, all: readonly ChartFact[]) =>
  measure?.key === "slr" &&
  /neg/i.test(measure.value) &&
  !/pos|\d/i.test(measure.value) &&
  !all.some(
    (other) =>
      other.measure?.key === "slr" &&
      /pos|\d/i.test(other.measure.value) &&
      !(date && other.date && other.date > date),
  );

/** Whether a claim came in time, or came twice, is told whatever the patient felt. */
const NOTHING_TO_NEED: readonly DenialCategory[] = ["timely_filing", "duplicate", "billing"];
/** "In the absence of neurologic signs": what is not there is then the answer. */
const ASKS_FOR_NONE =
  /\b(?:absence of|without|free of|resolution of) (?:\w+ ){0,3}(?:pain|symptoms?|numbness|weakness|deficits?|radicul\w+|neuro\w+|signs?)\b/i;

/** Facts that may argue: of the treated side, of the time, not against the practice. */
export function eligibleFacts(
  papers: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
): { facts: ChartFact[]; side?: Side } {
  const all = withFailedRemedies(withOwnStock(papers), letter, noticeText);
  const side = treatedSide(noticeText, letter.procedureCodes ?? [], all, letter.datesOfService ?? []);
  const service = [...(letter.datesOfService ?? [])].sort();
  const from = service[0] ?? letter.noticeDate;
  // Of what a payer calls the same service twice, either side may be the one in question.
  const other =
    TWO_PLACES.test(noticeText) || letter.denialCategory === "duplicate"
      ? undefined
      : side === "right"
        ? "left"
        : side === "left"
          ? "right"
          : undefined;
  const ofOtherSide = other ? proceduresOnSide(all, other) : new Set<string>();
  const lookUps = ofOtherLookUps(all, letter);
  const codesInQuestion =
    OF_CODES.includes(letter.denialCategory ?? "other") ||
    /\bmodifiers?\b/i.test(noticeText) ||
    UNITS_OF_A_DAY.test(noticeText);
  // The claim carries the number: the approval is the claim's own, whatever code was billed under it.
  const carried = all.flatMap(({ quote }) => CARRIED_NUMBER.exec(quote)?.[1] ?? []);
  const ofClaim = (quote: string) => carried.some((number) => quote.includes(number));
  const notOurs = new Set([
    ...ofOtherDecisions(all, service),
    ...ofOtherYears(all, service),
    ...ofOtherInjuries(all, noticeText),
    ...ofOtherClaims(all, letter),
    ...ofOldInjuries(all, noticeText, from),
    ...onlyExcluded(all, noticeText),
    ...ofEndedCare(all, from, letter.procedureCodes),
    ...ofLaterEvent(all, letter, noticeText),
    ...ofLaterIntake(all, letter),
    ...ofUpkeepVisits(all, letter, noticeText),
    ...beforeOperation(all, letter, noticeText),
    ...ofOtherClinicians(all, letter),
    ...ofEarlierChecks(all, letter),
    ...overtakenAnswers(all, letter),
    ...overtakenForecasts(all),
    ...overtakenLimits(all),
    ...ofSampleForms(all),
    ...faxedElsewhere(all, noticeText),
  ]);
  const counted = byCondition(letter, all, noticeText) ? countedBefore(all, from) : new Set<string>();
  const facts = all.filter((fact) => {
    if ((notOurs.has(fact.id) && !counted.has(fact.id)) || isOwnMail(fact, letter)) return false;
    if (ofOtherRequest(fact, letter) || isStateOfCase(fact) || holdsToDenial(fact, letter)) return false;
    if (isAloneNegative(fact, all)) return false;
    if (
      !fact.measure &&
      (harmsCase(fact.quote) ||
        (!ON_PAPERS.includes(letter.denialCategory ?? "other") && tellsTooWell(fact.quote)))
    )
      return false;
    if (
      !fact.measure &&
      !NOTHING_TO_NEED.includes(letter.denialCategory ?? "other") &&
      deniesOnly(fact.quote) &&
      !ASKS_FOR_NONE.test(noticeText)
    )
      return false;
    if (
      !fact.measure &&
      fact.quote.length < SHORT &&
      tellsTooFewMinutes(fact.quote, letter.procedureCodes ?? [])
    )
      return false;
    if (!codesInQuestion && isClaimLine(fact.quote)) return false;
    if (isClaimLine(fact.quote) && (ofOtherLine(fact.quote, letter) || ofOtherDay(fact, letter)))
      return false;
    if (isEmptyBox(fact.quote) && !isMissed(fact.quote, noticeText)) return false;
    if ((lookUps.has(fact.id) && !ofClaim(fact.quote)) || !isQuotable(fact, letter)) return false;
    if (fact.inForce && !holdsOn(fact.inForce, service)) return false;
    if (fact.adverse === "refusal" || isLegend(fact.quote) || isNotThisIllness(fact)) return false;
    if (!fact.measure && (isUndecided(fact.quote) || isNotMet(fact.quote))) return false;
    if (
      !fact.measure &&
      letter.denialCategory === "benefit_exclusion" &&
      NOTHING_LEFT.test(fact.quote) &&
      !/\b(?:error|mistake|incorrect\w*|wrong\w*)\b/i.test(fact.quote)
    )
      return false;
    if (letter.denialCategory === "benefit_exclusion" && USED_UP.test(fact.quote)) return false;
    if (isProvisional(fact, letter) || isOfEarlierEpisode(fact, letter)) return false;
    if (
      (approvesOther(fact, letter) && !ofClaim(fact.quote)) ||
      (EDITION.test(fact.quote) && !isOfEnrollment(fact, from))
    )
      return false;
    if (
      !ON_PAPERS.includes(letter.denialCategory ?? "other") &&
      isWell(fact) &&
      !isManaged(fact.quote, letter)
    )
      return false;
    const own = fact.measure ? sideOf(fact.measure) : fact.side;
    if (((other && own === other) || ofOtherSide.has(fact.id)) && !counted.has(fact.id)) return false;
    if (!from || !fact.date || endsOldAccident(fact, letter)) return true;
    if (isAskedBefore(fact, from)) return false;
    const lasts =
      !fact.measure &&
      fact.topics.some(
        // What somebody said on the telephone a year before proves no need.
        (topic) =>
          LASTING.includes(topic) && !(topic === "call" && letter.denialCategory === "medical_necessity"),
      );
    return fact.date >= addMonths(from, lasts ? -OLDEST_PASSAGE_MONTHS : -OLDEST_MEASURE_MONTHS);
  });
  // "We see PA-26-124407 now": under the number alone it speaks of the approval.
  for (const [at, fact] of facts.entries())
    if (
      !fact.measure &&
      !fact.topics.includes("authorization") &&
      ofClaim(fact.quote) &&
      SEEN_NOW.test(fact.quote)
    )
      facts[at] = { ...fact, topics: [...fact.topics, "authorization"] };
  // The line with its days may speak of the other side.
  const elsewhen = approvedElsewhen(all, service);
  for (const id of approvedForOther(facts, letter)) elsewhen.add(id);
  const timely = facts.filter((fact) => !outOfPeriod(fact, service) && !elsewhen.has(fact.id));
  const current = withoutEndedPlans(timely, all, letter, service);
  return {
    facts: isOfOneVisit(letter, noticeText)
      ? ofTheDay(current, service, letter, { after: missesInjuryElsewhere(noticeText) })
      : current,
    ...(side ? { side } : {}),
  };
}

/** "Visit note (earlier episode)": who was liable, what was found and billed then is not in question; what was tried may be. */
const EARLIER_EPISODE =
  /\b(?:earlier|prior|previous|past|old|closed) (?:episode|course of care|case|injury|accident)\b/i;
const isOfEarlierEpisode = (fact: ChartFact, letter: LetterFacts) =>
  EARLIER_EPISODE.test(`${fact.heading} ${fact.section}`) &&
  !fact.topics.includes("treatment_tried") &&
  !endsOldAccident(fact, letter);

/** Where another insurer is said to be liable, the end of its own file counts, however long ago it was. */
const endsOldAccident = ({ quote, topics }: ChartFact, letter: LetterFacts) =>
  ["19", "20", "21"].includes(carcOf(letter)) && topics.includes("other_payer") && OLD_FILE.test(quote);
const OLD_FILE = /\b(?:settled|closed)\b|\bno (?:further |more )?med(?:ical)?[ -]pay(?:ments?)?\b/i;

const SEEN_NOW =
  /\b(?:see|found|find|located|show(?:s|ing)?|have|has|linked|attached|on file|approved|valid|active|covers?|loaded|entered)\b/i;
/** Box 23 of the claim: "23 prior authorization   A184420936". */
const CARRIED_NUMBER =
  /(?:^|\s)(?:Box )?23\b[^:]{0,40}?(?:authorization(?: number)?\)?)[\s:]+([A-Z]{0,4}-?\d[A-Z0-9-]{5,})/i;

/** "Used 20; Remaining 0", "no visits left": the count that the payer holds against the claim, printed once more. */
const NOTHING_LEFT =
  /\bremaining(?: (?:visits?|units?|days|sessions?|benefits?))?\s*[:=]?\s*(?:0|none|zero)\b(?![.,]\d)|\b(?:visits?|units?|sessions?|treatments?) (?:left|available|remaining)\s*[:=]?\s*(?:0|none|zero)\b|\b(?:0|no|zero)(?: (?:more|further|PT|OT|therapy|chiropractic))? (?:visits?|units?|sessions?|treatments?) (?:are |were )?(?:remain(?:s|ing)?|left)\b/i;

/** "20 of 20 used": of an approval it says that all was within it, of a limit that it is spent. */
const USED_UP =
  /\b(\d{1,3}) ?(?:of|\/) ?\1\b[^.;]{0,20}\b(?:used|exhausted|reached)\b|\bused:? (\d{1,3}) ?(?:of|\/) ?\2\b|\b0 remaining\b/i;

/** "20 visits per condition": what another condition used is what the letter must tell apart. */
const PER_CONDITION =
  /\b(?:per|for (?:each|one|the same)|each|by) (?:\w+ )?(?:condition|diagnosis|injury|illness|body (?:part|region))\b|\bnew condition\b/i;
const byCondition = ({ denialCategory }: LetterFacts, all: readonly ChartFact[], noticeText: string) =>
  denialCategory === "benefit_exclusion" &&
  (PER_CONDITION.test(noticeText) || all.some(({ quote }) => PER_CONDITION.test(quote)));

/** A box that was left empty matters where the notice misses what stands in it: "Missing or invalid initial treatment date". */
function isMissed(box: string, noticeText: string): boolean {
  const named = stemsOf(/\(([^()]*)\)/.exec(box)?.[1] ?? "");
  return noticeText
    .split("\n")
    .filter((line) =>
      /\b(?:missing|incomplete|invalid|blank|lacks?|omitted|not (?:given|entered|reported))\b/i.test(line),
    )
    .some((line) => [...stemsOf(line)].filter((stem) => named.has(stem)).length > 0);
}

const STOCK = /\b(?:inventory|stock (?:card|list|record|sheet))\b/i;
/** A drug's number, with or without its dashes. */
const PRODUCT = /(?<![\d-])\d{4,5}-\d{3,4}-\d{1,2}(?![\d-])/g;

/** What is on the practice's shelf was given to nobody: only a row whose number the patient's own record names says anything. */
function withOwnStock(all: readonly ChartFact[]): readonly ChartFact[] {
  const ofShelf = new Set(all.filter(({ heading, section }) => STOCK.test(`${heading} ${section}`)));
  if (ofShelf.size === 0) return all;
  const given = new Set(
    all.filter((fact) => !ofShelf.has(fact)).flatMap(({ quote }) => quote.match(PRODUCT) ?? []),
  );
  const isGiven = (text: string) => (text.match(PRODUCT) ?? []).some((number) => given.has(number));
  return all.flatMap((fact) => {
    if (!ofShelf.has(fact)) return fact;
    // Rows of a list that are told in one sentence: each is of its own stock.
    const own = fact.told ? fact.quote.split("; ").filter(isGiven).join("; ") : fact.quote;
    return isGiven(own) ? { ...fact, quote: own } : [];
  });
}

/** Pages of a plan's text whose edition did not hold on the days of service: whoever reads the letter must not take them for the rule. */
export function otherEditions(all: readonly ChartFact[], { datesOfService = [] }: LetterFacts): LeftOut[] {
  const pages = new Map<string, LeftOut>();
  for (const { inForce, place, heading } of all) {
    if (!inForce || holdsOn(inForce, datesOfService)) continue;
    const { documentId, page } = place;
    const days = [
      inForce.from && `from ${longDate(inForce.from)}`,
      inForce.to && `to ${longDate(inForce.to)}`,
    ];
    pages.set(`${documentId}|${page}`, {
      documentId,
      page,
      reason: "other_edition",
      detail: [heading, `in force ${days.filter(Boolean).join(" ")}`].filter(Boolean).join(", "),
    });
  }
  return [...pages.values()];
}

/** "Key: NDI = Neck Disability Index", "VAS = worst neck pain": what a sheet's letters mean is no finding. */
const isLegend = (quote: string) =>
  /^(?:key|legend|abbreviations)\s*:/i.test(quote) ||
  /^[A-Z]{2,5} = [a-z]+(?:,? ?[ /][a-z]+){2}/.test(quote) ||
  (quote.match(/\b[A-Z][A-Z0-9]{1,5} ?= ?[a-z]/g) ?? []).length > 1;

/**
 * A question of the staff, a blank of a form, and what is only meant for a case that did not come: nothing of it was done. A
 * rule of a plan or of a prescriber ("he is not to load the arm, as it will tear if …") keeps its condition behind it.
 */
const UNDECIDED =
  /^\W*(?:\(\w+\) )?if (?!the (?:claim|patient has)|(?:(?:the |this |her |his )?(?:therapy|treatment|care|service|condition|it|this) )?(?:stops|(?:is )?(?:stopped|delayed|withheld|(?:left )?untreated|not treated))\b[^.]{0,30}\b(?:will|would|expects?|risks?|likely|leads?|can|may|could)\b(?! (?:not|be fine)\b)[^.]{0,60}\b(?:operations?|surger\w+|amputat\w+|hospital\w*|los[es]\w*|loss|worse\w*|declin\w+|regress\w*|deteriorat\w+|falls?|contractures?|stiff\w*|re-?injur\w*|relapse\w*|recur\w*|rupture\w*|tear|ulcers?|infection|permanent\w*|progress(?:ion|es)?|fail\w*|disab\w+)\b)\b|\?(?:\s|$)|(?:^|[\s|])\?(?=\p{Lu})|_{3,}|:\s*(?:left )?blank\W*$|\b(?:would|will|may|might|could) (?:also )?consider\b|^\W*(?:consider(?! that\b)|rule out|r\/o|possible(?! only\b| with\b| (?:causes?|fracture|tear|infection)s? (?:were |was |is |are )?ruled out)|question of(?! [^.;]{3,30}\b(?:settled|answered|resolved) by))\b|\bsmallest change that matters\b|\bno answer\b(?! to (?!(?:our|my|the|repeated|several|\d) (?:\w+ )?(?:calls?|phone|fax)))|\b(?:result|status):? (?:busy|failed|error|not sent|cancel\w*|aborted|incomplete)\b|\bnot yet (?:re)?(?:sent|done|billed|filed|signed)\b/iu;
const isUndecided = (quote: string) =>
  (NOT_DELIVERED.test(quote) ||
    (UNDECIDED.test(withoutAnswered(quote).replace(WHO_STOPS, "If therapy stops")) &&
      !IF_OBSERVED.test(quote))) &&
  quote.length < 260;
/** "If she stops PT the contracture will return": the therapy stops. */
const WHO_STOPS =
  /^\W*if (?:s?he|the patient|patient|pt|the child|this patient) (?:stops|quits|discontinues|ends|loses|is without|does not (?:get|have|receive|continue)) (?:(?:the|this|his|her|skilled|physical|occupational|speech|active) )*(?:therapy|treatment|care|PT|OT|visits|medication)\b|^\W*if (?:PT|OT|therapy) (?:ends|is (?:ended|cut|denied))\b/i;
/** "If she lifts over 5 lb the shoulder spasms": what happens each time was seen, and waits for nothing. */
const IF_OBSERVED =
  /^\W*if (?!.*\b(?:will|would|then|call|consider|refer|order|MRI|CT|x-?ray|surgery|injection|recheck|return|stop|increase|decrease|add|continue|start|tell|send|go|come|appeal|bill|ask)\b)[^.;]{3,60}\b(?:buckles|spasms|gives (?:way|out)|swells|locks|catches|loses (?:balance|grip|hold)|falls|drops|goes numb|has (?:pain|numbness|tingling|spasms?)|gets (?:dizzy|pain|numb|short)|needs (?:help|support|the rail|both)|hurts|aches|wheezes|tips|stumbles|pain (?:is |goes |rises |climbs )?(?:to )?\d)/i;
/** "09/22/2026 10:02   303-555-0150   BAY HEALTH UM   00 pp   BUSY": a row of a fax machine's journal whose sending did not get through. */
const NOT_DELIVERED =
  /\d{1,2}:\d{2}.*\d{3}[ .-]\d{4}\b.*\b(?:BUSY|NO[ -]?ANS(?:WER)?|FAIL(?:ED)?|(?:COMM\.? )?ERR(?:OR)?|NG|CANCEL(?:L?ED)?|INCOMPLETE)\b/;

/** Of a line called a duplicate the lines of its own service matter, and no other of the claim. */
const ofOtherLine = (quote: string, { denialCategory, deniedLines = [] }: LetterFacts) => {
  const codes = (deniedLines ?? []).flatMap(({ procedureCode }) => procedureCode?.slice(0, 5) ?? []);
  return denialCategory === "duplicate" && codes.length > 0 && !codes.some((code) => quote.includes(code));
};
/** A line of another day says nothing of the services in question. */
const ofOtherDay = ({ date }: ChartFact, letter: LetterFacts) =>
  date !== undefined && (letter.datesOfService ?? []).length > 0 && !isServiceDay(letter, date);
/** What the claim carried, line by line, matters where the codes are disputed. */
const OF_CODES: readonly DenialCategory[] = ["coding", "duplicate", "billing"];
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
  !measure && quote.length < 90 && WELL.test(quote) && !NOT_WELL.test(quote);

/** "More units than the maximum for one day": how much was given on that day, and on no other. */
const UNITS_OF_A_DAY =
  /\bunits?\b[^.\n]{0,80}\b(?:one|a|per|each|same|single|that) (?:day|date)\b|\bmedically unlikely\b|\bMUEs?\b/i;
const EVALUATION = /^99(?:20[2-5]|21[1-5])\b/;

/**
 * What was coded or done twice on a day is told by that day's note alone; another visit's values only mislead. Whether a claim came in
 * time is told by papers of any day, whatever was done at the visit.
 */
const isOfOneVisit = (
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
    /\blevel\b/i.test(noticeText));

/** What a treatment was for stands in the examination of the weeks before; a visit is told by its own note. */
const examsCount = ({ denialCategory, procedureCodes = [] }: LetterFacts) =>
  denialCategory === "coding" &&
  procedureCodes.length > 0 &&
  !procedureCodes.some((code) => EVALUATION.test(code));

/** What the office knows of a claim, whenever it wrote that down. */
const OF_CLAIMS: readonly Topic[] = [
  ...(["call", "filing", "sent_before", "coverage", "other_payer", "authorization", "plan_text"] as const),
];

function ofTheDay(
  facts: readonly ChartFact[],
  service: readonly string[],
  letter: LetterFacts,
  { after }: { after: boolean },
): ChartFact[] {
  const exams = examsCount(letter);
  const [first, last] = [service[0], service.at(-1)];
  const inDays = (date: string) => first !== undefined && last !== undefined && date >= first && date <= last;
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
      fact.topics.includes("plan_text") ||
      isOfEnrollment(fact, last) ||
      isRecentResult(fact, first, exams) ||
      (exams && after && isExamAfter(fact, last)) ||
      (fact.measure && ofVisit.has(pageOf(fact)) && isRecent(fact, first)) ||
      (last !== undefined && fact.date > last && named.has(pageOf(fact))),
  );
}

const FARTHEST_DAYS = 30;
const RESULT_PAGE = /\b(?:report|lab\w*|results?|imaging|views|x-?rays?|MRI|radiology|patholog\w+)\b/i;
const EXAM_PAGE = /\b(?:exam(?:ination)?|evaluation|plan of care|(?:care|treatment) plan)\b/i;
const RECENT_RESULT_DAYS = 30;

/** What was drawn or taken in the weeks before is what the visit looked at. */
const isRecentResult = ({ heading, date }: ChartFact, first: string | undefined, exams: boolean) =>
  (RESULT_PAGE.test(heading) || (exams && EXAM_PAGE.test(heading))) && isRecent({ date }, first);
const isRecent = ({ date }: Pick<ChartFact, "date">, first: string | undefined) =>
  first !== undefined && date !== undefined && date < first && date >= addDays(first, -RECENT_RESULT_DAYS);

/** Where an injury of the treated part is missed, the examination of the weeks after shows what became of it. */
const isExamAfter = ({ heading, date }: ChartFact, last: string | undefined) =>
  EXAM_PAGE.test(heading) &&
  last !== undefined &&
  date !== undefined &&
  date > last &&
  date <= addDays(last, RECENT_RESULT_DAYS);

const ASKED_BEFORE_DAYS = 31;
/** What a plan answered weeks before the service says nothing of its day: coverage may have ended since. */
const isAskedBefore = ({ heading, date }: ChartFact, from: string) =>
  /\beligib|\b27[01]\b/i.test(heading) && date !== undefined && date < addDays(from, -ASKED_BEFORE_DAYS);

const PERIOD =
  /\b(?:approv\w*|authori\w*|auth|valid|effective|coverage|active|eligib\w*|certification period|term\w*)\b/i;

/** "Request no. A-440911; …; From 06/01/2026; To 06/30/2026": a row of a list of approvals, with its time in two columns. */
const ROW_OF_SPAN =
  /\b(?:auth\w*|request|approv\w*|referral|certif\w*)\b.*; (?:from|start|begin)(?: date)? ([^;]{6,20}); (?:to|thru|through|end)(?: date)? ([^;]{6,20})/i;

const IS_TO = /^\s*(?:to|through|thru|until|-|–)\s*$/i;
/** An approval or coverage of other dates answers nothing. */
function outOfPeriod(fact: ChartFact, service: readonly string[]): boolean {
  const [first, last] = [service[0], service.at(-1)];
  if (fact.measure || !first || !last) return false;
  // That another plan ended before the service is what such a print is for.
  if (/\binactive\b/i.test(fact.quote)) return false;
  const [, from = "", to = ""] = (fact.told && ROW_OF_SPAN.exec(fact.quote)) || [];
  const [begin, end] = [findDates(from)[0]?.iso, findDates(to)[0]?.iso];
  if (begin && end && (last < begin || first > end)) return true;
  return saidIn(fact).some((said) => {
    if (!PERIOD.test(said)) return false;
    const dates = findDates(said);
    // "09/05/2026 rep Lou: approved 09/06/2026 - 10/06/2026": the day of an entry is no end of the time.
    const spans = dates.flatMap((date, at) => {
      const next = dates[at + 1];
      return next && IS_TO.test(said.slice(date.end, next.start)) && date.iso <= next.iso
        ? [{ start: date.iso, end: next.iso }]
        : [];
    });
    return spans.length > 0 && spans.every(({ start, end }) => last < start || first > end);
  });
}
