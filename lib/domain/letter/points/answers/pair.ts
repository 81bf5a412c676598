import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";
import { speaksAgainst } from "../../relevance/against-point";
import { saysOnlyWho, startOfEpisode } from "../../relevance/guards";
import { sessionPairs } from "../../relevance/measure-series";
import { isCoverage, isHeader, surnameOf } from "../../relevance/page-heads";
import { isPolicyPage } from "../../relevance/policy-page";
import {
  answersWhole,
  isPlanned,
  type Requirement,
  requirementOf,
  withoutWindows,
} from "../../relevance/requirement";
import { stemsOf } from "../../relevance/stems";
import type { DenialPoint } from "../notice/denial-points";
import { ASKS_THE_HOUR, CATEGORY_TOPICS, SEPARATE_EVALUATION, topicsAsked } from "../notice/point-topics";
import { ofAgreement } from "./agreed-by";
import { termsBeside } from "./approval-terms";
import { ofCause } from "./cause-of-injury";
import { NAME_AND_DAY, ofCertification } from "./certified-plan";
import { ofPositiveTest, turnedSince } from "./clinical-tests";
import { ofComparedDeficit } from "./compared-deficit";
import { ofDrugManagement, tellsProblem } from "./drug-management";
import { drugTrials } from "./drug-trials";
import { drugsTaken } from "./drugs-taken";
import { ofEachVisit } from "./each-visit";
import { ofEnrollment } from "./enrollment";
import { asksAgain, medicationTold, notBetterAtLast, ofLatestNote, withEarlier } from "./latest-note";
import { ofLevelElement, valuesOfProblems } from "./level-elements";
import { ofLongerCourse } from "./longer-course";
import {
  BASELINE,
  FUNCTIONAL_MEASURE,
  filmsAskedFor,
  GOAL,
  IMAGING_REPORT,
  isReading,
  measuresFor,
  scoreRowsOf,
  scoresOf,
  withoutRelief,
} from "./measures-for";
import { ofNamedEdition } from "./named-edition";
import { ofNamedTest } from "./named-test";
import { asksWhoSigned, type PairContext, scoreOf } from "./passage-score";
import { programSessions } from "./program-sessions";
import { pagesAskedFor, speaksOfPaper } from "./requested-pages";
import { ofResultChanges } from "./result-changes";
import { conditionBeside, rowsBeside } from "./rows-beside";
import { besideOn, isSendingOfClaim } from "./sent-before";
import { ofTreatedPart } from "./treated-part";

/** A point of the denial with what answers it: values over time, and passages. Neither: it is a question. */
export type PairedPoint = DenialPoint & {
  topics: Topic[];
  series: ChartFact[];
  passages: ChartFact[];
  /** Near the point, but not enough to answer it: shown beside its question. */
  near: ChartFact[];
  /** How much each passage speaks to the point, by its id. */
  weights?: ReadonlyMap<string, number>;
};

const MOST_PASSAGES = 5;
const MOST_OF_EXAM = 4;
/** "Do not record the minutes": only what tells a time answers it. */
const MISSES_TIME =
  /\b(?:not|no|without|lacks?|missing)\b[^.;]{0,30}\b(?:minutes|(?:start|stop|total|treatment|session) (?:and (?:stop|end) )?times?|time spent|how long)\b/i;
/** "Present severity": a value of months before the last examination is none of today. */
const PRESENT = /^(?:the )?(?:present|current)\b|\bat present\b|\bcurrently\b/i;
const PRESENT_DAYS = 45;
function ofPresent(facts: readonly ChartFact[]): (fact: ChartFact) => boolean {
  const last = facts
    .flatMap(({ measure, date }) => (measure && date ? [date] : []))
    .sort()
    .at(-1);
  return ({ date }) => !last || !date || date >= addDays(last, -PRESENT_DAYS);
}

/** "14 visits from 07/20/2026 through 09/11/2026": the days between which a treatment was given. */
const COURSE = /^\s*(?:to|through|thru|until|-|–)\s*$/i;
function courseOf(facts: readonly ChartFact[]): { from: string; to: string } | undefined {
  for (const { quote, topics } of facts) {
    if (!topics.includes("treatment_tried")) continue;
    const dates = findDates(quote);
    for (const [at, { iso, end }] of dates.entries()) {
      const next = dates[at + 1];
      if (next && iso < next.iso && COURSE.test(quote.slice(end, next.start)))
        return { from: iso, to: next.iso };
    }
  }
  return undefined;
}

/** The order of payers is told by several short answers of one form. */
const MOST_OF_COVERAGE = 7;
const LEAST_SCORE = 3;

export function pairPoint(point: DenialPoint, all: PairContext): PairedPoint {
  if (point.granted) return { ...point, topics: [], series: [], passages: [], near: [] };
  // A reason that says of a criterion by its number that it is not met is answered by what the criterion asks for.
  if (point.asks) {
    const { asks, kind, text, ...rest } = point;
    return { ...pairPoint({ ...rest, kind: "criterion", text: asks }, all), kind, text, asks };
  }
  const whole = OF_EPISODE.test(point.text)
    ? ofEpisode(all)
    : point.kind === "criterion" && OF_LAST_MONTHS.test(point.text)
      ? untilService(all)
      : all;
  const context = asksAgain(point)
    ? { ...whole, facts: ofLatestNote(whole.facts, whole.had ?? new Set()) }
    : whole;
  const sentBefore = point.kind === "item" && SENT_BEFORE.test(point.text) ? proofOfSending(context) : [];
  if (sentBefore.length > 0)
    return { ...point, topics: ["sent_before"], series: [], passages: sentBefore, near: [] };
  const cause = ofCause(point, context.facts, context.letter.lineOfBusiness);
  if (cause.length > 0)
    return { ...point, topics: ["onset"], series: [], passages: cause, near: cause.slice(0, 3) };
  const asksScores = point.kind === "item" && FUNCTIONAL_MEASURE.test(point.text);
  const [scores, sheets] = asksScores ? [scoresOf(context), scoreRowsOf(context)] : [[], []];
  if (scores.length + sheets.length > 0)
    return { ...point, topics: ["finding"], series: scores, passages: sheets, near: [] };
  const paper = point.kind === "item" ? point.text : paperNotSent(point.text);
  if (paper) {
    const isRead = IMAGING_REPORT.test(point.text);
    const all = pagesAskedFor(isRead ? "imaging" : paper, context.facts, context.letter.datesOfService);
    const read = all && isRead ? { ...all, passages: all.passages.filter(isReading) } : all;
    const asked = isRead && read?.passages.length === 0 ? undefined : read;
    if (asked) return { ...point, topics: topicsAsked(point.text, true), series: [], ...asked };
  }
  const asked = topicsAsked(withoutWindows(point.text), point.kind === "item");
  const tested = point.kind === "reason" ? ofNamedTest(point.text, context.facts) : [];
  if (tested.length > 0)
    return { ...point, topics: asked, series: [], passages: tested, near: tested.slice(0, 3) };
  const positive = point.kind === "reason" ? ofPositiveTest(point.text, context.facts) : [];
  if (positive.length > 0)
    return {
      ...point,
      ...{ topics: ["finding"], series: [], passages: positive, near: positive.slice(0, 3) },
      weights: new Map(positive.map(({ id }) => [id, Number.MAX_SAFE_INTEGER])),
    };
  const edition = ofNamedEdition(point, context.facts, context.letter);
  if (edition.length > 0)
    return {
      ...point,
      ...{ topics: asked, series: [], passages: edition, near: edition.slice(0, 3) },
      weights: new Map(edition.map(({ id }) => [id, Number.MAX_SAFE_INTEGER])),
    };
  const enrolled = point.kind === "reason" ? ofEnrollment(point.text, context.facts, context.letter) : [];
  if (enrolled.length > 0)
    return { ...point, topics: asked, series: [], passages: enrolled, near: enrolled.slice(0, 3) };
  const certifying = point.kind === "reason" ? ofCertification(point.text, context.facts) : [];
  if (certifying.length > 0)
    return { ...point, topics: ["certification"], series: [], passages: certifying, near: [] };
  const drugs = point.kind === "reason" ? ofDrugManagement(point.text, context.facts, context.letter) : [];
  if (drugs.length > 0)
    return {
      ...point,
      ...{ topics: asked, series: [], passages: drugs, near: drugs.slice(0, 3) },
      // What was prescribed answers this point before any other.
      weights: new Map(drugs.map((fact) => [fact.id, tellsProblem(fact) ? 0 : Number.MAX_SAFE_INTEGER])),
    };
  const changes = ofResultChanges(point, context.facts);
  if (changes.length > 0)
    return {
      ...point,
      ...{ topics: ["plan"], series: [], passages: changes, near: changes },
      weights: new Map(changes.map(({ id }) => [id, Number.MAX_SAFE_INTEGER])),
    };
  const taken = point.kind === "criterion" ? drugsTaken(point.text, context.facts, context.letter) : [];
  if (taken.length > 0)
    return { ...point, topics: asked, series: [], passages: taken, near: taken.slice(0, 3) };
  const tried =
    point.kind === "criterion"
      ? [...drugTrials(point.text, context.facts), ...programSessions(point.text, context.facts)]
      : [];
  if (tried.length > 0)
    return {
      ...point,
      ...{ topics: ["treatment_tried"], series: [], passages: tried, near: tried.slice(0, 3) },
      weights: new Map(tried.map(({ id }) => [id, Number.MAX_SAFE_INTEGER])),
    };
  const element =
    point.kind === "item" ? [] : ofLevelElement(point.text, context.facts, context.letter, context.category);
  if (element.length > 0)
    return {
      ...point,
      ...{ topics: asked, passages: element, near: element.slice(0, 3) },
      series: valuesOfProblems(point.text, context.facts, context.letter),
      weights: new Map(element.map(({ id }) => [id, Number.MAX_SAFE_INTEGER])),
    };
  const own =
    point.kind === "item"
      ? []
      : ([
          ofEachVisit(point.text, context.facts, context.letter),
          ofLongerCourse(point.text, context.facts),
          ofComparedDeficit(point.text, context.facts),
        ].find((found) => found.length > 0) ?? []);
  if (own.length > 0)
    return {
      ...point,
      ...{ topics: asked, series: [], passages: own, near: own.slice(0, 3) },
      weights: new Map(own.map(({ id }) => [id, Number.MAX_SAFE_INTEGER])),
    };
  const part = context.category === "coding" ? ofTreatedPart(point, context) : undefined;
  if (part)
    return {
      ...point,
      ...{ topics: asked, ...part, near: part.passages.slice(0, 3) },
      weights: new Map(part.passages.map(({ id }) => [id, Number.MAX_SAFE_INTEGER])),
    };
  const agreed = point.kind === "item" ? ofAgreement(point.text, context.facts) : [];
  if (agreed.length > 0)
    return { ...point, topics: ["authorization"], series: [], passages: agreed, near: agreed };
  const requirement = requirementOf(point.text);
  const topics = wantedTopics(asked.length > 0 ? asked : [...CATEGORY_TOPICS[context.category]], requirement);
  const stems = stemsOf(point.text);
  const surname = surnameOf(context.letter);
  const ofFilms = filmsAskedFor(point, context);
  const scored = context.facts
    .filter(({ measure, adverse }) => !measure && (!adverse || requirement.failure))
    .filter(({ quote }) => !speaksAgainst(point, quote))
    .map((fact) => ({ fact, score: scoreOf(fact, topics, stems, context, point) }))
    .filter(({ fact }) => point.kind !== "item" || asksTopic(asked, fact) || speaksOfPaper(point.text, fact))
    .filter(({ fact }) => !asksHour(point) || isHourOfService(fact, context.letter))
    .filter(({ fact }) => !asksOfPatient(point) || !isPolicyPage(fact))
    .filter(({ fact }) => !asksCertification(point) || fact.topics.includes("certification"))
    // "Malabsorption" alone: nothing else of the chart answers it, whatever the category turns on.
    .filter(({ fact }) => point.kind !== "criterion" || asked.length > 0 || sharesStem(stems, fact))
    .filter(({ fact }) => !IMAGING_REPORT.test(point.text) || isReading(fact))
    .filter(({ fact }) => !ofFilms || ofFilms(fact))
    .filter(({ fact }) => !BASELINE.test(point.text) || !GOAL.test(fact.quote))
    .filter(
      ({ fact }) => point.kind === "item" || !MISSES_TIME.test(point.text) || fact.topics.includes("time"),
    )
    // How often therapy was ordered says nothing of the skill that it took.
    .filter(({ fact }) => topics[0] !== "skill" || point.kind === "item" || !isPlanned(fact.quote))
    .filter(({ fact }) => topics[0] !== "skill" || point.kind !== "reason" || !HANDS_OVER.test(fact.quote))
    .filter(
      ({ fact }) =>
        asksSigner(point.kind === "reason" ? asked : topics, point.text) || !saysOnlyWho(fact.quote),
    )
    .filter(({ fact }) => point.kind === "item" || isCoverage(fact) || !isHeader(fact, surname))
    .filter(({ score, fact }) => readable(fact) && score >= leastFor(fact, topics, point))
    .sort((a, b) => b.score - a.score);
  const strict = point.kind === "criterion" || requirement.strict;
  const held = strict ? scored.filter(({ fact }) => requirement.holds(fact)) : scored;
  const unseen = held.filter(({ fact }) => !fact.date || !context.had?.has(fact.date));
  const holding = point.kind === "criterion" && unseen.length > 0 ? unseen : held;
  const named = measuresFor(point, asked, topics, stems, context).filter(
    point.kind === "criterion" && PRESENT.test(point.text) ? ofPresent(context.facts) : () => true,
  );
  const atLast = asksAgain(point) && requirement.failure ? notBetterAtLast(context.facts, whole.facts) : [];
  const values = [
    ...atLast,
    ...(requirement.failure && atLast.length === 0
      ? withoutRelief(point.text, whole, courseOf(holding.map(({ fact }) => fact)))
      : []),
    ...named.filter((fact) => !strict || requirement.holds(fact)),
  ];
  // That the exercises could be done alone is answered by what the therapist's hands changed in a visit.
  if (point.kind === "reason" && topics[0] === "skill" && values.length === 0)
    values.push(...sessionPairs(context.facts.filter(({ date }) => isServiceDay(context.letter, date))));
  const measured = asksAgain(point) ? values.flatMap((fact) => withEarlier(fact, whole.facts)) : values;
  const isWhole =
    !strict ||
    answersWhole(
      point.text,
      holding.map(({ fact }) => fact),
    );
  const best =
    isWhole && !(requirement.threshold && named.length > 0 && measured.length === 0)
      ? holding.slice(0, mostPassages(point, context, measured, requirement)).map(({ fact }) => fact)
      : [];
  if (best.length > 0)
    best.push(...medicationTold(point, context.facts).filter((fact) => !best.includes(fact)));
  // "Neck supple" of the year before tells what it was like without the illness, and comes after what was found since.
  const start = topics[0] === "finding" ? startOfEpisode(context.facts, context.letter) : undefined;
  if (start) best.sort((a, b) => Number(isBefore(a, start)) - Number(isBefore(b, start)));
  const certified = best.length > 0 && holding.find(({ fact }) => certifies(fact, point.text))?.fact;
  if (certified && !best.includes(certified)) best.push(certified);
  if (context.category === "duplicate" && best.length > 0) best.push(...otherVisits(best, context));
  const passages = distinctFacts([
    ...(point.kind === "reason" ? turnedSince(point.text, context.facts) : []),
    ...best.flatMap((fact) => [
      fact,
      ...(asksSigner(asked, point.text) || !fact.topics.includes("order")
        ? signedBelow(fact, best, context.facts)
        : []),
      ...sentBeside(fact, best, context.facts),
      ...termsBeside(fact, best, context.facts),
      ...(context.category === "benefit_exclusion"
        ? [...conditionBeside(fact, context.facts), ...rowsBeside(fact, context.facts)]
        : []),
    ]),
  ]);
  return {
    ...point,
    topics,
    series: measured,
    passages,
    near: [...named.slice(0, 1), ...scored.map(({ fact }) => fact)].slice(0, 3),
    weights: new Map(scored.map(({ fact, score }) => [fact.id, score])),
  };
}

/** "If you have sent the records before: proof with the date": what is asked for is no record, but that one went out. */
const SENT_BEFORE =
  /\b(?:if|when) (?:you|they|it|the records?) (?:have |has |were |was )?(?:already )?sent\b|\bproof\b.{0,40}\b(?:sent|sending|mailing|transmission)\b/i;
const MOST_SENT = 3;
const proofOfSending = ({ facts, letter }: PairContext) =>
  facts
    .filter(
      (fact) =>
        fact.topics.includes("sent_before") &&
        !fact.adverse &&
        isSendingOfClaim(fact, letter, besideOn(facts, fact)),
    )
    .slice(0, MOST_SENT);

/** "Any x-ray taken for this episode": what lies before it is another story. */
const OF_EPISODE =
  /\b(?:for|of|during|in) (?:this|the (?:current|present)) (?:episode|condition|course of care)\b/i;
function ofEpisode(context: PairContext): PairContext {
  const start = startOfEpisode(context.facts, context.letter);
  return { ...context, facts: context.facts.filter(({ date }) => !date || !start || date >= start) };
}

/** "At two visits in the last six months": what a visit after the service found was not known then. */
const OF_LAST_MONTHS =
  /\b(?:in|during|over|within) the (?:last|past|previous|preceding) (?:\w+ )?(?:days|weeks|months|year)\b/i;
function untilService(context: PairContext): PairContext {
  const last = context.letter.datesOfService?.toSorted().at(-1);
  return { ...context, facts: context.facts.filter(({ date }) => !date || !last || date <= last) };
}

/** "The records do not show …": what a policy asks for shows nothing of the patient. */
const OF_RECORDS =
  /\b(?:records?|notes?|documentation|chart|documents) (?:\w+ ){0,3}(?:do(?:es)?|did) not\b|\bno (?:records?|notes?|documentation|chart)\b[^.;]{0,40}\b(?:shows?|documents?|tells?)\b|\bnothing (?:in (?:it|them|the \w+) )?shows\b/i;
/** A line of the policy itself is no answer to what it asks for. */
const asksOfPatient = ({ kind, text }: DenialPoint) => kind === "criterion" || OF_RECORDS.test(text);

/** That the patient ends with exercises at home is what the payer says; why not before is told by other words. */
const HANDS_OVER =
  /^(?!.*\b(?:not|never|cannot|unable|unsafe|only (?:when|after))\b).*\b(?:discharged?|d\/c|released?|transition\w*|independent(?:ly)?(?: with| in)?)\b[^.;]{0,60}\b(?:home (?:exercises? )?(?:program|exercises?|stretch\w*)|HEP)\b/i;

/** An examination and a plan are told in several sentences, of which each says a part. */
export const asksForPart = ({ kind, text, topics: [first] }: PairedPoint) =>
  kind !== "item" &&
  // "Quit within the last 15 years": where its words name no part of a record, what goes on there is of something else.
  (kind !== "criterion" || topicsAsked(withoutWindows(text), false).length > 0) &&
  (first === "finding" || first === "goals" || first === "plan" || first === "diagnosis") &&
  !asksWhoSigned(text);

const distinctFacts = (facts: readonly ChartFact[]) => [
  ...new Map(facts.map((fact) => [fact.id, fact])).values(),
];

/** Where a value meets a criterion, more words around it only blur it. */
function mostPassages(
  { kind, text }: DenialPoint,
  { category }: PairContext,
  measured: readonly ChartFact[],
  { failure, lasting }: Requirement,
): number {
  if (asksAgain({ kind, text })) return MOST_OF_EXAM;
  // A course of treatment is told by its days, its visits and what came of it, beside the first and the last value.
  if (kind === "criterion" && failure && lasting) return MOST_PASSAGES;
  if (kind === "criterion" && measured.length > 0 && FUNCTIONAL_MEASURE.test(text)) return 0;
  if (kind === "criterion" && measured.length > 0) return 2;
  return category === "eligibility" ? MOST_OF_COVERAGE : MOST_PASSAGES;
}

/** "Without improvement" asks for treatment that failed, not for improvement. */
const wantedTopics = (topics: Topic[], { failure }: Requirement): Topic[] =>
  failure
    ? ["treatment_tried", ...topics.filter((topic) => topic !== "improvement" && topic !== "treatment_tried")]
    : topics;

/** "No re-examination was submitted": that paper, where the chart has it. Approvals are told by their words. */
function paperNotSent(text: string): string | undefined {
  const found = NOT_SENT.exec(text);
  // "No order or referral": either answers.
  const [paper] = (found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4])?.split(/ or /) ?? [];
  return paper && !/\b(?:authori|certif|approv|referral|proof|evidence)/i.test(paper) ? paper : undefined;
}
const NOT_SENT =
  /\bno ([a-z][\w -]{3,40}?) (?:was|were|has been|have been) (?:submitted|received|sent|included|provided|on file|found)\b|\bdid not (?:receive|include) (?:an?|the|any) ([a-z][\w -]{3,40}?)(?=[.,;]| (?:within|for|from|of|with)\b)|\bthere (?:was|were|is) no ([a-z][\w -]{3,40}?) (?:in|among) (?:the|your|these|our|any of the) (?:records?|notes?|file|chart|documents?|papers)\b|\b(?:file|records?|chart) (?:also )?(?:holds?|has|have|contains?|includes?) no ([a-z][\w -]{3,40}?)(?=[.,;]| (?:for|from|of|with|signed|within)\b)/i;

/** The hours of a service are told by hours, and by no count of what was approved. */
const isHourOfService = ({ topics, date, heading }: ChartFact, letter: LetterFacts) =>
  topics.includes("time") &&
  (!date || !letter.datesOfService?.length || isServiceDay(letter, date)) &&
  !/\b(?:log|journal|fax|e-?mail|call)\b/i.test(heading);
const asksHour = ({ kind, text }: DenialPoint) => kind === "item" && ASKS_THE_HOUR.test(text);

/** A signed certification is there or it is not: no other words of the plan stand for it. */
const asksCertification = ({ kind, text }: DenialPoint) => kind === "item" && /\bcertification\b/i.test(text);

const MOST_VISITS = 3;

/** Two services are told apart only where both stand side by side: the other notes of the day, by their fullest sentence. */
function otherVisits(best: readonly ChartFact[], { facts, letter }: PairContext): ChartFact[] {
  const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;
  const known = new Set(best.map(pageOf));
  const others = facts.filter(
    (fact) => !fact.measure && readable(fact) && !known.has(pageOf(fact)) && isServiceDay(letter, fact.date),
  );
  return [...Map.groupBy(others, pageOf).values()].slice(0, MOST_VISITS).flatMap((page) => {
    const fullest = page.toSorted((a, b) => b.quote.length - a.quote.length)[0];
    return page.filter((fact) => fact === fullest || CLOCK.test(fact.quote));
  });
}
/** "09:55", or "0955" at the head of a row. */
const CLOCK = /\b\d{1,2}:\d{2}\b|^(?:Time )?(?:[01]\d|2[0-3])[0-5]\d\b/;

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

const isBefore = ({ date }: ChartFact, start: string) => date !== undefined && date < start;

const NAMES_FUNCTION = /\bfunction(?:al(?:ly)?|s)?\b/i;

/** What is said against a plan of care is answered by who certified it, too. */
const certifies = ({ topics }: ChartFact, text: string) =>
  topics.includes("certification") && /\bplan of (?:care|treatment)\b|\btreatment plan\b/i.test(text);

const asksSigner = (topics: readonly Topic[], text: string) =>
  topics.some((topic) => topic === "signature" || topic === "certification" || topic === "order") &&
  // "The treatment plan has no measurable goals": who signed it gives it none.
  (topics[0] !== "goals" || /\bsign|\bcertif|\border|\bapprov|\bphysician/i.test(text));

const sharesStem = (stems: ReadonlySet<string>, { quote, section }: ChartFact) =>
  stems.size === 0 || [...stemsOf(`${section} ${quote}`)].some((stem) => stems.has(stem));

/** Words enough to say something. */
const readable = ({ quote }: ChartFact) =>
  quote.length >= 12 && /\p{L}{3}/u.test(quote) && /\s/.test(quote.trim());

const SIGNED = /\bsigned\b|\bsignature\b|\/s\//i;

/** Who signed an order or a certification stands in the next lines of its section. */
function signedBelow(fact: ChartFact, chosen: readonly ChartFact[], all: readonly ChartFact[]): ChartFact[] {
  if (
    !fact.topics.some((topic) => topic === "certification" || topic === "order" || topic === "authorization")
  )
    return [];
  const at = all.indexOf(fact);
  const next = all
    .slice(at + 1, at + 4)
    .find(
      ({ place, quote }) =>
        place.documentId === fact.place.documentId &&
        place.page === fact.place.page &&
        (SIGNED.test(quote) || NAME_AND_DAY.test(quote)),
    );
  return next && !chosen.includes(next) ? [next] : [];
}

const DELIVERED =
  /\b(?:sent|transmitted|faxed)\b.{0,80}\b(?:delivered|ok|success\w*|complete\w*|confirm\w*)\b|\b(?:status|result)\s*:?\s*(?:delivered|ok|success\w*)/i;

/** That a request went out, and when, stands on the same sheet as its subject. */
function sentBeside(fact: ChartFact, chosen: readonly ChartFact[], all: readonly ChartFact[]): ChartFact[] {
  if (!/\brequest|\bsubject\b|\bre:/i.test(fact.quote)) return [];
  return all
    .filter(
      (other) =>
        other !== fact &&
        !other.measure &&
        other.place.documentId === fact.place.documentId &&
        other.place.page === fact.place.page &&
        DELIVERED.test(other.quote) &&
        !chosen.includes(other),
    )
    .slice(0, 1);
}
