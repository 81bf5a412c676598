import { datesOn } from "./dates-on";
import type { Line } from "./page-lines";

/** What stands at the top and foot of pages and interrupts the text that goes on over them. */
const FURNITURE =
  /^\W*(?:page\s*:?\s*\d+|\d+ of \d+$|-\s*\d+\s*-$|\(?continued\b|.{0,30}\bcontinued (?:on|from)\b|form [\w-]+ ?\(|.{0,40}\bpage \d+ of \d+)/i;

const HEADER_LABEL =
  /^\s*(?:member|patient|claim|subscriber|enrollee|re|reference|case|date|letter date|notice date|provider|id|group|beneficiary|authorization|policy)[\w #/'’.-]{0,24}:/i;

/** Lines of a page's top or foot; `edge` counts its printed lines from that edge, from 0. */
export function isFurniture(line: Line, edge: number): boolean {
  const text = line.text.trim();
  if (FURNITURE.test(text)) return true;
  if (edge > 7) return false;
  if (HEADER_LABEL.test(text)) return true;
  const [date] = datesOn(line);
  if (date && date.end - date.start >= text.length - 2) return true;
  // A letterhead repeated: a few capitalized words, no sentence.
  return (
    text.length < 60 &&
    !/[.;,:]$/.test(text) &&
    // A word begins where none goes on: else a line of capitals is parted in every way there is.
    /^(?:(?<![\p{L}&.'’-])[\p{Lu}&][\p{L}&.'’-]*[ ,]*|of |and |the ){1,8}$/u.test(text)
  );
}

/**
 * Where a sentence runs over a page break: the last line of the one page and the first line of the other, with what
 * stands between them left out.
 */
export function pageJoints(lines: readonly Line[]): Map<number, number> {
  const joints = new Map<number, number>();
  for (let at = 1; at < lines.length; at++) {
    if (lines[at]?.page === lines[at - 1]?.page) continue;
    const last = bodyLine(lines, at - 1, -1);
    const first = bodyLine(lines, at, 1);
    const ending = last === undefined ? "" : (lines[last]?.text.trimEnd() ?? "");
    const opening = first === undefined ? "" : (lines[first]?.text.trim() ?? "");
    if (last === undefined || first === undefined || ending.length < 25) continue;
    const goesOn = /[\p{Ll},]$/u.test(ending) && /^[\p{Ll}(]/u.test(opening);
    if (goesOn && !/\S {3,}\S.* {3,}\S/.test(ending)) joints.set(last, first);
  }
  return joints;
}

/** The first line of text from an edge of a page inward. */
function bodyLine(lines: readonly Line[], from: number, step: 1 | -1): number | undefined {
  const page = lines[from]?.page;
  let printed = 0;
  for (let at = from; lines[at]?.page === page && printed < 9; at += step) {
    const line = lines[at];
    if (!line || line.cells.length === 0) continue;
    if (!isFurniture(line, printed)) return at;
    printed++;
  }
  return undefined;
}
