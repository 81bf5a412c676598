import type { Line, Span } from "../page/page-lines";
import { textOf } from "../page/page-lines";
import { SEE_PART } from "./footnotes";

/** Why a row of charges was not paid, in words of its own last column: "(H8) Limit of 1 visit" over "per year reached". */
export type RowWords = { code: string | null; text: string; spans: Span[] };

const OWN_CODE = /^\(([A-Z]{1,2}\d{1,3}|\d{1,3}[A-Z]{1,2}|\d{2,3})\) (?=\p{L})/u;
const MOST_LINES = 4;

export function wordsOfRow(lines: readonly Line[], row: number): RowWords | undefined {
  const last = lines[row]?.cells.at(-1);
  // "See remarks" sends to where the reason stands.
  if (SEE_PART.test(last?.text ?? "")) return undefined;
  const code = last && OWN_CODE.exec(last.text);
  const opening = code?.[0].length ?? 0;
  if (!last || !/^\p{Lu}\p{L}+ \S/u.test(last.text.slice(opening)) || /\d\.\d\d\b/.test(last.text))
    return undefined;
  const spans: Span[] = [{ line: row, start: last.start + opening, end: last.end }];
  for (let at = row + 1; at < row + MOST_LINES; at += 1) {
    const under = lines[at];
    const cell = under?.cells.at(-1);
    if (!under || !cell || Math.abs(cell.start - last.start) > 1 || /\d\.\d\d\b/.test(under.text)) break;
    spans.push({ line: at, start: cell.start, end: cell.end });
  }
  return { code: code?.[1] ?? null, text: textOf(lines as Line[], spans), spans };
}
