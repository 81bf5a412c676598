import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CoverLines, Enclosed } from "@/db/schema/letters";
import { AppError } from "@/lib/core/errors";
import { inTime } from "@/lib/domain/kernel/in-time";
import { lanes } from "@/lib/integrations/bounded-process/lanes";
import { buildPacket, type Packet } from "@/lib/integrations/packet/build-packet";
import { PacketFailure } from "@/lib/integrations/packet/packet-failure";
import type { Letterhead } from "@/lib/integrations/pdf/letterhead";
import { channelLimit, storage } from "@/lib/integrations/services";
import { addressLines, type PracticeRow } from "../facts/appeal-facts";
import { longDate } from "../facts/facts";
import { type EnclosedFile, packetEnclosures, storeFailure } from "../saved/enclosures";
import type { LetterVersionRow } from "../saved/versions";

export type PrintOrder = {
  practice: PracticeRow;
  letter: Pick<LetterVersionRow, "content" | "contentFormat">;
  claimNumber: string | null;
  files: readonly EnclosedFile[];
  /** Of a fax. */
  cover: CoverLines | null;
  /** Says DRAFT on each page. */
  draft: boolean;
  /** Of the PDF; left out: an appeal letter. */
  title?: string;
};
export type Printed = { bytes: Uint8Array; pages: number; enclosed: Enclosed[] };

/**
 * The letter as a PDF; with enclosures or for a fax the packet. Throws UNPROCESSABLE with a sentence that names the
 * enclosure that stopped it, and UNAVAILABLE for a packet that isn't there by `until`: its turn is part of the time.
 */
export async function printLetter(order: PrintOrder, until?: number): Promise<Printed> {
  const { practice, letter, claimNumber } = order;
  const letterhead: Letterhead = {
    name: practice.name,
    addressLines: addressLines(practice),
    phone: practice.phone,
    fax: practice.fax,
    npi: practice.npi,
    tin: practice.tin,
    logo: practice.logoKey ? await storage().getBytes(practice.logoKey, 2 * 1024 * 1024) : null,
  };
  // Loaded with the first letter: a server or worker that prints none starts sooner.
  const { renderLetterPdf } = await import("@/lib/integrations/pdf/letter-pdf");
  const printed = await renderLetterPdf({
    letterhead,
    content: letter.content,
    format: letter.contentFormat,
    claimNumber,
    title: order.title ?? "Appeal letter",
    draft: order.draft,
  });
  if (order.files.length === 0 && !order.cover) {
    return { bytes: printed.bytes, pages: printed.pages, enclosed: [] };
  }
  const packet = await inTime(
    until,
    () => new PacketLate(),
    (signal) => inTurn(() => packetOf(order, letterhead, printed.bytes, signal)),
  );
  return { bytes: packet.bytes, pages: packet.pages, enclosed: enclosedIn(packet, order.files) };
}

/** A packet that was not there in the time of the request that waited for it. */
export class PacketLate extends AppError {
  constructor() {
    super(
      "UNAVAILABLE",
      "The packet could not be made in the time that a request has. Try again, leave out a document, or send it in two parts.",
      { retryAfter: 30 },
    );
  }
}

/** What a packet may take that no request waits for. Below what the reconciler takes for a run that died (4 minutes). */
const JOB_MILLISECONDS = 180_000;

async function packetOf(
  order: PrintOrder,
  letterhead: Letterhead,
  letter: Uint8Array,
  signal?: AbortSignal,
): Promise<Packet> {
  const folder = await mkdtemp(path.join(tmpdir(), "enclosures-"));
  const { claimNumber, cover, practice } = order;
  try {
    return await buildPacket({
      letter,
      enclosures: packetEnclosures(order.files, folder),
      claimNumber,
      letterhead,
      draft: order.draft,
      ...(order.title && { title: order.title }),
      ...(signal ? { signal } : { limits: { milliseconds: JOB_MILLISECONDS } }),
      ...(cover
        ? {
            channel: "fax",
            cover: { ...cover, from: practice.signerName, date: longDate(cover.date) },
            most: channelLimit("fax"),
          }
        : { channel: "pdf" }),
    });
  } catch (error) {
    if (!(error instanceof PacketFailure)) throw error;
    const unavailable = storeFailure(error);
    if (unavailable) throw unavailable;
    throw new AppError("UNPROCESSABLE", error.sentence, {
      extra: { reason: error.reason, enclosure: error.enclosureId },
      cause: error,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function enclosedIn(packet: Packet, files: readonly EnclosedFile[]): Enclosed[] {
  return files.map(({ id, title, sha256, leftOut = [] }) => {
    const part = packet.parts.find(({ enclosureId }) => enclosureId === id);
    if (!part) throw new Error("an enclosure is missing in the packet");
    const { firstPage, pages } = part;
    const made = { documentId: id, title, sha256, firstPage, pages };
    return leftOut.length > 0 ? { ...made, leftOut: [...leftOut] } : made;
  });
}

/** Packets take up to 512 MB while they are built: a process builds two at once, the others wait. */
const inTurn = lanes(2);
