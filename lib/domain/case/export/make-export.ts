import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq, inArray, sql } from "drizzle-orm";
import { practiceExports } from "@/db/schema/practice-exports";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { requireOwner } from "@/lib/domain/kernel/permission";
import { discardUnkept } from "@/lib/domain/kernel/stored-file";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { EXPORT_DAYS, EXPORT_MESSAGES } from "./schema";
import { writeFolder } from "./write-folder";
import { writeZip } from "./write-zip";

const ofId = (ctx: Ctx, id: string) =>
  and(eq(practiceExports.practiceId, ctx.practiceId), eq(practiceExports.id, id));

/** Makes the file of a requested export. Safe to start again: a run that was cut off left nothing in the store. */
export async function makeExport(ctx: Ctx, exportId: string): Promise<void> {
  // Somebody else may own the practice by now.
  requireOwner(ctx);
  const begun = await inContext(ctx, (tx) =>
    tx
      .update(practiceExports)
      .set({ state: "running" })
      .where(and(ofId(ctx, exportId), inArray(practiceExports.state, ["queued", "running"])))
      .returning({ id: practiceExports.id }),
  );
  if (begun.length === 0) return;
  const folder = await mkdtemp(path.join(tmpdir(), "practice-export-"));
  const storageKey = newStorageKey();
  try {
    const made = await writeFolder(ctx, folder);
    const { size, sha256 } = await writeZip(folder, made, storageKey, new Date());
    const counts = Object.fromEntries(made.tables.map(({ name, rows }) => [name, rows]));
    await inContext(ctx, async (tx) => {
      await tx
        .update(practiceExports)
        .set({
          state: "done",
          storageKey,
          sizeBytes: size,
          sha256,
          counts,
          finishedAt: sql`now()`,
          expiresAt: sql`now() + make_interval(days => ${EXPORT_DAYS})`,
        })
        .where(ofId(ctx, exportId));
      const total = Object.values(counts).reduce((sum, rows) => sum + rows, 0);
      const detail = { rows: total, files: made.stored.size, bytes: size };
      await audit(tx, ctx, { action: "export", entity: "practice_export", entityId: exportId, detail });
    });
  } catch (error) {
    await discardUnkept([storageKey], error);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** After the last attempt, so that the screen says so and another can be asked for. */
export async function failExport(ctx: Ctx, exportId: string): Promise<void> {
  await inContext(ctx, async (tx) => {
    const failed = await tx
      .update(practiceExports)
      .set({ state: "failed", error: EXPORT_MESSAGES.failed, finishedAt: sql`now()` })
      .where(and(ofId(ctx, exportId), inArray(practiceExports.state, ["queued", "running"])))
      .returning({ id: practiceExports.id });
    if (failed.length === 0) return;
    const detail = { to: "failed" };
    await audit(tx, ctx, { action: "update", entity: "practice_export", entityId: exportId, detail });
  });
}

/** Deletes the file of every export of the practice whose days are over. */
export async function expireExports(ctx: Ctx): Promise<number> {
  const expired = await inContext(ctx, (tx) =>
    tx
      .select({ id: practiceExports.id, key: practiceExports.storageKey })
      .from(practiceExports)
      .where(
        and(
          eq(practiceExports.practiceId, ctx.practiceId),
          eq(practiceExports.state, "done"),
          sql`${practiceExports.expiresAt} <= now()`,
        ),
      )
      .limit(100),
  );
  for (const { id, key } of expired) {
    if (key) await storage().delete(key);
    await inContext(ctx, async (tx) => {
      await tx.update(practiceExports).set({ state: "expired", storageKey: null }).where(ofId(ctx, id));
      const detail = { to: "expired" };
      await audit(tx, ctx, { action: "delete", entity: "practice_export", entityId: id, detail });
    });
  }
  return expired.length;
}
