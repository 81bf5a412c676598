import { isStated, stated } from "../../facts/facts";
import type { LetterBody, LetterContext } from "../letter-body";

const PROVIDER_DATA = ["8", "170", "171", "183", "184", "206", "207", "208"];

/** The payer disputes whether the provider may be paid at all, and no data of the claim. */
const NOT_ENROLLED = ["185", "B7"];

export function billing({ facts, carc }: LetterContext): LetterBody {
  const ours = PROVIDER_DATA.includes(carc) && isStated(facts, "npi") && isStated(facts, "tin");
  if (NOT_ENROLLED.includes(carc))
    return {
      title: "The provider's eligibility on the date of service",
      asks: [
        "correct your provider file and process the claim",
        "tell us the dates of enrollment that your file has, if you still find the provider not eligible",
      ],
    };
  return {
    title: "Why the claim was complete and correct",
    ...(ours
      ? { lead: `The billing NPI is ${stated(facts, "npi")} and the tax ID ${stated(facts, "tin")}.` }
      : {}),
    asks: [
      "reprocess the claim with the data as sent",
      "name the exact field and the value you expect, if you still find the claim incomplete",
    ],
  };
}
