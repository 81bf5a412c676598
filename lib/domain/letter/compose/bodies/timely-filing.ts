import { lawFor } from "../../facts/law";
import type { LetterBody, LetterContext } from "../letter-body";

/** Over an answer whose papers show the filing within the limit. */
const IN_TIME = "Proof that the claim was filed in time";

/** Medicare gives no appeal of a late claim, only exceptions to the filing limit, so its letter asks for one. */
export function timelyFiling({ plan, facts, filedInTime }: LetterContext): LetterBody {
  if (plan !== "medicare_ffs")
    return {
      title: filedInTime ? IN_TIME : "When the claim was filed",
      asks: ["correct the received date of the claim and process it"],
    };
  const [rule] = lawFor(facts, "filing_exception");
  return {
    heading: "Request for an exception to the timely filing limit",
    request: "an exception to the timely filing limit",
    mainAsk: "grant the exception and process the claim",
    title: "Ground for the exception",
    lead: `We ask for an exception to the filing limit${rule ? ` under ${rule.citation}` : ""}.`,
    asks: [],
  };
}
