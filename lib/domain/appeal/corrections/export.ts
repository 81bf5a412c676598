import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { documentPages, documents } from "@/db/schema/documents";
import { CONFIRMABLE, type Confirmable } from "@/lib/core/confirmation";
import type { PageText } from "@/lib/core/document-text";
import { boxAnswer, documentPageAnswer } from "@/lib/core/evidence";
import { EXTRACTION_FIELDS, type ExtractionField } from "@/lib/core/extraction";
import { PAPER_KINDS } from "@/lib/core/notice";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { placeOf } from "@/lib/domain/reading/page/evidence";
import { FIELD_COLUMNS } from "../confirmations/settle";
import type { AppealRow } from "../queries";
import { correctedPaper, PAPER_NAMES } from "./chosen-paper";

/** The newest corrected appeals and documents that one file holds, and the most pages of a document. */
const MOST_APPEALS = 500;
const MOST_DOCUMENTS = 1000;
const MOST_PAGES = 30;

const corrected = z.strictObject({
  value: z.string(),
  read: z.string().nullable().describe("What the rules or the model gave; null where they found nothing"),
  confidence: z.number().nullable(),
  page: z.int().positive().nullable().describe("Where the corrected value stands; null where it does not"),
  boxes: z.array(boxAnswer),
  drawn: z.boolean().describe("A person showed the place: they drew the box, or chose that document"),
});
const correctionsAnswer = z.strictObject({
  documents: z.array(
    z.strictObject({
      document: z.uuid(),
      kind: z.enum(PAPER_KINDS).nullable(),
      corrections: z.partialRecord(z.enum([...CONFIRMABLE, ...PAPER_NAMES]), corrected),
      pages: z.array(documentPageAnswer).describe("As they were read, so that the reading can be done again"),
    }),
  ),
});

/** What people corrected in the documents that were read, with the words of those documents, for `npm run eval -- FILE`. */
export const exportCorrections = operation(
  {
    name: "exportCorrections",
    access: "owner",
    answer: correctionsAnswer,
    summary: "Download what people corrected in what was read",
    description:
      "At most 500 appeals, newest first. It holds the documents' words: keep it as you keep the documents.",
  },
  async (ctx, _input, tx) => {
    const rows = await tx
      .select()
      .from(appeals)
      .where(
        and(
          eq(appeals.practiceId, ctx.practiceId),
          isNull(appeals.deletedAt),
          ne(appeals.corrections, sql`'{}'::jsonb`),
        ),
      )
      .orderBy(desc(appeals.createdAt), desc(appeals.id))
      .limit(MOST_APPEALS);
    const byDocument = new Map<string, [Confirmable, AppealRow][]>();
    for (const row of rows)
      for (const field of CONFIRMABLE) {
        const id = row.corrections[field]?.documentId;
        if (id) byDocument.set(id, [...(byDocument.get(id) ?? []), [field, row]]);
      }
    const found = (await readDocuments(tx, ctx, [...byDocument.keys()]))
      .map(({ id, kind, paper, pages }) => ({
        document: id,
        kind,
        pages,
        corrections: {
          ...paper,
          ...Object.fromEntries(
            (byDocument.get(id) ?? []).map(([field, row]) => [field, correctionOf(field, row, pages)]),
          ),
        },
      }))
      .filter(({ corrections }) => Object.keys(corrections).length > 0);
    await audit(tx, ctx, { action: "export", entity: "document", detail: { count: found.length } });
    return { documents: found };
  },
);

function correctionOf(name: Confirmable, row: AppealRow, pages: PageText[]) {
  const known = row.corrections[name];
  const value = isField(name) ? row[FIELD_COLUMNS[name]] : (row.facts[name]?.value ?? "");
  const found = known?.page && known.boxes ? { page: known.page, boxes: known.boxes } : undefined;
  const place = found ?? (value ? placeOf({ pages }, value) : undefined);
  return {
    value,
    read: known?.read ?? null,
    confidence: known?.confidence ?? null,
    page: place?.page ?? null,
    boxes: place?.boxes ?? [],
    drawn: found !== undefined,
  };
}

const isField = (name: Confirmable): name is ExtractionField =>
  (EXTRACTION_FIELDS as readonly string[]).includes(name);

async function readDocuments(tx: Tx, ctx: Ctx, ids: string[]) {
  const rows = await tx
    .select({
      id: documents.id,
      kind: documents.kind,
      careStage: documents.careStage,
      decisionLevel: documents.decisionLevel,
      lineOfBusiness: documents.lineOfBusiness,
      paperEvidence: documents.paperEvidence,
    })
    .from(documents)
    .where(
      and(
        eq(documents.practiceId, ctx.practiceId),
        isNull(documents.deletedAt),
        or(inArray(documents.id, ids), sql`jsonb_path_exists(${documents.paperEvidence}, '$.*.confirmed')`),
      ),
    )
    .orderBy(desc(documents.createdAt), asc(documents.id))
    .limit(MOST_DOCUMENTS);
  const pages = await tx
    .select()
    .from(documentPages)
    .where(
      and(
        eq(documentPages.practiceId, ctx.practiceId),
        inArray(
          documentPages.documentId,
          rows.map(({ id }) => id),
        ),
        sql`${documentPages.page} <= ${MOST_PAGES}`,
      ),
    )
    .orderBy(asc(documentPages.documentId), asc(documentPages.page));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    paper: correctedPaper(row),
    pages: pages
      .filter((page) => page.documentId === row.id)
      .map(({ page, width, height, method, text, words }) => ({
        number: page,
        width,
        height,
        method,
        text,
        words,
      })),
  }));
}
