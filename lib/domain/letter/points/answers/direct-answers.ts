import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import type { DenialPoint } from "../notice/denial-points";
import { topicsAsked } from "../notice/point-topics";
import { ofAgreement } from "./agreed-by";
import { ofCause } from "./cause-of-injury";
import { ofCertification } from "./certified-plan";
import { ofPositiveTest } from "./clinical-tests";
import { ofComparedDeficit } from "./compared-deficit";
import { ofConsent } from "./consent-given";
import { ofCopyGiven } from "./copy-given";
import { drugAdherence } from "./drug-adherence";
import { ofDrugManagement, tellsProblem } from "./drug-management";
import { drugTrials } from "./drug-trials";
import { drugsTaken } from "./drugs-taken";
import { ofEachVisit } from "./each-visit";
import { ofEarlierVisits } from "./earlier-visits";
import { ofEnrollment } from "./enrollment";
import { ofLevelElement, valuesOfProblems } from "./level-elements";
import { ofLongerCourse } from "./longer-course";
import { FUNCTIONAL_MEASURE, IMAGING_REPORT, isReading, scoreRowsOf, scoresOf } from "./measures-for";
import { ofNamedEdition } from "./named-edition";
import { ofNamedTest } from "./named-test";
import { ofNoneTaken } from "./none-taken";
import type { PairedPoint } from "./pair";
import { ofPartNotTreated } from "./part-not-treated";
import type { PairContext } from "./passage-score";
import { programSessions } from "./program-sessions";
import { pagesAskedFor } from "./requested-pages";
import { ofResultChanges } from "./result-changes";
import { besideOn, isSendingOfClaim } from "./sent-before";
import { ofTreatedPart } from "./treated-part";
import { ofWorseStrength } from "./worse-strength";

/** What a point asks, the topics that its words name, and what may answer it. */
export type Question = { point: DenialPoint; asked: Topic[]; context: PairContext };

type Answer = Pick<PairedPoint, "topics" | "series" | "passages" | "near" | "weights">;

/** Knows one kind of question by its words, and finds what answers just that; undefined leaves it to the next one. */
type Finder = (question: Question) => Answer | undefined;

/** An answer of the kind that was asked for; where nothing was found, none. */
function answer(topics: Topic[], passages: ChartFact[], rest: Partial<Answer> = {}): Answer | undefined {
  return passages.length === 0
    ? undefined
    : { topics, series: [], passages, near: passages.slice(0, 3), ...rest };
}

/** These passages answer their point before any other that they could stand under. */
const first = (passages: readonly ChartFact[]) => ({
  weights: new Map(passages.map(({ id }) => [id, Number.MAX_SAFE_INTEGER])),
});

const ofSending: Finder = ({ point, context }) =>
  point.kind === "item" && SENT_BEFORE.test(point.text)
    ? answer(["sent_before"], proofOfSending(context), { near: [] })
    : undefined;

const ofInjury: Finder = ({ point, context: { facts, letter } }) =>
  answer(["onset"], ofCause(point, facts, letter.lineOfBusiness));

const ofUntreatedPart: Finder = ({ point: { kind, text }, asked, context: { facts } }) => {
  const found = kind === "reason" ? ofPartNotTreated(text, facts) : [];
  return answer(asked, found, first(found));
};

/** "Functional outcome scores": the values, or the rows of the sheets that hold them. */
const ofScores: Finder = ({ point, context }) => {
  if (point.kind !== "item" || !FUNCTIONAL_MEASURE.test(point.text)) return undefined;
  const [series, passages] = [scoresOf(context), scoreRowsOf(context)];
  return series.length + passages.length > 0
    ? { topics: ["finding"], series, passages, near: [] }
    : undefined;
};

/** Where the paper itself is there, it answers. */
const ofNone: Finder = ({ point: { kind, text }, context: { facts } }) =>
  kind === "item" && !facts.some(isReading)
    ? answer(topicsAsked(text, true), ofNoneTaken(text, facts), { near: [] })
    : undefined;

const ofRequestedPaper: Finder = ({ point: { kind, text }, context: { facts, letter } }) => {
  const paper = kind === "item" ? text : (paperNotSent(text) ?? paperAlone(text));
  if (!paper) return undefined;
  const isRead = IMAGING_REPORT.test(text);
  const pages = pagesAskedFor(isRead ? "imaging" : paper, facts, letter.datesOfService);
  if (!pages) return undefined;
  const passages = isRead ? pages.passages.filter(isReading) : pages.passages;
  const copies = kind === "item" ? undefined : ofCopyGiven(text, facts);
  const isOpen =
    (isRead && passages.length === 0) ||
    (kind !== "item" && !hasItsSignature(text, passages)) ||
    copies?.length === 0;
  return isOpen
    ? undefined
    : { topics: topicsAsked(text, true), series: [], ...pages, passages: [...passages, ...(copies ?? [])] };
};

/** A signed paper is missed: one without a name under it answers nothing, nor does the therapist's own where the physician's is asked for. */
const hasItsSignature = (text: string, passages: readonly ChartFact[]) =>
  !/\bsign(?:ed|atures?)\b|\bcertif/i.test(text) ||
  passages.some(
    ({ topics, quote }) =>
      topics.includes("certification") ||
      (topics.includes("signature") && (!OF_PHYSICIAN.test(text) || BY_PHYSICIAN.test(quote))),
  );
const OF_PHYSICIAN = /\b(?:physicians?|doctors?|referring|prescrib\w+|surgeons?)\b|\bcertif/i;
const BY_PHYSICIAN =
  /\b(?:M\.?D|D\.?O|DPM|DDS|DMD|NP|FNP(?:-[A-Z]{1,2})?|APRN|ARNP|CNP|PA(?:-C)?)\b|\bDr\.? \p{Lu}/u;

const ofTest: Finder = ({ point: { kind, text }, asked, context: { facts } }) =>
  kind === "reason" ? answer(asked, ofNamedTest(text, facts)) : undefined;

const ofTestThatWasPositive: Finder = ({ point: { kind, text }, context: { facts } }) => {
  const found = kind === "reason" ? ofPositiveTest(text, facts) : [];
  return answer(["finding"], found, first(found));
};

const ofEdition: Finder = ({ point, asked, context: { facts, letter } }) => {
  const found = ofNamedEdition(point, facts, letter);
  return answer(asked, found, first(found));
};

const ofProvidersEnrollment: Finder = ({ point: { kind, text }, asked, context: { facts, letter } }) =>
  kind === "reason" ? answer(asked, ofEnrollment(text, facts, letter)) : undefined;

const ofVisitsBefore: Finder = ({ point: { kind, text }, asked, context: { facts } }) => {
  const found = kind === "reason" ? ofEarlierVisits(text, facts) : [];
  return answer(asked, found, { near: found, ...first(found) });
};

const ofCertifiedPlan: Finder = ({ point: { kind, text }, context: { facts } }) =>
  kind === "reason" ? answer(["certification"], ofCertification(text, facts), { near: [] }) : undefined;

const ofManagedDrugs: Finder = ({ point: { kind, text }, asked, context: { facts, letter } }) => {
  const found = kind === "reason" ? ofDrugManagement(text, facts, letter) : [];
  return answer(asked, found, {
    // What was prescribed answers this point before any other.
    weights: new Map(found.map((fact) => [fact.id, tellsProblem(fact) ? 0 : Number.MAX_SAFE_INTEGER])),
  });
};

const ofChangedResults: Finder = ({ point, context: { facts } }) => {
  const found = ofResultChanges(point, facts);
  return answer(["plan"], found, { near: found, ...first(found) });
};

const ofDrugs: Finder = ({ point: { kind, text }, asked, context: { facts, letter } }) =>
  kind === "criterion" ? answer(asked, drugsTaken(text, facts, letter)) : undefined;

const ofAdherence: Finder = ({ point, context: { facts } }) => {
  const found = drugAdherence(point, facts);
  return answer(["treatment_tried"], found, first(found));
};

const ofTrials: Finder = ({ point: { kind, text }, context: { facts } }) => {
  const found = kind === "criterion" ? [...drugTrials(text, facts), ...programSessions(text, facts)] : [];
  return answer(["treatment_tried"], found, first(found));
};

const ofVisitLevel: Finder = ({ point: { kind, text }, asked, context: { facts, letter, category } }) => {
  const found = kind === "item" ? [] : ofLevelElement(text, facts, letter, category);
  if (found.length === 0) return undefined;
  return answer(asked, found, { series: valuesOfProblems(text, facts, letter), ...first(found) });
};

const ofCourseOfCare: Finder = ({ point: { kind, text }, asked, context: { facts, letter } }) => {
  if (kind === "item") return undefined;
  const found = [
    ofEachVisit(text, facts, letter),
    ofLongerCourse(text, facts),
    ofComparedDeficit(text, facts),
  ].find(({ length }) => length > 0);
  return found && answer(asked, found, first(found));
};

const ofOtherPart: Finder = ({ point, asked, context }) => {
  const part = context.category === "coding" ? ofTreatedPart(point, context) : undefined;
  return part && { topics: asked, ...part, near: part.passages.slice(0, 3), ...first(part.passages) };
};

const ofLessStrength: Finder = ({ point: { kind, text }, context: { facts } }) => {
  const { series, passages } =
    kind === "reason" ? ofWorseStrength(text, facts) : { series: [], passages: [] };
  return series.length + passages.length > 0
    ? { topics: ["finding"], series, passages, near: passages, ...first(passages) }
    : undefined;
};

const ofConsentGiven: Finder = ({ point: { text }, asked, context: { facts, letter } }) => {
  const found = ofConsent(text, facts, letter.datesOfService);
  return answer(asked, found, first(found));
};

const ofAgreed: Finder = ({ point: { kind, text }, context: { facts } }) => {
  const found = kind === "item" ? ofAgreement(text, facts) : [];
  return answer(["authorization"], found, { near: found });
};

/** In this order: what names its paper or its value goes before what is told by a course. */
const FINDERS: readonly Finder[] = [
  ...[ofSending, ofInjury, ofUntreatedPart, ofScores, ofNone, ofRequestedPaper],
  ...[ofTest, ofTestThatWasPositive, ofEdition, ofProvidersEnrollment, ofVisitsBefore, ofCertifiedPlan],
  ...[ofManagedDrugs, ofChangedResults, ofDrugs, ofAdherence, ofTrials, ofVisitLevel],
  ...[ofCourseOfCare, ofLessStrength, ofOtherPart, ofAgreed, ofConsentGiven],
];

/** The answer of the first finder that knows the question and finds something; undefined where the chart's words have to be weighed. */
export function directAnswer(question: Question): Answer | undefined {
  for (const find of FINDERS) {
    const found = find(question);
    if (found) return found;
  }
  return undefined;
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

/** "No re-examination was submitted": that paper, where the chart has it. Approvals are told by their words. */
function paperNotSent(text: string): string | undefined {
  const found = NOT_SENT.exec(text);
  // "No order or referral": either answers.
  const [paper] = (found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4])?.split(/ or /) ?? [];
  return paper && !/\b(?:authori|certif|approv|referral|proof|evidence)/i.test(paper) ? paper : undefined;
}
/** "The initial evaluation", "A signed order for the therapy from the child's doctor": a list of what is missed names papers alone. */
export const paperAlone = (text: string): string | undefined =>
  PAPER_ALONE.test(text) && !SAYS_OF_PAPER.test(text.replace(/,? (?:that|which) .*$/i, ""))
    ? text
    : undefined;
const PAPER_ALONE =
  /^(?:(?:an?|the|your|all|any) )?(?:[\p{L}'’-]+ ){0,4}(?:evaluations?|re-?evaluations?|examinations?|(?:progress |treatment |visit |office |operative )?(?:notes?|reports?)|orders?|referrals?|prescriptions?|plans? of (?:care|treatment)|(?:treatment|care) plans?|certifications?)(?=\W*$|,? (?:of|for|from|with|by|dated|signed|and|that|which|copy)\b)/iu;
/** A sentence about a paper tells what it lacks or says. */
const SAYS_OF_PAPER =
  /\b(?:not|no|nor|none|never|without|lacks?|lacking|missing|is|are|was|were|has|have|had|do|does|did|can|could|may|must|should|would|shows?|showed|says?|said|lists?|gives?|gave|states?|stated|tells?|names?|mentions?|describes?|documents|contains?|includes?|repeats?|expired|ended|failed|supports?|reads?|only|same|identical|insufficient|incomplete|inadequate|illegible|unsigned|altered|cloned|copied|duplicate|fraudulent|late|vague)\b/i;
const NOT_SENT =
  /\bno ([a-z][\w -]{3,40}?) (?:was|were|has been|have been) (?:submitted|received|sent|included|provided|on file|found)\b|\bdid not (?:receive|include) (?:an?|the|any) ([a-z][\w -]{3,40}?)(?=[.,;]| (?:within|for|from|of|with)\b)|\bthere (?:was|were|is) no ([a-z][\w -]{3,40}?) (?:in|among) (?:the|your|these|our|any of the) (?:records?|notes?|file|chart|documents?|papers)\b|\b(?:file|records?|chart) (?:also )?(?:holds?|has|have|contains?|includes?) no ([a-z][\w -]{3,40}?)(?=[.,;]| (?:for|from|of|with|signed|within)\b)/i;
