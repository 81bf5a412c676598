import type { Cell, Line } from "../../page/page-lines";
import { saysOnlyValues } from "../values/measures";
import { sideColumnsOf } from "../values/value-sides";
import type { FormFact } from "./forms";

/** How far a cell may begin from its head, in characters. */
const FARTHEST = 8;

const SEGMENT = /^\s*[CTLS]\d{1,2}\s*$/;

/** "+ / +" of two tests, and "- / -", which found nothing. */
const POSITIVE = /^\s*\+(?: ?\/ ?[+-])*\s*$|^\s*- ?\/ ?\+\s*$/;
const NEGATIVE = /^\s*-(?: ?\/ ?-)*\s*$/;

/** In short: nothing was found on that side. */
const WELL = /^(?:neg|nl|wnl|nml)\.?$/i;

/**
 * "McMurray   positive, click   negative" under "RIGHT KNEE   LEFT KNEE": each side's words are told apart, so that nobody takes the healthy
 * side's for the other's. Values are measured elsewhere.
 */
export function rowUnderSides(line: Line, index: number, head: Line): FormFact[] {
  const [first, second] = sideColumnsOf(head);
  const [label, one, other, ...more] = line.cells;
  if (line === head || !first || !second || !label || !one || !other || more.length > 0) return [];
  if (label.start >= first.start - 1 || saysOnlyValues(line.text)) return [];
  const under = (cell: Cell, { start }: { start: number }) => Math.abs(cell.start - start) <= FARTHEST;
  if (!under(one, first) || !under(other, second) || !/\p{L}{2}/u.test(label.text)) return [];
  const isWord = ({ text }: Cell) => /\p{L}{3}/u.test(text) || POSITIVE.test(text);
  // "thumb to   sacrum   T6": how high the one hand reaches is told by a segment.
  if (
    ![one, other].some(isWord) ||
    ![one, other].every((cell) => isWord(cell) || SEGMENT.test(cell.text) || NEGATIVE.test(cell.text))
  )
    return [];
  const name = label.text.trim().replace(/:$/, "");
  return [
    { cell: one, side: first.side },
    { cell: other, side: second.side },
  ].flatMap(({ cell, side }) =>
    WELL.test(cell.text.trim()) || NEGATIVE.test(cell.text)
      ? []
      : [
          {
            text: `${name}, ${side}: ${cell.text.trim()}`,
            lines: [index],
            within: { start: cell.start, end: cell.end },
          },
        ],
  );
}
