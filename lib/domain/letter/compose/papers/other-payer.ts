import { cleanFact, type LetterFacts } from "../../facts/facts";
import { recordBlocks, statedBy } from "../../points/answer-blocks";
import type { PlanQuestion } from "../../points/plan";
import { heading, paragraph } from "../blocks";
import { answerTo, type WriteCover } from "./cover";
import { practiceDoes, saidReason, theNotice } from "./words";

const ORDER_QUESTION: PlanQuestion = {
  id: "other-coverage",
  text: "Which other coverage did the patient have on the service date, or how do you know that there was none?",
  why: "The payer updates its record of other coverage only on a plain statement.",
  passages: [],
};

/** The first payer's explanation of benefits, where one goes with the letter: its place in the list. */
function primaryEob({ enclosures = [] }: LetterFacts): number {
  return enclosures.findIndex(
    ({ title, type }) =>
      type === "supporting_docs" &&
      /\b(eob|explanation of benefits|remittance|msn|medicare summary notice)\b/i.test(title),
  );
}

/** Settles which payer comes first: with the first payer's decision where there is one, else by asking what is on file. */
export const otherPayer: WriteCover = ({ facts }, { plan, answers }) => {
  const eob = primaryEob(facts);
  const said = answerTo(ORDER_QUESTION.id, answers);
  return {
    heading: "Coordination of benefits",
    reader: "Coordination of Benefits Department",
    blocks: [
      paragraph(
        `${practiceDoes(facts, "writes", "write")} about the order of payers for the services named above.`,
      ),
      ...saidReason(facts, `${theNotice(facts)} gives`),
      ...(said ? [paragraph(`${cleanFact(said.text)} ${statedBy(said.by)}`)] : []),
      ...(eob >= 0
        ? [paragraph(`The other payer's decision on this claim is enclosed (Enclosure ${eob + 1}).`)]
        : []),
      ...recordBlocks(plan, facts.enclosures ?? []),
      heading("What we ask"),
      {
        kind: "list",
        items: [
          ...(eob >= 0
            ? ["process the claim with the other payer's decision;"]
            : [
                "tell us which other coverage you have on file for the service dates: the plan, the member's number there, and its first and last day;",
                "process the claim as the first payer if you have none that was in force on those dates;",
              ]),
          "correct your record of other coverage where it is out of date.",
        ],
      },
    ],
    questions: said || eob >= 0 ? [] : [ORDER_QUESTION],
  };
};
