import { denialSays } from "@/lib/domain/move/denial-code";
import { heading, paragraph } from "../blocks";
import { type LetterBody, type LetterContext, pointByPoint } from "../letter-body";

const LIMIT = ["35", "119", "149", "222", "273", "B1"];

export function benefitExclusion({ facts, carc }: LetterContext): LetterBody {
  const limit =
    LIMIT.includes(carc) ||
    denialSays(facts, /maximum|limit (has been|was|is) (reached|met)|visits? (used|allowed)/i);
  return {
    answer: [
      heading(limit ? "Why the limit does not bar this service" : "Why the exclusion does not apply"),
      paragraph("We answer your reason from the plan's own text."),
      ...pointByPoint(facts, "our answer, with the section of the plan document"),
      {
        kind: "list",
        ordered: true,
        items: [
          ["The plan's text", "[section and page of the plan document, quoted word for word]"],
          ...(limit ? limitPoints : exclusionPoints),
          [
            "State mandate or parity",
            "[the mandate or parity rule, only if it really applies to this plan; or delete this point]",
          ],
        ],
      },
    ],
    asks: [
      limit
        ? "recount the benefit used and show us the dates and claims counted"
        : "apply the benefit under which the service is covered",
      "send us the plan document and the provision relied on",
    ],
    needs: limit
      ? ["list of visits counted, with dates", "signed notes for the dates of service"]
      : ["plan document pages quoted above", "signed notes that show the nature of the service"],
  };
}

const limitPoints: [string, string][] = [
  ["The count", "[dates counted by you beside the dates of service in our records]"],
  [
    "Exception or extension",
    "[the plan's rule for more visits or units, and the findings that meet it; or delete this point]",
  ],
];

const exclusionPoints: [string, string][] = [
  ["Why the service is outside it", "[the service as delivered, its purpose and diagnosis, from the record]"],
  ["Where it is covered", "[the benefit section that covers the service]"],
];
