import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { documentPages, documents } from "@/db/schema/documents";
import { EXTRACTION_FIELDS, type Extraction } from "@/lib/core/extraction";
import { keepChosen } from "@/lib/domain/document/extraction/keep-chosen";
import { knownNumbersIn } from "@/lib/domain/document/extraction/known-numbers";
import { chosenKindOf, withChosenKind } from "@/lib/domain/document/extraction/with-chosen-kind";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { AppealRow } from "../queries";
import { getAppealDocument } from "./files";
import { saidByDocuments } from "./said-by-documents";

/** The rules take some milliseconds a page, and a person waits; longer papers are read anew by "Read again". */
const MOST_PAGES = 30;

/**
 * Reads a paper's kept words again as the kind that a person chose: a denial has a code, a reason and a time to appeal, a
 * request for records has none. Values that a person typed or confirmed stay. With a model the next reading does it.
 */
export async function readAsChosen(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  documentId: string,
): Promise<AppealRow> {
  const document = await getAppealDocument(tx, ctx, appeal.id, documentId);
  if (document.ocrStatus !== "success" || document.extractionEngine !== "rules") return appeal;
  const pages = await tx
    .select()
    .from(documentPages)
    .where(and(eq(documentPages.practiceId, ctx.practiceId), eq(documentPages.documentId, documentId)))
    .orderBy(asc(documentPages.page))
    .limit(MOST_PAGES + 1);
  if (pages.length === 0 || pages.length > MOST_PAGES) return appeal;
  const text = { pages: pages.map((page) => ({ ...page, number: page.page })) };
  const read = withChosenKind(text, await knownNumbersIn(tx, ctx, documentId), chosenKindOf(document));
  await keepRead(tx, ctx, document, read);
  const filled = await saidByDocuments(tx, ctx, withoutItsValues(appeal, documentId));
  const [row] = await tx
    .update(appeals)
    .set({ ...filled, updatedAt: new Date() })
    .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appeal.id)))
    .returning();
  return row ?? appeal;
}

type DocumentRow = Awaited<ReturnType<typeof getAppealDocument>>;

async function keepRead(tx: Tx, ctx: Ctx, document: DocumentRow, read: Extraction): Promise<void> {
  const { kind, careStage: stage, decisionLevel: level, lineOfBusiness, paperEvidence } = document;
  const paper = keepChosen(read, { kind, stage, level, lineOfBusiness, paperEvidence });
  const values = EXTRACTION_FIELDS.flatMap((field) => {
    const value = read.fields[field]?.value;
    return value === undefined ? [] : [[field, value] as const];
  });
  await tx
    .update(documents)
    .set({
      kind: paper.kind,
      careStage: paper.stage,
      decisionLevel: paper.level,
      lineOfBusiness: paper.lineOfBusiness,
      paperEvidence: paper.paperEvidence ?? {},
      deniedLines: read.deniedLines,
      extractionMetadata: Object.fromEntries(values),
      extractionEvidence: read.fields,
      extractionFacts: read.facts,
    })
    .where(and(eq(documents.practiceId, ctx.practiceId), eq(documents.id, document.id)));
}

/** What was filled from this paper gives way to what it says now, unless a person confirmed it. */
function withoutItsValues(appeal: AppealRow, documentId: string): AppealRow {
  const { fieldEvidence: known, confirmations } = appeal;
  const isIts = (field: (typeof EXTRACTION_FIELDS)[number]) =>
    known[field]?.documentId === documentId && !known[field]?.confirmed && !confirmations[field];
  return {
    ...appeal,
    ...(isIts("patient_name") && { patientName: "" }),
    ...(isIts("claim_number") && { claimNumber: "" }),
    ...(isIts("payer_name") && { payerName: "" }),
    ...(isIts("denial_code") && { denialCode: "" }),
    ...(isIts("denial_text") && { denialText: "" }),
  };
}
