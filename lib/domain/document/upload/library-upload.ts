import { createReadStream } from "node:fs";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { documents } from "@/db/schema/documents";
import { patients } from "@/db/schema/patients";
import { AppError, invalid } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { isActiveMember } from "@/lib/domain/practice/is-member";
import { emit } from "@/lib/events";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { libraryDocument } from "../library/library";
import { CLAIM_DOCUMENT_MESSAGES, type LibraryDocumentDto, type LibraryUploadFields } from "../schema";
import { acceptedType, onlyFile, pagesOf, shownName } from "./one-file";
import type { Upload } from "./upload";
import { isClean } from "./virus-scan";

/**
 * Takes one file for a patient and has it read. The pages an hour are a claim's limit and don't count here. Throws
 * VALIDATION, TOO_LARGE, UNSUPPORTED_MEDIA, and UNPROCESSABLE for a file that the virus scanner objects to.
 */
export async function uploadDocument(
  ctx: Ctx,
  fields: LibraryUploadFields,
  files: readonly Upload[],
): Promise<LibraryDocumentDto> {
  await inContext(ctx, (tx) => requirePeople(tx, ctx, fields));
  const file = onlyFile(files);
  const mediaType = await acceptedType(file);
  const { document_type: documentType, patient: patientId } = fields;
  if (!(await isClean(ctx, { ...file, mediaType, documentType, patientId }))) {
    throw new AppError("UNPROCESSABLE", CLAIM_DOCUMENT_MESSAGES.infected);
  }
  const pageCount = await pagesOf(file.path, mediaType);
  const storageKey = newStorageKey();
  await storage().put(storageKey, createReadStream(file.path), {
    contentType: mediaType,
    sha256: file.sha256,
  });
  try {
    return await inContext(ctx, async (tx) => {
      await requirePeople(tx, ctx, fields);
      const [row] = await tx
        .insert(documents)
        .values({
          practiceId: ctx.practiceId,
          patientId,
          providerId: fields.provider_id ?? null,
          documentType,
          description: fields.description,
          originalFilename: shownName(file.filename, fields.original_filename),
          mediaType,
          sizeBytes: file.size,
          sha256: file.sha256,
          storageKey,
          pageCount,
          uploadedBy: ctx.actor.userId,
        })
        .returning({ id: documents.id });
      if (!row) throw new Error("insert returned no row");
      await audit(tx, ctx, {
        action: "create",
        entity: "document",
        entityId: row.id,
        patientId,
        detail: { type: documentType, bytes: file.size, pages: pageCount },
      });
      await emit(
        tx,
        "document/uploaded",
        { practiceId: ctx.practiceId, userId: ctx.actor.userId, documentId: row.id },
        row.id,
      );
      return libraryDocument(tx, ctx, row.id);
    });
  } catch (error) {
    await storage()
      .delete(storageKey)
      .catch((cause) => log.warn({ err: cause }, "an orphaned file stays in the store"));
    throw error;
  }
}

async function requirePeople(tx: Tx, ctx: Ctx, fields: LibraryUploadFields): Promise<void> {
  const [patient] = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(
      and(
        eq(patients.practiceId, ctx.practiceId),
        eq(patients.id, fields.patient),
        isNull(patients.deletedAt),
      ),
    );
  if (!patient) throw invalid({ patient: ["Choose a patient from the list."] });
  if (fields.provider_id && !(await isActiveMember(tx, ctx, fields.provider_id))) {
    throw invalid({ provider_id: ["Choose a provider from the list."] });
  }
}
