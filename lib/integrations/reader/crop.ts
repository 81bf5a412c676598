import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { layoutText } from "./layout";
import type { ReadJob } from "./messages";
import type { Ocr } from "./ocr";
import type { GrayPage, PageImage } from "./page-image";
import { loadPage, openDocument } from "./pdf-document";
import { renderBox } from "./pdf-page";
import { loadPdfium } from "./pdfium";
import { cutPicture } from "./picture";
import { ReadFailure } from "./read-failure";

/** Twice what a whole page is read at: small print and broken letters of a fax come out better. */
const DPI = 400;
const MOST_ENLARGEMENT = 3;
/** Letters at the very edge of a picture are lost. */
const MARGIN = 24;

type CropJob = Pick<ReadJob, "file" | "mediaType" | "limits" | "crop">;

/** What stands in one box of a page, line by line, and how well it could be read. Throws ReadFailure. */
export async function readCrop(job: CropJob, ocr: Ocr): Promise<{ text: string; confidence: number }> {
  if (!job.crop) throw new ReadFailure("failed");
  const image = await enlarged(await cut(job, job.crop));
  const words = await ocr.read(image);
  const fractions = words.map(({ box, ...word }) => ({
    ...word,
    box: {
      x: box.x / image.width,
      y: box.y / image.height,
      width: box.width / image.width,
      height: box.height / image.height,
    },
  }));
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const read = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0);
  return { text: layoutText(fractions, image).text, confidence: letters === 0 ? 0 : read / letters };
}

async function cut(
  { file, mediaType, limits }: CropJob,
  crop: NonNullable<CropJob["crop"]>,
): Promise<GrayPage> {
  if (mediaType !== "application/pdf") return cutPicture(file, limits, crop);
  const pdfium = await loadPdfium();
  const { document } = openDocument(pdfium, await readFile(file), limits);
  const page = loadPage(pdfium, document, crop.page - 1);
  if (page === 0) throw new ReadFailure("damaged");
  const size = { width: pdfium._FPDF_GetPageWidthF(page), height: pdfium._FPDF_GetPageHeightF(page) };
  return renderBox(pdfium, page, size, crop.box, { dpi: DPI, pixels: limits.pixels });
}

async function enlarged({ pixels, width, height, dpi }: GrayPage): Promise<PageImage> {
  const scale = Math.max(1, Math.min(MOST_ENLARGEMENT, DPI / dpi));
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .resize({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      fit: "fill",
      kernel: "cubic",
    })
    .normalise()
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: "#ffffff" })
    .toColorspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    ...{ pixels: data, width: info.width, height: info.height, dpi: Math.round(dpi * scale) },
    toPage: (box) => box,
  };
}
