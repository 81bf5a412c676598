import { pageAnswer } from "@/lib/core/page";
import { createClaim } from "@/lib/domain/claim/mutations";
import { listClaimsAsText } from "@/lib/domain/claim/queries";
import { claimAnswer } from "@/lib/domain/claim/schema";
import { pageOfTexts } from "@/lib/transport/paged";
import { route } from "@/lib/transport/route";

export const GET = route(listClaimsAsText, { answer: pageAnswer(claimAnswer), respond: pageOfTexts });
export const POST = route(createClaim, { status: 201 });
