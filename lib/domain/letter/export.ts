import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { letterExports } from "@/db/schema/letters";
import { AppError } from "@/lib/core/errors";
import { renderLetterPdf } from "@/lib/integrations/pdf/letter-pdf";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { letterPdfPath } from "../appeal/paths";
import { getAppealInPractice } from "../appeal/queries";
import { APPEAL_MESSAGES } from "../appeal/schema";
import { audit } from "../audit";
import { type Ctx, inContext } from "../context";
import { addressLines, getPractice, type PracticeRow } from "./appeal-facts";
import { type LetterVersionRow, latestVersion } from "./versions";

export type ExportRow = typeof letterExports.$inferSelect;

/** A PDF of a letter can't be larger than this; it bounds what a download or a sending reads into memory. */
const MAX_PDF_BYTES = 30 * 1024 * 1024;

/** "Export to PDF" (spec document 2, section 7). */
export async function exportLetter(
  ctx: Ctx,
  appealId: string,
): Promise<{ pdf_url: string; size_bytes: number; pages: number; version: number }> {
  const { row, version } = await ensureExport(ctx, appealId);
  return { pdf_url: letterPdfPath(appealId), size_bytes: row.sizeBytes, pages: row.pages, version };
}

/**
 * The PDF of the letter as it is now: the one made before if neither the letter nor the letterhead changed since,
 * else a new one. Throws BAD_REQUEST when there is no letter.
 */
export async function ensureExport(ctx: Ctx, appealId: string): Promise<{ row: ExportRow; version: number }> {
  const { appeal, practice, letter, existing } = await inContext(ctx, async (tx) => {
    const found = await getAppealInPractice(tx, ctx, appealId);
    const current = await latestVersion(tx, ctx, appealId);
    if (!current) throw new AppError("BAD_REQUEST", APPEAL_MESSAGES.noLetter);
    return {
      appeal: found,
      practice: await getPractice(tx, ctx),
      letter: current,
      existing: await exportOfVersion(tx, ctx, current.id),
    };
  });
  if (existing && existing.createdAt >= practice.updatedAt) return { row: existing, version: letter.version };
  const row = await render(ctx, {
    practice,
    letter,
    claimNumber: appeal.claimNumber || null,
    patientId: appeal.patientId,
  });
  return { row, version: letter.version };
}

/** The newest PDF of a version, or null. */
export async function exportOfVersion(tx: Tx, ctx: Ctx, versionId: string): Promise<ExportRow | null> {
  const [row] = await tx
    .select()
    .from(letterExports)
    .where(and(eq(letterExports.practiceId, ctx.practiceId), eq(letterExports.versionId, versionId)))
    .orderBy(desc(letterExports.createdAt))
    .limit(1);
  return row ?? null;
}

/** The stored bytes, checked against the hash of the time (S35). */
export async function pdfBytes(row: ExportRow): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await storage().getBytes(row.storageKey, MAX_PDF_BYTES);
  if (createHash("sha256").update(bytes).digest("hex") !== row.sha256) {
    throw new AppError(
      "UNAVAILABLE",
      "The stored PDF is not the one that was made. Export the letter again.",
    );
  }
  return bytes;
}

/** The PDF for the person's own machine. */
export async function downloadLetter(
  ctx: Ctx,
  appealId: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; filename: string }> {
  const { row } = await ensureExport(ctx, appealId);
  const bytes = await pdfBytes(row);
  await inContext(ctx, (tx) =>
    audit(tx, ctx, {
      action: "download",
      entity: "letter",
      entityId: row.versionId,
      detail: { bytes: bytes.length },
    }),
  );
  return { bytes, filename: `appeal-letter-${appealId.slice(0, 8)}.pdf` };
}

async function render(
  ctx: Ctx,
  source: {
    practice: PracticeRow;
    letter: LetterVersionRow;
    claimNumber: string | null;
    patientId: string | null;
  },
): Promise<ExportRow> {
  const { practice, letter } = source;
  const { bytes, pages } = await renderLetterPdf({
    letterhead: {
      name: practice.name,
      addressLines: addressLines(practice),
      phone: practice.phone,
      fax: practice.fax,
      npi: practice.npi,
      tin: practice.tin,
      logo: practice.logoKey ? await storage().getBytes(practice.logoKey, 2 * 1024 * 1024) : null,
    },
    content: letter.content,
    format: letter.contentFormat,
    claimNumber: source.claimNumber,
    title: "Appeal letter",
  });
  const storageKey = newStorageKey();
  const stored = await storage().put(storageKey, bytes, { contentType: "application/pdf" });
  return inContext(ctx, async (tx) => {
    const [row] = await tx
      .insert(letterExports)
      .values({
        practiceId: ctx.practiceId,
        appealId: letter.appealId,
        versionId: letter.id,
        storageKey,
        sizeBytes: stored.size,
        pages,
        sha256: stored.sha256,
        createdBy: ctx.actor.userId,
      })
      .returning();
    if (!row) throw new Error("insert returned no row");
    await audit(tx, ctx, {
      action: "export",
      entity: "letter",
      entityId: letter.id,
      patientId: source.patientId,
      detail: { version: letter.version, pages, bytes: stored.size },
    });
    return row;
  });
}
