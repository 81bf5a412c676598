import { deflateSync } from "node:zlib";
import { type PDFDocument, PDFRawStream, type PDFRef } from "@cantoo/pdf-lib";
import sharp, { type Metadata, type Sharp } from "sharp";
import { ReadFailure } from "../reader/read-failure";
import type { PixelPage } from "./pdf-pixels";
import type { Sheet } from "./pdf-sheets";
import type { SheetContent } from "./sheet";

/** 200 dpi on paper: what OCR and a fax make use of, and a scan's own resolution in most offices. */
const DPI = 200;
/** Black and white stays sharp as it is up to 300 dpi, and is small. */
const BILEVEL_DPI = 300;
const PAPER_INCHES = { short: 8.5, long: 11 };
/** A scanned page is between these; a density that says otherwise (72 of a phone's photo) is not the scan's. */
const PAGE_INCHES = { least: 3, most: 24 };
/** Around a photo or screenshot, which has no paper size of its own; half an inch. */
const BORDER = 36;
const JPEG_QUALITY = 82;

/** Brings PNG, JPEG or TIFF into the packet; every frame of a TIFF is a page, but for those `leftOut` (from 1). Throws ReadFailure. */
export async function sheetsOfPicture(
  packet: PDFDocument,
  file: string,
  limits: { pages: number; pixels: number },
  leftOut: readonly number[] = [],
): Promise<Sheet[]> {
  const options = { limitInputPixels: false, failOn: "error", sequentialRead: true } as const;
  const { pages: count = 1 } = await decoded(() => sharp(file, { ...options, pages: 1 }).metadata());
  if (count > limits.pages) throw new ReadFailure("too_many_pages");
  const sheets: Sheet[] = [];
  for (let page = 0; page < count; page += 1) {
    const number = page + 1;
    if (leftOut.includes(number)) continue;
    const metadata = await decoded(() => sharp(file, { ...options, page }).metadata());
    if (metadata.width * metadata.height > limits.pixels) throw new ReadFailure("too_large_picture");
    const image = sharp(file, { ...options, limitInputPixels: limits.pixels, page });
    sheets.push({ ...(await frameSheet(packet, image, metadata)), number });
  }
  return sheets;
}

/** A rendered page, at the size and with the turn that it was rendered with. */
export async function pixelSheet(
  packet: PDFDocument,
  { pixels, width, height }: PixelPage,
  page: SheetContent,
): Promise<Sheet> {
  const image = sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: false });
  const drawing = await jpegDrawing(packet, image, false);
  const size = page.turn % 180 === 0 ? page : { width: page.height, height: page.width };
  return sheetOf(drawing, size.width, size.height);
}

async function frameSheet(packet: PDFDocument, image: Sharp, metadata: Metadata): Promise<Sheet> {
  const { width = metadata.width, height = metadata.height } = metadata.autoOrient ?? metadata;
  const isGray = metadata.space === "b-w" || metadata.space === "grey16" || metadata.channels === 1;
  const isBilevel = isGray && metadata.bitsPerSample === 1 && !metadata.hasAlpha;
  const dpi = isBilevel ? BILEVEL_DPI : DPI;
  const [most, least] = [Math.round(PAPER_INCHES.long * dpi), Math.round(PAPER_INCHES.short * dpi)];
  const bounds = width > height ? { width: most, height: least } : { width: least, height: most };
  const isSmall = width <= bounds.width && height <= bounds.height;
  const upright = image.autoOrient().flatten({ background: "#ffffff" });
  const drawing =
    isBilevel && isSmall
      ? await bilevelDrawing(packet, upright)
      : await jpegDrawing(
          packet,
          upright.resize({ ...bounds, fit: "inside", withoutEnlargement: true }),
          isGray,
        );
  const density = statedDensity(metadata, Math.max(width, height));
  if (density) return sheetOf(drawing, (width / density) * 72, (height / density) * 72);
  return { ...sheetOf(drawing, width, height), border: BORDER };
}

const sheetOf = (drawing: PDFRef, width: number, height: number): Sheet => {
  const box = { left: 0, bottom: 0, right: 1, top: 1 };
  return { drawing, box, marks: box, turn: 0, width, height };
};

async function jpegDrawing(packet: PDFDocument, image: Sharp, isGray: boolean): Promise<PDFRef> {
  const { data, info } = await decoded(() =>
    image
      .toColorspace(isGray ? "b-w" : "srgb")
      .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: "4:4:4" })
      .toBuffer({ resolveWithObject: true }),
  );
  const dict = packet.context.obj({
    Type: "XObject",
    Subtype: "Image",
    Width: info.width,
    Height: info.height,
    ColorSpace: info.channels === 1 ? "DeviceGray" : "DeviceRGB",
    BitsPerComponent: 8,
    Filter: "DCTDecode",
  });
  return packet.context.register(PDFRawStream.of(dict, data));
}

async function bilevelDrawing(packet: PDFDocument, image: Sharp): Promise<PDFRef> {
  const { data, info } = await decoded(() =>
    image.toColorspace("b-w").raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true }),
  );
  const rowBytes = Math.ceil(info.width / 8);
  const bits = Buffer.alloc(rowBytes * info.height);
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const isWhite = (data[y * info.width + x] ?? 0) > 127;
      const at = y * rowBytes + (x >> 3);
      if (isWhite) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  const dict = packet.context.obj({
    Type: "XObject",
    Subtype: "Image",
    Width: info.width,
    Height: info.height,
    ColorSpace: "DeviceGray",
    BitsPerComponent: 1,
    Filter: "FlateDecode",
  });
  return packet.context.register(PDFRawStream.of(dict, deflateSync(bits)));
}

function statedDensity({ density }: Metadata, longSide: number): number | undefined {
  if (!density) return undefined;
  const inches = longSide / density;
  return inches >= PAGE_INCHES.least && inches <= PAGE_INCHES.most ? density : undefined;
}

async function decoded<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    throw new ReadFailure(/pixel limit/i.test(message) ? "too_large_picture" : "damaged", { cause: error });
  }
}
