import { and, asc, eq } from "drizzle-orm";
import { documentPages } from "@/db/schema/documents";
import { remittanceFiles } from "@/db/schema/remittances";
import type { DocumentText } from "@/lib/core/document-text";
import { log } from "@/lib/core/log";
import { readStoredFile } from "@/lib/domain/document/store/read-file";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { ReadFailure } from "@/lib/integrations/reader/read-failure";
import { storage } from "@/lib/integrations/services";
import { StorageMissing } from "@/lib/integrations/storage/storage";
import { readEob } from "../paper/read-eob";
import { getFileInPractice, type RemittanceFile } from "../posting/files";
import type { PreviewSummary } from "../reader/preview-shape";
import { judgeSheet, keepSheet } from "./sheets";
import { PLAIN_TEXT } from "./take-paper";

/** The reading step of a remittance on paper. Started twice it keeps one result. */
export async function readPaperRemittance(ctx: Ctx, fileId: string): Promise<void> {
  const file = await inContext(ctx, (tx) => getFileInPractice(tx, ctx, fileId));
  if (file.state !== "reading") return;
  let text: DocumentText;
  try {
    text = await textOf(ctx, file);
  } catch (error) {
    if (!(error instanceof ReadFailure || error instanceof StorageMissing)) throw error;
    log.info({ reason: error instanceof ReadFailure ? error.reason : "missing" }, "remittance not read");
    await endUnread(ctx, fileId, error.message);
    return;
  }
  const sheet = readEob(text);
  await inContext(ctx, async (tx) => {
    const now = await getFileInPractice(tx, ctx, fileId, { forUpdate: true });
    if (now.state !== "reading") return;
    const isOurs = await judgeSheet(tx, ctx, now, sheet);
    if (isOurs) await keepSheet(tx, ctx, fileId, sheet);
    await audit(tx, ctx, {
      action: "update",
      entity: "remittance",
      entityId: fileId,
      detail: { to: isOurs ? "read" : "quarantined", claims: isOurs ? sheet.claims.length : 0 },
    });
  });
}

async function textOf(ctx: Ctx, file: RemittanceFile): Promise<DocumentText> {
  if (file.documentId !== null) {
    const pages = await pagesOf(ctx, file.documentId);
    if (pages.length > 0) return { pages };
  }
  if (file.mediaType === PLAIN_TEXT) {
    const chunks: Buffer[] = [];
    for await (const chunk of (await storage().get(file.storageKey)).stream) chunks.push(Buffer.from(chunk));
    return fromPlainText(Buffer.concat(chunks).toString("utf8"));
  }
  return readStoredFile(file, ({ page, of }) => showProgress(ctx, file.id, page, of));
}

/** A document was read when it came. */
async function pagesOf(ctx: Ctx, documentId: string): Promise<DocumentText["pages"]> {
  const rows = await inContext(ctx, (tx) =>
    tx
      .select()
      .from(documentPages)
      .where(and(eq(documentPages.practiceId, ctx.practiceId), eq(documentPages.documentId, documentId)))
      .orderBy(asc(documentPages.page)),
  );
  return rows.map(({ page, width, height, method, text, words }) => ({
    number: page,
    width,
    height,
    method,
    text,
    words,
  }));
}

/** A lost write is only a late picture on the screen. */
function showProgress(ctx: Ctx, fileId: string, page: number, of: number): void {
  inContext(ctx, (tx) =>
    tx
      .update(remittanceFiles)
      .set({ pagesRead: page, pagesTotal: of })
      .where(
        and(
          eq(remittanceFiles.practiceId, ctx.practiceId),
          eq(remittanceFiles.id, fileId),
          eq(remittanceFiles.state, "reading"),
        ),
      ),
  ).catch((error) => log.warn({ err: error }, "progress not shown"));
}

const problemOf = (message: string): PreviewSummary => ({
  status: "unreadable",
  payer_name: null,
  payee_npi: null,
  payee_tin: null,
  payment_total: "0.00",
  claim_count: 0,
  payments: [],
  problems: [{ code: "missing", position: null, message, payment: null, claim: null }],
});

async function endUnread(ctx: Ctx, fileId: string, message: string): Promise<void> {
  await inContext(ctx, async (tx) => {
    const rows = await tx
      .update(remittanceFiles)
      .set({
        state: "unreadable",
        summary: { preview: problemOf(message), payments: [], unchecked: false },
      })
      .where(
        and(
          eq(remittanceFiles.practiceId, ctx.practiceId),
          eq(remittanceFiles.id, fileId),
          eq(remittanceFiles.state, "reading"),
        ),
      )
      .returning({ id: remittanceFiles.id });
    if (rows.length === 0) return;
    await audit(tx, ctx, {
      action: "update",
      entity: "remittance",
      entityId: fileId,
      detail: { to: "unreadable" },
    });
  });
}

/** After the last try of the worker. */
export const failPaperReading = (ctx: Ctx, fileId: string): Promise<void> =>
  endUnread(
    ctx,
    fileId,
    "Reading this file failed on our side. The file is safe. Upload it again to have it read.",
  );
