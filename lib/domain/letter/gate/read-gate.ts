import { and, asc, desc, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { letterGenerations } from "@/db/schema/appeals";
import { appealDocuments, documents } from "@/db/schema/documents";
import type { AppealDocumentType, SendMethod } from "@/lib/core/enums";
import { type PaperEvidence, withoutFollowing } from "@/lib/core/notice";
import { PAPER_LABELS } from "@/lib/core/notice-labels";
import { paperTitle } from "@/lib/core/paper-title";
import { needsReason } from "@/lib/core/standing";
import { linkedTo, ofLink } from "@/lib/domain/appeal/documents/links";
import { hasOwnPages } from "@/lib/domain/appeal/documents/pages-left-out";
import { directoryEntryOfAppeal } from "@/lib/domain/appeal/payer/directory-entry";
import type { AppealRow } from "@/lib/domain/appeal/queries";
import { misplacedCitations } from "@/lib/domain/authority/misplaced-citations";
import { adviceOnAppeal } from "@/lib/domain/claim/appeal-advice";
import { paperOfLetter } from "@/lib/domain/claim/paper-of-letter";
import type { Ctx } from "@/lib/domain/kernel/context";
import { checkLetter } from "../check/fact-check";
import { ownerOf, recordOf, wordsStand } from "../check/notice-of";
import { compactOf } from "../check/source-index";
import type { LetterFacts } from "../facts/facts";
import { standingOf } from "../facts/law";
import { loadEvidence } from "../points/load-evidence";
import type { LetterVersionRow } from "../saved/versions";
import { letterText } from "../text/letter-text";
import { materialOf } from "../writing/material";
import { doubtfulValues } from "./doubtful-values";
import { gateProblems } from "./problems";
import { recipientStanding } from "./recipient-standing";
import type { GateProblemDto } from "./schema";

export type GateAsk = {
  /** Ids of what goes along, in its order. */
  enclosures: readonly string[];
  /** Only where somebody asks to send; a fax number or an address in its canonical form. */
  recipient?: { method: SendMethod; to: string } | undefined;
  /** Of a letter that went out before: when. A later draft may be another paper. */
  sentAt?: Date | undefined;
};

/** What stands between this version and its sending. Reads only; the caller's transaction sees one state of everything. */
export async function readGate(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  letter: LetterVersionRow,
  ask: GateAsk,
): Promise<GateProblemDto[]> {
  const { facts, documents: texts } = await materialOf(tx, ctx, appeal);
  const papers = await papersOfAppeal(tx, ctx, appeal.id);
  const record = await recordOf(tx, ctx, appeal);
  const notice = texts
    .filter(({ type }) => type === "denial_letter")
    .map(({ text }) => text)
    .join("\n\n");
  const read = papers.find(({ type }) => type === "denial_letter")?.read ?? {};
  const compact = compactOf(notice);
  const text = letterText(letter.content, letter.contentFormat);
  const { today, ...standing } = standingOf(facts);
  return gateProblems({
    text,
    misplaced: misplacedCitations(text, standing, today),
    findings: checkLetter(letter.content, letter.contentFormat, facts, texts).findings,
    appeal,
    record,
    noStanding: await standingProblem(tx, ctx, appeal),
    doubtful: doubtfulValues(text, appeal, record),
    doubtfulPaper: papers.flatMap((paper) =>
      paper.type === "denial_letter" ? doubtsOf(withoutFollowing(paper.paperEvidence, paper.kind)) : [],
    ),
    notice:
      notice === ""
        ? null
        : {
            owner: await ownerOf(tx, ctx, record, notice),
            patientName: read.patient_name ?? null,
            claimNumber: read.claim_number ?? null,
            payerName: read.payer_name ?? null,
            says: (value) => compact.includes(compactOf(value)) || wordsStand(value, compact),
          },
    papers,
    ...(await whoseIn(tx, ctx, appeal, facts, papers, ask.enclosures)),
    enclosed: ask.enclosures,
    deadline: deadlineOf(appeal, record),
    today,
    recipient: ask.recipient ? await recipientOf(tx, ctx, appeal, notice, ask.recipient, ask.sentAt) : null,
  });
}

/** A date of the notice or of a person is certain; a counted one, and one that was read with a doubt, is not (docs/product.md, I18). */
function deadlineOf({ facts }: AppealRow, record: Awaited<ReturnType<typeof recordOf>>) {
  const printed = facts.appeal_deadline;
  if (printed) return { date: printed.value, certain: printed.method === "person" || !printed.doubt };
  return record.deadline ? { date: record.deadline, certain: !record.deadlineCounted } : null;
}

/** The papers as they are now give the newest letter no standing, and nobody gave a reason to go on. */
async function standingProblem(tx: Tx, ctx: Ctx, appeal: AppealRow): Promise<string | null> {
  const [newest] = await tx
    .select({
      move: letterGenerations.move,
      paper: letterGenerations.paper,
      overrideReason: letterGenerations.overrideReason,
    })
    .from(letterGenerations)
    .where(and(eq(letterGenerations.practiceId, ctx.practiceId), eq(letterGenerations.appealId, appeal.id)))
    .orderBy(desc(letterGenerations.attempt))
    .limit(1);
  if (newest?.overrideReason) return null;
  const advice = await adviceOnAppeal(tx, ctx, appeal);
  return advice && needsReason(newest?.move ?? "appeal", advice, newest?.paper) ? advice.reason : null;
}

const doubtsOf = ({ kind, stage, level, lineOfBusiness: line_of_business }: PaperEvidence) =>
  Object.entries({ kind, stage, level, line_of_business }).flatMap(([name, evidence]) =>
    evidence?.doubt
      ? [{ label: PAPER_LABELS[name as keyof typeof PAPER_LABELS], doubt: evidence.doubt }]
      : [],
  );

/** What is enclosed of somebody else, or of nobody knows whom. The payer's own papers may name whom they like. */
async function whoseIn(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  facts: LetterFacts,
  papers: readonly { id: string; type: AppealDocumentType }[],
  enclosed: readonly string[],
) {
  if (!papers.some(({ id, type }) => type === "supporting_docs" && enclosed.includes(id)))
    return { strangers: [], unnamed: [] };
  const { chart } = await loadEvidence(tx, ctx, appeal.id, facts);
  return {
    strangers: chart.leftOut.filter(({ reason }) => reason === "other_patient"),
    unnamed: chart.unnamed ?? [],
  };
}

/** Papers of the appeal as its enclosures name them, in their order, with what was read in each. */
export async function papersOfAppeal(tx: Tx, ctx: Ctx, appealId: string) {
  const rows = await tx
    .select({
      id: documents.id,
      type: appealDocuments.documentType,
      name: documents.originalFilename,
      mediaType: documents.mediaType,
      pagesTotal: documents.pagesTotal,
      leftOut: appealDocuments.pagesLeftOut,
      patientConfirmed: appealDocuments.patientConfirmed,
      read: documents.extractionMetadata,
      kind: documents.kind,
      paperEvidence: documents.paperEvidence,
    })
    .from(appealDocuments)
    .innerJoin(documents, ofLink)
    .where(linkedTo(ctx, appealId))
    .orderBy(asc(appealDocuments.position), asc(documents.id));
  return rows.map(({ mediaType, pagesTotal, ...row }) => ({
    ...row,
    title: paperTitle(row),
    read: row.read ?? {},
    pages: hasOwnPages(mediaType) ? pagesTotal : null,
  }));
}

/** Whether the papers give this recipient for the paper that the letter is. */
async function recipientOf(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  notice: string,
  recipient: NonNullable<GateAsk["recipient"]>,
  sentAt: Date | undefined,
) {
  const entry = await directoryEntryOfAppeal(tx, ctx, appeal);
  const { payer_fax: usual, expedited_fax: expedited } = appeal.facts;
  const isCorrected = (await paperOfLetter(tx, ctx, appeal.id, sentAt)) === "corrected_claim";
  const standing = recipientStanding(recipient, {
    notice,
    directoryFax: entry?.fax ?? "",
    appealFaxes: [usual, expedited].flatMap((fact) => fact?.value ?? []),
    isCorrected,
  });
  return { to: recipient.to, standing, isCorrected };
}
