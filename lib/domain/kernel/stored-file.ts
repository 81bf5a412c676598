import type { Readable } from "node:stream";
import { AppError } from "@/lib/core/errors";
import { storage } from "@/lib/integrations/services";
import { StorageMissing, StorageUnavailable } from "@/lib/integrations/storage/storage";

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
    if (error instanceof StorageUnavailable)
      throw new AppError("UNAVAILABLE", error.message, { retryAfter: 60 });
    throw error;
  }
}
