import { and, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { appealDecisions } from "@/db/schema/cases";
import { claims } from "@/db/schema/claims";
import { AppError, invalid } from "@/lib/core/errors";
import { type AppealRow, findAppeal } from "@/lib/domain/appeal/queries";
import type { Ctx } from "@/lib/domain/kernel/context";
import { practiceDay, practiceToday } from "@/lib/domain/practice/today";
import type { DecisionRow } from "./dto";
import { type DecisionValues, requireDecision } from "./rules";
import { type DecisionFields, DECISION_MESSAGES as SAYS } from "./schema";

/** The appeal that a decision is put to, held until the transaction ends. Throws VALIDATION. */
export async function answeredAppeal(tx: Tx, ctx: Ctx, appealId: string | null): Promise<AppealRow> {
  const appeal = appealId ? await findAppeal(tx, ctx, appealId, { forUpdate: true }) : null;
  if (!appeal) throw invalid({ appeal: [SAYS.chooseAppeal] });
  if (!appeal.sentAt) throw invalid({ appeal: [SAYS.notSent] });
  return appeal;
}

/** What a person says replaces what was read; the rest stays. */
export const valuesWith = (row: DecisionRow | null, input: DecisionFields): Settled => {
  const given = <T>(sent: T | undefined, known: T | undefined): T | null =>
    sent === undefined ? (known ?? null) : sent;
  return {
    outcome: given(input.outcome, row?.outcome ?? undefined),
    level: given(input.level, row?.level),
    decidedOn: given(input.decided_on, row?.decidedOn),
    receivedOn: given(input.received_on, row?.receivedOn),
    amountInDisputeCents: given(input.amount_in_dispute, row?.amountInDisputeCents),
    amountAllowedCents: given(input.amount_allowed, row?.amountAllowedCents),
    amountPaidCents: given(input.amount_paid, row?.amountPaidCents),
    paidOn: row?.paidOn ?? null,
    nextLevelDue: given(input.next_level_due, row?.nextLevelDue),
    reference: given(input.reference, row?.reference) ?? "",
    // A reason that was read keeps its place as long as its words stay.
    reasons: input.reasons
      ? input.reasons.map(
          (text) => row?.reasons.find((one) => one.text === text) ?? { text, page: null, quote: null },
        )
      : (row?.reasons ?? []),
  };
};
export type Settled = DecisionValues & Pick<DecisionRow, "level" | "reference" | "reasons">;

/** Throws VALIDATION for what can't be true of this appeal. */
export async function requireFitting(tx: Tx, ctx: Ctx, appeal: AppealRow, values: Settled): Promise<void> {
  const [claim] = appeal.claimId
    ? await tx
        .select({ charges: claims.totalCharges })
        .from(claims)
        .where(and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, appeal.claimId)))
    : [];
  const sentOn = await practiceDay(tx, ctx, appeal.sentAt ?? new Date());
  const today = await practiceToday(tx, ctx);
  requireDecision(values, { today, sentOn, chargesCents: claim?.charges ?? null });
}

/** The columns that a confirmed decision gets from whom it is confirmed by. */
export const confirmedBy = (ctx: Ctx, appeal: AppealRow, values: Settled) => ({
  ...values,
  appealId: appeal.id,
  claimId: appeal.claimId,
  state: "confirmed" as const,
  confirmedBy: ctx.actor.userId,
  confirmedAt: sql`clock_timestamp()`,
  updatedAt: sql`clock_timestamp()`,
});

/** An appeal stands where its latest confirmed decision put it. */
export async function keepOutcome(tx: Tx, ctx: Ctx, appealId: string): Promise<void> {
  const [latest] = await tx
    .select({ outcome: appealDecisions.outcome })
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
  await tx
    .update(appeals)
    .set({ outcome: latest?.outcome ?? null, updatedAt: new Date() })
    .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId)));
}

export function requireProposed({ state }: DecisionRow): void {
  if (state !== "proposed") throw new AppError("CONFLICT", SAYS.settled);
}
