import type { Readable } from "node:stream";
import { and, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appealDocuments, documentPages, documents } from "@/db/schema/documents";
import type { PageText } from "@/lib/core/document-text";
import { notFound } from "@/lib/core/errors";
import { linkedTo, ofLink } from "@/lib/domain/appeal/documents/links";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { openStored } from "@/lib/domain/kernel/stored-file";

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

export type ReadPage = Pick<PageText, "number" | "width" | "height" | "method" | "text" | "words">;

/** A page of a document that the caller may see; audited. Throws NOT_FOUND until the document is read. */
export async function readPageOf(
  tx: Tx,
  ctx: Ctx,
  document: { id: string; patientId: string | null },
  page: number,
): Promise<ReadPage> {
  const [row] = await tx
    .select()
    .from(documentPages)
    .where(
      and(
        eq(documentPages.practiceId, ctx.practiceId),
        eq(documentPages.documentId, document.id),
        eq(documentPages.page, page),
      ),
    );
  if (!row) throw notFound("This page has not been read.");
  await audit(tx, ctx, {
    action: "read",
    entity: "document",
    entityId: document.id,
    patientId: document.patientId,
    detail: { page },
  });
  const { width, height, method, text, words } = row;
  return { number: row.page, width, height, method, text, words };
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
