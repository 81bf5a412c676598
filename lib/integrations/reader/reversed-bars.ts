import type { GrayImage, ScaledImage } from "./gray-image";

const DARK = 128;
/** Inches: a bar with a heading in it is no stroke, and no picture. */
const LEAST_WIDTH = 1;
const LEAST_HEIGHT = 0.13;
const MOST_HEIGHT = 1;
/** Inches: the widest stroke of a white letter, along a row of pixels. */
const WIDEST_LIGHT = 0.15;
/** Inches: how far the ends of a bar's rows may be apart. */
const RAGGED = 0.04;
/** Of a row of pixels through white letters, and of one at the bar's edge, that much is dark. */
const THROUGH_LETTERS = 0.5;
const SOLID = 0.92;
const EDGE_ROWS = 3;

type Span = { left: number; right: number; dark: number };
type Bar = { left: number; right: number; top: number; shares: number[] };

/** Prints the white letters of dark bars (headings of tables and of portals) black on white, in place, as OCR wants them. */
export function turnBars(page: ScaledImage): void {
  const ragged = RAGGED * page.dpi;
  let open: Bar[] = [];
  for (let y = 0; y <= page.height; y += 1) {
    const spans = y < page.height ? spansOf(page, y) : [];
    const going: Bar[] = [];
    for (const { left, right, dark } of spans) {
      const share = dark / (right - left);
      const bar = open.find((b) => Math.abs(b.left - left) <= ragged && Math.abs(b.right - right) <= ragged);
      if (bar) bar.shares.push(share);
      going.push(bar ?? { left, right, top: y, shares: [share] });
    }
    for (const bar of open) if (!going.includes(bar) && isBar(bar, page.dpi)) turn(page, bar);
    open = going;
  }
}

/** What is dark along a row of pixels, with the light gaps that letters leave. */
function spansOf({ pixels, width, dpi }: ScaledImage, y: number): Span[] {
  const widest = WIDEST_LIGHT * dpi;
  const spans: Span[] = [];
  let span: Span | undefined;
  for (let x = 0; x < width; x += 1) {
    if ((pixels[y * width + x] ?? 255) >= DARK) continue;
    if (!span || x - span.right > widest) {
      span = { left: x, right: x, dark: 0 };
      spans.push(span);
    }
    span.right = x + 1;
    span.dark += 1;
  }
  return spans.filter(
    ({ left, right, dark }) => right - left >= LEAST_WIDTH * dpi && dark >= (right - left) * THROUGH_LETTERS,
  );
}

/** A dark line of text has no solid edge above and below. */
function isBar({ shares }: Bar, dpi: number): boolean {
  const height = shares.length / dpi;
  const solid = (rows: number[]) => rows.filter((share) => share >= SOLID).length >= EDGE_ROWS;
  const edge = EDGE_ROWS * 2;
  return (
    height >= LEAST_HEIGHT &&
    height <= MOST_HEIGHT &&
    solid(shares.slice(0, edge)) &&
    solid(shares.slice(-edge))
  );
}

function turn({ pixels, width }: GrayImage, { left, right, top, shares }: Bar): void {
  const dark = levelOf({ pixels, width }, left, right, top + EDGE_ROWS);
  for (let y = top; y < top + shares.length; y += 1)
    for (let at = y * width + left; at < y * width + right; at += 1)
      pixels[at] = Math.min(255, ((255 - (pixels[at] ?? 255)) * 250) / (255 - dark));
}

/** How dark a bar is, in the mean of a row of pixels above its letters. */
function levelOf(
  { pixels, width }: Pick<GrayImage, "pixels" | "width">,
  left: number,
  right: number,
  y: number,
): number {
  let sum = 0;
  for (let x = left; x < right; x += 1) sum += pixels[y * width + x] ?? 0;
  return sum / (right - left);
}
