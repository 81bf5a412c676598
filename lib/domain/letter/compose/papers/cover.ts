import type { PersonAnswer } from "../../points/answers/best-points";
import type { PlanQuestion } from "../../points/open/weighed-questions";
import type { LetterEvidence, LetterPlan } from "../../points/plan/letter-plan";
import type { Block } from "../../text/blocks";
import type { LetterContext } from "../letter-body";

/** What a cover is written from, beside its context. */
type CoverMaterial = {
  plan: LetterPlan;
  answers: readonly PersonAnswer[];
  noticeText: string;
  chart: LetterEvidence["chart"];
};

/** A paper that argues nothing: it says what comes with it and what is asked. */
type Cover = {
  heading: string;
  /** To whom it is addressed. */
  reader: string;
  /** Where it goes when that is not where appeals go; empty where the notice prints no such place. */
  address?: string[];
  blocks: Block[];
  questions: PlanQuestion[];
};
export type WriteCover = (context: LetterContext, material: CoverMaterial) => Cover;

export const answerTo = (id: string, answers: readonly PersonAnswer[]) =>
  answers.find(({ questionId, text }) => questionId === id && text.trim() !== "");
