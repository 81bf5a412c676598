import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { documents } from "@/db/schema/documents";
import { deliveries, letterExports } from "@/db/schema/letters";
import { todayIn } from "@/lib/core/dates";
import { AppError } from "@/lib/core/errors";
import { type AppealRow, getAppealInPractice } from "@/lib/domain/appeal/queries";
import { paperOfLetter } from "@/lib/domain/claim/paper-of-letter";
import { requireCounted } from "@/lib/domain/document/upload/uncounted";
import type { Ctx } from "@/lib/domain/kernel/context";
import { coverOf } from "@/lib/domain/letter/export/export";
import type { PrintOrder } from "@/lib/domain/letter/export/render";
import { getPractice } from "@/lib/domain/letter/facts/appeal-facts";
import { longDate } from "@/lib/domain/letter/facts/facts";
import type { EnclosedFile } from "@/lib/domain/letter/saved/enclosures";
import { proofOf } from "./proof";
import { PROOF_MESSAGES } from "./schema";
import { statementOf } from "./statement";

export type RebuttalOrder = PrintOrder & { appeal: AppealRow; versionId: string };

/** What the packet of a sending consists of. Throws as `rebuttalFacts`. */
export async function rebuttalOrder(
  tx: Tx,
  ctx: Ctx,
  { appealId, deliveryId, faxTo }: { appealId: string; deliveryId: string; faxTo?: string | undefined },
): Promise<RebuttalOrder> {
  const { appeal, proof } = await rebuttalFacts(tx, ctx, appealId, deliveryId);
  const practice = await getPractice(tx, ctx);
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: practice.timeZone,
    dateStyle: "long",
    timeStyle: "long",
  });
  const today = todayIn(practice.timeZone);
  // As it was when that letter went out; a later draft may be another paper.
  const paper = await paperOfLetter(tx, ctx, appealId, new Date(proof.delivery.created_at));
  const content = statementOf({
    proof,
    paper,
    payerName: appeal.payerName,
    patientName: appeal.patientName,
    claimNumber: appeal.claimNumber,
    signer: practice.signerName ?? "",
    practice: practice.name,
    today: longDate(today),
    moment: (iso) => clock.format(new Date(iso)).replace(" at ", ", "),
    day: (iso) => longDate(todayIn(practice.timeZone, new Date(iso))),
  });
  const kept = proof.receipts.flatMap(({ document }) => document ?? []);
  const { versionId, ...sent } = await sentFile(tx, ctx, deliveryId);
  const first = {
    ...sent,
    id: `${sent.id}-1`,
    title: "Its first page, as a picture",
    firstPagePicture: true,
  };
  const files = [first, sent, ...(await receiptFiles(tx, ctx, kept))];
  return {
    appeal,
    versionId,
    practice,
    letter: { content, contentFormat: "markdown" },
    claimNumber: appeal.claimNumber || null,
    files,
    cover: faxTo ? { ...coverOf(appeal.payerName, faxTo, today, paper), subject: "Proof of sending" } : null,
    draft: false,
    title: "Proof of sending",
  };
}

/** A sending that can be proved. Throws NOT_FOUND, and CONFLICT for what is not known to have gone out. */
export async function rebuttalFacts(tx: Tx, ctx: Ctx, appealId: string, deliveryId: string) {
  const appeal = await getAppealInPractice(tx, ctx, appealId);
  const proof = await proofOf(tx, ctx, appealId, deliveryId);
  if (proof.delivery.state !== "sent") throw new AppError("CONFLICT", PROOF_MESSAGES.unproved);
  if (proof.delivery.proves) throw new AppError("CONFLICT", PROOF_MESSAGES.proofOfProof);
  return { appeal, proof };
}

/** The stored PDF of the sending; its hash is checked again when it is opened. */
async function sentFile(tx: Tx, ctx: Ctx, deliveryId: string): Promise<EnclosedFile & { versionId: string }> {
  const [row] = await tx
    .select({
      id: letterExports.id,
      versionId: letterExports.versionId,
      sha256: letterExports.sha256,
      storageKey: letterExports.storageKey,
    })
    .from(deliveries)
    .innerJoin(letterExports, eq(letterExports.id, deliveries.exportId))
    .where(and(eq(deliveries.practiceId, ctx.practiceId), eq(deliveries.id, deliveryId)));
  if (!row) throw new Error("a delivery without its PDF");
  return { ...row, title: "The letter as it was sent", mediaType: "application/pdf" };
}

async function receiptFiles(tx: Tx, ctx: Ctx, ids: readonly string[]): Promise<EnclosedFile[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      id: documents.id,
      mediaType: documents.mediaType,
      sha256: documents.sha256,
      storageKey: documents.storageKey,
      originalStorageKey: documents.originalStorageKey,
      originalSha256: documents.originalSha256,
      ocrStatus: documents.ocrStatus,
      ocrError: documents.ocrError,
    })
    .from(documents)
    .where(and(eq(documents.practiceId, ctx.practiceId), inArray(documents.id, [...ids])));
  for (const row of rows) requireCounted(row);
  return rows.map(({ id, mediaType, sha256, storageKey }) => ({
    ...{ id, mediaType, sha256, storageKey },
    title: "Receipt of sending",
  }));
}
