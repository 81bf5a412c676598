import type { Box, Word } from "@/lib/core/document-text";

/** A gap wider than this many characters of its line separates columns; word spaces are 0.5 to 1.5. */
const COLUMN_GAP = 1.8;
/** A font's own space is a quarter of its height: of a printed page a gap this many times as wide as the page's spaces separates columns too. */
const WIDER_THAN_SPACES = 2.2;
const FEWEST_SPACES = 20;
const FEWEST_OF_LINE = 6;
const MAX_COLUMNS = 400;
/** Of the usual character's width. */
const NARROWEST = 0.75;
const MAX_BLANK_LINES = 2;

type Size = { width: number; height: number };
type Line<W extends Word = Word> = { words: W[]; center: number; height: number };

/**
 * Lays words out on a grid of characters, the way `pdftotext -layout` does: words that share a height form a line, wide
 * gaps become two or more spaces, and what stands under each other on the page stands under each other in the text.
 * `page` gives the proportions that the fractions of the boxes stand for. The words come back in the order of the text.
 */
export function layoutText<W extends Word>(words: readonly W[], page: Size): { text: string; words: W[] } {
  const lines = toLines(dropRepeats(words));
  if (lines.length === 0) return { text: "", words: [] };
  const left = Math.min(...lines.flatMap((line) => line.words.map((word) => word.box.x)));
  const cell = fittingCell(lines, page);
  const pitch = linePitch(lines);
  const space = usualSpace(lines, FEWEST_SPACES);
  const rows: string[] = [];
  let above: Line | undefined;
  for (const line of lines) {
    if (above) {
      const blank = Math.round((line.center - above.center) / pitch) - 1;
      for (let i = 0; i < Math.min(blank, MAX_BLANK_LINES); i += 1) rows.push("");
    }
    rows.push(gridLine(line, left, cell, page, space));
    above = line;
  }
  return { text: rows.join("\n"), words: lines.flatMap((line) => line.words) };
}

/** Bold text is often drawn twice at a slight offset; the second copy is not another word. */
function dropRepeats<W extends Word>(words: readonly W[]): W[] {
  const seen = new Map<string, Box[]>();
  return words.filter((word) => {
    if (word.text.trim() === "") return false;
    const known = seen.get(word.text) ?? [];
    const { x, y, width, height } = word.box;
    if (known.some((box) => Math.abs(box.x - x) < width * 0.3 && Math.abs(box.y - y) < height * 0.3))
      return false;
    known.push(word.box);
    seen.set(word.text, known);
    return true;
  });
}

function toLines<W extends Word>(words: readonly W[]): Line<W>[] {
  const sorted = [...words].sort((a, b) => center(a.box) - center(b.box) || a.box.x - b.box.x);
  const lines: Line<W>[] = [];
  for (const word of sorted) {
    const line = lines.slice(-4).findLast((candidate) => belongs(word, candidate));
    if (line) {
      const count = line.words.push(word);
      line.center += (center(word.box) - line.center) / count;
      line.height += (word.box.height - line.height) / count;
    } else {
      lines.push({ words: [word], center: center(word.box), height: word.box.height });
    }
  }
  for (const line of lines) line.words.sort((a, b) => a.box.x - b.box.x);
  return lines.sort((a, b) => a.center - b.center);
}

function belongs(word: Word, line: Line): boolean {
  const distance = Math.abs(center(word.box) - line.center);
  const overlap = (word.box.height + line.height) / 2 - distance;
  if (overlap < 0.5 * Math.min(word.box.height, line.height)) return false;
  // Two words on top of each other are two lines, however tall their boxes are.
  return !line.words.some(({ box }) => {
    const shared = Math.min(box.x + box.width, word.box.x + word.box.width) - Math.max(box.x, word.box.x);
    return shared > 0.4 * Math.min(box.width, word.box.width);
  });
}

/** A tall font has wide spaces: what is a gap follows the line's own characters. */
const ownCellOf = (line: Line, page: Size): number =>
  Math.max(weightedWidth(line.words, 0.5), (line.height * page.height * 0.3) / page.width);

function gridLine(line: Line, left: number, cell: number, page: Size, space: number | undefined): string {
  const widest = COLUMN_GAP * ownCellOf(line, page);
  // A line of text that is set to the margin on both sides has wide spaces.
  const isText = gapsOf(line).every((gap) => gap <= widest);
  const usual = Math.max(
    space ?? Number.POSITIVE_INFINITY,
    (isText && usualSpace([line], FEWEST_OF_LINE)) || 0,
  );
  const gap = Math.min(widest, WIDER_THAN_SPACES * usual * line.height);
  let text = "";
  let end = 0;
  for (const word of line.words) {
    const column = Math.min(MAX_COLUMNS, Math.round((word.box.x - left) / cell));
    if (text === "") text = " ".repeat(Math.max(0, column));
    else if (word.box.x - end <= (/[.!?]$/.test(text) ? widest : gap)) text += " ";
    else text += " ".repeat(Math.max(2, column - text.length));
    text += word.text;
    end = word.box.x + word.box.width;
  }
  return text;
}

/** The space between two words of these lines, as a share of their height; that of letters of one width is as wide as a letter. */
function usualSpace(lines: readonly Line[], fewest: number): number | undefined {
  const spaces = lines
    .flatMap((line) => gapsOf(line).map((gap) => gap / line.height))
    .filter((space) => space > 0)
    .sort((a, b) => a - b);
  return spaces.length < fewest ? undefined : spaces[spaces.length >> 1];
}

const gapsOf = ({ words }: Line): number[] =>
  words.slice(1).map(({ box }, at) => {
    const before = words[at]?.box ?? box;
    return box.x - before.x - before.width;
  });

/** So narrow that what stands before a gap does not push aside what stands behind it: the columns of a page stay under each other. */
function fittingCell(lines: readonly Line[], page: Size): number {
  const cell = cellWidth(lines);
  return Math.max(
    1 / MAX_COLUMNS,
    NARROWEST * cell,
    Math.min(cell, ...lines.flatMap((l) => cellsBeforeGaps(l, page))),
  );
}

/** For each text before a gap of the line how wide a cell may be, so that it ends two cells before what follows. */
function cellsBeforeGaps(line: Line, page: Size): number[] {
  const widest = COLUMN_GAP * ownCellOf(line, page);
  const cells: number[] = [];
  let opens = line.words[0]?.box.x ?? 0;
  let length = 0;
  gapsOf(line).forEach((gap, at) => {
    length += (line.words[at]?.text.length ?? 0) + 1;
    const next = line.words[at + 1]?.box.x ?? 0;
    if (gap <= widest) return;
    cells.push((next - opens) / (length + 1));
    opens = next;
    length = 0;
  });
  return cells;
}

/** Narrower than the usual character, so that most words fit into their columns and later ones keep theirs. */
const cellWidth = (lines: readonly Line[]) =>
  Math.max(
    1 / MAX_COLUMNS,
    weightedWidth(
      lines.flatMap((line) => line.words),
      0.4,
    ),
  );

/** The quantile of the words' character widths, each word counted by its length. */
function weightedWidth(words: readonly Word[], quantile: number): number {
  const widths = words
    .map((word) => ({ width: word.box.width / word.text.length, weight: word.text.length }))
    .sort((a, b) => a.width - b.width);
  let rest = widths.reduce((sum, { weight }) => sum + weight, 0) * quantile;
  for (const { width, weight } of widths) {
    rest -= weight;
    if (rest <= 0) return width;
  }
  return 1 / MAX_COLUMNS;
}

function linePitch(lines: readonly Line[]): number {
  const heights = lines.map((line) => line.height).sort((a, b) => a - b);
  const height = heights[Math.floor(heights.length / 2)] ?? 0.01;
  const steps = lines
    .slice(1)
    .map((line, index) => line.center - (lines[index]?.center ?? 0))
    .filter((step) => step > height * 0.6 && step < height * 2.5)
    .sort((a, b) => a - b);
  return Math.max(steps[Math.floor(steps.length / 2)] ?? height * 1.3, 1e-4);
}

const center = (box: Box) => box.y + box.height / 2;
