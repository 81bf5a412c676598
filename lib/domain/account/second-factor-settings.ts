import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { practices } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import { AppError, invalid } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { returnTry, takeTry } from "@/lib/domain/kernel/throttles";
import { emit } from "@/lib/events";
import { authenticatorAnswer, recoveryCodesAnswer } from "./answers";
import { tellPerson } from "./notices";
import { usablePasskeys } from "./passkey/verify";
import { requireOwnPassword } from "./password-reset";
import { codeInput, factorProofInput, passwordInput } from "./schema";
import { newRecoveryCodes, newSecret, spendCode, totp } from "./second-factor";
import { endSessions } from "./sessions";
import { openSecret } from "./totp-secret";

/** Changes to the own second factor. Each asks for the password or a code again, and is told to the person by mail. */

const wrongCode = () =>
  invalid({ code: ["That code is wrong or was already used. Enter the one shown now."] });

async function ownFactor(tx: Tx, ctx: Ctx) {
  const [user] = await tx
    .select({ username: users.username, secret: users.totpSecret, confirmedAt: users.totpConfirmedAt })
    .from(users)
    .where(eq(users.id, ctx.actor.userId))
    .for("update");
  if (!user) throw new AppError("NOT_FOUND", "Not found.");
  return user;
}

/** First step: a new key for the authenticator. It counts for nothing until a code of it was entered. */
export const beginSecondFactor = operation(
  {
    name: "beginSecondFactor",
    access: "user",
    input: passwordInput,
    answer: authenticatorAnswer,
    summary: "Begin setting up an authenticator",
    refuses: ["FORBIDDEN", "CONFLICT", "RATE_LIMITED"],
    transaction: false,
  },
  async (ctx, { password }) => {
    await requireOwnPassword(ctx, password, "password");
    return inContext(ctx, async (tx) => {
      const user = await ownFactor(tx, ctx);
      if (user.confirmedAt)
        throw new AppError("CONFLICT", "Two-factor authentication is already on. Turn it off first.");
      const secret = await newSecret(tx, ctx.actor.userId);
      await audit(tx, ctx, { action: "second_factor", entity: "user", detail: { step: "begun" } });
      return { otpauth_url: totp(secret, user.username).toString() };
    });
  },
);

/** Second step: on from now. Every other session ends; the recovery codes are shown this once. */
export const confirmSecondFactor = operation(
  {
    name: "confirmSecondFactor",
    access: "user",
    input: codeInput,
    answer: recoveryCodesAnswer,
    summary: "Confirm the authenticator with its first code",
    refuses: ["CONFLICT", "RATE_LIMITED"],
    transaction: false,
  },
  async (ctx, { code }) => {
    await takeTry(ctx.db, "secondFactor", ctx.actor.userId);
    const codes = await inContext(ctx, async (tx) => {
      const user = await ownFactor(tx, ctx);
      if (user.confirmedAt || !user.secret) throw new AppError("CONFLICT", "There is nothing to confirm.");
      const secret = openSecret(user.secret, ctx.actor.userId);
      if (!(await spendCode(tx, ctx.actor.userId, secret, code))) throw wrongCode();
      await tx.update(users).set({ totpConfirmedAt: sql`now()` }).where(eq(users.id, ctx.actor.userId));
      const recovery = await newRecoveryCodes(tx, ctx.actor.userId);
      await endSessions(tx, ctx.actor.userId, "second factor turned on", ctx.actor.sessionId);
      await tell(tx, ctx, "on");
      return recovery;
    });
    await returnTry(ctx.db, "secondFactor", ctx.actor.userId);
    return { recovery_codes: codes };
  },
);

/** New recovery codes in place of the old ones, by password and code. Shown this once. */
export const renewRecoveryCodes = operation(
  {
    name: "renewRecoveryCodes",
    access: "user",
    input: factorProofInput,
    answer: recoveryCodesAnswer,
    summary: "Get new recovery codes",
    refuses: ["CONFLICT", "RATE_LIMITED"],
    transaction: false,
  },
  async (ctx, input) => {
    await requireOwnPassword(ctx, input.password, "password");
    await takeTry(ctx.db, "secondFactor", ctx.actor.userId);
    const codes = await inContext(ctx, async (tx) => {
      await spendOwnCode(tx, ctx, input.code);
      await audit(tx, ctx, { action: "second_factor", entity: "user", detail: { step: "recovery codes" } });
      await tellPerson(tx, ctx.actor.userId, "recovery_codes_renewed");
      return newRecoveryCodes(tx, ctx.actor.userId);
    });
    await returnTry(ctx.db, "secondFactor", ctx.actor.userId);
    return { recovery_codes: codes };
  },
);

async function spendOwnCode(tx: Tx, ctx: Ctx, code: string): Promise<void> {
  const user = await ownFactor(tx, ctx);
  if (!user.confirmedAt || !user.secret)
    throw new AppError("CONFLICT", "Two-factor authentication is not on.");
  const secret = openSecret(user.secret, ctx.actor.userId);
  if (!(await spendCode(tx, ctx.actor.userId, secret, code))) throw wrongCode();
}

/** Off, by password and code; not while the practice asks for one. */
export const removeSecondFactor = operation(
  {
    name: "removeSecondFactor",
    access: "user",
    input: factorProofInput,
    summary: "Remove the authenticator",
    refuses: ["CONFLICT", "RATE_LIMITED"],
    transaction: false,
  },
  async (ctx, input) => {
    await requireOwnPassword(ctx, input.password, "password");
    await takeTry(ctx.db, "secondFactor", ctx.actor.userId);
    await inContext(ctx, async (tx) => {
      const [practice] = await tx
        .select({ required: practices.requireSecondFactor })
        .from(practices)
        .where(eq(practices.id, ctx.practiceId));
      const keys = await usablePasskeys(tx, ctx.actor.userId);
      if (practice?.required && keys.length === 0)
        throw new AppError("CONFLICT", "Your practice requires two-factor authentication.");
      await spendOwnCode(tx, ctx, input.code);
      await tx
        .update(users)
        .set({
          totpSecret: null,
          totpConfirmedAt: null,
          totpLastStep: null,
          // Passkeys that are left keep them.
          ...(keys.length === 0 && { recoveryCodeHashes: null }),
        })
        .where(eq(users.id, ctx.actor.userId));
      await endSessions(tx, ctx.actor.userId, "second factor turned off", ctx.actor.sessionId);
      await tell(tx, ctx, "off");
    });
    await returnTry(ctx.db, "secondFactor", ctx.actor.userId);
  },
);

async function tell(tx: Tx, ctx: Ctx, change: "on" | "off"): Promise<void> {
  await audit(tx, ctx, {
    action: "second_factor",
    entity: "user",
    entityId: ctx.actor.userId,
    detail: { step: change },
  });
  await emit(tx, "account/second-factor.changed", {
    accountId: ctx.actor.userId,
    requestId: crypto.randomUUID(),
    change,
  });
}
