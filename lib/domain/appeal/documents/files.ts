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
import { linkedTo, ofLink } from "./links";

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
