import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Database, type Tx, transact } from "@/db/client";
import { oneTimeTokens, passwordResetRequests, users } from "@/db/schema/users";
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
 * accounts share one, each gets its link; a verified one comes alone (`offerResetLinks`). Throws RATE_LIMITED.
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
      // Who has the address is looked up by the worker only: how long this takes tells nothing.
      const requestId = crypto.randomUUID();
      await tx.insert(passwordResetRequests).values({ id: requestId, emailKey: emailKey(email) });
      await emit(tx, "account/reset.requested", { requestId });
      await auditAnonymous(tx, origin, {
        action: "reset_password",
        entity: "user",
        detail: { step: "requested" },
      });
    });
    return { message: MESSAGES.resetSent };
  },
);

/** A link to set a new password: whose it is, where it goes and its secret. */
export type ResetLink = { accountId: string; username: string; emailKey: string; token: string };

/**
 * The links that a request is due, none where nobody has the address. Safe to repeat: it makes the same links, and those
 * that were used or outrun meanwhile are left out. They live from the asking on, not from when the worker came to it.
 */
export function offerResetLinks(db: Database, requestId: string): Promise<ResetLink[]> {
  return transact(db, async (tx) => {
    const holders = await tx
      .select({
        accountId: users.id,
        username: users.username,
        emailKey: users.emailKey,
        verifiedAt: users.emailVerifiedAt,
        expiresAt:
          sql`${passwordResetRequests.createdAt} + make_interval(mins => ${RESET_LINK_MINUTES})`.mapWith(
            oneTimeTokens.expiresAt,
          ),
      })
      .from(passwordResetRequests)
      .innerJoin(users, eq(users.emailKey, passwordResetRequests.emailKey))
      .where(eq(passwordResetRequests.id, requestId))
      .orderBy(sql`${users.emailVerifiedAt} is null`, desc(users.createdAt))
      .limit(3);
    const chosen = holders[0]?.verifiedAt ? holders.slice(0, 1) : holders;
    if (chosen.length === 0) return [];
    const links = chosen.map(({ accountId, username, emailKey, expiresAt }) => {
      const token = linkToken("reset_password", `${requestId}:${accountId}`);
      return { accountId, username, emailKey, expiresAt, token, tokenHash: hashToken(token) };
    });
    await tx
      .insert(oneTimeTokens)
      .values(
        links.map(({ tokenHash, accountId, emailKey, expiresAt }) => ({
          tokenHash,
          userId: accountId,
          purpose: "reset_password" as const,
          emailKey,
          expiresAt,
        })),
      )
      .onConflictDoNothing();
    const open = await tx
      .select({ tokenHash: oneTimeTokens.tokenHash })
      .from(oneTimeTokens)
      .where(openLink(...links.map(({ tokenHash }) => tokenHash)));
    return links
      .filter(({ tokenHash }) => open.some((link) => link.tokenHash === tokenHash))
      .map(({ accountId, username, emailKey, token }) => ({ accountId, username, emailKey, token }));
  });
}

/** Forgets who asked for a reset; called by the worker's sweep. */
export async function clearOldResetRequests(db: Database): Promise<void> {
  await db.execute(sql`delete from ${passwordResetRequests} where created_at < now() - interval '1 day'`);
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

const openLink = (...hashes: string[]) =>
  and(
    inArray(oneTimeTokens.tokenHash, hashes),
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
  // What was asked for before and not mailed yet is void as well.
  const ownAddress = tx.select({ emailKey: users.emailKey }).from(users).where(eq(users.id, userId));
  await tx.delete(passwordResetRequests).where(inArray(passwordResetRequests.emailKey, ownAddress));
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
