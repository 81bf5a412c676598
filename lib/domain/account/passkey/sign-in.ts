import { randomBytes } from "node:crypto";
import { z } from "zod";
import { type Database, transact } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { auditAnonymous } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import type { Origin } from "@/lib/domain/kernel/origin";
import { returnTry, takeTry } from "@/lib/domain/kernel/throttles";
import { membershipOf } from "../membership";
import { type Begun, deactivated, startSession } from "../sign-in";
import { type Assertion, optionsAnswer } from "./schema";
import { judgeAssertion, type RequestOptions, requestOptions } from "./verify";

/** Names nobody: which passkey answers says who signs in. The challenge belongs to the browser that asked. */
export const beginPasskeySignIn = operation(
  {
    name: "beginPasskeySignIn",
    access: "public",
    answer: z.custom<{ options: RequestOptions; browser: string }>(),
    summary: "Begin a sign-in with a passkey",
    description:
      "Answers the options for `navigator.credentials.get()` and sets a cookie; what the authenticator answers goes into the browser's sign-in.",
    refuses: ["RATE_LIMITED"],
    transaction: false,
  },
  async ({ db, origin }) => {
    await takeTry(db, "passkeyAddress", origin.address);
    const browser = randomBytes(32).toString("base64url");
    const options = await transact(db, async (tx) => {
      await auditAnonymous(tx, origin, { action: "sign_in", entity: "passkey", detail: { step: "begun" } });
      return requestOptions(tx, { purpose: "sign_in", to: browser });
    });
    return { options, browser };
  },
);

export const passkeySignInAnswer = optionsAnswer;

const refused = () =>
  new AppError("UNAUTHENTICATED", "This passkey could not be used. Sign in with your password instead.");

/**
 * Begins a browser's session by a passkey that verified its user: no password, and the second factor in the same act.
 * Throws UNAUTHENTICATED, RATE_LIMITED, FORBIDDEN for a deactivated member.
 */
export async function beginSessionByPasskey(
  db: Database,
  given: { assertion: Assertion; browser: string | null },
  origin: Origin,
): Promise<Begun> {
  await takeTry(db, "signInAddress", origin.address);
  const outcome = await transact(db, async (tx) => {
    const judged = await judgeAssertion(
      tx,
      given.assertion,
      { purpose: "sign_in", to: given.browser ?? "" },
      null,
    );
    const member = "refused" in judged ? null : await membershipOf(tx, judged.userId);
    const detail = { by: "passkey", ...("refused" in judged && { reason: judged.refused }) };
    if ("refused" in judged || !member?.active) {
      const actorId = "refused" in judged ? null : judged.userId;
      await auditAnonymous(
        tx,
        { ...origin, practiceId: member?.practiceId ?? null, actorId },
        { action: "sign_in", entity: "session", result: "refused", detail },
      );
      return "refused" in judged ? refused() : deactivated();
    }
    return startSession(tx, judged.userId, member, { ...origin, carrier: "browser" }, detail);
  });
  if (outcome instanceof AppError) throw outcome;
  await returnTry(db, "signInAddress", origin.address);
  return outcome;
}
