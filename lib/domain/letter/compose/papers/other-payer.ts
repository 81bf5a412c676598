import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { cleanFact, type LetterFacts } from "../../facts/facts";
import { recordBlocks, statedBy, statements } from "../../points/answer-blocks";
import type { FirstPayer } from "../../points/first-payer";
import { FURTHER } from "../../points/needs";
import type { NewPlan } from "../../points/new-plan";
import type { LetterPlan, PlanQuestion } from "../../points/plan";
import { type Block, heading, paragraph } from "../blocks";
import { answerTo, type WriteCover } from "./cover";
import { practiceDoes, saidReason, theNotice } from "./words";

const ORDER_QUESTION: PlanQuestion = {
  id: "other-coverage",
  text: "Which other coverage did the patient have on the service date, or how do you know that there was none?",
  why: "The payer updates its record of other coverage only on a plain statement.",
  passages: [],
};

/** The first payer's explanation of benefits, where one goes with the letter: its place in the list. */
function primaryEob({ enclosures = [] }: LetterFacts, { decision: [row] }: FirstPayer): number {
  const read = enclosures.findIndex(({ documentId }) => row && documentId === row.place.documentId);
  if (read >= 0) return read;
  return enclosures.findIndex(
    ({ title, type }) =>
      type === "supporting_docs" &&
      /\b(eobs?|explanations? of benefits|remittances?|msn|medicare summary notice)\b/i.test(title),
  );
}

const isShown = ({ points, supporting }: LetterPlan) =>
  [...points.flatMap(({ passages }) => passages), ...supporting.flatMap(({ facts }) => facts)].some(
    ({ topics, quote }) =>
      topics.includes("coverage") && /\b(?:active|effective|in force|enrolled)\b/i.test(quote),
  );

/** Another plan has to be billed: coverage here had not begun or had ended, or the claim belongs to the other plan. */
const OF_OTHER_PLAN: readonly string[] = ["24", "26", "27", "109", "200"];
const NO_NEW_PLAN: NewPlan = { shown: [], ended: new Set() };

/** The new plan's papers first, and nothing of the old plan's, which are no news to it. */
function withNewPlan(plan: LetterPlan, shown: readonly ChartFact[], ended: ReadonlySet<string>): LetterPlan {
  const still = ({ id }: ChartFact) => !ended.has(id);
  return {
    ...plan,
    points: plan.points.map((point) => ({ ...point, passages: point.passages.filter(still) })),
    supporting: [
      ...(shown.length > 0 ? [{ need: FURTHER, facts: [...shown] }] : []),
      ...plan.supporting.map((one) => ({ ...one, facts: one.facts.filter(still) })),
    ],
  };
}

/** What stands in the letter already, and what the same payer decided on other claims. */
const told = ({ decision, shownBy, others }: FirstPayer) => [
  ...[...decision, ...shownBy].map(({ id }) => id),
  ...others,
];

/** Of what a payer's order turns on. What was found and done at the visit is not in question, and is none of its business here. */
const OF_ORDER: readonly Topic[] = ["coverage", "other_payer", "filing", "sent_before", "call", "plan_text"];
const isOfOrder = ({ topics }: ChartFact) => topics.some((topic) => OF_ORDER.includes(topic));

/** With the first payer's decision at hand, only what says which plan comes first stands beside it. */
function onlyOfOrder(plan: LetterPlan): LetterPlan {
  return {
    ...plan,
    points: plan.points.map((point) => ({
      ...point,
      passages: point.passages.filter(isOfOrder),
      series: [],
    })),
    supporting: plan.supporting.map((one) => ({ ...one, facts: one.facts.filter(isOfOrder) })),
  };
}

/** What the first payer decided, row by row, and which form shows that its number is the patient's. */
function decisionBlocks(firstPayer: FirstPayer, { enclosures = [] }: LetterFacts): Block[] {
  const { decision, shownBy, name } = firstPayer;
  const whose = name ? `${cleanFact(name)}, ` : "";
  const items = [
    ...statements(decision, enclosures).map((row) => `${whose}${row}`),
    ...statements(shownBy, enclosures),
  ];
  return items.length > 0
    ? [
        paragraph(
          shownBy.length > 0
            ? "The other payer's decision and the form that shows its coverage say:"
            : "The other payer's decision says:",
        ),
        { kind: "list", items },
      ]
    : [];
}

/** Settles which payer comes first: with the first payer's decision where there is one, else by asking what is on file. */
export const otherPayer: WriteCover = ({ facts, carc }, { plan, answers }) => {
  const { firstPayer, olderForms } = plan;
  const eob = primaryEob(facts, firstPayer);
  // Who is told that another plan must pay, and has that plan's papers, sends the claim there and asks for no payment here.
  const { shown, ended } = OF_OTHER_PLAN.includes(carc) && eob < 0 ? plan.newPlan : NO_NEW_PLAN;
  const billed = shown.length > 0 || (carc === "24" && eob < 0 && isShown(plan));
  const said = answerTo(ORDER_QUESTION.id, answers);
  const beside = firstPayer.decision.length > 0 ? onlyOfOrder(plan) : plan;
  return {
    // Where the claim goes to another plan, there is no order of payers to settle.
    heading: billed ? "Plan in force on the service date" : "Coordination of benefits",
    reader: "Coordination of Benefits Department",
    blocks: [
      paragraph(
        `${practiceDoes(facts, "writes", "write")} about ${billed ? "the plan that was in force for" : "the order of payers for"} the services named above.`,
      ),
      ...saidReason(facts, `${theNotice(facts)} gives`),
      ...(said ? [paragraph(`${cleanFact(said.text)} ${statedBy(said.by)}`)] : []),
      ...(eob >= 0
        ? [paragraph(`The other payer's decision on this claim is enclosed (Enclosure ${eob + 1}).`)]
        : []),
      ...decisionBlocks(firstPayer, facts),
      ...recordBlocks(
        withNewPlan(beside, shown, new Set([...ended, ...olderForms, ...told(firstPayer)])),
        facts.enclosures ?? [],
      ),
      heading("What we ask"),
      {
        kind: "list",
        items: [
          ...(billed
            ? [
                "note that the claim goes to the plan that was in force on the service date;",
                "confirm the day on which you received this claim, which that plan may ask for;",
              ]
            : eob >= 0
              ? ["process the claim with the other payer's decision;"]
              : [
                  "tell us which other coverage you have on file for the service dates: the plan, the member's number there, and its first and last day;",
                  "process the claim as the first payer if you have none that was in force on those dates;",
                ]),
          billed
            ? "tell us if your record names another plan for that date."
            : "correct your record of other coverage where it is out of date.",
        ],
      },
    ],
    questions: said || eob >= 0 || billed ? [] : [ORDER_QUESTION],
  };
};
