import { and, asc, eq, inArray } from "drizzle-orm";
import { appeals } from "@/db/schema/appeals";
import { appealDocuments, documents } from "@/db/schema/documents";
import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { emit, emitAgain } from "@/lib/events";
import { findAppeal, getAppealInPractice } from "../queries";
import { extractAnswer, extractInput } from "../schema";
import { linkedTo, ofLink } from "./links";
import { saidByDocuments } from "./said-by-documents";

/** While a run is under way the same run is answered, begun anew if nothing works on it. Throws BAD_REQUEST when the appeal has no documents. */
export const requestExtraction = operation(
  {
    name: "requestExtraction",
    access: "user",
    input: extractInput,
    answer: extractAnswer,
    summary: "Start reading the documents",
    description:
      "Poll the appeal until each document's ocr_status is success or failed and extraction.state is done. " +
      "`force` reads everything again.",
  },
  async (ctx, { appealId, force }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const files = await tx
      .select({ id: documents.id, status: documents.ocrStatus })
      .from(appealDocuments)
      .innerJoin(documents, ofLink)
      .where(linkedTo(ctx, appealId));
    if (files.length === 0) throw new AppError("BAD_REQUEST", APPEAL_MESSAGES.noDocuments);
    const { practiceId, actor } = ctx;
    const order = { practiceId, userId: actor.userId, appealId, force };
    if (appeal.extractionState === "running" && appeal.extractionRunId) {
      const runId = appeal.extractionRunId;
      await emitAgain(tx, "appeal/extraction.requested", { ...order, runId }, runId);
      return started(appeal.extractionRunId, files.length);
    }
    const again = files.filter((file) => force || file.status === "failed");
    for (const file of again) {
      await tx
        .update(documents)
        .set({ ocrStatus: "pending", ocrError: null, pagesRead: 0, pagesTotal: null })
        .where(and(eq(documents.practiceId, ctx.practiceId), eq(documents.id, file.id)));
    }
    const runId = crypto.randomUUID();
    await tx
      .update(appeals)
      .set({ extractionRunId: runId, extractionState: "running", updatedAt: new Date() })
      .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId)));
    await audit(tx, ctx, {
      action: "extract",
      entity: "appeal",
      entityId: appealId,
      patientId: appeal.patientId,
      detail: { documents: files.length, force },
    });
    await emit(tx, "appeal/extraction.requested", { ...order, runId }, runId);
    return started(runId, files.length);
  },
);

const started = (runId: string, documents: number) => ({
  status: "processing" as const,
  run_id: runId,
  documents,
  message: "Extraction job started. Processing documents...",
});

/** The documents that a run still has to read, in the appeal's order. */
export async function pendingDocuments(ctx: Ctx, appealId: string): Promise<string[]> {
  return inContext(ctx, async (tx) => {
    const rows = await tx
      .select({ id: documents.id })
      .from(appealDocuments)
      .innerJoin(documents, ofLink)
      .where(and(linkedTo(ctx, appealId), eq(documents.ocrStatus, "pending")))
      .orderBy(asc(appealDocuments.position), asc(documents.id));
    return rows.map((row) => row.id);
  });
}

/**
 * Ends a run: merges what the documents say (denial letter before claim before supporting papers) and fills the
 * fields that are still empty. A run that was replaced by a newer one, or whose appeal was deleted meanwhile, changes
 * nothing.
 */
export async function finishExtraction(ctx: Ctx, appealId: string, runId: string): Promise<void> {
  await inContext(ctx, async (tx) => {
    const appeal = await findAppeal(tx, ctx, appealId, { forUpdate: true });
    if (appeal?.extractionRunId !== runId || appeal.extractionState !== "running") return;
    await tx
      .update(appeals)
      .set({
        ...(await saidByDocuments(tx, ctx, appeal)),
        extractionState: "done",
        updatedAt: new Date(),
      })
      .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId)));
  });
}

/** Ends a run that the engine gave up: what could not be read says so, and the run is over. */
export async function failExtraction(ctx: Ctx, appealId: string, runId: string): Promise<void> {
  await inContext(ctx, (tx) =>
    tx
      .update(documents)
      .set({
        ocrStatus: "failed",
        ocrError: "Reading this file failed on our side. Nothing was lost. Start the extraction again.",
      })
      .where(
        and(
          eq(documents.practiceId, ctx.practiceId),
          eq(documents.ocrStatus, "pending"),
          inArray(
            documents.id,
            tx
              .select({ id: appealDocuments.documentId })
              .from(appealDocuments)
              .where(
                and(eq(appealDocuments.practiceId, ctx.practiceId), eq(appealDocuments.appealId, appealId)),
              ),
          ),
        ),
      ),
  );
  await finishExtraction(ctx, appealId, runId);
}
