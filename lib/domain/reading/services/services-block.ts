import { type FoundDate, findDates } from "../page/calendar-date";
import type { Cell, Line } from "../page/page-lines";

/**
 * "SERVICES" alone over its own lines, as in a margin of facts: the codes, each in a line, and under them their days ("on 09/14/2026,"
 * over "09/17/2026 and" over "09/21/2026"). One line of anything else, and it is no such block.
 */
const HEADING =
  /^(?:services?|service codes?|procedures?|treatments?|codes?|visits?|(?:services?|what) (?:was |we )?(?:billed|denied|done|refused))\s*:?$/i;
const OPENS_WITH_CODE = /^(?:\d{5}|[A-CEGHJ-MP-V]\d{4})(?:-[A-Z\d]{2})*(?![\w/.])(?!.*\d\.\d\d\b)/;
/** What may stand around and between the days. */
const AROUND_DAYS = /^(?:(?:on|and|to|thru|through|from|dates?|days?|of|service|visits?)\b|[\s,;:&.–-])*$/i;
const DEEPEST = 10;
const ASKEW = 2;
/** More stands in no margin. */
const LONGEST = 36;

type BlockLine = { line: number; cell: Cell; days: FoundDate[] };

/** The lines right under such a heading, where each of them is a code's or only holds days. */
function linesUnder(lines: readonly Line[], at: number): BlockLine[] {
  const [heading, beside] = lines[at]?.cells ?? [];
  if (!heading || beside || !HEADING.test(heading.text)) return [];
  const found: BlockLine[] = [];
  for (let line = at + 1; line <= at + DEEPEST; line++) {
    const cells = lines[line]?.cells ?? [];
    const [cell] = cells;
    if (!cell) break;
    const text = cells.map((one) => one.text).join(" ");
    const days = findDates(text);
    const rest = days.reduceRight((left, day) => left.slice(0, day.start) + left.slice(day.end), text);
    const isCode = OPENS_WITH_CODE.test(text) && days.length === 0 && text.length <= LONGEST;
    const isDays = days.length > 0 && AROUND_DAYS.test(rest);
    if (Math.abs(cell.start - heading.start) > ASKEW || !(isCode || isDays)) return [];
    found.push({ line, cell, days });
  }
  return OPENS_WITH_CODE.test(found[0]?.cell.text ?? "") ? found : [];
}

/** Whether a code opens a line of such a block. */
export const opensLineOfBlock = (lines: readonly Line[], index: number, start: number): boolean =>
  Array.from({ length: DEEPEST }, (_, n) => index - 1 - n).some((at) =>
    linesUnder(lines, at).some(
      ({ line, cell, days }) => line === index && cell.start === start && days.length === 0,
    ),
  );

/** The days of such a block. */
export const daysOfBlocks = (lines: readonly Line[]): { iso: string; line: number; cell: Cell }[] =>
  lines.flatMap((_, at) =>
    linesUnder(lines, at).flatMap(({ line, cell, days }) => days.map(({ iso }) => ({ iso, line, cell }))),
  );
