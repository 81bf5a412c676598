import { and, eq, isNull } from "drizzle-orm";
import { documentPages, documents } from "@/db/schema/documents";
import type { DocumentText } from "@/lib/core/document-text";
import type { Evidence, Extraction } from "@/lib/core/extraction";
import { log } from "@/lib/core/log";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { ReadFailure } from "@/lib/integrations/reader/read-failure";
import { StorageMissing } from "@/lib/integrations/storage/storage";
import { readStoredFile } from "../store/read-file";
import { countStored } from "../upload/count-stored";
import { extractWithModel } from "./extract-with-model";
import { keepChosen } from "./keep-chosen";
import { knownNumbers } from "./known-numbers";
import { chosenKindOf, withChosenKind } from "./with-chosen-kind";

/**
 * The reading step of one document: fetch, read in the child process, extract, keep. A file that can't be read ends as
 * failed with the sentence for the user; faults of ours are thrown, to be tried again. Started twice it keeps one
 * result, for the pages are replaced.
 */
export async function readStoredDocument(
  ctx: Ctx,
  documentId: string,
): Promise<"success" | "failed" | "gone"> {
  // A person may ask for the reading of a file that is still to be counted.
  const counted = await countStored(ctx, { documentId, read: false });
  if (counted !== "counted") return counted;
  const document = await inContext(ctx, async (tx) => {
    const [row] = await tx
      .select({
        id: documents.id,
        storageKey: documents.storageKey,
        mediaType: documents.mediaType,
        ocrStatus: documents.ocrStatus,
        appealId: documents.appealId,
        kind: documents.kind,
        paperEvidence: documents.paperEvidence,
      })
      .from(documents)
      .where(
        and(
          eq(documents.practiceId, ctx.practiceId),
          eq(documents.id, documentId),
          isNull(documents.deletedAt),
        ),
      );
    return row ?? null;
  });
  if (!document) return "gone";
  if (document.ocrStatus !== "pending") return document.ocrStatus === "success" ? "success" : "failed";
  let text: DocumentText;
  try {
    text = await readStoredFile(document, ({ page, of }) => showProgress(ctx, document.id, page, of));
  } catch (error) {
    if (!(error instanceof ReadFailure || error instanceof StorageMissing)) throw error;
    log.info({ reason: error instanceof ReadFailure ? error.reason : "missing" }, "document not read");
    await fail(ctx, documentId, error.message);
    return "failed";
  }
  const rules = withChosenKind(text, await knownNumbers(ctx, documentId), chosenKindOf(document));
  const { extraction, engine } = await extractWithModel(ctx, documentId, text, rules);
  await keep(ctx, documentId, text, extraction, engine);
  return "success";
}

/** A lost write is only a late picture on the screen. */
function showProgress(ctx: Ctx, documentId: string, page: number, of: number): void {
  inContext(ctx, (tx) =>
    tx
      .update(documents)
      .set({ pagesRead: page, pagesTotal: of })
      .where(
        and(
          eq(documents.practiceId, ctx.practiceId),
          eq(documents.id, documentId),
          eq(documents.ocrStatus, "pending"),
        ),
      ),
  ).catch((error) => log.warn({ err: error }, "progress not shown"));
}

async function keep(
  ctx: Ctx,
  documentId: string,
  text: DocumentText,
  extraction: Extraction,
  engine: string,
): Promise<void> {
  const metadata = Object.fromEntries(
    Object.entries(extraction.fields).map(([field, evidence]) => [field, (evidence as Evidence).value]),
  );
  await inContext(ctx, async (tx) => {
    // Deleted while it was read: its words are not kept.
    const [there] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(
        and(
          eq(documents.practiceId, ctx.practiceId),
          eq(documents.id, documentId),
          isNull(documents.deletedAt),
        ),
      )
      .for("update");
    if (!there) return;
    await tx
      .delete(documentPages)
      .where(and(eq(documentPages.practiceId, ctx.practiceId), eq(documentPages.documentId, documentId)));
    if (text.pages.length > 0) {
      await tx.insert(documentPages).values(
        text.pages.map((page) => ({
          practiceId: ctx.practiceId,
          documentId,
          page: page.number,
          width: page.width,
          height: page.height,
          method: page.method,
          text: page.text.replaceAll("\u0000", ""),
          words: page.words,
        })),
      );
    }
    const [before] = await tx
      .select({
        kind: documents.kind,
        stage: documents.careStage,
        level: documents.decisionLevel,
        lineOfBusiness: documents.lineOfBusiness,
        paperEvidence: documents.paperEvidence,
      })
      .from(documents)
      .where(and(eq(documents.practiceId, ctx.practiceId), eq(documents.id, documentId)));
    const paper = before ? keepChosen(extraction, before) : extraction;
    await tx
      .update(documents)
      .set({
        ocrStatus: "success",
        ocrError: null,
        kind: paper.kind,
        careStage: paper.stage,
        decisionLevel: paper.level,
        lineOfBusiness: paper.lineOfBusiness,
        paperEvidence: paper.paperEvidence ?? {},
        deniedLines: extraction.deniedLines,
        extractionMetadata: metadata,
        extractionEvidence: extraction.fields,
        extractionFacts: extraction.facts,
        extractionEngine: engine,
        pagesTotal: text.pages.length,
        pagesRead: text.pages.length,
        readAt: new Date(),
      })
      .where(and(eq(documents.practiceId, ctx.practiceId), eq(documents.id, documentId)));
  });
}

async function fail(ctx: Ctx, documentId: string, message: string): Promise<void> {
  await inContext(ctx, (tx) =>
    tx
      .update(documents)
      .set({ ocrStatus: "failed", ocrError: message, readAt: new Date() })
      .where(
        and(
          eq(documents.practiceId, ctx.practiceId),
          eq(documents.id, documentId),
          eq(documents.ocrStatus, "pending"),
        ),
      ),
  );
}

/** Ends the reading that the engine gave up, with a sentence for the screen. */
export const failReading = (ctx: Ctx, documentId: string): Promise<void> =>
  fail(
    ctx,
    documentId,
    "Reading this file failed on our side. The file is safe. Upload it again to have it read.",
  );
