import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { patients } from "@/db/schema/patients";
import { invalid } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/kernel/context";
import { type ClaimSubject, subjectOfClaim } from "./claim-subject";
import { appealDocumentRows } from "./documents/links";
import { saidByDocuments } from "./documents/said-by-documents";
import type { AppealRow } from "./queries";

const FIVE = ["patientName", "payerName", "claimNumber", "denialCode", "denialText"] as const;
type Five = Pick<AppealRow, (typeof FIVE)[number]>;

/** Fills those of the five fields that are still empty. */
export const fillFive = (fields: Five, from: Partial<Five> | null): Five =>
  Object.fromEntries(
    FIVE.map((name) => [name, fields[name].trim() ? fields[name] : (from?.[name] ?? "")]),
  ) as Five;

/** The patient's name for an appeal; null asks for none. A foreign and an unknown id are the same field error. */
export async function linkedPatient(
  tx: Tx,
  ctx: Ctx,
  patientId: string | null | undefined,
): Promise<{ patientName: string } | null> {
  if (!patientId) return null;
  const [row] = await tx
    .select({ firstName: patients.firstName, lastName: patients.lastName })
    .from(patients)
    .where(
      and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, patientId), isNull(patients.deletedAt)),
    );
  if (!row) throw invalid({ patient: ["Choose a patient from the list."] });
  return { patientName: [row.firstName, row.lastName].filter(Boolean).join(" ") };
}

/** The claim that an appeal is to belong to; null asks for none. Throws VALIDATION as for a patient. */
export async function linkedClaim(
  tx: Tx,
  ctx: Ctx,
  claimId: string | null | undefined,
): Promise<ClaimSubject | null> {
  if (!claimId) return null;
  const claim = await subjectOfClaim(tx, ctx, claimId);
  if (!claim) throw invalid({ claim: ["Choose a claim from the list."] });
  return claim;
}

/** An appeal's patient is its claim's. `asked` is what the caller named. */
export function requireSamePatient(
  patientId: string | null,
  claim: { subject: { patientId: string | null } } | null,
  asked: "patient" | "claim",
): void {
  if (!claim || !patientId || claim.subject.patientId === patientId) return;
  throw invalid(
    asked === "patient"
      ? { patient: ["This is not the claim's patient. Unlink the claim first."] }
      : { claim: ["This claim is another patient's. Choose a claim of this patient."] },
  );
}

/** Takes over what the appeal's documents say, where they are read already. Answers the appeal as it then is. */
export async function adoptDocuments(tx: Tx, ctx: Ctx, appeal: AppealRow): Promise<AppealRow> {
  const files = await appealDocumentRows(tx, ctx, [appeal.id]);
  if (files.length === 0) return appeal;
  const allRead = files.every(({ ocrStatus }) => ocrStatus !== "pending");
  const [row] = await tx
    .update(appeals)
    .set({
      ...(await saidByDocuments(tx, ctx, appeal)),
      ...(appeal.extractionState !== "running" && { extractionState: allRead ? "done" : "idle" }),
      updatedAt: new Date(),
    })
    .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appeal.id)))
    .returning();
  if (!row) throw new Error("update returned no row");
  return row;
}
