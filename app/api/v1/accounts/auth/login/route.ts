import { database } from "@/lib/auth/database";
import { signIn } from "@/lib/auth/sign-in";
import { signInAnswer } from "@/lib/domain/account/answers";
import { signInInput } from "@/lib/domain/account/schema";
import { endpoint } from "@/lib/transport/endpoint";

/** Bearer tokens. Browsers sign in by `/api/auth`, which keeps the pair in cookies. */
export const POST = endpoint(
  {
    access: "public",
    body: signInInput,
    summary: "Sign in",
    answer: signInAnswer,
    refuses: ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"],
  },
  ({ body, origin }) => signIn(database(), body, { ...origin, carrier: "bearer" }),
);
