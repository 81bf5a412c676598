import { requestClaimsUpdate } from "@/lib/domain/remittance/gateway/request-update";
import { refreshAnswer, requestUpdateInput } from "@/lib/domain/remittance/gateway/schema";
import { endpoint } from "@/lib/transport/endpoint";
import { idempotencyKey } from "@/lib/transport/idempotency-key";

export const POST = endpoint(
  {
    access: "user",
    body: requestUpdateInput,
    status: 202,
    summary: "Ask a payer for news about the practice's claims",
    description:
      "Both dates, at most 31 days apart, or days_back from 1 to 365; anything that is not a number counts as 30. Takes an Idempotency-Key.",
    answer: refreshAnswer,
  },
  ({ ctx, body, request }) => requestClaimsUpdate(ctx, body, idempotencyKey(request)),
);
