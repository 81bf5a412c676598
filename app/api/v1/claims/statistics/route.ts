import { claimStatistics } from "@/lib/domain/claim/statistics/claims";
import { claimStatisticsAnswer } from "@/lib/domain/claim/statistics/schema";
import { route } from "@/lib/transport/route";

export const GET = route(
  {
    access: "user",
    summary: "Count and sum the practice's claims",
    answer: claimStatisticsAnswer,
  },
  ({ ctx }) => claimStatistics(ctx),
);
