import { listLettersOfClaim } from "@/lib/domain/letter/claim-letters/claim-letters";
import { claimLettersAnswer, listLettersOfClaimQuery } from "@/lib/domain/letter/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";
import { paged } from "@/lib/transport/paged";

export const GET = endpoint(
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
