import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appealDocuments, documentPages, documents } from "@/db/schema/documents";
import { linkedTo, ofLink } from "@/lib/domain/appeal/documents/links";
import type { AppealRow } from "@/lib/domain/appeal/queries";
import { decidedOf } from "@/lib/domain/claim/decided";
import type { Ctx } from "@/lib/domain/kernel/context";
import { ownerOf, recordOf } from "../check/notice-of";
import { collectFacts, denialReadingOf, LEVEL_AFTER, papersOf } from "../facts/appeal-facts";
import type { LetterFacts } from "../facts/facts";
import type { PromptDocument } from "../model/prompt";
import { answersOf } from "../points/answers";
import { talksOf } from "../points/talks";

/** What a letter of this appeal is made from, and is checked against. */
export async function materialOf(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
): Promise<{ facts: LetterFacts; documents: PromptDocument[] }> {
  const read = await readDocuments(tx, ctx, appeal.id);
  const denialLetterText = read.find((document) => document.type === "denial_letter")?.text ?? "";
  const papers = await papersOf(tx, ctx, appeal.id);
  const denial = await denialReadingOf(tx, ctx, appeal.id);
  const facts = await collectFacts(tx, ctx, appeal, { papers, denialLetterText, denial });
  const answers = (await answersOf(tx, ctx, appeal.id)).map(({ text, by }) => `${text} ${by}`);
  const talks = (await talksOf(tx, ctx, appeal)).map(({ sentence }) => sentence);
  const answered = await decisionFacts(tx, ctx, appeal, facts);
  const owner =
    denialLetterText && (await ownerOf(tx, ctx, await recordOf(tx, ctx, appeal), denialLetterText));
  const noticeOfOther = owner === "foreign" || undefined;
  return { facts: withPeople({ ...facts, ...answered, noticeOfOther }, answers, talks), documents: read };
}

/**
 * A next level answers the decision, also one that came without a paper: it is of the next level, and of the decision's day. The
 * claim's denial is of an earlier one.
 */
async function decisionFacts(
  tx: Tx,
  ctx: Ctx,
  { followsAppealId, facts: read }: AppealRow,
  { appealLevel, provenance }: LetterFacts,
): Promise<Partial<LetterFacts>> {
  if (!followsAppealId) return {};
  const decided = await decidedOf(tx, ctx, followsAppealId);
  const isPrinted = read.notice_date?.confirmed || read.notice_date?.value === decided?.on;
  return {
    ...((appealLevel ?? 1) > 1 ? {} : { appealLevel: LEVEL_AFTER[decided?.level ?? "first"] }),
    ...(decided &&
      !isPrinted && {
        noticeDate: decided.on,
        provenance: { ...provenance, noticeDate: { record: "appeal" as const } },
      }),
  };
}

/** What a person answered, or wrote down of a talk with the payer, is a fact with that as its source. */
const withPeople = (facts: LetterFacts, answers: string[], talks: string[]): LetterFacts => ({
  ...facts,
  ...(answers.length > 0 && { answers }),
  ...(talks.length > 0 && { contacts: talks }),
  provenance: { ...facts.provenance, answers: { record: "user" }, contacts: { record: "contact" } },
});

/** The text of the appeal's documents as it was read, in their order. */
async function readDocuments(tx: Tx, ctx: Ctx, appealId: string): Promise<PromptDocument[]> {
  const rows = await tx
    .select({ documentId: documents.id, type: appealDocuments.documentType, text: documentPages.text })
    .from(appealDocuments)
    .innerJoin(documents, ofLink)
    .innerJoin(
      documentPages,
      and(eq(documentPages.practiceId, documents.practiceId), eq(documentPages.documentId, documents.id)),
    )
    .where(linkedTo(ctx, appealId))
    .orderBy(asc(appealDocuments.position), asc(documents.id), asc(documentPages.page))
    .limit(400);
  const whole = new Map<string, PromptDocument>();
  for (const row of rows) {
    const known = whole.get(row.documentId);
    whole.set(row.documentId, known ? { ...known, text: `${known.text}\n\n${row.text}` } : row);
  }
  return [...whole.values()];
}
