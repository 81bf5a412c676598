import type { Readable } from "node:stream";
import { and, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appealDocuments, documents } from "@/db/schema/documents";
import { notFound } from "@/lib/core/errors";
import { type ReadPage, readPageOf } from "@/lib/domain/document/store/read-pages";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { openStored } from "@/lib/domain/kernel/stored-file";
import { getAppealInPractice } from "../queries";
import { appealDocumentRows, linkedTo, ofLink, releaseDocuments } from "./links";

type DocumentRow = typeof documents.$inferSelect;

/** The stored file of an appeal's document, after the audit has it. Throws NOT_FOUND and UNAVAILABLE. */
export async function openAppealDocument(
  ctx: Ctx,
  appealId: string,
  documentId: string,
): Promise<{ stream: Readable; size: number; filename: string; mediaType: string }> {
  const row = await inContext(ctx, async (tx) => {
    const found = await getAppealDocument(tx, ctx, appealId, documentId);
    await audit(tx, ctx, {
      action: "download",
      entity: "document",
      entityId: documentId,
      patientId: found.patientId,
    });
    return found;
  });
  return openStored(row);
}

/** Takes a document out of an appeal: what was uploaded to it is hidden at once and never read again. */
export async function deleteAppealDocument(ctx: Ctx, appealId: string, documentId: string): Promise<void> {
  await inContext(ctx, async (tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const files = await appealDocumentRows(tx, ctx, [appealId]);
    if (!files.some(({ id }) => id === documentId)) throw notFound("Document not found.");
    await tx
      .delete(appealDocuments)
      .where(
        and(
          eq(appealDocuments.practiceId, ctx.practiceId),
          eq(appealDocuments.appealId, appealId),
          eq(appealDocuments.documentId, documentId),
        ),
      );
    await releaseDocuments(tx, ctx, appealId, [documentId]);
    await audit(tx, ctx, {
      action: "delete",
      entity: "document",
      entityId: documentId,
      patientId: appeal.patientId,
    });
  });
}

/** One page as it was read. NOT_FOUND until the document is read. */
export async function getDocumentPage(
  ctx: Ctx,
  appealId: string,
  documentId: string,
  page: number,
): Promise<ReadPage> {
  return inContext(ctx, async (tx) =>
    readPageOf(tx, ctx, await getAppealDocument(tx, ctx, appealId, documentId), page),
  );
}

async function getAppealDocument(
  tx: Tx,
  ctx: Ctx,
  appealId: string,
  documentId: string,
): Promise<DocumentRow> {
  await getAppealInPractice(tx, ctx, appealId);
  const [found] = await tx
    .select({ document: documents })
    .from(appealDocuments)
    .innerJoin(documents, ofLink)
    .where(and(linkedTo(ctx, appealId), eq(documents.id, documentId)));
  if (!found) throw notFound("Document not found.");
  return found.document;
}
