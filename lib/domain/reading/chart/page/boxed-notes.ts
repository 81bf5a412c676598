import { cellsOf, type Line } from "../../page/page-lines";

const FRAME = /^\s*\+[^|]*-{3}[^|]*\+\s*$/;
const NARROWEST = 24;
const FEWEST_LINES = 4;
const FEWEST_OF_TEXT = 2;
const ASKEW = 1;

/**
 * "+-- Visit 13 ---- 10/06/2026 ----+-- Visit 17 ---- 10/20/2026 ----+": notes in boxes drawn side by side share their printed lines and no
 * sentence. Each note's lines come one after the other, at their own places of the page, without the strokes.
 */
export function boxedNotesApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const found = boxesFrom(lines, at);
    apart.push(...(found?.lines ?? lines.slice(at, at + 1)));
    at = found?.to ?? at + 1;
  }
  return apart;
}

/** The words of such boxes alone, note after note: what is quoted from one of them stands nowhere in the page's own order. */
export function textOfBoxedNotes(text: string): string {
  if (!text.split("\n").some((line) => FRAME.test(line))) return "";
  const lines = text.split("\n").map((line) => ({ page: 1, text: line, offset: 0, cells: cellsOf(line) }));
  const apart: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const found = boxesFrom(lines, at);
    if (found) apart.push(...found.lines.map((line) => line.text));
    at = found?.to ?? at + 1;
  }
  return apart.join("\n");
}

function boxesFrom(lines: readonly Line[], at: number): { lines: Line[]; to: number } | undefined {
  const frame = lines[at];
  if (!frame || !FRAME.test(frame.text)) return undefined;
  const corners = [...frame.text.matchAll(/\+/g)].map(({ index }) => index);
  const widths = corners.slice(1).map((corner, i) => corner - (corners[i] ?? 0));
  if (corners.length < 3 || widths.some((width) => width < NARROWEST)) return undefined;
  let to = at + 1;
  while (lines[to]?.page === frame.page && hasStrokes(lines[to]?.text ?? "", corners)) to++;
  if (to - at <= FEWEST_LINES) return undefined;
  const rows = lines.slice(at, to);
  const columns = corners
    .slice(1)
    .map((corner, i) => rows.map((line) => inBox(line, corners[i] ?? 0, corner)));
  const isNote = (column: readonly Line[]) =>
    column.slice(1).filter(({ text }) => OF_TEXT.test(text)).length >= FEWEST_OF_TEXT;
  if (!columns.every(isNote)) return undefined;
  // The frame's last line may hold the heads of the boxes below it.
  const closes = lines[to];
  const isLast = closes !== undefined && FRAME.test(closes.text) && !/[\p{L}\d]/u.test(closes.text);
  return {
    lines: columns.flatMap((column) => [...column, { ...frame, text: "", cells: [] }]),
    to: isLast ? to + 1 : to,
  };
}

/** Words that go on, and no cell of a table. */
const OF_TEXT = /\b\p{Ll}{2,}[,;]? (?:[\p{L}\d/%"'.-]+ )*?\p{Ll}{2,}\b/u;

const hasStrokes = (text: string, corners: readonly number[]): boolean =>
  corners.every((corner) => text.slice(Math.max(0, corner - ASKEW), corner + ASKEW + 1).includes("|"));

/** What one box has of a line, without strokes and dashes; a line of its own begins where the box does. */
function inBox(line: Line, from: number, to: number): Line {
  const own = line.text.slice(from, to + ASKEW);
  const text = own.replace(/[|+]|-{2,}/g, (strokes) => " ".repeat(strokes.length)).trimEnd();
  return { ...line, text, offset: line.offset + from, cells: cellsOf(text) };
}
