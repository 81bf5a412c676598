import type { GrayImage } from "./gray-image";

const MAX_DEGREES = 7;
const MAX_POINTS = 40_000;

/**
 * The angle in degrees by which the lines of text climb to the right (negative: fall), found by the projection whose rows are most unlike
 * each other. Meant for a small copy (about 800 px wide); 0 when there is too little ink to tell.
 */
export function skewAngle(image: GrayImage): number {
  const points = inkPoints(image);
  if (points.x.length < 200) return 0;
  let best = { angle: 0, score: contrast(points, 0, image) };
  for (const step of [0.5, 0.1]) {
    const from = best.angle;
    const reach = step === 0.5 ? MAX_DEGREES : 0.4;
    for (let angle = from - reach; angle <= from + reach + 1e-9; angle += step) {
      const score = contrast(points, angle, image);
      if (score > best.score * 1.001) best = { angle, score };
    }
  }
  return Math.round(best.angle * 100) / 100;
}

/**
 * True when the lines of text run up or down the page: its columns are more unlike each other than its rows. Meant for a
 * copy of about 35 dpi, in which letters have run together into lines.
 */
export function isSideways(image: GrayImage): boolean {
  return rowContrast(transposed(image)) > rowContrast(image) * 1.5;
}

function rowContrast(image: GrayImage): number {
  const points = inkPoints(image);
  if (points.x.length < 200) return 0;
  return Math.max(...[-3, -2, -1, -0.5, 0, 0.5, 1, 2, 3].map((angle) => contrast(points, angle, image)));
}

function transposed({ pixels, width, height }: GrayImage): GrayImage {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + y] = pixels[y * width + x] ?? 255;
  }
  return { pixels: turned, width: height, height: width };
}

type Points = { x: Float32Array; y: Float32Array };

/** The dark pixels whose neighbors on both sides are not all dark: edges of letters, not bars and shadows. */
function inkPoints({ pixels, width, height }: GrayImage): Points {
  const limit = inkThreshold(pixels);
  const x: number[] = [];
  const y: number[] = [];
  const margin = Math.round(Math.min(width, height) * 0.03);
  for (let row = margin + 1; row < height - margin - 1; row += 1) {
    for (let column = margin; column < width - margin; column += 1) {
      const at = row * width + column;
      if ((pixels[at] ?? 255) > limit) continue;
      if ((pixels[at + width] ?? 0) <= limit && (pixels[at - width] ?? 0) <= limit) continue;
      x.push(column);
      y.push(row);
    }
  }
  const every = Math.max(1, Math.ceil(x.length / MAX_POINTS));
  const keep = (_: number, index: number) => index % every === 0;
  return { x: Float32Array.from(x.filter(keep)), y: Float32Array.from(y.filter(keep)) };
}

/** Otsu's threshold: the gray that best parts paper from ink. */
function inkThreshold(pixels: Uint8Array): number {
  const histogram = new Float64Array(256);
  for (const pixel of pixels) histogram[pixel] = (histogram[pixel] ?? 0) + 1;
  const sum = histogram.reduce((total, count, gray) => total + count * gray, 0);
  let below = 0;
  let sumBelow = 0;
  let best = { variance: -1, gray: 127 };
  for (let gray = 0; gray < 255; gray += 1) {
    below += histogram[gray] ?? 0;
    sumBelow += (histogram[gray] ?? 0) * gray;
    const above = pixels.length - below;
    if (below === 0 || above === 0) continue;
    const variance = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (variance > best.variance) best = { variance, gray };
  }
  return best.gray;
}

/** How sharply the ink falls into rows when the page is sheared back by `degrees`. */
function contrast(points: Points, degrees: number, size: { width: number; height: number }): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const offset = Math.ceil(size.width * Math.abs(slope)) + 1;
  const rows = new Float64Array(size.height + 2 * offset + 2);
  for (let i = 0; i < points.x.length; i += 1) {
    const row = Math.round((points.y[i] ?? 0) + (points.x[i] ?? 0) * slope) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (let row = 1; row < rows.length; row += 1) score += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return score;
}
