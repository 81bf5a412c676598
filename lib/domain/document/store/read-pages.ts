import { and, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { documentPages } from "@/db/schema/documents";
import type { PageText } from "@/lib/core/document-text";
import { notFound } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";

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
