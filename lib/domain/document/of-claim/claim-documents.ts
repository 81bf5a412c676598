import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { claims } from "@/db/schema/claims";
import { documents } from "@/db/schema/documents";
import { patients } from "@/db/schema/patients";
import { users } from "@/db/schema/users";
import { notFound } from "@/lib/core/errors";
import { paperDto } from "@/lib/core/notice-answer";
import { claimNames, personName } from "@/lib/domain/claim/columns";
import { claimInPractice } from "@/lib/domain/claim/queries";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { operation } from "@/lib/domain/kernel/operation";
import { type ClaimDocumentDto, claimDocumentsAnswer } from "../schema";
import { hideDocument } from "../store/hide";
import { documentPath } from "../store/paths";
import { uncounted } from "../upload/uncounted";
import { denialProposal } from "./denial-proposal";

const columns = {
  id: documents.id,
  claimId: documents.claimId,
  patientId: documents.patientId,
  documentType: documents.documentType,
  description: documents.description,
  originalFilename: documents.originalFilename,
  mediaType: documents.mediaType,
  sizeBytes: documents.sizeBytes,
  pageCount: documents.pageCount,
  uncounted,
  pagesTotal: documents.pagesTotal,
  ocrStatus: documents.ocrStatus,
  ocrError: documents.ocrError,
  kind: documents.kind,
  careStage: documents.careStage,
  decisionLevel: documents.decisionLevel,
  lineOfBusiness: documents.lineOfBusiness,
  paperEvidence: documents.paperEvidence,
  deniedLines: documents.deniedLines,
  extractionEvidence: documents.extractionEvidence,
  extractionFacts: documents.extractionFacts,
  proposalState: documents.proposalState,
  uploadedAt: exactTime(documents.createdAt),
  uploadedByName: sql<string | null>`case when ${users.id} is not null then ${personName} end`,
  claimNumber: claims.claimNumber,
  insurancePlanName: claims.insurancePlanName,
  patientName: claimNames.patientName,
};

/** Rows of a claim's documents; a deleted claim's are hidden with it. */
async function select(tx: Tx, ctx: Ctx, where: SQL | undefined) {
  return tx
    .select(columns)
    .from(documents)
    .innerJoin(
      claims,
      and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, documents.claimId), isNull(claims.deletedAt)),
    )
    .innerJoin(patients, and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, claims.patientId)))
    .leftJoin(users, eq(users.id, documents.uploadedBy))
    .where(
      and(
        eq(documents.practiceId, ctx.practiceId),
        isNotNull(documents.claimId),
        isNull(documents.deletedAt),
        where,
      ),
    )
    .orderBy(desc(documents.createdAt), desc(documents.id));
}

type Row = Awaited<ReturnType<typeof select>>[number];

/** Newest first. Throws NOT_FOUND. */
export const listClaimDocuments = operation(
  {
    name: "listClaimDocuments",
    access: "user",
    input: z.object({ claimId: z.uuid() }),
    answer: claimDocumentsAnswer,
    summary: "List a claim's documents",
  },
  async (ctx, { claimId }, tx) => {
    const claim = await claimInPractice(tx, ctx, claimId);
    const found = (await select(tx, ctx, eq(documents.claimId, claimId))).map(dto);
    await audit(tx, ctx, {
      action: "list",
      entity: "document",
      entityId: claimId,
      patientId: claim.patientId,
      detail: { count: found.length },
    });
    return { count: found.length, next: null, previous: null, documents: found, results: found };
  },
);

/** The wire's shape of one, inside the caller's transaction. Throws NOT_FOUND. */
export async function claimDocument(tx: Tx, ctx: Ctx, documentId: string): Promise<ClaimDocumentDto> {
  return dto(await rowOf(tx, ctx, documentId));
}

async function rowOf(tx: Tx, ctx: Ctx, documentId: string): Promise<Row> {
  const [row] = await select(tx, ctx, eq(documents.id, documentId));
  if (!row) throw notFound("Document not found.");
  return row;
}

/** Hides it at once; the record stays for the audit. Throws NOT_FOUND. */
export const deleteClaimDocument = operation(
  {
    name: "deleteClaimDocument",
    access: "user",
    input: z.object({ documentId: z.uuid() }),
    summary: "Delete a claim's document",
  },
  async (ctx, { documentId }, tx) => {
    await hideDocument(tx, ctx, await rowOf(tx, ctx, documentId));
  },
);

function dto(row: Row): ClaimDocumentDto {
  return {
    id: row.id,
    claim_id: row.claimId ?? "",
    filename: row.originalFilename,
    original_filename: row.originalFilename,
    document_type: row.documentType,
    description: row.description,
    media_type: row.mediaType,
    file_size: row.sizeBytes,
    pages: row.pagesTotal ?? row.pageCount ?? 1,
    uploaded_at: row.uploadedAt,
    uploaded_by_name: row.uploadedByName ?? "",
    ocr_status: row.ocrStatus,
    ...(row.uncounted && row.ocrStatus === "pending" && { counting: true as const }),
    ocr_error: row.ocrError,
    ...paperDto(row),
    file_url: documentPath(row.id, "file"),
    download_url: documentPath(row.id, "download"),
    denial_proposal: denialProposal(row, row),
  };
}
