import { heading, paragraph } from "../blocks";
import { type LetterBody, type LetterContext, pointByPoint } from "../letter-body";

export function other({ facts }: LetterContext): LetterBody {
  return {
    answer: [
      heading("Why the decision should be changed"),
      paragraph("We disagree with this reason and answer it as follows."),
      ...pointByPoint(facts, "our answer, with the paper that proves it"),
      {
        kind: "list",
        ordered: true,
        items: [
          ["What the notice overlooks", "[the fact or term that the reason does not fit, with its source]"],
          ["The service", "[what was done and why, with the page of the record]"],
          ["The rule that applies", "[contract or plan term, quoted, with section]"],
        ],
      },
    ],
    asks: ["state the contract or plan term relied on, if any part stays denied"],
    needs: ["records that prove the points above"],
  };
}
