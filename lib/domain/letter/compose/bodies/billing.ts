import { isStated, stated } from "../../facts/facts";
import type { LetterBody, LetterContext } from "../letter-body";

const PROVIDER_DATA = ["8", "170", "171", "183", "184", "185", "206", "207", "208", "B7"];

export function billing({ facts, carc }: LetterContext): LetterBody {
  const ours = PROVIDER_DATA.includes(carc) && isStated(facts, "npi") && isStated(facts, "tin");
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
