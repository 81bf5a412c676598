import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { type Database, type Tx, transact } from "@/db/client";
import { oneTimeTokens, users } from "@/db/schema/users";
import { MESSAGES } from "@/lib/core/account-messages";
import { AppError } from "@/lib/core/errors";
import { isUuid } from "@/lib/core/ids";
import { audit, auditAnonymous } from "@/lib/domain/kernel/audit";
import { inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import type { Origin } from "@/lib/domain/kernel/origin";
import { takeTry } from "@/lib/domain/kernel/throttles";
import { emit } from "@/lib/events";
import { messageAnswer } from "./answers";
import { practiceOf } from "./membership";
import { emailKey } from "./schema";
import { hashToken, linkToken } from "./tokens";

export const VERIFY_LINK_HOURS = 24;

/** Asks for the mail with the link, in the transaction of the change that made it needed. */
export async function requestVerification(tx: Tx, userId: string, email: string): Promise<void> {
  const requestId = crypto.randomUUID();
  await tx.insert(oneTimeTokens).values({
    tokenHash: hashToken(linkToken("verify_email", requestId)),
    userId,
    purpose: "verify_email",
    emailKey: emailKey(email),
    expiresAt: sql`now() + make_interval(hours => ${VERIFY_LINK_HOURS})`,
  });
  await emit(tx, "account/verification.requested", { accountId: userId, requestId });
}

/** The Resend button. Throws RATE_LIMITED; CONFLICT when the address is verified already. */
export const resendVerification = operation(
  {
    name: "resendVerification",
    access: "user",
    answer: messageAnswer,
    summary: "Send the verification link again",
    refuses: ["RATE_LIMITED"],
    // The count of mails must stay when the asking fails.
    transaction: false,
  },
  async (ctx) => {
    await takeTry(ctx.db, "mailAccount", ctx.actor.userId);
    await takeTry(ctx.db, "mailAddress", ctx.actor.address);
    await inContext(ctx, async (tx) => {
      const [user] = await tx
        .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
        .from(users)
        .where(eq(users.id, ctx.actor.userId));
      if (!user || user.verifiedAt) throw new AppError("CONFLICT", "Your email address is already verified.");
      // The address may be someone else's verified one; then a mail would only trouble its holder.
      if (!(await isHeldByOther(tx, ctx.actor.userId, user.email))) {
        await requestVerification(tx, ctx.actor.userId, user.email);
      }
      await audit(tx, ctx, {
        action: "verify_email",
        entity: "user",
        entityId: ctx.actor.userId,
        detail: { step: "requested" },
      });
    });
    return { message: MESSAGES.verificationSent };
  },
);

export async function isHeldByOther(tx: Tx, userId: string, email: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey(email)), isNotNull(users.emailVerifiedAt), ne(users.id, userId)));
  return other !== undefined;
}

/** True for the database's refusal of a second verified holder: of two at the same instant, it decides. */
export function isTakenMeanwhile(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error && "constraint_name" in cause && cause.constraint_name === "users_verified_email"
  );
}

export const uidOf = (userId: string) => Buffer.from(userId).toString("base64url");

const badLink = () => new AppError("BAD_REQUEST", "This verification link is invalid or has expired.");

/**
 * Verifies the address that the link was mailed to. Opened again within its life it says verified again, because mail
 * scanners open links before people do. Throws BAD_REQUEST for every other link, alike for unknown, late and changed.
 */
export const verifyEmail = operation(
  {
    name: "verifyEmail",
    access: "public",
    input: z.object({ uidb64: z.string().max(200), token: z.string().max(200) }),
    answer: messageAnswer,
    summary: "Verify an email address with its link",
    refuses: ["BAD_REQUEST"],
    transaction: false,
  },
  async ({ db, origin }, input) => {
    await takeTry(db, "linkAddress", origin.address);
    const userId = Buffer.from(input.uidb64, "base64url").toString();
    if (!isUuid(userId)) throw badLink();
    const verified = await verifyByLink(db, userId, input.token, origin).catch((error) => {
      if (isTakenMeanwhile(error)) return false;
      throw error;
    });
    if (!verified) throw badLink();
    return { message: "Your email address has been successfully verified." };
  },
);

/** False for a link that verifies nothing. */
async function verifyByLink(db: Database, userId: string, token: string, origin: Origin): Promise<boolean> {
  return transact(db, async (tx) => {
    const [link] = await tx
      .select({
        tokenHash: oneTimeTokens.tokenHash,
        usedAt: oneTimeTokens.usedAt,
        emailKey: oneTimeTokens.emailKey,
      })
      .from(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.tokenHash, hashToken(token)),
          eq(oneTimeTokens.userId, userId),
          eq(oneTimeTokens.purpose, "verify_email"),
          eq(oneTimeTokens.superseded, false),
          sql`${oneTimeTokens.expiresAt} > now()`,
        ),
      )
      .for("update");
    if (!link) return false;
    const [user] = await tx
      .select({ emailKey: users.emailKey, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user || user.emailKey !== link.emailKey) return false;
    if (user.verifiedAt) return true;
    if (link.usedAt || (await isHeldByOther(tx, userId, user.emailKey))) return false;
    await tx
      .update(users)
      .set({ emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
      .where(eq(users.id, userId));
    await tx
      .update(oneTimeTokens)
      .set({ usedAt: sql`now()` })
      .where(eq(oneTimeTokens.tokenHash, link.tokenHash));
    await tx
      .update(oneTimeTokens)
      .set({ superseded: true })
      .where(
        and(
          eq(oneTimeTokens.userId, userId),
          eq(oneTimeTokens.purpose, "verify_email"),
          ne(oneTimeTokens.tokenHash, link.tokenHash),
        ),
      );
    const practiceId = await practiceOf(tx, userId);
    await auditAnonymous(
      tx,
      { ...origin, practiceId, actorId: userId },
      { action: "verify_email", entity: "user", entityId: userId },
    );
    return true;
  });
}
