import { z } from "zod";
import type { Database } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { signInAnswer } from "@/lib/domain/account/answers";
import { jsonOf } from "@/lib/domain/account/passkey/json";
import { assertion } from "@/lib/domain/account/passkey/schema";
import { beginSessionByPasskey } from "@/lib/domain/account/passkey/sign-in";
import { type SignInInput, signInInput } from "@/lib/domain/account/schema";
import type { Carrier } from "@/lib/domain/account/sessions";
import { type Begun, beginSession } from "@/lib/domain/account/sign-in";
import { operation } from "@/lib/domain/kernel/operation";
import type { Origin } from "@/lib/domain/kernel/origin";
import { refreshAfterSignIn } from "@/lib/domain/remittance/gateway/daily";

/** Signs a person in and, where a tax id is on the profile, asks the payers for news. Throws as `beginSession`. */
export async function signIn(
  db: Database,
  input: SignInInput,
  origin: Origin & { carrier: Carrier },
): Promise<Begun> {
  const signedIn = await beginSession(db, input, origin);
  if (signedIn.user.tin) await refreshAfterSignIn(db, signedIn.user.id, origin);
  return signedIn;
}

/** Signs a browser in by a passkey's answer, JSON as text. Throws as `beginSessionByPasskey`. */
export async function signInByPasskey(
  db: Database,
  { passkey, browser }: { passkey: string; browser: string | null },
  origin: Origin,
): Promise<Begun> {
  const given = z.preprocess(jsonOf, assertion).safeParse(passkey);
  if (!given.success) throw new AppError("UNAUTHENTICATED", "This passkey could not be used.");
  const begun = await beginSessionByPasskey(db, { assertion: given.data, browser }, origin);
  if (begun.user.tin) await refreshAfterSignIn(db, begun.user.id, origin);
  return begun;
}

/** For programs, which keep the pair themselves. Browsers sign in by next-auth, which keeps it in cookies. */
export const signInProgram = operation(
  {
    name: "signInProgram",
    access: "public",
    input: signInInput,
    answer: signInAnswer,
    summary: "Sign in",
    refuses: ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"],
    transaction: false,
  },
  async ({ db, origin }, input) => {
    const { tokens, user } = await signIn(db, input, { ...origin, carrier: "bearer" });
    return { tokens, user };
  },
);
