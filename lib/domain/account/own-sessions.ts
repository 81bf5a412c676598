import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { sessions } from "@/db/schema/users";
import { notFound } from "@/lib/core/errors";
import { pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { endedAnswer, idleAnswer, ownSessionAnswer } from "./answers";
import { deviceName } from "./devices";
import { endSessions, IDLE_SECONDS } from "./sessions";

/** The actor's live sessions, last used first. */
export const listOwnSessions = operation(
  {
    name: "listOwnSessions",
    access: "user",
    answer: pageAnswer(ownSessionAnswer),
    summary: "List where you are signed in",
  },
  async (ctx, _input, tx) => {
    const rows = await tx
      .select({
        id: sessions.id,
        carrier: sessions.carrier,
        userAgent: sessions.userAgent,
        address: sessions.address,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, ctx.actor.userId),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, sql`now()`),
          gt(sessions.lastUsedAt, sql`now() - make_interval(secs => ${IDLE_SECONDS})`),
        ),
      )
      .orderBy(desc(sessions.lastUsedAt));
    await audit(tx, ctx, { action: "list", entity: "session", detail: { count: rows.length } });
    const results = rows.map((row) => ({
      id: row.id,
      kind: row.carrier,
      device: deviceName(row.userAgent),
      address: row.address === "direct" ? "" : row.address,
      signed_in_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      current: row.id === ctx.actor.sessionId,
    }));
    return { count: results.length, next: null, previous: null, results };
  },
);

/** Ends one of the actor's sessions. Throws NOT_FOUND for any other. */
export const endOwnSession = operation(
  {
    name: "endOwnSession",
    access: "user",
    input: z.object({ id: z.uuid() }),
    summary: "Sign out one session",
  },
  async (ctx, { id: sessionId }, tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: sql`now()`, revokedReason: "ended by its person" })
      .where(
        and(eq(sessions.id, sessionId), eq(sessions.userId, ctx.actor.userId), isNull(sessions.revokedAt)),
      )
      .returning({ id: sessions.id });
    if (ended.length === 0) throw notFound();
    await audit(tx, ctx, { action: "revoke_sessions", entity: "session", entityId: sessionId });
  },
);

/** Ends every session of the actor but the one that asks. */
export const endOtherOwnSessions = operation(
  {
    name: "endOtherOwnSessions",
    access: "user",
    answer: endedAnswer,
    summary: "Sign out everywhere else",
  },
  async (ctx, _input, tx) => {
    const ended = await endSessions(tx, ctx.actor.userId, "signed out elsewhere", ctx.actor.sessionId);
    await audit(tx, ctx, { action: "revoke_sessions", entity: "session", detail: { count: ended } });
    return { ended };
  },
);

/** Signs the actor out everywhere, this session included. */
export const endAllOwnSessions = operation(
  { name: "endAllOwnSessions", access: "user", summary: "Sign out everywhere" },
  async (ctx, _input, tx) => {
    const count = await endSessions(tx, ctx.actor.userId, "signed out everywhere");
    await audit(tx, ctx, { action: "revoke_sessions", entity: "session", detail: { count } });
  },
);

/** Asked by the app shell when the person is active on a page that calls nothing: being asked is what keeps the session. */
export const keepSession = operation(
  {
    name: "keepSession",
    access: "user",
    answer: idleAnswer,
    summary: "Keep the session from idling out",
    transaction: false,
  },
  async () => ({ idle_seconds: IDLE_SECONDS }),
);
