import { messageAnswer } from "@/lib/domain/account/answers";
import { MESSAGES } from "@/lib/domain/account/schema";
import { resendVerification } from "@/lib/domain/account/verification";
import { endpoint } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    access: "user",
    summary: "Send the verification link again",
    answer: messageAnswer,
    refuses: ["RATE_LIMITED"],
  },
  async ({ ctx }) => {
    await resendVerification(ctx);
    return { message: MESSAGES.verificationSent };
  },
);
