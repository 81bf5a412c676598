import { database } from "@/lib/auth/database";
import { messageAnswer } from "@/lib/domain/account/answers";
import { requestReset } from "@/lib/domain/account/password-reset";
import { MESSAGES, resetRequestInput } from "@/lib/domain/account/schema";
import { endpoint } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    access: "public",
    body: resetRequestInput,
    summary: "Ask for a password reset link",
    answer: messageAnswer,
    refuses: ["RATE_LIMITED"],
  },
  async ({ body, origin }) => {
    await requestReset(database(), body.email, origin);
    return { message: MESSAGES.resetSent };
  },
);
