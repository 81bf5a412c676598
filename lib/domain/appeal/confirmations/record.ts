import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { OwnRecord } from "./to-check";

/** What the practice's own records say of an appeal: its patient's and its claim's. */
export async function recordOfAppeal(
  tx: Tx,
  ctx: Ctx,
  appeal: { id: string },
): Promise<OwnRecord & { deadline: string | null }> {
  const [row] = await tx
    .select({
      first: patients.firstName,
      last: patients.lastName,
      number: claims.claimNumber,
      payers: claims.payerClaimNumber,
      plan: claims.insurancePlanName,
      deadline: claims.appealDeadline,
    })
    .from(appeals)
    .leftJoin(
      claims,
      and(
        eq(claims.practiceId, appeals.practiceId),
        eq(claims.id, appeals.claimId),
        isNull(claims.deletedAt),
      ),
    )
    .leftJoin(patients, and(eq(patients.practiceId, appeals.practiceId), eq(patients.id, appeals.patientId)))
    .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appeal.id)));
  const some = (...values: (string | null | undefined)[]) =>
    values.filter((value): value is string => Boolean(value));
  return {
    patient_name: some([row?.first, row?.last].filter(Boolean).join(" ")),
    claim_number: some(row?.number, row?.payers),
    payer_name: some(row?.plan),
    deadline: row?.deadline ?? null,
  };
}
