import { and, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { practiceExports } from "@/db/schema/practice-exports";
import { AppError, notFound } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { openStored } from "@/lib/domain/kernel/stored-file";
import { emit } from "@/lib/events";
import {
  EXPORT_MESSAGES,
  exportIdField,
  type PracticeExportDto,
  practiceExportAnswer,
  practiceExportsAnswer,
} from "./schema";

const LISTED = 20;

type Row = typeof practiceExports.$inferSelect;

const isOver = ({ state, expiresAt }: Row): boolean =>
  state === "expired" || (state === "done" && expiresAt !== null && expiresAt <= new Date());

const dto = (row: Row): PracticeExportDto => ({
  id: row.id,
  state: isOver(row) ? "expired" : row.state,
  created_at: row.createdAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
  expires_at: row.expiresAt?.toISOString() ?? null,
  size_bytes: row.sizeBytes,
  sha256: row.sha256,
  counts: row.counts,
  error: row.error,
  download_url: row.state === "done" && !isOver(row) ? `/api/v1/practice/exports/${row.id}/download/` : null,
});

/** Everything of the practice as one file, made in the background (docs/product.md, N1). One at a time. */
export const requestExport = operation(
  {
    name: "requestExport",
    access: "owner",
    verified: true,
    answer: practiceExportAnswer,
    summary: "Export everything of the practice",
    description:
      "A ZIP with CSV, JSON and files, made in the background; npm run import takes it over into an empty practice. No Social Security numbers are in it.",
    refuses: ["CONFLICT"],
  },
  async (ctx, _input, tx) => {
    const running = await tx
      .select({ id: practiceExports.id })
      .from(practiceExports)
      .where(
        and(
          eq(practiceExports.practiceId, ctx.practiceId),
          inArray(practiceExports.state, ["queued", "running"]),
        ),
      )
      .limit(1);
    if (running.length > 0) throw new AppError("CONFLICT", EXPORT_MESSAGES.running);
    const { practiceId, actor } = ctx;
    const [row] = await tx
      .insert(practiceExports)
      .values({ practiceId, requestedBy: actor.userId })
      .returning();
    if (!row) throw new Error("the export was not written down");
    await emit(tx, "practice/export.requested", { practiceId, userId: actor.userId, exportId: row.id });
    await audit(tx, ctx, { action: "create", entity: "practice_export", entityId: row.id });
    return dto(row);
  },
);

export const listExports = operation(
  {
    name: "listExports",
    access: "owner",
    answer: practiceExportsAnswer,
    summary: "List the practice's exports",
  },
  async (ctx, _input, tx) => {
    const rows = await tx
      .select()
      .from(practiceExports)
      .where(eq(practiceExports.practiceId, ctx.practiceId))
      .orderBy(desc(practiceExports.createdAt), desc(practiceExports.id))
      .limit(LISTED);
    await audit(tx, ctx, { action: "list", entity: "practice_export", detail: { count: rows.length } });
    return { count: rows.length, next: null, previous: null, results: rows.map(dto) };
  },
);

export const getExport = operation(
  {
    name: "getExport",
    access: "owner",
    input: z.object(exportIdField),
    answer: practiceExportAnswer,
    summary: "Get one export",
  },
  async (ctx, { exportId }, tx) => {
    const row = await find(tx, ctx, exportId);
    await audit(tx, ctx, { action: "read", entity: "practice_export", entityId: exportId });
    return dto(row);
  },
);

export const openExport = operation(
  {
    name: "openExport",
    access: "owner",
    input: z.object(exportIdField),
    answer: z.custom<Awaited<ReturnType<typeof openStored>>>(),
    media: ["application/zip"],
    summary: "Download an export",
    refuses: ["CONFLICT", "UNAVAILABLE"],
    record: ({ exportId }) => ({ action: "download", entity: "practice_export", entityId: exportId }),
    // The file is opened after the record is kept.
    transaction: false,
  },
  async (ctx, { exportId }) => {
    const row = await inContext(ctx, async (tx) => {
      const found = await find(tx, ctx, exportId);
      if (isOver(found)) throw new AppError("CONFLICT", EXPORT_MESSAGES.gone);
      if (!found.storageKey) throw new AppError("CONFLICT", EXPORT_MESSAGES.notReady);
      await audit(tx, ctx, { action: "download", entity: "practice_export", entityId: exportId });
      return { ...found, storageKey: found.storageKey };
    });
    const day = row.createdAt.toISOString().slice(0, 10);
    return openStored({
      storageKey: row.storageKey,
      originalFilename: `appeals-desk-export-${day}.zip`,
      mediaType: "application/zip",
    });
  },
);

async function find(tx: Tx, ctx: Ctx, exportId: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(practiceExports)
    .where(and(eq(practiceExports.practiceId, ctx.practiceId), eq(practiceExports.id, exportId)));
  if (!row) throw notFound();
  return row;
}
