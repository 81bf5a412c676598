import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { appealDecisions } from "@/db/schema/cases";
import { practices } from "@/db/schema/practices";
import {
  remittanceClaims,
  remittanceFiles,
  remittancePayments,
  X12_MEDIA_TYPE,
} from "@/db/schema/remittances";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { keepOutcome } from "./settle";

type Posted = typeof remittanceClaims.$inferSelect & { onPaper: boolean };
type Sent = { id: string; claimId: string | null; patientId: string | null; sentOn: string };

/**
 * Closes the appeals of claims that were paid after them, by what a payer's remittance says: "overturned, paid $412.00". The payment
 * itself decides nothing that a person has to confirm (docs/product.md, M4). Safe to start twice.
 */
export async function closePaidAppeals(ctx: Ctx, claimIds: readonly string[]): Promise<number> {
  if (claimIds.length === 0) return 0;
  return inContext(ctx, async (tx) => {
    const [posted, sent] = [await postedOf(tx, ctx, claimIds), await sentOf(tx, ctx, claimIds)];
    let closed = 0;
    for (const appeal of sent) {
      // A payment after the next level was sent is that level's.
      const later = sent.filter((one) => one.claimId === appeal.claimId && one.sentOn > appeal.sentOn);
      const until = later.map(({ sentOn }) => sentOn).sort()[0] ?? "9999-12-31";
      const since = posted.filter(
        ({ claimId, decidedOn }) =>
          claimId === appeal.claimId && decidedOn && decidedOn >= appeal.sentOn && decidedOn < until,
      );
      if (await close(tx, ctx, appeal, since)) closed += 1;
    }
    return closed;
  });
}

/** What was paid since: a correction takes back what its reversal names, so that only the gain is left. */
async function close(tx: Tx, ctx: Ctx, appeal: Sent, since: readonly Posted[]): Promise<boolean> {
  const gain = since.reduce((sum, { paid }) => sum + (paid ?? 0), 0);
  const last = since.filter(({ kind, paid }) => kind !== "reversal" && (paid ?? 0) > 0).at(-1);
  if (!last || gain <= 0) return false;
  const money = { amountPaidCents: gain, paidOn: last.decidedOn, remittanceClaimId: last.id };
  const [known] = await tx
    .select()
    .from(appealDecisions)
    .where(
      and(
        eq(appealDecisions.practiceId, ctx.practiceId),
        eq(appealDecisions.appealId, appeal.id),
        eq(appealDecisions.state, "confirmed"),
        inArray(appealDecisions.outcome, ["overturned", "partly_overturned"]),
      ),
    )
    .orderBy(sql`${appealDecisions.decidedOn} desc`)
    .limit(1)
    .for("update");
  if (known?.remittanceClaimId === last.id && known.amountPaidCents === gain) return false;
  const source = last.onPaper ? ("paper_eob" as const) : ("remittance" as const);
  const detail = { source, paid_cents: gain };
  if (known) {
    await tx
      .update(appealDecisions)
      .set({ ...money, updatedAt: new Date() })
      .where(and(eq(appealDecisions.practiceId, ctx.practiceId), eq(appealDecisions.id, known.id)));
    await audit(tx, ctx, {
      ...{ action: "update", entity: "decision", entityId: known.id, patientId: appeal.patientId },
      detail,
    });
    return true;
  }
  const [row] = await tx
    .insert(appealDecisions)
    .values({
      practiceId: ctx.practiceId,
      appealId: appeal.id,
      claimId: appeal.claimId,
      outcome: last.outcome === "not_denied" ? "overturned" : "partly_overturned",
      decidedOn: last.decidedOn,
      receivedOn: last.decidedOn,
      source,
      state: "confirmed",
      confirmedAt: new Date(),
      ...money,
    })
    .onConflictDoNothing()
    .returning({ id: appealDecisions.id });
  if (!row) return false;
  await keepOutcome(tx, ctx, appeal.id);
  await audit(tx, ctx, {
    ...{ action: "create", entity: "decision", entityId: row.id, patientId: appeal.patientId },
    detail,
  });
  return true;
}

async function postedOf(tx: Tx, ctx: Ctx, claimIds: readonly string[]): Promise<Posted[]> {
  const rows = await tx
    .select({ posted: remittanceClaims, mediaType: remittanceFiles.mediaType })
    .from(remittanceClaims)
    .innerJoin(
      remittancePayments,
      and(
        eq(remittancePayments.practiceId, remittanceClaims.practiceId),
        eq(remittancePayments.id, remittanceClaims.paymentId),
      ),
    )
    .innerJoin(
      remittanceFiles,
      and(
        eq(remittanceFiles.practiceId, remittancePayments.practiceId),
        eq(remittanceFiles.id, remittancePayments.fileId),
      ),
    )
    .where(
      and(
        eq(remittanceClaims.practiceId, ctx.practiceId),
        inArray(remittanceClaims.claimId, [...claimIds]),
        inArray(remittanceClaims.state, ["posted", "unchanged", "conflict"]),
      ),
    )
    .orderBy(remittanceClaims.decidedOn, remittanceClaims.createdAt, remittanceClaims.position);
  return rows.map(({ posted, mediaType }) => ({ ...posted, onPaper: mediaType !== X12_MEDIA_TYPE }));
}

const sentOf = (tx: Tx, ctx: Ctx, claimIds: readonly string[]): Promise<Sent[]> =>
  tx
    .select({
      id: appeals.id,
      claimId: appeals.claimId,
      patientId: appeals.patientId,
      sentOn: sql<string>`(${appeals.sentAt} at time zone ${practices.timeZone})::date::text`,
    })
    .from(appeals)
    .innerJoin(practices, eq(practices.id, appeals.practiceId))
    .where(
      and(
        eq(appeals.practiceId, ctx.practiceId),
        inArray(appeals.claimId, [...claimIds]),
        isNull(appeals.deletedAt),
        isNotNull(appeals.sentAt),
      ),
    )
    .orderBy(appeals.sentAt);
