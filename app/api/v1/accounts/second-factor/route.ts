import { authenticatorAnswer } from "@/lib/domain/account/answers";
import { passwordInput } from "@/lib/domain/account/schema";
import { beginSecondFactor } from "@/lib/domain/account/second-factor-settings";
import { endpoint } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    summary: "Begin setting up an authenticator",
    answer: authenticatorAnswer,
    refuses: ["FORBIDDEN", "CONFLICT", "RATE_LIMITED"],
    access: "user",
    body: passwordInput,
  },
  ({ ctx, body }) => beginSecondFactor(ctx, body.password),
);
