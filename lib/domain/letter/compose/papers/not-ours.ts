import { heading, paragraph } from "../../text/blocks";
import type { WriteCover } from "./cover";
import { practiceDoes, theNotice } from "./labels";

/** Over another practice's notice nothing is argued, whatever paper was chosen: it goes back to who sent it. */
export const notOurs: WriteCover = ({ facts, notice }) => ({
  heading: "Notice that was sent to the wrong practice",
  reader: "Sir or Madam",
  blocks: [
    paragraph(
      `${practiceDoes(facts, "returns", "return")} the notice named above. ${theNotice(facts, notice?.words)} gives another practice's numbers for the provider of these services. We do not answer it on the other practice's behalf.`,
    ),
    heading("What we ask"),
    {
      kind: "list",
      items: [
        "send the notice to the practice that it names;",
        "correct your record, should it hold us as the provider of these services.",
      ],
    },
  ],
  questions: [],
});
