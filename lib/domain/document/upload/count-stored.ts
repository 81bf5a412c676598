import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { documents } from "@/db/schema/documents";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { discardStored, discardUnkept } from "@/lib/domain/kernel/stored-file";
import { emit } from "@/lib/events";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import { checkDocument } from "@/lib/integrations/reader/read-document";
import { ReadFailure } from "@/lib/integrations/reader/read-failure";
import { TEST_SIGNATURE_NAME } from "@/lib/integrations/reader/test-signature";
import { storage } from "@/lib/integrations/services";
import { newStorageKey, StorageMissing } from "@/lib/integrations/storage/storage";
import { CLAIM_DOCUMENT_MESSAGES } from "../schema";
import { bytesOf, COUNTED_UP_TO } from "./file-checks";
import { isUncounted, uncounted } from "./uncounted";

/** What opening a file may take that no request waits for. Below what the reconciler takes for a run that died (4 minutes). */
const JOB_MILLISECONDS = 180_000;

type Row = typeof documents.$inferSelect;
type Counted = "counted" | "failed" | "gone";

/**
 * Opens a file to its last page that an upload had no time for, and takes it as an upload does: whole, or a copy without what acts
 * in it. One that can't be opened ends as failed with the sentence for the user. `read`: it is to be read then.
 */
export async function countStored(
  ctx: Ctx,
  { documentId, read }: { documentId: string; read: boolean },
): Promise<Counted> {
  const row = await inContext(ctx, async (tx) => {
    const [found] = await tx.select().from(documents).where(live(ctx, documentId));
    return found;
  });
  if (!row) return "gone";
  if (!isUncounted(row) || row.originalStorageKey === null) return "counted";
  if (row.ocrStatus === "failed") return "failed";
  const folder = await mkdtemp(path.join(tmpdir(), "count-"));
  const file = path.join(folder, "document");
  const flatTo = `${file}.flat`;
  try {
    await storage().toFile(row.originalStorageKey, file);
    const { pages, infected, flattened } = await checkDocument({
      path: file,
      mediaType: row.mediaType as MediaType,
      flatTo,
      limits: { pages: COUNTED_UP_TO, milliseconds: JOB_MILLISECONDS, longest: JOB_MILLISECONDS },
    });
    if (infected) return fail(ctx, row, CLAIM_DOCUMENT_MESSAGES.infected, TEST_SIGNATURE_NAME);
    return keep(ctx, row, { pages: read ? pages : null, read, flatTo: flattened ? flatTo : null });
  } catch (error) {
    if (!(error instanceof ReadFailure || error instanceof StorageMissing)) throw error;
    return fail(ctx, row, error.message);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Found = { pages: number | null; read: boolean; flatTo: string | null };

async function keep(ctx: Ctx, row: Row, { pages, read, flatTo }: Found): Promise<Counted> {
  const storageKey = newStorageKey();
  const flat = flatTo && (await bytesOf(flatTo));
  if (flat) {
    const { sha256 } = flat;
    await storage().put(storageKey, createReadStream(flat.path), { contentType: row.mediaType, sha256 });
  }
  const file = flat
    ? { storageKey, sha256: flat.sha256, sizeBytes: flat.size }
    : { storageKey: row.originalStorageKey ?? "", originalStorageKey: null, originalSha256: null };
  try {
    const isKept = await inContext(ctx, async (tx) => {
      const [kept] = await tx
        .update(documents)
        .set({ ...file, pageCount: pages })
        .where(and(live(ctx, row.id), uncounted))
        .returning({ id: documents.id });
      if (!kept) return false;
      await told(tx, ctx, row, { ...(pages !== null && { pages }), flattened: flat !== null });
      const event = { practiceId: ctx.practiceId, userId: ctx.actor.userId, documentId: row.id };
      if (read) await emit(tx, "document/uploaded", event, row.id);
      return true;
    });
    // Deleted meanwhile, or counted by another run.
    if (!isKept && flat) await discardStored([storageKey]);
    return isKept ? "counted" : "gone";
  } catch (error) {
    if (flat) await discardUnkept([storageKey], error);
    throw error;
  }
}

/** Ends the work for good; the file stays sealed, for whoever investigates. */
async function fail(ctx: Ctx, row: Row, message: string, quarantineReason?: string): Promise<"failed"> {
  await inContext(ctx, async (tx) => {
    const [failed] = await tx
      .update(documents)
      .set({
        ocrStatus: "failed",
        ocrError: message,
        readAt: new Date(),
        ...(quarantineReason && { quarantineReason }),
      })
      .where(and(live(ctx, row.id), uncounted))
      .returning({ id: documents.id });
    if (failed) await told(tx, ctx, row, { refused: quarantineReason ?? "can't be opened" });
  });
  return "failed";
}

const live = (ctx: Ctx, documentId: string) =>
  and(eq(documents.practiceId, ctx.practiceId), eq(documents.id, documentId), isNull(documents.deletedAt));

const told = (tx: Tx, ctx: Ctx, { id, patientId }: Row, detail: Record<string, string | number | boolean>) =>
  audit(tx, ctx, {
    action: "update",
    entity: "document",
    entityId: id,
    patientId,
    detail: { counted: true, ...detail },
  });

/** Ends the count that the engine gave up, with a sentence for the screen. */
export const failCount = async (ctx: Ctx, documentId: string): Promise<void> => {
  await inContext(ctx, (tx) =>
    tx
      .update(documents)
      .set({
        ocrStatus: "failed",
        ocrError: "Checking this file failed on our side. Delete it and upload it again.",
      })
      .where(and(live(ctx, documentId), uncounted)),
  );
};
