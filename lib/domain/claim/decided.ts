import { and, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { appealDecisions } from "@/db/schema/cases";
import type { Decided } from "@/lib/domain/clocks/clocks";
import type { Ctx } from "@/lib/domain/kernel/context";

/** How the payer answered an appeal, by the latest answer that was confirmed; null while there is none. */
export async function decidedOf(tx: Tx, ctx: Ctx, appealId: string): Promise<Decided | null> {
  const [row] = await tx
    .select({
      outcome: appealDecisions.outcome,
      on: appealDecisions.decidedOn,
      level: appealDecisions.level,
      due: appealDecisions.nextLevelDue,
      source: appealDecisions.source,
      paidCents: appealDecisions.amountPaidCents,
      paidOn: appealDecisions.paidOn,
      followed: sql<boolean>`exists (select 1 from ${appeals} next where next.practice_id = ${ctx.practiceId}
        and next.follows_appeal_id = ${appealId} and next.deleted_at is null)`,
    })
    .from(appealDecisions)
    .where(
      and(
        eq(appealDecisions.practiceId, ctx.practiceId),
        eq(appealDecisions.appealId, appealId),
        eq(appealDecisions.state, "confirmed"),
      ),
    )
    .orderBy(desc(appealDecisions.decidedOn), desc(appealDecisions.confirmedAt))
    .limit(1);
  if (!row?.outcome || !row.on) return null;
  const { outcome, on, level, due, source, paidCents, paidOn, followed } = row;
  const paid = paidOn !== null && (paidCents ?? 0) > 0;
  return { outcome, on, level, due, basis: source === "letter" ? "letter" : "person", paid, followed };
}

/** The last day for a next level, as the decision before it says. */
export async function dueAfter(tx: Tx, ctx: Ctx, followsAppealId: string | null): Promise<Decided | null> {
  return followsAppealId ? decidedOf(tx, ctx, followsAppealId) : null;
}
