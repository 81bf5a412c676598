import type { ScaledImage } from "./gray-image";

/** Pixels along a rule that are looked at as one: the noise of a scan breaks none, and it may lean a pixel in so many. */
const BLOCK = 4;
/** Darker than this is ink, on a page whose paper has been made white: the rule of a form is thin and gray. */
const INK = 220;
/** Inches. No letter of a text is so tall, and no word so wide without a gap. */
const LEAST_HEIGHT = 0.3;
const LEAST_WIDTH = 0.6;
/** Inches. The strokes of letters so tall are thicker. */
const MOST_THICKNESS = 0.03;
/** Blocks that the rule which crosses another may be thick: a dark bar behind white letters is no rule. */
const MOST_CROSSED = 3;
/** Lines that one which is missing costs: a rule is there for more than three quarters. */
const MISSING = 3;
/** … one after the other. */
const MOST_MISSING = 2;
/** Pixels of gray along a rule, and how dark they are at most. */
const HALO = 2;
const LETTER = 150;

/**
 * Whitens the drawn rules of tables and boxes, in place, on a straightened page: a stroke beside a number is read as its first
 * digit ("|64.00" as "164.00"), and a rule under a row as a row of letters.
 */
export function removeRules(page: ScaledImage): void {
  const { width, height, dpi } = page;
  const thin = Math.max(2, Math.round(MOST_THICKNESS * dpi));
  const tall = Math.round(LEAST_HEIGHT * dpi);
  const wide = Math.round(LEAST_WIDTH * dpi);
  // Both are found before one is whitened: where two cross, each is as thick as the other is long.
  const upright = findRules(
    page.pixels,
    { along: height, aside: width, next: width, beside: 1 },
    thin,
    wide,
    tall,
  );
  const level = findRules(
    page.pixels,
    { along: width, aside: height, next: 1, beside: width },
    thin,
    tall,
    wide,
  );
  for (const rules of [upright, level]) whiten(page.pixels, rules);
}

/** How a picture is walked: `along` pixels that are `next` apart in the direction of a rule, `aside` pixels `beside` apart across it. */
type Walk = { along: number; aside: number; next: number; beside: number };
type Rules = Walk & { marked: Uint8Array };

const THIN = 1;
const CROSSED = 2;

function findRules(pixels: Uint8Array, walk: Walk, thin: number, crossing: number, least: number): Rules {
  const { aside } = walk;
  const lines = Math.floor(walk.along / BLOCK);
  const fits = new Uint8Array(lines * aside);
  for (let line = 0; line < lines; line += 1) {
    const ink = inkOf(pixels, walk, line);
    for (let from = 0; from < aside; from += 1) {
      if (!ink[from]) continue;
      let to = from;
      while (to < aside && ink[to]) to += 1;
      const run = to - from;
      if (run <= thin || run >= crossing)
        fits.fill(run <= thin ? THIN : CROSSED, line * aside + from, line * aside + to);
      from = to;
    }
  }
  leaveOutBars(fits, aside, lines);
  const before = counts(fits, aside, lines, 1);
  const after = counts(fits, aside, lines, -1);
  const marked = new Uint8Array(fits.length);
  for (let at = 0; at < marked.length; at += 1)
    if (fits[at] && ((before[at] ?? 0) + (after[at] ?? 0) - 1) * BLOCK >= least) marked[at] = 1;
  return { ...walk, marked };
}

function leaveOutBars(fits: Uint8Array, aside: number, lines: number): void {
  for (let at = 0; at < aside; at += 1) {
    for (let from = 0; from < lines; from += 1) {
      let to = from;
      while (to < lines && fits[to * aside + at] === CROSSED) to += 1;
      if (to - from > MOST_CROSSED) for (let line = from; line < to; line += 1) fits[line * aside + at] = 0;
      from = Math.max(from, to - 1);
    }
  }
}

/** Which places across are ink, in the mean of a block along. */
function inkOf(pixels: Uint8Array, { aside, next, beside }: Walk, line: number): Uint8Array {
  const ink = new Uint8Array(aside);
  for (let at = 0; at < aside; at += 1) {
    let sum = 0;
    for (let step = 0; step < BLOCK; step += 1)
      sum += pixels[(line * BLOCK + step) * next + at * beside] ?? 255;
    if (sum < INK * BLOCK) ink[at] = 1;
  }
  return ink;
}

/**
 * How many lines go on up to each place, from the first line on or from the last, at most a pixel aside each time. A fax tears a
 * rule: each line that is missing costs more than one, so that the feet of letters, which stems part, come to nothing.
 */
function counts(fits: Uint8Array, aside: number, lines: number, way: 1 | -1): Int16Array {
  const counted = new Int16Array(fits.length);
  const missing = new Uint8Array(fits.length);
  for (let nth = 0; nth < lines; nth += 1) {
    const own = (way === 1 ? nth : lines - 1 - nth) * aside;
    const known = own - way * aside;
    for (let at = 0; at < aside; at += 1) {
      let best = -1;
      for (let near = Math.max(0, at - 1); near <= at + 1 && near < aside && nth > 0; near += 1)
        if (best < 0 || (counted[known + near] ?? 0) > (counted[best] ?? 0)) best = known + near;
      const most = counted[best] ?? 0;
      if (fits[own + at]) counted[own + at] = most + 1;
      else if (most > MISSING && (missing[best] ?? 0) < MOST_MISSING) {
        counted[own + at] = most - MISSING;
        missing[own + at] = (missing[best] ?? 0) + 1;
      }
    }
  }
  return counted;
}

function whiten(pixels: Uint8Array, { marked, aside, next, beside }: Rules): void {
  for (let place = 0; place < marked.length; place += 1) {
    if (!marked[place]) continue;
    const at = place % aside;
    const first = ((place - at) / aside) * BLOCK;
    for (let step = 0; step < BLOCK; step += 1) {
      for (let near = Math.max(0, at - HALO); near <= at + HALO && near < aside; near += 1) {
        const pixel = (first + step) * next + near * beside;
        if (near === at || (pixels[pixel] ?? 255) >= LETTER) pixels[pixel] = 255;
      }
    }
  }
}
