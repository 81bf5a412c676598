import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { isServiceDay } from "../../facts/service-period";
import { startOfEpisode } from "../../relevance/guards";
import { sessionPairs } from "../../relevance/measure-series";
import { answersWhole, type Requirement, requirementOf, withoutWindows } from "../../relevance/requirement";
import { subjectStems } from "../../relevance/subject-stems";
import type { DenialPoint } from "../notice/denial-points";
import { CATEGORY_TOPICS, topicsAsked } from "../notice/point-topics";
import { otherVisits, withWhatStandsBeside } from "./beside-passages";
import { type Candidate, candidatesFor, certifies, type Search } from "./candidates";
import { turnedSince } from "./clinical-tests";
import { daysOfIllness } from "./days-of-illness";
import { directAnswer, type Question } from "./direct-answers";
import { asksAgain, medicationTold, notBetterAtLast, ofLatestNote, withEarlier } from "./latest-note";
import { asksPictureResult, FUNCTIONAL_MEASURE, measuresFor, withoutRelief } from "./measures-for";
import { asksWhoSigned, type PairContext } from "./passage-score";

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

/**
 * What of the chart answers a point. A question of a kind that somebody knows is answered by its own finder; any other by the chart's sentences that
 * speak to it most, held to what it demands, and by the values of what it asks about.
 */
export function pairPoint(point: DenialPoint, all: PairContext): PairedPoint {
  if (point.granted) return { ...point, topics: [], series: [], passages: [], near: [] };
  // A reason that says of a criterion by its number that it is not met is answered by what the criterion asks for.
  if (point.asks) {
    const { asks, kind, text, ...rest } = point;
    return { ...pairPoint({ ...rest, kind: "criterion", text: asks }, all), kind, text, asks };
  }
  const whole = ofItsTime(point, all);
  const context = asksAgain(point)
    ? { ...whole, facts: ofLatestNote(whole.facts, whole.had ?? new Set()) }
    : whole;
  // "Since the symptoms began" says of when the films must be; what was found of the patient does not answer for them.
  const asked: Topic[] = asksPictureResult(point)
    ? ["imaging"]
    : topicsAsked(withoutWindows(point.text), point.kind === "item");
  const question = { point, asked, context };
  return { ...point, ...(directAnswer(question) ?? weighedAnswer(question, whole)) };
}

function weighedAnswer(question: Question, whole: PairContext): Omit<PairedPoint, keyof DenialPoint> {
  const { point, asked, context } = question;
  const requirement = requirementOf(point.text);
  const topics = wantedTopics(asked.length > 0 ? asked : [...CATEGORY_TOPICS[context.category]], requirement);
  const search: Search = { ...question, topics, requirement, stems: subjectStems(point.text) };
  const scored = candidatesFor(search);
  const holding = whatHolds(scored, search);
  const named = measuresFor(point, asked, topics, search.stems, context).filter(
    point.kind === "criterion" && PRESENT.test(point.text) ? ofPresent(context.facts) : () => true,
  );
  const series = valuesFor(search, named, holding, whole);
  const isMissed = requirement.threshold && named.length > 0 && series.length === 0;
  const best =
    !isMissed && (!isStrict(search) || answersWhole(point.text, holding))
      ? holding.slice(0, mostPassages(point, context, series, requirement))
      : [];
  const counted = daysOfIllness(point, context.facts);
  if (counted.length > 0) return { topics, series, passages: counted, near: counted };
  return {
    topics,
    series,
    passages: distinctFacts([
      ...(point.kind === "reason" ? turnedSince(point.text, context.facts) : []),
      ...withWhatStandsBeside(withCompanions(best, holding, search), point, asked, context),
    ]),
    near: [...named.slice(0, 1), ...scored.map(({ fact }) => fact)].slice(0, 3),
    weights: new Map(scored.map(({ fact, score }) => [fact.id, score])),
  };
}

/** A criterion is met or it is not; a reason may demand as much. */
const isStrict = ({ point, requirement }: Search) =>
  point.kind === "criterion" ||
  (requirement.strict && (requirement.threshold || !MISSES_SEVERAL.test(point.text)));
/** "Does not show a diagnosis, a four-week course of exercises, or that the member can take part": no one sentence answers each of them. */
const MISSES_SEVERAL =
  /\bnot (?:show|document|contain|include|establish|support|give|name|mention)\b[^,;.]{4,60}, [^,;.]{4,60},? (?:or|nor) [^;.]{4,80}/i;

/** Of the candidates those that meet what the point demands; of a criterion's first those that the payer had not seen. */
function whatHolds(scored: readonly Candidate[], search: Search): ChartFact[] {
  const { point, requirement, context } = search;
  const facts = scored.map(({ fact }) => fact);
  const held = isStrict(search) ? facts.filter((fact) => requirement.holds(fact)) : facts;
  const unseen = held.filter(({ date }) => !date || !context.had?.has(date));
  return point.kind === "criterion" && unseen.length > 0 ? unseen : held;
}

function valuesFor(
  search: Search,
  named: readonly ChartFact[],
  holding: readonly ChartFact[],
  whole: PairContext,
): ChartFact[] {
  const { point, topics, requirement, context } = search;
  const atLast = asksAgain(point) && requirement.failure ? notBetterAtLast(context.facts, whole.facts) : [];
  const values = [
    ...atLast,
    ...(requirement.failure && atLast.length === 0
      ? withoutRelief(point.text, whole, courseOf(holding))
      : []),
    ...named.filter((fact) => !isStrict(search) || requirement.holds(fact)),
  ];
  // That the exercises could be done alone is answered by what the therapist's hands changed in a visit.
  if (point.kind === "reason" && topics[0] === "skill" && values.length === 0)
    values.push(...sessionPairs(context.facts.filter(({ date }) => isServiceDay(context.letter, date))));
  return asksAgain(point) ? values.flatMap((fact) => withEarlier(fact, whole.facts)) : values;
}

/** The best passages, in the order in which they are told, and what one of their kind never goes without. */
function withCompanions(
  best: readonly ChartFact[],
  holding: readonly ChartFact[],
  { point, topics, context }: Search,
): ChartFact[] {
  if (best.length === 0) return [];
  const told = distinctFacts([...best, ...medicationTold(point, context.facts)]);
  // "Neck supple" of the year before tells what it was like without the illness, and comes after what was found since.
  const start = topics[0] === "finding" ? startOfEpisode(context.facts, context.letter) : undefined;
  if (start) told.sort((a, b) => Number(isBefore(a, start)) - Number(isBefore(b, start)));
  const certified = holding.find((fact) => certifies(fact, point.text));
  const all = distinctFacts(certified ? [...told, certified] : told);
  return context.category === "duplicate" ? [...all, ...otherVisits(all, context)] : all;
}

/** What a point says of the time that it asks about bounds what can answer it. */
function ofItsTime(point: DenialPoint, all: PairContext): PairContext {
  if (point.kind === "item" && BEFORE_INJURY.test(point.text)) return ofBeforeInjury(all);
  if (OF_EPISODE.test(point.text)) return ofEpisode(all);
  return point.kind === "criterion" && OF_LAST_MONTHS.test(point.text) ? untilService(all) : all;
}

/** "Any x-ray taken for this episode": what lies before it is another story. */
const OF_EPISODE =
  /\b(?:for|of|during|in) (?:this|the (?:current|present)) (?:episode|condition|course of care)\b/i;
function ofEpisode(context: PairContext): PairContext {
  const start = startOfEpisode(context.facts, context.letter);
  return { ...context, facts: context.facts.filter(({ date }) => !date || !start || date >= start) };
}

/**
 * "Records of neck treatment in the three years before the accident": nothing written since is one of them. What the patient could do before
 * the accident stands in the first evaluation after it.
 */
const BEFORE_INJURY =
  /^(?!.*\b(?:function\w*|status|levels?|abilit\w+|activit\w+|limitations?|duties|independen\w+)\b).*\b(?:before|prior to|preceding|predating) (?:the |this |her |his |their )?(?:date of (?:the )?)?(?:accident|injury|loss|collision|crash|incident)\b/i;
function ofBeforeInjury(context: PairContext): PairContext {
  const { facts, letter } = context;
  const day =
    facts.flatMap(({ injuredOn }) => injuredOn ?? []).toSorted()[0] ?? letter.datesOfService?.toSorted()[0];
  return {
    ...context,
    facts: facts.filter(({ date }) => day !== undefined && date !== undefined && date < day),
  };
}

/** "At two visits in the last six months": what a visit after the service found was not known then. */
const OF_LAST_MONTHS =
  /\b(?:in|during|over|within) the (?:last|past|previous|preceding) (?:\w+ )?(?:days|weeks|months|year)\b/i;
function untilService(context: PairContext): PairContext {
  const last = context.letter.datesOfService?.toSorted().at(-1);
  return { ...context, facts: context.facts.filter(({ date }) => !date || !last || date <= last) };
}

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

const isBefore = ({ date }: ChartFact, start: string) => date !== undefined && date < start;
