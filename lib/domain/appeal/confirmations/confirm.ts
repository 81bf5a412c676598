import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { appealDocuments, documents } from "@/db/schema/documents";
import { CONFIRMABLE, type Confirmable, type ConfirmedPlace } from "@/lib/core/confirmation";
import { invalid, notFound } from "@/lib/core/errors";
import { boxAnswer } from "@/lib/core/evidence";
import { EXTRACTION_FIELDS, type ExtractionFact, type ExtractionField } from "@/lib/core/extraction";
import { actorName } from "@/lib/domain/kernel/actor-name";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { typedValue } from "@/lib/domain/reading/typed-value";
import { correctedBy } from "../corrections/corrected";
import { appealDocumentRows, linkedTo, ofLink } from "../documents/links";
import { saidByDocuments } from "../documents/said-by-documents";
import { type AppealRow, appealDto, getAppealInPractice } from "../queries";
import { appealAnswer, appealIdField } from "../schema";
import { FIELD_COLUMNS } from "./settle";

const name = z.enum(CONFIRMABLE, { error: "Choose one of the fields or facts of an appeal." });

const confirmInput = z.object({
  ...appealIdField,
  name,
  /** What the person saw and agrees with, chose, or typed. */
  value: z.string().max(5000, "Use at most 5000 characters."),
  /** The document that says it, where the person chose among several or drew a box. */
  document: z.uuid().optional(),
  /** With a document: the box that the person drew. */
  page: z.int().positive().max(10_000).optional(),
  box: boxAnswer.optional(),
});

/** A value that a person compared with the paper, chose or typed (docs/product.md, E17). */
export const confirmValue = operation(
  {
    name: "confirmValue",
    access: "user",
    input: confirmInput,
    answer: appealAnswer,
    summary: "Confirm a value of the extracted information, or correct it",
    description:
      "The value as it stands confirms it, another one corrects and confirms it, and an empty one of the five fields says that the " +
      "papers don't state it. A confirmed value is in no doubt; reading again doesn't change it. Dates and amounts are kept in one form.",
  },
  async (ctx, input, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, input.appealId, { forUpdate: true });
    const value = keptValue(input.name, input.value, appeal);
    const place = input.document ? await placeOf(tx, ctx, appeal, { ...input, value }) : null;
    const row = await keep(tx, ctx, appeal, { [input.name]: value }, place);
    await audit(tx, ctx, {
      action: "update",
      entity: "appeal",
      entityId: appeal.id,
      patientId: appeal.patientId,
      detail: { confirmed: input.name, corrected: value !== currentOf(appeal, input.name) },
    });
    return appealDto(tx, ctx, row);
  },
);

/** Takes a confirmation back: the field says again what it said before. */
export const withdrawConfirmation = operation(
  {
    name: "withdrawConfirmation",
    access: "user",
    input: z.object({ ...appealIdField, name }),
    answer: appealAnswer,
    summary: "Take back a confirmation",
    description: "The value that stood before comes back, with its doubt where it had one.",
    refuses: ["NOT_FOUND"],
  },
  async (ctx, input, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, input.appealId, { forUpdate: true });
    const { [input.name]: taken, ...confirmations } = appeal.confirmations;
    if (!taken) throw notFound("Nobody confirmed this value.");
    const files = await appealDocumentRows(tx, ctx, [appeal.id]);
    const back: AppealRow = {
      ...appeal,
      confirmations,
      corrections: correctedBy({ [input.name]: taken.before }, appeal, files),
    };
    if (isField(input.name)) back[FIELD_COLUMNS[input.name]] = taken.before;
    const row = await save(tx, ctx, back);
    await audit(tx, ctx, {
      action: "update",
      entity: "appeal",
      entityId: appeal.id,
      patientId: appeal.patientId,
      detail: { unconfirmed: input.name },
    });
    return appealDto(tx, ctx, row);
  },
);

/** Keeps values under the acting person's name, as corrections of what was read where they differ. The caller holds the row. */
export async function keep(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  values: Partial<Record<Confirmable, string>>,
  place: ConfirmedPlace | null,
): Promise<AppealRow> {
  const files = await appealDocumentRows(tx, ctx, [appeal.id]);
  const person = { userId: ctx.actor.userId, by: await actorName(tx, ctx), at: new Date().toISOString() };
  const kept: AppealRow = {
    ...appeal,
    corrections: correctedBy(values, appeal, files, place),
    confirmations: { ...appeal.confirmations },
  };
  for (const one of CONFIRMABLE) {
    const value = values[one];
    if (value === undefined) continue;
    const before = appeal.confirmations[one]?.before ?? currentOf(appeal, one);
    kept.confirmations[one] = { value, before, ...person, place };
    if (isField(one)) kept[FIELD_COLUMNS[one]] = value;
  }
  return save(tx, ctx, kept);
}

async function save(tx: Tx, ctx: Ctx, appeal: AppealRow): Promise<AppealRow> {
  const [row] = await tx
    .update(appeals)
    .set({
      ...(await saidByDocuments(tx, ctx, appeal)),
      corrections: appeal.corrections,
      confirmations: appeal.confirmations,
      updatedAt: new Date(),
    })
    .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appeal.id)))
    .returning();
  if (!row) throw new Error("update returned no row");
  return row;
}

const isField = (one: Confirmable): one is ExtractionField =>
  (EXTRACTION_FIELDS as readonly string[]).includes(one);

const currentOf = (appeal: AppealRow, one: Confirmable): string =>
  isField(one) ? appeal[FIELD_COLUMNS[one]] : (appeal.facts[one as ExtractionFact]?.value ?? "");

/** A value that stands is confirmed as it is; another one has the form of its kind. */
function keptValue(one: Confirmable, raw: string, appeal: AppealRow): string {
  if (raw === currentOf(appeal, one) && (raw !== "" || isField(one))) return raw;
  if (raw.trim() === "" && isField(one)) return "";
  const typed = typedValue(one, raw);
  if ("problem" in typed) throw invalid({ value: [typed.problem] });
  return typed.value;
}

type Asked = z.output<typeof confirmInput>;

/** Where the named document says the value: in the box that the person drew, else where it was read. */
async function placeOf(tx: Tx, ctx: Ctx, appeal: AppealRow, asked: Asked): Promise<ConfirmedPlace> {
  const [document] = await tx
    .select({
      id: documents.id,
      pages: documents.pagesTotal,
      fields: documents.extractionEvidence,
      facts: documents.extractionFacts,
    })
    .from(appealDocuments)
    .innerJoin(documents, ofLink)
    .where(and(linkedTo(ctx, appeal.id), eq(documents.id, asked.document ?? "")));
  if (!document) throw invalid({ document: ["Choose a document of this appeal."] });
  const { page, box } = asked;
  if (page !== undefined && box) {
    if (page > (document.pages ?? 1)) throw invalid({ page: ["The document has no such page."] });
    return { documentId: document.id, page, boxes: [box], drawn: true };
  }
  const read = isField(asked.name) ? document.fields?.[asked.name] : document.facts?.[asked.name];
  if (read?.value !== asked.value) throw invalid({ document: ["This document doesn't say that."] });
  return { documentId: document.id, page: read.page, boxes: read.boxes, drawn: false };
}
