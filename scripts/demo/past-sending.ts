import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { actionItems } from "@/db/schema/action-items";
import { appealDecisions, deliveryReceipts } from "@/db/schema/cases";
import { claimLineItems, claims } from "@/db/schema/claims";
import { deliveries } from "@/db/schema/letters";
import { shiftDays } from "@/lib/core/dates";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { DeniedClaim } from "./claims";
import type { Answer, Story } from "./past-stories";
import { UPHELD_BECAUSE } from "./past-stories";

/** A moment of a day. */
export const at = (day: string, time: string) => new Date(`${day}T${time}:00Z`);

/** The payer's paper is in the mail for a few days, and the money follows it. */
export const MAIL_DAYS = 3;
const PAID_AFTER = 8;
const NEXT_LEVEL_DAYS = 60;

export type Sending = {
  claim: DeniedClaim;
  level: "first" | "second" | "external";
  sentOn: string | null;
  method: Story["method"];
  answers: readonly Answer[];
  follows: string | null;
};

/** The sending with its receipts, and what the payer answered. */
export async function addSending(
  tx: Tx,
  ctx: Ctx,
  sending: Sending & { sentOn: string },
  appealId: string,
  exportId: string,
  pages: number,
): Promise<void> {
  const { claim, sentOn, method, answers } = sending;
  const { practiceId } = ctx;
  const byService = method === "fax" || method === "email";
  const reference = byService
    ? `demo-${appealId.slice(0, 8)}`
    : `7022 0410 0000 ${appealId.replaceAll(/\D/g, "").slice(0, 4)}`;
  const [delivery] = await tx
    .insert(deliveries)
    .values({
      practiceId,
      appealId,
      exportId,
      method,
      recipient:
        method === "fax"
          ? claim.payer.fax
          : method === "email"
            ? claim.payer.email
            : claim.payer.addressLines.join(", "),
      state: "sent",
      provider: byService ? "outbox" : "person",
      providerReference: reference,
      attempts: byService ? 1 : 0,
      approvedBy: ctx.actor.userId,
      createdAt: at(sentOn, "16:38"),
      updatedAt: at(sentOn, "16:44"),
      sentAt: at(sentOn, "16:40"),
      callStartedAt: byService ? at(sentOn, "16:39") : null,
    })
    .returning({ id: deliveries.id });
  if (!delivery) throw new Error("the demo's sending was not kept");
  const receipt = { practiceId, deliveryId: delivery.id, reference };
  await tx.insert(deliveryReceipts).values(
    byService
      ? [
          { ...receipt, kind: "accepted", happenedAt: at(sentOn, "16:40"), eventId: `${reference}-1` },
          {
            ...receipt,
            kind: "delivered",
            happenedAt: at(sentOn, "16:44"),
            eventId: `${reference}-2`,
            // Only a fax service counts pages.
            pages: method === "fax" ? pages : null,
          },
        ]
      : [
          {
            ...receipt,
            kind: "by_hand",
            happenedAt: at(shiftDays(sentOn, MAIL_DAYS), "14:10"),
            note: "Certified mail; the return receipt is in the binder.",
            createdBy: ctx.actor.userId,
          },
        ],
  );
  await finishWork(tx, ctx, claim, sentOn);
  for (const answer of answers) await addAnswer(tx, ctx, sending, answer, appealId);
}

/** The denial was looked at and the appeal filed: nothing is left to do about either. */
async function finishWork(tx: Tx, ctx: Ctx, { row }: DeniedClaim, sentOn: string): Promise<void> {
  const done = at(sentOn, "16:45");
  await tx
    .update(actionItems)
    .set({ status: "completed", completedAt: done, completedBy: ctx.actor.userId, updatedAt: done })
    .where(
      and(
        eq(actionItems.practiceId, ctx.practiceId),
        eq(actionItems.claimId, row.id),
        inArray(actionItems.status, ["pending", "in_progress", "dismissed"]),
      ),
    );
}

async function addAnswer(
  tx: Tx,
  ctx: Ctx,
  { claim, level, sentOn }: Sending & { sentOn: string },
  { outcome, after, share }: Answer,
  appealId: string,
): Promise<void> {
  const { row, denial, lines } = claim;
  const decidedOn = shiftDays(sentOn, after);
  const receivedOn = shiftDays(decidedOn, MAIL_DAYS);
  const paidOn = shiftDays(decidedOn, PAID_AFTER);
  const kept = share ? lines.slice(0, Math.ceil(lines.length * share)) : [];
  const paid = kept.map((line) => ({ ...line, ...amountsOf(line.totalCharge ?? 0) }));
  const sum = (of: "allowed" | "paid") => paid.reduce((total, line) => total + line[of], 0);
  const because = UPHELD_BECAUSE[denial.category];
  await tx.insert(appealDecisions).values({
    practiceId: ctx.practiceId,
    appealId,
    claimId: row.id,
    outcome,
    level,
    decidedOn,
    receivedOn,
    amountInDisputeCents: row.totalCharges ?? null,
    amountAllowedCents: share ? sum("allowed") : null,
    amountPaidCents: share ? sum("paid") : null,
    paidOn: share ? paidOn : null,
    reasons: outcome === "upheld" && because ? [{ text: because, page: 1, quote: because }] : [],
    reference: `D-${appealId.slice(0, 6).toUpperCase()}`,
    nextLevelDue: outcome === "upheld" ? shiftDays(decidedOn, NEXT_LEVEL_DAYS) : null,
    source: "person",
    state: "confirmed",
    createdBy: ctx.actor.userId,
    confirmedBy: ctx.actor.userId,
    confirmedAt: at(receivedOn, "17:15"),
    createdAt: at(receivedOn, "17:10"),
    updatedAt: at(receivedOn, "17:15"),
  });
  if (!share) return;
  for (const { id, allowed, paid: amount } of paid)
    await tx
      .update(claimLineItems)
      .set({ allowedAmount: allowed, insurancePaid: amount, deniedAmount: null, status: "PAID" })
      .where(and(eq(claimLineItems.practiceId, ctx.practiceId), eq(claimLineItems.id, id ?? "")));
  await tx
    .update(claims)
    .set({
      status: kept.length === lines.length ? "paid" : "partially_paid",
      totalAllowed: sum("allowed"),
      totalPaid: sum("paid"),
      patientResponsibility: sum("allowed") - sum("paid"),
      dateProcessed: paidOn,
      updatedAt: at(paidOn, "20:15"),
    })
    .where(and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, row.id)));
}

/** As the demo's paid claims have it. */
function amountsOf(charge: number) {
  const allowed = Math.round(charge * 0.68);
  return { allowed, paid: Math.round(allowed * 0.8) };
}
