import { database } from "@/lib/auth/database";
import { messageAnswer } from "@/lib/domain/account/answers";
import { confirmReset } from "@/lib/domain/account/password-reset";
import { MESSAGES, resetConfirmInput } from "@/lib/domain/account/schema";
import { endpoint } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    access: "public",
    body: resetConfirmInput,
    summary: "Set a new password with a reset link",
    answer: messageAnswer,
  },
  async ({ body, origin }) => {
    await confirmReset(database(), body, origin);
    return { message: MESSAGES.resetDone };
  },
);
