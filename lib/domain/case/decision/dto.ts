import { and, desc, eq, isNull, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { appealDecisions } from "@/db/schema/cases";
import { documents } from "@/db/schema/documents";
import {
  remittanceClaims,
  remittanceFiles,
  remittancePayments,
  X12_MEDIA_TYPE,
} from "@/db/schema/remittances";
import { notFound } from "@/lib/core/errors";
import { amountOf } from "@/lib/core/money";
import type { Ctx } from "@/lib/domain/kernel/context";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { decisionSummary } from "./labels";
import { DECISION_MESSAGES, type DecisionDto } from "./schema";

export type DecisionRow = typeof appealDecisions.$inferSelect;

const next = alias(appeals, "next_appeal");

/** The newest first; those of a deleted appeal are hidden. */
function select(tx: Tx, ctx: Ctx, which: SQL | undefined, limit: number) {
  return tx
    .select({
      row: appealDecisions,
      exact: exactTime(appealDecisions.createdAt),
      patientName: appeals.patientName,
      payerName: appeals.payerName,
      claimNumber: appeals.claimNumber,
      patientId: appeals.patientId,
      filename: documents.originalFilename,
      ocrStatus: documents.ocrStatus,
      kind: documents.kind,
      nextAppeal: next.id,
      paidBy: remittanceFiles.mediaType,
    })
    .from(appealDecisions)
    .leftJoin(
      appeals,
      and(eq(appeals.practiceId, appealDecisions.practiceId), eq(appeals.id, appealDecisions.appealId)),
    )
    .leftJoin(
      documents,
      and(eq(documents.practiceId, appealDecisions.practiceId), eq(documents.id, appealDecisions.documentId)),
    )
    .leftJoin(
      next,
      and(
        eq(next.practiceId, appealDecisions.practiceId),
        eq(next.followsAppealId, appealDecisions.appealId),
        isNull(next.deletedAt),
      ),
    )
    .leftJoin(
      remittanceClaims,
      and(
        eq(remittanceClaims.practiceId, appealDecisions.practiceId),
        eq(remittanceClaims.id, appealDecisions.remittanceClaimId),
      ),
    )
    .leftJoin(
      remittancePayments,
      and(
        eq(remittancePayments.practiceId, remittanceClaims.practiceId),
        eq(remittancePayments.id, remittanceClaims.paymentId),
      ),
    )
    .leftJoin(
      remittanceFiles,
      and(
        eq(remittanceFiles.practiceId, remittancePayments.practiceId),
        eq(remittanceFiles.id, remittancePayments.fileId),
      ),
    )
    .where(and(eq(appealDecisions.practiceId, ctx.practiceId), isNull(appeals.deletedAt), which))
    .orderBy(desc(appealDecisions.createdAt), desc(appealDecisions.id))
    .limit(limit);
}
type Selected = Awaited<ReturnType<typeof select>>[number];
type Loaded = Selected & { dto: DecisionDto };

/** Decisions with what their screens show of appeal and paper. */
export async function loadDecisions(
  tx: Tx,
  ctx: Ctx,
  which: SQL | undefined,
  limit: number,
): Promise<Loaded[]> {
  const rows = await select(tx, ctx, which, limit);
  return rows.map((one) => ({ ...one, dto: dtoOf(one) }));
}

/** One decision with whose it is. Throws NOT_FOUND. */
export async function decisionInPractice(tx: Tx, ctx: Ctx, decisionId: string): Promise<Loaded> {
  const [found] = await loadDecisions(tx, ctx, eq(appealDecisions.id, decisionId), 1);
  if (!found) throw notFound(DECISION_MESSAGES.notFound);
  return found;
}

/** The paper is read, and what it says is not taken over yet: that is the next step of the same run. */
const isUntold = (row: DecisionRow, ocrStatus: string | null): boolean =>
  ocrStatus === "success" &&
  row.outcome === null &&
  row.decidedOn === null &&
  row.updatedAt.getTime() === row.createdAt.getTime();

const money = (cents: number | null) => (cents === null ? null : amountOf(cents));

function dtoOf({ row, filename, ocrStatus, kind, nextAppeal, paidBy, ...appeal }: Selected): DecisionDto {
  return {
    id: row.id,
    appeal: row.appealId,
    claim: row.claimId,
    patient_name: appeal.patientName ?? "",
    payer_name: appeal.payerName ?? "",
    claim_number: appeal.claimNumber ?? "",
    document: row.documentId
      ? {
          id: row.documentId,
          filename: filename ?? "",
          status: isUntold(row, ocrStatus) ? "pending" : (ocrStatus ?? "failed"),
          kind,
        }
      : null,
    state: row.state,
    source: row.source,
    outcome: row.outcome,
    level: row.level,
    decided_on: row.decidedOn,
    received_on: row.receivedOn,
    amount_in_dispute: money(row.amountInDisputeCents),
    amount_allowed: money(row.amountAllowedCents),
    amount_paid: money(row.amountPaidCents),
    paid_on: row.paidOn,
    paid_by: paidBy === null ? null : paidBy === X12_MEDIA_TYPE ? "remittance" : "paper_eob",
    reasons: row.reasons,
    reference: row.reference,
    next_level_due: row.nextLevelDue,
    next_appeal: nextAppeal,
    summary: decisionSummary(row),
    created_at: row.createdAt.toISOString(),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
  };
}
