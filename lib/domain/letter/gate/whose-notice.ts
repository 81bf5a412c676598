import { and, asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { claims } from "@/db/schema/claims";
import { appealDocuments, documentPages, documents } from "@/db/schema/documents";
import { patients } from "@/db/schema/patients";
import { linkedTo, ofLink } from "@/lib/domain/appeal/documents/links";
import { type AppealRow, getAppealInPractice } from "@/lib/domain/appeal/queries";
import { appealIdField } from "@/lib/domain/appeal/schema";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { ownNames } from "@/lib/domain/practice/own-names";
import { noticeOwner } from "@/lib/domain/reading/gates/notice-owner";
import { compactOf } from "../check/source-index";

const MOST_PAGES = 60;

/** Whose notice the appeal's denial letter is, before anything is written; null where none was read. */
export const getNoticeOwner = operation(
  {
    name: "getNoticeOwner",
    access: "user",
    input: z.object(appealIdField),
    answer: z.enum(["ours", "foreign", "unclear"]).nullable(),
    summary: "Tell whose notice the denial letter of an appeal is",
  },
  async (ctx, { appealId }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId);
    const pages = await tx
      .select({ text: documentPages.text })
      .from(appealDocuments)
      .innerJoin(documents, ofLink)
      .innerJoin(
        documentPages,
        and(eq(documentPages.practiceId, documents.practiceId), eq(documentPages.documentId, documents.id)),
      )
      .where(and(linkedTo(ctx, appealId), eq(appealDocuments.documentType, "denial_letter")))
      .orderBy(asc(appealDocuments.position), asc(documents.id), asc(documentPages.page))
      .limit(MOST_PAGES);
    const notice = pages.map(({ text }) => text).join("\n\n");
    const owner = notice === "" ? null : await ownerOf(tx, ctx, await recordOf(tx, ctx, appeal), notice);
    await audit(tx, ctx, {
      action: "read",
      entity: "appeal",
      entityId: appealId,
      patientId: appeal.patientId,
      detail: { notice: owner },
    });
    return owner;
  },
);

/** What the practice's own records say of the appeal's patient and claim. */
export async function recordOf(tx: Tx, ctx: Ctx, appeal: Pick<AppealRow, "patientId" | "claimId">) {
  const [patient] = appeal.patientId
    ? await tx
        .select({ first: patients.firstName, last: patients.lastName })
        .from(patients)
        .where(and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, appeal.patientId)))
    : [];
  const [claim] = appeal.claimId
    ? await tx
        .select({
          number: claims.claimNumber,
          payerNumber: claims.payerClaimNumber,
          plan: claims.insurancePlanName,
          deadline: claims.appealDeadline,
          deadlineCounted: claims.deadlineEstimated,
          first: patients.firstName,
          last: patients.lastName,
        })
        .from(claims)
        .innerJoin(
          patients,
          and(eq(patients.practiceId, claims.practiceId), eq(patients.id, claims.patientId)),
        )
        .where(
          and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, appeal.claimId), isNull(claims.deletedAt)),
        )
    : [];
  return {
    patientName: fullName(patient),
    claimPatientName: fullName(claim),
    claimNumbers: claim ? [claim.number, claim.payerNumber].filter((number) => number !== "") : [],
    claimPayerName: claim?.plan || null,
    deadline: claim?.deadline ?? null,
    deadlineCounted: claim?.deadlineCounted ?? false,
  };
}

/** Whose notice it is, as `noticeOwner` says; one that names a claim of the practice's own records is ours. */
export async function ownerOf(
  tx: Tx,
  ctx: Ctx,
  record: Awaited<ReturnType<typeof recordOf>>,
  notice: string,
): Promise<ReturnType<typeof noticeOwner>> {
  return isOwnClaim(record, notice) ? "ours" : noticeOwner(notice, await ownNames(tx, ctx));
}

/** The notice names a claim and a patient of the practice's own records: whoever treated, it is ours. */
function isOwnClaim(record: { claimNumbers: string[]; claimPatientName: string | null }, notice: string) {
  const compact = compactOf(notice);
  return (
    record.claimPatientName !== null &&
    wordsStand(record.claimPatientName, compact) &&
    record.claimNumbers.some((number) => number.length >= 5 && compact.includes(compactOf(number)))
  );
}

/** "Lopez, Maria" where the notice prints "MARIA LOPEZ". */
export const wordsStand = (value: string, compact: string): boolean => {
  const words = value.split(/[\s,]+/).filter((word) => word.length > 1);
  const orders = [
    words,
    [...words.slice(-1), ...words.slice(0, -1)],
    [...words.slice(1), ...words.slice(0, 1)],
  ];
  return orders.some((order) => compact.includes(compactOf(order.join(""))));
};

const fullName = (row: { first: string | null; last: string | null } | undefined) =>
  row ? [row.first, row.last].filter(Boolean).join(" ") : null;
