import { messageAnswer } from "@/lib/domain/account/answers";
import { changePassword } from "@/lib/domain/account/password-reset";
import { changePasswordInput } from "@/lib/domain/account/schema";
import { endpoint } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    access: "user",
    body: changePasswordInput,
    summary: "Change the password",
    answer: messageAnswer,
    refuses: ["RATE_LIMITED"],
  },
  async ({ ctx, body }) => {
    await changePassword(ctx, body);
    return { message: "Password changed. You have been signed out everywhere else." };
  },
);
