import type { GrayImage } from "./gray-image";

const BLOCK = 32;
/** Of a block's pixels, this share is darker than its paper: letters, and half of the paper's noise. */
const PAPER_QUANTILE = 0.7;
/** Of a blank block, this share is taken for dust rather than for the paper's grain. */
const GRAIN_QUANTILE = 0.02;
/** So much of a page is blank at least. */
const BLANK_SHARE = 0.2;
/** Of the paper's brightness. What is darker may be gray print. */
const DARKEST_GRAIN = 0.8;
const EDGE = 0.04;
/** In levels of 255, once paper is white. */
const SHADOW = 26;
/** Of the edge's zone: about a sixth of an inch of a letter. */
const WIDEST_GAP = 0.3;
const INK = 128;
/** Pixels at about 200 dpi: a full stop of a typewriter font stands up to 14 from its letter. */
const DUST = { size: 3, aside: 24, above: 7 };

/**
 * Makes paper white, in place: evens out shading, whitens the dark bands a scanner leaves along the edges,
 * and removes dust (dots with nothing near them; full stops and the dots of an i have letters near them).
 */
export function cleanPage(image: GrayImage): void {
  const paper = paperLevels(image);
  if (!paper) return;
  flatten(image, paper);
  whitenEdges(image);
  removeDust(image);
}

/** `white` is the share of the paper's brightness from which on a pixel is paper: its grain is not darker. */
type Paper = { levels: Float32Array; columns: number; rows: number; white: number };

/** How bright the paper is around each block; undefined when the page is mostly dark and has no paper to speak of. */
function paperLevels({ pixels, width, height }: GrayImage): Paper | undefined {
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const levels = new Float32Array(columns * rows);
  const grains = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [level, darkest] = blockLevels(pixels, width, height, column * BLOCK, row * BLOCK);
      levels[row * columns + column] = level;
      grains[row * columns + column] = darkest / Math.max(1, level);
    }
  }
  const usual = [...levels].sort((a, b) => a - b)[Math.floor(levels.length / 2)] ?? 255;
  if (usual < 90) return undefined;
  // A much darker block is a bar or a picture, not shaded paper: dividing by it would wipe out what it shows.
  const kept = levels.map((level) => (level < usual * 0.6 ? usual : level));
  const white = grains.sort()[Math.floor(grains.length * (1 - BLANK_SHARE))] ?? 1;
  return { levels: kept, columns, rows, white: Math.max(DARKEST_GRAIN, white) };
}

/** The brightness of a block's paper, and the darkest grain of a block without letters. */
function blockLevels(
  pixels: Uint8Array,
  width: number,
  height: number,
  left: number,
  top: number,
): [level: number, darkest: number] {
  const histogram = new Uint16Array(256);
  const right = Math.min(width, left + BLOCK);
  const bottom = Math.min(height, top + BLOCK);
  let count = 0;
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      const gray = pixels[y * width + x] ?? 255;
      histogram[gray] = (histogram[gray] ?? 0) + 1;
      count += 1;
    }
  }
  return [quantile(histogram, count * PAPER_QUANTILE), quantile(histogram, count * GRAIN_QUANTILE)];
}

function quantile(histogram: Uint16Array, count: number): number {
  let rest = count;
  for (let gray = 0; gray < 256; gray += 1) {
    rest -= histogram[gray] ?? 0;
    if (rest < 0) return gray;
  }
  return 255;
}

/** Divides by the brightness of the paper, blended between the centers of the blocks. */
function flatten({ pixels, width, height }: GrayImage, { levels, columns, rows, white }: Paper): void {
  const at = (row: number, column: number) =>
    levels[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ??
    255;
  const full = 255 / white;
  for (let y = 0; y < height; y += 1) {
    const gridY = (y + 0.5) / BLOCK - 0.5;
    const row = Math.floor(gridY);
    const down = gridY - row;
    for (let column = -1; column < columns; column += 1) {
      const left = at(row, column) * (1 - down) + at(row + 1, column) * down;
      const right = at(row, column + 1) * (1 - down) + at(row + 1, column + 1) * down;
      const from = Math.max(0, column * BLOCK + BLOCK / 2);
      const to = Math.min(width, (column + 1) * BLOCK + BLOCK / 2);
      const step = (right - left) / BLOCK;
      let level = left + (from - (column * BLOCK + BLOCK / 2)) * step;
      for (let index = y * width + from; index < y * width + to; index += 1) {
        pixels[index] = Math.min(255, ((pixels[index] ?? 255) * full) / Math.max(1, level));
        level += step;
      }
    }
  }
}

function whitenEdges({ pixels, width, height }: GrayImage): void {
  const column = (x: number) => mean(height, (y) => pixels[y * width + x] ?? 255);
  const row = (y: number) => mean(width, (x) => pixels[y * width + x] ?? 255);
  const left = shadowDepth(Math.floor(width * EDGE), (index) => column(index));
  const right = shadowDepth(Math.floor(width * EDGE), (index) => column(width - 1 - index));
  const top = shadowDepth(Math.floor(height * EDGE), (index) => row(index));
  const bottom = shadowDepth(Math.floor(height * EDGE), (index) => row(height - 1 - index));
  for (let y = 0; y < height; y += 1) {
    if (y < top || y >= height - bottom) pixels.fill(255, y * width, (y + 1) * width);
    else {
      pixels.fill(255, y * width, y * width + left);
      pixels.fill(255, (y + 1) * width - right, (y + 1) * width);
    }
  }
}

/**
 * How many lines from an edge inwards are shadow, and a little more; none when the darkness goes on past the edge's zone. A
 * shadow begins at the edge and ends at its first gap: what is dark behind one is the letterhead's first line.
 */
function shadowDepth(zone: number, level: (index: number) => number): number {
  const gap = Math.ceil(zone * WIDEST_GAP);
  let depth = 0;
  for (let index = 0; index < zone && index <= depth + gap; index += 1)
    if (level(index) < 255 - SHADOW) depth = index + 1;
  if (depth === 0 || depth >= zone) return 0;
  return Math.min(zone, depth + Math.ceil(zone * 0.15));
}

function mean(count: number, value: (index: number) => number): number {
  let sum = 0;
  let samples = 0;
  for (let index = 0; index < count; index += 4) {
    sum += value(index);
    samples += 1;
  }
  return sum / Math.max(1, samples);
}

function removeDust({ pixels, width, height }: GrayImage): void {
  for (let y = DUST.above; y < height - DUST.above - DUST.size; y += 1) {
    for (let x = DUST.aside; x < width - DUST.aside - DUST.size; x += 1) {
      if ((pixels[y * width + x] ?? 255) >= INK || !isAlone(pixels, width, x, y)) continue;
      for (let row = y; row < y + DUST.size; row += 1) {
        pixels.fill(255, row * width + x - 2, row * width + x + DUST.size);
      }
    }
  }
}

/** Whether the ink whose topmost pixel is here fits into a dust grain and has only paper around it. */
function isAlone(pixels: Uint8Array, width: number, x: number, y: number): boolean {
  for (let row = y - DUST.above; row < y + DUST.size + DUST.above; row += 1) {
    const inside = row >= y && row < y + DUST.size;
    for (let column = x - DUST.aside; column < x + DUST.size + DUST.aside; column += 1) {
      if (inside && column >= x - 1 && column < x + DUST.size) continue;
      if ((pixels[row * width + column] ?? 255) < INK) return false;
    }
  }
  return true;
}
