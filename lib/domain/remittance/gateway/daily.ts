import { and, eq, gt, sql } from "drizzle-orm";
import { type Database, transact } from "@/db/client";
import { claimRefreshes } from "@/db/schema/claims";
import { shiftDays } from "@/lib/core/dates";
import { log } from "@/lib/core/log";
import { membershipOf } from "@/lib/domain/account/membership";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import type { Origin } from "@/lib/domain/kernel/origin";
import { practiceNumbers } from "@/lib/domain/practice/numbers";
import { practiceToday } from "@/lib/domain/practice/today";
import { emit } from "@/lib/events";
import { DAYS_BACK } from "./schema";
import { ALL_PAYERS } from "./scope";

/** After a sign-in. A fault here is logged: it must keep nobody out. */
export async function refreshAfterSignIn(db: Database, userId: string, origin: Origin): Promise<void> {
  try {
    const member = await transact(db, (tx) => membershipOf(tx, userId));
    if (!member?.active) return;
    await requestDailyRefresh({
      db,
      practiceId: member.practiceId,
      requestId: origin.requestId,
      actor: {
        kind: "user",
        userId,
        role: member.role,
        isOwner: member.isOwner,
        emailVerified: false,
        sessionId: null,
        address: origin.address,
      },
    });
  } catch (error) {
    log.error({ err: error }, "the daily refresh could not be asked for");
  }
}

/**
 * What a sign-in asks for: news of every payer, at most once in 24 hours a practice, and only where a tax id is on a
 * profile. Answers whether it asked.
 */
export async function requestDailyRefresh(ctx: Ctx): Promise<boolean> {
  return inContext(ctx, async (tx) => {
    const { tins } = await practiceNumbers(tx, ctx);
    if (tins.size === 0) return false;
    // Two sign-ins at once must not both find nothing.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`daily-refresh:${ctx.practiceId}`}, 0))`,
    );
    const [recent] = await tx
      .select({ id: claimRefreshes.id })
      .from(claimRefreshes)
      .where(
        and(
          eq(claimRefreshes.practiceId, ctx.practiceId),
          gt(claimRefreshes.createdAt, sql`now() - interval '24 hours'`),
        ),
      )
      .limit(1);
    if (recent) return false;
    const today = await practiceToday(tx, ctx);
    const [row] = await tx
      .insert(claimRefreshes)
      .values({
        practiceId: ctx.practiceId,
        payerId: ALL_PAYERS,
        startDate: shiftDays(today, -DAYS_BACK.fallback),
        endDate: today,
        requestedBy: ctx.actor.userId,
      })
      .returning({ id: claimRefreshes.id });
    if (!row) throw new Error("insert returned no row");
    const { practiceId, actor } = ctx;
    await emit(
      tx,
      "payer/refresh.requested",
      { practiceId, userId: actor.userId, refreshId: row.id },
      row.id,
    );
    await audit(tx, ctx, {
      action: "create",
      entity: "claim_refresh",
      entityId: row.id,
      detail: { payer: ALL_PAYERS },
    });
    return true;
  });
}
