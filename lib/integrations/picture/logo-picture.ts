import { open } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";

/** In pixels, of what may be uploaded. */
const MAX_SIDE = 4000;

/** The letterhead gives a logo 150 x 44 points: this is twice what a 300 dpi printer can show of it. */
const KEPT = { width: 1250, height: 370 };
const SECONDS = 10;

const SIGNATURES = [
  { format: "png", bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { format: "jpeg", bytes: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

export class LogoRefused extends Error {
  constructor(
    readonly reason: "not a picture" | "damaged" | "too large",
    cause?: unknown,
  ) {
    super(reason, { cause });
    this.name = "LogoRefused";
  }
}

/**
 * Makes a PNG of our own from an uploaded PNG or JPEG: upright, at most as large as a letter needs, without anything
 * that the file carried beside its pixels. Throws LogoRefused.
 */
export async function encodeLogo(path: string): Promise<Buffer> {
  // Looked at before the decoder is: it would open many more kinds.
  const format = await signatureOf(path);
  if (!format) throw new LogoRefused("not a picture");
  const options = { limitInputPixels: MAX_SIDE ** 2, failOn: "error", pages: 1 } as const;
  const found = await decoded(() => sharp(path, { ...options, limitInputPixels: false }).metadata());
  if (found.format !== format) throw new LogoRefused("not a picture");
  if (Math.max(found.width, found.height) > MAX_SIDE) throw new LogoRefused("too large");
  return decoded(() =>
    sharp(path, options)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ ...KEPT, fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb")
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
}

async function signatureOf(path: string): Promise<Metadata["format"] | undefined> {
  const file = await open(path, "r");
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return SIGNATURES.find(({ bytes }) => buffer.subarray(0, bytes.length).equals(bytes))?.format;
  } finally {
    await file.close();
  }
}

async function decoded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new LogoRefused("damaged", cause);
  }
}
