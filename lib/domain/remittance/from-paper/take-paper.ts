import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { inArray } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { type RemittanceSource, remittanceFiles } from "@/db/schema/remittances";
import { AppError } from "@/lib/core/errors";
import { shownFilename } from "@/lib/domain/document/store/filename";
import { openedFile } from "@/lib/domain/document/upload/file-checks";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { emit } from "@/lib/events";
import { detectFile, FileRefused } from "@/lib/integrations/reader/detect";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import { TEST_SIGNATURE_NAME } from "@/lib/integrations/reader/test-signature";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import type { RemittanceFile } from "../posting/files";
import type { ReceivedRemittance } from "../posting/import";

export const PLAIN_TEXT = "text/plain";

const PAPER = /\.(?:pdf|docx|png|jpe?g|tiff?)\s*$/i;
const HEAD_BYTES = 64 * 1024;

/** The media type of a remittance on paper; null for what is read as X12. Throws UNSUPPORTED_MEDIA. */
export async function paperTypeOf({ path, filename }: ReceivedRemittance): Promise<string | null> {
  if (/\.txt\s*$/i.test(filename)) return (await isPrintedText(path)) ? PLAIN_TEXT : null;
  if (!PAPER.test(filename)) return null;
  try {
    return (await detectFile(path, filename)).mediaType;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw new AppError("UNSUPPORTED_MEDIA", error.message, { extra: { errors: { file: [error.message] } } });
  }
}

/** Lines of words and amounts; an X12 file is neither. */
async function isPrintedText(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const text = buffer.toString("utf8", 0, bytesRead);
    const isX12 = /^\s*(?:ISA|GS|ST)\W/.test(text) || text.includes("~");
    return !isX12 && !text.includes("\0") && text.split("\n").length > 3 && /\d\.\d\d\b/.test(text);
  } finally {
    await file.close();
  }
}

type Origin = { source: RemittanceSource; ref: string | null };

/**
 * Keeps a paper and has it read. It is opened to its last page first, as a document is; of a PDF in which something acts a
 * flattened copy is kept, and what came is sealed. Answers the finding instead where the virus test signature is inside.
 */
export async function keepPaper(
  ctx: Ctx,
  file: ReceivedRemittance,
  mediaType: string,
  from: Origin,
): Promise<RemittanceFile | { finding: string }> {
  const kept = await openedPaper(file, mediaType);
  if (kept === null) return { finding: TEST_SIGNATURE_NAME };
  const storageKey = newStorageKey();
  const bytes = await readFile(kept);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await storage().put(storageKey, createReadStream(kept), { contentType: mediaType, sha256 });
  const isCopy = kept !== file.path;
  const originalStorageKey = isCopy ? newStorageKey() : null;
  if (originalStorageKey) {
    // Under no type that anything would show.
    const contentType = "application/octet-stream";
    await storage().put(originalStorageKey, createReadStream(file.path), {
      contentType,
      sha256: file.sha256,
    });
  }
  return inContext(ctx, (tx) =>
    insertPaper(tx, ctx, {
      storageKey,
      mediaType,
      sha256: file.sha256,
      originalStorageKey,
      copySha256: isCopy ? sha256 : null,
      sizeBytes: bytes.length,
      filename: shownFilename(file.filename),
      source: from.source,
      sourceRef: from.ref,
    }),
  );
}

/** Where the bytes to keep lie; null where they hold the test signature. Throws UNSUPPORTED_MEDIA for what doesn't open. */
async function openedPaper({ path }: ReceivedRemittance, mediaType: string): Promise<string | null> {
  if (mediaType === PLAIN_TEXT) return path;
  const { flattened, flatTo, infected } = await openedFile({ path, field: "file" }, mediaType as MediaType);
  if (infected) return null;
  return flattened ? flatTo : path;
}

type PaperRow = Pick<
  typeof remittanceFiles.$inferInsert,
  | "storageKey"
  | "mediaType"
  | "sha256"
  | "originalStorageKey"
  | "copySha256"
  | "sizeBytes"
  | "filename"
  | "source"
  | "sourceRef"
  | "documentId"
>;

/** The row and the order to read it. What could not be used when it came before is read again. */
export async function insertPaper(tx: Tx, ctx: Ctx, paper: PaperRow): Promise<RemittanceFile> {
  const values = {
    // Also where the file came before: a copy of then is not the one of now.
    originalStorageKey: null,
    copySha256: null,
    ...paper,
    practiceId: ctx.practiceId,
    state: "reading" as const,
    quarantineReason: "",
    summary: { preview: null, payments: [], unchecked: false },
    uploadedBy: ctx.actor.userId,
  };
  const { practiceId: _practice, sha256: _bytes, ...anew } = values;
  const [row] = await tx
    .insert(remittanceFiles)
    .values(values)
    .onConflictDoUpdate({
      target: [remittanceFiles.practiceId, remittanceFiles.sha256],
      set: { ...anew, pagesRead: 0, pagesTotal: null },
      setWhere: inArray(remittanceFiles.state, ["quarantined", "unreadable"]),
    })
    .returning();
  if (!row) throw new AppError("CONFLICT", "This file is being taken already. Reload the page.");
  await audit(tx, ctx, {
    action: "create",
    entity: "remittance",
    entityId: row.id,
    detail: {
      state: row.state,
      source: row.source,
      bytes: row.sizeBytes,
      media: row.mediaType,
      ...(row.documentId && { document: row.documentId }),
      ...(row.originalStorageKey && { flattened: true }),
    },
  });
  const { practiceId, actor } = ctx;
  await emit(tx, "payer/remittance.read-requested", { practiceId, userId: actor.userId, fileId: row.id });
  return row as unknown as RemittanceFile;
}
