import { isStated, stated } from "../../facts/facts";
import { heading, paragraph } from "../blocks";
import { type LetterBody, type LetterContext, pointByPoint } from "../letter-body";

const BUNDLING = ["97", "231", "234", "236", "59", "B15"];
const DIAGNOSIS = ["9", "10", "11", "12", "146", "167"];
const INVALID = ["181", "182", "189", "199"];

export function coding({ facts, carc }: LetterContext): LetterBody {
  const codes = isStated(facts, "procedureCodes")
    ? stated(facts, "procedureCodes")
    : "[procedure code and modifier]";
  const diagnoses = isStated(facts, "diagnosisCodes") ? stated(facts, "diagnosisCodes") : "[diagnosis code]";
  const note: [string, string] = [
    "What was done",
    `[the passage of the visit or operative note that shows the work billed as ${unbracketed(codes)}, with its page]`,
  ];
  const items: [string, string][] = [note];
  if (DIAGNOSIS.includes(carc))
    items.push([
      "Link from diagnosis to procedure",
      `${diagnoses} was reported with ${codes}. [why this diagnosis supports the procedure, with the page of the note]`,
    ]);
  else if (BUNDLING.includes(carc))
    items.push(
      [
        "Separate service",
        "[what makes the service distinct: another session, site, lesion, incision or practitioner]",
      ],
      ["NCCI edit", "[the code pair, its modifier indicator, and the edit's date]"],
      ["Modifier", "[modifier reported, such as 25, 59, XE, XP, XS or XU, and why it applies]"],
    );
  else if (INVALID.includes(carc))
    items.push(["Validity on the service date", "[the code set's effective dates for the code or modifier]"]);
  else
    items.push(
      [
        "Modifier or code",
        `[why the code, modifier or place of service reported with ${unbracketed(codes)} is right]`,
      ],
      ["Link from diagnosis to procedure", `[why ${unbracketed(diagnoses)} supports the service]`],
    );
  return {
    answer: [
      heading("Why the claim was coded correctly"),
      paragraph(
        "We answer your reason from the record of the visit. [who checked the coding against the note, and when]",
      ),
      ...pointByPoint(facts, "our answer, with the page of the note"),
      { kind: "list", ordered: true, items },
    ],
    asks: [
      "reprocess the lines as coded",
      "name the edit or coding rule applied, with its source and date, if any line stays denied",
    ],
    needs: ["visit or operative note", "coding rationale or edit lookup"],
  };
}

/** A blank may not stand inside a blank. */
const unbracketed = (text: string) => text.replace(/[[\]]/g, "");
