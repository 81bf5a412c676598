import type { DecisionOutcome } from "@/lib/core/cases";
import { dollarsOf } from "@/lib/core/money";
import { longDate } from "@/lib/domain/letter/facts/facts";

const OUTCOME_WORDS: Record<DecisionOutcome, string> = {
  acknowledged: "Acknowledged",
  more_information: "More information asked for",
  upheld: "Upheld",
  partly_overturned: "Partly overturned",
  overturned: "Overturned",
  dismissed: "Dismissed",
};

type Told = {
  outcome: DecisionOutcome | null;
  decidedOn: string | null;
  amountPaidCents: number | null;
  paidOn: string | null;
};

/** "Overturned, paid $412.00 on June 3, 2026"; what no remittance or EOB has shown yet is not called paid. */
export function decisionSummary({ outcome, decidedOn, amountPaidCents, paidOn }: Told): string {
  if (!outcome) return "Not known yet";
  const words = OUTCOME_WORDS[outcome];
  const amount = amountPaidCents && amountPaidCents > 0 ? dollarsOf(amountPaidCents) : null;
  if (amount && paidOn) return `${words}, paid ${amount} on ${longDate(paidOn)}`;
  const decided = decidedOn ? `${words} on ${longDate(decidedOn)}` : words;
  return amount ? `${decided}, ${amount} not posted yet` : decided;
}
