import { dollarsOf } from "@/lib/core/money";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { centsIn, type Line } from "./line";

/** Cents. */
export type LineSums = { count: number; charges: number; paid: number; denied: number };

/** The sheet's summary (docs/product.md, F10). What is no amount yet counts as nothing. */
export function sumsOf(lines: readonly Line[]): LineSums {
  const sums = { count: lines.length, charges: 0, paid: 0, denied: 0 };
  for (const { values } of lines) {
    sums.charges += centsIn(values.total_charge) ?? 0;
    sums.paid += centsIn(values.insurance_paid_amount) ?? 0;
    sums.denied += centsIn(values.denied_amount) ?? 0;
  }
  return sums;
}

/** How the lines differ from the claim: "$5.00 more than the claim's $10.00". Null where there is nothing to say. */
export function differenceText(sum: number, claimAmount: string | null, lineCount: number): string | null {
  const claimed = claimAmount === null ? null : centsIn(claimAmount);
  if (claimed === null || lineCount === 0 || claimed === sum) return null;
  const gap = dollarsOf(Math.abs(sum - claimed));
  return `${gap} ${sum > claimed ? "more" : "less"} than the claim's ${dollarsOf(claimed)}`;
}

export const claimDifferences = (
  claim: Pick<ClaimDto, "total_charges" | "total_paid_amount">,
  sums: LineSums,
): { charges: string | null; paid: string | null } => ({
  charges: differenceText(sums.charges, claim.total_charges, sums.count),
  paid: differenceText(sums.paid, claim.total_paid_amount, sums.count),
});
