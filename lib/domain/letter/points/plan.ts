import { addMonths } from "@/lib/core/dates";
import { CARC } from "@/lib/domain/codes/carc";
import { type MiskeyedModifier, saidMiskeyed } from "@/lib/domain/move/as-billed/miskeyed-modifier";
import { carcOf } from "@/lib/domain/move/facts/denial-code";
import type { Chart, ChartFact, LeftOut } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { compactOf } from "../check/source-index";
import { withApprovalInQuestion } from "../facts/approval-denial";
import { type LetterFacts, longDate } from "../facts/facts";
import { withPayersWords } from "../facts/payers-words";
import { isServiceDay } from "../facts/service-period";
import { speaksAgainst } from "../relevance/against-point";
import { goesOnBeside } from "../relevance/beside";
import { furtherFacts } from "../relevance/further";
import {
  foundNothing,
  isAllWell,
  isBareField,
  isOfPayments,
  mayStand,
  saysOnlyWho,
  startOfEpisode,
} from "../relevance/guards";
import { isManaged } from "../relevance/managed-illness";
import { ofOtherProviders } from "../relevance/other-providers";
import { isCoverage, isHeader, surnameOf } from "../relevance/page-heads";
import { isPolicyPage } from "../relevance/policy-page";
import { isPlanned } from "../relevance/requirement";
import { stemsOf } from "../relevance/stems";
import { approvalTogether } from "./answers/approval-terms";
import { isFreeOfApproval, tiedToClaim, withinFreeVisits } from "./answers/approved-visits";
import { type Answered, type PersonAnswer, type PlannedPoint, withoutRepeats } from "./answers/best-points";
import { saidCarried } from "./answers/carried-value";
import { type CountedVisits, countedVisits, withoutListedDays } from "./answers/counted-visits";
import { daysOnRecord } from "./answers/days-on-record";
import { decidingFacts, enrolledTooLate } from "./answers/deciding-facts";
import { episodeDays } from "./answers/episode-days";
import { proofOfFiling } from "./answers/filing-proof";
import { type FirstPayer, firstPayerOf, olderForms } from "./answers/first-payer";
import { notesHeld } from "./answers/latest-note";
import { type NewPlan, newPlanOf } from "./answers/new-plan";
import { type NotesHeld, notesOfOtherDays } from "./answers/notes-held";
import { withoutOrderInTime } from "./answers/order-in-time";
import { type OtherInjuryPaper, papersOfOtherInjury } from "./answers/other-injury-paper";
import { asksForPart, type PairedPoint, pairPoint } from "./answers/pair";
import { besideOn, isSendingOfClaim } from "./answers/sent-before";
import { withSignatures } from "./answers/signed-papers";
import { onBilledLines, onMissedFields } from "./claim-changes/billed-lines";
import { fullerDiagnosis } from "./claim-changes/fuller-diagnosis";
import { onMiskeyedDay } from "./claim-changes/miskeyed-day";
import { modifierOnDay, modifierSupport } from "./claim-changes/modifier-support";
import { type ProposedChange, proposedChanges } from "./claim-changes/proposed-change";
import { type ReferringProvider, referringProvider } from "./claim-changes/referring-provider";
import { type RightApproval, rightApproval } from "./claim-changes/right-approval";
import { slippedDiagnosis } from "./claim-changes/slipped-diagnosis";
import { withAdmissions } from "./left-out/admissions";
import { withoutClerksAdvice } from "./left-out/clerks-advice";
import { withoutDaysAhead } from "./left-out/days-ahead";
import { eligibleFacts, otherEditions } from "./left-out/eligible";
import { laterIntake } from "./left-out/later-intake";
import { namedByRow } from "./named-by-column";
import { asksForPaper } from "./notice/awaited-lists";
import { denialPoints } from "./notice/denial-points";
import { FURTHER, type Need, needsOf } from "./notice/needs";
import { topicsAsked } from "./notice/point-topics";
import { subjectOf } from "./notice/subject-of";
import { lackedPaper } from "./open/missing-papers";
import { nameMissing } from "./open/name-missing";
import { type PlanQuestion, weighedQuestions } from "./open/weighed-questions";

export type { Answered, PersonAnswer, PlanQuestion };

/** What a letter argues from, beside its facts. */
export type LetterEvidence = {
  /** The payer's notice as it was read. */
  noticeText: string;
  chart: Chart;
  answers: readonly PersonAnswer[];
};

export const NO_EVIDENCE: LetterEvidence = {
  noticeText: "",
  chart: { facts: [], leftOut: [] },
  answers: [],
};

export type LetterPlan = {
  points: PlannedPoint[];
  /** The payer had notes of other days than those that it denies. */
  notesHeld?: NotesHeld | undefined;
  /** What the payer rests on, by its own words, and is of another injury. */
  otherInjuries: OtherInjuryPaper[];
  /** Where the record of each denied day stands. */
  daysOnRecord: { day: string; fact: ChartFact }[];
  /** What the category turns on beyond the points. */
  supporting: Answered<{ need: Need; facts: ChartFact[] }>[];
  /** Where coverage had ended: the plan that was in force in its place. */
  newPlan: NewPlan;
  firstPayer: FirstPayer;
  /** The days that the payer counts toward a limit, where some of them don't belong there. */
  counted: CountedVisits | undefined;
  /** What a later form of coverage says anew. */
  olderForms: ReadonlySet<string>;
  /** What shows that the billed day was keyed wrong; empty where nothing does. */
  miskeyedDay: ChartFact[];
  /** Which modifier was keyed and which belongs there, by the practice's own list; undefined where it names none or several. */
  miskeyedModifier: MiskeyedModifier | undefined;
  /** How much of the denied services there was, and was billed: for a paper that changes the claim. */
  billed: ChartFact[];
  /** What belongs in the field of the claim that the payer finds wrong. */
  field: ChartFact[];
  /** Diagnosis codes that were cut short or keyed wrong, and those of the record, with what shows it. */
  diagnoses: { had: string; becomes: string; facts?: ChartFact[] }[];
  /** The approval's number that the claim had, and the one that covered the services; with what shows it. */
  approval: RightApproval;
  /** What the record of the days says for a modifier that the payer misses. */
  modifier: ChartFact[];
  /** Which modifier belongs to a denied line by that record. */
  modifiers: { code: string; day: string; modifier: string }[];
  /** Of each denied line, in their order: the change that the record supports, for a person to confirm, or what it lacks for one. */
  proposals: (ProposedChange | undefined)[];
  /** Who referred or ordered, where the payer misses that. */
  referring: ReferringProvider | undefined;
  questions: PlanQuestion[];
  missing: string[];
  leftOut: LeftOut[];
};

export function planLetter(known: LetterFacts, { chart, ...rest }: LetterEvidence): LetterPlan {
  const read = withApprovalInQuestion(withPayersWords(known, rest.noticeText));
  const spoken = withoutDaysAhead(chart.facts.map(namedByRow), read).flatMap(
    (fact) => withoutClerksAdvice(fact) ?? [],
  );
  const evidence = { ...rest, chart: { ...chart, facts: withAdmissions(spoken, read, rest.noticeText) } };
  const asked = denialPoints(
    withoutListedDays(evidence.noticeText),
    read.denialText ?? "",
    read.reasonPoints,
  );
  // Where papers are asked for one by one, they answer, whatever code stands on the line: a second sending is no second service.
  const letter: LetterFacts =
    asked.filter(({ kind }) => kind === "item").length > 1 &&
    ((read.denialCategory ?? "other") === "other" ||
      read.denialCategory === "duplicate" ||
      (read.denialCategory === "billing" && asked.filter(asksForPaper).length > 1) ||
      (read.denialCategory === "coding" && CARC.get(carcOf(read))?.category === "documentation"))
      ? { ...read, denialCategory: "documentation" }
      : read;
  const category = letter.denialCategory ?? "other";
  const late = enrolledTooLate(evidence.chart.facts, letter, evidence.noticeText);
  const eligible = eligibleFacts(evidence.chart.facts, letter, evidence.noticeText).facts.filter(
    ({ id }) => !late.has(id),
  );
  const deciding = decidingFacts(evidence.chart.facts, letter, evidence.noticeText);
  const { noticeText } = evidence;
  const { noticeDate } = letter;
  const lateOrders = new Map(
    asked.flatMap((point) => {
      const found = withoutOrderInTime(point, evidence.chart.facts, { noticeText, noticeDate });
      return found ? [[point.text, found]] : [];
    }),
  );
  const outdated = new Set([...lateOrders.values()].flatMap((ids) => [...ids]));
  const facts = (
    category === "timely_filing"
      ? proofOfFiling(eligible, evidence.chart.facts, evidence.noticeText, letter.datesOfService)
      : category === "authorization"
        ? withoutOthersApprovals(eligible, letter)
        : eligible
  ).filter(({ id }) => !outdated.has(id));
  const later = laterIntake(evidence.chart.facts, letter);
  const context = { letter, facts, category, had: notesHeld(evidence.noticeText) };
  const paired = asked
    .map((point) => ({ ...point, id: `point-${hashOf(point.text)}` }))
    .map((point) => {
      const found =
        lackedPaper(point, evidence.chart.facts) || lateOrders.has(point.text)
          ? withoutPaper(pairPoint(point, context))
          : pairPoint(point, context);
      const carried = saidCarried(point, evidence.chart.leftOut);
      const paired = carried.length > 0 ? { ...found, passages: [...carried, ...found.passages] } : found;
      return withAnswer(paired, evidence.answers, point.id);
    });
  const counted =
    category === "benefit_exclusion"
      ? countedVisits(evidence.chart.facts, letter, evidence.noticeText)
      : undefined;
  const answering = withDeciding(
    byCount(withoutRepeats(category === "duplicate" ? atOnce(paired) : paired), counted),
    deciding,
  );
  const told =
    category === "authorization"
      ? withTies(approvalTogether(answering), evidence.chart.facts, letter)
      : answering;
  const used = new Set([
    ...told.flatMap(({ passages, series }) => [...passages, ...series].map(({ id }) => id)),
    ...(counted?.plain ?? []),
  ]);
  const barred = new Set(
    told
      .filter((point) => point.kind === "criterion" && isOpen(point))
      // Where its words name nothing that a chart holds, the topics are the category's: those bar nothing.
      .flatMap(({ text, topics }) => (topicsAsked(text, false).length > 0 ? topics : [])),
  );
  // What comes nearest to a criterion that stays open shows how far the chart falls short of it.
  const short = told.filter((point) => point.kind === "criterion" && point.disputed && isOpen(point));
  const answered = told.filter((point) => !isOpen(point));
  const showsShort = (fact: ChartFact) => isNearer(fact, short, answered);
  const allowed = mayStand(facts, letter, category);
  const points = told.map((point) => {
    if (point.sameAs || !asksForPart(point) || point.passages.length === 0) return point;
    const beside = goesOnBeside(
      point.passages,
      facts,
      (fact) =>
        allowed(fact) &&
        !used.has(fact.id) &&
        !speaksAgainst(point, fact.quote) &&
        !showsShort(fact) &&
        !speaksToAnother(fact, point, told) &&
        !fact.topics.some((topic) => barred.has(topic)),
    );
    for (const { id } of beside) used.add(id);
    return { ...point, passages: [...point.passages, ...beside] };
  });
  const most = points.some((point) => !isOpen(point)) ? 2 : 4;
  const supporting = needsOf(
    category,
    letter,
    asked.map(({ text }) => text),
  )
    // Where the approval is at hand, nobody has to say why none was asked for.
    .filter(({ id }) => id !== "reason-late" || !points.some(({ passages }) => passages.some(isApproval)))
    .map((need) => {
      // What a person cannot do, and what befell them, weighs beyond one point's answer.
      const found = supportOf(
        need,
        facts,
        used,
        barred,
        letter,
        need.id === "cause" || need.id === "count"
          ? MOST_OF_CAUSE
          : need.id === "function"
            ? Math.max(most, 3)
            : most,
      );
      for (const { id } of found) used.add(id);
      return withAnswer({ need, facts: found }, evidence.answers, `need-${need.id}`);
    });
  /** Of the months before, too: what was ordered or diagnosed then. */
  const earlier = () =>
    eligibleFacts(evidence.chart.facts, { ...letter, denialCategory: "other" }, evidence.noticeText).facts;
  const fuller = fullerDiagnosis(category === "coding" ? earlier() : [], letter, evidence.noticeText);
  const proposals = proposedChanges(evidence.chart.facts, letter, evidence.noticeText);
  const counting = episodeDays(facts, letter, category, used).filter((fact) => !showsShort(fact));
  for (const { id } of counting) used.add(id);
  const said = points.map(({ text }) => text);
  const stated = new Set([...used, ...facts.filter(showsShort).map(({ id }) => id)]);
  // "The record does not show the scores": filed under its papers, and decided on what was found of the patient.
  const weighed = category === "documentation" && asksOfBody(asked) ? "medical_necessity" : category;
  const further = furtherFacts(facts, { letter, category: weighed, asked: said, used: stated, barred });
  const signed = new Set<string>();
  const withSigner = (chosen: readonly ChartFact[]) => withSignatures(chosen, evidence.chart.facts, signed);
  return {
    points: points.map((point) => {
      const subject = subjectOf(point.text, letter.denialText ?? "");
      const told = { ...point, passages: withSigner(point.passages) };
      return subject ? { ...told, subject } : told;
    }),
    notesHeld: notesOfOtherDays(letter, evidence.noticeText, facts, evidence.chart.facts),
    otherInjuries: papersOfOtherInjury(evidence.chart.facts, evidence.noticeText),
    daysOnRecord: daysOnRecord(facts, letter, category),
    supporting: withFurther(supporting, [
      ...deciding.filter(({ id }) => !used.has(id)),
      ...counting,
      ...further,
    ]).map((one) => ({ ...one, facts: withSigner(one.facts) })),
    newPlan: newPlanOf(evidence.chart.facts, letter, eligible),
    firstPayer: firstPayerOf(evidence.chart.facts, letter),
    counted,
    olderForms: olderForms(evidence.chart.facts),
    miskeyedDay: onMiskeyedDay(evidence.chart.facts, letter),
    miskeyedModifier: modifierSaid(evidence.chart.facts),
    billed: onBilledLines(evidence.chart.facts, letter),
    field: [...fuller.facts, ...onMissedFields(facts, letter, evidence.noticeText, earlier)],
    diagnoses:
      fuller.changes.length > 0 || proposals.some((one) => one?.becomes !== undefined)
        ? fuller.changes
        : slippedDiagnosis(evidence.chart.facts, letter, evidence.noticeText),
    approval: rightApproval(evidence.chart.facts, letter, evidence.noticeText),
    modifier: modifierSupport(evidence.chart.facts, letter, evidence.noticeText),
    modifiers: (letter.deniedLines ?? []).flatMap(({ procedureCode, dateOfService, code: printed }) => {
      const code = procedureCode?.slice(0, 5);
      const day =
        dateOfService ?? (letter.datesOfService?.length === 1 ? letter.datesOfService[0] : undefined);
      if (!code || !day) return [];
      const modifier = modifierOnDay(
        { code, carc: printed ?? carcOf(letter) },
        day,
        evidence.chart.facts,
        evidence.noticeText,
      );
      return modifier ? [{ code, day, modifier }] : [];
    }),
    proposals,
    referring: referringProvider(evidence.chart.facts, letter, evidence.noticeText),
    questions: weighedQuestions({
      open: points.filter((point) => isOpen(point) && point.disputed).slice(0, later ? 1 : undefined),
      answered: points.some((point) => !isOpen(point)),
      // Nobody can tell from here what another practice found before the first visit.
      needs: later
        ? []
        : supporting
            .filter(({ facts: found, answer }) => found.length === 0 && !answer)
            .map(({ need }) => need),
      order: supporting.map(({ need }) => need),
      facts,
      withChart: evidence.chart.facts.length > 0,
    }),
    missing: [
      ...(later
        ? [
            `The first visit in the record is of ${longDate(later)}, after every denied day: see whose services the notice is about.`,
          ]
        : []),
      ...nameMissing({
        points: points.map((point) => ({
          ...point,
          open: isOpen(point),
          answered: point.answer !== undefined,
        })),
        needs: supporting.map(({ need, facts: found, answer }) => ({
          need,
          open: found.length === 0 && !answer,
        })),
        ...{ facts, all: evidence.chart.facts, letter, noticeText: evidence.noticeText },
      }),
    ],
    leftOut: [...evidence.chart.leftOut, ...otherEditions(evidence.chart.facts, letter)],
  };
}

/** What the payer misses in the record is something of the patient, and no paper. */
const asksOfBody = (points: readonly { kind: string; text: string; disputed: boolean }[]): boolean =>
  !points.some(({ kind }) => kind === "item") &&
  points.some(
    ({ kind, text, disputed }) => kind !== "item" && disputed && MISSES.test(text) && OF_BODY.test(text),
  );
const MISSES =
  /\b(?:not|no|never|lack\w*|insufficient|without|fail\w*|must|when|requires?|only if|covered|necessary)\b/i;
const OF_BODY =
  /\b(?:improve\w*|progress|gains?|swelling|function\w*|limitations?|mobility|walk\w*|pain|strength|motion|balance|gait|scores?|severity|severe|symptoms?|instability|deficits?|weakness|insulin|blood (?:sugar|pressure)|wound|ulcer|size|tissue|healing|falls?|tried|failed|conservative|baseline|objective|measur\w*|findings|examination|taught|trained|tools?|medically necessary|medical necessity)\b/i;

/** A reason that is answered under its own words, and not beside another that says the same. */
const standsOwn = ({ kind, disputed, sameAs }: PlannedPoint) => kind === "reason" && disputed && !sameAs;

/** What the payer decides by answers its reason first; where no reason was read, it stands with what else the record shows. */
function withDeciding(
  points: Answered<PlannedPoint>[],
  deciding: readonly ChartFact[],
): Answered<PlannedPoint>[] {
  const at = points.findIndex(standsOwn);
  if (deciding.length === 0 || at < 0) return points;
  const ids = new Set(deciding.map(({ id }) => id));
  return points.map((point, index) => ({
    ...point,
    passages: [...(index === at ? deciding : []), ...point.passages.filter(({ id }) => !ids.has(id))],
  }));
}
/** What ties the approval to the claim goes with the point that tells it. */
function withTies(
  points: Answered<PlannedPoint>[],
  all: readonly ChartFact[],
  letter: LetterFacts,
): Answered<PlannedPoint>[] {
  const at = points.findIndex(({ passages, sameAs }) => !sameAs && passages.some(isApproval));
  const free = points.findIndex(({ passages, sameAs }) => !sameAs && passages.some(isFreeOfApproval));
  const ties = tiedToClaim(all, points[at]?.passages ?? [], letter);
  const visits = withinFreeVisits(all, points[free]?.passages ?? [], letter);
  return points.map((point, index) => {
    const more = [...(index === at ? ties : []), ...(index === free ? visits : [])];
    return more.length > 0 ? { ...point, passages: [...point.passages, ...more] } : point;
  });
}
/** A paper of its own was asked for, and the chart has none: what comes nearest is shown beside the question and answers nothing. */
const withoutPaper = (point: PairedPoint): PairedPoint => ({
  ...point,
  ...{ passages: [], series: [], near: point.passages.slice(0, 1) },
});

/** What the payer counts is answered by the days that don't belong in its count, and by nothing else of the list. */
function byCount(
  points: Answered<PairedPoint>[],
  counted: CountedVisits | undefined,
): Answered<PairedPoint>[] {
  const at = points.findIndex(standsOwn);
  if (!counted || at < 0) return points;
  const ids = new Set([...counted.shown.map(({ id }) => id), ...counted.plain]);
  return points.map((point, index) => ({
    ...point,
    passages: [...(index === at ? counted.shown : []), ...point.passages.filter(({ id }) => !ids.has(id))],
  }));
}

function modifierSaid(facts: readonly ChartFact[]): MiskeyedModifier | undefined {
  const said = facts.flatMap(({ quote }) => saidMiskeyed(quote));
  const [first] = said;
  return said.every(({ had, becomes }) => had === first?.had && becomes === first.becomes)
    ? first
    : undefined;
}

/** How an illness began is told by several papers: the form, the note, the other insurer's letter. */
const MOST_OF_CAUSE = 7;

/** An approval that was given to another provider answers nothing. */
function withoutOthersApprovals(facts: ChartFact[], letter: LetterFacts): ChartFact[] {
  const others = ofOtherProviders(facts, letter);
  return facts.filter(({ id }) => !others.has(id));
}

const withFurther = (supporting: LetterPlan["supporting"], facts: ChartFact[]): LetterPlan["supporting"] =>
  facts.length > 0 ? [...supporting, { need: FURTHER, facts }] : supporting;

function withAnswer<T>(value: T, answers: readonly PersonAnswer[], id: string): Answered<T> {
  const answer = answers.find((one) => one.questionId === id);
  return { ...value, ...(answer ? { answer } : {}) };
}

/** Nothing of the chart and no person answers it. */
export const isOpen = (point: Answered<Pick<PairedPoint, "passages" | "series">>) =>
  point.passages.length === 0 && point.series.length === 0 && !point.answer;

/** It shares more words with a criterion that stays open than with any point that is answered. */
function isNearer(fact: ChartFact, open: readonly PairedPoint[], answered: readonly PairedPoint[]): boolean {
  if (open.length === 0) return false;
  const own = stemsOf(fact.quote);
  const most = (points: readonly PairedPoint[]) =>
    Math.max(0, ...points.map(({ text }) => [...stemsOf(text)].filter((stem) => own.has(stem)).length));
  return open.some(({ near }) => near.includes(fact)) || most(open) > most(answered);
}

/** "Shared decision-making visit held today" goes on behind the symptoms, and answers the criterion that asks for such a visit. */
function speaksToAnother(fact: ChartFact, point: PairedPoint, points: readonly PairedPoint[]): boolean {
  const own = stemsOf(fact.quote);
  const shared = ({ text }: PairedPoint) => [...stemsOf(text)].filter((stem) => own.has(stem)).length;
  return points.some(
    (other) => other !== point && !other.granted && shared(other) > Math.max(1, shared(point)),
  );
}

/** What the letter's facts are about. */
export const topicsShown = ({ points, supporting }: LetterPlan): ReadonlySet<Topic> =>
  new Set(
    [
      ...points.flatMap(({ passages, series }) => [...passages, ...series]),
      ...supporting.filter(({ need }) => need !== FURTHER).flatMap(({ facts }) => facts),
    ].flatMap(({ topics, quote }) =>
      // A number of an approval, not a call about one.
      topics.filter((topic) => topic !== "authorization" || APPROVED.test(quote)),
    ),
  );

/** What the plan or its people say of a visit tells nothing of the patient's body. */
const OF_DESK: readonly Topic[] = ["authorization", "call", "coverage", "filing", "plan_text", "sent_before"];
const FOUND: readonly Topic[] = ["finding", "imaging", "emergency"];
/** Whether the letter tells what was found of the patient: what a need is decided on. */
export const showsFindings = ({ points, supporting }: LetterPlan): boolean =>
  [
    ...points.flatMap(({ passages, series }) => [...passages, ...series]),
    ...supporting.flatMap((one) => one.facts),
  ].some(
    ({ measure, topics }) =>
      measure !== undefined ||
      (topics.some((topic) => FOUND.includes(topic)) && !topics.some((topic) => OF_DESK.includes(topic))),
  );

const isApproval = ({ topics, quote }: ChartFact) =>
  topics.includes("authorization") && APPROVED.test(quote) && !/\b(?:not|never|no)\b/i.test(quote);
const APPROVED = /\b(?:authori[sz]ation|approval|certification|auth)\b[^.]{0,20}\d{3}|\bapproved\b/i;

/** Every point that the payer holds against the claim stands in the letter with an answer. */
export const answersAll = ({ points }: LetterPlan): boolean =>
  points.some(({ disputed }) => disputed) && points.every((point) => !point.disputed || !isOpen(point));

/** The payer's reason is one line of its own list, which the letter answers below. */
export const standsBelow = ({ points }: LetterPlan, reason: string | undefined): boolean => {
  const said = compactOf(reason ?? "");
  return (
    said.length > 0 &&
    points.some(
      (point) => point.kind === "criterion" && !isOpen(point) && compactOf(point.text).includes(said),
    )
  );
};

/** That a service was given twice is one question, however the payer puts it: times and orders part only where they stand together. */
function atOnce(points: Answered<PairedPoint>[]): Answered<PairedPoint>[] {
  const [first, ...others] = points.filter(
    ({ kind, passages, answer }) => kind === "reason" && passages.length > 0 && !answer,
  );
  if (!first) return points;
  const all = [first, ...others].flatMap(({ passages }) => passages);
  const passages = [...new Map(all.map((fact) => [fact.id, fact])).values()];
  // The first point holds them best, so that the others point to it.
  const weights = new Map(passages.map(({ id }) => [id, Number.MAX_SAFE_INTEGER]));
  return points.map((point) => (point === first ? { ...point, passages, weights } : point));
}

function supportOf(
  need: Need,
  facts: readonly ChartFact[],
  used: ReadonlySet<string>,
  barred: ReadonlySet<Topic>,
  letter: LetterFacts,
  most: number,
): ChartFact[] {
  const topics = need.topics.filter((topic) => !barred.has(topic));
  const start = startOfEpisode(facts, letter);
  const weight = (fact: ChartFact) => {
    const at = topics.findIndex((topic) => fact.topics.includes(topic));
    if (at < 0) return need.byWords && need.pattern?.test(fact.quote) ? 2.5 : 0;
    const hits = topics.filter((topic) => fact.topics.includes(topic)).length;
    const onTheDay = isServiceDay(letter, fact.date) ? 1 : 0;
    return 3 - at + hits + onTheDay + (/\d/.test(fact.quote) ? 1 : 0) + Math.min(fact.quote.length / 80, 1);
  };
  return (
    facts
      .filter((fact) => !fact.measure && !fact.adverse && !used.has(fact.id) && speaksFor(fact, need))
      .filter((fact) => !isOldStudy(fact, letter) && !isBareField(fact.quote))
      .filter(
        ({ quote }) =>
          !need.topics.includes("finding") ||
          !(foundNothing(quote) || (isAllWell(quote) && !isManaged(quote, letter))),
      )
      .filter((fact) => !need.topics.some(isClinical) || !isOfPayments(fact.quote))
      .filter((fact) => need.topics.includes("plan_text") || !isPolicyPage(fact))
      // What a patient could do years before the illness shows no limit of today.
      .filter(
        ({ date, quote }) =>
          need.id !== "function" || !(NO_LIMIT.test(quote) || (start && date && date < start)),
      )
      .filter(({ quote }) => need.id !== "service" || !(PAID_ROW.test(quote) || isPlanned(quote)))
      // "2 visits a week for 4 weeks" is what was planned, and no treatment before this one.
      .filter(({ quote }) => need.id !== "treatment" || !(isPlanned(quote) || ONLY_MISSED.test(quote)))
      .filter((fact) => need.id !== "sent-before" || isSendingOfClaim(fact, letter, besideOn(facts, fact)))
      .filter(
        (fact) =>
          !saysOnlyWho(fact.quote) &&
          (isCoverage(fact) ||
            countsVisits(fact, need) ||
            !isHeader(fact, surnameOf(letter), letter.denialCategory === "medical_necessity")),
      )
      .map((fact) => ({ fact, weight: weight(fact) }))
      .filter((one) => one.weight > 2)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ fact }) => fact)
      .sort((a, b) => (need.id === "cause" ? (a.date ?? "").localeCompare(b.date ?? "") : 0))
  );
}

const isClinical = (topic: Topic) => CLINICAL.includes(topic);
const CLINICAL: readonly Topic[] = ["finding", "treatment_tried", "function", "diagnosis"];
const NO_LIMIT = /\bno (?:functional |current |other )*(?:limits?|limitations?|deficits?)\b/i;

/** "Missed 2 visits due to a hospital stay" tells of no treatment. */
const ONLY_MISSED =
  /^\W*(?:(?:pt|patient|s?he) )?missed \d{1,2} (?:visits?|sessions?|appointments?|treatments?)\b[^.;]*\.?$/i;

/** "05/05/2026 98941 billed 70.00 allowed 52.40 paid 52.40", "98941, 2x/wk x 4": what was paid or planned documents no service. */
const PAID_ROW = /\b(?:allowed|paid)\b[^;]{0,12}\d\.\d\d\b/i;

/** "Report 10/09/2026   Visit 23" at the head of a page: where visits are counted, it says how many there were. */
const countsVisits = ({ quote }: ChartFact, { id }: Need) => id === "count" && /\bvisit #?\d/i.test(quote);

const OLD_STUDY_MONTHS = 12;
/** A film of years ago may answer what the payer asks; unasked it tells of an illness that is over. */
const isOldStudy = ({ topics, date }: ChartFact, { datesOfService = [], noticeDate }: LetterFacts) => {
  const from = datesOfService.toSorted()[0] ?? noticeDate;
  return (
    topics.includes("imaging") &&
    !topics.includes("treatment_tried") &&
    from !== undefined &&
    date !== undefined &&
    date < addMonths(from, -OLD_STUDY_MONTHS)
  );
};

/** "Continue 2 visits a week" and a line of a bill argue nothing. */
const SAYS_LITTLE = /^(?:continue\b.{0,40}|(?:[SOAP]: ?)?.{0,18}|\d{5}\b.*)$/i;

const speaksFor = ({ quote }: ChartFact, { pattern }: Need) =>
  !SAYS_LITTLE.test(quote) && (pattern === undefined || pattern.test(quote));

/** FNV-1a: the same words keep the same id, whatever stands around them. */
/** Names a question by what it is about, the same each time. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text.toLowerCase().replace(/[^a-z0-9]/g, ""))
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}
