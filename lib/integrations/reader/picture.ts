import sharp, { type Metadata, type Sharp } from "sharp";
import type { Box, PageText } from "@/lib/core/document-text";
import type { ReadLimits } from "./limits";
import type { Ocr } from "./ocr";
import { ocrPage } from "./ocr-page";
import type { GrayPage } from "./page-image";
import { pagesAhead } from "./pages-ahead";
import { ReadFailure } from "./read-failure";

const ASSUMED_DPI = 200;
/** A scanned page is between these; a density that says otherwise (72 of a phone's photo) is not the scan's. */
const PAGE_INCHES = { least: 3, most: 24 };
const LETTER_LONG_SIDE = 11;

const OPTIONS = { limitInputPixels: false, failOn: "error", sequentialRead: true } as const;

/** Decodes a picture to its last frame and counts them: one that is cut off or lies of its size fails. Throws ReadFailure. */
export async function decodeFrames(file: string, limits: ReadLimits): Promise<number> {
  const first = await decoded(() => sharp(file, { ...OPTIONS, pages: 1 }).metadata());
  const count = first.pages ?? 1;
  if (count > limits.pages) throw new ReadFailure("too_many_pages");
  for (let page = 0; page < count; page += 1) {
    const frame = sharp(file, { ...OPTIONS, limitInputPixels: limits.pixels, page });
    await decoded(() => frame.resize(8, 8, { fit: "fill" }).raw().toBuffer());
  }
  return count;
}

/** Reads PNG, JPEG and TIFF; every frame of a TIFF is a page. */
export async function* readPicture(
  file: string,
  limits: ReadLimits,
  ocr: () => Promise<Ocr>,
): AsyncGenerator<{ page: PageText; of: number }> {
  const first = await decoded(() => sharp(file, { ...OPTIONS, pages: 1 }).metadata());
  const count = first.pages ?? 1;
  if (count > limits.pages) throw new ReadFailure("too_many_pages");
  const read = async (index: number): Promise<PageText> => {
    const open = () => sharp(file, { ...OPTIONS, limitInputPixels: limits.pixels, page: index });
    const metadata =
      index === 0 ? first : await decoded(() => sharp(file, { ...OPTIONS, page: index }).metadata());
    if (metadata.width * metadata.height > limits.pixels) throw new ReadFailure("too_large_picture");
    return readFrame(open(), metadata, index + 1, ocr);
  };
  for await (const page of pagesAhead(count, read)) yield { page, of: count };
}

/** One box of a picture or of a frame of a TIFF, as gray pixels. Throws ReadFailure. */
export async function cutPicture(
  file: string,
  limits: ReadLimits,
  { page, box }: { page: number; box: Box },
): Promise<GrayPage> {
  return decoded(async () => {
    const { data, info } = await sharp(file, { ...OPTIONS, limitInputPixels: limits.pixels, page: page - 1 })
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .grayscale()
      .toColorspace("b-w")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const left = Math.min(width - 1, Math.floor(box.x * width));
    const top = Math.min(height - 1, Math.floor(box.y * height));
    const size = {
      width: Math.max(1, Math.min(width - left, Math.ceil(box.width * width))),
      height: Math.max(1, Math.min(height - top, Math.ceil(box.height * height))),
    };
    const pixels = await sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false })
      .extract({ left, top, ...size })
      .toColorspace("b-w")
      .raw()
      .toBuffer();
    return { pixels, ...size, dpi: Math.max(width, height) / LETTER_LONG_SIDE };
  });
}

async function readFrame(
  image: Sharp,
  metadata: Metadata,
  number: number,
  ocr: () => Promise<Ocr>,
): Promise<PageText> {
  const { data, info } = await decoded(() =>
    image
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .grayscale()
      .toColorspace("b-w")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true }),
  );
  const dpi = stated(metadata, info) ?? ASSUMED_DPI;
  // Without a stated resolution, OCR takes the picture for a whole letter: a photo of one is the usual case.
  const scanDpi = stated(metadata, info) ?? Math.max(info.width, info.height) / LETTER_LONG_SIDE;
  const source = { pixels: data, width: info.width, height: info.height, dpi: scanDpi };
  const { text, words } = await ocrPage(await ocr(), source);
  return {
    number,
    width: (info.width / dpi) * 72,
    height: (info.height / dpi) * 72,
    method: "ocr",
    text,
    words,
  };
}

function stated({ density }: Metadata, size: { width: number; height: number }): number | undefined {
  if (!density) return undefined;
  const inches = Math.max(size.width, size.height) / density;
  return inches >= PAGE_INCHES.least && inches <= PAGE_INCHES.most ? density : undefined;
}

async function decoded<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    if (/pixel limit/i.test(message)) throw new ReadFailure("too_large_picture", { cause: error });
    throw new ReadFailure("damaged", { cause: error });
  }
}
