import { calendarDate } from "@/components/ui/calendar-date";
import { normalizeMoney } from "@/components/ui/money-text";
import { usd } from "@/lib/core/number-text";
import { LINE_STATUS_OPTIONS, lineItemInput } from "@/lib/domain/claim/line-item/schema";
import { type Line, type LineValues, lineBody } from "./line";
import { columnOf, type FieldKind, type LineField } from "./line-fields";

/** What people type and paste, what the wire wants, and what is shown. */

const iso = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const same =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? date.toISOString().slice(0, 10) : null;
};

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A date as US offices and spreadsheets write it, as `YYYY-MM-DD`. Two digits of a year are of this century. */
export function readDate(text: string): string | null {
  const year = (digits: string) => Number(digits) + (digits.length === 2 ? 2000 : 0);
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?: 0?0:00(?::00)?)?$/.exec(text);
  if (us?.[1] && us[2] && us[3]) return iso(year(us[3]), Number(us[1]), Number(us[2]));
  const plain = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text);
  if (plain) return iso(Number(plain[1]), Number(plain[2]), Number(plain[3]));
  const named = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text);
  const month = MONTHS.indexOf(named?.[1]?.toLowerCase() ?? "") + 1;
  return named && month > 0 ? iso(Number(named[3]), month, Number(named[2])) : null;
}

/** "$ -" is a zero in the accounting format of spreadsheets. */
const readMoney = (text: string) => (/^\$?\s*-$/.test(text) ? "0.00" : normalizeMoney(text));

/** "1,000" and "2.00" are whole numbers in spreadsheets. */
const readWhole = (text: string) =>
  /^\d{1,3}(,\d{3})+$|^\d+$|^\d+\.0+$/.test(text) ? text.replaceAll(",", "").replace(/\.0+$/, "") : null;

function readStatus(text: string): string | null {
  const wanted = text.toUpperCase();
  if (wanted === "NONE") return "";
  const found = LINE_STATUS_OPTIONS.find(
    ({ value, label }) => value === wanted || label.toUpperCase() === wanted,
  );
  return found?.value ?? null;
}

const READERS: Record<FieldKind, (text: string) => string | null> = {
  text: (text) => text.replaceAll(/\s+/g, " "),
  long: (text) => text,
  codes: (text) => [...new Set(text.toUpperCase().split(/[\s,;]+/))].join(" "),
  whole: readWhole,
  money: readMoney,
  date: readDate,
  status: readStatus,
};

/** The wire's text of what was typed; what can't be read stays as it is, for `faultsOf` to judge. */
export function readCell(field: LineField, typed: string): string {
  const text = typed.replaceAll("\u00a0", " ").trim();
  return text === "" ? "" : (READERS[columnOf(field).kind](text) ?? text);
}

export type Faults = Partial<Record<LineField, string>>;
const NO_FAULTS: Faults = {};
const known = new WeakMap<LineValues, Faults>();

/** What the server's schema has against a line, a sentence a field. Remembered, as lines don't change in place. */
export function faultsOf(line: Line): Faults {
  const before = known.get(line.values);
  if (before) return before;
  const parsed = lineItemInput.safeParse(lineBody(line));
  const faults: Faults = {};
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const field = issue.path[0] as LineField | undefined;
    if (field) faults[field] ??= issue.message;
  }
  const result = parsed.success ? NO_FAULTS : faults;
  known.set(line.values, result);
  return result;
}

/** The UHC description is cut at 50 characters (docs/product.md, F11); so is every other long text. */
const CUT = 50;
export const cutText = (text: string): string =>
  text.length > CUT ? `${text.slice(0, CUT).trimEnd()}…` : text;

/** As a cell shows it. */
export function shownText(field: LineField, value: string): string {
  const { kind } = columnOf(field);
  if (value === "") return "";
  if (kind === "money" && /^\d+\.\d\d$/.test(value)) return usd(value);
  if (kind === "date" && readDate(value) === value) return calendarDate(value);
  if (kind === "status") return LINE_STATUS_OPTIONS.find((option) => option.value === value)?.label ?? value;
  return value;
}

/** As a cell is edited: dates the way they are typed here. */
export function editText(field: LineField, value: string): string {
  const [, year, month, day] =
    columnOf(field).kind === "date" ? (/^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []) : [];
  return year ? `${month}/${day}/${year}` : value;
}
