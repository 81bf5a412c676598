import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appealDocuments, documentPages, documents } from "@/db/schema/documents";
import type { PageText } from "@/lib/core/document-text";
import { titleOfFile } from "@/lib/core/paper-title";
import { linkedTo, ofLink } from "@/lib/domain/appeal/documents/links";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { ChartPaper } from "@/lib/domain/reading/chart/chart";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import type { LetterFacts } from "../facts/facts";
import { answersOf } from "./answers";
import type { LetterEvidence } from "./plan/letter-plan";

/** Pages of one appeal that are read for a letter; a chart with more is argued from its first ones. */
const MOST_PAGES = 400;

/** The payer's notice and what the other papers of the appeal say of this patient. */
export async function loadEvidence(
  tx: Tx,
  ctx: Ctx,
  appealId: string,
  subject: Pick<LetterFacts, "patientName" | "dateOfBirth" | "memberId">,
): Promise<LetterEvidence> {
  const rows = await tx
    .select({
      documentId: documents.id,
      type: appealDocuments.documentType,
      name: documents.originalFilename,
      own: documents.documentType,
      number: documentPages.page,
      width: documentPages.width,
      height: documentPages.height,
      method: documentPages.method,
      text: documentPages.text,
      words: documentPages.words,
    })
    .from(appealDocuments)
    .innerJoin(documents, ofLink)
    .innerJoin(
      documentPages,
      and(eq(documentPages.practiceId, documents.practiceId), eq(documentPages.documentId, documents.id)),
    )
    .where(linkedTo(ctx, appealId))
    .orderBy(asc(appealDocuments.position), asc(documents.id), asc(documentPages.page))
    .limit(MOST_PAGES);
  const notice: string[] = [];
  const papers = new Map<string, ChartPaper & { document: { pages: PageText[] } }>();
  for (const { documentId, type, name, own, ...page } of rows) {
    if (type === "denial_letter") notice.push(page.text);
    // The denial of an earlier level goes along and proves nothing.
    if (type !== "supporting_docs" || own === "denial_letter") continue;
    const paper = papers.get(documentId) ?? { documentId, title: titleOfFile(name), document: { pages: [] } };
    paper.document.pages.push(page);
    papers.set(documentId, paper);
  }
  const chart = readChart([...papers.values()], {
    ...(subject.patientName ? { patientName: subject.patientName } : {}),
    ...(subject.dateOfBirth ? { dateOfBirth: subject.dateOfBirth } : {}),
    ...(subject.memberId ? { memberId: subject.memberId } : {}),
  });
  const answers = (await answersOf(tx, ctx, appealId)).map(({ name, ...said }) => ({ ...said, by: name }));
  return { noticeText: notice.join("\n"), chart, answers };
}
