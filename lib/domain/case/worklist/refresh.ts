import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { worklistItems } from "@/db/schema/worklist";
import type { DenialCategory } from "@/lib/core/enums";
import { centsOf } from "@/lib/core/money";
import type { DeniedLine, PaperKind } from "@/lib/core/notice";
import { clocksOfAppeal } from "@/lib/domain/appeal/clocks";
import { appealDocumentRows } from "@/lib/domain/appeal/documents/links";
import { findAppeal } from "@/lib/domain/appeal/queries";
import { adviceOnAppeal } from "@/lib/domain/claim/appeal-advice";
import { loadClaim } from "@/lib/domain/claim/queries";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { Ctx } from "@/lib/domain/kernel/context";
import { isInPart } from "@/lib/domain/letter/facts/appeal-facts";
import { disputedAmount } from "@/lib/domain/letter/facts/facts";
import { practiceToday } from "@/lib/domain/practice/today";
import { disputedAmong } from "@/lib/domain/reading/paper/kind-groups";
import { closedOn } from "./closed-on";
import { joinWithClaims } from "./join";
import { placeOf } from "./place";

type Stale = Pick<typeof worklistItems.$inferSelect, "id" | "claimId" | "appealId">;

/** Reads the move and the dates of up to `most` cases anew, the most urgent first, and answers how many it read. */
export async function refreshStale(tx: Tx, ctx: Ctx, most: number): Promise<number> {
  const stale = await tx
    .select({ id: worklistItems.id, claimId: worklistItems.claimId, appealId: worklistItems.appealId })
    .from(worklistItems)
    .where(and(eq(worklistItems.practiceId, ctx.practiceId), worklistItems.stale))
    .orderBy(asc(worklistItems.rank))
    .limit(most)
    .for("update", { skipLocked: true });
  if (stale.length === 0) return 0;
  // One after the other: a case that is found to be its claim's is no case of its own any more.
  const joined = await joinWithClaims(tx, ctx, stale);
  const today = await practiceToday(tx, ctx);
  const left = stale.filter(({ appealId }) => !appealId || !joined.has(appealId));
  await Promise.all(left.map((item) => refreshItem(tx, ctx, item, today)));
  return stale.length;
}

async function refreshItem(tx: Tx, ctx: Ctx, item: Stale, today: string): Promise<void> {
  const found = item.claimId
    ? await ofClaim(tx, ctx, item.claimId, today)
    : await ofAppeal(tx, ctx, item.appealId ?? "", today);
  if (!found) return;
  const { openedOn, ...read } = found;
  await tx
    .update(worklistItems)
    .set({ ...read, stale: false, ...(openedOn && { openedOn, ...reopenedBy(openedOn) }) })
    .where(and(eq(worklistItems.practiceId, ctx.practiceId), eq(worklistItems.id, item.id)));
}

/** A denial that came after a person closed the case opens it again. */
const reopenedBy = (openedOn: string) => {
  const isNew = sql`${closedOn} < ${openedOn}::date`;
  return {
    closedAt: sql`case when ${isNew} then null else ${worklistItems.closedAt} end`,
    closedBy: sql`case when ${isNew} then null else ${worklistItems.closedBy} end`,
    closeReason: sql`case when ${isNew} then '' else ${worklistItems.closeReason} end`,
  };
};

const PAID: readonly ClaimDto["status"][] = ["paid", "approved"];

async function ofClaim(tx: Tx, ctx: Ctx, claimId: string, today: string) {
  const claim = await loadClaim(tx, ctx, claimId);
  const { advice = null, clocks = [], status, denial_details: denial } = claim;
  const sent = await lastSent(tx, ctx, claimId);
  // A claim that was sent again has no denial of its own; what was sent for it still waits for an answer.
  const beside =
    clocks.length === 0 && sent && !PAID.includes(status) ? await ofAppeal(tx, ctx, sent.id, today) : null;
  const place = placeOf({
    advice,
    clocks,
    rejected: status === "rejected",
    outcome: sent?.outcome ?? null,
    today,
  });
  const openedOn = denial && !denial.historical ? denial.denial_date : null;
  return {
    ...(beside ?? place),
    openedOn,
    category: (denial?.denial_category ?? null) as DenialCategory | null,
    amount: atStake(claim),
  };
}

async function ofAppeal(tx: Tx, ctx: Ctx, appealId: string, today: string) {
  const appeal = await findAppeal(tx, ctx, appealId);
  if (!appeal) return null;
  const files = await appealDocumentRows(tx, ctx, [appealId]);
  const advice = await adviceOnAppeal(tx, ctx, appeal, files);
  const clocks = await clocksOfAppeal(tx, ctx, appeal, { files, advice });
  const outcome = appeal.status === "sent" ? appeal.outcome : null;
  const denial = disputedAmong(files);
  return {
    ...placeOf({ advice, clocks, rejected: false, outcome, today }),
    category: (appeal.facts.denial_category?.value ?? null) as DenialCategory | null,
    amount: advice?.move === "none" ? 0 : centsAtStake(appeal.facts.billed_amount?.value, denial),
    openedOn: appeal.facts.notice_date?.value ?? null,
  };
}

/** Of a claim that was paid in part only what was denied, where the notice tells its lines apart. */
function centsAtStake(
  billed = "",
  denial?: { kind: PaperKind | null; deniedLines: readonly DeniedLine[] },
): number {
  const amount = (isInPart(denial) && disputedAmount(denial?.deniedLines)) || billed;
  return /^\d+(\.\d{1,2})?$/.test(amount) ? centsOf(amount) : 0;
}

async function lastSent(tx: Tx, ctx: Ctx, claimId: string) {
  const [sent] = await tx
    .select({ id: appeals.id, outcome: appeals.outcome })
    .from(appeals)
    .where(
      and(
        eq(appeals.practiceId, ctx.practiceId),
        eq(appeals.claimId, claimId),
        isNull(appeals.deletedAt),
        isNotNull(appeals.sentAt),
      ),
    )
    .orderBy(desc(appeals.sentAt))
    .limit(1);
  return sent ?? null;
}

/** What a claim could still bring, in cents: of one that was paid in part, what its lines were denied. */
function atStake({ status, total_charges, total_paid_amount, line_items }: ClaimDto): number {
  const cents = (amount: string | null) => (amount === null ? 0 : centsOf(amount));
  if (status === "partially_paid") {
    return line_items.reduce((sum, { denied_amount }) => sum + cents(denied_amount), 0);
  }
  return Math.max(cents(total_charges) - cents(total_paid_amount), 0);
}
