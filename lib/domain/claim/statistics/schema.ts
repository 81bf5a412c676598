import { z } from "zod";
import { CLAIM_STATUSES, DENIAL_CATEGORIES } from "@/lib/core/enums";

/** What the claims' sums answer (docs/product.md, F12). Isomorphic. */

export const claimTotalsAnswer = z.strictObject({
  count: z.int(),
  total_charges: z.string(),
  total_paid: z.string(),
  total_denied: z.string().describe("Charges less payments of the denied claims among them"),
});
export type ClaimTotalsDto = z.infer<typeof claimTotalsAnswer>;

export const claimStatisticsAnswer = z.strictObject({
  total_claims: z.int(),
  total_charges: z.string(),
  total_paid: z.string(),
  denied_claims: z.int(),
  by_status: z.partialRecord(z.enum(CLAIM_STATUSES), z.int()),
  denial_rate_by_month: z
    .array(
      z.strictObject({
        month: z.string().describe("YYYY-MM"),
        claims: z.int(),
        denied: z.int(),
        rate: z.number().describe("0 to 1"),
      }),
    )
    .describe("The last twelve months with claims, oldest first, by submission, else by creation"),
  denied_by_payer: z
    .array(z.strictObject({ payer: z.string(), claims: z.int(), amount: z.string() }))
    .describe("Largest first, at most twenty"),
  denied_by_category: z
    .array(
      z.strictObject({
        category: z.enum(DENIAL_CATEGORIES).nullable(),
        claims: z.int(),
        amount: z.string(),
      }),
    )
    .describe("Largest first"),
});
export type ClaimStatisticsDto = z.infer<typeof claimStatisticsAnswer>;
