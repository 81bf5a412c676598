import type { Readable } from "node:stream";
import { isDatabaseAway } from "@/lib/core/connection-error";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { storage } from "@/lib/integrations/services";
import { StorageMissing } from "@/lib/integrations/storage/storage";

/** Opens a document's bytes. Throws NOT_FOUND and UNAVAILABLE. */
export async function openStored(document: {
  storageKey: string;
  originalFilename: string;
  mediaType: string;
}): Promise<{ stream: Readable; size: number; filename: string; mediaType: string }> {
  try {
    const { stream, size } = await storage().get(document.storageKey);
    return { stream, size, filename: document.originalFilename, mediaType: document.mediaType };
  } catch (error) {
    if (error instanceof StorageMissing) throw new AppError("NOT_FOUND", error.message);
    throw error;
  }
}

/** Deletes files that no row names. One that can't be reached now stays, and the log says so. */
export async function discardStored(keys: Iterable<string>): Promise<void> {
  for (const key of keys)
    await storage()
      .delete(key)
      .catch((cause) => log.warn({ err: cause }, "an orphaned file stays in the store"));
}

/**
 * Deletes files whose rows were not kept. Where the connection ended, nobody knows whether the commit went through: the
 * files then stay, for a file without a row is spare and a row without its file is a loss.
 */
export async function discardUnkept(keys: Iterable<string>, error: unknown): Promise<void> {
  if (!(error instanceof AppError) && isDatabaseAway(error))
    log.warn("a file stays in the store: its row may have been kept");
  else await discardStored(keys);
}
