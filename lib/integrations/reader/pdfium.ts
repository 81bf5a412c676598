import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PDFiumModule } from "@hyzyla/pdfium";

/**
 * The functions of PDFium's C interface that are used here (fpdfview.h, fpdf_text.h, fpdf_edit.h, fpdf_flatten.h, fpdf_ppo.h,
 * fpdf_save.h). Handles and
 * addresses are numbers in the memory of its WebAssembly module, which is built without a JavaScript engine.
 */
export type Pdfium = {
  HEAPU8: Uint8Array;
  wasmExports: {
    malloc: (size: number) => number;
    free: (address: number) => void;
    __indirect_function_table: WebAssembly.Table;
  };
  _FPDF_InitLibraryWithConfig: (config: number) => void;
  _FPDF_LoadMemDocument: (data: number, size: number, password: number) => number;
  _FPDF_GetLastError: () => number;
  _FPDF_DocumentHasValidCrossReferenceTable: (document: number) => number;
  _FPDF_CloseDocument: (document: number) => void;
  _FPDF_CreateNewDocument: () => number;
  _FPDF_ImportPages: (to: number, from: number, range: number, index: number) => number;
  _FPDF_SaveAsCopy: (document: number, writer: number, flags: number) => number;
  _FPDF_GetFormType: (document: number) => number;
  _FPDF_GetPageCount: (document: number) => number;
  _FPDF_LoadPage: (document: number, index: number) => number;
  _FPDF_ClosePage: (page: number) => void;
  _FPDF_GetPageWidthF: (page: number) => number;
  _FPDF_GetPageHeightF: (page: number) => number;
  _FPDF_GetPageBoundingBox: (page: number, rectangle: number) => number;
  _FPDFPage_GetRotation: (page: number) => number;
  _FPDFPage_GetAnnotCount: (page: number) => number;
  _FPDF_PageToDevice: (
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    pageX: number,
    pageY: number,
    deviceX: number,
    deviceY: number,
  ) => number;
  _FPDFPage_Flatten: (page: number, usage: number) => number;
  _FPDFPage_CountObjects: (page: number) => number;
  _FPDFPage_GetObject: (page: number, index: number) => number;
  _FPDFPageObj_GetType: (object: number) => number;
  _FPDFPageObj_GetBounds: (
    object: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ) => number;
  _FPDFFormObj_CountObjects: (form: number) => number;
  _FPDFFormObj_GetObject: (form: number, index: number) => number;
  _FPDFImageObj_GetImagePixelSize: (object: number, width: number, height: number) => number;
  _FPDFText_LoadPage: (page: number) => number;
  _FPDFText_ClosePage: (text: number) => void;
  _FPDFText_CountChars: (text: number) => number;
  _FPDFText_GetUnicode: (text: number, index: number) => number;
  _FPDFText_IsGenerated: (text: number, index: number) => number;
  _FPDFText_HasUnicodeMapError: (text: number, index: number) => number;
  _FPDFText_GetCharAngle: (text: number, index: number) => number;
  _FPDFText_GetLooseCharBox: (text: number, index: number, rectangle: number) => number;
  _FPDFText_GetTextObject: (text: number, index: number) => number;
  _FPDFTextObj_GetTextRenderMode: (object: number) => number;
  _FPDFBitmap_CreateEx: (
    width: number,
    height: number,
    format: number,
    buffer: number,
    stride: number,
  ) => number;
  _FPDFBitmap_FillRect: (
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ) => void;
  _FPDF_RenderPageBitmap: (
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ) => void;
  _FPDFBitmap_GetBuffer: (bitmap: number) => number;
  _FPDFBitmap_GetStride: (bitmap: number) => number;
  _FPDFBitmap_Destroy: (bitmap: number) => void;
};

/** Values of the C headers. */
export const PDFIUM = {
  ERROR_PASSWORD: 4,
  ERROR_SECURITY: 5,
  OBJECT_IMAGE: 3,
  OBJECT_FORM: 5,
  FORM_XFA_FULL: 2,
  BITMAP_GRAY: 1,
  BITMAP_BGRX: 3,
  FLATTEN_FOR_DISPLAY: 0,
  RENDER_ANNOTATIONS: 0x01,
  RENDER_GRAY: 0x08,
  RENDER_RGB_ORDER: 0x10,
  SAVE_WITHOUT_SECURITY: 3,
  TEXT_INVISIBLE: 3,
} as const;

let prepared: Promise<Pdfium> | undefined;

/** Loads what the next `loadPdfium` will be given. */
export async function preparePdfium(): Promise<void> {
  prepared = load();
  await prepared;
}

/** A library of its own for each caller: a file that breaks one breaks no other. */
export function loadPdfium(): Promise<Pdfium> {
  const taken = prepared ?? load();
  prepared = undefined;
  return taken;
}

async function load(): Promise<Pdfium> {
  const wasm = await readFile(createRequire(import.meta.url).resolve("@hyzyla/pdfium/pdfium.wasm"));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer;
  const pdfium = (await PDFiumModule({ wasmBinary })) as unknown as Pdfium;
  pdfium._FPDF_InitLibraryWithConfig(0);
  return pdfium;
}
