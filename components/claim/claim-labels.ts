import { ApiError } from "@/components/app-shell/api-fetch";
import type { ClaimDto } from "@/lib/domain/claim/schema";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
export const whole = new Intl.NumberFormat("en-US");

/** "$1,234.50" of the wire's "1234.50". */
export const usd = (amount: string): string => dollars.format(Number(amount));
/** "$1,235", for totals and axes. */
export const usdRounded = (amount: string | number): string => wholeDollars.format(Number(amount));

/** The claim number; without one, "Claim-" and the first 8 characters of the id (docs/product.md, F1). */
export const claimName = (claim: Pick<ClaimDto, "claim_id" | "claim_number">): string =>
  claim.claim_number || `Claim-${claim.claim_id.slice(0, 8)}`;

/** "claim" or "claims", with its number. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${whole.format(count)} ${count === 1 ? one : many}`;

const NO_ANSWER = "The server did not respond. Check your connection and try again.";

/**
 * What the server said, in the order of docs/product.md, C19: the first of `non_field_errors`, `detail`, `error`,
 * then the messages of all fields together.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return NO_ANSWER;
  const { non_field_errors, detail, error: said } = error.body;
  const first = Array.isArray(non_field_errors) ? non_field_errors[0] : undefined;
  for (const text of [first, detail, said]) if (typeof text === "string" && text) return text;
  const messages = Object.values(error.fields ?? {}).flat();
  return messages.length > 0 ? messages.join(" ") : error.message;
}

/** "Failed to create claim: Choose a patient from the list." */
export const claimFailure = (action: string, error: unknown): string =>
  `Failed to ${action}: ${reasonOf(error)}`;
