import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { patients } from "@/db/schema/patients";
import { notFound } from "@/lib/core/errors";
import { type Page, type PageInBytes, pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext, inContextAtOnce } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { patientDto } from "./columns";
import { decodePosition, encodePosition } from "./list-position";
import {
  listPatientsQuery,
  PATIENT_MESSAGES,
  type PatientDto,
  patientAnswer,
  patientAppealAnswer,
  patientIdField,
} from "./schema";
import { searchPatients, walkPatients } from "./search";
import { searchWords } from "./search-words";

/** The whole row for operations that need it, or NOT_FOUND; `forUpdate` holds other writers of the same patient. */
export async function getPatientInPractice(
  tx: Tx,
  ctx: Ctx,
  patientId: string,
  options: { forUpdate?: boolean } = {},
): Promise<typeof patients.$inferSelect> {
  const query = tx
    .select()
    .from(patients)
    .where(
      and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, patientId), isNull(patients.deletedAt)),
    );
  const [row] = await (options.forUpdate ? query.for("update") : query);
  if (!row) throw notFound(PATIENT_MESSAGES.notFound);
  return row;
}

export const getPatient = operation(
  {
    name: "getPatient",
    access: "user",
    input: z.object(patientIdField),
    answer: patientAnswer,
    summary: "Read a patient",
  },
  async (ctx, { patientId }, tx) => {
    const row = await getPatientInPractice(tx, ctx, patientId);
    await audit(tx, ctx, { action: "read", entity: "patient", entityId: patientId, patientId });
    return patientDto(row);
  },
);

const LIST = {
  name: "listPatients",
  access: "user",
  transaction: false,
  input: listPatientsQuery,
  summary: "List the patients by last name, or search them",
  description:
    "Every word of search occurs in the name, email or phone, whatever its case, accents or punctuation; one or two letters begin a word.",
} as const;

/** A page of patients by last and first name; with `search`, those whose name, email or phone holds every word. */
export const listPatients = operation(
  { ...LIST, answer: pageAnswer(patientAnswer) },
  async (ctx, query): Promise<Page<PatientDto>> => {
    const page = await findPage(ctx, query);
    return { ...page, results: JSON.parse(page.results.toString()) as PatientDto[] };
  },
);

/** The same for callers that pass it on as JSON: the patients stay the bytes that the database wrote. */
export const listPatientsInBytes = operation({ ...LIST, answer: z.custom<PageInBytes>() }, findPage);

async function findPage(ctx: Ctx, query: z.output<typeof listPatientsQuery>) {
  const words = searchWords(query.search);
  const ask = { words, after: decodePosition(ctx, query.cursor), shown: query.page_size };
  // Two transactions where a search hits more than are counted: the first has answered nobody, and so leaves no record.
  const { count, goesOnAfter, results } =
    (words.length > 0 ? await inContextAtOnce(ctx, (tx) => searchPatients(tx, ctx, ask)) : null) ??
    (await inContext(ctx, (tx) => walkAll(tx, ctx, ask)));
  const next = goesOnAfter && encodePosition(ctx, goesOnAfter);
  return { count, next, previous: null, results };
}

async function walkAll(tx: Tx, ctx: Ctx, ask: Parameters<typeof walkPatients>[2]) {
  const { told, ...walked } = await walkPatients(tx, ctx, ask);
  const action = ask.words.length > 0 ? "search" : "list";
  await audit(tx, ctx, { action, entity: "patient", detail: { count: told } });
  return walked;
}

const SHOWN_APPEALS = 50;

/** The patient's newest appeals, for the dialog that shows the patient. */
export const listPatientAppeals = operation(
  {
    name: "listPatientAppeals",
    access: "user",
    input: z.object(patientIdField),
    answer: pageAnswer(patientAppealAnswer),
    summary: "List a patient's newest appeals",
  },
  async (ctx, { patientId }, tx) => {
    await getPatientInPractice(tx, ctx, patientId);
    const rows = await tx
      .select({
        id: appeals.id,
        payerName: appeals.payerName,
        claimNumber: appeals.claimNumber,
        status: appeals.status,
        createdAt: appeals.createdAt,
        sentAt: appeals.sentAt,
        total: sql<number>`count(*) over ()::int`,
      })
      .from(appeals)
      .where(
        and(
          eq(appeals.practiceId, ctx.practiceId),
          eq(appeals.patientId, patientId),
          isNull(appeals.deletedAt),
        ),
      )
      .orderBy(desc(appeals.createdAt), desc(appeals.id))
      .limit(SHOWN_APPEALS);
    await audit(tx, ctx, { action: "list", entity: "appeal", patientId, detail: { count: rows.length } });
    return {
      count: rows[0]?.total ?? 0,
      next: null,
      previous: null,
      results: rows.map((row) => ({
        id: row.id,
        payer_name: row.payerName,
        claim_number: row.claimNumber,
        status: row.status,
        created_at: row.createdAt.toISOString(),
        sent_at: row.sentAt?.toISOString() ?? null,
      })),
    };
  },
);
