import { PDFIUM, type Pdfium } from "../reader/pdfium";
import { ReadFailure } from "../reader/read-failure";

/** Three bytes a pixel. */
export type PixelPage = { pixels: Buffer; width: number; height: number };

const DPI = 200;

/** Renders a page as viewers show it: hidden layers stay hidden. */
export async function pixelsOfPage(
  pdfium: Pdfium,
  document: number,
  index: number,
  mostPixels: number,
): Promise<PixelPage> {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (page === 0) throw new ReadFailure("damaged");
  const inches = {
    width: pdfium._FPDF_GetPageWidthF(page) / 72,
    height: pdfium._FPDF_GetPageHeightF(page) / 72,
  };
  const dpi = Math.min(DPI, Math.sqrt(mostPixels / 4 / (inches.width * inches.height)));
  const width = Math.max(1, Math.round(inches.width * dpi));
  const height = Math.max(1, Math.round(inches.height * dpi));
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, PDFIUM.BITMAP_BGRX, 0, 0);
  if (bitmap === 0) throw new ReadFailure("memory");
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    const flags = PDFIUM.RENDER_ANNOTATIONS | PDFIUM.RENDER_RGB_ORDER;
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
    const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
    const stride = pdfium._FPDFBitmap_GetStride(bitmap);
    const pixels = Buffer.alloc(width * height * 3);
    let to = 0;
    for (let row = 0; row < height; row += 1) {
      for (let from = start + row * stride, end = from + width * 4; from < end; from += 4) {
        pixels[to] = pdfium.HEAPU8[from] ?? 0;
        pixels[to + 1] = pdfium.HEAPU8[from + 1] ?? 0;
        pixels[to + 2] = pdfium.HEAPU8[from + 2] ?? 0;
        to += 3;
      }
    }
    return { pixels, width, height };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
    pdfium._FPDF_ClosePage(page);
  }
}
