import { cleanFact, isStated, stated } from "../../facts/facts";
import { treatingProvider } from "../../facts/treating-provider";
import type { PlanQuestion } from "../../points/open/weighed-questions";
import { isOpen, type LetterPlan } from "../../points/plan/letter-plan";
import { type Block, heading, paragraph } from "../../text/blocks";
import { answeredBlocks } from "../answer-blocks";
import type { LetterContext } from "../letter-body";
import type { WriteCover } from "./cover";
import { practiceDoes, saidReason, theNotice } from "./labels";

/**
 * Asks for a talk between the treating provider and the reviewer, with what the record says to each point. It argues nothing: the talk
 * does. It goes to the payer, so that what nothing answers is told beside it, to whoever prepares the talk.
 */
export const peerToPeer: WriteCover = (context, { plan }) => {
  const { facts } = context;
  const points = plan.points.filter(({ kind }) => kind !== "item");
  const who = treatingProvider(facts);
  const phone = isStated(facts, "practicePhone") ? stated(facts, "practicePhone") : "";
  return {
    heading: "Request for a peer-to-peer review",
    reader: "Medical Director",
    blocks: [
      paragraph(
        `${practiceDoes(facts, "asks", "ask")} for a talk between ${who} and a reviewer of the same specialty about the ${context.preService ? "request" : "services"} named above. This request does not replace an appeal.`,
      ),
      ...saidReason(facts, `${theNotice(facts, context.notice?.words)} gives`),
      ...talkBlocks(context, { ...plan, points }),
      heading("What we ask"),
      {
        kind: "list",
        items: [
          `call us${phone ? ` at ${phone}` : ""} with a time for the talk;`,
          "have the criteria that were used at hand, and tell us which of them you find not met;",
          "tell us the outcome in writing.",
        ],
      },
    ],
    questions: gapsOf({ ...plan, points }),
  };
};

const TITLE = "What is to be talked about";

/** The payer's points with what the record says to them, as a letter would; then those to which it says nothing. */
function talkBlocks({ facts }: LetterContext, plan: LetterPlan): Block[] {
  const hasAnswer =
    plan.points.some((point) => !isOpen(point)) ||
    plan.supporting.some(({ facts: found }) => found.length > 0);
  const open = plan.points
    .filter((point) => !hasAnswer || isOpen(point))
    .filter(({ granted, sameAs }) => !granted && !sameAs)
    .map(({ text }) => `“${cleanFact(text)}”`);
  return [
    ...(hasAnswer ? answeredBlocks(plan, facts.enclosures ?? [], { title: TITLE }) : []),
    ...(open.length > 0
      ? [
          hasAnswer ? paragraph("Also to be talked about:") : heading(TITLE),
          { kind: "list" as const, ordered: true, items: open },
        ]
      : []),
  ];
}

/** Points on which the reviewer will press and the papers are silent. */
const gapsOf = ({ points, questions }: LetterPlan): PlanQuestion[] =>
  questions
    .filter(({ id }) => points.some((point) => point.id === id))
    .map((question) => ({
      ...question,
      why: `No paper at hand answers this: have the physician ready for it in the talk. ${question.why}`,
    }));
