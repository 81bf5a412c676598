import { cleanFact } from "../../facts/facts";
import { heading, paragraph } from "../blocks";
import type { LetterBody, LetterContext } from "../letter-body";

export function documentation({ facts, plan }: LetterContext): LetterBody {
  const items = (facts.requestedItems ?? []).map(cleanFact).filter(Boolean);
  const rows = (items.length > 0 ? items : ["[item asked for, as the notice words it]", "[next item]"]).map(
    (item, index) => [item, `[enclosure ${index + 1}: title, date and pages]`],
  );
  return {
    answer: [
      heading("The records you asked for"),
      paragraph("The table lists each item you asked for beside the document enclosed for it."),
      { kind: "table", head: ["You asked for", "Enclosed"], rows },
      {
        kind: "list",
        items: [
          [
            "If sent before",
            "[date, way and proof of each earlier sending, such as a fax confirmation; or delete this point]",
          ],
          ["Signatures", "[confirm that each note and order is signed and dated, and by whom]"],
          ["What the records show", "[in a sentence or two: the service as billed, with page numbers]"],
        ],
      },
    ],
    asks: [
      "reopen the claim with the enclosed records and decide it on its merits",
      "tell us by phone or fax which single item is missing, should you find the records incomplete",
    ],
    needs: [
      "signed notes and orders for the dates of service",
      ...(plan === "medicare_ffs"
        ? ["copy of the request for records"]
        : ["proof of earlier sending, if any"]),
    ],
  };
}
