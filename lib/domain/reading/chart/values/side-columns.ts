import type { Line } from "../../page/page-lines";
import { isBlank } from "../../page/page-lines";

/** Lines `from` to `to` (exclusive) of one page that a rule at `at` parts into a left and a right column. */
export type SideColumns = { from: number; to: number; at: number };

const FEWEST_LINES = 3;

/** Where a form sets two columns side by side: one "|" at the same place on each of several lines. */
export function sideColumns(lines: readonly Line[]): SideColumns[] {
  const found: SideColumns[] = [];
  let from = 0;
  while (from < lines.length) {
    const at = onlyBar(lines[from]);
    let to = from + 1;
    if (at !== undefined) {
      while (lines[to]?.page === lines[from]?.page && Math.abs((onlyBar(lines[to]) ?? -9) - at) <= 1) to++;
      if (to - from >= FEWEST_LINES) found.push({ from, to, at });
    }
    from = to;
  }
  return found;
}

function onlyBar(line: Line | undefined): number | undefined {
  if (!line || isBlank(line)) return undefined;
  const at = line.text.indexOf("|");
  return at > 8 && line.text.indexOf("|", at + 1) < 0 ? at : undefined;
}

/** The lines as one column alone prints them, each word at its place. */
export const columnLines = (lines: readonly Line[], { from, to }: SideColumns, right: boolean): Line[] =>
  lines.map((line, index) => {
    if (index < from || index >= to) return line;
    const bar = line.text.indexOf("|");
    const text = right
      ? `${" ".repeat(bar + 1)}${line.text.slice(bar + 1)}`.trimEnd()
      : line.text.slice(0, bar).trimEnd();
    return { ...line, text };
  });
