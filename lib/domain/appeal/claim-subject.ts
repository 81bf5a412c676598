import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claims } from "@/db/schema/claims";
import { documentPages, documents } from "@/db/schema/documents";
import { patients } from "@/db/schema/patients";
import { claimAdjustments, remittanceClaims } from "@/db/schema/remittances";
import { claimNames } from "@/lib/domain/claim/columns";
import { CARC } from "@/lib/domain/codes/carc";
import type { Ctx } from "@/lib/domain/kernel/context";
import { type Linked, rolesOf } from "./documents/links";
import { fillFrom } from "./documents/said-by-documents";
import { MAX_SUPPORTING } from "./documents/schema";
import type { Paper, Subject } from "./subject";

/** What an appeal of a claim begins with: its fields, its papers, and whether all of them are read. */
export type ClaimSubject = {
  subject: Subject;
  status: typeof claims.$inferSelect.status;
  denialCategory: typeof claims.$inferSelect.denialCategory;
  linked: Linked[];
  papers: Paper[];
  allRead: boolean;
};

/**
 * Null for a claim that is not there. The payer's own words go before the claim's summary of them: a letter quotes the
 * payer. Everything else that the claim says takes precedence over its documents.
 */
export async function subjectOfClaim(tx: Tx, ctx: Ctx, claimId: string): Promise<ClaimSubject | null> {
  const [found] = await tx
    .select({ claim: claims, patientName: claimNames.patientName })
    .from(claims)
    .innerJoin(patients, and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, claims.patientId)))
    .where(and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, claimId), isNull(claims.deletedAt)));
  if (!found) return null;
  const { claim, patientName } = found;
  const files = await claimFiles(tx, ctx, claimId);
  const linked = rolesOf(files, { denial: true, claim: true });
  const roleOf = new Map(linked.map(({ documentId, documentType }) => [documentId, documentType]));
  const filled = fillFrom(
    {
      patientName,
      claimNumber: claim.claimNumber || claim.payerClaimNumber || claim.internalClaimNumber,
      payerName: claim.insurancePlanName,
      denialCode: "",
      denialText: "",
    },
    files.flatMap(({ id, read, kind, fields, facts }) => {
      const documentType = roleOf.get(id);
      if (!read || !documentType) return [];
      const extraction = { kind: kind ?? ("other" as const), fields: fields ?? {}, facts: facts ?? {} };
      return [{ documentId: id, documentType, extraction }];
    }),
  );
  return {
    subject: {
      claimId,
      patientId: claim.patientId,
      ...filled,
      denialCode: filled.denialCode || (await codeOfRemittance(tx, ctx, claimId)),
      denialText: filled.denialText || claim.denialSummary,
    },
    status: claim.status,
    denialCategory: claim.denialCategory,
    linked,
    papers: files.map(({ id, name, pages }) => ({
      id,
      type: roleOf.get(id) ?? "supporting_docs",
      name,
      pages,
    })),
    allRead: files.every(({ pending }) => !pending),
  };
}

/** The claim's documents in the order of upload; of very many, the newest that an appeal can hold. */
async function claimFiles(tx: Tx, ctx: Ctx, claimId: string) {
  const rows = await tx
    .select({
      id: documents.id,
      type: documents.documentType,
      name: documents.originalFilename,
      pages: documents.pageCount,
      kind: documents.kind,
      createdAt: documents.createdAt,
      ocrStatus: documents.ocrStatus,
      fields: documents.extractionEvidence,
      facts: documents.extractionFacts,
    })
    .from(documents)
    .where(
      and(
        eq(documents.practiceId, ctx.practiceId),
        eq(documents.claimId, claimId),
        isNull(documents.deletedAt),
      ),
    )
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(MAX_SUPPORTING);
  return rows.toReversed().map(({ ocrStatus, ...row }) => ({
    ...row,
    read: ocrStatus === "success",
    pending: ocrStatus === "pending",
  }));
}

/** "CO-50": the payer's newest reason that denies something, of the larger amount; empty where none is known. */
async function codeOfRemittance(tx: Tx, ctx: Ctx, claimId: string): Promise<string> {
  const [decision] = await tx
    .select({ id: remittanceClaims.id })
    .from(remittanceClaims)
    .where(
      and(
        eq(remittanceClaims.practiceId, ctx.practiceId),
        eq(remittanceClaims.claimId, claimId),
        inArray(remittanceClaims.outcome, ["denied", "partially_denied"]),
      ),
    )
    .orderBy(desc(remittanceClaims.createdAt), desc(remittanceClaims.id))
    .limit(1);
  if (!decision) return "";
  const rows = await tx
    .select({
      group: claimAdjustments.groupCode,
      reason: claimAdjustments.reasonCode,
      amount: claimAdjustments.amount,
    })
    .from(claimAdjustments)
    .where(
      and(
        eq(claimAdjustments.practiceId, ctx.practiceId),
        eq(claimAdjustments.remittanceClaimId, decision.id),
      ),
    )
    .limit(500);
  const [first] = rows
    .filter(({ reason }) => CARC.get(reason)?.isDenial !== "no")
    .toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0));
  return first ? `${first.group}-${first.reason}` : "";
}

/** The text of the denial letter, for the rules that look into its words. */
export async function denialLetterTextOf(tx: Tx, ctx: Ctx, linked: readonly Linked[]): Promise<string> {
  const denial = linked.find(({ documentType }) => documentType === "denial_letter");
  if (!denial) return "";
  const pages = await tx
    .select({ text: documentPages.text })
    .from(documentPages)
    .where(and(eq(documentPages.practiceId, ctx.practiceId), eq(documentPages.documentId, denial.documentId)))
    .orderBy(documentPages.page)
    .limit(50);
  return pages.map(({ text }) => text).join("\n\n");
}
