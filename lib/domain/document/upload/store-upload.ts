import { createReadStream } from "node:fs";
import type { Tx } from "@/db/client";
import { documents } from "@/db/schema/documents";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import type { ReceivedFile } from "@/lib/core/received-file";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { emit } from "@/lib/events";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { CLAIM_DOCUMENT_MESSAGES } from "../schema";
import { shownFilename } from "../store/filename";
import { acceptedType, pagesOf, requireWhole } from "./file-checks";
import { isClean, type Suspect } from "./virus-scan";

/** What the caller says of a file: whose it is, what it is, and what the list shows. */
type Described = Pick<Suspect, "appealId" | "claimId" | "patientId" | "documentType"> & {
  providerId?: string | null;
  description?: string;
  /** Left out: the file's own. */
  shownName?: string;
};

type UploadRules = {
  /** Media types that are taken; left out: every type that can be read. */
  accepted?: readonly string[];
  /** Counts the pages now and has the file read once it is stored; else both happen when someone asks. */
  readAtOnce: boolean;
};

/** A file that passed every check; without a page count where it is read when someone asks. */
export type CheckedUpload = ReceivedFile & Described & { mediaType: MediaType; pageCount: number | null };

/**
 * The first half of every upload: size, kind by content, virus scan, pages. Throws TOO_LARGE, UNSUPPORTED_MEDIA, and
 * UNPROCESSABLE for a file that the virus scanner objects to, which is then in quarantine.
 */
export async function checkUpload(
  ctx: Ctx,
  file: ReceivedFile,
  described: Described,
  { accepted, readAtOnce }: UploadRules,
): Promise<CheckedUpload> {
  requireWhole(file);
  const mediaType = await acceptedType(file, accepted);
  if (!(await isClean(ctx, { ...file, ...described, mediaType }))) {
    throw new AppError("UNPROCESSABLE", CLAIM_DOCUMENT_MESSAGES.infected);
  }
  const pageCount = readAtOnce ? await pagesOf(file.path, mediaType) : null;
  return { ...file, ...described, mediaType, pageCount };
}

/**
 * The second half: keeps the files under random keys, then runs `take` in one transaction. `take` locks what the files
 * belong to, looks once more whether there is room, and calls `insert` for the rows. When it throws, nothing is kept.
 */
export async function storeUpload<T>(
  ctx: Ctx,
  files: readonly CheckedUpload[],
  take: (tx: Tx, insert: (patientId: string | null) => Promise<string[]>) => Promise<T>,
): Promise<T> {
  const stored: Stored[] = [];
  try {
    for (const file of files) {
      const storageKey = newStorageKey();
      await storage().put(storageKey, createReadStream(file.path), {
        contentType: file.mediaType,
        sha256: file.sha256,
      });
      stored.push({ ...file, storageKey });
    }
    return await inContext(ctx, (tx) => take(tx, (patientId) => insertRows(tx, ctx, stored, patientId)));
  } catch (error) {
    await Promise.all(stored.map(({ storageKey }) => discard(storageKey)));
    throw error;
  }
}

type Stored = CheckedUpload & { storageKey: string };

async function insertRows(
  tx: Tx,
  ctx: Ctx,
  files: readonly Stored[],
  patientId: string | null,
): Promise<string[]> {
  const rows = await tx
    .insert(documents)
    .values(
      files.map((file) => ({
        practiceId: ctx.practiceId,
        appealId: file.appealId ?? null,
        claimId: file.claimId ?? null,
        patientId,
        providerId: file.providerId ?? null,
        documentType: file.documentType,
        description: file.description ?? "",
        originalFilename: file.shownName ?? shownFilename(file.filename),
        mediaType: file.mediaType,
        sizeBytes: file.size,
        sha256: file.sha256,
        storageKey: file.storageKey,
        pageCount: file.pageCount,
        uploadedBy: ctx.actor.userId,
      })),
    )
    .returning({
      id: documents.id,
      type: documents.documentType,
      bytes: documents.sizeBytes,
      pages: documents.pageCount,
    });
  for (const { id, type, bytes, pages } of rows) {
    await audit(tx, ctx, {
      action: "create",
      entity: "document",
      entityId: id,
      patientId,
      detail: { type, bytes, ...(pages !== null && { pages }) },
    });
    if (pages === null) continue;
    const event = { practiceId: ctx.practiceId, userId: ctx.actor.userId, documentId: id };
    await emit(tx, "document/uploaded", event, id);
  }
  return rows.map(({ id }) => id);
}

const discard = (storageKey: string) =>
  storage()
    .delete(storageKey)
    .catch((cause) => log.warn({ err: cause }, "an orphaned file stays in the store"));
