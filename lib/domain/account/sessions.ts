import { and, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { type Database, inPractice, type Tx, transact } from "@/db/client";
import { accessTokens, refreshTokens, sessions } from "@/db/schema/users";
import { AppError } from "@/lib/core/errors";
import type { PracticeId } from "@/lib/core/ids";
import { auditAnonymous } from "@/lib/domain/kernel/audit";
import type { Origin } from "@/lib/domain/kernel/origin";
import { forgetOldDevices } from "./devices";
import { clearOldChallenges } from "./passkey/challenges";
import { hashToken, isRefreshToken, newPair, openPair, sealPair, type TokenPair } from "./tokens";

export type Carrier = "browser" | "bearer";

const ACCESS_SECONDS = 15 * 60;
export const IDLE_SECONDS = 30 * 60;
const ABSOLUTE_SECONDS = 12 * 3600;
/** How long a spent refresh token still answers with its successor (a second tab, a retry). */
const GRACE_SECONDS = 10;

const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;
const ago = (seconds: number): SQL => sql`now() - make_interval(secs => ${seconds})`;

/** Begins a session. Its identifiers are new whatever the caller held before. */
export async function openSession(
  tx: Tx,
  owner: { userId: string; practiceId: PracticeId; carrier: Carrier },
  origin: Origin,
): Promise<{ tokens: TokenPair; sessionId: string }> {
  const [session] = await tx
    .insert(sessions)
    .values({
      userId: owner.userId,
      memberPracticeId: owner.practiceId,
      carrier: owner.carrier,
      userAgent: origin.userAgent,
      address: origin.address,
      expiresAt: inSeconds(ABSOLUTE_SECONDS),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error("session not stored");
  const tokens = newPair();
  await storePair(tx, session.id, tokens);
  return { tokens, sessionId: session.id };
}

async function storePair(tx: Tx, sessionId: string, pair: TokenPair): Promise<void> {
  // No token outlives its session.
  const absolute = sql`(select expires_at from sessions where id = ${sessionId})`;
  await tx.insert(accessTokens).values({
    tokenHash: hashToken(pair.access),
    sessionId,
    expiresAt: sql`least(${inSeconds(ACCESS_SECONDS)}, ${absolute})`,
  });
  await tx
    .insert(refreshTokens)
    .values({ tokenHash: hashToken(pair.refresh), sessionId, expiresAt: absolute });
}

const signInAgain = () => new AppError("UNAUTHENTICATED", "Your session has ended. Please sign in again.");

/**
 * Exchanges a refresh token for a new pair, once. The row lock lines parallel callers up: the first writes the
 * successor, the others get the same one during the grace. Later use of a spent token is taken for theft and ends
 * the session. `quiet` calls don't count as activity. Throws UNAUTHENTICATED.
 */
export async function refreshSession(
  db: Database,
  raw: string,
  call: Origin & { carrier: Carrier; quiet: boolean },
): Promise<TokenPair> {
  if (!isRefreshToken(raw)) throw signInAgain();
  const pair = await transact(db, async (tx) => {
    const token = await lockToken(tx, raw, call.carrier);
    if (!token) return null;
    if (token.usedAt === null) return rotate(tx, raw, token, call.quiet);
    if (token.inGrace && token.successor) return openPair(token.successor, raw);
    await reportTheft(tx, token, call);
    return null;
  });
  if (!pair) throw signInAgain();
  return pair;
}

type LockedToken = {
  sessionId: string;
  userId: string;
  practiceId: PracticeId;
  usedAt: Date | null;
  successor: string | null;
  inGrace: boolean;
};

async function lockToken(tx: Tx, raw: string, carrier: Carrier): Promise<LockedToken | undefined> {
  const [row] = await tx
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      practiceId: sessions.memberPracticeId,
      usedAt: refreshTokens.usedAt,
      successor: refreshTokens.successor,
      // Not now(): a caller that waited for the lock began before the token was used.
      inGrace: sql<boolean>`coalesce(${refreshTokens.usedAt} > clock_timestamp() - make_interval(secs => ${GRACE_SECONDS}), false)`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(
      and(
        eq(refreshTokens.tokenHash, hashToken(raw)),
        gt(refreshTokens.expiresAt, sql`now()`),
        eq(sessions.carrier, carrier),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.lastUsedAt, ago(IDLE_SECONDS)),
      ),
    )
    .for("update", { of: refreshTokens });
  return row;
}

async function rotate(tx: Tx, raw: string, token: LockedToken, quiet: boolean): Promise<TokenPair | null> {
  if (!(await isActiveMember(tx, token))) return null;
  const pair = newPair();
  await storePair(tx, token.sessionId, pair);
  await tx
    .update(refreshTokens)
    .set({ usedAt: sql`clock_timestamp()`, successor: sealPair(pair, raw) })
    .where(eq(refreshTokens.tokenHash, hashToken(raw)));
  if (!quiet)
    await tx.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, token.sessionId));
  return pair;
}

async function isActiveMember(tx: Tx, token: { userId: string; practiceId: PracticeId }): Promise<boolean> {
  await tx.execute(sql`select set_config('app.practice_id', ${token.practiceId}, true),
                              set_config('app.user_id', ${token.userId}, true)`);
  const rows = await tx.execute(sql`
    select 1 from members m
      join practices p on p.id = m.practice_id
      join users u on u.id = m.user_id
     where m.user_id = ${token.userId} and m.practice_id = ${token.practiceId} and m.deactivated_at is null
       and (not p.require_second_factor or u.totp_confirmed_at is not null
            or exists (select 1 from passkeys k where k.user_id = u.id and k.blocked_at is null))`);
  return rows.length > 0;
}

async function reportTheft(tx: Tx, token: LockedToken, call: Origin): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedReason: "refresh token used twice" })
    .where(eq(sessions.id, token.sessionId));
  await tx.execute(sql`select set_config('app.practice_id', ${token.practiceId}, true)`);
  await auditAnonymous(
    tx,
    { ...call, practiceId: token.practiceId, actorId: token.userId },
    { action: "refresh_token", entity: "session", entityId: token.sessionId, result: "refused" },
  );
}

/** Ends the session that a token (of either kind) belongs to. Nothing happens for a token that is not ours. */
export async function endSessionOf(db: Database, raw: string, origin: Origin): Promise<void> {
  const hash = hashToken(raw);
  const [session] = await db
    .select({ id: sessions.id, userId: sessions.userId, practiceId: sessions.memberPracticeId })
    .from(sessions)
    .where(
      sql`${sessions.revokedAt} is null and ${sessions.id} in (
        select session_id from access_tokens where token_hash = ${hash}
        union all select session_id from refresh_tokens where token_hash = ${hash})`,
    );
  if (!session) return;
  await inPractice(db, session, async (tx) => {
    await tx
      .update(sessions)
      .set({ revokedAt: sql`now()`, revokedReason: "signed out" })
      .where(eq(sessions.id, session.id));
    await auditAnonymous(
      tx,
      { ...origin, practiceId: session.practiceId, actorId: session.userId },
      { action: "sign_out", entity: "session", entityId: session.id },
    );
  });
}

/** Ends a person's sessions, all or all but one. Returns how many. */
export async function endSessions(
  tx: Tx,
  userId: string,
  reason: string,
  keep: string | null = null,
): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedReason: reason })
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), keep ? ne(sessions.id, keep) : undefined),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

/** Removes tokens and sessions that ended more than a month ago; called by the worker's sweep. */
export async function clearOldSessions(db: Database): Promise<void> {
  await db.execute(sql`delete from access_tokens where expires_at < now() - interval '1 day'`);
  await db.execute(sql`delete from sessions where expires_at < now() - interval '30 days'`);
  await forgetOldDevices(db);
  await clearOldChallenges(db);
}
