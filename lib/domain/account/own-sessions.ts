import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { sessions } from "@/db/schema/users";
import { notFound } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import type { OwnSession } from "./schema";
import { endSessions, IDLE_SECONDS } from "./sessions";

/** The actor's live sessions, last used first. */
export async function listOwnSessions(ctx: Ctx): Promise<OwnSession[]> {
  return inContext(ctx, async (tx) => {
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
    return rows.map((row) => ({
      id: row.id,
      kind: row.carrier,
      device: deviceOf(row.userAgent),
      address: row.address === "direct" ? "" : row.address,
      signed_in_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      current: row.id === ctx.actor.sessionId,
    }));
  });
}

/** "Chrome on Windows"; the header itself where it says nothing known. */
function deviceOf(userAgent: string): string {
  const browser = /Edg\//.test(userAgent)
    ? "Edge"
    : /Firefox\//.test(userAgent)
      ? "Firefox"
      : /Chrome\//.test(userAgent)
        ? "Chrome"
        : /Safari\//.test(userAgent)
          ? "Safari"
          : null;
  const system = /Windows/.test(userAgent)
    ? "Windows"
    : /iPhone|iPad/.test(userAgent)
      ? "iOS"
      : /Android/.test(userAgent)
        ? "Android"
        : /Mac OS X/.test(userAgent)
          ? "macOS"
          : /Linux/.test(userAgent)
            ? "Linux"
            : null;
  if (browser && system) return `${browser} on ${system}`;
  return userAgent.slice(0, 60) || "Unknown device";
}

/** Ends one of the actor's sessions. Throws NOT_FOUND for any other. */
export async function endOwnSession(ctx: Ctx, sessionId: string): Promise<void> {
  await inContext(ctx, async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: sql`now()`, revokedReason: "ended by its person" })
      .where(
        and(eq(sessions.id, sessionId), eq(sessions.userId, ctx.actor.userId), isNull(sessions.revokedAt)),
      )
      .returning({ id: sessions.id });
    if (ended.length === 0) throw notFound();
    await audit(tx, ctx, { action: "revoke_sessions", entity: "session", entityId: sessionId });
  });
}

/** Signs the actor out everywhere, this session included. */
export async function endAllOwnSessions(ctx: Ctx): Promise<void> {
  await inContext(ctx, async (tx) => {
    const count = await endSessions(tx, ctx.actor.userId, "signed out everywhere");
    await audit(tx, ctx, { action: "revoke_sessions", entity: "session", detail: { count } });
  });
}
