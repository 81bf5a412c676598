import { findDates } from "../../page/calendar-date";
import { type Cell, isBlank, type Line } from "../../page/page-lines";

/** "----------    ------    --------": one stroke under each column. */
const COLUMNS_RULE = /^\s*-{3,}(?: {1,24}-{3,}){2,}\s*$/;
const MOST_HEAD_LINES = 4;
const FEWEST_HEAD_LINES = 2;
const NEAREST = 4;

export type StackedHeads = {
  /** The whole head, by the last of its lines. */
  heads: ReadonlyMap<number, Line>;
  /** Lines whose words name columns. */
  lines: ReadonlySet<number>;
};

/**
 * Heads of tables whose names take several lines over a ruled line with a stroke for each column ("LEFS" over "(0-80)"; "Hip abduction" over
 * "LEFT" and "RIGHT"): each column has the words of all lines over its stroke, from the top down. The rows below begin with their day.
 */
export function stackedHeads(all: readonly Line[]): StackedHeads {
  const heads = new Map<number, Line>();
  const lines = new Set<number>();
  all.forEach((rule, at) => {
    const first = all[at + 1];
    if (!COLUMNS_RULE.test(rule.text) || first?.page !== rule.page || !beginsWithDay(first)) return;
    let from = at;
    while (from > 0 && at - from < MOST_HEAD_LINES && isOfHead(all[from - 1], rule)) from--;
    if (at - from < FEWEST_HEAD_LINES) return;
    const strokes = [...rule.text.matchAll(/-{3,}/g)].map(({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
    }));
    const words = strokes.map(() => [] as string[]);
    for (const { cells } of all.slice(from, at))
      for (const cell of cells)
        for (const column of columnsOf(cell, strokes)) words[column]?.push(cell.text.trim());
    const cells: Cell[] = strokes.map((stroke, column) => ({
      ...stroke,
      text: words[column]?.join(" ") ?? "",
    }));
    if (cells.filter(({ text }) => /\p{L}/u.test(text)).length < strokes.length - 1) return;
    heads.set(at - 1, { ...(all[at - 1] as Line), cells });
    for (let index = from; index < at; index++) lines.add(index);
  });
  return { heads, lines };
}

const beginsWithDay = ({ cells }: Line): boolean => {
  const text = cells[0]?.text.trim() ?? "";
  const [date] = findDates(text);
  return date !== undefined && text.length - (date.end - date.start) <= 2;
};

/** Names of columns: short words in cells, none of them a sentence, a label with its value or a day. */
const isOfHead = (line: Line | undefined, rule: Line): boolean =>
  line !== undefined &&
  line.page === rule.page &&
  !isBlank(line) &&
  !COLUMNS_RULE.test(line.text) &&
  findDates(line.text).length === 0 &&
  line.cells.every(({ text }) => text.length <= LONGEST_NAME && !/[.:;]\s*\S|[.;:]$/.test(text)) &&
  line.cells.some((cell) => cell.end > (rule.cells[0]?.start ?? 0));
const LONGEST_NAME = 32;

/** The columns that a name stands over; one that stands over none belongs to the nearest. */
function columnsOf(cell: Cell, strokes: readonly { start: number; end: number }[]): number[] {
  const over = strokes.flatMap(({ start, end }, column) =>
    cell.start < end && cell.end > start ? [column] : [],
  );
  if (over.length > 0) return over;
  const far = strokes.map(({ start, end }) => (cell.end <= start ? start - cell.end : cell.start - end));
  const least = Math.min(...far);
  return least <= NEAREST ? [far.indexOf(least)] : [];
}
