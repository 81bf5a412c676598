import { createReadStream } from "node:fs";
import type { Tx } from "@/db/client";
import { documents } from "@/db/schema/documents";
import { AppError } from "@/lib/core/errors";
import type { ReceivedFile } from "@/lib/core/received-file";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import type { Once } from "@/lib/domain/kernel/idempotent-files";
import { discardUnkept } from "@/lib/domain/kernel/stored-file";
import { emit } from "@/lib/events";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import { TEST_SIGNATURE_NAME } from "@/lib/integrations/reader/test-signature";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { CLAIM_DOCUMENT_MESSAGES } from "../schema";
import { shownFilename } from "../store/filename";
import { acceptedType, type Bytes, bytesOf, NotOpened, openedFile, requireWhole } from "./file-checks";
import { isClean, quarantine, type Suspect } from "./virus-scan";

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
  /** When the checks of all files of one call are to have ended. */
  until?: number;
};

/**
 * A file that passed every check; without a page count where it is read when someone asks. `original`: what came, where
 * something in it acts and the file is a copy without it.
 */
export type CheckedUpload = ReceivedFile &
  Described & {
    mediaType: MediaType;
    pageCount: number | null;
    original: Bytes | null;
    /** The request had no time to open it: a workflow does. `read`: it is read then. */
    uncounted?: { read: boolean };
  };

/**
 * The first half of every upload: size, kind by content, virus scan, and that it opens to its last page. Throws TOO_LARGE,
 * UNSUPPORTED_MEDIA, and UNPROCESSABLE for a file that the virus scanner objects to, which is then in quarantine.
 */
export async function checkUpload(
  ctx: Ctx,
  file: ReceivedFile,
  described: Described,
  { accepted, readAtOnce, until }: UploadRules,
): Promise<CheckedUpload> {
  requireWhole(file);
  const mediaType = await acceptedType(file, accepted);
  const suspect = { ...file, ...described, mediaType };
  if (!(await isClean(ctx, suspect))) throw infected();
  const opened = await openedFile(file, mediaType, until).catch((error) => {
    if (error instanceof NotOpened) return null;
    throw error;
  });
  if (!opened) {
    const original = { path: file.path, size: file.size, sha256: file.sha256 };
    return { ...file, ...described, mediaType, original, pageCount: null, uncounted: { read: readAtOnce } };
  }
  const { pages, flattened, flatTo, ...found } = opened;
  if (found.infected) {
    await quarantine(ctx, suspect, TEST_SIGNATURE_NAME);
    throw infected();
  }
  const original = flattened ? { path: file.path, size: file.size, sha256: file.sha256 } : null;
  const bytes = flattened ? await bytesOf(flatTo) : {};
  return { ...file, ...described, ...bytes, mediaType, original, pageCount: readAtOnce ? pages : null };
}

const infected = () => new AppError("UNPROCESSABLE", CLAIM_DOCUMENT_MESSAGES.infected);

/**
 * The second half: keeps the files under random keys, then runs `take` in one transaction, once for a key. `take` locks what the files
 * belong to, looks once more whether there is room, and calls `insert` for the rows. When it throws, nothing is kept; a file
 * stays only where nobody knows whether its row was kept.
 */
export async function storeUpload<T>(
  ctx: Ctx,
  files: readonly CheckedUpload[],
  once: Once,
  take: (tx: Tx, insert: (patientId: string | null) => Promise<string[]>) => Promise<T>,
): Promise<T> {
  const keys: string[] = [];
  const put = async ({ path, sha256 }: Bytes, contentType: string): Promise<string> => {
    const storageKey = newStorageKey();
    await storage().put(storageKey, createReadStream(path), { contentType, sha256 });
    keys.push(storageKey);
    return storageKey;
  };
  try {
    const stored: Stored[] = [];
    for (const file of files) {
      // One that nobody opened lies sealed alone: its own key names nothing until it was.
      const storageKey = file.uncounted ? newStorageKey() : await put(file, file.mediaType);
      // Under no type that anything would show.
      const originalKey = file.original && (await put(file.original, "application/octet-stream"));
      stored.push({ ...file, storageKey, originalKey });
    }
    return await inContext(ctx, (tx) =>
      once(tx, () => take(tx, (patientId) => insertRows(tx, ctx, stored, patientId))),
    );
  } catch (error) {
    await discardUnkept(keys, error);
    throw error;
  }
}

type Stored = CheckedUpload & { storageKey: string; originalKey: string | null };

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
        originalStorageKey: file.originalKey,
        originalSha256: file.original?.sha256 ?? null,
        pageCount: file.pageCount,
        uploadedBy: ctx.actor.userId,
      })),
    )
    .returning({
      id: documents.id,
      type: documents.documentType,
      bytes: documents.sizeBytes,
      pages: documents.pageCount,
      original: documents.originalSha256,
    });
  for (const [index, { id, type, bytes, pages, original }] of rows.entries()) {
    const waits = files[index]?.uncounted;
    await audit(tx, ctx, {
      action: "create",
      entity: "document",
      entityId: id,
      patientId,
      detail: {
        type,
        bytes,
        ...(pages !== null && { pages }),
        ...(original && (waits ? { uncounted: true } : { flattened: true })),
      },
    });
    const event = { practiceId: ctx.practiceId, userId: ctx.actor.userId, documentId: id };
    if (waits) await emit(tx, "document/count.requested", { ...event, ...waits }, crypto.randomUUID());
    if (pages === null) continue;
    await emit(tx, "document/uploaded", event, id);
  }
  return rows.map(({ id }) => id);
}
