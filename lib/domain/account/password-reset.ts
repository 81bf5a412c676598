import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { type Database, type Tx, transact } from "@/db/client";
import { oneTimeTokens, users } from "@/db/schema/users";
import { MESSAGES } from "@/lib/core/account-messages";
import { AppError, invalid } from "@/lib/core/errors";
import { audit, auditAnonymous } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { returnTry, takeTry } from "@/lib/domain/kernel/throttles";
import { emit } from "@/lib/events";
import { messageAnswer } from "./answers";
import { practiceOf } from "./membership";
import { tellPerson } from "./notices";
import { passwordWeakness } from "./password-rules";
import { hashPassword, verifyPassword } from "./passwords";
import { changePasswordInput, emailKey, resetConfirmInput, resetRequestInput } from "./schema";
import { endSessions } from "./sessions";
import { hashToken, linkToken } from "./tokens";

export const RESET_LINK_MINUTES = 60;

/**
 * Asks for a reset mail. The answer is the same whether or not anyone has the address. Where several unverified
 * accounts share one, each gets its link; a verified one comes alone. Throws RATE_LIMITED.
 */
export const requestPasswordReset = operation(
  {
    name: "requestPasswordReset",
    access: "public",
    input: resetRequestInput,
    answer: messageAnswer,
    summary: "Ask for a password reset link",
    refuses: ["RATE_LIMITED"],
    transaction: false,
  },
  async ({ db, origin }, { email }) => {
    await takeTry(db, "mailAddress", origin.address);
    await takeTry(db, "mailAccount", `reset\n${emailKey(email)}`);
    await transact(db, async (tx) => {
      const holders = await tx
        .select({ id: users.id, emailKey: users.emailKey, verifiedAt: users.emailVerifiedAt })
        .from(users)
        .where(eq(users.emailKey, emailKey(email)))
        .orderBy(sql`${users.emailVerifiedAt} is null`, desc(users.createdAt))
        .limit(3);
      const chosen = holders[0]?.verifiedAt ? holders.slice(0, 1) : holders;
      // Nobody's link is asked for too, with the same statements: how long it takes tells nothing.
      const nobody = { id: crypto.randomUUID(), emailKey: emailKey(email) };
      for (const holder of chosen.length > 0 ? chosen : [nobody]) await offerReset(tx, holder);
      await auditAnonymous(tx, origin, {
        action: "reset_password",
        entity: "user",
        detail: { step: "requested" },
      });
    });
    return { message: MESSAGES.resetSent };
  },
);

/** Without such an account no row is written, and the mail's job finds none. */
async function offerReset(tx: Tx, holder: { id: string; emailKey: string }): Promise<void> {
  const requestId = crypto.randomUUID();
  const tokenHash = hashToken(linkToken("reset_password", requestId));
  await tx.execute(sql`
    insert into ${oneTimeTokens} (token_hash, user_id, purpose, email_key, expires_at)
    select ${tokenHash}, id, 'reset_password', ${holder.emailKey}, now() + make_interval(mins => ${RESET_LINK_MINUTES})
      from ${users} where id = ${holder.id}::uuid`);
  await emit(tx, "account/reset.requested", { accountId: holder.id, requestId });
}

const badLink = () =>
  new AppError(
    "BAD_REQUEST",
    "This reset link is invalid, was already used or has expired. Please request a new one.",
  );

/** Sets the password by a mailed link, once, and ends every session of the person. Throws BAD_REQUEST, VALIDATION. */
export const confirmPasswordReset = operation(
  {
    name: "confirmPasswordReset",
    access: "public",
    input: resetConfirmInput,
    answer: messageAnswer,
    summary: "Set a new password with a reset link",
    transaction: false,
  },
  async ({ db, origin }, input) => {
    await takeTry(db, "linkAddress", origin.address);
    const hash = hashToken(input.token);
    const person = await findLink(db, hash);
    if (!person) throw badLink();
    const weakness = passwordWeakness(input.password, person);
    if (weakness) throw invalid({ password: [weakness] });
    const passwordHash = await hashPassword(input.password);
    const done = await transact(db, async (tx) => {
      // The one update decides among parallel uses of a link.
      const spent = await tx
        .update(oneTimeTokens)
        .set({ usedAt: sql`now()` })
        .where(openLink(hash))
        .returning({ userId: oneTimeTokens.userId });
      if (spent.length === 0) return false;
      await setPassword(tx, person.id, passwordHash, "password reset");
      const practiceId = await practiceOf(tx, person.id);
      await auditAnonymous(
        tx,
        { ...origin, practiceId, actorId: person.id },
        { action: "reset_password", entity: "user", entityId: person.id },
      );
      await tellPerson(tx, person.id, "password_reset");
      return true;
    });
    if (!done) throw badLink();
    return { message: MESSAGES.resetDone };
  },
);

const openLink = (hash: string) =>
  and(
    eq(oneTimeTokens.tokenHash, hash),
    eq(oneTimeTokens.purpose, "reset_password"),
    isNull(oneTimeTokens.usedAt),
    eq(oneTimeTokens.superseded, false),
    sql`${oneTimeTokens.expiresAt} > now()`,
  );

async function findLink(db: Database, hash: string) {
  const [person] = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(oneTimeTokens)
    .innerJoin(users, and(eq(users.id, oneTimeTokens.userId), eq(users.emailKey, oneTimeTokens.emailKey)))
    .where(openLink(hash));
  return person;
}

/** A new password ends sessions and open reset links. */
async function setPassword(
  tx: Tx,
  userId: string,
  passwordHash: string,
  reason: string,
  keepSession: string | null = null,
): Promise<void> {
  await tx.update(users).set({ passwordHash, updatedAt: sql`now()` }).where(eq(users.id, userId));
  await tx
    .update(oneTimeTokens)
    .set({ superseded: true })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, "reset_password"),
        isNull(oneTimeTokens.usedAt),
      ),
    );
  await endSessions(tx, userId, reason, keepSession);
}

/** Throws VALIDATION on `current` when it isn't the person's password; wrong tries count like wrong sign-ins. */
export async function requireOwnPassword(ctx: Ctx, password: string, field = "current"): Promise<void> {
  const [user] = await ctx.db
    .select({ usernameKey: users.usernameKey, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, ctx.actor.userId));
  const subject = `${user?.usernameKey}\n${ctx.actor.address}`;
  await takeTry(ctx.db, "signInPair", subject);
  if (!user || !(await verifyPassword(user.passwordHash, password))) {
    throw invalid({ [field]: ["That is not your current password."] });
  }
  await returnTry(ctx.db, "signInPair", subject);
}

/** Changes the own password; every other session of the person ends. */
export const changePassword = operation(
  {
    name: "changePassword",
    access: "user",
    input: changePasswordInput,
    answer: messageAnswer,
    summary: "Change the password",
    refuses: ["RATE_LIMITED"],
    transaction: false,
  },
  async (ctx, input) => {
    await requireOwnPassword(ctx, input.current);
    const [user] = await ctx.db
      .select({ username: users.username, email: users.email })
      .from(users)
      .where(eq(users.id, ctx.actor.userId));
    const weakness = user ? passwordWeakness(input.password, user) : null;
    if (weakness) throw invalid({ password: [weakness] });
    const passwordHash = await hashPassword(input.password);
    await inContext(ctx, async (tx) => {
      await setPassword(tx, ctx.actor.userId, passwordHash, "password changed", ctx.actor.sessionId);
      await audit(tx, ctx, { action: "change_password", entity: "user", entityId: ctx.actor.userId });
      await tellPerson(tx, ctx.actor.userId, "password_changed");
    });
    return { message: "Password changed. You have been signed out everywhere else." };
  },
);
