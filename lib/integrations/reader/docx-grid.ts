import type { Block, Cell } from "./docx-blocks";

const PROSE_WIDTH = 96;
/** Wider than a line of prose: a remittance's table has ten columns. */
const TABLE_WIDTH = 160;
const COLUMN_GAP = 3;
const TAB_STOP = 8;
const LEAST_COLUMN = 6;

/** Lays blocks out as lines of characters; the cells of a table are side by side. A line "\f" starts a page. */
export function gridLines(blocks: readonly Block[], width = PROSE_WIDTH, tableWidth = TABLE_WIDTH): string[] {
  const lines: string[] = [];
  for (const block of blocks) {
    if (block.kind === "table") {
      separate(lines);
      lines.push(...tableLines(block.rows, tableWidth), "");
    } else if (block.kind === "paragraph") {
      const wrapped = block.text
        .split(/(\f)/)
        .flatMap((part) => (part === "\f" ? ["\f"] : wrapText(part, width)));
      // A paragraph of several lines is prose and stands alone; single lines are addresses and labels.
      if (wrapped.length > 1 && !block.text.includes("\n")) separate(lines);
      lines.push(...wrapped);
      if (wrapped.length > 1) lines.push("");
    }
  }
  return lines;
}

function separate(lines: string[]): void {
  if (lines.length > 0 && lines.at(-1) !== "") lines.push("");
}

function wrapText(text: string, width: number): string[] {
  return text.split("\n").flatMap((line) => {
    const rows: string[] = [];
    let row = "";
    for (const word of expandTabs(line).split(/(?<=\S)(?=\s)/)) {
      if (row !== "" && row.length + word.length > width) {
        rows.push(row);
        row = word.trimStart();
      } else row += word;
    }
    return [...rows, row.trimEnd()];
  });
}

/** A tab parts columns, so at least two spaces come of it. */
function expandTabs(line: string): string {
  return line.split("\t").reduce((out, part) => {
    const column = Math.ceil((out.length + 2) / TAB_STOP) * TAB_STOP;
    return out.padEnd(column) + part;
  });
}

function tableLines(rows: readonly Cell[][], width: number): string[] {
  const columns = columnWidths(rows, width);
  return rows.flatMap((row) => {
    let column = 0;
    const cells = row.map((cell) => {
      const own = columns.slice(column, column + cell.span);
      column += cell.span;
      const cellWidth = own.reduce((sum, part) => sum + part, 0) + COLUMN_GAP * (own.length - 1);
      return { width: cellWidth, lines: trimBlank(gridLines(cell.blocks, cellWidth, cellWidth)) };
    });
    const height = Math.max(1, ...cells.map((cell) => cell.lines.length));
    return Array.from({ length: height }, (_, index) =>
      cells
        .map((cell) => (cell.lines[index] ?? "").padEnd(cell.width))
        .join(" ".repeat(COLUMN_GAP))
        .trimEnd(),
    );
  });
}

/** Each column as wide as its longest line; when that is too wide together, the widest columns give way. */
function columnWidths(rows: readonly Cell[][], width: number): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    let column = 0;
    for (const cell of row) {
      const longest = Math.max(1, ...gridLines(cell.blocks, width, width).map((line) => line.length));
      const each = Math.ceil((longest - COLUMN_GAP * (cell.span - 1)) / cell.span);
      for (let index = column; index < column + cell.span; index += 1) {
        widths[index] = Math.max(widths[index] ?? 1, cell.span === 1 ? each : Math.min(each, LEAST_COLUMN));
      }
      column += cell.span;
    }
  }
  let excess = widths.reduce((sum, part) => sum + part, 0) + COLUMN_GAP * (widths.length - 1) - width;
  while (excess > 0) {
    const widest = Math.max(...widths);
    if (widest <= LEAST_COLUMN) break;
    widths[widths.indexOf(widest)] = widest - 1;
    excess -= 1;
  }
  return widths;
}

function trimBlank(lines: string[]): string[] {
  const trimmed = lines.map((line) => (line === "\f" ? "" : line));
  while (trimmed.at(-1) === "") trimmed.pop();
  while (trimmed[0] === "") trimmed.shift();
  return trimmed;
}
