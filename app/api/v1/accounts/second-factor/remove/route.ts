import { factorProofInput } from "@/lib/domain/account/schema";
import { removeSecondFactor } from "@/lib/domain/account/second-factor-settings";
import { endpoint } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    summary: "Remove the authenticator",
    status: 204,
    refuses: ["CONFLICT", "RATE_LIMITED"],
    access: "user",
    body: factorProofInput,
  },
  ({ ctx, body }) => removeSecondFactor(ctx, body),
);
