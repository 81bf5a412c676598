import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { and, inArray } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appealDocuments, documents } from "@/db/schema/documents";
import { AppError, invalid } from "@/lib/core/errors";
import { paperTitle } from "@/lib/core/paper-title";
import { linkedTo, ofLink } from "@/lib/domain/appeal/documents/links";
import { requireCounted } from "@/lib/domain/document/upload/uncounted";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { PacketEnclosure } from "@/lib/integrations/packet/build-packet";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import { storage } from "@/lib/integrations/services";
import { StorageUnavailable } from "@/lib/integrations/storage/storage";

/** A document of the appeal that goes into its PDF. */
export type EnclosedFile = {
  id: string;
  title: string;
  mediaType: string;
  sha256: string;
  storageKey: string;
  /** Of a PDF only a picture of its first page. */
  firstPagePicture?: boolean;
  /** Pages that stay behind, from 1. */
  leftOut?: readonly number[];
};

/**
 * The appeal's documents of these ids, in this order. Throws VALIDATION for one that the appeal has not; `toPrint`, also as
 * `requireCounted` for one that nobody opened yet.
 */
export async function enclosedFiles(
  tx: Tx,
  ctx: Ctx,
  appealId: string,
  ids: readonly string[],
  { toPrint = false } = {},
): Promise<EnclosedFile[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      id: documents.id,
      type: appealDocuments.documentType,
      name: documents.originalFilename,
      leftOut: appealDocuments.pagesLeftOut,
      mediaType: documents.mediaType,
      sha256: documents.sha256,
      storageKey: documents.storageKey,
      originalStorageKey: documents.originalStorageKey,
      originalSha256: documents.originalSha256,
      ocrStatus: documents.ocrStatus,
      ocrError: documents.ocrError,
    })
    .from(appealDocuments)
    .innerJoin(documents, ofLink)
    .where(and(linkedTo(ctx, appealId), inArray(documents.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row)
      throw invalid({ enclosures: ["Choose documents of this appeal. One of these is not among them."] });
    const { type, name, originalStorageKey, originalSha256, ocrStatus, ocrError, ...file } = row;
    const state = { originalStorageKey, originalSha256, ocrStatus, ocrError, sha256: file.sha256 };
    if (toPrint) requireCounted(state, { enclosure: id });
    return { ...file, title: paperTitle({ type, name }) };
  });
}

/** The same pages of the same papers in the same order have the same key; none has an empty one. */
export function enclosuresKey(files: readonly Pick<EnclosedFile, "id" | "sha256" | "leftOut">[]): string {
  if (files.length === 0) return "";
  const list = files.map(({ id, sha256, leftOut = [] }) =>
    leftOut.length > 0 ? [id, sha256, leftOut] : [id, sha256],
  );
  return createHash("sha256").update(JSON.stringify(list)).digest("hex");
}

/**
 * For the packet: fetched to `folder` when it is asked for, and held against the hash of the upload. A file that is gone
 * or changed stops the packet and is named by it; throws UNAVAILABLE when the store is not there.
 */
export function packetEnclosures(files: readonly EnclosedFile[], folder: string): PacketEnclosure[] {
  return files.map(
    ({ id, title, mediaType, sha256, storageKey, firstPagePicture = false, leftOut }, index) => ({
      id,
      title,
      firstPagePicture,
      leftOut,
      mediaType: mediaType as MediaType,
      open: async () => {
        const file = path.join(folder, String(index));
        await storage().toFile(storageKey, file);
        const hash = createHash("sha256");
        await pipeline(createReadStream(file), hash);
        if (hash.digest("hex") !== sha256)
          throw new Error("the stored file is not the one that was uploaded");
        return file;
      },
    }),
  );
}

/** A store that can't be reached is no fault of the document. */
export function storeFailure(error: unknown): AppError | null {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof StorageUnavailable
    ? new AppError("UNAVAILABLE", cause.message, { retryAfter: 60, cause: error })
    : null;
}
