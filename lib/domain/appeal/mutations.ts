import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { appealDocuments, documents } from "@/db/schema/documents";
import { invalid } from "@/lib/core/errors";
import { EXTRACTION_FIELDS, type ExtractionField } from "@/lib/core/extraction";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { emitDeleted } from "@/lib/events";
import { subjectOfClaim } from "./claim-subject";
import { keep } from "./confirmations/confirm";
import { FIELD_COLUMNS } from "./confirmations/settle";
import {
  appealDocumentRows,
  attachDocuments,
  linkDocuments,
  patientOfDocuments,
  releaseDocuments,
} from "./documents/links";
import { adoptDocuments, fillFive, linkedClaim, linkedPatient, requireSamePatient } from "./linking";
import { type AppealRow, appealDto, getAppealInPractice } from "./queries";
import {
  type AppealDto,
  appealAnswer,
  appealIdField,
  appealMetadataInput,
  attachInput,
  createAppealInput,
  type UpdateAppealInput,
} from "./schema";

export const createAppeal = operation(
  {
    name: "createAppeal",
    access: "user",
    input: createAppealInput,
    answer: appealAnswer,
    summary: "Create an appeal, blank or with what is known",
    description:
      "With documents it begins with those, with a claim and none named with the claim's. Nothing is copied; what they say fills the fields that were left empty.",
  },
  async (ctx, input, tx) => {
    const claim = await linkedClaim(tx, ctx, input.claim);
    const patientId =
      input.patient ?? claim?.subject.patientId ?? (await patientOfDocuments(tx, ctx, input.documents ?? []));
    requireSamePatient(patientId, claim, "patient");
    const known = fillFive(
      {
        patientName: input.patient_name ?? "",
        payerName: input.payer_name ?? "",
        claimNumber: input.claim_number ?? "",
        denialCode: input.denial_code ?? "",
        denialText: input.denial_text ?? "",
      },
      claim?.subject ?? (await linkedPatient(tx, ctx, patientId)),
    );
    const [row] = await tx
      .insert(appeals)
      .values({
        practiceId: ctx.practiceId,
        createdBy: ctx.actor.userId,
        claimId: input.claim ?? null,
        patientId,
        ...known,
      })
      .returning();
    if (!row) throw new Error("insert returned no row");
    await audit(tx, ctx, { action: "create", entity: "appeal", entityId: row.id, patientId: row.patientId });
    if (input.documents) await attachDocuments(tx, ctx, row, input.documents);
    else if (claim) await linkDocuments(tx, ctx, row.id, claim.linked);
    return appealDto(tx, ctx, await adoptDocuments(tx, ctx, row));
  },
);

export const attachToAppeal = operation(
  {
    name: "attachToAppeal",
    access: "user",
    input: attachInput,
    answer: appealAnswer,
    summary: "Attach documents of the practice to an appeal",
    description:
      "Nothing is copied. Those that it has stay as they are; what the others say fills the fields that are empty.",
  },
  async (ctx, input, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, input.appealId, { forUpdate: true });
    await attachDocuments(tx, ctx, appeal, input.documents);
    return appealDto(tx, ctx, await adoptDocuments(tx, ctx, appeal));
  },
);

/** The person's own newest blank draft that nothing was done to, else a new one (docs/product.md, H2). */
export const openBlankAppeal = operation(
  {
    name: "openBlankAppeal",
    access: "user",
    answer: z.object({ id: z.uuid() }),
    summary: "Open the blank draft that is waiting, or a new one",
  },
  async (ctx, _input, tx) => {
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
          isNull(appeals.claimId),
          sql`not exists (select 1 from ${appealDocuments} where ${appealDocuments.practiceId} = ${appeals.practiceId}
              and ${appealDocuments.appealId} = ${appeals.id})`,
          // What was uploaded and removed again, or kept from use, was something done.
          sql`not exists (select 1 from ${documents}
              where ${documents.practiceId} = ${appeals.practiceId} and ${documents.appealId} = ${appeals.id})`,
        ),
      )
      .orderBy(desc(appeals.createdAt))
      .limit(1);
    if (blank) return { id: blank.id };
    const [row] = await tx
      .insert(appeals)
      .values({ practiceId: ctx.practiceId, createdBy: ctx.actor.userId })
      .returning({ id: appeals.id });
    if (!row) throw new Error("insert returned no row");
    await audit(tx, ctx, { action: "create", entity: "appeal", entityId: row.id });
    return { id: row.id };
  },
);

/**
 * Patient, claim and names. A sent appeal stays sent; the mark "sent" itself is delivery's. Linking fills those of the
 * five fields that are empty; null unlinks and leaves them.
 */
export async function updateAppeal(
  tx: Tx,
  ctx: Ctx,
  { appealId, ...input }: UpdateAppealInput,
): Promise<AppealDto> {
  const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
  if (input.status === "draft" && appeal.status === "sent") {
    throw invalid({ status: ["A sent appeal can't become a draft again."] });
  }
  const typed = await typedNames(tx, ctx, appeal, input);
  const [row] = await tx
    .update(appeals)
    .set({
      ...(await linked(tx, ctx, typed, input)),
      ...(input.claim !== undefined && { claimUnlinked: input.claim === null }),
      confirmations: typed.confirmations,
      updatedAt: new Date(),
    })
    .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId)))
    .returning();
  if (!row) throw new Error("update returned no row");
  if (row.patientId !== appeal.patientId) {
    // What was uploaded to the appeal is the patient's, and found among their documents.
    await tx
      .update(documents)
      .set({ patientId: row.patientId })
      .where(and(eq(documents.practiceId, ctx.practiceId), eq(documents.appealId, appealId)));
  }
  await audit(tx, ctx, { ...updateOf(row), detail: { fields: Object.keys(input) } });
  return appealDto(tx, ctx, row);
}

const updateOf = ({ id, patientId }: AppealRow) =>
  ({ action: "update", entity: "appeal", entityId: id, patientId }) as const;

/** The five fields as a person edited them: what they changed is confirmed under their name, and a source goes with its value. */
export const updateAppealMetadata = operation(
  {
    name: "updateAppealMetadata",
    access: "user",
    input: appealMetadataInput,
    answer: appealAnswer,
    summary: "Save the extracted information as edited",
  },
  async (ctx, { appealId, ...input }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const row = await keep(tx, ctx, appeal, changedIn(input, appeal), null);
    await audit(tx, ctx, { ...updateOf(row), detail: { fields: Object.keys(input) } });
    return appealDto(tx, ctx, row);
  },
);

/** Hides the appeal and what was uploaded to it at once; the records stay for the audit. */
export const deleteAppeal = operation(
  {
    name: "deleteAppeal",
    access: "user",
    input: z.object(appealIdField),
    summary: "Delete an appeal and its documents",
    description: "The claim's documents stay. A letter that is being written ends quietly.",
  },
  async (ctx, { appealId }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    await tx
      .update(appeals)
      .set({ deletedAt: new Date() })
      .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId)));
    const files = await appealDocumentRows(tx, ctx, [appealId]);
    await releaseDocuments(
      tx,
      ctx,
      appealId,
      files.map(({ id }) => id),
    );
    await emitDeleted(tx, "appeal/deleted", {
      practiceId: ctx.practiceId,
      userId: ctx.actor.userId,
      appealId,
    });
    await audit(tx, ctx, {
      action: "delete",
      entity: "appeal",
      entityId: appealId,
      patientId: appeal.patientId,
    });
  },
);

type Linkable =
  | "patientId"
  | "claimId"
  | "patientName"
  | "payerName"
  | "claimNumber"
  | "denialCode"
  | "denialText";

async function linked(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  input: Omit<UpdateAppealInput, "appealId">,
): Promise<Pick<AppealRow, Linkable>> {
  const claimId = input.claim === undefined ? appeal.claimId : input.claim;
  const patientId = input.patient === undefined ? appeal.patientId : input.patient;
  const claim = await linkedClaim(tx, ctx, input.claim);
  const patient = await linkedPatient(tx, ctx, input.patient);
  // A claim that stays still says whose appeal it is.
  const stays = input.claim === undefined && input.patient ? await claimOfAppeal(tx, ctx, appeal) : null;
  requireSamePatient(patientId, claim ?? stays, input.patient ? "patient" : "claim");
  const fields = {
    patientName: input.patient_name ?? appeal.patientName,
    payerName: input.payer_name ?? appeal.payerName,
    claimNumber: appeal.claimNumber,
    denialCode: appeal.denialCode,
    denialText: appeal.denialText,
  };
  return {
    claimId,
    patientId: patientId ?? claim?.subject.patientId ?? null,
    ...(claim || patient ? fillFive(fields, claim?.subject ?? patient) : fields),
  };
}

/** A name that a person typed is confirmed by them; one that they emptied waits for what is read. */
async function typedNames(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  input: Pick<UpdateAppealInput, "patient_name" | "payer_name">,
) {
  const changed = Object.entries(changedIn(input, appeal));
  const typed = changed.filter(([, value]) => value !== "");
  const kept = typed.length > 0 ? await keep(tx, ctx, appeal, Object.fromEntries(typed), null) : appeal;
  const confirmations = { ...kept.confirmations };
  for (const [field, value] of changed) if (value === "") delete confirmations[field as ExtractionField];
  return { ...kept, confirmations };
}

/** Those of the five fields that a person gave another value. */
function changedIn(input: Partial<Record<ExtractionField, string>>, appeal: AppealRow) {
  const changed = EXTRACTION_FIELDS.filter(
    (field) => input[field] !== undefined && input[field] !== appeal[FIELD_COLUMNS[field]],
  );
  return Object.fromEntries(changed.map((field) => [field, input[field]])) as Partial<
    Record<ExtractionField, string>
  >;
}

const claimOfAppeal = (tx: Tx, ctx: Ctx, { claimId }: AppealRow) =>
  claimId ? subjectOfClaim(tx, ctx, claimId) : null;
