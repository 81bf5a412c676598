import type { Readable } from "node:stream";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { documentPages, documents } from "@/db/schema/documents";
import type { PageText } from "@/lib/core/document-text";
import { notFound } from "@/lib/core/errors";
import { getAppealInPractice } from "../appeal/queries";
import { audit } from "../audit";
import { type Ctx, inContext } from "../context";
import { openStored } from "./stored-file";

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
): Promise<Pick<PageText, "number" | "width" | "height" | "method" | "text" | "words">> {
  return inContext(ctx, async (tx) => {
    const document = await getAppealDocument(tx, ctx, appealId, documentId);
    const [row] = await tx
      .select()
      .from(documentPages)
      .where(
        and(
          eq(documentPages.practiceId, ctx.practiceId),
          eq(documentPages.documentId, documentId),
          eq(documentPages.page, page),
        ),
      );
    if (!row) throw notFound("This page has not been read.");
    await audit(tx, ctx, {
      action: "read",
      entity: "document",
      entityId: documentId,
      patientId: document.patientId,
      detail: { page },
    });
    return {
      number: row.page,
      width: row.width,
      height: row.height,
      method: row.method,
      text: row.text,
      words: row.words,
    };
  });
}

async function getAppealDocument(
  tx: Tx,
  ctx: Ctx,
  appealId: string,
  documentId: string,
): Promise<DocumentRow> {
  await getAppealInPractice(tx, ctx, appealId);
  const [row] = await tx
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.practiceId, ctx.practiceId),
        eq(documents.appealId, appealId),
        eq(documents.id, documentId),
        isNull(documents.deletedAt),
      ),
    );
  if (!row) throw notFound("Document not found.");
  return row;
}
