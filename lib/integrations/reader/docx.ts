import type { DocumentText } from "@/lib/core/document-text";
import { type Archive, ArchiveRefused, openArchive } from "./archive";
import { type Block, readBlocks } from "./docx-blocks";
import { gridLines } from "./docx-grid";
import type { ReadLimits } from "./limits";
import { fromPlainText } from "./plain-text";
import { ReadFailure } from "./read-failure";

const MAX_PART = 24 * 1024 * 1024;
const MAX_PARTS = 60;
const LINES_PER_PAGE = 60;

/** What is in a Word document, part by part. */
export type DocxParts = {
  headers: Block[];
  body: Block[];
  notes: Block[];
  footers: Block[];
};

/**
 * Reads a Word document: headers, body, footnotes, footers, in this order. Word alone knows where its pages end, so pages follow its
 * explicit breaks and a length of 60 lines, and the boxes of the words follow the grid of characters.
 */
export async function readDocx(file: string, limits: ReadLimits): Promise<DocumentText> {
  const { headers, body, notes, footers } = await readDocxParts(file);
  const lines = [headers, body, notes, footers]
    .map((blocks) => trimEnds(gridLines(blocks)))
    .filter((section) => section.length > 0)
    .flatMap((section, index) => (index === 0 ? section : ["", ...section]));
  const pages = paginate(lines);
  if (pages.length > limits.pages) throw new ReadFailure("too_many_pages");
  return fromPlainText(pages.map((page) => page.join("\n")).join("\f"));
}

/** The paragraphs and tables of a Word document, before they are laid out. Throws ReadFailure. */
export async function readDocxParts(file: string): Promise<DocxParts> {
  const archive = await refusing(() => openArchive(file));
  try {
    const parts = partNames(archive.names);
    const read = async (name: string) => readBlocks(await partText(archive, name));
    const body = await read(parts.body);
    const headers = await all(parts.headers, read);
    const notes = await all(parts.notes, read);
    const footers = await all(parts.footers, read);
    return { headers, body, notes, footers };
  } finally {
    archive.close();
  }
}

function partNames(names: string[]) {
  const matching = (pattern: RegExp) => names.filter((name) => pattern.test(name)).sort();
  const body = matching(/^word\/document\d*\.xml$/)[0];
  if (!body) throw new ReadFailure("damaged");
  const headers = matching(/^word\/header\d*\.xml$/);
  const footers = matching(/^word\/footer\d*\.xml$/);
  const notes = matching(/^word\/(?:footnotes|endnotes)\.xml$/);
  if (headers.length + footers.length > MAX_PARTS) throw new ReadFailure("too_complex");
  return { body, headers, footers, notes };
}

/** The first, the even and the usual header mostly say the same; it is wanted once. */
async function all(names: string[], read: (name: string) => Promise<Block[]>): Promise<Block[]> {
  const seen = new Set<string>();
  const blocks: Block[] = [];
  for (const name of names) {
    const part = await read(name);
    const key = JSON.stringify(part);
    if (!seen.has(key)) blocks.push(...part);
    seen.add(key);
  }
  return blocks;
}

async function partText(archive: Archive, name: string): Promise<string> {
  const bytes = await refusing(() => archive.read(name, MAX_PART));
  if (!bytes) throw new ReadFailure("damaged");
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8").decode(bytes);
}

function paginate(lines: string[]): string[][] {
  const pages: string[][] = [[]];
  for (const line of lines) {
    const page = pages.at(-1) ?? [];
    if (line === "\f") {
      if (page.length > 0) pages.push([]);
    } else if (page.length >= LINES_PER_PAGE) pages.push([line]);
    else page.push(line);
  }
  return pages.length > 1 && pages.at(-1)?.length === 0 ? pages.slice(0, -1) : pages;
}

function trimEnds(lines: string[]): string[] {
  const from = lines.findIndex((line) => line.trim() !== "");
  return from < 0 ? [] : lines.slice(from, lines.findLastIndex((line) => line.trim() !== "") + 1);
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    const reason = { bomb: "too_complex", damaged: "damaged", encrypted: "encrypted" } as const;
    throw new ReadFailure(reason[error.reason], { cause: error });
  }
}
