import { findDates } from "../../page/calendar-date";
import type { Cell, Line } from "../../page/page-lines";
import { hasBoxes } from "./tick-boxes";

/** Fewer columns say as much without their heads. */
const LEAST_COLUMNS = 4;
/** How far a cell may begin from its head, in characters. */
const FARTHEST = 6;
/** Nothing was measured, a device failed ("E3"), or the value is another day's. */
const EMPTY = /^[-–—.]*$|^E(?:rr(?:or)?\.?|-?\d{1,2})$|\b(?:cf|c\/f|carried|copied)\b/i;
/** "PHQ-9", "6MWT", "L5", "CO-253" of a remittance: a number that belongs to a name. */
const NUMBERED_NAME =
  /^(?:[A-Za-z][A-Za-z ]{1,20}(?:[<>]=?|[≤≥]) ?\d{1,2} ?[a-z]{0,5}|[A-Za-z][A-Za-z -]{1,14}[- ]?\d{1,2}|\d{1,2}[A-Za-z]{2,8}|(?:CO|PR|OA|PI|CR)-?\d{1,3})(?: ?\([^()\d]*\))?$/;

/** "BMD (g/cm2)", "eGFR (mL/min/1.73 m2)": a unit's digits are no value. */
const UNIT = /\((?:[a-zµ%]{1,4}\/)[^()]{1,14}\)/i;
/** "Deductible (PR-1)", "Not allowed (CO 45)": the code behind the name of a column of money. */
export const ADJUSTMENT_CODE = /\s?\((?:CO|PR|OA|PI|CR)[- ]?\d{1,3}\)/i;

/** "Coins 20%": the share behind the name of a column of money. */
const SHARE = / \d{1,3} ?%$/;

const DAY_HEAD = /^(?:date|day|dos|visit date|date of (?:service|visit)|serv(?:ice)? dates?|fill date)$/i;

/** "PRIOR 06/15/2026": a column of an earlier day among columns of this one. */
const EARLIER_COLUMN = /^(?:prior|previous|last)(?: (?:result|value))?\s+\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/i;

/** The names over a table's columns. */
export const isTableHead = (line: Line): boolean => {
  const last = line.cells.at(-1);
  if (!last || !EARLIER_COLUMN.test(last.text.trim())) return isHeadOfNames(line);
  return isHeadOfNames({ ...line, text: line.text.slice(0, last.start), cells: line.cells.slice(0, -1) });
};
/** "Date   97110   97112   Total timed": each day's minutes stand under their code. */
const isHeadOfCodes = (cells: Line["cells"]): boolean =>
  cells.slice(0, 2).some(({ text }) => DAY_HEAD.test(text.trim())) &&
  cells.slice(1).some(({ text }) => CODE_OR_WITH_CODE.test(text.trim()));
const CODE_OR_WITH_CODE =
  /^(?:\p{L}[\p{L} .-]{1,16} )?\(?(?:9\d{4}|[GV]\d{4})(?:-\w{2})?\)?(?: (?:min(?:ute)?s?|units?))?$/u;
/** "Plan   BAY HEALTH PLAN   ACTIVE": the answer of a screen. "Active" stands over a column only beside "Passive". */
const STATUS = /^(?:in)?active$|^(?:not |in)?eligible$|^in force$|^term(?:ed|inated)$|^lapsed$/i;
const isHeadOfNames = ({ text, cells }: Pick<Line, "text" | "cells">, ofCodes = isHeadOfCodes(cells)) =>
  cells.length >= 3 &&
  // "Did this happen at work?   [ ] yes   [x] no": boxes stand in a form.
  !hasBoxes(text) &&
  (/\bpassive\b/i.test(text) || !cells.some((cell) => STATUS.test(cell.text.trim()))) &&
  // "Neer / Hawkins   - / -   + / +": signs stand in rows.
  cells.every((cell) => /[\p{L}\d#%$]/u.test(cell.text)) &&
  !/[.:;]/.test(text.replace(/\b(?:no|num|acct|pt|inj|uninj|inv|uninv|unaff)\.(?=[\s)]|$)/gi, "")) &&
  cells.every((cell) => cell.text.trim().length <= 32) &&
  cells.filter((cell) => cell.text.trim().length > 24).length < 2 &&
  cells.every(({ text }) => {
    const name = text.replace(UNIT, "").replace(ADJUSTMENT_CODE, "").trim().replace(SHARE, "");
    return !/\d/.test(name) || NUMBERED_NAME.test(name) || (ofCodes && CODE_OR_WITH_CODE.test(name));
  }) &&
  // "Date   PHQ-9   GAD-7   item 9": behind the days' own head names may all be numbered.
  (ofCodes ||
    DAY_HEAD.test(cells[0]?.text.trim() ?? "") ||
    cells.filter(({ text: name }) => !/\d/.test(name.replace(SHARE, ""))).length * 2 >= cells.length) &&
  findDates(text).length === 0;

/** "Visit 4", but "What changed since last time: stands 20 min": a head of several words is told apart from what stands under it. */
export const behindHead = (name: string, value: string): string =>
  name.split(/\s+/).length > 2 && !name.endsWith(":") ? `${name}: ${value}` : `${name} ${value}`;

/** Each cell of a row with the column whose head stands over it; undefined where one has none. */
export function cellsUnderHead({ cells }: Line, head: Line): { column: number; cell: Cell }[] | undefined {
  const taken = new Set<number>();
  const placed: { column: number; cell: Cell }[] = [];
  for (const cell of cells) {
    const free = head.cells
      .map((one, column) => ({
        column,
        off: one.start < cell.end && cell.start < one.end ? 0 : Math.abs(one.start - cell.start),
      }))
      .filter(({ column, off }) => !taken.has(column) && off <= FARTHEST)
      .sort((a, b) => a.off - b.off);
    const [best] = free;
    if (!best) return undefined;
    taken.add(best.column);
    placed.push({ column: best.column, cell });
  }
  return placed;
}

/** "NDI 12; ROT 69/73": a table's row as it is read, each value behind its column's head; undefined where they don't fit. */
/** "A I10" of a row of diagnoses; "Mon 9/8" is a day. */
const NO_DAY = /^(?!.*\d{1,2}[/-]\d{1,2}).*\p{L}/u;

/** "Version   Effective   Status": without its heads a row of editions says nothing. */
const OF_EDITIONS = /^(?:version|edition|revision)s?$/i;
const leastOf = (head: Line) =>
  head.cells.some(({ text }) => OF_EDITIONS.test(text.trim())) ? LEAST_COLUMNS - 1 : LEAST_COLUMNS;

/**
 * "BAY CLM RECORDS  26213088 Ames" under one head: two spaces within a cell part no column. A piece that has no head over it belongs to the
 * cell before it, where that one has the last head on its left.
 */
function withWideCells(line: Line, head: Line): Line {
  if (line.cells.length <= head.cells.length) return line;
  const isUnderHead = (cell: Cell) =>
    head.cells.some((one) => one.start < cell.end + 2 && cell.start < one.end);
  const cells: Cell[] = [];
  for (const cell of line.cells) {
    const last = cells.at(-1);
    const over = head.cells.findLast(({ start }) => start <= cell.start);
    const isOneColumn = last && over && last.start >= over.start - 1 && last.start < over.end;
    // "NDI   46%": a value is no more of a name.
    const isWords = /\p{L}{2}/u.test(cell.text);
    if (last && isOneColumn && isWords && !isUnderHead(cell) && cell.start - last.end <= MOST_SPACES)
      cells[cells.length - 1] = { ...last, text: `${last.text} ${cell.text}`, end: cell.end };
    else cells.push(cell);
  }
  return { ...line, cells };
}
const MOST_SPACES = 3;

/** What ends a cell's words, before the next one is told; the stop of an initial is its own. */
const LAST_STOP = /[;,]$|(?<=\p{Ll}{3})\.$/u;

export function rowUnderHead(line: Line, head: Line): string | undefined {
  const least = leastOf(head);
  if (head.cells.length < least || line.cells.length < least) return undefined;
  const placed = cellsUnderHead(line, head) ?? cellsUnderHead(withWideCells(line, head), head);
  if (!placed) return undefined;
  const day = head.cells.findIndex(({ text }) => DAY_HEAD.test(text.trim()));
  const under = placed.find(({ column }) => column === day);
  // What has no day under the head of the days is no row of the list.
  if (under && NO_DAY.test(under.cell.text) && findDates(under.cell.text).length === 0) return undefined;
  const said = placed.flatMap(({ column, cell }) => {
    const name = head.cells[column]?.text.trim() ?? "";
    const value = cell.text.trim().replace(/\s+/g, " ").replace(LAST_STOP, "");
    return EMPTY.test(value) ? [] : /\w/.test(name) ? [behindHead(name, value)] : [value];
  });
  return said.length >= least ? said.join("; ") : undefined;
}

/** "min" over "32   TOTAL for month": a sum with what it counts; undefined where no column of the head counts it. */
export function sumUnderHead({ cells }: Line, head: Line): string | undefined {
  const label = cells.find(({ text }) => SUM.test(text.trim()));
  const sum = cells.find(({ text }) => /^\d{1,4}(?:\.\d{1,2})?$/.test(text.trim()));
  const over = sum && head.cells.find(({ start, end }) => start < sum.end + 1 && sum.start < end + 1);
  const counts = over?.text.trim() ?? "";
  if (!label || !sum || cells.length > 3 || head.cells.length < LEAST_COLUMNS || !COUNTED.test(counts))
    return undefined;
  const rest = cells.filter((cell) => cell !== label && cell !== sum).map(({ text }) => text.trim());
  return [`${label.text.trim()}: ${sum.text.trim()} ${counts.toLowerCase()}`, ...rest].join("; ");
}
/** "Total, not billed" is no sum that anything was billed by. */
const SUM = /^(?!.*\b(?:not|no|under|below|less|short)\b)(?:grand |sub-?)?totals?\b/i;
const COUNTED =
  /^(?:min(?:ute)?s?|time|hours?|hrs?|units?|visits?|sessions?|days?)\.?(?: (?:min(?:ute)?s?|used))?$/i;

/** "Ther ex   Manual   Timed" over "Date   97110   97140   min": names in two rows, each column's together. */
export function inTwoRows(above: Line | undefined, head: Line): Line {
  if (
    !above ||
    above.page !== head.page ||
    !isTableHead(above) ||
    !DAY_HEAD.test(head.cells[0]?.text.trim() ?? "")
  )
    return head;
  const over = (cell: Cell) =>
    above.cells.find((one) => one.start < cell.end + 2 && cell.start < one.end + 2);
  const named = new Set(head.cells.map(over).filter((cell) => cell !== undefined));
  if (named.size < above.cells.length) return head;
  return {
    ...head,
    cells: head.cells.map((cell) => ({
      ...cell,
      text: [over(cell)?.text.trim(), cell.text.trim()].filter(Boolean).join(" "),
    })),
  };
}

/** "          BP   HR   Wt" over "10/13/2026   92/58   88   182 lb": the days' own column has no name. */
export function withDayHead(head: Line, row: Line | undefined): Line {
  const [first] = row?.cells ?? [];
  const day = findDates(first?.text ?? "")[0];
  const isDay = first && day && first.text.trim().length - (day.end - day.start) <= 2;
  if (!isDay || row?.page !== head.page || first.end > (head.cells[0]?.start ?? 0)) return head;
  return { ...head, cells: [{ ...first, text: "Date" }, ...head.cells] };
}
