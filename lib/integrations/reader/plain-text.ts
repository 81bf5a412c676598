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
  const lines = text.split("\n").map((line) => expandTabs(line).trimEnd());
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

function expandTabs(line: string): string {
  let out = "";
  for (const part of line.split(/(\t)/)) {
    out += part === "\t" ? " ".repeat(TAB_STOP - (out.length % TAB_STOP)) : part;
  }
  return out;
}
