import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ParseSpeeds, PDFArray, PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { cleanResources } from "./clean-resources";
import { loadPage } from "./pdf-document";
import { PDFIUM, type Pdfium } from "./pdfium";
import { saveDocument } from "./pdfium-save";
import { ReadFailure } from "./read-failure";

const name = (text: string) => PDFName.of(text);
/** What a page is drawn from; everything else of it can act. */
const DRAWN = new Set(
  "Type Parent MediaBox CropBox Rotate Resources Contents UserUnit Group".split(" ").map(name),
);

/**
 * Writes a copy of an open PDF that can only be shown: fields and notes are drawn into the pages, and of scripts, actions,
 * attachments and media nothing comes along. Throws ReadFailure `active` where the copy would not look like the file.
 */
export async function flattenPdf(
  pdfium: Pdfium,
  { document, pageCount }: { document: number; pageCount: number },
  target: string,
  workDir: string,
): Promise<void> {
  if (pdfium._FPDF_GetFormType(document) === PDFIUM.FORM_XFA_FULL) throw new ReadFailure("active");
  for (let index = 0; index < pageCount; index += 1) drawIntoPage(pdfium, document, index);
  const whole = await saved(pdfium, document, path.join(workDir, "whole.pdf"));
  // Which layers are off is said in the catalog, which the copy of the pages does not have.
  if (whole.catalog.lookup(name("OCProperties")) instanceof PDFDict) throw new ReadFailure("active");
  const copy = pdfium._FPDF_CreateNewDocument();
  try {
    const ALL = 0;
    if (!pdfium._FPDF_ImportPages(copy, document, ALL, 0)) throw new ReadFailure("active");
    const pages = await saved(pdfium, copy, path.join(workDir, "pages.pdf"));
    if (pages.getPageCount() !== pageCount) throw new ReadFailure("active");
    const plain = await PDFDocument.create({ updateMetadata: false });
    for (const page of await plain.copyPages(pages, keepDrawn(pages))) plain.addPage(page);
    writeFileSync(target, await plain.save({ useObjectStreams: false }));
  } finally {
    pdfium._FPDF_CloseDocument(copy);
  }
}

/** Fields can come without a drawing of themselves; PDFium makes one when it renders them, however small. */
function drawIntoPage(pdfium: Pdfium, document: number, index: number): void {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (page === 0) throw new ReadFailure("damaged");
  if (pdfium._FPDFPage_GetAnnotCount(page) > 0) {
    const bitmap = pdfium._FPDFBitmap_CreateEx(1, 1, PDFIUM.BITMAP_GRAY, 0, 0);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, 1, 1, 0, PDFIUM.RENDER_ANNOTATIONS);
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
  pdfium._FPDF_ClosePage(page);
  pdfium._FPDF_ClosePage(loadPage(pdfium, document, index));
}

async function saved(pdfium: Pdfium, document: number, file: string): Promise<PDFDocument> {
  if (!saveDocument(pdfium, document, file)) throw new ReadFailure("active");
  return PDFDocument.load(readFileSync(file), { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
}

/** Takes everything off the pages that is not drawn. Answers their places. */
function keepDrawn(document: PDFDocument): number[] {
  return document.getPages().map(({ node }, place) => {
    for (const key of node.keys()) if (!DRAWN.has(key)) node.delete(key);
    for (const key of ["Resources", "Group"]) {
      const value = node.lookup(name(key));
      if (value instanceof PDFDict || value instanceof PDFArray) cleanResources(node.context, value);
    }
    return place;
  });
}
