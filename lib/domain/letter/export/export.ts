import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { type CoverLines, letterExports } from "@/db/schema/letters";
import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import { todayIn } from "@/lib/core/dates";
import type { LetterPaper } from "@/lib/core/enums";
import { AppError } from "@/lib/core/errors";
import { letterFileName } from "@/lib/core/letter-file-name";
import { enclosedDto } from "@/lib/domain/appeal/deliveries";
import { letterPdfPath } from "@/lib/domain/appeal/paths";
import { type AppealRow, getAppealInPractice } from "@/lib/domain/appeal/queries";
import { appealIdField, exportAnswer, exportInput } from "@/lib/domain/appeal/schema";
import { paperOfLetter } from "@/lib/domain/claim/paper-of-letter";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { isUnderWay } from "@/lib/events";
import { wordsOf } from "@/lib/integrations/mail/templates/letter-labels";
import { endOfRequest, storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { getPractice } from "../facts/appeal-facts";
import { enclosuresMeant, isDelivered } from "../gate/enclosures-meant";
import { readGate } from "../gate/read-gate";
import { enclosedFiles, enclosuresKey } from "../saved/enclosures";
import type { ExportRow } from "../saved/made";
import { type LetterVersionRow, latestVersion } from "../saved/versions";
import { awaitMade, beingMade, handOver, isLate, packetIdOf } from "./hand-over";
import { type PrintOrder, printLetter } from "./render";

/** A packet can't be larger than this; it bounds what a download or a sending reads into memory. */
const MAX_PDF_BYTES = 50 * 1024 * 1024;

export type ExportAsk = {
  /** Ids of the appeal's documents in their order; left out: those of the newest PDF of this version, else of the letter's list. */
  enclosures?: readonly string[] | undefined;
  /** Makes it a fax to this number, with a cover sheet. */
  faxTo?: string | undefined;
  /** What a person approved to be sent: never a draft. */
  approved?: true;
  /** When a packet is to be there that a request waits for; left out: its share of the request's time. */
  until?: number | undefined;
};

/** "Export to PDF" (docs/product.md, H8). */
export const exportLetter = operation(
  {
    name: "exportLetter",
    access: "user",
    input: exportInput,
    answer: exportAnswer,
    summary: "Export the letter to PDF, with the documents that are enclosed",
    description:
      "With enclosures the PDF is a packet: letter, list of enclosures, documents, each page numbered. A document that can't be enclosed stops it and is named. Left out, enclosures are those of the last export of this version, else those that the letter names. While something stands in the way of sending, each page says DRAFT. A packet that takes longer than the request may (503) is finished anyway: the next call gets it.",
    refuses: ["BAD_REQUEST", "UNPROCESSABLE", "UNAVAILABLE"],
    transaction: false,
  },
  async (ctx, { appealId, enclosures }) => {
    const { row, version, patientId, isNew } = await ensureExport(ctx, appealId, { enclosures });
    if (!isNew) {
      const record = { action: "export", entity: "letter", entityId: row.versionId, patientId } as const;
      await inContext(ctx, (tx) => audit(tx, ctx, { ...record, detail: { kept: true } }));
    }
    return {
      pdf_url: letterPdfPath(appealId),
      size_bytes: row.sizeBytes,
      pages: row.pages,
      version,
      enclosures: row.enclosures.map(enclosedDto),
      draft: row.draft,
    };
  },
);

type Ordered = PrintOrder & { letter: LetterVersionRow; appeal: AppealRow; key: string };

/**
 * The PDF of the letter as it is now with these documents: the one made before if neither the letter, the papers nor the
 * letterhead changed since, else a new one. Throws BAD_REQUEST when there is no letter, VALIDATION for documents that the
 * appeal has not, UNPROCESSABLE naming a document that can't be enclosed, UNAVAILABLE for a packet that isn't there in the
 * time of the request: a workflow then builds it, and the next call finds it.
 */
export async function ensureExport(
  ctx: Ctx,
  appealId: string,
  ask: ExportAsk = {},
): Promise<{ row: ExportRow; version: number; patientId: string | null; isNew: boolean }> {
  // A job has no request that waits for it.
  const until = ctx.actor.kind === "job" ? undefined : (ask.until ?? endOfRequest());
  const { order, existing, packetId, isMaking } = await inContext(ctx, async (tx) => {
    const ordered = await orderOf(tx, ctx, appealId, ask);
    const made = await madeBefore(tx, ctx, ordered);
    const id = packetIdOf(ctx, sameAs(ordered));
    const mayBe = !made && until !== undefined && (ordered.key !== "" || ordered.cover !== null);
    return { order: ordered, existing: made, packetId: id, isMaking: mayBe && (await isUnderWay(tx, id)) };
  });
  const about = { version: order.letter.version, patientId: order.appeal.patientId };
  const ready =
    existing ??
    (isMaking ? await awaitMade(ctx, packetId, (tx) => madeBefore(tx, ctx, order), ask.until) : null);
  if (ready) return { ...ready, ...about };
  const { bytes, pages, enclosed } = await printLetter(order, until).catch(async (error) => {
    if (until === undefined || !isLate(error)) throw error;
    const files = order.files.map(({ id }) => id);
    const handed = { enclosures: files, approved: ask.approved ?? false, faxTo: ask.faxTo ?? null };
    await inContext(ctx, (tx) => handOver(tx, ctx, { appealId, packetId, ask: handed }));
    throw beingMade(error);
  });
  const storageKey = newStorageKey();
  const stored = await storage().put(storageKey, bytes, { contentType: "application/pdf" });
  const row = await inContext(ctx, (tx) =>
    keep(tx, ctx, order, {
      storageKey,
      sizeBytes: stored.size,
      sha256: stored.sha256,
      pages,
      enclosures: enclosed,
    }),
  );
  return { row, ...about, isNew: true };
}

/** What two orders of the same PDF have in common. */
const sameAs = ({ letter, draft, key, cover, practice }: Ordered) => [
  letter.id,
  draft,
  key,
  cover && [cover.to, cover.toFax, cover.date, cover.subject],
  practice.updatedAt,
];

async function orderOf(tx: Tx, ctx: Ctx, appealId: string, ask: ExportAsk): Promise<Ordered> {
  const appeal = await getAppealInPractice(tx, ctx, appealId);
  const letter = await latestVersion(tx, ctx, appealId);
  if (!letter) throw new AppError("BAD_REQUEST", APPEAL_MESSAGES.noLetter);
  const practice = await getPractice(tx, ctx);
  const ids = ask.enclosures ?? (await enclosuresMeant(tx, ctx, letter));
  const files = await enclosedFiles(tx, ctx, appealId, ids, { toPrint: true });
  const paper = await paperOfLetter(tx, ctx, appealId);
  const cover = ask.faxTo ? coverOf(appeal.payerName, ask.faxTo, todayIn(practice.timeZone), paper) : null;
  const draft =
    !ask.approved &&
    !(await isDelivered(tx, ctx, letter.id)) &&
    (await readGate(tx, ctx, appeal, letter, { enclosures: ids })).length > 0;
  return {
    appeal,
    letter,
    practice,
    draft,
    claimNumber: appeal.claimNumber || null,
    files,
    cover,
    key: enclosuresKey(files),
    title: wordsOf(paper).title,
  };
}

/** Who reads a paper, as its own salutation says; an appeal's is read where appeals are. */
const READERS: Partial<Record<LetterPaper, string>> = {
  corrected_claim: "claims department",
  reopening: "claims department",
  records: "medical records department",
  other_payer: "coordination of benefits department",
  peer_to_peer: "medical director",
};

/** Whom a fax is for and what it carries; it names no patient. */
export function coverOf(
  payerName: string,
  toFax: string,
  date: string,
  paper: LetterPaper = "appeal",
): CoverLines {
  const whom = READERS[paper] ?? "appeals department";
  const to = payerName ? `${payerName}, ${whom}` : `${whom.charAt(0).toUpperCase()}${whom.slice(1)}`;
  return { to, toFax, date, ...(paper !== "appeal" && { subject: wordsOf(paper).title }) };
}

/** The same PDF made before. What is asked for last is the newest: an older one is recorded again, by its bytes. */
async function madeBefore(
  tx: Tx,
  ctx: Ctx,
  order: Ordered,
): Promise<{ row: ExportRow; isNew: boolean } | null> {
  const rows = await tx
    .select()
    .from(letterExports)
    .where(
      and(
        eq(letterExports.practiceId, ctx.practiceId),
        eq(letterExports.versionId, order.letter.id),
        eq(letterExports.form, order.cover ? "fax" : "pdf"),
        eq(letterExports.draft, order.draft),
      ),
    )
    .orderBy(desc(letterExports.createdAt), desc(letterExports.id))
    .limit(50);
  const same = rows.find(
    (row) =>
      row.enclosuresKey === order.key &&
      row.createdAt >= order.practice.updatedAt &&
      (!order.cover || isSameCover(row.cover, order.cover)),
  );
  if (!same) return null;
  if (same === rows[0] || order.cover) return { row: same, isNew: false };
  const { storageKey, sizeBytes, sha256, pages, enclosures } = same;
  const row = await keep(tx, ctx, order, { storageKey, sizeBytes, sha256, pages, enclosures });
  return { row, isNew: true };
}

const isSameCover = (made: CoverLines | null, asked: CoverLines) =>
  made?.to === asked.to &&
  made.toFax === asked.toFax &&
  made.date === asked.date &&
  made.subject === asked.subject;

type Made = Pick<ExportRow, "storageKey" | "sizeBytes" | "sha256" | "pages" | "enclosures">;

async function keep(tx: Tx, ctx: Ctx, order: Ordered, made: Made): Promise<ExportRow> {
  const { letter, appeal, cover } = order;
  const [row] = await tx
    .insert(letterExports)
    .values({
      practiceId: ctx.practiceId,
      appealId: letter.appealId,
      versionId: letter.id,
      ...made,
      form: cover ? "fax" : "pdf",
      draft: order.draft,
      cover,
      enclosuresKey: order.key,
      createdBy: ctx.actor.userId,
    })
    .returning();
  if (!row) throw new Error("insert returned no row");
  await audit(tx, ctx, {
    action: "export",
    entity: "letter",
    entityId: letter.id,
    patientId: appeal.patientId,
    detail: {
      version: letter.version,
      pages: made.pages,
      bytes: made.sizeBytes,
      enclosures: made.enclosures.length,
    },
  });
  return row;
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
export const downloadLetter = operation(
  {
    name: "downloadLetter",
    access: "user",
    input: z.object(appealIdField),
    answer: z.custom<{ bytes: Uint8Array<ArrayBuffer>; filename: string }>(),
    summary: "Download the letter as a PDF",
    media: ["application/pdf"],
    refuses: ["BAD_REQUEST", "UNPROCESSABLE", "UNAVAILABLE"],
    transaction: false,
  },
  async (ctx, { appealId }) => {
    const { row, patientId } = await ensureExport(ctx, appealId);
    const bytes = await pdfBytes(row);
    await inContext(ctx, (tx) =>
      audit(tx, ctx, {
        action: "download",
        entity: "letter",
        entityId: row.versionId,
        patientId,
        detail: { bytes: bytes.length },
      }),
    );
    return { bytes, filename: letterFileName(appealId) };
  },
);
