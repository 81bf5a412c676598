import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll } from "vitest";
import { assemblePacket } from "@/lib/integrations/packet/assemble";
import {
  buildPacket,
  type Packet,
  type PacketEnclosure,
  type PacketInput,
} from "@/lib/integrations/packet/build-packet";
import { CHANNEL_LIMITS } from "@/lib/integrations/packet/channel-limits";
import type { PacketJob } from "@/lib/integrations/packet/messages";
import { renderLetterPdf } from "@/lib/integrations/pdf/letter-pdf";
import { DOCX, type MediaType } from "@/lib/integrations/reader/media-types";
import { denialFile } from "./file-bytes";
import { pdfOfPages, textLines } from "./pdf-builder";
import { tiff } from "./tiff-builder";

export const CLAIM = "CLM-2026-00418";
const letterhead = {
  name: "Riverside Spine & Pain Associates",
  addressLines: ["1200 River Road, Suite 240", "Portland, OR 97204"],
  phone: "(503) 555-0142",
  fax: "(503) 555-0143",
};
export const cover = {
  to: "Blue Harbor Health Plan, Appeals",
  toFax: "(800) 555-0199",
  date: "March 4, 2026",
};
export const LINES = Array.from({ length: 40 }, (_, line) => `Line ${line + 1} of the operative report`);

export const enclosure = (
  title: string,
  file: Uint8Array | string,
  mediaType: MediaType = "application/pdf",
): PacketEnclosure => ({ id: `id-${title.length}`, title, mediaType, open: () => file });

/** What it fails with; nothing where it succeeds. */
export const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Six documents of all kinds that can be enclosed, with odd sizes, turned pages and a title of many scripts. */
export async function mixed(): Promise<PacketEnclosure[]> {
  const jpeg = { data: await readFile(denialFile("denial-22.jpg")), width: 1700, height: 2200 };
  const { data, info } = await sharp(jpeg.data)
    .grayscale()
    .resize(850)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const frame = { width: info.width, height: info.height, pixels: data };
  return [
    enclosure(
      "Operative report, Łukasz Nguyễn 手術",
      pdfOfPages([{ content: textLines(LINES) }, { content: textLines(LINES.concat(LINES.slice(0, 21))) }]),
    ),
    enclosure("Scanned denial", pdfOfPages([{ jpeg }])),
    enclosure(
      "Odd pages",
      pdfOfPages([
        { content: textLines(LINES), entries: "/Rotate 90" },
        { content: textLines(LINES), entries: "/CropBox [0 396 612 792]" },
        { content: textLines(LINES), entries: "/MediaBox [0 0 5000 700]" },
        { content: textLines(LINES), entries: "/MediaBox [-100 -300 500 14000] /Rotate 180" },
      ]),
    ),
    enclosure("Picture", denialFile("denial-08.png"), "image/png"),
    enclosure("Fax of three pages", tiff([frame, frame, frame]), "image/tiff"),
    enclosure("Medical necessity", denialFile("denial-12.docx"), DOCX),
  ];
}

/** Builds packets around one letter, in a folder of the test file's own. */
export function packetWorkshop() {
  let folder = "";
  let letter: Uint8Array = new Uint8Array();
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "packet-test-"));
    const content = `<p>Dear reviewer,</p>${"<p>The record shows that conservative care was tried and failed.</p>".repeat(34)}<p>Sincerely,</p>`;
    letter = (await renderLetterPdf({ letterhead, content, format: "html", claimNumber: CLAIM })).bytes;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const build = (enclosures: PacketEnclosure[], more: Partial<PacketInput> = {}) =>
    buildPacket({
      letter,
      enclosures,
      claimNumber: CLAIM,
      letterhead,
      channel: "pdf",
      ...more,
    } as PacketInput);

  /** In this process, where a test can look into it; without the limits. */
  async function assemble(enclosures: PacketEnclosure[], more: Partial<PacketJob> = {}): Promise<Packet> {
    const workDir = await mkdtemp(path.join(folder, "job-"));
    const stored = async (name: string, open: PacketEnclosure["open"]) => {
      const file = await open();
      if (typeof file === "string") return file;
      await writeFile(path.join(workDir, name), file);
      return path.join(workDir, name);
    };
    const files = [];
    for (const [index, { open, ...rest }] of enclosures.entries()) {
      files.push({ ...rest, file: await stored(`${index}`, open) });
    }
    const job: PacketJob = {
      workDir,
      limits: { milliseconds: 60_000, memory: 0 },
      letter: await stored("letter", () => letter),
      enclosures: files,
      letterhead,
      claimNumber: CLAIM,
      channel: "pdf",
      most: CHANNEL_LIMITS[more.channel ?? "pdf"],
      cover: null,
      title: "Appeal letter",
      draft: false,
      createdAt: new Date("2026-03-04T12:00:00Z"),
      pixels: 40_000_000,
      ...more,
    };
    const result = await assemblePacket(job, () => undefined);
    return { ...result, bytes: await readFile(path.join(workDir, "packet.pdf")) };
  }

  return { build, assemble, inFolder: (name: string) => path.join(folder, name) };
}
