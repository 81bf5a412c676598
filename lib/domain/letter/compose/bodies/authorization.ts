import { denialSays } from "@/lib/domain/move/facts/denial-code";
import { compactOf } from "../../check/source-index";
import { isStated, stated } from "../../facts/facts";
import type { LetterBody, LetterContext } from "../letter-body";

const CERTIFIED = /\bcertif(?:y|ied|ies|ication)\b/i;

export function authorization({
  facts,
  carc,
  preService,
  shown,
  showsOfRecord,
  showsFindings,
  hasRecords,
}: LetterContext): LetterBody {
  if (showsOfRecord && !preService)
    return {
      title: "The primary care provider on the date of service",
      asks: [
        "correct the primary care provider on file for the date of service",
        "process the claim without a referral from another provider",
      ],
    };
  if (shown.has("certification") && !preService && denialSays(facts, CERTIFIED))
    return {
      title: "The certification of the plan of care",
      asks: ["accept the enclosed certification of the plan of care"],
    };
  const referral = carc === "288" || carc === "287" || denialSays(facts, /\breferral\b/i);
  const paper = referral ? "referral" : "authorization";
  // A number that the payer's reason names itself is what is in question, and settles nothing.
  const known =
    isStated(facts, "authorizationNumber") &&
    !preService &&
    !compactOf(facts.denialText ?? "").includes(compactOf(facts.authorizationNumber ?? ""));
  return {
    title: `The ${paper} for this service`,
    ...(known ? { lead: `The claim carries ${paper} number ${stated(facts, "authorizationNumber")}.` } : {}),
    asks: preService
      ? [hasRecords ? "review the request on the enclosed clinical record" : "review the request again"]
      : [
          known || shown.has("authorization")
            ? `apply the ${known ? `${paper} on file` : `enclosed ${paper}`} to the claim`
            : `grant a retrospective review of the ${paper}`,
          // On calls and approvals alone nobody can decide on a need.
          ...(showsFindings || shown.size === 0
            ? [
                `decide on medical necessity${showsFindings ? " from the enclosed record" : ""}, should the first ground not be enough`,
              ]
            : []),
        ],
  };
}
