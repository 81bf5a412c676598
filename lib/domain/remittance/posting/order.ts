import type { Decision } from "./decision";

/** CLP02 of decisions by the second and third payer. A claim that is decided first or anew has no such place. */
const LATER_PAYERS: Record<string, string> = { "2": "2", "20": "2", "3": "3", "21": "3" };
/** Takes back or replaces what was decided before on the same day. */
const AFTER_ALL = "9";

/**
 * Where a decision stands among those on its claim, as text that sorts: the payment's date; on one day the payers in
 * their order, then reversals and corrections. Null without a date that can be. Equal ones count as they arrive.
 */
export function orderOf({ claim, decidedOn }: Pick<Decision, "claim" | "decidedOn">): string | null {
  if (decidedOn === null) return null;
  const rank = claim.kind === "original" ? (LATER_PAYERS[claim.statusCode ?? ""] ?? "1") : AFTER_ALL;
  return `${decidedOn}/${rank}`;
}
