import { askedByLaw } from "../../facts/law";
import { heading, paragraph } from "../../text/blocks";
import type { WriteCover } from "./cover";
import { practiceDoes, theNotice } from "./labels";

/** Asks for what the payer decided from, before or beside an appeal. */
export const claimFile: WriteCover = ({ facts, notice }) => {
  const byLaw = askedByLaw(facts, ["claim_file", "criteria", "reviewer_named"]);
  const asked =
    byLaw.length > 0
      ? byLaw
      : [
          "send us a copy of the documents and records that the decision rests on",
          "send us the policy, guideline or criteria that were used",
          "name the reviewer's title and specialty",
        ];
  return {
    heading: "Request for the claim file",
    reader: "Appeals Department",
    blocks: [
      paragraph(
        `${practiceDoes(facts, "asks", "ask")} for the file of the decision named above. ${theNotice(facts, notice?.words)} tells us of it. This request does not replace an appeal.`,
      ),
      heading("What we ask"),
      paragraph("We ask that you:"),
      { kind: "list", items: asked.map((ask, at) => `${ask}${at < asked.length - 1 ? ";" : "."}`) },
    ],
    questions: [],
  };
};
