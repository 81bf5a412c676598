import { and, asc, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { documents } from "@/db/schema/documents";
import { AppError } from "@/lib/core/errors";
import { EXTRACTION_FIELDS, type ExtractionField } from "@/lib/core/extraction";
import { emit } from "@/lib/events";
import { type AppealRow, getAppealInPractice } from "../appeal/queries";
import { APPEAL_MESSAGES } from "../appeal/schema";
import { audit } from "../audit";
import { type Ctx, inContext } from "../context";
import { appealType } from "./columns";
import { fillEmpty, mergeExtractions } from "./extraction/merge";

export type ExtractionRun = { runId: string; documents: number };

/**
 * Starts reading what has not been read, or everything again with `force`. While a run is under way the same run is
 * answered. Throws BAD_REQUEST when the appeal has no documents.
 */
export async function requestExtraction(ctx: Ctx, appealId: string, force: boolean): Promise<ExtractionRun> {
  return inContext(ctx, async (tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const ofAppeal = and(
      eq(documents.practiceId, ctx.practiceId),
      eq(documents.appealId, appealId),
      isNull(documents.deletedAt),
    );
    const files = await tx
      .select({ id: documents.id, status: documents.ocrStatus })
      .from(documents)
      .where(ofAppeal);
    if (files.length === 0) throw new AppError("BAD_REQUEST", APPEAL_MESSAGES.noDocuments);
    if (appeal.extractionState === "running" && appeal.extractionRunId) {
      return { runId: appeal.extractionRunId, documents: files.length };
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
    await emit(
      tx,
      "appeal/extraction.requested",
      { practiceId: ctx.practiceId, userId: ctx.actor.userId, appealId, runId, force },
      runId,
    );
    return { runId, documents: files.length };
  });
}

/** The documents that a run still has to read, in the order of upload. */
export async function pendingDocuments(ctx: Ctx, appealId: string): Promise<string[]> {
  return inContext(ctx, async (tx) => {
    const rows = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(
        and(
          eq(documents.practiceId, ctx.practiceId),
          eq(documents.appealId, appealId),
          eq(documents.ocrStatus, "pending"),
          isNull(documents.deletedAt),
        ),
      )
      .orderBy(asc(documents.createdAt), asc(documents.id));
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
    const appeal = await lockAppeal(tx, ctx, appealId);
    if (appeal?.extractionRunId !== runId || appeal.extractionState !== "running") return;
    const rows = await tx
      .select({
        documentId: documents.id,
        documentType: documents.documentType,
        kind: documents.kind,
        fields: documents.extractionEvidence,
        facts: documents.extractionFacts,
      })
      .from(documents)
      .where(
        and(
          eq(documents.practiceId, ctx.practiceId),
          eq(documents.appealId, appealId),
          eq(documents.ocrStatus, "success"),
          isNull(documents.deletedAt),
        ),
      )
      .orderBy(asc(documents.createdAt), asc(documents.id));
    const merged = mergeExtractions(
      rows.map(({ documentId, documentType, kind, fields, facts }) => ({
        documentId,
        documentType: appealType(documentType),
        extraction: { kind: kind ?? "other", fields: fields ?? {}, facts: facts ?? {} },
      })),
    );
    const current: Record<ExtractionField, string> = {
      patient_name: appeal.patientName,
      claim_number: appeal.claimNumber,
      payer_name: appeal.payerName,
      denial_code: appeal.denialCode,
      denial_text: appeal.denialText,
    };
    const filled: Partial<Record<ExtractionField, string>> = fillEmpty(current, merged.metadata);
    // A field keeps a source only while it says what the source says.
    const evidence = Object.fromEntries(
      EXTRACTION_FIELDS.filter((field) => merged.evidence[field]?.value === filled[field]).map((field) => [
        field,
        merged.evidence[field],
      ]),
    );
    await tx
      .update(appeals)
      .set({
        patientName: filled.patient_name ?? "",
        claimNumber: filled.claim_number ?? "",
        payerName: filled.payer_name ?? "",
        denialCode: filled.denial_code ?? "",
        denialText: filled.denial_text ?? "",
        fieldEvidence: evidence,
        facts: merged.facts,
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
          eq(documents.appealId, appealId),
          eq(documents.ocrStatus, "pending"),
        ),
      ),
  );
  await finishExtraction(ctx, appealId, runId);
}

/** The appeal, held for this transaction; null when it was deleted meanwhile. */
async function lockAppeal(tx: Tx, ctx: Ctx, appealId: string): Promise<AppealRow | null> {
  const [row] = await tx
    .select()
    .from(appeals)
    .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId), isNull(appeals.deletedAt)))
    .for("update");
  return row ?? null;
}
