import { updateClaim } from "@/lib/domain/claim/mutations";
import { getClaim } from "@/lib/domain/claim/queries";
import { route } from "@/lib/transport/route";

const params = ["claimId"];

export const GET = route(getClaim, { params });
export const PATCH = route(updateClaim, { params, ifMatch: true });
