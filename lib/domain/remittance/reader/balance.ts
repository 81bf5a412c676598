import { dollarsOf } from "@/lib/core/money";
import type { Segment } from "../x12/segment";
import type { Adjustment, Amount, Cents, RemittanceClaim, RemittanceLine } from "./model";
import type { Report } from "./values";

/** Null when one of them is unreadable: a sum that guesses would raise false alarms. */
export function sum(amounts: Amount[]): Amount {
  let total = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    total += amount;
  }
  return total;
}

const amountsOf = (adjustments: Adjustment[]): Amount[] => adjustments.map(({ amount }) => amount);

/** What the line should have paid: SVC02 less its CAS. */
export function lineExpected(line: RemittanceLine): Amount {
  const adjusted = sum(amountsOf(line.adjustments));
  return line.charge === null || adjusted === null ? null : line.charge - adjusted;
}

/** SVC02 - CAS = SVC03. */
export function checkLine(line: RemittanceLine, svc: Segment, report: Report): void {
  const figures = compare(line.charge, sum(amountsOf(line.adjustments)), line.paid);
  if (figures) report("line_balance", svc, { line: line.number, ...figures });
}

/** CLP03 - all CAS of the claim and its lines = CLP04. */
export function checkClaim(claim: RemittanceClaim, clp: Segment, report: Report): void {
  const all = [claim, ...claim.lines].flatMap(({ adjustments }) => amountsOf(adjustments));
  const figures = compare(claim.charge, sum(all), claim.paid);
  if (figures) report("claim_balance", clp, { claim: claim.index, ...figures });
}

/** The figures of an imbalance in dollars; null when it balances or cannot be worked out. */
export function compare(
  charge: Amount,
  adjusted: Amount,
  paid: Amount,
): Record<"charge" | "adjusted" | "expected" | "paid" | "difference", string> | null {
  if (charge === null || adjusted === null || paid === null) return null;
  const expected: Cents = charge - adjusted;
  if (expected === paid) return null;
  return {
    charge: dollarsOf(charge),
    adjusted: dollarsOf(adjusted),
    expected: dollarsOf(expected),
    paid: dollarsOf(paid),
    difference: dollarsOf(paid - expected),
  };
}
