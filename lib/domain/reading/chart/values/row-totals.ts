import type { Line } from "../../page/page-lines";

const DAY = /^(?:(?:week of|wk|w\/o) )?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/i;
const TOTAL = /^(?:totals?|sum|in all|altogether)$/i;
const FEWEST_DAYS = 3;
/** How far a value may begin from its head, in characters. */
const FARTHEST = 6;

/** "wk   8/17   8/24   8/31   total": days over the columns, and what they come to. */
export const isHeadOfTotals = ({ cells }: Line): boolean =>
  TOTAL.test(cells.at(-1)?.text.trim() ?? "") && daysOver(cells).length >= FEWEST_DAYS;

const daysOver = (cells: Line["cells"]) =>
  cells.map(({ text }) => text.trim()).filter((text) => DAY.test(text));

/** "days, 8/17 to 8/31: total 14 of 21": what a row under such a head comes to; its single cells say little. */
export function totalOfRow({ cells }: Line, head: Line): string | undefined {
  const [label, last] = [cells[0], cells.at(-1)];
  const over = head.cells.at(-1);
  if (!label || !last || !over || cells.length < 3 || !/\p{L}{2}/u.test(label.text)) return undefined;
  if (Math.abs(last.start - over.start) > FARTHEST || !/\d/.test(last.text)) return undefined;
  const days = daysOver(head.cells);
  return `${label.text.trim()}, ${days[0]} to ${days.at(-1)}: total ${last.text.trim().replace(/\s+/g, " ")}`;
}
