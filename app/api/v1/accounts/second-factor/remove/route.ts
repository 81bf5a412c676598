import { factorProofInput } from "@/lib/domain/account/schema";
import { removeSecondFactor } from "@/lib/domain/account/second-factor-settings";
import { route } from "@/lib/transport/route";

export const POST = route(
  {
    summary: "Remove the authenticator",
    status: 204,
    refuses: ["CONFLICT", "RATE_LIMITED"],
    access: "user",
    body: factorProofInput,
  },
  ({ ctx, body }) => removeSecondFactor(ctx, body),
);
