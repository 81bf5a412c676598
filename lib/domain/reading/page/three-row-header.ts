import { hasRows, isHeader, isOfWords } from "./header-lines";
import type { LabelHit } from "./labeled-values";
import { labelOf } from "./labels";
import type { Cell, Line } from "./page-lines";

type Column = { parts: (Cell & { line: number })[]; start: number; end: number };

const ROWS = 3;

/**
 * Column headings over three lines, "Rea-" over "son" over "code": what stands one under the other names the column, and its
 * parts alone mean nothing. Their labels stand on the lowest line. `taken` are the lines that were read so.
 */
export function joinThreeRowHeaders(
  lines: readonly Line[],
  labels: LabelHit[][],
): { joined: LabelHit[][]; taken: ReadonlySet<number> } {
  const joined = labels.slice();
  const taken = new Set<number>();
  for (let at = 0; at + ROWS - 1 < lines.length; at++) {
    const rows = lines.slice(at, at + ROWS);
    const isOnePage = rows.every(({ page }) => page === rows[0]?.page);
    const [first, ...rest] = rows;
    // Not every column needs all three lines: one of the lower two may hold a word or two.
    const areHeads = first && isHeader(first) && rest.some(isHeader) && rest.every(isOfWords);
    if (taken.has(at) || !isOnePage || !areHeads || !hasRows(lines, at + ROWS)) continue;
    const columns = columnsOf(rows);
    const split = columns.filter(({ parts }) => parts.length > 1);
    const hits = split.flatMap((column) => hitOf(column) ?? []);
    // Over columns with headings of their own a title's words stand beside them, not over them.
    const isTitle = columns.some(({ parts }) => parts.length === 1 && parts[0]?.line === 0);
    if (isTitle || hits.length * 2 < split.length) continue;
    for (let row = 0; row < ROWS; row++) {
      taken.add(at + row);
      const parts = split.flatMap((column) => column.parts.filter(({ line }) => line === row));
      joined[at + row] = (joined[at + row] ?? []).filter(
        (hit) => !parts.some((part) => hit.start < part.end && part.start < hit.end),
      );
    }
    const lowest = at + ROWS - 1;
    joined[lowest] = [...(joined[lowest] ?? []), ...hits].sort((a, b) => a.start - b.start);
  }
  return { joined, taken };
}

/** The cells that stand one under the other, from left to right; none where two of one line would be in one column. */
function columnsOf(rows: readonly Line[]): Column[] {
  const cells = rows
    .flatMap(({ cells }, line) => cells.map((cell) => ({ ...cell, line })))
    .sort((a, b) => a.start - b.start);
  const columns: Column[] = [];
  for (const cell of cells) {
    const open = columns.at(-1);
    if (open && cell.start < open.end && !open.parts.some(({ line }) => line === cell.line)) {
      open.parts.push(cell);
      open.end = Math.max(open.end, cell.end);
    } else columns.push({ parts: [cell], start: cell.start, end: cell.end });
  }
  return columns;
}

function hitOf({ parts, start, end }: Column): LabelHit | undefined {
  const text = parts
    .toSorted((a, b) => a.line - b.line)
    .reduce((all, { text }) => (/\p{Ll}-$/u.test(all) ? all.slice(0, -1) + text : `${all} ${text}`), "")
    .trim();
  const label = labelOf(text);
  return label && { ...label, text, start, end, valueStart: end, marked: false, heads: true };
}
