import { denialSays } from "@/lib/domain/move/facts/denial-code";
import type { LetterBody, LetterContext } from "../letter-body";

type Kind = "network" | "other_payer" | "accident" | "spent" | "coverage";

function kindOf({ facts, carc, otherSpent }: LetterContext): Kind {
  if (
    ["242", "279"].includes(carc) ||
    denialSays(facts, /out[- ]of[- ]network|non-?participating|not in (the |our )?network/i)
  )
    return "network";
  if (["19", "20", "21"].includes(carc)) return otherSpent ? "spent" : "accident";
  if (
    ["22", "109", "136"].includes(carc) ||
    denialSays(facts, /coordination of benefits|other insurance|primary (payer|carrier)/i)
  )
    return "other_payer";
  return "coverage";
}

const ASKS: Record<Kind, string> = {
  network: "process the claim at the network benefit level, or tell us the plan term that prevents it",
  other_payer: "update the coordination of benefits on file and process the claim in the right order",
  accident: "take the accident off the member's file and process the claim as the plan's own",
  spent: "process the claim as the first payer, since the accident insurer's coverage is used up",
  coverage: "correct the member's coverage record for the dates of service",
};

const TITLES: Record<Kind, string> = {
  network: "Why the service is payable out of network",
  other_payer: "Which plan pays first",
  accident: "Why no other insurer is liable",
  spent: "Why the accident insurer no longer comes first",
  coverage: "Coverage on the dates of service",
};

export function eligibility(context: LetterContext): LetterBody {
  const kind = kindOf(context);
  // An appeal of CO-22 goes out only where the papers show this plan to be the first.
  const first =
    context.carc === "22"
      ? "update the coordination of benefits on file and process the claim as the primary payer"
      : undefined;
  return {
    title: TITLES[kind],
    asks: [first ?? ASKS[kind]],
  };
}
