import { createReadStream } from "node:fs";
import type { Tx } from "@/db/client";
import { documents } from "@/db/schema/documents";
import type { ClaimDocumentType } from "@/lib/core/document-types";
import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { ScanUnavailable } from "@/lib/integrations/antivirus/clamd";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import { holdsTestSignatureIn, TEST_SIGNATURE_NAME } from "@/lib/integrations/reader/test-signature";
import { storage, virusScanner } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { shownFilename } from "../store/filename";

/** A file on disk that is about to be taken, and where it would belong. */
export type Suspect = {
  path: string;
  filename: string;
  size: number;
  sha256: string;
  mediaType: MediaType;
  documentType: ClaimDocumentType;
  appealId?: string;
  claimId?: string;
  patientId: string | null;
};

/**
 * Has the scanner of the settings look at a file. On a hit the file goes into quarantine: it is kept for whoever
 * investigates, hidden from every list and never opened by the app. Answers whether the file is clean. Throws
 * UNAVAILABLE when a scanner is set up and says nothing: an unscanned file is not taken.
 */
export async function isClean(ctx: Ctx, file: Suspect): Promise<boolean> {
  const finding = await findingIn(file.path);
  if (finding === null) return true;
  await quarantine(ctx, file, finding);
  return false;
}

/**
 * The signature that the scanner of the settings finds in a file on disk; null for a clean one. Without a scanner the
 * test signature is found, so that the way of a hit can be tried. Throws UNAVAILABLE.
 */
export async function findingIn(path: string): Promise<string | null> {
  const scan = virusScanner();
  if (!scan) return (await holdsTestSignatureIn(createReadStream(path))) ? TEST_SIGNATURE_NAME : null;
  try {
    const result = await scan(createReadStream(path));
    return result.state === "clean" ? null : result.signature;
  } catch (error) {
    if (!(error instanceof ScanUnavailable)) throw error;
    throw new AppError("UNAVAILABLE", error.message, { retryAfter: 60, cause: error });
  }
}

/** Keeps a file for whoever investigates, where nothing opens it. */
export async function quarantine(ctx: Ctx, file: Suspect, finding: string): Promise<void> {
  const storageKey = newStorageKey();
  await storage().put(storageKey, createReadStream(file.path), {
    contentType: "application/octet-stream",
    sha256: file.sha256,
  });
  await inContext(ctx, (tx) => record(tx, ctx, file, finding, storageKey));
}

async function record(tx: Tx, ctx: Ctx, file: Suspect, finding: string, storageKey: string): Promise<void> {
  const [row] = await tx
    .insert(documents)
    .values({
      practiceId: ctx.practiceId,
      appealId: file.appealId ?? null,
      claimId: file.claimId ?? null,
      patientId: file.patientId,
      documentType: file.documentType,
      originalFilename: shownFilename(file.filename),
      mediaType: file.mediaType,
      sizeBytes: file.size,
      sha256: file.sha256,
      storageKey,
      ocrStatus: "failed",
      uploadedBy: ctx.actor.userId,
      quarantineReason: finding,
      deletedAt: new Date(),
    })
    .returning({ id: documents.id });
  await audit(tx, ctx, {
    action: "create",
    entity: "document",
    entityId: row?.id ?? null,
    patientId: file.patientId,
    result: "refused",
    detail: { quarantined: finding },
  });
}
