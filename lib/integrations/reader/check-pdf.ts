import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { flattenPdf } from "./flatten-pdf";
import type { Checked, ReadJob } from "./messages";
import { hasActiveContent } from "./pdf-active-content";
import { openDocument } from "./pdf-document";
import { type PdfStream, pdfStreams, plainNames } from "./pdf-streams";
import { loadPdfium, PDFIUM, type Pdfium } from "./pdfium";
import { saveDocument } from "./pdfium-save";
import { ReadFailure } from "./read-failure";
import { holdsTestSignature } from "./test-signature";

/** Several times the largest scan of a large drawing; one that states more unpacks to gigabytes. */
const STATED_PIXELS = 400_000_000;
const LOOKED_AT = 2_000;

/**
 * Opens a PDF to its last page, looks for what acts in it, and writes the copy without it to `job.flatTo`. Throws
 * ReadFailure.
 */
export async function checkPdf(
  job: Pick<ReadJob, "file" | "limits" | "flatTo" | "workDir">,
): Promise<Checked> {
  const bytes = await readFile(job.file);
  const own = inspect(bytes);
  if (own.infected) return { pages: 0, infected: true, flattened: false };
  const pdfium = await loadPdfium();
  const opened = openDocument(pdfium, bytes, job.limits);
  for (let index = 0; index < opened.pageCount; index += 1) openPage(pdfium, opened.document, index);
  const isLocked = /\/Encrypt\b/.test(own.outside);
  const inside = isLocked ? inspect(withoutLock(pdfium, opened.document, job.workDir)) : own;
  if (!inside.namesPage) throw new ReadFailure("no_pages");
  if (inside.infected) return { pages: opened.pageCount, infected: true, flattened: false };
  if (inside.active) {
    await flattenPdf(pdfium, opened, job.flatTo, job.workDir);
    const left = inspect(readFileSync(job.flatTo));
    if (left.active || left.infected) throw new ReadFailure("active");
  }
  return { pages: opened.pageCount, infected: false, flattened: inside.active };
}

type Inside = {
  active: boolean;
  infected: boolean;
  /** Some object says that it is a page: PDFium would take a catalog for a blank one. */
  namesPage: boolean;
  outside: string;
};

function inspect(bytes: Buffer): Inside {
  const text = bytes.toString("latin1");
  let infected = holdsTestSignature(bytes);
  const objects: PdfStream[] = [];
  const outside: string[] = [];
  let from = 0;
  for (const stream of pdfStreams(text, bytes)) {
    outside.push(text.slice(from, stream.from));
    from = stream.to;
    if (stream.bytes && holdsTestSignature(stream.bytes)) infected = true;
    if (/\/ObjStm\b|\/First\b/.test(stream.dictionary)) objects.push(stream);
  }
  outside.push(text.slice(from));
  const joined = outside.join("\n");
  const isPage = /\/Type\s*\/Page(?![A-Za-z])/;
  const namesPage =
    isPage.test(plainNames(joined)) ||
    objects.some((one) => one.bytes === null || isPage.test(one.bytes.toString("latin1")));
  return { infected, active: hasActiveContent(text, joined, objects), namesPage, outside: joined };
}

/** A page that can't be opened fails the file: an appeal on half a letter is worse than none. */
function openPage(pdfium: Pdfium, document: number, index: number): void {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (page === 0) throw new ReadFailure("damaged");
  const scratch = pdfium.wasmExports.malloc(8);
  const objects = Math.min(pdfium._FPDFPage_CountObjects(page), LOOKED_AT);
  for (let at = 0; at < objects; at += 1) {
    const object = pdfium._FPDFPage_GetObject(page, at);
    if (pdfium._FPDFPageObj_GetType(object) !== PDFIUM.OBJECT_IMAGE) continue;
    pdfium._FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4);
    const [width = 0, height = 0] = new Uint32Array(pdfium.HEAPU8.buffer.slice(scratch, scratch + 8));
    if (width * height > STATED_PIXELS) throw new ReadFailure("too_complex");
  }
  pdfium.wasmExports.free(scratch);
  pdfium._FPDF_ClosePage(page);
}

/** A file that opens without a password, but forbids things, keeps its object streams locked until it is saved anew. */
function withoutLock(pdfium: Pdfium, document: number, workDir: string): Buffer {
  const file = path.join(workDir, "unlocked.pdf");
  if (!saveDocument(pdfium, document, file)) throw new ReadFailure("damaged");
  return readFileSync(file);
}
