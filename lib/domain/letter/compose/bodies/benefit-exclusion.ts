import { denialSays } from "@/lib/domain/move/facts/denial-code";
import type { LetterBody, LetterContext } from "../letter-body";

const LIMIT = ["35", "119", "149", "222", "273", "B1"];

export function benefitExclusion({ facts, carc }: LetterContext): LetterBody {
  const limit =
    LIMIT.includes(carc) ||
    denialSays(
      facts,
      /maximum|limit (has been|was|is) (reached|met)|visits? (used|allowed)|\bvisits?\b[^.;]{0,50}\b(?:used|spent|exhausted)\b|\b\d{1,3} (?:\w+ ){0,2}(?:visits|sessions|treatments)\b[^.]{0,30}\b(?:year|condition|injury|lifetime)\b/i,
    );
  // An injury at work has no plan and no benefits: what is left out is a condition that the claim was not opened for.
  if (!limit && facts.lineOfBusiness === "workers_comp")
    return {
      title: "What the services are for",
      asks: [
        "decide the request for the conditions that are allowed in the claim",
        "send us the entry of the claim file that the decision rests on",
      ],
    };
  return {
    title: limit ? "Why the limit does not bar this service" : "Why the exclusion does not apply",
    asks: [
      limit
        ? "recount the benefit used and show us the dates and claims counted"
        : "apply the benefit under which the service is covered",
      "send us the plan document and the provision relied on",
    ],
  };
}
