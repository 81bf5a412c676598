import { stated } from "../../facts/facts";
import { heading, paragraph } from "../blocks";
import type { LetterBody, LetterContext } from "../letter-body";

export function duplicate({ facts }: LetterContext): LetterBody {
  return {
    answer: [
      heading("Why this is not the same service"),
      paragraph("The two claims side by side:"),
      {
        kind: "table",
        head: ["", "This claim", "Earlier claim"],
        rows: [
          ["Claim number", stated(facts, "claimNumber"), "[earlier claim number]"],
          ["Date and time", `${stated(facts, "datesOfService")} [time]`, "[date and time]"],
          ["Codes and modifiers", stated(facts, "procedureCodes"), "[codes and modifiers]"],
          ["Site or body part", "[site]", "[site]"],
          ["Rendering provider", stated(facts, "providerName"), "[provider]"],
          ["Outcome", "denied as a duplicate", "[paid, denied or pending, with date]"],
        ],
      },
      paragraph("[what makes the two services distinct: time, site or provider, with the page of each note]"),
    ],
    asks: [
      "process this claim as a distinct service",
      "send the payment details of the earlier claim, should you find that both are the same service",
    ],
    needs: ["notes for both services", "remittance advice of the earlier claim"],
  };
}
