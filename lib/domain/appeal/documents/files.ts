import type { Readable } from "node:stream";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { appealDocuments, documents } from "@/db/schema/documents";
import { notFound } from "@/lib/core/errors";
import { documentPageAnswer } from "@/lib/core/evidence";
import { readPageOf } from "@/lib/domain/document/store/read-pages";
import { requireCounted } from "@/lib/domain/document/upload/uncounted";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { openStored } from "@/lib/domain/kernel/stored-file";
import { DOCX } from "@/lib/integrations/reader/media-types";
import { getAppealInPractice } from "../queries";
import { appealDocumentRows, linkedTo, ofLink, releaseDocuments } from "./links";

type DocumentRow = typeof documents.$inferSelect;

const documentOfAppeal = { appealId: z.uuid(), documentId: z.uuid() };

type OpenedDocument = {
  stream: Readable;
  size: number;
  filename: string;
  mediaType: string;
  show: "inline" | "attachment";
};

/** The stored file of an appeal's document, after the audit has it; `download` saves it, else a browser may show it. */
export const openAppealDocument = operation(
  {
    name: "openAppealDocument",
    access: "user",
    input: z.object({ ...documentOfAppeal, download: z.enum(["0", "1"]).default("0") }),
    answer: z.custom<OpenedDocument>(),
    summary: "Get an uploaded file as it was uploaded",
    media: ["application/pdf", "image/png", "image/jpeg", "image/tiff", DOCX],
    refuses: ["UNPROCESSABLE", "UNAVAILABLE"],
    transaction: false,
  },
  async (ctx, { appealId, documentId, download }) => {
    const row = await inContext(ctx, async (tx) => {
      const found = await getAppealDocument(tx, ctx, appealId, documentId);
      requireCounted(found);
      await audit(tx, ctx, {
        action: "download",
        entity: "document",
        entityId: documentId,
        patientId: found.patientId,
      });
      return found;
    });
    const show = download === "1" ? ("attachment" as const) : ("inline" as const);
    return { ...(await openStored(row)), show };
  },
);

/** Takes a document out of an appeal: what was uploaded to it is hidden at once and never read again. */
export const deleteAppealDocument = operation(
  {
    name: "deleteAppealDocument",
    access: "user",
    input: z.object(documentOfAppeal),
    summary: "Delete an uploaded document",
  },
  async (ctx, { appealId, documentId }, tx) => {
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
  },
);

/** One page as it was read. NOT_FOUND until the document is read. */
export const getDocumentPage = operation(
  {
    name: "getDocumentPage",
    access: "user",
    input: z.object({ ...documentOfAppeal, page: z.coerce.number().int().min(1).max(1000).default(1) }),
    answer: documentPageAnswer,
    summary: "Get the words of one page and where they stand",
  },
  async (ctx, { appealId, documentId, page }, tx) =>
    readPageOf(tx, ctx, await getAppealDocument(tx, ctx, appealId, documentId), page),
);

/** A live document of an appeal, or NOT_FOUND. */
export async function getAppealDocument(
  tx: Tx,
  ctx: Ctx,
  appealId: string,
  documentId: string,
  options: { forUpdate?: boolean } = {},
): Promise<DocumentRow> {
  await getAppealInPractice(tx, ctx, appealId);
  const query = tx
    .select({ document: documents })
    .from(appealDocuments)
    .innerJoin(documents, ofLink)
    .where(and(linkedTo(ctx, appealId), eq(documents.id, documentId)));
  const [found] = await (options.forUpdate ? query.for("update", { of: documents }) : query);
  if (!found) throw notFound("Document not found.");
  return found.document;
}
