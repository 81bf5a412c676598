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
