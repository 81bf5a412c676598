import { recoveryCodesAnswer } from "@/lib/domain/account/answers";
import { codeInput } from "@/lib/domain/account/schema";
import { confirmSecondFactor } from "@/lib/domain/account/second-factor-settings";
import { endpoint } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    summary: "Confirm the authenticator with its first code",
    answer: recoveryCodesAnswer,
    refuses: ["CONFLICT", "RATE_LIMITED"],
    access: "user",
    body: codeInput,
  },
  ({ ctx, body }) => confirmSecondFactor(ctx, body.code),
);
