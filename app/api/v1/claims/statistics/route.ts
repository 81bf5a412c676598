import { getClaimStatistics } from "@/lib/domain/claim/statistics/claims";
import { route } from "@/lib/transport/route";

export const GET = route(getClaimStatistics);
