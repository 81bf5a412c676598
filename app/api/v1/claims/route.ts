import { pageAnswer } from "@/lib/core/page";
import { createClaim } from "@/lib/domain/claim/mutations";
import { listClaimsInBytes } from "@/lib/domain/claim/queries";
import { claimAnswer } from "@/lib/domain/claim/schema";
import { pageInBytes } from "@/lib/transport/paged";
import { route } from "@/lib/transport/route";

export const GET = route(listClaimsInBytes, { answer: pageAnswer(claimAnswer), respond: pageInBytes });
export const POST = route(createClaim, { status: 201 });
