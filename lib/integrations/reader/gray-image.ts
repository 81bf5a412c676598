/** A gray picture, one byte a pixel, 0 = black. */
export type GrayImage = { pixels: Uint8Array; width: number; height: number };

/** One of which it is known how large it is on paper. */
export type ScaledImage = GrayImage & { dpi: number };
