import { and, asc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { deliveryReceipts } from "@/db/schema/cases";
import { deliveries, letterExports, letterVersions } from "@/db/schema/letters";
import { users } from "@/db/schema/users";
import { notFound } from "@/lib/core/errors";
import { deliveryColumns, deliveryDto } from "@/lib/domain/appeal/deliveries";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { appealIdField } from "@/lib/domain/appeal/schema";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { deliveryIdFields, PROOF_MESSAGES, type ProofDto, proofAnswer } from "./schema";

/** What was sent, to whom, and everything that proves it. */
export const getProof = operation(
  {
    name: "getProof",
    access: "user",
    input: z.object(deliveryIdFields),
    answer: proofAnswer,
    summary: "Show what proves a delivery: its PDF's hash, its receipts and attempts",
  },
  async (ctx, { appealId, deliveryId }, tx) => {
    const { patientId } = await getAppealInPractice(tx, ctx, appealId);
    const proof = await proofOf(tx, ctx, appealId, deliveryId);
    await audit(tx, ctx, { action: "read", entity: "delivery", entityId: deliveryId, patientId });
    return proof;
  },
);

/** Of all deliveries of an appeal, the newest first. */
export const listProofs = operation(
  {
    name: "listProofs",
    access: "user",
    input: z.object(appealIdField),
    answer: z.strictObject({ proofs: z.array(proofAnswer) }),
    summary: "List what proves each delivery of an appeal, newest first",
  },
  async (ctx, { appealId }, tx) => {
    const { patientId } = await getAppealInPractice(tx, ctx, appealId);
    const proofs = await loadProofs(tx, ctx, appealId);
    await audit(tx, ctx, { action: "list", entity: "delivery", entityId: appealId, patientId });
    return { proofs };
  },
);

/** Throws NOT_FOUND. */
export async function proofOf(tx: Tx, ctx: Ctx, appealId: string, deliveryId: string): Promise<ProofDto> {
  const [proof] = await loadProofs(tx, ctx, appealId, deliveryId);
  if (!proof) throw notFound(PROOF_MESSAGES.notFound);
  return proof;
}

const MOST = 50;

async function loadProofs(tx: Tx, ctx: Ctx, appealId: string, deliveryId?: string): Promise<ProofDto[]> {
  const rows = await tx
    .select({ ...deliveryColumns, sha256: letterExports.sha256, attempts: deliveries.attempts })
    .from(deliveries)
    .innerJoin(letterExports, eq(letterExports.id, deliveries.exportId))
    .innerJoin(letterVersions, eq(letterVersions.id, letterExports.versionId))
    .where(
      and(
        eq(deliveries.practiceId, ctx.practiceId),
        eq(deliveries.appealId, appealId),
        deliveryId ? eq(deliveries.id, deliveryId) : undefined,
      ),
    )
    .orderBy(asc(deliveries.createdAt))
    .limit(MOST);
  const receipts = await receiptsOf(
    tx,
    ctx,
    rows.map(({ id }) => id),
  );
  return rows
    .map(({ sha256, attempts, ...row }): ProofDto => {
      const own = receipts.filter((one) => one.delivery === row.id).map(({ receipt }) => receipt);
      const delivered = own.findLast(({ kind, pages }) => kind === "delivered" && pages !== null);
      return {
        delivery: deliveryDto(row),
        sha256,
        attempts,
        pages_confirmed: delivered?.pages ?? null,
        receipts: own,
      };
    })
    .toReversed();
}

async function receiptsOf(tx: Tx, ctx: Ctx, deliveryIds: readonly string[]) {
  if (deliveryIds.length === 0) return [];
  const rows = await tx
    .select({
      row: deliveryReceipts,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
    })
    .from(deliveryReceipts)
    .leftJoin(users, eq(users.id, deliveryReceipts.createdBy))
    .where(
      and(
        eq(deliveryReceipts.practiceId, ctx.practiceId),
        inArray(deliveryReceipts.deliveryId, [...deliveryIds]),
      ),
    )
    .orderBy(asc(deliveryReceipts.happenedAt), asc(deliveryReceipts.createdAt));
  return rows.map(({ row, firstName, lastName, username }) => ({
    delivery: row.deliveryId,
    receipt: {
      id: row.id,
      kind: row.kind,
      at: row.happenedAt.toISOString(),
      reference: row.reference,
      pages: row.pages,
      note: row.note,
      document: row.documentId,
      by: row.createdBy ? [firstName, lastName].filter(Boolean).join(" ") || username : null,
    },
  }));
}
