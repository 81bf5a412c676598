import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { stagedUploads } from "@/db/schema/staged-uploads";
import { AppError, invalid } from "@/lib/core/errors";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { log } from "@/lib/core/log";
import type { ReceivedFile } from "@/lib/core/received-file";
import type { StagedFile } from "@/lib/core/staged-file";
import { endOfRequest, storage } from "@/lib/integrations/services";
import { newStorageKey, StorageMissing, StorageUnavailable } from "@/lib/integrations/storage/storage";
import { audit } from "./audit";
import { type Ctx, inContext } from "./context";
import { inTime } from "./in-time";
import { operation } from "./operation";
import { takeTry } from "./throttles";

const GIVEN_UP_HOURS = 2;
const LOST = "The upload is no longer there. Please send the file again.";

/** Begins to take a file in parts, which go to the store by signed addresses and not through the app (docs/product.md, E24). */
export const beginUpload = operation(
  {
    name: "beginUpload",
    access: "user",
    input: z.object({
      size: z.int({ error: "Say how many bytes the file has." }).min(0).describe("Bytes of the file"),
    }),
    answer: z.strictObject({
      id: z.uuid(),
      expires_at: z.iso.datetime().describe("From then on the upload may be swept"),
      parts: z
        .array(z.strictObject({ number: z.int(), url: z.string(), bytes: z.int() }))
        .describe("PUT so many bytes to each address and keep the ETag that is answered"),
    }),
    summary: "Begin an upload in parts",
    description:
      "For files that no single request may carry. PUT the parts to their addresses, then call the endpoint that takes the file " +
      "with JSON: its text fields, and files: [{field, upload, filename, parts: [{number, etag}]}].",
    refuses: ["TOO_LARGE", "RATE_LIMITED", "UNAVAILABLE"],
    transaction: false,
  },
  async (ctx, { size }) => {
    if (size > MAX_FILE_BYTES) throw new AppError("TOO_LARGE", "Files may have at most 50 MB.");
    await takeTry(ctx.db, "beginUpload", ctx.actor.userId);
    const { staging } = storage();
    const storageKey = newStorageKey();
    const storeUpload = await asked(() => staging.begin(storageKey));
    const row = await inContext(ctx, async (tx) => {
      const [made] = await tx
        .insert(stagedUploads)
        .values({
          practiceId: ctx.practiceId,
          userId: ctx.actor.userId,
          storageKey,
          storeUpload,
          sizeBytes: size,
        })
        .returning({ id: stagedUploads.id, at: stagedUploads.createdAt });
      if (!made) throw new Error("the upload was not written");
      await audit(tx, ctx, {
        action: "create",
        entity: "upload",
        entityId: made.id,
        detail: { bytes: size },
      });
      return made;
    });
    const parts = await asked(() => staging.addresses(storageKey, storeUpload, size));
    return {
      id: row.id,
      expires_at: new Date(row.at.getTime() + GIVEN_UP_HOURS * 3_600_000).toISOString(),
      parts,
    };
  },
);

const late = () =>
  new AppError(
    "UNAVAILABLE",
    "The file could not be fetched from the file store in the time that a request has. Please try again in a minute.",
    { retryAfter: 30 },
  );

type Row = { id: string; storageKey: string; storeUpload: string };
export type Staged = { file: ReceivedFile; row: Row };

/**
 * Fetches a file of the caller's own from quarantine to `folder`, to be checked as one that came with the request. Throws
 * VALIDATION where it isn't there, and UNAVAILABLE, also when it isn't here by the end of the request's time.
 */
export async function fetchStaged(
  ctx: Ctx,
  sent: StagedFile,
  { folder, index, fileBytes }: { folder: string; index: number; fileBytes: number },
): Promise<Staged> {
  const row = await inContext(ctx, async (tx) => {
    const [found] = await tx.select().from(stagedUploads).where(ofCaller(ctx, sent.upload));
    return found;
  });
  if (!row) throw invalid({ [sent.field]: [LOST] });
  const target = path.join(folder, String(index));
  const { staging } = storage();
  try {
    const { size, tooLarge } = await inTime(endOfRequest(), late, async (signal) => {
      const whole = await staging.finish(row.storageKey, row.storeUpload, sent.parts);
      if (whole.size !== row.sizeBytes) throw new StorageMissing();
      const isLarger = whole.size > fileBytes;
      if (isLarger) await writeFile(target, "");
      else if (!signal?.aborted) await staging.toFile(row.storageKey, target, signal);
      return { size: whole.size, tooLarge: isLarger };
    });
    const hash = createHash("sha256");
    await pipeline(createReadStream(target), hash);
    const { field, filename } = sent;
    const declaredType = "application/octet-stream";
    const sha256 = hash.digest("hex");
    const file = { field, filename, declaredType, path: target, size, sha256, upload: sent.upload, tooLarge };
    return { file, row };
  } catch (error) {
    if (error instanceof StorageMissing) throw invalid({ [sent.field]: [LOST] });
    throw unavailable(error);
  }
}

/** Forgets files that were taken or refused. What stays because the store is away goes with the sweep. */
export async function discardStaged(ctx: Ctx, rows: readonly Row[]): Promise<void> {
  for (const { id, storageKey, storeUpload } of rows) {
    try {
      await storage().staging.discard(storageKey, storeUpload);
      await inContext(ctx, (tx) => tx.delete(stagedUploads).where(ofPractice(ctx, id)));
    } catch (cause) {
      log.warn({ err: cause }, "a file stays in quarantine until the sweep");
    }
  }
}

/** Deletes what a practice's people began to send and gave up. */
export async function sweepStaged(ctx: Ctx): Promise<number> {
  const old = await inContext(ctx, (tx) =>
    tx
      .select()
      .from(stagedUploads)
      .where(
        and(
          eq(stagedUploads.practiceId, ctx.practiceId),
          sql`${stagedUploads.createdAt} < now() - make_interval(hours => ${GIVEN_UP_HOURS})`,
        ),
      )
      .orderBy(stagedUploads.createdAt)
      .limit(500),
  );
  for (const { id, storageKey, storeUpload } of old) {
    await storage().staging.discard(storageKey, storeUpload);
    await inContext(ctx, async (tx) => {
      const [gone] = await tx
        .delete(stagedUploads)
        .where(ofPractice(ctx, id))
        .returning({ id: stagedUploads.id });
      if (gone)
        await audit(tx, ctx, {
          action: "delete",
          entity: "upload",
          entityId: id,
          detail: { to: "given up" },
        });
    });
  }
  return old.length;
}

const ofPractice = (ctx: Ctx, id: string) =>
  and(eq(stagedUploads.practiceId, ctx.practiceId), eq(stagedUploads.id, id));

const ofCaller = (ctx: Ctx, id: string) =>
  and(ofPractice(ctx, id), eq(stagedUploads.userId, ctx.actor.userId));

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(error: unknown): unknown {
  if (!(error instanceof StorageUnavailable)) return error;
  return new AppError("UNAVAILABLE", error.message, { retryAfter: 60, cause: error });
}
