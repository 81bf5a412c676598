import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { PairedPoint } from "../answers/pair";
import type { DenialPoint } from "../notice/denial-points";
import type { Need } from "../notice/needs";
import { topicsAsked } from "../notice/point-topics";

/** A question to the person, in the order of weight, with the passages that come nearest to an answer. */
export type PlanQuestion = {
  id: string;
  text: string;
  why: string;
  passages: ChartFact[];
  /** An answer that the passages support: nothing says it before a person confirms it. */
  proposal?: string;
};

type Unanswered = {
  /** Points held against the claim that nothing answers. */
  open: readonly PairedPoint[];
  /** Something of the denial is answered. */
  answered: boolean;
  /** Needs of the category without a fact or an answer, and all of them in their order. */
  needs: readonly Need[];
  order: readonly Need[];
  facts: readonly ChartFact[];
  withChart: boolean;
};

const MOST_QUESTIONS = { withChart: 4, without: 6 };

/** What stays open, heaviest first, so that those beyond the most that may be asked are the lightest. */
export function weighedQuestions({
  open,
  answered,
  needs,
  order,
  facts,
  withChart,
}: Unanswered): PlanQuestion[] {
  const ofPoints = open.map((point) => ({
    weight: weightOfPoint(point, order),
    question: {
      id: point.id,
      text: QUESTION[point.kind](point.text),
      why: WHY[point.kind],
      passages: point.near,
    },
  }));
  const ofNeeds = needs
    .filter((need) => need.ask)
    .filter((need) => !facts.some((fact) => need.topics.some((topic) => fact.topics.includes(topic))))
    .filter(() => !withChart || !answered)
    .map((need) => ({
      weight: weightOfNeed(need, order),
      question: { id: `need-${need.id}`, text: need.question, why: need.why, passages: [] },
    }));
  return [...ofPoints, ...ofNeeds]
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ question }) => question)
    .slice(0, withChart ? MOST_QUESTIONS.withChart : MOST_QUESTIONS.without);
}

/** A claim is decided on a paper that was asked for before any reason, on the payer's reason before a line of its policy. */
const KIND: Record<DenialPoint["kind"], number> = { item: 5, reason: 3, criterion: 2 };
/** The payer says of every such denial that the service was not necessary: there is nothing in it to look up. */
const SAYS_LITTLE = /^.{0,60}\bnot (?:medically necessary|covered|payable|approved|authorized)\b.{0,20}$/i;

/** What the category turns on first weighs most: proof of filing where the claim came too late, whatever else is said. */
const rankOf = (topics: readonly string[], order: readonly Need[]) => {
  const at = order.findIndex((need) => need.topics.some((topic) => topics.includes(topic)));
  return at < 0 ? 0 : Math.max(0, 2 - at * 0.75);
};

const weightOfPoint = ({ kind, text, near }: PairedPoint, order: readonly Need[]) =>
  (SAYS_LITTLE.test(text) ? 1 : KIND[kind]) +
  rankOf(topicsAsked(text, kind === "item").slice(0, 2), order) +
  (near.length > 0 ? 0.25 : 0);

const weightOfNeed = (need: Need, order: readonly Need[]) => 2.5 + rankOf(need.topics, order);

const QUESTION: Record<DenialPoint["kind"], (text: string) => string> = {
  reason: (text) => `What in the record answers “${text}”?`,
  criterion: (text) => `The chart does not show “${text}”. What does, and where?`,
  item: (text) =>
    `The payer asks for “${text.replace(/[;,](?: (?:and|or))?$/i, "")}”. Upload it, or say where it is or why there is none.`,
};
const WHY: Record<DenialPoint["kind"], string> = {
  reason: "The payer gives this as a reason; unanswered, it stands.",
  criterion: "The payer's policy asks for it; the letter does not claim what the chart does not show.",
  item: "The claim is decided on what was asked for.",
};
