import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { remittanceFiles, remittanceSheets, X12_MEDIA_TYPE } from "@/db/schema/remittances";
import { notFound } from "@/lib/core/errors";
import { centsOf } from "@/lib/core/money";
import type { Ctx } from "@/lib/domain/kernel/context";
import { practiceNumbers } from "@/lib/domain/practice/numbers";
import type { EobSheet } from "../paper/sheet";
import { remittanceOf } from "../paper/to-remittance";
import type { RemittanceFile } from "../posting/files";
import { surveyEvents } from "../posting/survey";
import { REMITTANCE_MESSAGES } from "../schema";
import { withOwnPayee } from "./payee";

export type KeptSheet = { sheet: EobSheet; version: number };

export const isPaper = ({ mediaType }: Pick<RemittanceFile, "mediaType">): boolean =>
  mediaType !== X12_MEDIA_TYPE;

/** What a paper says now, corrections included. Throws NOT_FOUND. */
export async function sheetOf(
  tx: Tx,
  ctx: Ctx,
  fileId: string,
  options: { forUpdate?: boolean } = {},
): Promise<KeptSheet> {
  const query = tx
    .select({ sheet: remittanceSheets.sheet, version: remittanceSheets.version })
    .from(remittanceSheets)
    .where(and(eq(remittanceSheets.practiceId, ctx.practiceId), eq(remittanceSheets.fileId, fileId)));
  const [row] = await (options.forUpdate ? query.for("update") : query);
  if (!row) throw notFound(REMITTANCE_MESSAGES.notFound);
  return { sheet: row.sheet as unknown as EobSheet, version: row.version };
}

/** What was read, once: read again it replaces what was read, unless a person has put it right meanwhile. */
export async function keepSheet(tx: Tx, ctx: Ctx, fileId: string, sheet: EobSheet): Promise<void> {
  const json = sheet as unknown as Record<string, unknown>;
  await tx
    .insert(remittanceSheets)
    .values({ practiceId: ctx.practiceId, fileId, sheet: json, asRead: json })
    .onConflictDoUpdate({
      target: [remittanceSheets.practiceId, remittanceSheets.fileId],
      set: { sheet: json, asRead: json },
      setWhere: eq(remittanceSheets.version, 1),
    });
}

/** A correction. The caller holds the sheet. */
export async function replaceSheet(tx: Tx, ctx: Ctx, fileId: string, sheet: EobSheet): Promise<void> {
  await tx
    .update(remittanceSheets)
    .set({
      sheet: sheet as unknown as Record<string, unknown>,
      version: sql`${remittanceSheets.version} + 1`,
      correctedBy: ctx.actor.userId,
      correctedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(remittanceSheets.practiceId, ctx.practiceId), eq(remittanceSheets.fileId, fileId)));
}

/** Judges a sheet as an 835 is judged, and writes what the lists and the posting need of it. True unless it is another practice's. */
export async function judgeSheet(
  tx: Tx,
  ctx: Ctx,
  file: Pick<RemittanceFile, "id" | "filename" | "state">,
  sheet: EobSheet,
): Promise<boolean> {
  const own = await practiceNumbers(tx, ctx);
  const survey = await surveyEvents(remittanceOf(await withOwnPayee(tx, ctx, sheet, own)), own);
  const isForeign = survey.ours === "none";
  const { summary } = survey;
  const payments = survey.payments.map((payment) => ({ ...payment, isPaper: true }));
  const judged = payments.length === 0 ? ("unreadable" as const) : ("ready" as const);
  await tx
    .update(remittanceFiles)
    .set({
      state: isForeign
        ? "quarantined"
        : file.state === "applied" || file.state === "stopped"
          ? file.state
          : judged,
      quarantineReason: isForeign ? REMITTANCE_MESSAGES.foreign(file.filename) : "",
      payerName: isForeign ? "" : (summary.payer_name ?? ""),
      payeeNpi: isForeign ? "" : (summary.payee_npi ?? ""),
      payeeTin: isForeign ? "" : (summary.payee_tin ?? ""),
      paymentTotal: isForeign ? 0 : centsOf(summary.payment_total),
      claimCount: isForeign ? 0 : summary.claim_count,
      firstPaymentOn: isForeign ? null : sheet.paidOn,
      lastPaymentOn: isForeign ? null : sheet.paidOn,
      summary: isForeign
        ? { preview: null, payments: [], unchecked: false }
        : { preview: summary, payments, unchecked: survey.unchecked },
    })
    .where(and(eq(remittanceFiles.practiceId, ctx.practiceId), eq(remittanceFiles.id, file.id)));
  return !isForeign;
}
