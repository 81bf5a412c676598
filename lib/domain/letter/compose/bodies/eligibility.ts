import { denialSays } from "@/lib/domain/move/denial-code";
import { stated } from "../../facts/facts";
import { heading, paragraph } from "../blocks";
import { type LetterBody, type LetterContext, pointByPoint } from "../letter-body";

type Kind = "network" | "other_payer" | "coverage";

function kindOf({ facts, carc }: LetterContext): Kind {
  if (
    ["242", "279"].includes(carc) ||
    denialSays(facts, /out[- ]of[- ]network|non-?participating|not in (the |our )?network/i)
  )
    return "network";
  if (
    ["19", "20", "21", "22", "109", "136"].includes(carc) ||
    denialSays(facts, /coordination of benefits|other insurance|primary (payer|carrier)/i)
  )
    return "other_payer";
  return "coverage";
}

const POINTS: Record<Kind, [string, string][]> = {
  network: [
    [
      "Network gap or referral",
      "[why no network provider could give the service in time, or the referral and its date]",
    ],
    [
      "Emergency or continuity of care",
      "[findings that show an emergency, or the course of treatment under way; or delete this point]",
    ],
    ["Place of service", "[the facility and its network status on that date]"],
  ],
  other_payer: [
    ["Order of payers", "[which plan is primary on the service date and why, with the source]"],
    [
      "Primary payer's decision",
      "[payer, date and amount from its explanation of benefits; or proof that there is no other coverage]",
    ],
  ],
  coverage: [
    [
      "Eligibility on the service date",
      "[date, result and reference number of the eligibility response (271)]",
    ],
    ["Identity", "[name, date of birth and member ID as on the card, beside those on the claim]"],
    ["Coverage dates", "[reinstatement or enrollment letter with its dates; or delete this point]"],
  ],
};

const ASKS: Record<Kind, string[]> = {
  network: ["process the claim at the network benefit level, or tell us the plan term that prevents it"],
  other_payer: ["update the coordination of benefits on file and process the claim in the right order"],
  coverage: ["correct the member's coverage record for the dates of service"],
};

const NEEDS: Record<Kind, string[]> = {
  network: [
    "referral or record of the search for a network provider",
    "records that show the urgency, if any",
  ],
  other_payer: ["primary payer's explanation of benefits, or statement of no other coverage"],
  coverage: ["eligibility response (271) for the service date", "copy of the member's card, both sides"],
};

export function eligibility(context: LetterContext): LetterBody {
  const kind = kindOf(context);
  return {
    answer: [
      heading(
        kind === "network" ? "Why the service is payable out of network" : "Coverage on the dates of service",
      ),
      paragraph(
        `The dates of service are ${stated(context.facts, "datesOfService")}. We answer your reason as follows.`,
      ),
      ...pointByPoint(context.facts, "our answer, with the paper that proves it"),
      { kind: "list", ordered: true, items: POINTS[kind] },
    ],
    asks: ASKS[kind],
    needs: NEEDS[kind],
  };
}
