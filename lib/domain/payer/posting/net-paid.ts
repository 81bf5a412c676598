import type { Decision } from "./decision";

/**
 * Payments add up; a reversal's are below zero. The reversal of a payment that was never posted here takes back what a
 * person entered, or nothing.
 */
export function netOf(
  before: number | null,
  entered: number | null,
  { claim }: Pick<Decision, "claim">,
  paid: number | null,
): number {
  const amount = paid ?? 0;
  const base = before ?? (claim.kind === "reversal" ? (entered ?? -amount) : 0);
  return Math.max(0, base + amount);
}
