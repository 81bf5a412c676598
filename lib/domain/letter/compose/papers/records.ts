import type { Enclosure } from "../../facts/facts";
import { isOpen, type LetterPlan } from "../../points/plan";
import { heading, paragraph } from "../../text/blocks";
import { answerBlocks, needBlocks, recordBlocks } from "../answer-blocks";
import { reachedBy } from "../letter-frame";
import type { WriteCover } from "./cover";
import { practiceDoes, saidReason, theNotice } from "./words";

/** That the records went out once, and when: it moves the fault, and the clock. */
const sentBefore = (plan: LetterPlan, enclosures: readonly Enclosure[]) =>
  needBlocks(plan, "sent-before", "The records were sent before:", enclosures);

/** Answers each item of a request for records with the paper and page that holds it. */
export const records: WriteCover = ({ facts, recordsAsked, notice }, { plan }) => {
  const items = { ...plan, points: plan.points.filter(({ kind }) => kind === "item"), supporting: [] };
  const answered = items.points.some((point) => !isOpen(point));
  return {
    heading: recordsAsked ? "Records in answer to your request" : "Records for the denied claim",
    reader: "Medical Records Department",
    blocks: [
      paragraph(
        `${practiceDoes(facts, "sends", "send")} the enclosed records for the services named above.${recordsAsked ? ` ${theNotice(facts, notice?.words)} asks for them.` : ""}`,
      ),
      // A reason that asks for nothing isn't turned into a request: the reader would look for it in vain.
      ...(recordsAsked ? [] : saidReason(facts, `${theNotice(facts, notice?.words)} gives`)),
      ...(answered
        ? answerBlocks(items, facts.enclosures ?? [], { title: "The records you asked for" })
        : // Where the records are asked for as such, the cover still says what is enclosed.
          recordBlocks(
            { ...plan, supporting: plan.supporting.filter(({ need }) => need.id === "records") },
            facts.enclosures ?? [],
          )),
      ...sentBefore(plan, facts.enclosures ?? []),
      heading("What we ask"),
      {
        kind: "list",
        items: [
          "decide the claim with the enclosed records;",
          `tell us${reachedBy(facts)} which single item is missing, should you find the records incomplete.`,
        ],
      },
    ],
    questions: plan.questions.filter(({ id }) => items.points.some((point) => point.id === id)),
  };
};
