import type { DocumentText, PageText, ReadMethod, Word } from "@/lib/core/document-text";

const LETTER = { width: 612, height: 792 };
const TAB_STOP = 8;
const MIN_COLUMNS = 80;
const MIN_ROWS = 60;

/**
 * Text whose layout is already a character grid, as a document: a form feed starts a page, and each word gets the box
 * of its cells on a US Letter page.
 */
export function fromPlainText(text: string, method: ReadMethod = "structure"): DocumentText {
  const pages = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\f\s*$/, "")
    .split("\f");
  return { pages: pages.map((page, index) => gridPage(page, index + 1, method)) };
}

function gridPage(text: string, number: number, method: ReadMethod): PageText {
  const lines = withColumns(text.split("\n")).map((line) => expandTabs(line).trimEnd());
  const columns = lines.reduce((longest, line) => Math.max(longest, line.length), MIN_COLUMNS);
  const rows = Math.max(MIN_ROWS, lines.length);
  const words: Word[] = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      confidence: 1,
      box: { x: match.index / columns, y: row / rows, width: match[0].length / columns, height: 1 / rows },
    })),
  );
  return { number, ...LETTER, method, text: lines.join("\n").trimEnd(), words };
}

/** So wide a cell is running text. */
const WIDEST = 60;
const GAP = 3;
/** Fewer tabs set something in, but part no columns. */
const FEWEST_TABS = 2;

/** A table copied from a screen parts its cells with one tab each: its columns stand under their headings again. */
function withColumns(lines: string[]): string[] {
  const tabs = (line: string | undefined) => (line?.split("\t").length ?? 1) - 1;
  const out: string[] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    const count = tabs(lines[from]);
    while (to < lines.length && count >= FEWEST_TABS && tabs(lines[to]) === count) to++;
    const rows = lines.slice(from, to);
    out.push(...(rows.length > 1 ? aligned(rows) : rows));
    from = to;
  }
  return out;
}

function aligned(lines: string[]): string[] {
  const rows = lines.map((line) => line.split("\t").map((cell) => cell.trim()));
  // An empty cell is where a line was set out with tabs: its author aligned it.
  if (rows.some((cells) => cells.slice(1, -1).includes(""))) return lines;
  const widths = (rows[0] ?? []).map((_, i) =>
    Math.min(WIDEST, Math.max(...rows.map((cells) => cells[i]?.length ?? 0))),
  );
  return rows.map((cells) =>
    cells.map((cell, i) => cell.padEnd((widths[i] ?? 0) + (i < cells.length - 1 ? GAP : 0))).join(""),
  );
}

function expandTabs(line: string): string {
  let out = "";
  for (const part of line.split(/(\t)/)) {
    out += part === "\t" ? " ".repeat(TAB_STOP - (out.length % TAB_STOP)) : part;
  }
  return out;
}
