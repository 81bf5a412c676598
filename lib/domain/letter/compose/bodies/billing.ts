import { isStated, stated } from "../../facts/facts";
import { heading, paragraph } from "../blocks";
import { type LetterBody, type LetterContext, pointByPoint } from "../letter-body";

const PROVIDER_DATA = ["8", "170", "171", "183", "184", "185", "206", "207", "208", "B7"];

export function billing({ facts, carc, remarks }: LetterContext): LetterBody {
  const codes = [isStated(facts, "denialCode") ? stated(facts, "denialCode") : "", ...remarks].filter(
    Boolean,
  );
  const unique = [...new Set(codes)].filter(
    (code, _, all) => !all.some((other) => other !== code && other.includes(code)),
  );
  const named = unique.length > 0 ? unique.join(", ") : stated(facts, "denialCode");
  const provider: [string, string][] = [
    ["Billing NPI and tax ID", `${stated(facts, "npi")} and ${stated(facts, "tin")}`],
    [
      "Enrollment",
      "[rendering, ordering or referring provider: NPI, specialty and enrollment on the service date]",
    ],
  ];
  return {
    answer: [
      heading("Why the claim was complete and correct"),
      paragraph(`The notice names ${named}. We answer it as follows.`),
      ...pointByPoint(facts, "our answer, with the field of the claim"),
      {
        kind: "list",
        ordered: true,
        items: [
          ["Field in question", "[box or loop of the claim, and what was reported there]"],
          ["Why it was right", "[source that shows the reported data was right on the service date]"],
          ["Proof of how it was sent", "[acceptance report (277CA or 999) with its date]"],
          ...(PROVIDER_DATA.includes(carc) ? provider : []),
        ],
      },
    ],
    asks: [
      "reprocess the claim with the data as sent",
      "name the exact field and the value you expect, if you still find the claim incomplete",
    ],
    needs: ["copy of the claim as sent", "acceptance report"],
  };
}
