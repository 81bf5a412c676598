import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { documents } from "@/db/schema/documents";
import { patients } from "@/db/schema/patients";
import { invalid } from "@/lib/core/errors";
import { EXTRACTION_FIELDS } from "@/lib/core/extraction";
import { audit } from "../audit";
import { type Ctx, inContext } from "../context";
import { ensureExport } from "../letter/export";
import { appealDto, getAppealInPractice } from "./queries";
import type { AppealDto, AppealMetadataInput, CreateAppealInput, UpdateAppealInput } from "./schema";

/** Creates a blank appeal, or one with what is known already. */
export async function createAppeal(ctx: Ctx, input: CreateAppealInput): Promise<AppealDto> {
  return inContext(ctx, async (tx) => {
    if (input.patient) await requirePatient(tx, ctx, input.patient);
    const [row] = await tx
      .insert(appeals)
      .values({
        practiceId: ctx.practiceId,
        createdBy: ctx.actor.userId,
        patientId: input.patient ?? null,
        patientName: input.patient_name,
        payerName: input.payer_name,
        claimNumber: input.claim_number,
        denialCode: input.denial_code,
        denialText: input.denial_text,
      })
      .returning();
    if (!row) throw new Error("insert returned no row");
    await audit(tx, ctx, { action: "create", entity: "appeal", entityId: row.id, patientId: row.patientId });
    return appealDto(tx, ctx, row);
  });
}

/** The person's own newest blank draft that nothing was done to, else a new one (product.md, Screens). */
export async function openBlankAppeal(ctx: Ctx): Promise<string> {
  return inContext(ctx, async (tx) => {
    // One at a time per person, so that a double click opens one draft.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`blank:${ctx.actor.userId}`}, 0))`);
    const [blank] = await tx
      .select({ id: appeals.id })
      .from(appeals)
      .where(
        and(
          eq(appeals.practiceId, ctx.practiceId),
          eq(appeals.createdBy, ctx.actor.userId),
          eq(appeals.status, "draft"),
          isNull(appeals.deletedAt),
          isNull(appeals.patientId),
          sql`${appeals.patientName} = '' and ${appeals.payerName} = '' and ${appeals.claimNumber} = ''
              and ${appeals.denialCode} = '' and ${appeals.denialText} = ''`,
          sql`not exists (select 1 from ${documents}
              where ${documents.practiceId} = ${appeals.practiceId} and ${documents.appealId} = ${appeals.id})`,
        ),
      )
      .orderBy(desc(appeals.createdAt))
      .limit(1);
    if (blank) return blank.id;
    const [row] = await tx
      .insert(appeals)
      .values({ practiceId: ctx.practiceId, createdBy: ctx.actor.userId })
      .returning({ id: appeals.id });
    if (!row) throw new Error("insert returned no row");
    await audit(tx, ctx, { action: "create", entity: "appeal", entityId: row.id });
    return row.id;
  });
}

/** Patient, names and the mark "sent". A sent appeal stays sent. */
export async function updateAppeal(ctx: Ctx, appealId: string, input: UpdateAppealInput): Promise<AppealDto> {
  if (input.status === "sent") await markSent(ctx, appealId);
  return inContext(ctx, async (tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    if (input.status === "draft" && appeal.status === "sent") {
      throw invalid({ status: ["A sent appeal can't become a draft again."] });
    }
    if (input.patient) await requirePatient(tx, ctx, input.patient);
    const [row] = await tx
      .update(appeals)
      .set({
        ...(input.patient !== undefined && { patientId: input.patient }),
        ...(input.patient_name !== undefined && { patientName: input.patient_name }),
        ...(input.payer_name !== undefined && { payerName: input.payer_name }),
        updatedAt: new Date(),
      })
      .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId)))
      .returning();
    if (!row) throw new Error("update returned no row");
    await audit(tx, ctx, {
      action: "update",
      entity: "appeal",
      entityId: appealId,
      patientId: row.patientId,
      detail: { fields: Object.keys(input) },
    });
    return appealDto(tx, ctx, row);
  });
}

/** The five fields as a person edited them. A field's source is forgotten when its value is no longer the source's. */
export async function updateAppealMetadata(
  ctx: Ctx,
  appealId: string,
  input: AppealMetadataInput,
): Promise<AppealDto> {
  return inContext(ctx, async (tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const evidence = { ...appeal.fieldEvidence };
    for (const field of EXTRACTION_FIELDS) {
      if (input[field] !== undefined && input[field] !== evidence[field]?.value) delete evidence[field];
    }
    const [row] = await tx
      .update(appeals)
      .set({
        patientName: input.patient_name,
        claimNumber: input.claim_number,
        payerName: input.payer_name,
        denialCode: input.denial_code,
        denialText: input.denial_text,
        fieldEvidence: evidence,
        updatedAt: new Date(),
      })
      .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId)))
      .returning();
    if (!row) throw new Error("update returned no row");
    await audit(tx, ctx, {
      action: "update",
      entity: "appeal",
      entityId: appealId,
      patientId: row.patientId,
      detail: { fields: Object.keys(input) },
    });
    return appealDto(tx, ctx, row);
  });
}

/** Hides the appeal and its documents at once; the records stay for the audit. */
export async function deleteAppeal(ctx: Ctx, appealId: string): Promise<void> {
  await inContext(ctx, async (tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const now = new Date();
    await tx
      .update(appeals)
      .set({ deletedAt: now })
      .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId)));
    await tx
      .update(documents)
      .set({ deletedAt: now })
      .where(
        and(
          eq(documents.practiceId, ctx.practiceId),
          eq(documents.appealId, appealId),
          isNull(documents.deletedAt),
        ),
      );
    await audit(tx, ctx, {
      action: "delete",
      entity: "appeal",
      entityId: appealId,
      patientId: appeal.patientId,
    });
  });
}

/**
 * "Mark as Sent": the person sent the letter by other means. The letter is set as a PDF first, so that the record
 * holds exactly what the mark is about; without a letter there is nothing that could have been sent.
 */
async function markSent(ctx: Ctx, appealId: string): Promise<void> {
  await ensureExport(ctx, appealId);
  await inContext(ctx, async (tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    if (appeal.status === "sent") return;
    await tx
      .update(appeals)
      .set({ status: "sent", sentAt: new Date(), sentMethod: "manual" })
      .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId)));
    await audit(tx, ctx, {
      action: "send",
      entity: "appeal",
      entityId: appealId,
      patientId: appeal.patientId,
      detail: { method: "manual" },
    });
  });
}

/** A patient named in a body: foreign and unknown ids are the same field error (product.md, REST). */
async function requirePatient(tx: Tx, ctx: Ctx, patientId: string): Promise<void> {
  const [row] = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(
      and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, patientId), isNull(patients.deletedAt)),
    );
  if (!row) throw invalid({ patient: ["Choose a patient from the list."] });
}
