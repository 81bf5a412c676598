import { addMonths } from "@/lib/core/dates";
import type { DenialCategory } from "@/lib/core/enums";
import { tellsTooFewMinutes } from "@/lib/domain/move/as-billed/level-by-minutes";
import { carcOf } from "@/lib/domain/move/facts/denial-code";
import type { ChartFact, LeftOut, Side } from "@/lib/domain/reading/chart/chart";
import { isClaimLine, isEmptyBox } from "@/lib/domain/reading/chart/claim-form";
import { holdsOn } from "@/lib/domain/reading/chart/page/edition";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { type LetterFacts, longDate } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";
import { isNotMet } from "../../relevance/against-point";
import { deniesOnly } from "../../relevance/denied-symptoms";
import { harmsCase, tellsTooWell } from "../../relevance/harms-case";
import { isManaged } from "../../relevance/managed-illness";
import { isQuotable } from "../../relevance/quotable";
import { stemsOf } from "../../relevance/stems";
import { approvedElsewhen, approvedForOther, approvesOther } from "../answers/approval-terms";
import { isOfEnrollment } from "../answers/enrollment";
import { withFailedRemedies } from "../answers/failed-remedies";
import { countedBefore } from "../answers/rows-beside";
import { rulesOutForLife } from "../answers/ruled-out";
import { faxedElsewhere, faxedForOtherClaims } from "../answers/sent-before";
import { missesInjuryElsewhere } from "../answers/treated-part";
import { beforeOperation } from "./before-operation";
import { ofEndedCare } from "./ended-care";
import { withoutEndedPlans, withoutOlderPlans } from "./ended-plans";
import { onlyExcluded } from "./excluded-words";
import { ofLaterEvent } from "./later-event";
import { ofLaterIntake } from "./later-intake";
import { isFamilyAsked, isNotThisIllness } from "./not-this-illness";
import { isOfOneVisit, ofTheDay, UNITS_OF_A_DAY } from "./of-the-day";
import { ofOtherClinicians } from "./other-clinicians";
import { ofOtherDecisions } from "./other-decisions";
import { ofOldInjuries, ofOtherClaims, ofOtherInjuries } from "./other-injuries";
import { isAskedBefore, ofOtherPlans, outOfPeriod } from "./other-periods";
import { isStateOfCase, ofOtherRequest } from "./other-requests";
import { asksOfDischarge, ofOtherStays } from "./other-stays";
import { ofOtherYears } from "./other-years";
import { overtakenAnswers } from "./overtaken";
import { overtakenForecasts } from "./overtaken-forecast";
import { overtakenLimits } from "./overtaken-limits";
import { overtakenWorkStatus } from "./overtaken-work-status";
import { isOwnMail } from "./own-mail";
import { withOwnStock } from "./own-stock";
import { holdsToDenial } from "./payer-holds";
import { isProvisional } from "./provisional";
import { ofSampleForms } from "./sample-forms";
import { ofEarlierChecks, ofOtherLookUps } from "./screen-blocks";
import { isOfHelper, proceduresOnSide, reportsOfSide, rowsOfSide, sideOf, treatedSide } from "./treated-side";
import { isUndecided } from "./undecided";
import { ofTreatmentBeforeUpkeep, ofUpkeepVisits } from "./upkeep-visits";

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
    ...(asksOfDischarge(letter, noticeText) ? ofOtherStays(all, service) : []),
    ...ofOtherPlans(all, service),
    ...ofOtherInjuries(all, noticeText),
    ...ofOtherClaims(all, letter),
    ...ofOldInjuries(all, noticeText, from),
    ...onlyExcluded(all, noticeText),
    ...ofEndedCare(all, from, letter.procedureCodes),
    ...ofLaterEvent(all, letter, noticeText),
    ...ofLaterIntake(all, letter),
    ...ofUpkeepVisits(all, letter, noticeText),
    ...ofTreatmentBeforeUpkeep(all, letter),
    ...beforeOperation(all, letter, noticeText),
    ...ofOtherClinicians(all, letter),
    ...ofEarlierChecks(all, letter),
    ...overtakenAnswers(all, letter),
    ...overtakenForecasts(all),
    ...overtakenLimits(all),
    ...overtakenWorkStatus(all, letter),
    ...(other ? reportsOfSide(all, other) : []),
    ...ofSampleForms(all),
    ...faxedElsewhere(all, noticeText),
    ...faxedForOtherClaims(all, letter.claimNumber),
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
    if (
      fact.adverse === "refusal" ||
      isLegend(fact.quote) ||
      (isNotThisIllness(fact) && !isFamilyAsked(fact.quote, noticeText))
    )
      return false;
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
    const own = fact.measure
      ? (sideOf(fact.measure) ?? fact.side)
      : isOfHelper(fact.quote)
        ? undefined
        : fact.side;
    if (rulesOutForLife(fact, noticeText)) return true;
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
  for (const [at, fact] of facts.entries())
    if (!fact.measure && isSteppedUp(fact.quote))
      facts[at] = { ...fact, quote: fact.quote.replace(TORN_STATE, "") };
  // "R knee injection: 05/12; L knee injection: 10/14": rows of one list, each of its own side.
  for (const [at, fact] of facts.entries())
    if (side && !fact.measure && fact.quote.includes("; "))
      facts[at] = { ...fact, quote: rowsOfSide(fact.quote, side) };
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
  const current = withoutOlderPlans(withoutEndedPlans(timely, all, letter, service), all, letter, service);
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
  // A score beside the brackets is one.
  (/\(\d{1,3} (?:questions|items)\b[^()]*= ?\d[^()]*\)/.test(quote) &&
    !/\d/.test(quote.replace(/\([^()]*\)/g, ""))) ||
  /^(?:[A-Z][\w-]+,? total 0 ?[-–] ?\d{1,3}\W*)+$/.test(quote) ||
  (quote.match(/\b[A-Z][A-Z0-9]{1,5} ?= ?[a-z]/g) ?? []).length > 1;

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
  !measure && quote.length < 90 && WELL.test(quote) && !NOT_WELL.test(quote) && !isSteppedUp(quote);
/** "Hypertension, not | controlled: lisinopril raised from 20 to 40 mg": the "not" stands at the end of the line above, so that the word alone would say the contrary. */
const TORN_STATE = /^(?:stable|controlled)\s*:\s*/;
const isSteppedUp = (quote: string) =>
  TORN_STATE.test(quote) &&
  !/\b(?:no|not|nothing|none|never|without|since|until|if|(?:19|20)\d\d)\b/i.test(quote) &&
  /\b(?:raised|increased|added|started|switched|changed|doubled|stepped up|titrated up)\b/i.test(quote);
