import { and, eq, gt, sql } from "drizzle-orm";
import { type Database, type Tx, transact } from "@/db/client";
import { sessions, users } from "@/db/schema/users";
import { AppError } from "@/lib/core/errors";
import { auditAnonymous } from "@/lib/domain/kernel/audit";
import type { Origin } from "@/lib/domain/kernel/origin";
import { returnTry, type ThrottleName, takeTry } from "@/lib/domain/kernel/throttles";
import { deviceSecret, rememberDevice } from "./devices";
import { type Membership, membershipOf } from "./membership";
import { hashPassword, needsRehash, verifyNothing, verifyPassword } from "./passwords";
import { type Profile, type SignInInput, usernameKey } from "./schema";
import { checkSecondFactor, hasSecondFactor, type Proof } from "./second-factor";
import { type Carrier, openSession } from "./sessions";
import type { TokenPair } from "./tokens";

export type SignedIn = { tokens: TokenPair; user: Profile };
/** `device` is the secret that the browser keeps to be known again; null for programs. */
export type Begun = SignedIn & { device: string | null };

const wrong = () => new AppError("UNAUTHENTICATED", "Wrong username or password.");

/**
 * Checks a password (and the second factor where there is one) and begins a session. Tries are counted before the
 * password is looked at, and given back when it was right. A name that doesn't exist costs the same time and gets the
 * same answer. Throws UNAUTHENTICATED, RATE_LIMITED, FORBIDDEN for a deactivated member.
 */
export async function beginSession(
  db: Database,
  input: SignInInput,
  origin: Origin & { carrier: Carrier },
): Promise<Begun> {
  const key = usernameKey(input.username);
  await takeTry(db, "signInAddress", origin.address);
  const account = await findAccount(db, key, origin.address);
  const [name, subject] = guardFor(account?.knownAddress ?? false, key, origin.address);
  await takeTry(db, name, subject);
  const right = account
    ? await verifyPassword(account.passwordHash, input.password)
    : await verifyNothing(input.password);
  if (!account || !right) {
    await recordRefusal(db, account?.id ?? null, origin);
    throw wrong();
  }
  const rehashed = needsRehash(account.passwordHash) ? await hashPassword(input.password) : null;
  // Counted outside the transaction: one that waits for a second connection can starve the pool.
  const proves = Boolean(input.code || input.passkey);
  if (proves) await takeTry(db, "secondFactor", account.id);
  const outcome = await begin(db, account.id, rehashed, input, origin);
  await returnTry(db, name, subject);
  await returnTry(db, "signInAddress", origin.address);
  if (outcome instanceof AppError) throw outcome;
  if (proves) await returnTry(db, "secondFactor", account.id);
  return outcome;
}

/**
 * From an address that signed in before, tries count per account and address, so that a stranger's guesses elsewhere
 * don't keep the right person out. From anywhere else all tries on the account share one counter.
 */
function guardFor(knownAddress: boolean, key: string, address: string): [ThrottleName, string] {
  return knownAddress ? ["signInPair", `${key}\n${address}`] : ["signInAccount", key];
}

async function findAccount(db: Database, key: string, address: string) {
  const recent = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, users.id),
        eq(sessions.address, address),
        gt(sessions.createdAt, sql`now() - interval '30 days'`),
      ),
    );
  const [account] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      knownAddress: sql<boolean>`exists ${recent}`,
    })
    .from(users)
    .where(eq(users.usernameKey, key));
  return account;
}

async function recordRefusal(db: Database, userId: string | null, origin: Origin): Promise<void> {
  await transact(db, async (tx) => {
    // Looked up for an unknown name as well, so that both take the same time.
    const member = await membershipOf(tx, userId ?? crypto.randomUUID());
    await auditAnonymous(
      tx,
      { ...origin, practiceId: member?.practiceId ?? null, actorId: userId },
      { action: "sign_in", entity: "session", result: "refused" },
    );
  });
}

/** Refusals after the right password come back as values: what they counted or wrote must be committed. */
async function begin(
  db: Database,
  userId: string,
  rehashed: string | null,
  input: SignInInput,
  origin: Origin & { carrier: Carrier },
): Promise<Begun | AppError> {
  return transact(db, async (tx) => {
    const member = await membershipOf(tx, userId);
    const refusal = await refusalOf(tx, userId, member, input);
    if (refusal || !member) {
      await auditAnonymous(
        tx,
        { ...origin, practiceId: member?.practiceId ?? null, actorId: userId },
        { action: "sign_in", entity: "session", result: "refused", detail: { password: "right" } },
      );
      return refusal ?? wrong();
    }
    if (rehashed) await tx.update(users).set({ passwordHash: rehashed }).where(eq(users.id, userId));
    return startSession(tx, userId, member, origin);
  });
}

/** Opens the session of somebody who proved who they are, records it, and remembers the device. */
export async function startSession(
  tx: Tx,
  userId: string,
  member: Membership,
  origin: Origin & { carrier: Carrier },
  detail: Record<string, string> = {},
): Promise<Begun> {
  const { carrier, userAgent } = origin;
  const { tokens, sessionId } = await openSession(
    tx,
    { userId, practiceId: member.practiceId, carrier },
    origin,
  );
  await auditAnonymous(
    tx,
    { ...origin, practiceId: member.practiceId, actorId: userId },
    { action: "sign_in", entity: "session", entityId: sessionId, detail },
  );
  const device = carrier === "browser" ? deviceSecret(origin.device) : null;
  await rememberDevice(tx, { userId, sessionId, carrier, secret: device, userAgent });
  return { tokens, user: await profileOf(tx, userId, member), device };
}

async function refusalOf(
  tx: Tx,
  userId: string,
  member: Membership | null,
  proof: Proof,
): Promise<AppError | null> {
  if (!member?.active) return deactivated();
  return checkSecondFactor(tx, userId, member, proof);
}

export const deactivated = () =>
  new AppError("FORBIDDEN", "This account has been deactivated. Please ask the owner of your practice.");

export async function profileOf(tx: Tx, userId: string, member: Membership): Promise<Profile> {
  const [user] = await tx
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      firstName: users.firstName,
      lastName: users.lastName,
      npi: users.npi,
      tin: users.tin,
      organization: users.organization,
      authenticator: sql<boolean>`${users.totpConfirmedAt} is not null`,
      secondFactor: hasSecondFactor,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new AppError("NOT_FOUND", "Not found.");
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    email_verified: user.emailVerifiedAt !== null,
    first_name: user.firstName,
    last_name: user.lastName,
    npi: user.npi,
    tin: user.tin,
    organization: user.organization,
    role: member.role,
    is_owner: member.isOwner,
    second_factor: user.secondFactor,
    authenticator: user.authenticator,
  };
}
