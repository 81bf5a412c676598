import { z } from "zod";
import { database } from "@/lib/auth/database";
import { messageAnswer } from "@/lib/domain/account/answers";
import { acceptInput } from "@/lib/domain/account/schema";
import { acceptAsMyself, acceptWithNewAccount } from "@/lib/domain/practice/accept-invitation";
import { endpoint } from "@/lib/transport/endpoint";

/** With a new account. */
export const POST = endpoint(
  {
    summary: "Accept an invitation with a new account",
    answer: messageAnswer,
    refuses: ["NOT_FOUND", "RATE_LIMITED"],
    access: "public",
    body: acceptInput,
    status: 201,
  },
  async ({ body, origin }) => {
    await acceptWithNewAccount(database(), body, origin);
    return { message: "Your account is ready. You can sign in now." };
  },
);

const link = z.object({ token: z.string().min(1).max(200) });

/** With the account that is signed in, whose sessions end: it signs in to the new practice. */
export const PUT = endpoint(
  {
    summary: "Accept an invitation with your own account",
    answer: messageAnswer,
    refuses: ["NOT_FOUND", "CONFLICT"],
    access: "user",
    body: link,
  },
  async ({ ctx, body, origin }) => {
    await acceptAsMyself(ctx, body.token, origin);
    return { message: "You have joined the practice. Please sign in again." };
  },
);
