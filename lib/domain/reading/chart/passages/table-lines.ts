import { isBlank, type Line } from "../../page/page-lines";
import { isHeadOfTotals, totalOfRow } from "../values/row-totals";
import { inTwoRows, isTableHead, rowUnderHead, sumUnderHead, withDayHead } from "../values/table-rows";
import { hasBoxes } from "../values/tick-boxes";
import { toldInHead } from "./page-heads";
import { type Apart, type LineHere, type TableHeads, type TextLines, wholeLine } from "./passage";

/** "--" under a column of numbers: below it stands what they come to. */
const SUM_RULE = /^\s{4,}[-=_]{2,12}\s*$/;

/** The heads that still stand over a line: a blank line or another page ends a table, a rule right under its names does not. */
export function headsOver(heads: TableHeads, lines: readonly Line[], index: number): TableHeads {
  const [previous, line] = [lines[index - 1], lines[index]];
  if (previous?.page !== line?.page) return {};
  // "-----   -----" under its names ends no table.
  const isRule =
    previous !== undefined && previous.offset === heads.names?.offset && line?.text.trim() !== "";
  return line && isBlank(line) && !isRule && !SUM_RULE.test(line.text) ? {} : heads;
}

/** "wk   8/17   8/24   total", and what a row below comes to: its single cells say little. */
export function rowOfTotals(
  { lines, underDates }: TextLines,
  { index, line, section, heads }: LineHere,
): Apart | undefined {
  if (isHeadOfTotals(line)) return { passages: [], heads: { ...heads, totals: line } };
  const total = heads.totals && !underDates.has(index) ? totalOfRow(line, heads.totals) : undefined;
  return total
    ? { passages: [{ text: total, spans: [wholeLine(lines, index)], section, told: true }] }
    : undefined;
}

/** A row is told under the names over its columns, with the lines that go on below it. */
export function rowOfTable(text: TextLines, here: LineHere): Apart | undefined {
  const { lines, underDates } = text;
  const { index, line, section, heads } = here;
  const row = heads.names && (rowUnderHead(line, heads.names) ?? sumUnderHead(line, heads.names));
  const isHead = isTableHead(line) && !underDates.has(index);
  const names = isHead ? withDayHead(inTwoRows(lines[index - 1], line), lines[index + 1]) : heads.names;
  if (!row || !names || hasBoxes(line.text))
    return isHead ? { passages: toldInHead(here), heads: { ...heads, names } } : undefined;
  const under = linesBelowRow(text, index, names);
  const wrapped = under.length === 0 ? wrappedRow(text, index, names) : undefined;
  const on = [index, ...(wrapped?.below ?? under)];
  const words = wrapped ? [] : under.map((at) => lines[at]?.text.trim().replace(/\s+/g, " "));
  const told = [wrapped?.text ?? row, ...words].join("; ");
  return {
    passages: [{ text: told, spans: on.map((at) => wholeLine(lines, at)), section, told: true }],
    last: on.at(-1),
    heads: { ...heads, names },
  };
}

/** "REJECTED. Subscriber ID not valid" under a row of a list, set in from its first column: what became of that row. */
function linesBelowRow({ lines, isText }: TextLines, index: number, head: Line): number[] {
  const second = lines[index]?.cells[1]?.start ?? 0;
  const below: number[] = [];
  for (let at = index + 1; at < lines.length && below.length < 2; at++) {
    const line = lines[at];
    if (!line || line.page !== lines[index]?.page || isBlank(line) || !isText(at)) break;
    const start = line.text.search(/\S/);
    if (Math.abs(start - second) > 4 || line.cells.length > 2 || rowUnderHead(line, head)) break;
    below.push(at);
  }
  return below;
}

const MOST_WRAPPED = 6;
/**
 * "sees 118840276 approved, 0" over "used. Auth was keyed …" in the same column: a cell's words go on under themselves, with the first
 * columns left empty.
 */
function wrappedRow(
  { lines, isText }: TextLines,
  index: number,
  head: Line,
): { text: string; below: number[] } | undefined {
  const row = lines[index];
  if (!row) return undefined;
  const cells = row.cells.map((cell) => ({ ...cell }));
  const below: number[] = [];
  for (let at = index + 1; below.length < MOST_WRAPPED; at++) {
    const line = lines[at];
    if (!line || line.page !== row.page || isBlank(line) || !isText(at)) break;
    const own = line.cells.map((one) => cells.find(({ start }) => Math.abs(start - one.start) <= 1));
    if ((line.cells[0]?.start ?? 0) <= (cells[0]?.end ?? 0) || own.some((cell) => !cell)) break;
    if (line.cells.some((cell) => /^(?:sub-?|grand )?totals?\b/i.test(cell.text))) break;
    for (const [order, cell] of own.entries())
      if (cell) cell.text = `${cell.text} ${line.cells[order]?.text ?? ""}`;
    below.push(at);
  }
  const text = below.length > 0 ? rowUnderHead({ ...row, cells }, head) : undefined;
  return text ? { text, below } : undefined;
}
