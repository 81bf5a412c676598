import { createClaim } from "@/lib/domain/claim/mutations";
import { listClaims } from "@/lib/domain/claim/queries";
import { route } from "@/lib/transport/route";

export const GET = route(listClaims);
export const POST = route(createClaim, { status: 201 });
