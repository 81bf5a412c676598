import type { DecisionOutcome } from "@/lib/core/cases";
import { type FieldErrors, invalid } from "@/lib/core/errors";
import { dollarsOf } from "@/lib/core/money";
import { longDate } from "@/lib/domain/letter/facts/facts";
import { DECISION_MESSAGES as SAYS } from "./schema";

/** The denial stands, in whole or in part: these lead to a next level. */
export const KEEPS_DENIAL: ReadonlySet<DecisionOutcome> = new Set([
  "upheld",
  "partly_overturned",
  "dismissed",
]);

/** These end the case at its level; after the others the payer still has to decide. */
export const DECIDES: ReadonlySet<DecisionOutcome> = new Set([...KEEPS_DENIAL, "overturned"]);

export type DecisionValues = {
  outcome: DecisionOutcome | null;
  decidedOn: string | null;
  receivedOn: string | null;
  amountInDisputeCents: number | null;
  amountAllowedCents: number | null;
  amountPaidCents: number | null;
  paidOn: string | null;
  nextLevelDue: string | null;
};

/** What a confirmed decision may say of an appeal. Throws VALIDATION with a sentence for each field. */
export function requireDecision(
  values: DecisionValues,
  known: { today: string; sentOn: string; chargesCents: number | null },
): void {
  const { outcome, decidedOn, receivedOn, nextLevelDue, paidOn } = values;
  const errors: FieldErrors = {};
  const add = (field: string, message: string) => {
    errors[field] ??= [message];
  };
  if (!outcome) add("outcome", SAYS.outcome);
  if (!decidedOn) add("decided_on", SAYS.decidedOn);
  else if (decidedOn > known.today) add("decided_on", SAYS.future);
  else if (decidedOn < known.sentOn) add("decided_on", SAYS.beforeSending(longDate(known.sentOn)));
  if (receivedOn && receivedOn > known.today) add("received_on", SAYS.future);
  else if (receivedOn && decidedOn && receivedOn < decidedOn && !errors.decided_on)
    add("received_on", SAYS.receivedBefore);
  if (nextLevelDue && decidedOn && nextLevelDue < decidedOn) add("next_level_due", SAYS.dueBefore);
  if (paidOn && decidedOn && paidOn < decidedOn) add("paid_on", SAYS.paidBefore);
  const { amountAllowedCents: allowed, amountPaidCents: paid, amountInDisputeCents: disputed } = values;
  if (known.chargesCents) {
    for (const [field, cents] of [
      ["amount_in_dispute", disputed],
      ["amount_allowed", allowed],
      ["amount_paid", paid],
    ] as const)
      if (cents !== null && cents > known.chargesCents)
        add(field, SAYS.overClaim(dollarsOf(known.chargesCents)));
  }
  if (allowed !== null && paid !== null && paid > allowed) add("amount_paid", SAYS.paidOverAllowed);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
