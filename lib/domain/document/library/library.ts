import type { Readable } from "node:stream";
import { and, desc, eq, gte, ilike, isNull, lt, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { claims } from "@/db/schema/claims";
import { appealDocuments, documents } from "@/db/schema/documents";
import { patients } from "@/db/schema/patients";
import { users } from "@/db/schema/users";
import { notFound } from "@/lib/core/errors";
import { documentPageAnswer } from "@/lib/core/evidence";
import { paperDto } from "@/lib/core/notice-answer";
import { claimNames, personName } from "@/lib/domain/claim/columns";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { decodeCursor, encodeCursor } from "@/lib/domain/kernel/cursor";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { operation } from "@/lib/domain/kernel/operation";
import { pageLength } from "@/lib/domain/kernel/page-length";
import { openStored } from "@/lib/domain/kernel/stored-file";
import { dayInPractice } from "@/lib/domain/practice/today";
import {
  LIBRARY_MEDIA_TYPES,
  type LibraryDocumentDto,
  type ListDocumentsQuery,
  libraryAnswer,
  libraryDocumentAnswer,
  listDocumentsQuery,
} from "../schema";
import { hideDocument } from "../store/hide";
import { documentPath } from "../store/paths";
import { readPageOf } from "../store/read-pages";
import { isUncounted, requireCounted } from "../upload/uncounted";
import { countAll, countOf } from "./count";
import { says, searchTextBy } from "./text-search";

const providers = alias(users, "providers");
const providerName = sql<string | null>`case when ${providers.id} is not null then
  coalesce(nullif(trim(concat_ws(' ', ${providers.firstName}, ${providers.lastName})), ''), ${providers.username}) end`;
/** The patient's, else as it was typed in the appeal. */
const shownPatient = sql<string>`coalesce(case when ${patients.id} is not null then ${claimNames.patientName} end,
  ${appeals.patientName}, '')`;
const usedBy = sql<number>`(select count(*)::int from ${appealDocuments} link
  join ${appeals} used on used.practice_id = link.practice_id and used.id = link.appeal_id and used.deleted_at is null
  where link.practice_id = "documents"."practice_id" and link.document_id = "documents"."id")`;

/** The documents that a query names; those of a deleted claim are hidden with it. */
function select(tx: Tx, ctx: Ctx, where: SQL | undefined, limit: number | Placeholder) {
  return tx
    .select({
      document: documents,
      uploadedAt: exactTime(documents.createdAt),
      patientName: shownPatient,
      providerName,
      uploadedByName: sql<string | null>`case when ${users.id} is not null then ${personName} end`,
      claimNumber: claims.claimNumber,
      appeals: usedBy,
      extraction: appeals.extractionState,
    })
    .from(documents)
    .leftJoin(claims, and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, documents.claimId)))
    .leftJoin(appeals, and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, documents.appealId)))
    .leftJoin(patients, and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, documents.patientId)))
    .leftJoin(users, eq(users.id, documents.uploadedBy))
    .leftJoin(providers, eq(providers.id, documents.providerId))
    .where(and(visible(ctx), where))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(limit);
}
type Row = Awaited<ReturnType<typeof select>>[number];

/** Planning the seven tables takes five times as long as reading a page: not again for a query that names no more than its place. */
const written = (rows: number) => sql.raw(String(pageLength(rows))) as unknown as Placeholder;

/** As an anti-join: a condition on the joined claim would make the planner expect one row and sort them all. */
const visible = (ctx: Ctx) =>
  and(
    eq(documents.practiceId, ctx.practiceId),
    isNull(documents.deletedAt),
    sql`not exists (select 1 from ${claims} gone where gone.practice_id = ${ctx.practiceId}
      and gone.id = ${documents.claimId} and gone.deleted_at is not null)`,
  );

function matching(ctx: Ctx, query: ListDocumentsQuery): SQL | undefined {
  const type = query.document_type;
  const words = query.search?.split(/\s+/).filter(Boolean) ?? [];
  const text = sql`concat_ws(' ', ${documents.originalFilename}, ${documents.description}, ${shownPatient}, ${claims.claimNumber})`;
  return and(
    query.patient ? eq(documents.patientId, query.patient) : undefined,
    type ? eq(documents.documentType, type) : undefined,
    query.date_from ? gte(documents.createdAt, dayInPractice(ctx, query.date_from)) : undefined,
    query.date_to ? lt(documents.createdAt, dayInPractice(ctx, query.date_to, 1)) : undefined,
    query.search
      ? or(
          and(...words.map((word) => ilike(text, `%${word.replace(/[\\%_]/g, "\\$&")}%`))),
          says(ctx, query.search),
        )
      : undefined,
  );
}

export const listDocuments = operation(
  {
    name: "listDocuments",
    access: "user",
    input: listDocumentsQuery,
    answer: libraryAnswer,
    summary: "List the practice's documents, newest first",
    description:
      "All of them: of patients, of claims and of appeals, each with where it belongs. Every word of search occurs in the file's name, its description, the patient's name or the claim number.",
  },
  async (ctx, query, tx) => {
    const after = decodeCursor(query.cursor);
    searchTextBy(tx, query.search);
    const where = matching(ctx, query);
    const behind = after
      ? sql`(${documents.createdAt}, ${documents.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
      : undefined;
    const wanted = query.page_size + 1;
    const rows = await select(tx, ctx, and(where, behind), where ? wanted : written(wanted));
    const page = rows.slice(0, query.page_size);
    const count = where ? await countOf(tx, ctx, and(visible(ctx), where)) : await countAll(tx, ctx);
    await audit(tx, ctx, {
      action: query.search ? "search" : "list",
      entity: "document",
      patientId: query.patient ?? null,
      detail: { count: page.length },
    });
    const last = rows.length > page.length ? page.at(-1) : undefined;
    const results = page.map(dto);
    return {
      count,
      next: last ? encodeCursor({ at: last.uploadedAt, id: last.document.id }) : null,
      previous: null,
      documents: results,
      results,
    };
  },
);

export const getDocument = operation(
  {
    name: "getDocument",
    access: "user",
    input: z.object({ documentId: z.uuid() }),
    answer: libraryDocumentAnswer,
    summary: "Get one document and how far its reading is",
  },
  async (ctx, { documentId }, tx) => {
    const row = await rowOf(tx, ctx, documentId);
    await audit(tx, ctx, {
      action: "read",
      entity: "document",
      entityId: documentId,
      patientId: row.document.patientId,
    });
    return dto(row);
  },
);

/** The wire's shape of one, inside the caller's transaction. Throws NOT_FOUND. */
export const libraryDocument = async (tx: Tx, ctx: Ctx, documentId: string): Promise<LibraryDocumentDto> =>
  dto(await rowOf(tx, ctx, documentId));

async function rowOf(tx: Tx, ctx: Ctx, documentId: string): Promise<Row> {
  const [row] = await select(tx, ctx, eq(documents.id, documentId), written(1));
  if (!row) throw notFound("Document not found.");
  return row;
}

export type OpenedDocument = { stream: Readable; size: number; filename: string; mediaType: string };

/** The stored file, after the audit has it. Throws NOT_FOUND and UNAVAILABLE. */
export const openDocument = operation(
  {
    name: "openDocument",
    access: "user",
    input: z.object({ documentId: z.uuid() }),
    answer: z.custom<OpenedDocument>(),
    summary: "Get a document's file",
    media: LIBRARY_MEDIA_TYPES,
    refuses: ["UNPROCESSABLE", "UNAVAILABLE"],
    transaction: false,
  },
  async (ctx, { documentId }) => {
    const { document } = await inContext(ctx, async (tx) => {
      const found = await rowOf(tx, ctx, documentId);
      requireCounted(found.document);
      await audit(tx, ctx, {
        action: "download",
        entity: "document",
        entityId: documentId,
        patientId: found.document.patientId,
      });
      return found;
    });
    return openStored(document);
  },
);

/** For the viewer: a browser shows no TIFF by itself. Throws NOT_FOUND until the document is read. */
export const getDocumentPage = operation(
  {
    name: "getDocumentPage",
    access: "user",
    input: z.object({ documentId: z.uuid(), page: z.coerce.number().int().min(1).max(1000).default(1) }),
    answer: documentPageAnswer,
    summary: "Get the words of one page of a document and where they stand",
  },
  async (ctx, { documentId, page }, tx) =>
    readPageOf(tx, ctx, (await rowOf(tx, ctx, documentId)).document, page),
);

/** Everywhere it is used: letters that were exported or sent keep their copies. */
export const deleteDocument = operation(
  {
    name: "deleteDocument",
    access: "user",
    input: z.object({ documentId: z.uuid() }),
    summary: "Delete a document, wherever it is used",
    description: "Letters that were exported or sent with it keep their copies.",
    record: ({ documentId }) => ({ action: "delete", entity: "document", entityId: documentId }),
  },
  async (ctx, { documentId }, tx) => {
    await hideDocument(tx, ctx, (await rowOf(tx, ctx, documentId)).document);
  },
);

function dto({ document, extraction, ...named }: Row): LibraryDocumentDto {
  return {
    id: document.id,
    file_name: document.originalFilename,
    original_filename: document.originalFilename,
    document_type: document.documentType,
    description: document.description,
    media_type: document.mediaType,
    file_size: document.sizeBytes,
    pages: document.pagesTotal ?? document.pageCount,
    patient: document.patientId,
    patient_name: named.patientName,
    provider_id: document.providerId,
    provider_name: named.providerName ?? "",
    claim: document.claimId,
    claim_number: named.claimNumber ?? "",
    appeal: document.appealId,
    appeals: named.appeals,
    uploaded_at: named.uploadedAt,
    uploaded_by_name: named.uploadedByName ?? "",
    ocr_status: document.ocrStatus,
    ...(isUncounted(document) && document.ocrStatus === "pending" && { counting: true as const }),
    being_read: document.ocrStatus === "pending" && (extraction === null || extraction === "running"),
    ocr_error: document.ocrError,
    pages_read: document.pagesRead,
    ...paperDto(document),
    file_url: documentPath(document.id, "file"),
    download_url: documentPath(document.id, "download"),
  };
}
