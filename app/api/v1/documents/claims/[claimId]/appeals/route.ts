import { listLettersOfClaim } from "@/lib/domain/letter/claim-letters/claim-letters";
import { claimLettersAnswer, listLettersOfClaimQuery } from "@/lib/domain/letter/schema";
import { paged } from "@/lib/transport/paged";
import { idParam, route } from "@/lib/transport/route";

export const GET = route(
  {
    access: "user",
    params: idParam("claimId"),
    query: listLettersOfClaimQuery,
    summary: "List a claim's appeal letters, newest first",
    answer: claimLettersAnswer,
  },
  async ({ ctx, params: { claimId }, query, request }) =>
    paged(request, await listLettersOfClaim(ctx, claimId, query)),
);
