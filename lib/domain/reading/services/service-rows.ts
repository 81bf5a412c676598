import { birthDatesOf } from "../deadline/birth-dates";
import { readNoticeDate } from "../deadline/notice-date";
import type { CodeMention } from "../denial/code-mentions";
import type { findRemarks } from "../denial/denial-code";
import type { LegendEntry } from "../denial/legend";
import { daysOpening, daysUpTo, findDates, parseFormDate } from "../page/calendar-date";
import { inScope, type Reading, type Scope } from "../page/candidate";
import { datesOn, dayInColumn } from "../page/dates-on";
import { parseMoney } from "../page/identifiers";
import { isOfDecision } from "./dates/decision-day";
import { withYears } from "./dates/with-years";
import { serviceOver } from "./service-over-amounts";

/** What of a document every line looks at, read once. */
export type Notice = {
  reading: Reading;
  codes: readonly CodeMention[];
  remarks: ReturnType<typeof findRemarks>;
  legend: LegendEntry[];
  scope: Scope | undefined;
};

/** A line of service: where it opens, and the lines of adjustments under it. */
export type ServiceRow = { lines: number[]; procedure: string | null; date: string | null };

export const PROCEDURE =
  /(?<![\w$.,/#-])(WC0\d{2}|[A-CEGHJ-MP-V]\d{4}|D\d{4}|\d{4}[FTU]|\d{5})(?:[- ](?:\d{2}|[A-Z]{2})|\/(?:\d{2}|[A-Z]{2})(?=\s|$)|[A-Z]{2})?(?![\w/]|[.,]\d|-\d{3,})/g;
/** "M54.50" is a diagnosis. */
export const AMOUNT = /(?<![A-Za-z\d/.-])\(?-?\$? ?(?:\d{1,3}(?:,\d{3})+|\d{1,7})\.\d{2}\)?(?![\d/])/g;
/** "64.00   none   none": a word where a column of amounts has nothing, as long as "0.00" is. */
const NONE = /(?<=\s{2})none(?=\s{2}|$)/gi;
const amountsOf = (text: string): string => (/\d\.\d\d\s/.test(text) ? text.replace(NONE, "0.00") : text);
const TOTALS = /^\s*(?:sub-?|claim |clm |grand |page )?tot(?:als?)?\b|\btotals?:?\s+\$?\d/i;

/** "May 13, 2026   $132.00   Not paid   Still not paid": a visit, its charge, and in a cell of its own what was decided of it. */
const isDecided = (cells: readonly { text: string }[]): boolean =>
  cells.length >= 3 &&
  findDates(cells[0]?.text ?? "")[0]?.start === 0 &&
  DECIDED.test(cells.at(-1)?.text ?? "");
const DECIDED =
  /^(?:(?:still|remains?|stays?|now|will be|to be|will now be) )?(?:not (?:paid|covered|payable|allowed|changed)|denied|disallowed|upheld|paid|overturned|reversed|allowed|covered)$/i;

/** Lines that only go on about the service above them. */
const DEEPEST = 6;

export function serviceRows({ reading, codes: mentions, scope, legend }: Notice): ServiceRow[] {
  const rows: ServiceRow[] = [];
  const codes = new Set(mentions.filter((c) => !c.legend).map((c) => c.line));
  // "CO-119: the yearly maximum …", indented right under its line.
  const explained = new Set(mentions.filter((c) => c.legend).map((c) => c.line));
  const births = new Set(birthDatesOf(reading));
  reading.lines.forEach((line, index) => {
    const { text, cells } = line;
    if (!inScope(scope, index) || cells.length === 0) return;
    const money = amountsOf(text).match(AMOUNT)?.length ?? 0;
    const otherDays = otherDaysOn(reading, index);
    const over = serviceOver(reading.lines, index);
    // "ID …  DOB 09/27/1948  03/11/2026": under a claim's head a row may open with the patient's birth.
    const date =
      dayInColumn(reading, index) ??
      datesOn(line).find(
        ({ iso, start }) => !births.has(iso) && !otherDays.has(iso) && !isOfDecision(text.slice(0, start)),
      )?.iso ??
      findDates(withYears(text)).find(
        ({ iso, start }) => !otherDays.has(iso) && !isOfDecision(withYears(text).slice(0, start)),
      )?.iso ??
      dateUnder(reading, index) ??
      daysOpening(text, dayOf(reading))[0] ??
      packedDay(text) ??
      over?.date;
    const procedure =
      procedureOf(reading, index) ?? procedureUnder(reading, index) ?? over?.procedure ?? null;
    if (
      money > 0 &&
      !TOTALS.test(text) &&
      (procedure !== null || (date !== undefined && (money > 1 || isDecided(cells))))
    ) {
      // Prose with an amount is read by its own rule.
      if (!isRow(reading, index)) return;
      const above =
        date ??
        dayAbove(reading, index, births) ??
        dayOfRowAbove(rows, index) ??
        dayOfClaimAbove(reading, index);
      rows.push({ lines: [index], procedure, date: above });
      return;
    }
    const open = rows.at(-1);
    const last = open?.lines.at(-1);
    if (!open || last === undefined || index - last > 2 || open.lines.length > DEEPEST || TOTALS.test(text))
      return;
    if (last === index - 1 && explained.has(index) && indentOf(text) > indentOf(reading.lines[last]?.text)) {
      open.lines.push(index);
      return;
    }
    // "LH20377-1   26283-011902-0   GP   197": the second line of a record ends with its code.
    const ends =
      last === index - 1 && mentions.some((c) => c.line === index && c.end === text.trimEnd().length);
    const isMeant = legend.some(({ spans }) => spans[0]?.line === index + 1) && cells.length === 1;
    if (codes.has(index) && !isMeant && (money > 0 || cells.length <= 3 || ends) && !isLegendLine(text))
      open.lines.push(index);
  });
  return rows;
}

/** "DATE OF BILL   DATE RECEIVED   AMOUNT" over "04/17/2026   04/22/2026   $206.28": days of columns that are none of care. */
const otherDaysOn = ({ labeled }: Reading, index: number): ReadonlySet<string> =>
  new Set(
    labeled
      .filter(
        ({ label, layout, span }) => label.kind === "other_date" && layout === "below" && span.line === index,
      )
      .flatMap(({ value }) => findDates(value).map(({ iso }) => iso)),
  );

/** "KESSLER, IMOGEN SLP   12/08/2026" over "1  92507  $145.00": the line above names who and when. */
function dayAbove({ lines }: Reading, index: number, births: ReadonlySet<string>): string | null {
  const above = lines[index - 1];
  if (!above) return null;
  const [date, more] = datesOn(above);
  return date &&
    !births.has(date.iso) &&
    !more &&
    date.end >= above.text.trimEnd().length &&
    !/\d\.\d\d\b|:/.test(above.text)
    ? date.iso
    : null;
}

/** "070826   070826   97110", "02 90837        050426     155.00", "LN 1  020926-020926  92526", Medicare's "1902773316  0916 091626": a pair of days without strokes. */
const PACKED =
  /(?<![\d-])(\d{6})(?: {1,4}|-)\d{6}(?![\d-])|^\s*(?:\d{10}\s+)?\d{4}\s+(\d{6})\b|^\s*(\d{6})\s+(?=(?:\d{5}|[A-Z]\d{4})(?:[- ][A-Z\d]{2})?\s)|^\s*\d{1,2}\s{1,4}(?:\d{5}|[A-Z]\d{4})(?:[- ][A-Z\d]{2})?\s{2,60}(\d{6})\s{2,}(?=.*\d\.\d\d)/;
const packedDay = (text: string): string | undefined => {
  const [, first, behindShort, alone, behindCode] = PACKED.exec(text) ?? [];
  return parseFormDate(first ?? behindShort ?? alone ?? behindCode ?? "");
};

/** A line of charges right under another one of its claim, with the places of its days left empty. */
function dayOfRowAbove(rows: readonly ServiceRow[], index: number): string | null {
  const last = rows.at(-1);
  return last?.lines.at(-1) === index - 1 ? last.date : null;
}

/** "2026268114402   091426 091426   …" over "PROC 99213   BILLED 98.00": the claim's own line has the days of those set in below it. */
function dayOfClaimAbove({ lines }: Reading, index: number): string | null {
  const depth = indentOf(lines[index]?.text);
  for (let at = index - 1; at >= 0 && index - at <= DEEPEST; at -= 1) {
    const text = lines[at]?.text ?? "";
    if (text.trim() === "") return null;
    if (indentOf(text) < depth) return packedDay(text) ?? null;
  }
  return null;
}

/** "08/11/2026   45.00   0.00" over "   97124   massage therapy": the second half of the row opens with the code. */
function procedureUnder({ lines }: Reading, index: number): string | null {
  const under = lines[index + 1]?.text ?? "";
  if (indentOf(under) <= indentOf(lines[index]?.text) || under.match(AMOUNT)) return null;
  const [found] = [...under.matchAll(PROCEDURE)];
  return found && under.slice(0, found.index).trim() === "" ? (found[1] ?? null) : null;
}

const indentOf = (text = "") => text.length - text.trimStart().length;

const isLegendLine = (text: string) =>
  /[A-Za-z]{3,}(?: [A-Za-z]+){3,}/.test(text) && !/\d\.\d{2}\b/.test(text);

/** "(a)  11200, removal of skin tags, $148.00.  Reason 96": an item that ends a service's description with the one amount of its line. */
const DESCRIBED =
  /^\s*(?:[-•*]|\(?\w{1,2}[.)])\s+(?:\d{1,2}\/\d{1,2}\/\d{2,4},? +)?(?:\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})?, ([^$;:]{3,80}), (\$ ?[\d,]+\.\d\d)(?=[.,;]|\s)/;
const OF_ANOTHER_AMOUNT =
  /\b(?:(?<!\bnot )paid|allow\w*|owes?|co-?pay\w*|co-?ins\w*|deduct\w*|payment|refund\w*|balance|limit|maximum)\b/i;
export function chargeDescribed(text: string): string | undefined {
  const [, service = "", charge] = DESCRIBED.exec(text) ?? [];
  const isOne = charge && text.match(AMOUNT)?.length === 1 && !OF_ANOTHER_AMOUNT.test(service);
  // "…, $148.00 allowed."
  const behind = charge ? text.slice(text.indexOf(charge) + charge.length).split(/[.;]/, 1)[0] : "";
  return isOne && !OF_ANOTHER_AMOUNT.test(behind ?? "") ? amountIn(charge) : undefined;
}
/** … and goes on with the reason's number, whatever sentence stands behind it. */
const WITH_REASON =
  /\d\.\d\d[.;,] {1,3}(?:Reason|Code|CARC|Denial)(?: code)? (?:[A-Z]{2}[ -]?)?[AB]?\d{1,3}\b/i;
const isDescribedItem = (text: string): boolean =>
  chargeDescribed(text) !== undefined && WITH_REASON.test(text);

function isRow({ lines, labeled }: Reading, index: number): boolean {
  const line = lines[index];
  if (!line) return false;
  const words = line.text.match(/\p{L}{3,}/gu)?.length ?? 0;
  return (
    line.cells.length >= 3 ||
    words <= 4 ||
    isDescribedItem(line.text) ||
    labeled.some((v) => v.layout === "below" && v.span.line === index)
  );
}

const dateUnder = (reading: Reading, line: number) => {
  const value = reading.labeled.find((v) => v.label.kind === "service_date" && v.span.line === line)?.value;
  const day = value && dayOf(reading);
  return value ? (parseFormDate(value) ?? (day ? daysUpTo(value, day)[0] : undefined)) : undefined;
};

/** The paper's own date, from which days without a year take theirs. */
const dayOf = (reading: Reading) => readNoticeDate(reading)?.value;

function procedureOf({ lines, labeled }: Reading, index: number): string | null {
  const text = lines[index]?.text ?? "";
  const column = labeled.find((v) => v.label.kind === "procedure" && v.span.line === index);
  const inColumn = column && [...column.value.matchAll(PROCEDURE)][0]?.[1];
  if (inColumn) return inColumn;
  const bare = text.replace(AMOUNT, (m) => " ".repeat(m.length));
  const found = [...bare.matchAll(PROCEDURE)].find(
    (m) => !/(?:#|claim|acct|account|icn|no\.?|id):? ?$/i.test(bare.slice(0, m.index)),
  );
  return found?.[1] ?? null;
}

/** The first amount of a text. */
export const amountIn = (text: string): string | undefined => {
  const found = text.match(AMOUNT)?.[0];
  return found && parseMoney(found.replace(/[()$ -]/g, ""));
};
