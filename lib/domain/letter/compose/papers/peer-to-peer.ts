import { cleanFact, isStated, stated } from "../../facts/facts";
import { heading, paragraph } from "../blocks";
import { treatingProvider } from "../letter-frame";
import type { WriteCover } from "./cover";
import { practiceDoes, saidReason, theNotice } from "./words";

/** Asks for a talk between the treating provider and the reviewer. It argues nothing: the talk does. */
export const peerToPeer: WriteCover = (context, { plan }) => {
  const { facts } = context;
  const points = plan.points.filter(({ kind }) => kind !== "item").map(({ text }) => `“${cleanFact(text)}”`);
  const who = treatingProvider(facts);
  const phone = isStated(facts, "practicePhone") ? stated(facts, "practicePhone") : "";
  return {
    heading: "Request for a peer-to-peer review",
    reader: "Medical Director",
    blocks: [
      paragraph(
        `${practiceDoes(facts, "asks", "ask")} for a talk between ${who} and a reviewer of the same specialty about the ${context.preService ? "request" : "services"} named above. This request does not replace an appeal.`,
      ),
      ...saidReason(facts, `${theNotice(facts)} gives`),
      ...(points.length > 0
        ? [heading("What is to be talked about"), { kind: "list" as const, ordered: true, items: points }]
        : []),
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
    questions: [],
  };
};
