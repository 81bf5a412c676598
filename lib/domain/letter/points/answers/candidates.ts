import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import type { LetterFacts } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";
import { speaksAgainst } from "../../relevance/against-point";
import { saysOnlyWho } from "../../relevance/guards";
import { isCoverage, isHeader, surnameOf } from "../../relevance/page-heads";
import { pictureAsked } from "../../relevance/pictures";
import { isPolicyPage } from "../../relevance/policy-page";
import { isPlanned, type Requirement } from "../../relevance/requirement";
import { deniedBeside, subjectStems } from "../../relevance/subject-stems";
import type { DenialPoint } from "../notice/denial-points";
import { ASKS_THE_HOUR, SEPARATE_EVALUATION } from "../notice/point-topics";
import { isConsentForm } from "./consent-form";
import type { Question } from "./direct-answers";
import { asksPictureResult, BASELINE, filmsAskedFor, GOAL, IMAGING_REPORT, isReading } from "./measures-for";
import { scoreOf } from "./passage-score";
import { speaksOfPaper } from "./requested-pages";
import { withinWindow } from "./window";

const LEAST_SCORE = 3;

/** A question with what it demands, the topics that can answer it and the stems of its words. */
export type Search = Question & { topics: Topic[]; requirement: Requirement; stems: Set<string> };

export type Candidate = { fact: ChartFact; score: number };

/** The chart's sentences that speak to a point, the strongest first. */
export function candidatesFor(search: Search): Candidate[] {
  const { point, context, topics, stems } = search;
  return context.facts
    .filter(barsOf(search))
    .map((fact) => ({ fact, score: scoreOf(fact, topics, stems, context, point) }))
    .filter(({ score, fact }) => score >= leastFor(fact, topics, point))
    .sort((a, b) => b.score - a.score);
}

/** Whether a sentence may answer the point at all: each line lets pass what it says nothing of. */
function barsOf(search: Search): (fact: ChartFact) => boolean {
  const { point, asked, context, topics, requirement, stems } = search;
  const { kind, text } = point;
  const { letter } = context;
  const surname = surnameOf(letter);
  const ofFilms = filmsAskedFor(point, context);
  const ofPicture = kind === "criterion" && asked[0] === "imaging" ? pictureAsked(text) : undefined;
  const inWindow = ofPicture && new Set(withinWindow(text, context.facts, letter));
  const denied = deniedBeside(text);
  const ofSigner = asksSigner(kind === "reason" ? asked : topics, text);
  const [isItem, isReason, isCriterion] = [kind === "item", kind === "reason", kind === "criterion"];
  const ofSkill = topics[0] === "skill";
  const [ofBaseline, ofReport] = [BASELINE.test(text), IMAGING_REPORT.test(text) || asksPictureResult(point)];
  const [ofHour, ofPatient, ofCertification] = [
    asksHour(point),
    asksOfPatient(point),
    asksCertification(point),
  ];
  const missesTime = !isItem && MISSES_TIME.test(text);
  const ofDecision = !isItem && DECISION_MAKING.test(text) && (letter.datesOfService?.length ?? 0) > 0;
  return (fact) =>
    !fact.measure &&
    (!fact.adverse || requirement.failure) &&
    readable(fact) &&
    !speaksAgainst(point, fact.quote) &&
    !isPayersQuotation(text, fact.quote) &&
    !sumsToLess(text, fact.quote) &&
    (!isItem || asksTopic(asked, fact) || speaksOfPaper(text, fact)) &&
    (!ofHour || isHourOfService(fact, letter)) &&
    (!ofPatient || !isPolicyPage(fact)) &&
    (!ofCertification || fact.topics.includes("certification")) &&
    // "Malabsorption" alone: nothing else of the chart answers it, whatever the category turns on.
    (!isCriterion || asked.length > 0 || sharesStem(stems, fact)) &&
    (!ofReport || isReading(fact)) &&
    (!ofFilms || ofFilms(fact)) &&
    (!ofPicture || (ofPicture(fact) && (inWindow?.has(fact) ?? true))) &&
    (!denied || denied(fact.quote)) &&
    (!ofBaseline || !GOAL.test(fact.quote)) &&
    (!missesTime || fact.topics.includes("time")) &&
    (!ofDecision || (isServiceDay(letter, fact.date) && !OF_LOG.test(fact.heading))) &&
    // How often therapy was ordered says nothing of the skill that it took.
    (!isItem || !OF_ACCOUNT.test(fact.heading) || ASKS_ACCOUNT.test(text)) &&
    (isItem || !isConsentForm(fact) || ASKS_CONSENT.test(text)) &&
    (!ofSkill || isItem || !isPlanned(fact.quote)) &&
    (!ofSkill || !isReason || !HANDS_OVER.test(fact.quote)) &&
    (ofSigner || !saysOnlyWho(fact.quote)) &&
    (isItem || isCoverage(fact) || !isHeader(fact, surname));
}

/** "Total for month: 16 min" where 20 minutes are asked for. */
const sumsToLess = (text: string, quote: string): boolean => {
  const [, asked] = MINUTES_ASKED.exec(text) ?? [];
  const [, sum] = MINUTES_IN_ALL.exec(quote) ?? [];
  return asked !== undefined && sum !== undefined && Number(sum) < Number(asked);
};
const MINUTES_ASKED = /\b(\d{1,3}) (?:or more )?min(?:ute)?s?\b/i;
const MINUTES_IN_ALL = /^totals?\b[^:;]{0,40}: (\d{1,4}) min/i;

/**
 * The notes mention "dizzy at times" only: what the payer quotes from the record is what it finds too little; words of its policy are what it asks
 * for.
 */
const QUOTED =
  /\b(?:notes?|records?|charts?|documentation|reports?|evaluations?|entr(?:y|ies)|pages?|they|it) (?:(?:only|merely|just|simply) )?(?:mentions?|says?|said|states?|reads?|gives?|records?|has|have|repeats?|writes?|describes?|notes?)(?: (?:only|merely|just|simply))?[:,]? ["“]([^"“”]{6,80})["”]/gi;
const isPayersQuotation = (text: string, quote: string) =>
  [...text.matchAll(QUOTED)].some(([, words = ""]) => {
    const at = quote.toLowerCase().indexOf(words.toLowerCase().trim());
    // Days and numbers beside those words are what the payer did not quote.
    return at >= 0 && !/\d/.test(quote.slice(0, at) + quote.slice(at + words.trim().length));
  });

/** "exam 99203 145.00" of a ledger is what was charged, and no record of it. */
const OF_ACCOUNT =
  /\bledger\b|\b(?:account|billing) (?:card|statement|history|summary)\b|\bstatement of account\b/i;
const ASKS_ACCOUNT =
  /\b(?:ledgers?|bills?|billed|billing|statements?|charges?|charged|payments?|paid|itemi[sz]ed|accounts?|invoices?|proof|claims?)\b/i;

/** Who may speak for the patient, and whether somebody signed. */
const ASKS_CONSENT =
  /\b(?:consent|permission|authori[sz]\w*|appoint\w*|represent\w*|sign(?:ed|atures?)?|unsigned)\b/i;

/** "Do not record the minutes": only what tells a time answers it. */
const MISSES_TIME =
  /\b(?:not|no|without|lacks?|missing)\b[^.;]{0,30}\b(?:minutes|(?:start|stop|total|treatment|session) (?:and (?:stop|end) )?times?|time spent|how long)\b/i;

/** How much was decided is told by the visit's own note: what was said on the telephone days before decides nothing. */
const DECISION_MAKING =
  /(?<!\bshared )\bdecision[- ]making\b(?! capacity)|\bdecisions? of (?:a )?(?:high|moderate|low|that|the) (?:complexity|level)\b|\b(?:high|moderate) complexity\b/i;
const OF_LOG = /\b(?:log|journal|fax|e-?mail|calls?|messages?|portal)\b/i;

/** "The records do not show …": what a policy asks for shows nothing of the patient. */
const OF_RECORDS =
  /\b(?:records?|notes?|documentation|chart|documents) (?:\w+ ){0,3}(?:do(?:es)?|did) not\b|\bno (?:records?|notes?|documentation|chart)\b[^.;]{0,40}\b(?:shows?|documents?|tells?)\b|\bnothing (?:in (?:it|them|the \w+) )?shows\b/i;
/** A line of the policy itself is no answer to what it asks for. */
const asksOfPatient = ({ kind, text }: DenialPoint) => kind === "criterion" || OF_RECORDS.test(text);

/** That the patient ends with exercises at home is what the payer says; why not before is told by other words. */
const HANDS_OVER =
  /^(?!.*\b(?:not|never|cannot|unable|unsafe|only (?:when|after))\b).*\b(?:discharged?|d\/c|released?|transition\w*|independent(?:ly)?(?: with| in)?)\b[^.;]{0,60}\b(?:home (?:exercises? )?(?:program|exercises?|stretch\w*)|HEP)\b/i;

/** The hours of a service are told by hours, and by no count of what was approved. */
const isHourOfService = ({ topics, date, heading }: ChartFact, letter: LetterFacts) =>
  topics.includes("time") &&
  (!date || !letter.datesOfService?.length || isServiceDay(letter, date)) &&
  !/\b(?:log|journal|fax|e-?mail|call)\b/i.test(heading);
const asksHour = ({ kind, text }: DenialPoint) => kind === "item" && ASKS_THE_HOUR.test(text);

/** A signed certification is there or it is not: no other words of the plan stand for it. */
const asksCertification = ({ kind, text }: DenialPoint) => kind === "item" && /\bcertification\b/i.test(text);

/** Topics that any note has tell no paper apart. */
const OF_ANY_NOTE: readonly Topic[] = ["signature", "procedure", "finding", "function", "diagnosis", "time"];
const asksTopic = ([first]: readonly Topic[], fact: ChartFact) =>
  first !== undefined && !OF_ANY_NOTE.includes(first) && fact.topics.includes(first);

/** A passage on a side topic alone must share more of the point's words. */
const leastFor = (fact: ChartFact, topics: readonly Topic[], { kind, text }: DenialPoint) =>
  kind === "criterion" ||
  topics[0] === undefined ||
  fact.topics.includes(topics[0]) ||
  certifies(fact, text) ||
  // "No improvement of the patient's function": what the patient can do again answers it as much as a gain.
  (NAMES_FUNCTION.test(text) &&
    fact.topics.includes("function") &&
    !fact.topics.some((topic) => topic === "goals" || topic === "plan"))
    ? LEAST_SCORE
    : SEPARATE_EVALUATION.test(text)
      ? LEAST_SCORE - 0.5
      : LEAST_SCORE + 1.4;

const NAMES_FUNCTION = /\bfunction(?:al(?:ly)?|s)?\b/i;

/** What is said against a plan of care is answered by who certified it, too. */
export const certifies = ({ topics }: ChartFact, text: string) =>
  topics.includes("certification") && /\bplan of (?:care|treatment)\b|\btreatment plan\b/i.test(text);

export const asksSigner = (topics: readonly Topic[], text: string) =>
  topics.some((topic) => topic === "signature" || topic === "certification" || topic === "order") &&
  // "The treatment plan has no measurable goals": who signed it gives it none.
  (topics[0] !== "goals" || /\bsign|\bcertif|\border|\bapprov|\bphysician/i.test(text));

const sharesStem = (stems: ReadonlySet<string>, { quote, section }: ChartFact) =>
  stems.size === 0 || [...subjectStems(`${section} ${quote}`)].some((stem) => stems.has(stem));

/** Words enough to say something. */
export const readable = ({ quote }: ChartFact) =>
  quote.length >= 12 && /\p{L}{3}/u.test(quote) && /\s/.test(quote.trim());
