import { createReadStream } from "node:fs";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { documents } from "@/db/schema/documents";
import { AppError, invalid } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { emit } from "@/lib/events";
import { detectFile, FileRefused } from "@/lib/integrations/reader/detect";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import { countPages } from "@/lib/integrations/reader/read-document";
import { ReadFailure } from "@/lib/integrations/reader/read-failure";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { audit } from "../audit";
import { claimInPractice, lockClaim } from "../claim/queries";
import { type Ctx, inContext } from "../context";
import { claimDocument } from "./claim-documents";
import { shownFilename } from "./filename";
import { waitForPages } from "./page-allowance";
import {
  CLAIM_DOCUMENT_MESSAGES,
  CLAIM_UPLOAD_MEDIA_TYPES,
  type ClaimDocumentDto,
  type ClaimUploadFields,
} from "./schema";
import type { Upload } from "./upload";
import { isClean } from "./virus-scan";

/** Far above what is read, so that a long file is counted as what it is. */
const COUNTED_UP_TO = 5_000;

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
  const mediaType = await acceptedType(file);
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

function onlyFile(files: readonly Upload[]): Upload {
  // A form whose file field was left empty sends a file without name and bytes.
  const sent = files.filter(({ field, filename, size }) => field === "file" && (filename !== "" || size > 0));
  const [file] = sent;
  if (!file) throw invalid({ file: [CLAIM_DOCUMENT_MESSAGES.noFile] });
  if (sent.length > 1) throw invalid({ file: [CLAIM_DOCUMENT_MESSAGES.oneFile] });
  if (file.tooLarge) {
    throw new AppError("TOO_LARGE", new FileRefused("too_large").message, {
      extra: { errors: { file: [new FileRefused("too_large").message] } },
    });
  }
  return file;
}

async function acceptedType(file: Upload): Promise<MediaType> {
  try {
    const { mediaType } = await detectFile(file.path, file.filename, file.declaredType);
    if (!CLAIM_UPLOAD_MEDIA_TYPES.includes(mediaType)) throw new FileRefused("unsupported");
    return mediaType;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw new AppError("UNSUPPORTED_MEDIA", error.message, { extra: { errors: { file: [error.message] } } });
  }
}

/** A file whose pages can't be told (locked, damaged) counts as one; reading it will say what is wrong. */
async function pagesOf(path: string, mediaType: MediaType): Promise<number> {
  if (mediaType === "image/png" || mediaType === "image/jpeg") return 1;
  try {
    return Math.max(1, await countPages({ path, mediaType, limits: { pages: COUNTED_UP_TO } }));
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    return error.reason === "too_many_pages" ? COUNTED_UP_TO : 1;
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

/** The name that was sent beside the file, unless it would give the file another kind's ending. */
function shownName(filename: string, original: string): string {
  const ending = (name: string) => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return shownFilename(original !== "" && ending(original) === ending(filename) ? original : filename);
}
