import { daysUpTo, findDates, parseFormDate } from "../../page/calendar-date";
import type { Reading } from "../../page/candidate";
import type { LabeledValue } from "../../page/labeled-values";
import type { Span } from "../../page/page-lines";
import { withYears } from "./with-years";

/** The days that a label announces: in its value, behind "through" in its line, and in the lines that go on with them. */
export function daysUnder(
  v: LabeledValue,
  lines: Reading["lines"],
  notice: string | undefined,
): { iso: string; span: Span }[] {
  // "Visits of August 10 were charged and denied on September 14": what was done later is no visit.
  // "performed on March 6, 2026. The claim reached us on April 2": the next sentence tells of something else.
  // "your claim (DOS 9/2/26) on 9/22/26": a label in brackets says nothing of what stands behind them.
  const isBracketed =
    v.layout === "inline" && IN_BRACKET.test(lines[v.span.line]?.text.slice(0, v.span.start) ?? "");
  const value = withYears(
    (isBracketed ? (v.value.split(")", 1)[0] ?? "") : v.value).split(
      / (?:was|were|are|is|(?:only )?(?:reached|came (?:to|in)|arrived)) |(?<=\d)\. (?=\p{Lu})/u,
    )[0] ?? "",
  );
  // "Visits 7 to 14: The scores … since the form of 08/10/2026": visits by their numbers, and what is said of them.
  if (NUMBERED_VISITS.test(v.value)) return [];
  // "Served on the provider electronically 05/19/2026": on whom a paper was served.
  if (
    /^served\b/i.test(v.labelText) &&
    v.layout !== "below" &&
    (findDates(v.value)[0]?.start ?? 0) > WEEKDAYS
  )
    return [];
  // "had used 20 visits by June 30", "16 visits approved since September 8": up to or from when something was counted.
  if (v.layout !== "below" && UP_TO.test(v.value)) return [];
  // Running text under a word that looks like a heading is not its column.
  if (v.layout === "below" && (v.value.match(SMALL_WORD)?.length ?? 0) >= RUNNING) return [];
  const [first] = findDates(value);
  // "WITHIN 180 DAYS OF THE DATE OF SERVICE. LAST DAY FOR THIS CLAIM WAS 08/16/2026": a sentence ended with the label's words.
  if (
    v.layout !== "below" &&
    first?.start !== 0 &&
    ENDED.test(lines[v.span.line]?.text.slice(0, v.span.start) ?? "")
  )
    return [];
  // "When we paid this claim … We have since learned (August 19, 2026) that": a sentence, which a label's word opens.
  if (v.layout !== "below" && (value.slice(0, first?.start ?? 0).match(SMALL_WORD)?.length ?? 0) >= RUNNING)
    return [];
  const found = findDates(value).map(({ iso }) => iso);
  const short = found.length === 0 && notice ? daysUpTo(v.value, notice) : [];
  // "10/19-11/27" before a notice of October: a time that is still to come has no year that the notice tells.
  if ((short[0] ?? "") <= (short[1] ?? "9")) found.push(...short);
  if (found.length === 0) found.push(...packedDays(v.value));
  const days = found.map((iso) => ({ iso, span: v.span }));
  return days.length === 0
    ? []
    : [...days, ...cellsBeside(v, lines), ...throughDay(v, lines), ...goingOn(v, lines)];
}

/** "Services      06/09/2026   06/16/2026      97161  97110": days side by side, each in a cell of its own. */
function cellsBeside(v: LabeledValue, lines: Reading["lines"]): { iso: string; span: Span }[] {
  if (v.layout === "below" && hasHeadingBehind(v, lines)) return [];
  const days: { iso: string; span: Span }[] = [];
  const behind = lines[v.span.line]?.cells.filter(({ start }) => start >= v.span.end) ?? [];
  // "09/21/2026  97110, 97530     09/24/2026  97110, 97530": each day with its codes; behind "04/06/2026  97110" a day may be that of anything.
  const withCodes = CODES_ALONE.test(behind[0]?.text ?? "");
  for (const [at, { text, start, end }] of behind.entries()) {
    if (CODES_ALONE.test(text)) continue;
    if (withCodes && !CODES_ALONE.test(behind[at + 1]?.text ?? "")) break;
    const [day] = findDates(text);
    if (day?.start !== 0 || day.end !== text.length) break;
    days.push({ iso: day.iso, span: { line: v.span.line, start, end } });
  }
  return days;
}

const CODES_ALONE = /^(?:\d{5}|[A-V]\d{4})(?:, ?(?:\d{5}|[A-V]\d{4}))*$/;

/** "TREATMENT DATES" over "04/06/2026  04/08/2026  04/13/2026": the last heading of its row has all that stands behind; any other has a neighbor. */
const hasHeadingBehind = ({ labelLine, span }: LabeledValue, lines: Reading["lines"]): boolean =>
  [-1, 0, 1].some(
    (n) =>
      labelLine + n < span.line &&
      lines[labelLine + n]?.cells.some(({ start }) => start >= span.end) === true,
  );

/** "Wednesday, " may stand before a day. */
const WEEKDAYS = 11;

const IN_BRACKET = /\([^()]{1,30}$/;

const UP_TO =
  /^(?:(?:(?:already|previously) )?(?:approved|authorized|certified|used) )?(?:by|before|as of|after|since|prior to|up to(?: and including)?) /i;

const ENDED = /\p{L}{4}\.\s+$/u;

const SMALL_WORD = / \p{Ll}{2,}/gu;

const NUMBERED_VISITS = /^\d{1,3}(?: ?(?:to|through|thru|and|[-–]) ?\d{1,3})?:/;

/** "090226", "03042026 - 03182026", "03 04 2026", "3.4.26" */
function packedDays(value: string): string[] {
  const parts = value.split(/(?: ?[-–] ?| to | thru | through | )(?=\d{6}(?:\d{2})?(?:\D|$)|\d{1,2}\.\d)/i);
  return parts.flatMap((part) =>
    /^(?:\d{6}(?:\d{2})?|\d{2} \d{2} \d{2,4}|\d{1,2}\.\d{1,2}\.\d{2})(?:\s|$)/.test(part)
      ? (parseFormDate(part) ?? [])
      : [],
  );
}

/** "Service from: 03/04/2026   to: 03/18/2026": the second label is a small word that announces other things elsewhere. */
function throughDay(
  v: LabeledValue,
  { [v.span.line]: line }: Reading["lines"],
): { iso: string; span: Span }[] {
  if (v.layout === "below" || !line) return [];
  const rest = line.text.slice(v.span.end);
  // "Statement covers period   09/02/2026   09/08/2026": both days of a time stand in columns of their own.
  const next = /\bperiod\b/i.test(v.labelText)
    ? line.cells.find(({ start }) => start >= v.span.end)
    : undefined;
  const [second] = next ? findDates(next.text) : [];
  if (next && second?.start === 0 && second.end === next.text.length)
    return [{ iso: second.iso, span: { line: v.span.line, start: next.start, end: next.end } }];
  // "Service from / to   10/26/2026  /  10/30/2026"
  const both = /\bfrom\b.*\b(?:to|thru|through)$/i.test(v.labelText)
    ? /^\s{0,4}[/–-]\s{0,4}(?=\d)/.exec(rest)
    : null;
  const lead =
    both?.[0].length ??
    /^\s{0,12}(?:to|thru|through|until)(?: date)?[\s:.]{1,8}(?=[\dA-Z])/i.exec(rest)?.[0].length;
  const [date] = lead === undefined ? [] : findDates(rest.slice(lead));
  if (date?.start !== 0 || lead === undefined) return [];
  const start = v.span.end + lead;
  return [{ iso: date.iso, span: { line: v.span.line, start, end: start + date.end } }];
}

const MOST_LINES = 12;

/** What may stand between such days. */
export const BETWEEN =
  /\b(?:and|to|thru|through|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\b|[\s,;&.–-]/gi;

/** "03/04/2026," over "03/11/2026": days that go on in the lines below, where nothing else stands in their place. */
function goingOn(v: LabeledValue, lines: Reading["lines"]): { iso: string; span: Span }[] {
  const isList = /\bdates\b|\bdays\b|\(s\)|^visits$/i.test(v.labelText);
  // A table's rows are values of their own.
  const isRow = v.layout === "below" && lines[v.labelLine]?.cells.length !== 1;
  const isOpen = /(?:,|&|[-–]|\band|\bto|\bthru|\bthrough)$/i.test(v.value);
  if (isRow || !(isList || isOpen)) return [];
  const days: { iso: string; span: Span }[] = [];
  for (let at = v.span.line + 1; at <= v.span.line + MOST_LINES; at++) {
    const [cell, ...others] = lines[at]?.cells ?? [];
    const found = cell ? findDates(withYears(cell.text)) : [];
    const rest = found.reduceRight(
      (text, { start, end }) => text.slice(0, start) + text.slice(end),
      withYears(cell?.text ?? ""),
    );
    const isUnder = cell && (isOpen || Math.abs(cell.start - v.span.start) <= 2);
    if (!cell || !isUnder || others.length > 0 || found.length === 0 || rest.replace(BETWEEN, "")) break;
    for (const { iso } of found) days.push({ iso, span: { line: at, start: cell.start, end: cell.end } });
  }
  return days;
}

/** So many words in small letters are running text. */
export const RUNNING = 8;
