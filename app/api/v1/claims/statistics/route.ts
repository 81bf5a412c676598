import { claimStatistics } from "@/lib/domain/claim/statistics/claims";
import { claimStatisticsAnswer } from "@/lib/domain/claim/statistics/schema";
import { endpoint } from "@/lib/transport/endpoint";

export const GET = endpoint(
  {
    access: "user",
    summary: "Count and sum the practice's claims",
    answer: claimStatisticsAnswer,
  },
  ({ ctx }) => claimStatistics(ctx),
);
