import { isStated, stated } from "../../facts/facts";
import type { LetterBody, LetterContext } from "../letter-body";

const DIAGNOSIS = ["9", "10", "11", "12", "146", "167"];

export function coding({ facts, carc }: LetterContext): LetterBody {
  const linked =
    DIAGNOSIS.includes(carc) && isStated(facts, "diagnosisCodes") && isStated(facts, "procedureCodes");
  return {
    title: "Why the claim was coded correctly",
    ...(linked
      ? { lead: `${stated(facts, "diagnosisCodes")} was reported with ${stated(facts, "procedureCodes")}.` }
      : {}),
    asks: [
      "reprocess the lines as coded",
      "name the edit or coding rule applied, with its source and date, if any line stays denied",
    ],
  };
}
