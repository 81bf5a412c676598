import type { GrayPage } from "./page-image";

/** Darker than this is ink, on a page whose paper has been made white: to straighten a page makes its specks gray. */
const INK = 140;
/** Inches. A full stop and the dot of an i are as small; a letter of the smallest print is larger. */
const SPECK = 0.03;
/** Inches: what specks are counted in. */
const CELL = 0.04;
/** Cells around a cell, to each side: about two letters wide and one tall. */
const ASIDE = 2;
const ABOVE = 1;
/** So many specks stand around a cell of torn letters at least and hold this share of the ink, and around its neighbors in their line. */
const TORN = { specks: 6, share: 0.4 };
const BESIDE_TORN = { specks: 2, share: 0.15, cells: 6 };
/** Inches: a torn rule is not so tall. */
const LEAST_HEIGHT = 0.04;
/** Inches: a line of letters has paper above and below it, a shaded area of dots has not. */
const REACH = 0.12;
const PAPER_ROWS = 3;
/** What specks leave between them becomes ink: how much a pixel's darkness counts that is blurred over its neighbors. */
const GAIN = 2;
const BLUR = [0.061, 0.245, 0.388, 0.245, 0.061];

/** A page of print is white for so much of it at least. */
const LEAST_WHITE = 0.75;
const WHITE = 250;

/** Whether the paper of a page as it came has no grain, as that of a fax has none: where it has, gray letters only look torn. */
export function isWithoutGrain({ pixels }: Pick<GrayPage, "pixels">): boolean {
  let white = 0;
  for (let at = 0; at < pixels.length; at += 3) if ((pixels[at] ?? 0) >= WHITE) white += 1;
  return white * 3 >= pixels.length * LEAST_WHITE;
}

/**
 * Joins letters that a fax has torn into specks, in place: gray print comes through as dots, which are read as nothing. Whole
 * letters stay as they are, for they would only grow together.
 */
export function joinTornLetters(page: GrayPage): void {
  const grid = speckGrid(page);
  const before = Buffer.from(page.pixels);
  const torn = grid.specks.map((_, at) => (isTorn(grid, at, TORN) && isLine(before, page, grid, at) ? 1 : 0));
  const { columns, cell } = grid;
  for (let at = 0; at < torn.length; at += 1) {
    const from = Math.max(at - (at % columns), at - BESIDE_TORN.cells);
    const to = Math.min(at - (at % columns) + columns, at + BESIDE_TORN.cells + 1);
    if (torn[at] || (torn.subarray(from, to).includes(1) && isTorn(grid, at, BESIDE_TORN)))
      join(page, before, (at % columns) * cell, Math.floor(at / columns) * cell, cell);
  }
}

type Grid = { cell: number; columns: number; rows: number; least: number } & Record<
  "specks" | "speckInk" | "ink" | "top" | "bottom",
  Uint16Array
>;

function speckGrid({ pixels, width, height, dpi }: GrayPage): Grid {
  const cell = Math.max(1, Math.round(CELL * dpi));
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const counts = () => new Uint16Array(columns * rows);
  const grid: Grid = {
    ...{ cell, columns, rows, least: Math.round(LEAST_HEIGHT * dpi) },
    ...{ specks: counts(), speckInk: counts(), ink: counts(), top: counts(), bottom: counts() },
  };
  const largest = Math.round(SPECK * dpi);
  for (const { left, right, top, bottom, ink } of inkPieces({ pixels, width, height }, grid)) {
    if (right - left > largest || bottom - top > largest) continue;
    const at = Math.floor((top + bottom) / 2 / cell) * columns + Math.floor((left + right) / 2 / cell);
    grid.top[at] = grid.specks[at] ? Math.min(grid.top[at] ?? top, top) : top;
    grid.bottom[at] = Math.max(grid.bottom[at] ?? 0, bottom);
    grid.specks[at] = (grid.specks[at] ?? 0) + 1;
    grid.speckInk[at] = (grid.speckInk[at] ?? 0) + ink;
  }
  return grid;
}

type Piece = { left: number; right: number; top: number; bottom: number; ink: number };
type Run = { left: number; right: number; piece: number };

/** The pieces of ink that hang together, corners included; all ink is counted in the grid on the way. */
function inkPieces(
  { pixels, width, height }: Pick<GrayPage, "pixels" | "width" | "height">,
  grid: Grid,
): Piece[] {
  const pieces: Piece[] = [];
  const into: number[] = [];
  const rootOf = (piece: number): number => {
    let root = piece;
    while (into[root] !== root) root = into[root] ?? root;
    into[piece] = root;
    return root;
  };
  let above: Run[] = [];
  for (let y = 0; y < height; y += 1) {
    const runs: Run[] = [];
    let first = 0;
    for (let x = 0; x < width; x += 1) {
      if ((pixels[y * width + x] ?? 255) >= INK) continue;
      const left = x;
      while (x < width && (pixels[y * width + x] ?? 255) < INK) x += 1;
      const at = Math.floor(y / grid.cell) * grid.columns + Math.floor((left + x) / 2 / grid.cell);
      grid.ink[at] = (grid.ink[at] ?? 0) + x - left;
      let piece = -1;
      while ((above[first]?.right ?? width) < left) first += 1;
      for (let near = first; (above[near]?.left ?? width + 1) <= x; near += 1) {
        const other = rootOf(above[near]?.piece ?? 0);
        if (piece >= 0 && piece !== other) {
          into[other] = piece;
          merge(pieces[piece], pieces[other]);
        } else piece = other;
      }
      if (piece < 0) {
        piece = pieces.push({ left, right: x, top: y, bottom: y + 1, ink: 0 }) - 1;
        into.push(piece);
      }
      merge(pieces[piece], { left, right: x, top: y, bottom: y + 1, ink: x - left });
      runs.push({ left, right: x, piece });
    }
    above = runs;
  }
  return pieces.filter((_, at) => into[at] === at);
}

function merge(piece: Piece | undefined, other: Piece | undefined): void {
  if (!piece || !other) return;
  piece.left = Math.min(piece.left, other.left);
  piece.right = Math.max(piece.right, other.right);
  piece.top = Math.min(piece.top, other.top);
  piece.bottom = Math.max(piece.bottom, other.bottom);
  piece.ink += other.ink;
}

function isTorn(
  { columns, rows, least, specks, speckInk, ink, top, bottom }: Grid,
  cell: number,
  { specks: fewest, share }: { specks: number; share: number },
): boolean {
  const column = cell % columns;
  const row = Math.floor(cell / columns);
  let [number, ofSpecks, all, highest, lowest] = [0, 0, 0, Number.POSITIVE_INFINITY, 0];
  for (let y = Math.max(0, row - ABOVE); y <= row + ABOVE && y < rows; y += 1)
    for (let x = Math.max(0, column - ASIDE); x <= column + ASIDE && x < columns; x += 1) {
      const at = y * columns + x;
      all += ink[at] ?? 0;
      if (!specks[at]) continue;
      number += specks[at] ?? 0;
      ofSpecks += speckInk[at] ?? 0;
      highest = Math.min(highest, top[at] ?? 0);
      lowest = Math.max(lowest, bottom[at] ?? 0);
    }
  return number >= fewest && ofSpecks >= all * share && lowest - highest >= least;
}

/** Whether there is paper above and below the cell. */
function isLine(
  pixels: Uint8Array,
  { width, height, dpi }: GrayPage,
  { columns, cell }: Grid,
  at: number,
): boolean {
  const column = at % columns;
  const row = Math.floor(at / columns);
  const left = Math.max(0, (column - ASIDE) * cell);
  const right = Math.min(width, (column + ASIDE + 1) * cell);
  const isPaper = (y: number) => {
    for (let x = left; x < right; x += 1) if ((pixels[y * width + x] ?? 255) < INK) return false;
    return true;
  };
  const middle = Math.round((row + 0.5) * cell);
  return [-1, 1].every((way) => {
    let paper = 0;
    for (let y = middle; Math.abs(y - middle) <= REACH * dpi && paper < PAPER_ROWS; y += way)
      paper = y < 0 || y >= height || isPaper(y) ? paper + 1 : 0;
    return paper >= PAPER_ROWS;
  });
}

function join(
  { pixels, width, height }: GrayPage,
  before: Uint8Array,
  left: number,
  top: number,
  size: number,
): void {
  for (let y = Math.max(2, top); y < top + size && y < height - 2; y += 1)
    for (let x = Math.max(2, left); x < left + size && x < width - 2; x += 1) {
      let dark = 0;
      for (let down = 0; down < BLUR.length; down += 1)
        for (let aside = 0; aside < BLUR.length; aside += 1)
          dark +=
            (255 - (before[(y + down - 2) * width + x + aside - 2] ?? 255)) *
            (BLUR[down] ?? 0) *
            (BLUR[aside] ?? 0);
      pixels[y * width + x] = Math.max(0, Math.min(before[y * width + x] ?? 255, 255 - dark * GAIN));
    }
}
