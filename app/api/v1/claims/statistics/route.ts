import { claimStatistics } from "@/lib/domain/statistics/claims";
import { claimStatisticsAnswer } from "@/lib/domain/statistics/schema";
import { route } from "@/lib/transport/route";

export const GET = route(
  {
    access: "user",
    summary: "Count and sum the practice's claims",
    answer: claimStatisticsAnswer,
  },
  ({ ctx }) => claimStatistics(ctx),
);
