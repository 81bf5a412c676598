import type { DecisionOutcome } from "@/lib/core/cases";
import type { DecisionLevel } from "@/lib/core/notice";

export type DecisionValues = {
  outcome: DecisionOutcome | "";
  level: DecisionLevel | "";
  decided_on: string;
  received_on: string;
  amount_in_dispute: string;
  amount_allowed: string;
  amount_paid: string;
  reference: string;
  next_level_due: string;
  /** A reason a line. */
  reasons: string;
};

/** The form's values as the operations take them. */
export const decisionInput = ({ outcome, level, reasons, ...values }: DecisionValues) => ({
  ...values,
  ...(outcome && { outcome }),
  level: level || null,
  reasons: reasons.split("\n").filter((line) => line.trim() !== ""),
});
