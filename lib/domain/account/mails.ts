import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { oneTimeTokens, users } from "@/db/schema/users";
import { appUrl } from "@/lib/integrations/app-settings";
import type { Mailer } from "@/lib/integrations/mail/mailer";
import { addressReusedMail, secondFactorMail } from "@/lib/integrations/mail/templates/account-notice";
import { resetPasswordMail } from "@/lib/integrations/mail/templates/reset-password";
import { verifyEmailMail } from "@/lib/integrations/mail/templates/verify-email";
import { RESET_LINK_MINUTES } from "./password-reset";
import { hashToken, type LinkPurpose, linkToken } from "./tokens";
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
  const person = await recipientOf(db, "verify_email", request.accountId, token);
  if (!person) return "not needed";
  const url = appUrl(`/verify-email/${uidOf(request.accountId)}/${token}`);
  const mail = await verifyEmailMail({ username: person.username, url, hours: VERIFY_LINK_HOURS });
  await deps.mailer.send({ idempotencyKey: `verify-${request.requestId}`, to: person.emailKey, ...mail });
  return "sent";
}

/** Mails the reset link; safe to repeat. */
export async function sendResetMail(
  db: Database,
  deps: { mailer: Mailer },
  request: MailRequest,
): Promise<Outcome> {
  const token = linkToken("reset_password", request.requestId);
  const person = await recipientOf(db, "reset_password", request.accountId, token);
  if (!person) return "not needed";
  const mail = await resetPasswordMail({
    username: person.username,
    url: appUrl(`/reset-password/${token}`),
    minutes: RESET_LINK_MINUTES,
  });
  await deps.mailer.send({ idempotencyKey: `reset-${request.requestId}`, to: person.emailKey, ...mail });
  return "sent";
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

async function personOf(db: Database, userId: string) {
  const [person] = await db
    .select({ username: users.username, emailKey: users.emailKey })
    .from(users)
    .where(eq(users.id, userId));
  return person;
}

async function recipientOf(
  db: Database,
  purpose: Exclude<LinkPurpose, "invitation">,
  userId: string,
  token: string,
) {
  const [person] = await db
    .select({ username: users.username, emailKey: users.emailKey })
    .from(oneTimeTokens)
    .innerJoin(users, and(eq(users.id, oneTimeTokens.userId), eq(users.emailKey, oneTimeTokens.emailKey)))
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.userId, userId),
        isNull(oneTimeTokens.usedAt),
        eq(oneTimeTokens.superseded, false),
        sql`${oneTimeTokens.expiresAt} > now()`,
      ),
    );
  return person;
}
