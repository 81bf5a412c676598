import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claimLineItems, claims } from "@/db/schema/claims";
import { documentPages } from "@/db/schema/documents";
import type { DenialCategory } from "@/lib/core/enums";
import type { PaperKind } from "@/lib/core/notice";
import { bundlingEdit } from "@/lib/domain/claim/bundling-edit";
import { CARC } from "@/lib/domain/codes/carc";
import type { Ctx } from "@/lib/domain/kernel/context";
import { adviceDto, adviceFor } from "@/lib/domain/move/advice";
import { carcOf, groupCodeOf, type PrintedDenial, remarksOf } from "@/lib/domain/move/denial-code";
import type { Due, HeldPaper } from "@/lib/domain/move/move-facts";
import type { AdviceDto } from "@/lib/domain/move/schema";
import { practiceToday } from "@/lib/domain/practice/today";
import { estimateDeadline } from "@/lib/domain/reading/estimated-deadline";
import { disputedAmong } from "@/lib/domain/reading/paper/kind";
import { lineOfBusinessOf } from "@/lib/domain/reading/paper/line-of-business";
import { appealDocumentRows } from "./documents/links";
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
  const noticeText = denial ? await textOf(tx, ctx, denial.id) : "";
  const claim = await claimOf(tx, ctx, appeal.claimId);
  const printed = printedDenial(appeal, denial, claim);
  const billed = appeal.facts.procedure_codes?.value.split(/,\s*/) ?? [];
  const ncci = await bundlingEdit(tx, ctx, {
    carc: carcOf(printed),
    procedures: [...billed, ...(claim?.procedures ?? [])],
    on: appeal.facts.dates_of_service?.value.split(/,\s*/)[0] ?? claim?.serviceFrom ?? null,
  });
  return adviceDto(
    adviceFor({
      ncci,
      carc: carcOf(printed),
      group: groupCodeOf(printed) ?? "",
      remarks: remarksOf(printed),
      category:
        claim?.denialCategory ?? (appeal.facts.denial_category?.value as DenialCategory | undefined) ?? null,
      reasonText: appeal.denialText,
      noticeText,
      lineOfBusiness: denial?.lineOfBusiness ?? lineOfBusinessOf({ payerName: appeal.payerName }, noticeText),
      kind: denial?.kind ?? null,
      stage: denial?.careStage ?? null,
      level: denial?.decisionLevel ?? null,
      today: await practiceToday(tx, ctx),
      deadline: deadlineOf(appeal, claim),
      held: heldOf(appeal, papers, denial, claim?.authorizationNumber ?? ""),
      procedures: denial?.deniedLines.flatMap(({ procedureCode }) => procedureCode ?? []) ?? [],
    }),
  );
}

type File = Files[number];

/** The code of the field; where that denies nothing, the largest one of the lines that the paper denies. */
function printedDenial(
  appeal: AppealRow,
  denial: File | undefined,
  claim: ClaimPart | undefined,
): PrintedDenial {
  const remarkCodes = [
    ...(appeal.facts.remark_codes?.value.split(/,\s*/) ?? []),
    ...(claim?.remarks ?? []),
    ...(denial?.deniedLines.flatMap(({ remarks }) => remarks) ?? []),
  ];
  const typed = { denialCode: appeal.denialCode, denialText: appeal.denialText, remarkCodes };
  if (CARC.get(carcOf(typed))?.isDenial !== "no") return typed;
  const [lead] = (denial?.deniedLines ?? [])
    .filter(({ code }) => code !== null && CARC.get(code)?.isDenial === "yes")
    .toSorted((a, b) => Number(b.amount ?? 0) - Number(a.amount ?? 0));
  return lead ? { ...typed, denialCode: [lead.groupCode, lead.code].filter(Boolean).join("-") } : typed;
}

const MAX_PAGES = 50;

async function textOf(tx: Tx, ctx: Ctx, documentId: string): Promise<string> {
  const pages = await tx
    .select({ text: documentPages.text })
    .from(documentPages)
    .where(and(eq(documentPages.practiceId, ctx.practiceId), eq(documentPages.documentId, documentId)))
    .orderBy(documentPages.page)
    .limit(MAX_PAGES);
  return pages.map(({ text }) => text).join("\n\n");
}

type ClaimPart = Pick<
  typeof claims.$inferSelect,
  | "denialCategory"
  | "appealDeadline"
  | "deadlineEstimated"
  | "deadlineBasis"
  | "authorizationNumber"
  | "serviceFrom"
> & { remarks: string[]; procedures: string[] };

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

/** What the notice says goes before what the claim's record says, and an estimate comes last. */
function deadlineOf({ facts, payerName }: AppealRow, claim: ClaimPart | undefined): Due | null {
  const printed = facts.appeal_deadline;
  // A date that a person should look at first is no better than a counted one.
  if (printed?.method === "person") return { date: printed.value, basis: "person" };
  if (printed) return { date: printed.value, basis: printed.doubt ? "rule" : "letter" };
  if (claim?.appealDeadline) {
    const { appealDeadline: date, deadlineEstimated, deadlineBasis } = claim;
    return { date, basis: deadlineEstimated ? "rule" : deadlineBasis ? "letter" : "person" };
  }
  const estimate =
    facts.notice_date && payerName ? estimateDeadline(payerName, facts.notice_date.value) : null;
  return estimate ? { date: estimate.date, basis: "rule" } : null;
}

const HELD_BY_KIND: Partial<Record<PaperKind, HeldPaper>> = {
  chart_note: "records",
  policy: "policy",
  proof_of_sending: "proof_of_sending",
  paid_eob: "primary_eob",
};

function heldOf(
  appeal: AppealRow,
  papers: Files,
  denial: File | undefined,
  authorization: string,
): HeldPaper[] {
  const held = papers.flatMap(({ id, kind }) => (id !== denial?.id && kind && HELD_BY_KIND[kind]) || []);
  const number = appeal.facts.authorization_number;
  // The number on the denial itself is the one that is disputed.
  if (authorization || (number && (number.method === "person" || number.documentId !== denial?.id)))
    held.push("authorization");
  return held;
}
