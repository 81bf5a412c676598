import type { ReadLimits } from "./limits";
import { PDFIUM, type Pdfium } from "./pdfium";
import { ReadFailure } from "./read-failure";

export function openDocument(pdfium: Pdfium, bytes: Buffer, limits: ReadLimits) {
  const address = pdfium.wasmExports.malloc(bytes.length);
  if (address === 0) throw new ReadFailure("memory");
  pdfium.HEAPU8.set(bytes, address);
  const document = pdfium._FPDF_LoadMemDocument(address, bytes.length, 0);
  if (document === 0) {
    const error = pdfium._FPDF_GetLastError();
    const locked = error === PDFIUM.ERROR_PASSWORD || error === PDFIUM.ERROR_SECURITY;
    throw new ReadFailure(locked ? "encrypted" : "damaged");
  }
  // PDFium mends what it can; a file whose end is missing would come out as a letter without its last pages.
  if (isCutOff(bytes)) throw new ReadFailure("damaged");
  const pageCount = pdfium._FPDF_GetPageCount(document);
  if (pageCount <= 0) throw new ReadFailure("no_pages");
  if (pageCount > limits.pages) throw new ReadFailure("too_many_pages");
  return { document, pageCount, address };
}

/** A whole PDF ends with `startxref`, an offset and `%%EOF`, at most followed by some padding. */
function isCutOff(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] ?? 0) <= 0x20) end -= 1;
  const tail = bytes.subarray(Math.max(0, end - 2048), end).toString("latin1");
  return !tail.includes("%%EOF") && !/startxref\s+\d+/.test(tail);
}

/** Filled form fields and stamps are annotations; flattening makes them part of the page's text. */
export function loadPage(pdfium: Pdfium, document: number, index: number): number {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (page === 0) return 0;
  const FLATTENED = 1;
  if (pdfium._FPDFPage_Flatten(page, PDFIUM.FLATTEN_FOR_DISPLAY) !== FLATTENED) return page;
  pdfium._FPDF_ClosePage(page);
  return pdfium._FPDF_LoadPage(document, index);
}
