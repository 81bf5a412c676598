import { AppError } from "@/lib/core/errors";
import type { Block, Cell, TableRow } from "./blocks";
import type { LetterFonts } from "./fonts";
import { measureRuns, type TextMeasure } from "./text-fit";

/** More columns cannot be read on paper of this width. */
export const MAX_COLUMNS = 16;
/** Left and right padding of a cell, in points. */
export const CELL_PADDING = 5;
const EDGE = 2 * CELL_PADDING + 1;

interface GridCell {
  column: number;
  span: number;
  header: boolean;
  blocks: Block[];
  /** True when a `rowspan` goes on in the next row, so that no line is drawn between. */
  openBelow: boolean;
  /** True for the later parts of a cell that was cut because it is too tall for one row. */
  continued?: boolean;
}

export interface GridRow {
  header: boolean;
  cells: GridCell[];
}

/** Lays spans out on a grid: every row covers every column, and a cell that goes on below has empty followers. */
export function tableGrid(rows: readonly TableRow[]): { columns: number; rows: GridRow[] } {
  const grid: GridRow[] = [];
  let going: { column: number; span: number; left: number; header: boolean }[] = [];
  let columns = 1;
  rows.forEach((row, index) => {
    const cells: GridCell[] = going.map(({ column, span, left, header }) => ({
      column,
      span,
      header,
      blocks: [],
      openBelow: left > 1,
    }));
    const taken = new Set(cells.flatMap((cell) => range(cell.column, cell.span)));
    const next = going.map((cell) => ({ ...cell, left: cell.left - 1 }));
    let column = 0;
    for (const cell of row.cells) {
      while (taken.has(column)) column += 1;
      if (column >= MAX_COLUMNS) {
        throw new AppError(
          "UNPROCESSABLE",
          `A table in this letter has more than ${MAX_COLUMNS} columns, too many for a page. Split the table and try again.`,
        );
      }
      let span = 1;
      while (span < cell.colspan && column + span < MAX_COLUMNS && !taken.has(column + span)) span += 1;
      const left = Math.min(cell.rowspan, rows.length - index) - 1;
      cells.push({ column, span, header: cell.header, blocks: cell.blocks, openBelow: left > 0 });
      if (left > 0) next.push({ column, span, left, header: cell.header });
      for (const each of range(column, span)) taken.add(each);
      columns = Math.max(columns, column + 1);
      column += span;
    }
    grid.push({ header: row.header, cells });
    going = next.filter((cell) => cell.left > 0);
  });
  for (const row of grid) closeRow(row, columns);
  return { columns, rows: grid };
}

const range = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index);

/** Cuts spans that reach past the last column in use and fills holes with empty cells. */
function closeRow(row: GridRow, columns: number) {
  const taken = new Set<number>();
  for (const cell of row.cells) {
    cell.span = Math.min(cell.span, columns - cell.column);
    for (const each of range(cell.column, cell.span)) taken.add(each);
  }
  for (const column of range(0, columns)) {
    if (!taken.has(column)) row.cells.push({ column, span: 1, header: false, blocks: [], openBelow: false });
  }
  row.cells.sort((a, b) => a.column - b.column);
}

/** Widths in points that fill `available`: by content, and never narrower than a word while there is room. */
export function columnWidths(
  grid: { columns: number; rows: readonly GridRow[] },
  fonts: LetterFonts,
  size: number,
  available: number,
): number[] {
  const least = range(0, grid.columns).map(() => EDGE + size);
  const most = [...least];
  const wide: { cell: GridCell; measure: TextMeasure }[] = [];
  for (const row of grid.rows) {
    for (const cell of row.cells) {
      const measure = measureCell(cell, fonts, size);
      if (cell.span > 1) wide.push({ cell, measure });
      else {
        least[cell.column] = Math.max(least[cell.column] ?? 0, measure.word / 0.97 + EDGE);
        most[cell.column] = Math.max(most[cell.column] ?? 0, measure.line / 0.97 + EDGE);
      }
    }
  }
  for (const { cell, measure } of wide) {
    const columns = range(cell.column, cell.span);
    widen(least, columns, measure.word / 0.97 + EDGE);
    widen(most, columns, measure.line / 0.97 + EDGE);
  }
  const sumLeast = sum(least);
  const sumMost = sum(most);
  if (sumMost <= available) return most.map((width) => (width * available) / sumMost);
  if (sumLeast <= available) {
    const share = (available - sumLeast) / (sumMost - sumLeast);
    return least.map((width, index) => width + ((most[index] ?? width) - width) * share);
  }
  // Not even the words fit: narrow columns keep theirs, wide ones share the rest and have their words cut.
  const fair = available / grid.columns;
  const narrow = sum(least.filter((width) => width <= fair));
  const rest = sum(least.filter((width) => width > fair));
  return least.map((width) => (width <= fair ? width : (width * (available - narrow)) / rest));
}

function widen(widths: number[], columns: number[], wanted: number) {
  const lack = wanted - sum(columns.map((column) => widths[column] ?? 0));
  if (lack > 0) for (const column of columns) widths[column] = (widths[column] ?? 0) + lack / columns.length;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Widths of a cell's text; text in nested blocks counts as if it were not indented. */
export function measureCell(
  cell: Pick<Cell, "blocks" | "header">,
  fonts: LetterFonts,
  size: number,
): TextMeasure {
  const measure: TextMeasure = { word: 0, line: 0, total: 0 };
  const add = (blocks: readonly Block[], indent: number) => {
    for (const block of blocks) {
      if (block.kind === "list") for (const item of block.items) add(item, indent + 22);
      else if (block.kind === "quote") add(block.blocks, indent + 20);
      else if (block.kind === "preformatted")
        join(measureRuns([{ text: block.text }], fonts, size, false), indent);
      else if ("runs" in block) {
        join(measureRuns(block.runs, fonts, size, cell.header || block.kind === "heading"), indent);
      }
    }
  };
  const join = (part: TextMeasure, indent: number) => {
    measure.word = Math.max(measure.word, part.word + indent);
    measure.line = Math.max(measure.line, part.line + indent);
    measure.total += part.total;
  };
  add(cell.blocks, 0);
  return measure;
}
