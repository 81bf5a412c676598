import type { MiskeyedModifier } from "@/lib/domain/move/as-billed/miskeyed-modifier";
import type { Chart, ChartFact, LeftOut } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { compactOf } from "../../check/source-index";
import type { Answered, PersonAnswer, PlannedPoint } from "../answers/best-points";
import type { CountedVisits } from "../answers/counted-visits";
import type { FirstPayer } from "../answers/first-payer";
import type { NewPlan } from "../answers/new-plan";
import type { NotesHeld } from "../answers/notes-held";
import type { OtherInjuryPaper } from "../answers/other-injury-paper";
import type { PairedPoint } from "../answers/pair";
import { APPROVED } from "../answers/told-approval";
import type { ProposedChange } from "../claim-changes/proposed-change";
import type { ReferringProvider } from "../claim-changes/referring-provider";
import type { RightApproval } from "../claim-changes/right-approval";
import { FURTHER, type Need } from "../notice/needs";
import type { PlanQuestion } from "../open/weighed-questions";

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

/** Nothing of the chart and no person answers it. */
export const isOpen = (point: Answered<Pick<PairedPoint, "passages" | "series">>) =>
  point.passages.length === 0 && point.series.length === 0 && !point.answer;

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
