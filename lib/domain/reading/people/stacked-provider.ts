import type { Candidate } from "../page/candidate";
import type { Line } from "../page/page-lines";
import { isBlank } from "../page/page-lines";

const HEADING = /^(?:provider|rendering provider|rendered by|doctor|facility|hospital)(?: name)? ?\/$/i;
/** What stands under the name and is none of it. */
const STANDING = /^(?:(?:in|out)[- ](?:of[- ])?network|(?:non-?)?(?:preferred|participating|par)\b)/i;
const LONGEST = 3;

/**
 * Who billed where one column holds several things: "Provider /" over "Service / Date", and under it "CATOCTIN CHIRO-" over
 * "PRACTIC CENTER" before the first service.
 */
export function stackedProvider({ lines }: { lines: readonly Line[] }): Candidate[] {
  return lines.flatMap((line, at) => {
    const head = line.cells.find(({ text }) => HEADING.test(text));
    if (!head) return [];
    const first = lines.findIndex((one, i) => i > at + 1 && isBlank(lines[i - 1]) && !isBlank(one));
    const spans: Candidate["spans"] = [];
    let value = "";
    for (let i = first; first > 0 && i < first + LONGEST; i++) {
      const [cell, ...others] = lines[i]?.cells ?? [];
      const isName = cell && others.length === 0 && Math.abs(cell.start - head.start) <= 2;
      if (!isName || /\d/.test(cell.text) || STANDING.test(cell.text)) break;
      value = value.endsWith("-") ? value.slice(0, -1) + cell.text : `${value} ${cell.text}`.trim();
      spans.push({ line: i, start: cell.start, end: cell.end });
    }
    return value.length >= 4 ? [{ value, score: 0.8, spans }] : [];
  });
}
