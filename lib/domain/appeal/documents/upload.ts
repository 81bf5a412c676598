import { createReadStream } from "node:fs";
import { and, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appealDocuments, documents } from "@/db/schema/documents";
import { AppError, type FieldErrors, invalid } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { CLAIM_DOCUMENT_MESSAGES } from "@/lib/domain/document/schema";
import { shownFilename } from "@/lib/domain/document/store/filename";
import type { Upload } from "@/lib/domain/document/upload/upload";
import { isClean } from "@/lib/domain/document/upload/virus-scan";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { detectFile, FileRefused } from "@/lib/integrations/reader/detect";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { type AppealRow, getAppealInPractice } from "../queries";
import { appealDocumentDto } from "./columns";
import { appealDocumentRows, linkDocuments, releaseDocuments } from "./links";
import type { AppealDocumentDto } from "./schema";
import { MAX_SUPPORTING, UPLOAD_FIELDS, type UploadField } from "./schema";

type Accepted = Upload & { field: UploadField; mediaType: MediaType; storageKey: string };
type Refused = {
  field: string;
  code: "TOO_LARGE" | "UNSUPPORTED_MEDIA" | "UNPROCESSABLE" | "VALIDATION";
  message: string;
};

export type UploadOutcome = { documents: AppealDocumentDto[]; errors: FieldErrors };

/**
 * Takes the files of one upload into an appeal. Each file stands for itself: a refused one is named in `errors` and
 * the others are kept. Throws when none was taken: TOO_LARGE or UNSUPPORTED_MEDIA when that was all, else the
 * field errors.
 */
export async function uploadAppealDocuments(
  ctx: Ctx,
  appealId: string,
  files: Upload[],
): Promise<UploadOutcome> {
  const { appeal, places } = await inContext(ctx, async (tx) => {
    const found = await getAppealInPractice(tx, ctx, appealId);
    return { appeal: found, places: await freePlaces(tx, ctx, found) };
  });
  if (files.length === 0) {
    throw invalid({ non_field_errors: ["Choose at least one file to upload."] });
  }
  const accepted: Accepted[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    const checked = await check(ctx, appeal, file, places);
    if ("message" in checked) refused.push(checked);
    else accepted.push(checked);
  }
  if (accepted.length === 0) throw refusal(refused);
  const taken = await keep(ctx, appealId, accepted);
  return { documents: taken, errors: fieldErrors(refused) };
}

/** Takes a document out of an appeal: what was uploaded to it is hidden at once and never read again. */
export async function deleteAppealDocument(ctx: Ctx, appealId: string, documentId: string): Promise<void> {
  await inContext(ctx, async (tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const files = await appealDocumentRows(tx, ctx, [appealId]);
    if (!files.some(({ id }) => id === documentId)) throw new AppError("NOT_FOUND", "Document not found.");
    await tx
      .delete(appealDocuments)
      .where(
        and(
          eq(appealDocuments.practiceId, ctx.practiceId),
          eq(appealDocuments.appealId, appealId),
          eq(appealDocuments.documentId, documentId),
        ),
      );
    await releaseDocuments(tx, ctx, appealId, [documentId]);
    await audit(tx, ctx, {
      action: "delete",
      entity: "document",
      entityId: documentId,
      patientId: appeal.patientId,
    });
  });
}

type Places = Record<UploadField, number>;

async function freePlaces(tx: Tx, ctx: Ctx, appeal: AppealRow): Promise<Places> {
  const rows = await appealDocumentRows(tx, ctx, [appeal.id]);
  const used = (type: string) => rows.filter((row) => row.documentType === type).length;
  return {
    denial_letter: 1 - used("denial"),
    original_claim: 1 - used("claim"),
    supporting_docs: MAX_SUPPORTING - used("supporting"),
  };
}

const FULL: Record<UploadField, string> = {
  denial_letter: "This appeal already has a denial letter. Remove it before you upload another.",
  original_claim: "This appeal already has an original claim. Remove it before you upload another.",
  supporting_docs: `An appeal holds at most ${MAX_SUPPORTING} supporting documents.`,
};

async function check(ctx: Ctx, appeal: AppealRow, file: Upload, places: Places): Promise<Accepted | Refused> {
  if (!(file.field in UPLOAD_FIELDS)) {
    return {
      field: file.field,
      code: "VALIDATION",
      message: "This is no kind of document that an appeal takes.",
    };
  }
  const field = file.field as UploadField;
  if (places[field] <= 0) return { field, code: "VALIDATION", message: FULL[field] };
  if (file.tooLarge) {
    return {
      field,
      code: "TOO_LARGE",
      message:
        "This file is larger than 50 MB. Split it, or scan it at a lower resolution, and upload it again.",
    };
  }
  try {
    const { mediaType } = await detectFile(file.path, file.filename, file.declaredType);
    const owner = { appealId: appeal.id, patientId: appeal.patientId, documentType: UPLOAD_FIELDS[field] };
    if (!(await isClean(ctx, { ...file, ...owner, mediaType }))) {
      return { field, code: "UNPROCESSABLE", message: CLAIM_DOCUMENT_MESSAGES.infected };
    }
    places[field] -= 1;
    return { ...file, field, mediaType, storageKey: newStorageKey() };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { field, code: "UNSUPPORTED_MEDIA", message: error.message };
  }
}

async function keep(ctx: Ctx, appealId: string, accepted: Accepted[]): Promise<AppealDocumentDto[]> {
  const stored: string[] = [];
  try {
    for (const file of accepted) {
      await storage().put(file.storageKey, createReadStream(file.path), {
        contentType: file.mediaType,
        sha256: file.sha256,
      });
      stored.push(file.storageKey);
    }
    return await inContext(ctx, (tx) => insertDocuments(tx, ctx, appealId, accepted));
  } catch (error) {
    await Promise.all(
      stored.map((key) =>
        storage()
          .delete(key)
          .catch((cause) => log.warn({ err: cause }, "an orphaned file stays in the store")),
      ),
    );
    throw error;
  }
}

async function insertDocuments(
  tx: Tx,
  ctx: Ctx,
  appealId: string,
  accepted: Accepted[],
): Promise<AppealDocumentDto[]> {
  // Counted again under the lock: two uploads at once must not both take the one place.
  const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
  const places = await freePlaces(tx, ctx, appeal);
  for (const { field } of accepted) {
    if (places[field] <= 0) throw invalid({ [field]: [FULL[field]] });
    places[field] -= 1;
  }
  const rows = await tx
    .insert(documents)
    .values(
      accepted.map((file) => ({
        practiceId: ctx.practiceId,
        appealId,
        patientId: appeal.patientId,
        documentType: UPLOAD_FIELDS[file.field],
        originalFilename: shownFilename(file.filename),
        mediaType: file.mediaType,
        sizeBytes: file.size,
        sha256: file.sha256,
        storageKey: file.storageKey,
        uploadedBy: ctx.actor.userId,
      })),
    )
    .returning({ id: documents.id, documentType: documents.documentType, sizeBytes: documents.sizeBytes });
  await linkDocuments(
    tx,
    ctx,
    appealId,
    rows.map(({ id }, index) => ({
      documentId: id,
      documentType: UPLOAD_FIELDS[accepted[index]?.field ?? "supporting_docs"],
    })),
  );
  for (const row of rows) {
    await audit(tx, ctx, {
      action: "create",
      entity: "document",
      entityId: row.id,
      patientId: appeal.patientId,
      detail: { type: row.documentType, bytes: row.sizeBytes },
    });
  }
  const uploaded = new Set(rows.map(({ id }) => id));
  return (await appealDocumentRows(tx, ctx, [appealId]))
    .filter(({ id }) => uploaded.has(id))
    .map(appealDocumentDto);
}

function refusal(refused: Refused[]): AppError {
  const [first] = refused;
  const code = first && refused.every((one) => one.code === first.code) ? first.code : "VALIDATION";
  if (!first || code === "VALIDATION") return invalid(fieldErrors(refused));
  return new AppError(code, first.message, { extra: { errors: fieldErrors(refused) } });
}

function fieldErrors(refused: Refused[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, message } of refused) errors[field] = [...(errors[field] ?? []), message];
  return errors;
}
