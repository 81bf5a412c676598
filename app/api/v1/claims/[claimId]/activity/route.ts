import { listClaimActivity } from "@/lib/domain/claim/activity";
import { route } from "@/lib/transport/route";

export const GET = route(listClaimActivity, { params: ["claimId"] });
