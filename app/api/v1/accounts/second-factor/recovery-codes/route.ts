import { recoveryCodesAnswer } from "@/lib/domain/account/answers";
import { factorProofInput } from "@/lib/domain/account/schema";
import { renewRecoveryCodes } from "@/lib/domain/account/second-factor-settings";
import { route } from "@/lib/transport/route";

export const POST = route(
  {
    summary: "Get new recovery codes",
    answer: recoveryCodesAnswer,
    refuses: ["CONFLICT", "RATE_LIMITED"],
    access: "user",
    body: factorProofInput,
  },
  ({ ctx, body }) => renewRecoveryCodes(ctx, body),
);
