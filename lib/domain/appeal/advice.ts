import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claimLineItems, claims } from "@/db/schema/claims";
import { documentPages } from "@/db/schema/documents";
import { paperTitle } from "@/lib/core/paper-title";
import { bundlingEdit } from "@/lib/domain/claim/bundling-edit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { adviceDto, adviceFor } from "@/lib/domain/move/advice";
import { carcOf, remarksOf } from "@/lib/domain/move/denial-code";
import type { AdviceDto } from "@/lib/domain/move/schema";
import { practiceToday } from "@/lib/domain/practice/today";
import { disputedAmong } from "@/lib/domain/reading/paper/kind";
import { appealDocumentRows } from "./documents/links";
import { type MoveClaim, moveFactsOf, printedDenial } from "./move-facts-of";
import type { AppealRow } from "./queries";

type Files = Awaited<ReturnType<typeof appealDocumentRows>>;

/** What is right to do about an appeal's denial; null until something was read or typed (docs/product.md, I1). */
export async function adviceOnAppeal(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  files?: Files,
): Promise<AdviceDto | null> {
  const papers = files ?? (await appealDocumentRows(tx, ctx, [appeal.id]));
  const read = papers.some(({ ocrStatus }) => ocrStatus === "success");
  if (!read && !appeal.claimId && appeal.denialCode === "" && appeal.denialText === "") return null;
  const denial = disputedAmong(papers);
  const noticeText = denial ? (await pagesOf(tx, ctx, [denial.id])).map(({ text }) => text).join("\n\n") : "";
  // The payer's own, too: its remittance of the first claim, its approval, what it answered before.
  const others = papers.filter(({ id }) => id !== denial?.id);
  const titles = new Map(
    others.map(({ id, documentType: type, originalFilename: name }) => [id, paperTitle({ type, name })]),
  );
  const found = others.length > 0 ? await pagesOf(tx, ctx, [...titles.keys()]) : [];
  const pages = found.map(({ text, page, documentId }) => ({
    text,
    place: `${titles.get(documentId)}, page ${page}`,
  }));
  const claim = await claimOf(tx, ctx, appeal.claimId);
  const billed = appeal.facts.procedure_codes?.value.split(/,\s*/) ?? [];
  const ncci = await bundlingEdit(tx, ctx, {
    carc: carcOf(printedDenial(appeal, denial, claim)),
    procedures: [...billed, ...(claim?.procedures ?? [])],
    on: appeal.facts.dates_of_service?.value.split(/,\s*/)[0] ?? claim?.serviceFrom ?? null,
  });
  const today = await practiceToday(tx, ctx);
  return adviceDto(
    adviceFor(moveFactsOf({ subject: appeal, papers, denial, noticeText, pages, claim, ncci, today })),
  );
}

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

type ClaimPart = MoveClaim & { procedures: string[] };

async function claimOf(tx: Tx, ctx: Ctx, claimId: string | null): Promise<ClaimPart | undefined> {
  if (!claimId) return undefined;
  const [claim] = await tx
    .select({
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
