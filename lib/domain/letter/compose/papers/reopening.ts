import { heading, paragraph } from "../../text/blocks";
import { onNotice } from "../place-of";
import { whatChanges } from "./changes";
import { payersNumber } from "./corrected-claim";
import type { WriteCover } from "./cover";
import { practiceDoes, saidReason, theNotice } from "./labels";
import { changeBlocks } from "./miskeyed-day";

/** Asks Medicare's contractor to put a clerical error right without an appeal. */
export const reopening: WriteCover = ({ facts, notice }, { plan, answers, noticeText }) => {
  const changes = whatChanges(facts, answers, plan);
  const number = payersNumber(facts);
  return {
    heading: "Request for a clerical error reopening",
    reader: "Claims Department",
    blocks: [
      paragraph(
        `${practiceDoes(facts, "asks", "ask")} you to reopen ${number ? `claim ${number}${onNotice(number, facts, noticeText)}` : "the claim named above"} and to correct a clerical error or omission. This is not a request for an appeal.`,
      ),
      ...saidReason(facts, `${theNotice(facts, notice?.numberAlone)} gives`),
      ...changes.blocks,
      ...changeBlocks(plan, facts),
      heading("What we ask"),
      {
        kind: "list",
        items: [
          "reopen the initial determination and process the claim as corrected;",
          "tell us in writing if the correction cannot be made by a reopening, so that we can appeal in time.",
        ],
      },
    ],
    questions: plan.miskeyedDay.length > 0 ? [] : changes.questions,
  };
};
