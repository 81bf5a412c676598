import { denialSays } from "@/lib/domain/move/facts/denial-code";
import { askedByLaw } from "../../facts/law";
import { treatingProvider } from "../../facts/treating-provider";
import type { LetterBody, LetterContext } from "../letter-body";

const EXPERIMENTAL = /experimental|investigational|unproven|not (been )?proven/i;

const LEVEL =
  /\blevel of (?:the |this |that )?(?:\w+ )?(?:service|visit|encounter|code)s?\b|\bdecision[- ]making\b/i;

export function medicalNecessity(context: LetterContext): LetterBody {
  const { facts, carc } = context;
  const experimental = carc === "55" || carc === "114" || denialSays(facts, EXPERIMENTAL);
  return {
    title: experimental
      ? "Why the service is not experimental"
      : denialSays(facts, LEVEL)
        ? "What the record shows of the service as billed"
        : "Why the service was medically necessary",
    asks: [...reviewerAsks(context), ...(experimental ? externalReviewAsk(context) : [])],
  };
}

/** Who must review and what must be shown differ by plan: Medicare has no peer-to-peer at redetermination. */
function reviewerAsks({ plan, facts, hasRecords }: LetterContext): string[] {
  if (plan === "medicare_ffs")
    return [
      `have the ${hasRecords ? "enclosed record" : "claim"} reviewed by a person who took no part in the first decision`,
      "name the coverage determination (LCD or NCD) or other policy used, if any part stays denied",
    ];
  const criteria = askedByLaw(facts, ["criteria", "claim_file"]);
  return [
    `assign a reviewer of the same specialty as ${treatingProvider(facts)}`,
    "offer a peer-to-peer conversation with the treating provider before any decision to uphold",
    ...askedByLaw(facts, ["reviewer"]),
    ...(criteria.length > 0
      ? criteria
      : [
          `send us the criteria and the clinical rationale used for the ${facts.takenBack ? "decision" : "denial"}`,
        ]),
  ];
}

const externalReviewAsk = ({ plan }: LetterContext) =>
  plan === "commercial" || plan === "erisa" || plan === "marketplace" || plan === null
    ? ["tell us how to ask for external review, if the denial is upheld"]
    : [];
