import { heading, paragraph } from "../../text/blocks";
import type { WriteCover } from "./cover";
import { practiceDoes, theNotice } from "./labels";

/** What a person sends after a decision that binds: it argues nothing, since no level of appeal is open. */
export const afterFinal: WriteCover = ({ facts, notice }) => ({
  heading: "Letter after the final decision",
  reader: "Sir or Madam",
  blocks: [
    paragraph(
      `${practiceDoes(facts, "writes", "write")} about the services named above. ${theNotice(facts, notice?.words)} is a final decision; this letter is no appeal of it.`,
    ),
    heading("What we ask"),
    {
      kind: "list",
      items: [
        "send us a copy of the file that the decision rests on;",
        "tell us in writing which steps remain open to the patient or the practice, if there are any.",
      ],
    },
  ],
  questions: [],
});
