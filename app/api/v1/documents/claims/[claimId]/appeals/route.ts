import { listLettersOfClaim } from "@/lib/domain/letter/claim-letters/claim-letters";
import { route } from "@/lib/transport/route";

export const GET = route(listLettersOfClaim, { params: ["claimId"] });
