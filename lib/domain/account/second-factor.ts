import { createHash, randomInt } from "node:crypto";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Tx } from "@/db/client";
import { users } from "@/db/schema/users";
import { AppError } from "@/lib/core/errors";
import type { Membership } from "./membership";
import { tellPerson } from "./notices";
import { jsonOf } from "./passkey/json";
import { assertion } from "./passkey/schema";
import { judgeAssertion, requestOptions, usablePasskeys } from "./passkey/verify";
import { openSecret, sealSecret } from "./totp-secret";

const ISSUER = "Appeals Desk";
const PERIOD_SECONDS = 30;

const needed = (message: string, extra: Record<string, unknown>) =>
  new AppError("UNAUTHENTICATED", message, { extra: { second_factor: "required", ...extra } });

/**
 * What still stands between a right password and a session; null when nothing does. The caller counts the tries. A
 * right code works once: its time step is remembered in the same transaction that opens the session.
 */
export async function checkSecondFactor(
  tx: Tx,
  userId: string,
  member: Membership,
  { code, passkey }: Proof,
): Promise<AppError | null> {
  const [user] = await tx
    .select({ secret: users.totpSecret, confirmedAt: users.totpConfirmedAt, username: users.username })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return needed("Please sign in.", {});
  const secret = user.confirmedAt && user.secret ? openSecret(user.secret, userId) : null;
  const keys = await usablePasskeys(tx, userId);
  if (secret || keys.length > 0) {
    if (passkey && (await isOwnPasskey(tx, userId, passkey))) return null;
    if (code && (await spendCode(tx, userId, secret, code))) return null;
    return ask(tx, userId, { hasApp: secret !== null, keys, tried: Boolean(code || passkey) });
  }
  if (!member.requiresSecondFactor) return null;
  return enroll(tx, userId, user, code);
}

/** What comes beside the password: a code of the app, a recovery code, or a passkey's answer. */
export type Proof = { code?: string | undefined; passkey?: string | undefined };

/** In a query of `users`: whether the person has an authenticator app or a passkey. */
export const hasSecondFactor = sql<boolean>`(users.totp_confirmed_at is not null or exists (
  select 1 from passkeys p where p.user_id = users.id and p.blocked_at is null))`;

async function isOwnPasskey(tx: Tx, userId: string, text: string): Promise<boolean> {
  const given = assertion.safeParse(jsonOf(text));
  if (!given.success) return false;
  const judged = await judgeAssertion(tx, given.data, { purpose: "second_factor", to: userId }, userId);
  return !("refused" in judged);
}

/** Says which second step there is, with a new challenge for the person's passkeys. */
async function ask(
  tx: Tx,
  userId: string,
  {
    hasApp,
    keys,
    tried,
  }: { hasApp: boolean; keys: Awaited<ReturnType<typeof usablePasskeys>>; tried: boolean },
): Promise<AppError> {
  const codes = hasApp ? "the six digits of your authenticator app, or a recovery code" : "a recovery code";
  const wrong = "That code is wrong or was already used. Enter the one that your app shows now.";
  if (keys.length === 0) return needed(tried ? wrong : `Enter ${codes}.`, {});
  const options = await requestOptions(tx, { purpose: "second_factor", to: userId }, keys);
  return needed(tried ? "That did not work. Please try again." : `Use a passkey, or enter ${codes}.`, {
    passkey_options: options,
    code_of: hasApp ? "app" : "recovery",
  });
}

/** The practice wants a factor and the person has none: signing in sets it up, and opens nothing before it works. */
async function enroll(
  tx: Tx,
  userId: string,
  user: { secret: string | null; username: string },
  code: string | undefined,
): Promise<AppError | null> {
  if (user.secret && code) {
    if (await spendCode(tx, userId, openSecret(user.secret, userId), code)) {
      await tx.update(users).set({ totpConfirmedAt: sql`now()` }).where(eq(users.id, userId));
      return null;
    }
  }
  const secret = user.secret ? openSecret(user.secret, userId) : await newSecret(tx, userId);
  return needed(
    "Your practice requires two-factor authentication. Add this key to an authenticator app and enter its code.",
    {
      second_factor: "setup",
      otpauth_url: totp(secret, user.username).toString(),
    },
  );
}

/** Makes and stores a secret that counts for nothing until a code of it was entered. Returns it in base 32. */
export async function newSecret(tx: Tx, userId: string): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  await tx
    .update(users)
    .set({ totpSecret: sealSecret(secret, userId), totpConfirmedAt: null, totpLastStep: null })
    .where(eq(users.id, userId));
  return secret;
}

export const totp = (secret: string, username: string) =>
  new TOTP({ issuer: ISSUER, label: username, secret, period: PERIOD_SECONDS, digits: 6 });

/** True once per code: a code of this, the last or the next step, or an unused recovery code. */
export async function spendCode(
  tx: Tx,
  userId: string,
  secret: string | null,
  code: string,
): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, "").toLowerCase();
  if (/^\d{6}$/.test(typed)) {
    if (!secret) return false;
    const delta = totp(secret, "").validate({ token: typed, window: 1 });
    if (delta === null) return false;
    const step = Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + delta;
    const spent = await tx
      .update(users)
      .set({ totpLastStep: step })
      .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
      .returning({ id: users.id });
    return spent.length === 1;
  }
  const spent = await tx
    .update(users)
    .set({ recoveryCodeHashes: sql`${users.recoveryCodeHashes} - ${recoveryHash(userId, typed)}::text` })
    .where(and(eq(users.id, userId), sql`${users.recoveryCodeHashes} ? ${recoveryHash(userId, typed)}`))
    .returning({ id: users.id });
  if (spent.length === 1) await tellPerson(tx, userId, "recovery_code_used");
  return spent.length === 1;
}

const recoveryHash = (userId: string, code: string) =>
  createHash("sha256").update(`${userId}:${code}`).digest("base64url");

/** Ten codes of 49 random bits, shown once; stored hashed. */
export async function newRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, () => recoveryCode());
  await tx
    .update(users)
    .set({ recoveryCodeHashes: codes.map((code) => recoveryHash(userId, code.replace("-", ""))) })
    .where(eq(users.id, userId));
  return codes;
}

function recoveryCode(): string {
  const alphabet = "abcdefghjkmnpqrstvwxyz23456789";
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
