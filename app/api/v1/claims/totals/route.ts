import { claimFilterQuery } from "@/lib/domain/claim/schema";
import { claimTotals } from "@/lib/domain/claim/statistics/claims";
import { claimTotalsAnswer } from "@/lib/domain/claim/statistics/schema";
import { endpoint } from "@/lib/transport/endpoint";

export const GET = endpoint(
  {
    access: "user",
    query: claimFilterQuery,
    summary: "Sum the claims that a filter finds",
    description: "Takes the filters of the list.",
    answer: claimTotalsAnswer,
  },
  ({ ctx, query }) => claimTotals(ctx, query),
);
