import { createReadStream } from "node:fs";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { documents } from "@/db/schema/documents";
import { AppError, invalid } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { claimInPractice, lockClaim } from "@/lib/domain/claim/queries";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { emit } from "@/lib/events";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { claimDocument } from "../of-claim/claim-documents";
import {
  CLAIM_DOCUMENT_MESSAGES,
  CLAIM_UPLOAD_MEDIA_TYPES,
  type ClaimDocumentDto,
  type ClaimUploadFields,
} from "../schema";
import { acceptedType, onlyFile, pagesOf, shownName } from "./one-file";
import { waitForPages } from "./page-allowance";
import type { Upload } from "./upload";
import { isClean } from "./virus-scan";

/**
 * Takes one file for a claim and has it read. Throws NOT_FOUND, VALIDATION, TOO_LARGE, UNSUPPORTED_MEDIA, UNPROCESSABLE
 * for a file that the virus scanner objects to, and RATE_LIMITED above the pages an hour.
 */
export async function uploadClaimDocument(
  ctx: Ctx,
  claimId: string,
  fields: ClaimUploadFields,
  files: readonly Upload[],
): Promise<ClaimDocumentDto> {
  const claim = await inContext(ctx, (tx) => claimInPractice(tx, ctx, claimId));
  if (fields.patient && fields.patient !== claim.patientId) {
    throw invalid({ patient: ["This is not the patient of the claim."] });
  }
  const file = onlyFile(files);
  const mediaType = await acceptedType(file, CLAIM_UPLOAD_MEDIA_TYPES);
  const { document_type: documentType } = fields;
  if (!(await isClean(ctx, { ...file, mediaType, documentType, claimId, patientId: claim.patientId }))) {
    throw new AppError("UNPROCESSABLE", CLAIM_DOCUMENT_MESSAGES.infected);
  }
  const pages = await pagesOf(file.path, mediaType);
  await inContext(ctx, (tx) => takePages(tx, ctx, claimId, pages));
  const storageKey = newStorageKey();
  await storage().put(storageKey, createReadStream(file.path), {
    contentType: mediaType,
    sha256: file.sha256,
  });
  try {
    return await inContext(ctx, (tx) =>
      insertDocument(tx, ctx, claimId, { ...file, mediaType, storageKey, pages }, fields),
    );
  } catch (error) {
    await storage()
      .delete(storageKey)
      .catch((cause) => log.warn({ err: cause }, "an orphaned file stays in the store"));
    throw error;
  }
}

/** Deleted files count too: deleting must not lift the limit. Throws RATE_LIMITED. */
async function takePages(tx: Tx, ctx: Ctx, claimId: string, pages: number): Promise<void> {
  const recent = await tx
    .select({ pages: sql<number>`coalesce(${documents.pageCount}, 1)`, at: documents.createdAt })
    .from(documents)
    .where(
      and(
        eq(documents.practiceId, ctx.practiceId),
        eq(documents.claimId, claimId),
        gt(documents.createdAt, sql`now() - interval '1 hour'`),
        sql`${documents.quarantineReason} is null`,
      ),
    );
  const wait = waitForPages(recent, pages, new Date());
  if (wait > 0) {
    throw new AppError("RATE_LIMITED", CLAIM_DOCUMENT_MESSAGES.rateLimited, { retryAfter: wait });
  }
}

type Stored = Upload & { mediaType: MediaType; storageKey: string; pages: number };

async function insertDocument(
  tx: Tx,
  ctx: Ctx,
  claimId: string,
  file: Stored,
  fields: ClaimUploadFields,
): Promise<ClaimDocumentDto> {
  // Under the claim's lock, so that two uploads at once don't share one allowance.
  const { row: claim } = await lockClaim(tx, ctx, claimId);
  await takePages(tx, ctx, claimId, file.pages);
  const [row] = await tx
    .insert(documents)
    .values({
      practiceId: ctx.practiceId,
      claimId,
      patientId: claim.patientId,
      documentType: fields.document_type,
      description: fields.description,
      originalFilename: shownName(file.filename, fields.original_filename),
      mediaType: file.mediaType,
      sizeBytes: file.size,
      sha256: file.sha256,
      storageKey: file.storageKey,
      pageCount: file.pages,
      uploadedBy: ctx.actor.userId,
    })
    .returning({ id: documents.id });
  if (!row) throw new Error("insert returned no row");
  await audit(tx, ctx, {
    action: "create",
    entity: "document",
    entityId: row.id,
    patientId: claim.patientId,
    detail: { type: fields.document_type, bytes: file.size, pages: file.pages },
  });
  await emit(
    tx,
    "document/uploaded",
    { practiceId: ctx.practiceId, userId: ctx.actor.userId, documentId: row.id },
    row.id,
  );
  return claimDocument(tx, ctx, row.id);
}
