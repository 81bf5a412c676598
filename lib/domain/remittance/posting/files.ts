import { and, count, desc, eq, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { remittanceFiles } from "@/db/schema/remittances";
import { notFound } from "@/lib/core/errors";
import { pageFields } from "@/lib/core/fields";
import { pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { decodeCursor, encodeCursor } from "@/lib/domain/kernel/cursor";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { operation } from "@/lib/domain/kernel/operation";
import type { PreviewSummary } from "../reader/preview-shape";
import { REMITTANCE_MESSAGES, type RemittanceFileDto, remittanceFileAnswer } from "../schema";
import type { SurveyedPayment } from "./survey";

/** What is kept of the first reading. */
type KeptSummary = {
  preview: PreviewSummary | null;
  payments: SurveyedPayment[];
  /** A payee could not be compared with the practice's numbers. */
  unchecked: boolean;
  /** In quarantine for what the virus scanner found, not for whose it is. */
  infected?: boolean;
};

export type RemittanceFile = Omit<typeof remittanceFiles.$inferSelect, "summary"> & { summary: KeptSummary };

/** Throws NOT_FOUND. */
export async function getFileInPractice(
  tx: Tx,
  ctx: Ctx,
  fileId: string,
  options: { forUpdate?: boolean } = {},
): Promise<RemittanceFile> {
  const query = tx
    .select()
    .from(remittanceFiles)
    .where(and(eq(remittanceFiles.practiceId, ctx.practiceId), eq(remittanceFiles.id, fileId)));
  const [row] = await (options.forUpdate ? query.for("update") : query);
  if (!row) throw notFound(REMITTANCE_MESSAGES.notFound);
  return row as unknown as RemittanceFile;
}

export const listRemittances = operation(
  {
    name: "listRemittances",
    access: "user",
    input: z.object(pageFields),
    answer: pageAnswer(remittanceFileAnswer),
    summary: "List the remittance files",
  },
  async (ctx, query, tx) => {
    const from = decodeCursor(query.cursor);
    const mine = eq(remittanceFiles.practiceId, ctx.practiceId);
    const rows = await tx
      .select({ file: remittanceFiles, at: exactTime(remittanceFiles.createdAt) })
      .from(remittanceFiles)
      .where(
        and(
          mine,
          from
            ? or(
                lt(remittanceFiles.createdAt, sql`${from.at}::timestamptz`),
                and(
                  eq(remittanceFiles.createdAt, sql`${from.at}::timestamptz`),
                  lt(remittanceFiles.id, from.id),
                ),
              )
            : undefined,
        ),
      )
      .orderBy(desc(remittanceFiles.createdAt), desc(remittanceFiles.id))
      .limit(query.page_size + 1);
    const [all] = await tx.select({ total: count() }).from(remittanceFiles).where(mine);
    await audit(tx, ctx, { action: "list", entity: "remittance", detail: { count: rows.length } });
    const page = rows.slice(0, query.page_size);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return {
      count: all?.total ?? 0,
      next: last ? encodeCursor({ at: last.at, id: last.file.id }) : null,
      previous: null,
      results: page.map(({ file }) => remittanceFileDto(file as unknown as RemittanceFile)),
    };
  },
);

export function remittanceFileDto(file: RemittanceFile): RemittanceFileDto {
  const { preview } = file.summary;
  const isForeign = file.state === "quarantined";
  return {
    id: file.id,
    filename: file.filename,
    source: file.source,
    media_type: file.mediaType,
    document_id: file.documentId,
    pages_read: file.pagesRead,
    pages_total: file.pagesTotal,
    state: file.state,
    status: isForeign
      ? "quarantined"
      : file.state === "reading"
        ? "reading"
        : (preview?.status ?? "unreadable"),
    quarantine_reason: file.quarantineReason,
    payer_name: preview?.payer_name ?? null,
    payee_npi: preview?.payee_npi ?? null,
    payee_tin: preview?.payee_tin ?? null,
    payment_total: preview?.payment_total ?? "0.00",
    payment_date: file.lastPaymentOn,
    claim_count: file.claimCount,
    notice: file.summary.unchecked && file.state === "ready" ? REMITTANCE_MESSAGES.unchecked : "",
    problem_count: preview?.problems.length ?? 0,
    result:
      file.state === "applied" || file.state === "applying" || file.state === "stopped"
        ? {
            created: file.created,
            updated: file.updated,
            unchanged: file.unchanged,
            conflicts: file.conflicts,
            unmatched: file.unmatched,
            newly_denied: file.newlyDenied,
          }
        : null,
    created_at: file.createdAt.toISOString(),
    applied_at: file.appliedAt?.toISOString() ?? null,
  };
}
