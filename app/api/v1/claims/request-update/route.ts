import { requestClaimsUpdate } from "@/lib/domain/remittance/gateway/request-update";
import { route } from "@/lib/transport/route";

export const POST = route(requestClaimsUpdate, { status: 202 });
