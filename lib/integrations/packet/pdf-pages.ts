import { readFileSync } from "node:fs";
import path from "node:path";
import { ParseSpeeds, PDFArray, type PDFContext, PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { loadPage, openDocument } from "../reader/pdf-document";
import { PDFIUM, type Pdfium } from "../reader/pdfium";
import { saveDocument } from "../reader/pdfium-save";
import { ReadFailure } from "../reader/read-failure";
import { PacketFailure } from "./packet-failure";
import { type PixelPage, pixelsOfPage } from "./pdf-pixels";
import type { QuarterTurn, Rectangle, SheetContent } from "./sheet";

/** A PDF's pages as PDFium understood them: a plain page tree, no encryption, annotations and form fields drawn. */
export type PlainPdf = {
  document: PDFDocument;
  pages: (SheetContent & {
    /** The page as a picture, where drawing its parts would show hidden layers. */ pixels?: PixelPage;
  })[];
};

const MAX_OBJECTS = 20_000;
const name = (text: string) => PDFName.of(text);

/**
 * Reads an untrusted PDF with PDFium, which mends what viewers mend, and writes its pages into a new PDF. Of the file's
 * own catalog (scripts, actions, attachments, forms) nothing comes along. Throws ReadFailure and PacketFailure.
 */
export async function plainPdf(
  pdfium: Pdfium,
  file: string,
  limits: { pages: number; pixels: number },
  workDir: string,
): Promise<PlainPdf> {
  const { document, pageCount, address } = openDocument(pdfium, readFileSync(file), {
    ...limits,
    milliseconds: 0,
    longest: 0,
    memory: 0,
  });
  try {
    if (pdfium._FPDF_GetFormType(document) === PDFIUM.FORM_XFA_FULL) throw new PacketFailure("dynamic_form");
    const pages = Array.from({ length: pageCount }, (_, index) => flattened(pdfium, document, index));
    const saved = await copyOf(pdfium, document, path.join(workDir, "pages.pdf"));
    if (saved.getPageCount() !== pageCount) throw new ReadFailure("damaged");
    if (!usesLayers(saved.context) || !(await hidesLayers(pdfium, document, workDir))) {
      return { document: saved, pages };
    }
    const withPixels = [];
    for (const [index, page] of pages.entries()) {
      withPixels.push({ ...page, pixels: await pixelsOfPage(pdfium, document, index, limits.pixels) });
    }
    return { document: saved, pages: withPixels };
  } finally {
    pdfium._FPDF_CloseDocument(document);
    pdfium.wasmExports.free(address);
  }
}

/** A PDF's first page as a picture. Throws ReadFailure. */
export async function firstPagePicture(
  pdfium: Pdfium,
  file: string,
  limits: { pages: number; pixels: number },
): Promise<{ pixels: PixelPage; page: SheetContent }> {
  const bounds = { ...limits, milliseconds: 0, longest: 0, memory: 0 };
  const { document, address } = openDocument(pdfium, readFileSync(file), bounds);
  try {
    const page = flattened(pdfium, document, 0);
    return { pixels: await pixelsOfPage(pdfium, document, 0, limits.pixels), page };
  } finally {
    pdfium._FPDF_CloseDocument(document);
    pdfium.wasmExports.free(address);
  }
}

/** Makes annotations and fields part of a page for good, and measures it. */
function flattened(pdfium: Pdfium, document: number, index: number): SheetContent {
  drawAppearances(pdfium, document, index);
  const page = loadPage(pdfium, document, index);
  if (page === 0) throw new ReadFailure("damaged");
  const scratch = pdfium.wasmExports.malloc(16);
  try {
    pdfium._FPDF_GetPageBoundingBox(page, scratch);
    // FS_RECTF: left, top, right, bottom.
    const [left = 0, top = 0, right = 0, bottom = 0] = floats(pdfium, scratch);
    const box = { left, bottom, right, top };
    const [width, height] = [right - left, top - bottom];
    if (!(width > 0 && height > 0)) throw new ReadFailure("damaged");
    const turn = ((((pdfium._FPDFPage_GetRotation(page) % 4) + 4) % 4) * 90) as QuarterTurn;
    return { box, marks: marksOf(pdfium, page, box, scratch), turn, width, height };
  } finally {
    pdfium.wasmExports.free(scratch);
    pdfium._FPDF_ClosePage(page);
  }
}

/** Fields and notes can come without a drawing of themselves; PDFium makes one when it renders them, however small. */
function drawAppearances(pdfium: Pdfium, document: number, index: number): void {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (page === 0) throw new ReadFailure("damaged");
  if (pdfium._FPDFPage_GetAnnotCount(page) > 0) {
    const bitmap = pdfium._FPDFBitmap_CreateEx(1, 1, PDFIUM.BITMAP_GRAY, 0, 0);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, 1, 1, 0, PDFIUM.RENDER_ANNOTATIONS);
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
  pdfium._FPDF_ClosePage(page);
}

function marksOf(pdfium: Pdfium, page: number, box: Rectangle, scratch: number): Rectangle | undefined {
  const count = pdfium._FPDFPage_CountObjects(page);
  if (count > MAX_OBJECTS) return box;
  let marks: Rectangle | undefined;
  for (let index = 0; index < count; index += 1) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    if (!pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = floats(pdfium, scratch);
    const seen = {
      left: Math.max(left, box.left),
      bottom: Math.max(bottom, box.bottom),
      right: Math.min(right, box.right),
      top: Math.min(top, box.top),
    };
    if (seen.left > seen.right || seen.bottom > seen.top) continue;
    marks = marks
      ? {
          left: Math.min(marks.left, seen.left),
          bottom: Math.min(marks.bottom, seen.bottom),
          right: Math.max(marks.right, seen.right),
          top: Math.max(marks.top, seen.top),
        }
      : seen;
  }
  return marks;
}

const floats = (pdfium: Pdfium, address: number) =>
  Array.from(new Float32Array(pdfium.HEAPU8.buffer.slice(address, address + 16)));

async function copyOf(pdfium: Pdfium, document: number, file: string): Promise<PDFDocument> {
  const copy = pdfium._FPDF_CreateNewDocument();
  try {
    const ALL = 0;
    if (!pdfium._FPDF_ImportPages(copy, document, ALL, 0)) throw new ReadFailure("damaged");
    return await savedPdf(pdfium, copy, file);
  } finally {
    pdfium._FPDF_CloseDocument(copy);
  }
}

async function savedPdf(pdfium: Pdfium, document: number, file: string): Promise<PDFDocument> {
  if (!saveDocument(pdfium, document, file)) throw new ReadFailure("damaged");
  return PDFDocument.load(readFileSync(file), { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
}

function usesLayers(context: PDFContext): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => {
    const type = object instanceof PDFDict ? object.lookup(name("Type")) : undefined;
    return type === name("OCG") || type === name("OCMD");
  });
}

/** Which layers are off is said in the catalog, which the copy of the pages does not have. */
async function hidesLayers(pdfium: Pdfium, document: number, workDir: string): Promise<boolean> {
  const whole = await savedPdf(pdfium, document, path.join(workDir, "layers.pdf"));
  const properties = whole.catalog.lookup(name("OCProperties"));
  const setting = properties instanceof PDFDict ? properties.lookup(name("D")) : undefined;
  if (!(setting instanceof PDFDict)) return false;
  const lists = (key: string) => {
    const list = setting.lookup(name(key));
    return list instanceof PDFArray && list.size() > 0;
  };
  const base = setting.lookup(name("BaseState"));
  return lists("OFF") || lists("AS") || (base !== undefined && base !== name("ON"));
}
