import { recoveryCodesAnswer } from "@/lib/domain/account/answers";
import { factorProofInput } from "@/lib/domain/account/schema";
import { renewRecoveryCodes } from "@/lib/domain/account/second-factor-settings";
import { endpoint } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    summary: "Get new recovery codes",
    answer: recoveryCodesAnswer,
    refuses: ["CONFLICT", "RATE_LIMITED"],
    access: "user",
    body: factorProofInput,
  },
  ({ ctx, body }) => renewRecoveryCodes(ctx, body),
);
