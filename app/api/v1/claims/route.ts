import { pageAnswer } from "@/lib/core/page";
import { createClaim } from "@/lib/domain/claim/mutations";
import { listClaims } from "@/lib/domain/claim/queries";
import { claimAnswer, createClaimInput, listClaimsQuery, savedClaimAnswer } from "@/lib/domain/claim/schema";
import { endpoint } from "@/lib/transport/endpoint";
import { idempotencyKey } from "@/lib/transport/idempotency-key";
import { paged } from "@/lib/transport/paged";

export const GET = endpoint(
  {
    access: "user",
    query: listClaimsQuery,
    summary: "List the claims, with their line items and denials",
    description:
      "search looks anywhere in the claim's own, internal and payer's number. view=needs_attention lists the denied claims, the nearest deadline first. A cursor belongs to the sort it came from.",
    answer: pageAnswer(claimAnswer),
  },
  async ({ ctx, query, request }) => paged(request, await listClaims(ctx, query)),
);

export const POST = endpoint(
  {
    access: "user",
    body: createClaimInput,
    status: 201,
    summary: "Create a claim",
    description:
      "Takes an Idempotency-Key. With confirm_duplicate false, a number that the same payer has a claim for is answered 409 with code duplicate_claim and that claim, and nothing is saved.",
    answer: savedClaimAnswer,
    refuses: ["CONFLICT"],
  },
  ({ ctx, body, request }) => createClaim(ctx, body, idempotencyKey(request)),
);
