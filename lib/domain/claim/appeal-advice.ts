import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { claimLineItems, claims } from "@/db/schema/claims";
import { appealDocuments, documentPages, documents } from "@/db/schema/documents";
import { paperTitle } from "@/lib/core/paper-title";
import type { Ctx } from "@/lib/domain/kernel/context";
import { adviceDto, adviceFor } from "@/lib/domain/move/advice";
import { carcOf, remarksOf } from "@/lib/domain/move/facts/denial-code";
import type { AdviceDto } from "@/lib/domain/move/schema";
import { practiceDay, practiceToday } from "@/lib/domain/practice/today";
import { disputedAmong } from "@/lib/domain/reading/paper/kind-groups";
import { bundlingEdit } from "./bundling-edit";
import { asChosenByPerson } from "./chosen-step";
import type { ClaimRow } from "./columns";
import { type MoveClaim, moveFactsOf, printedDenial } from "./move-facts-of";
import { otherClaimPaid } from "./other-claim";

type AppealRow = typeof appeals.$inferSelect;
type Paper = Awaited<ReturnType<typeof papersOf>>[number];

/** The advice on the appeal that stands for a claim's denial, once a paper of it was read; else null. */
export async function adviceOfClaimsAppeal(tx: Tx, ctx: Ctx, claim: ClaimRow): Promise<AdviceDto | null> {
  const [appeal] = await tx
    .select()
    .from(appeals)
    .where(
      and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.claimId, claim.id), isNull(appeals.deletedAt)),
    )
    .orderBy(desc(appeals.createdAt), appeals.id)
    .limit(1);
  if (!appeal) return null;
  // What went out before this denial was about another one.
  const { sentAt } = appeal;
  if (sentAt && claim.denialDate && (await practiceDay(tx, ctx, sentAt)) < claim.denialDate) return null;
  const papers = await papersOf(tx, ctx, appeal.id);
  return papers.some(wasRead) ? adviceOnAppeal(tx, ctx, appeal, papers) : null;
}

const wasRead = ({ ocrStatus }: Paper) => ocrStatus === "success";

/** What is right to do about an appeal's denial; null until something was read or typed (docs/product.md, I1). */
export async function adviceOnAppeal(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  files?: readonly Paper[],
): Promise<AdviceDto | null> {
  const papers = files ?? (await papersOf(tx, ctx, appeal.id));
  const { claimId } = appeal;
  if (!papers.some(wasRead) && !claimId && appeal.denialCode === "" && appeal.denialText === "") return null;
  const denial = disputedAmong(papers);
  // The payer's own, too: its remittance of the first claim, its approval, what it answered before.
  const others = papers.filter(({ id }) => id !== denial?.id);
  const titles = new Map(
    others.map(({ id, documentType: type, originalFilename: name }) => [id, paperTitle({ type, name })]),
  );
  const [notice, found, claim, today] = await Promise.all([
    denial ? pagesOf(tx, ctx, [denial.id]) : [],
    others.length > 0 ? pagesOf(tx, ctx, [...titles.keys()]) : [],
    claimId ? claimOf(tx, ctx, claimId) : undefined,
    practiceToday(tx, ctx),
  ]);
  const noticeText = notice.map(({ text }) => text).join("\n\n");
  const pages = found.map(({ text, page, documentId }) => ({
    text,
    place: `${titles.get(documentId)}, page ${page}`,
  }));
  const billed = appeal.facts.procedure_codes?.value.split(/,\s*/) ?? [];
  const ncci = await bundlingEdit(tx, ctx, {
    carc: carcOf(printedDenial(appeal, denial, claim)),
    procedures: [...billed, ...(claim?.procedures ?? [])],
    on: appeal.facts.dates_of_service?.value.split(/,\s*/)[0] ?? claim?.serviceFrom ?? null,
  });
  const facts = moveFactsOf({ subject: appeal, papers, denial, noticeText, pages, claim, ncci, today });
  const history = claim ? await otherClaimPaid(tx, ctx, claim, facts) : {};
  const advice = adviceDto(adviceFor({ ...facts, history }));
  return claim ? asChosenByPerson(advice, claim) : advice;
}

/** The appeal's papers with what was read of each, in their order. */
const papersOf = (tx: Tx, ctx: Ctx, appealId: string) =>
  tx
    .select({
      id: documents.id,
      documentType: appealDocuments.documentType,
      originalFilename: documents.originalFilename,
      ocrStatus: documents.ocrStatus,
      kind: documents.kind,
      careStage: documents.careStage,
      decisionLevel: documents.decisionLevel,
      lineOfBusiness: documents.lineOfBusiness,
      deniedLines: documents.deniedLines,
    })
    .from(appealDocuments)
    .innerJoin(
      documents,
      and(eq(documents.practiceId, appealDocuments.practiceId), eq(documents.id, appealDocuments.documentId)),
    )
    .where(
      and(
        eq(appealDocuments.practiceId, ctx.practiceId),
        eq(appealDocuments.appealId, appealId),
        isNull(documents.deletedAt),
      ),
    )
    .orderBy(asc(appealDocuments.position), asc(documents.id));

const MAX_PAGES = 50;

/** The words of papers, page by page, the first ones of a long chart. */
async function pagesOf(tx: Tx, ctx: Ctx, documentIds: string[]) {
  return tx
    .select({
      text: documentPages.text,
      page: documentPages.page,
      documentId: documentPages.documentId,
    })
    .from(documentPages)
    .where(and(eq(documentPages.practiceId, ctx.practiceId), inArray(documentPages.documentId, documentIds)))
    .orderBy(documentPages.documentId, documentPages.page)
    .limit(MAX_PAGES);
}

type ClaimPart = MoveClaim &
  Pick<ClaimRow, "id" | "patientId" | "rightMove" | "rightMoveReason" | "canAppeal"> & {
    procedures: string[];
  };

async function claimOf(tx: Tx, ctx: Ctx, claimId: string): Promise<ClaimPart | undefined> {
  const [claim] = await tx
    .select({
      id: claims.id,
      patientId: claims.patientId,
      rightMove: claims.rightMove,
      rightMoveReason: claims.rightMoveReason,
      canAppeal: claims.canAppeal,
      denialCategory: claims.denialCategory,
      appealDeadline: claims.appealDeadline,
      deadlineEstimated: claims.deadlineEstimated,
      deadlineBasis: claims.deadlineBasis,
      authorizationNumber: claims.authorizationNumber,
      serviceFrom: claims.serviceFrom,
    })
    .from(claims)
    .where(and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, claimId)));
  if (!claim) return undefined;
  const lines = await tx
    .select({
      procedureCode: claimLineItems.procedureCode,
      status: claimLineItems.status,
      deniedAmount: claimLineItems.deniedAmount,
      remarks: claimLineItems.remarks,
    })
    .from(claimLineItems)
    .where(
      and(
        eq(claimLineItems.practiceId, ctx.practiceId),
        eq(claimLineItems.claimId, claimId),
        isNull(claimLineItems.deletedAt),
      ),
    )
    .limit(500);
  const denied = lines.filter(({ status, deniedAmount }) => status === "DENIED" || (deniedAmount ?? 0) > 0);
  return {
    ...claim,
    remarks: remarksOf({ denialText: denied.map(({ remarks }) => remarks).join(" ") }),
    procedures: lines.map(({ procedureCode }) => procedureCode),
  };
}
