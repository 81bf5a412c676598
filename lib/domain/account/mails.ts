import { and, eq, isNull, sql } from "drizzle-orm";
import { type Database, transact } from "@/db/client";
import { oneTimeTokens, sessions, users } from "@/db/schema/users";
import { AppError } from "@/lib/core/errors";
import { takeTry } from "@/lib/domain/kernel/throttles";
import type { AccountNotice } from "@/lib/events";
import { appUrl } from "@/lib/integrations/app-settings";
import type { Mailer } from "@/lib/integrations/mail/mailer";
import { addressReusedMail, secondFactorMail } from "@/lib/integrations/mail/templates/account-notice";
import { resetPasswordMail } from "@/lib/integrations/mail/templates/reset-password";
import { type SignInPlace, securityNoticeMail } from "@/lib/integrations/mail/templates/security-notice";
import { verifyEmailMail } from "@/lib/integrations/mail/templates/verify-email";
import { deviceName } from "./devices";
import { membershipOf } from "./membership";
import { offerResetLinks, RESET_LINK_MINUTES } from "./password-reset";
import { hashToken, linkToken } from "./tokens";
import { uidOf, VERIFY_LINK_HOURS } from "./verification";

/** What a mailing step works for: an account, and the request that its link and its idempotency key derive from. */
export type MailRequest = { accountId: string; requestId: string };
type Outcome = "sent" | "not needed";

/** Mails the verification link; safe to repeat. Links that were used or outrun meanwhile are not mailed. */
export async function sendVerificationMail(
  db: Database,
  deps: { mailer: Mailer },
  request: MailRequest,
): Promise<Outcome> {
  const token = linkToken("verify_email", request.requestId);
  const person = await recipientOf(db, request.accountId, token);
  if (!person) return "not needed";
  const url = appUrl(`/verify-email/${uidOf(request.accountId)}/${token}`);
  const mail = await verifyEmailMail({ username: person.username, url, hours: VERIFY_LINK_HOURS });
  await deps.mailer.send({ idempotencyKey: `verify-${request.requestId}`, to: person.emailKey, ...mail });
  return "sent";
}

/** Mails the reset links of a request; safe to repeat. Where nobody has the address there is nothing to mail. */
export async function sendResetMail(
  db: Database,
  deps: { mailer: Mailer },
  request: { requestId: string },
): Promise<Outcome> {
  const links = await offerResetLinks(db, request.requestId);
  for (const { accountId, username, emailKey, token } of links) {
    const mail = await resetPasswordMail({
      username,
      url: appUrl(`/reset-password/${token}`),
      minutes: RESET_LINK_MINUTES,
    });
    const idempotencyKey = `reset-${request.requestId}-${accountId}`;
    await deps.mailer.send({ idempotencyKey, to: emailKey, ...mail });
  }
  return links.length > 0 ? "sent" : "not needed";
}

/** Tells the holder of an address that it was entered for another account. */
export async function sendAddressReusedMail(
  db: Database,
  deps: { mailer: Mailer },
  request: MailRequest,
): Promise<Outcome> {
  const person = await personOf(db, request.accountId);
  if (!person) return "not needed";
  const mail = await addressReusedMail({ username: person.username, loginUrl: appUrl("/login") });
  await deps.mailer.send({ idempotencyKey: `reused-${request.requestId}`, to: person.emailKey, ...mail });
  return "sent";
}

/** Tells a person that their second factor was turned on or off. */
export async function sendSecondFactorMail(
  db: Database,
  deps: { mailer: Mailer },
  request: MailRequest & { change: "on" | "off" },
): Promise<Outcome> {
  const person = await personOf(db, request.accountId);
  if (!person) return "not needed";
  const mail = await secondFactorMail({ username: person.username, change: request.change });
  await deps.mailer.send({ idempotencyKey: `factor-${request.requestId}`, to: person.emailKey, ...mail });
  return "sent";
}

/**
 * Tells a person what happened to their account, with the way to their sessions. Only to an address known to be theirs,
 * and at most so often an hour: a flood of sign-ins is no flood of mails.
 */
export async function sendNoticeMail(
  db: Database,
  deps: { mailer: Mailer },
  request: MailRequest & { notice: AccountNotice; sessionId?: string | undefined },
): Promise<Outcome> {
  const person = await personOf(db, request.accountId);
  if (!person?.verifiedAt) return "not needed";
  const place = request.sessionId ? await placeOf(db, request.accountId, request.sessionId) : null;
  if (request.notice === "new_device" && !place) return "not needed";
  try {
    await takeTry(db, "noticeMails", request.accountId);
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return "not needed";
    throw error;
  }
  const url = appUrl("/profile?tab=security");
  const mail = await securityNoticeMail({
    username: person.username,
    notice: request.notice,
    place,
    url,
    resetUrl: appUrl("/forgot-password"),
  });
  await deps.mailer.send({ idempotencyKey: `notice-${request.requestId}`, to: person.emailKey, ...mail });
  return "sent";
}

/** Where and when a session began, in the practice's time; null once it is over and cleared away. */
function placeOf(db: Database, userId: string, sessionId: string): Promise<SignInPlace | null> {
  return transact(db, async (tx) => {
    await membershipOf(tx, userId);
    const [session] = await tx
      .select({ userAgent: sessions.userAgent, address: sessions.address, at: sessions.createdAt })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
    if (!session) return null;
    const [practice] = await tx.execute<{ zone: string }>(
      sql`select time_zone as zone from practices where id = app_practice_id()`,
    );
    return {
      device: deviceName(session.userAgent),
      at: session.at,
      zone: practice?.zone ?? "UTC",
      address: session.address === "direct" ? null : session.address,
    };
  });
}

async function personOf(db: Database, userId: string) {
  const [person] = await db
    .select({ username: users.username, emailKey: users.emailKey, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  return person;
}

async function recipientOf(db: Database, userId: string, token: string) {
  const [person] = await db
    .select({ username: users.username, emailKey: users.emailKey })
    .from(oneTimeTokens)
    .innerJoin(users, and(eq(users.id, oneTimeTokens.userId), eq(users.emailKey, oneTimeTokens.emailKey)))
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        eq(oneTimeTokens.purpose, "verify_email"),
        eq(oneTimeTokens.userId, userId),
        isNull(oneTimeTokens.usedAt),
        eq(oneTimeTokens.superseded, false),
        sql`${oneTimeTokens.expiresAt} > now()`,
      ),
    );
  return person;
}
