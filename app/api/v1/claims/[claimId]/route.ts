import { updateClaim } from "@/lib/domain/claim/mutations";
import { getClaim } from "@/lib/domain/claim/queries";
import { claimAnswer, savedClaimAnswer, updateClaimInput } from "@/lib/domain/claim/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";
import { ifMatch } from "@/lib/transport/if-match";

const params = idParam("claimId");

export const GET = endpoint(
  { access: "user", params, summary: "Show a claim", answer: claimAnswer },
  ({ ctx, params: { claimId } }) => getClaim(ctx, claimId),
);

export const PATCH = endpoint(
  {
    access: "user",
    params,
    body: updateClaimInput,
    summary: "Change a claim, or its full list of line items",
    description:
      "Fields that are left out stay. Denial fields are taken while the status is denied, under denial_details or beside the others. With updated_at, or If-Match, a claim that was changed meanwhile is answered 409 with code changed_meanwhile and current.",
    answer: savedClaimAnswer,
    refuses: ["CONFLICT"],
  },
  ({ ctx, params: { claimId }, body, request }) => updateClaim(ctx, claimId, body, ifMatch(request)),
);
