import { database } from "@/lib/auth/database";
import { messageAnswer } from "@/lib/domain/account/answers";
import { MESSAGES, signUpInput } from "@/lib/domain/account/schema";
import { signUp } from "@/lib/domain/account/sign-up";
import { endpoint } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    access: "public",
    body: signUpInput,
    status: 201,
    summary: "Sign up and create a practice",
    answer: messageAnswer,
    refuses: ["RATE_LIMITED"],
  },
  async ({ body, origin }) => {
    await signUp(database(), body, origin);
    return { message: MESSAGES.registered };
  },
);
