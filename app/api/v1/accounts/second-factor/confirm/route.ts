import { recoveryCodesAnswer } from "@/lib/domain/account/answers";
import { codeInput } from "@/lib/domain/account/schema";
import { confirmSecondFactor } from "@/lib/domain/account/second-factor-settings";
import { route } from "@/lib/transport/route";

export const POST = route(
  {
    summary: "Confirm the authenticator by its first code",
    answer: recoveryCodesAnswer,
    refuses: ["CONFLICT", "RATE_LIMITED"],
    access: "user",
    body: codeInput,
  },
  ({ ctx, body }) => confirmSecondFactor(ctx, body.code),
);
