import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { documents } from "@/db/schema/documents";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { discardUnkept } from "@/lib/domain/kernel/stored-file";
import { emit } from "@/lib/events";
import { ownerOf } from "../export/owner";
import { EXPORT_TABLES } from "../export/tables";
import { ImportRefused, openExportZip } from "./open-zip";
import { takeFiles } from "./take-files";
import { takeLetterhead, takePeople } from "./take-people";
import { knownTables, takeRows } from "./take-rows";

export type Imported = { rows: Record<string, number>; files: number };

/**
 * Takes an export over into an empty practice, all of it or nothing (docs/product.md, N5). Throws ImportRefused for a practice
 * that has something, and for a file that is not a whole export.
 */
export async function importPractice(ctx: Ctx, file: string): Promise<Imported> {
  const zip = await openExportZip(file);
  const stored = new Map<string, string>();
  try {
    const tables = knownTables(zip.manifest);
    await inContext(ctx, (tx) => requireEmpty(tx, ctx));
    await takeFiles(zip, stored);
    const rows = await inContext(ctx, async (tx) => {
      await requireEmpty(tx, ctx);
      const here = { people: await takePeople(tx, ctx, zip), stored };
      const counts: Record<string, number> = {};
      for (const table of tables) {
        counts[table.name] = await takeRows(tx, ctx, zip, table, here);
        if (table.name === "document_pages") await makeSearchable(tx, ctx);
      }
      await takeLetterhead(tx, ctx, zip, stored);
      await goOn(tx, ctx);
      const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
      await audit(tx, ctx, {
        action: "create",
        entity: "practice_import",
        entityId: ctx.practiceId,
        detail: { rows: total, files: stored.size },
      });
      return counts;
    });
    return { rows, files: stored.size };
  } catch (error) {
    await discardUnkept(stored.values(), error);
    throw refusalOf(error);
  } finally {
    zip.close();
  }
}

/** Holds the practice meanwhile, so that two imports can't both find it empty. */
async function requireEmpty(tx: Tx, ctx: Ctx): Promise<void> {
  await tx.execute(sql`select 1 from practices where id = ${ctx.practiceId} for update`);
  for (const { name } of EXPORT_TABLES) {
    const filter = name === "letter_templates" ? sql`updated_by is not null` : sql`true`;
    const [row] = await tx.execute(sql`select 1 from ${sql.identifier(name)}
      where practice_id = ${ctx.practiceId} and ${filter} limit 1`);
    if (row)
      throw new ImportRefused("The practice is not empty: an export can't be mixed with other records.");
  }
}

/** Setting the state is what the search's trigger waits for. */
async function makeSearchable(tx: Tx, ctx: Ctx): Promise<void> {
  await tx
    .update(documents)
    .set({ ocrStatus: "success" })
    .where(and(eq(documents.practiceId, ctx.practiceId), eq(documents.ocrStatus, "success")));
}

/** Has the documents read that waited for it. */
async function goOn(tx: Tx, ctx: Ctx): Promise<void> {
  const ofPractice = eq(documents.practiceId, ctx.practiceId);
  const waiting = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        ofPractice,
        eq(documents.ocrStatus, "pending"),
        isNotNull(documents.claimId),
        isNull(documents.deletedAt),
      ),
    );
  const userId = await ownerOf(tx, ctx);
  for (const { id: documentId } of waiting)
    await emit(tx, "document/uploaded", { practiceId: ctx.practiceId, userId, documentId }, documentId);
}

/** What the database finds wrong with a row is a fault of the file. */
function refusalOf(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "";
  // Integrity and data exceptions.
  if (!/^2[23]/.test(code)) return error;
  return new ImportRefused("A row of the export doesn't fit: nothing was taken over.", { cause: error });
}
