import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { ParseSpeeds, PDFDocument, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import { DOCX } from "../reader/media-types";
import { openDocument } from "../reader/pdf-document";
import { loadPdfium, type Pdfium } from "../reader/pdfium";
import { channelProblem } from "./channel-limits";
import { freeMemory } from "./free-memory";
import { enclosureListBlocks, faxCoverBlocks } from "./front-pages";
import { PACKET_FILE, type PacketJob, type PacketPart, type PacketPlace } from "./messages";
import { addOutline } from "./outline";
import { PacketFailure } from "./packet-failure";
import { firstPagePicture, plainPdf } from "./pdf-pages";
import { type Sheet, sheetsOfOwnPdf, sheetsOfPlainPdf } from "./pdf-sheets";
import { pixelSheet, sheetsOfPicture } from "./picture-sheets";
import { STAMP_BOX, STAMP_SIZE, setPages, setStamps } from "./set-pages";
import { placeOnLetter, STAMP_BASELINE, STAMP_MARGIN } from "./sheet";
import { wordBlocks } from "./word-blocks";

/** Setting many pages at once takes memory for all of them. */
const STAMPS_AT_ONCE = 100;
const LARGE_FILE = 4 * 1024 * 1024;

type Section = Omit<PacketPart, "firstPage" | "pages"> & { sheets: Sheet[] };

/**
 * Builds the packet and writes it to the working folder. Only the packet process and tests call it: time and memory are
 * not limited here. `at` is told what is worked on. Throws ReadFailure and PacketFailure.
 */
export async function assemblePacket(
  job: PacketJob,
  at: (place: PacketPlace) => void,
): Promise<{ pages: number; parts: PacketPart[] }> {
  const parts = await writePacket(job, at);
  // All that the writing held is free now.
  await freeMemory();
  const pages = parts.reduce((sum, part) => sum + part.pages, 0);
  const counted = await countPages(path.join(job.workDir, PACKET_FILE));
  if (counted !== pages) throw new PacketFailure("page_count");
  return { pages, parts };
}

async function writePacket(job: PacketJob, at: (place: PacketPlace) => void): Promise<PacketPart[]> {
  const packet = await PDFDocument.create({ updateMetadata: false });
  const limits = { pages: job.most.pages, pixels: job.pixels };
  const pdfSheets = pdfReader(packet, job, limits);

  at(-1);
  const letter: Section = { ...named("letter", job.title), sheets: await pdfSheets(job.letter) };
  const enclosures: Section[] = [];
  let count = letter.sheets.length;
  let handled = 0;
  for (const [index, enclosure] of job.enclosures.entries()) {
    at(index);
    const { id, title, leftOut } = enclosure;
    const kept = await enclosureSheets(packet, enclosure, pdfSheets, limits);
    const sheets = kept.map((sheet, at) => ({ number: at + 1, ...sheet }));
    if (sheets.length === 0) throw new PacketFailure("nothing_left");
    enclosures.push({ kind: "enclosure", enclosureId: id, title, leftOut, sheets });
    count += sheets.length;
    refuseOverLimit(job, { pages: count, bytes: 0 });
    handled += (await stat(enclosure.file)).size;
    if (handled > LARGE_FILE) {
      await freeMemory();
      handled = 0;
    }
  }
  at(null);
  const sections = await withFrontPages(packet, job, letter, enclosures);
  const parts = partsOf(sections);
  const pages = sections.reduce((sum, { sheets }) => sum + sheets.length, 0);
  refuseOverLimit(job, { pages, bytes: 0 });

  await addPages(packet, sections, job);
  addOutline(
    packet,
    parts.map(({ title, firstPage }) => ({ title, page: firstPage - 1 })),
  );
  setMetadata(packet, job);
  const bytes = await packet.save({
    objectsPerTick: Number.POSITIVE_INFINITY,
    updateFieldAppearances: false,
  });
  refuseOverLimit(job, { pages, bytes: bytes.length });
  await writeFile(path.join(job.workDir, PACKET_FILE), bytes);
  return parts;
}

/** PDFium's memory grows with a file and never shrinks, so a large file gets a PDFium of its own. */
function pdfReader(packet: PDFDocument, { workDir }: PacketJob, limits: { pages: number; pixels: number }) {
  let shared: Pdfium | undefined;
  return async (file: string, leftOut?: readonly number[]): Promise<Sheet[]> => {
    const { size } = await stat(file);
    if (size > LARGE_FILE)
      return sheetsOfPlainPdf(packet, await plainPdf(await loadPdfium(), file, limits, workDir), leftOut);
    shared ??= await loadPdfium();
    return sheetsOfPlainPdf(packet, await plainPdf(shared, file, limits, workDir), leftOut);
  };
}

const named = (kind: PacketPart["kind"], title: string) => ({ kind, enclosureId: null, title });

async function enclosureSheets(
  packet: PDFDocument,
  { file, mediaType, title, firstPagePicture: isPicture, leftOut }: PacketJob["enclosures"][number],
  pdfSheets: (file: string, leftOut?: readonly number[]) => Promise<Sheet[]>,
  limits: { pages: number; pixels: number },
): Promise<Sheet[]> {
  switch (mediaType) {
    case "application/pdf":
      if (isPicture) {
        const { pixels, page } = await firstPagePicture(await loadPdfium(), file, limits);
        return [await pixelSheet(packet, pixels, page)];
      }
      return pdfSheets(file, leftOut);
    case "image/png":
    case "image/jpeg":
    case "image/tiff":
      return sheetsOfPicture(packet, file, limits, leftOut);
    case DOCX:
      return ownSheets(
        packet,
        await setPages(await wordBlocks(file), {
          mark: { start: "Text rendition of ", title, end: ", without its layout and pictures" },
        }),
      );
    default:
      throw new PacketFailure("unsupported");
  }
}

async function ownSheets(packet: PDFDocument, bytes: Uint8Array): Promise<Sheet[]> {
  return sheetsOfOwnPdf(packet, await loaded(bytes));
}

const loaded = (bytes: Uint8Array) =>
  PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });

/** The enclosure list names page numbers that depend on its own length, so it is set again when it grows. */
async function withFrontPages(
  packet: PDFDocument,
  job: PacketJob,
  letter: Section,
  enclosures: Section[],
): Promise<Section[]> {
  const { letterhead, claimNumber } = job;
  const blank = (length: number) => Array.from({ length }, () => letter.sheets[0]).filter((sheet) => !!sheet);
  const cover = (sheets: Sheet[]) => (job.cover ? [{ ...named("cover", "Fax cover sheet"), sheets }] : []);
  const list = (sheets: Sheet[]) =>
    enclosures.length > 0 ? [{ ...named("list", "Enclosures"), sheets }] : [];

  let setList: PDFDocument | undefined;
  let length = enclosures.length > 0 ? 1 : 0;
  for (let round = 0; enclosures.length > 0 && round < 3; round += 1) {
    const parts = partsOf([...cover(blank(1)), letter, ...list(blank(length)), ...enclosures]);
    setList = await loaded(await setPages(enclosureListBlocks(parts, claimNumber), { letterhead }));
    if (setList.getPageCount() === length) break;
    length = setList.getPageCount();
  }
  const listSheets = setList ? sheetsOfOwnPdf(packet, setList) : [];
  const own = [letter, ...list(listSheets), ...enclosures];
  if (!job.cover) return own;
  const pages = 1 + own.reduce((sum, { sheets }) => sum + sheets.length, 0);
  const coverSheets = await ownSheets(
    packet,
    await setPages(faxCoverBlocks(job.cover, letterhead, pages), { letterhead }),
  );
  if (coverSheets.length !== 1) throw new PacketFailure("page_count");
  return [...cover(coverSheets), ...own];
}

function partsOf(sections: readonly Section[]): PacketPart[] {
  let next = 1;
  return sections.map(({ sheets, ...part }) => {
    const firstPage = next;
    next += sheets.length;
    return { ...part, firstPage, pages: sheets.length };
  });
}

async function addPages(packet: PDFDocument, sections: readonly Section[], job: PacketJob): Promise<void> {
  const before = sections.findIndex(({ kind }) => kind === "enclosure");
  const sheets = sections.flatMap(({ kind, sheets: own }, at) =>
    own.map((sheet) => ({ kind, sheet, enclosure: at - before + 1 })),
  );
  const stamps = sheets.map(({ kind, sheet, enclosure }, index) => ({
    place: kind === "enclosure" && sheet.number ? { enclosure, page: sheet.number } : null,
    // The cover of a fax says nothing of the case.
    claimNumber: kind === "cover" ? null : job.claimNumber,
    page: index + 1,
    of: sheets.length,
    draft: job.draft,
  }));
  const stampSheets: Sheet[] = [];
  for (let from = 0; from < stamps.length; from += STAMPS_AT_ONCE) {
    stampSheets.push(
      ...(await ownSheets(packet, await setStamps(stamps.slice(from, from + STAMPS_AT_ONCE)))),
    );
    await freeMemory();
  }
  for (const [index, { sheet }] of sheets.entries()) {
    const stamp = stampSheets[index];
    if (!stamp) throw new PacketFailure("page_count");
    const { page: size, matrix } = placeOnLetter(sheet, { upright: job.channel === "fax" });
    const page = packet.addPage([size.width, size.height]);
    const stampX = size.width - STAMP_BOX.width - STAMP_MARGIN;
    const stampAt = `1 0 0 1 ${stampX} ${STAMP_BASELINE - (STAMP_BOX.height - STAMP_SIZE)}`;
    const content = `q ${matrix.map(decimal).join(" ")} cm /Content Do Q q ${stampAt} cm /Stamp Do Q`;
    const drawings: Record<string, PDFRef> = { Content: sheet.drawing, Stamp: stamp.drawing };
    const { context } = packet;
    page.node.set(PDFName.of("Resources"), context.obj({ XObject: drawings }));
    page.node.set(PDFName.of("Contents"), context.register(context.stream(content)));
  }
}

/** PDF knows no exponents. */
const decimal = (value: number) => value.toFixed(6).replace(/\.?0+$/, "");

function setMetadata(packet: PDFDocument, { title, createdAt }: PacketJob): void {
  // Mail systems log a file's title: nothing of the patient.
  packet.setTitle(title, { showInWindowTitleBar: true });
  packet.setCreator("Appeals desk");
  packet.setProducer("Appeals desk");
  packet.setLanguage("en-US");
  packet.setCreationDate(createdAt);
  packet.setModificationDate(createdAt);
}

function refuseOverLimit({ channel, most }: PacketJob, size: { pages: number; bytes: number }): void {
  const sentence = channelProblem(channel, size, most);
  if (sentence) throw new PacketFailure("over_limit", null, { sentence });
}

/** Another program than the one that wrote the file counts its pages. */
async function countPages(file: string): Promise<number> {
  const limits = { pages: Number.POSITIVE_INFINITY, pixels: 0, milliseconds: 0, longest: 0, memory: 0 };
  return openDocument(await loadPdfium(), await readFile(file), limits).pageCount;
}
