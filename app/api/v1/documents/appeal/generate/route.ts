import { requestClaimLetter } from "@/lib/domain/letter/claim-letters/claim-letter";
import { route } from "@/lib/transport/route";

/** Accepted: the letter is among the claim's when it is Generated there. */
export const POST = route(requestClaimLetter, { status: 202 });
