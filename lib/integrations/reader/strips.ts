import type { GrayImage } from "./gray-image";

/** Lighter than this is paper, on a page whose paper has been made white. */
const PAPER = 150;
/** Neither part may hold less than this share of the ink. */
const LEAST_SHARE = 0.25;

/**
 * The row at which a straight page can be cut without touching a letter so that both parts take about the same time to read;
 * undefined when there is no such row.
 */
export function cutRow({ pixels, width, height }: GrayImage): number | undefined {
  const ink = new Float64Array(height);
  let all = 0;
  for (let row = 0; row < height; row += 1) {
    let dark = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) if ((pixels[at] ?? 255) < PAPER) dark += 1;
    ink[row] = dark;
    all += dark;
  }
  let above = 0;
  let bandStart = 0;
  let best: { row: number; share: number } | undefined;
  for (let row = 0; row < height; row += 1) {
    if ((ink[row] ?? 0) > 0) {
      const share = above / all;
      const isBetter = Math.abs(share - 0.5) < Math.abs((best?.share ?? 0) - 0.5);
      if (row - bandStart >= 3 && isBetter) best = { row: Math.floor((bandStart + row) / 2), share };
      bandStart = row + 1;
    }
    above += ink[row] ?? 0;
  }
  return best && Math.min(best.share, 1 - best.share) >= LEAST_SHARE ? best.row : undefined;
}
