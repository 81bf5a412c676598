import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { buildPacket, type PacketInput } from "@/lib/integrations/packet/build-packet";
import { renderLetterPdf } from "@/lib/integrations/pdf/letter-pdf";
import { DOCX } from "@/lib/integrations/reader/media-types";
import { pdfOfPages, textLines } from "@/tests/support/pdf-builder";
import { tiff } from "@/tests/support/tiff-builder";
import { type BenchRow, median, printTable } from "./table";

const SAMPLES = fileURLToPath(new URL("../../tests/fixtures/denials/", import.meta.url));
const PAGES = 200;

/** A packet of 200 pages: letter, list, scans, a chart of text pages, a TIFF, a picture and a Word document. */
export async function benchPacket(rounds = 3): Promise<BenchRow[]> {
  const input = await packetInput();
  const times: number[] = [];
  let peak = 0;
  let pages = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const packet = await buildPacket({
      ...input,
      onPeakMemory: (bytes) => {
        peak = Math.max(peak, bytes);
      },
    });
    times.push(performance.now() - start);
    pages = packet.pages;
  }
  if (pages !== PAGES) throw new Error(`The packet has ${pages} pages instead of ${PAGES}.`);
  return [
    { name: "packet of 200 pages", value: median(times) / 1000, unit: "s", aim: 10 },
    {
      name: "packet of 200 pages, peak memory of its process",
      value: peak / 1024 / 1024,
      unit: "MB",
      aim: 400,
    },
  ];
}

async function packetInput(): Promise<PacketInput> {
  const letterhead = {
    name: "Riverside Spine & Pain Associates",
    addressLines: ["1200 River Road, Suite 240"],
  };
  const content = `<p>March 4, 2026</p>${"<p>The record shows that conservative care was tried and failed.</p>".repeat(30)}`;
  const letter = await renderLetterPdf({
    letterhead,
    content,
    format: "html",
    claimNumber: "CLM-2026-00418",
  });
  const scan = { data: await readFile(`${SAMPLES}denial-22.jpg`), width: 1700, height: 2200 };
  const { data, info } = await sharp(scan.data).grayscale().raw().toBuffer({ resolveWithObject: true });
  const frame = { width: info.width, height: info.height, pixels: data };
  const lines = Array.from(
    { length: 55 },
    (_, line) => `${line + 1} Vital signs stable, pain seven of ten, plan unchanged.`,
  );
  const others = letter.pages + 3;
  const frames = 10;
  const scans = 60;
  const texts = PAGES - others - frames - scans;
  return {
    letter: letter.bytes,
    letterhead,
    claimNumber: "CLM-2026-00418",
    channel: "pdf",
    enclosures: [
      {
        id: "1",
        title: "Chart notes",
        mediaType: "application/pdf",
        open: () => pdfOfPages(Array.from({ length: texts }, () => ({ content: textLines(lines) }))),
      },
      {
        id: "2",
        title: "Scanned records",
        mediaType: "application/pdf",
        open: () => pdfOfPages(Array.from({ length: scans }, () => ({ jpeg: scan }))),
      },
      {
        id: "3",
        title: "Fax",
        mediaType: "image/tiff",
        open: () => tiff(Array.from({ length: frames }, () => frame)),
      },
      { id: "4", title: "Notice", mediaType: "image/png", open: () => `${SAMPLES}denial-08.png` },
      { id: "5", title: "Medical necessity", mediaType: DOCX, open: () => `${SAMPLES}denial-12.docx` },
    ],
  };
}

export async function print(): Promise<void> {
  printTable("Packet", await benchPacket());
}
