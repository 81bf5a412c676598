import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import type { AppealRow } from "@/lib/domain/appeal/queries";
import type { Ctx } from "@/lib/domain/kernel/context";
import { ownNames } from "@/lib/domain/practice/own-names";
import { noticeOwner } from "@/lib/domain/reading/gates/notice-owner";
import { compactOf } from "./source-index";

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
