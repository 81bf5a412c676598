import { US_STATES } from "@/lib/core/us-states";
import { daysOpening, findDates, parseFormDate } from "../../page/calendar-date";
import { inScope, type Reading, type Scope } from "../../page/candidate";
import { dayInColumn } from "../../page/dates-on";
import { serviceOver } from "../service-over-amounts";
import { isOfDecision } from "./decision-day";
import type { Keep } from "./keep";
import { RUNNING } from "./labeled-days";
import { withYears } from "./with-years";

const PROCEDURE_ROW = /^\s*(?:\d{5}|[A-Z]\d{4})\b.*\d\.\d\d\b/;

/** "07/15/2026" opening a line over "99203 office visit  $260.00" and what else was done that day. */
export function overRows({ lines }: Reading, scope: Scope | undefined, keep: Keep): void {
  lines.forEach((line, at) => {
    const [first] = line.cells;
    const [day] = findDates(first?.text ?? "");
    if (!first || !inScope(scope, at) || day?.start !== 0 || day.end < first.text.length) return;
    if (!/\d\.\d\d\b/.test(line.text) && PROCEDURE_ROW.test(lines[at + 1]?.text ?? ""))
      keep(day.iso, { line: at, start: first.start, end: first.end });
  });
}

const DATE_HEAD = /^(?:from|to|thru|through|date\(?s?\)?|begin|end|first|last|service|svc|serv)$/i;

/** Columns that are only called "From", "To" or "Date", in a table of claims or charges. */
export function fromColumns({ lines }: Reading, scope: Scope | undefined, keep: Keep): void {
  lines.forEach((header, at) => {
    if (header.cells.length < 4 || /\d/.test(header.text)) return;
    for (let line = at + 1; line < lines.length && line <= at + 30; line++) {
      const row = lines[line];
      if (!row || row.cells.length === 0 || row.page !== header.page) break;
      if (row.cells.length < 4 || !inScope(scope, line)) continue;
      for (const cell of row.cells) {
        const [date] = findDates(cell.text);
        const over = header.cells.find((h) => h.start < cell.end && cell.start < h.end + 2);
        if (date && date.start === 0 && over && DATE_HEAD.test(over.text))
          keep(date.iso, { line, start: cell.start, end: cell.end });
      }
    }
  });
}

/** "03/09/27 Cobalt Health PPO paid 96.20" in an account's list: money came in, nothing was done. */
export const isEntry = (text: string): boolean =>
  /^\s*\d{1,2}\/\d{1,2}\/\d{2,4}\s.*\d\.\d\d\b/.test(text) &&
  /\b(?:paid|payment|pmt|write-?off|adjustment|credit|discount|refund|transfer(?:red)?|thank you|co-?insurance|deductible|co-?pay|balance|due from|(?:sent|billed|submitted|forwarded|filed) (?:to|with)|(?:called|phoned|spoke (?:to|with)|left (?:an? )?(?:msg|message|voice ?mail)|no answer|statement (?:sent|mailed)))\b/i.test(
    text,
  ) &&
  !/(?<![\d.,$])(?:\d{5}|[A-Z]\d{4})(?![\d.,])/.test(text);

const CODE = /\b(?:\d{5}|[A-Z]\d{4})\b/;
/** "P.O. Box 1200, Salem OR 97301" beside the day of a check and its amount: a ZIP code is no procedure. */
const ADDRESS =
  /^(?:P\.? ?O\.? ?Box \d|\d{1,6} \p{L}[^,]{2,40},).*\p{L}{2},? ([A-Z]{2}),? \d{5}(?:-\d{4})?$/iu;
/** "1 Therapeutic exercise, GP 97110" and "1 Ann Ames, PA 99213" name no city and its state. */
const isAddress = (text: string): boolean => (ADDRESS.exec(text)?.[1] ?? "") in US_STATES;
/** "Remittance date" over "11/12/2026    $316.00    $0.00" in a screen's boxes: a label that says of what the day is. */
const NAMED_DAY = /\p{L}{4} date|\bdate (?:of|finalized|processed|mailed|issued|printed)\b/iu;

export function fromRows(
  reading: Reading,
  scope: Scope | undefined,
  keep: Keep,
  notice: string | undefined,
): void {
  // A column "Date of bill" beside one of service dates is no service.
  const otherwise = new Set(
    reading.labeled
      .filter(
        (v) =>
          v.layout === "below" &&
          // "Date" alone over a table's rows is that of the service.
          (v.label.kind === "other_date" || (v.label.kind === "notice_date" && NAMED_DAY.test(v.labelText))),
      )
      .flatMap((v) => findDates(v.value).map(({ iso }) => `${v.span.line} ${iso}`)),
  );
  const take = keep;
  // "… for dates of service 03-24-2026," goes on in a line that looks like one of charges: its sentence tells all of them.
  const prose = new Set(
    reading.sentences
      .filter(({ text }) => (text.match(/ \p{Ll}{2,}/gu)?.length ?? 0) >= RUNNING)
      .flatMap(({ spans }) => spans.map(({ line }) => line)),
  );
  reading.lines.forEach(({ text, cells }, line) => {
    if (!inScope(scope, line)) return;
    const keep: Keep = (iso, span) => !otherwise.has(`${span.line} ${iso}`) && take(iso, span);
    // A line of charges opens with its date or dates; claim forms print them with blanks.
    const row =
      /^\s*(?:\d{1,3}\s+)?(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?: ?- ?\d{1,2}\/\d{1,2}\/\d{2,4})?|\d{1,2}-[A-Z][a-z]{2}-\d{2,4})\b.*\d+\.\d{2}/.exec(
        text,
      );
    if (row?.[1])
      for (const date of findDates(withYears(text.slice(0, 30)))) keep(date.iso, { line, start: 0, end: 30 });
    // A line of charges with a described service first: "Speech tx   05/12/2026   92507   155.00".
    const described =
      !row &&
      !(prose.has(line) && cells.length === 1) &&
      !/:|\b(?:was|were|has|have) (?:been )?\p{Ll}/u.test(text) &&
      cells.some((cell) => CODE.test(cell.text) && !isAddress(cell.text)) &&
      /(?<![\w.])\d{1,3}(?:,\d{3})*\.\d{2}\b(?!\.\d)/.test(text);
    if (described && !/\btotals?\b/i.test(text)) {
      const said = withYears(text);
      const own = dayInColumn(reading, line);
      for (const date of findDates(said))
        if ((own === undefined || date.iso === own) && !isOfDecision(said.slice(0, date.start)))
          keep(date.iso, { line, start: 0, end: text.length });
    }
    // "05/27/2026  97530 Activities" over "Charge 120.00   Paid 0.00"
    const over = serviceOver(reading.lines, line + 1);
    if (over?.date) keep(over.date, { line, start: 0, end: text.length });
    const form = /^\s*(?:\d\s+)?(\d{2} \d{2} \d{2,4})\s+(\d{2} \d{2} \d{2,4})\s+\d{2}\b/.exec(text);
    // "09 11 26  98941   65.00": one day, its procedure and its charge.
    const spaced = /^\s*(\d{2} \d{2} \d{2,4})\s{1,20}(?:\d{5}|[A-Z]\d{4})\b.*\d\.\d{2}/.exec(text);
    // Medicare's remittance: "1234567893  0504 050426".
    const remit = /^\s*(?:\d{10}\s+)?\d{4}\s+(\d{6})\b/.exec(text);
    const iso = parseFormDate(form?.[1] ?? spaced?.[1] ?? remit?.[1] ?? "");
    if (iso) keep(iso, { line, start: 0, end: (form?.[0] ?? spaced?.[1] ?? "").length });
    // "052026  052026   98941 … 72.00": a pair of dates without strokes.
    for (const day of daysOpening(text, notice)) keep(day, { line, start: 0, end: 14 });
    const packed = /(?<![\d-])(\d{6})(?: {1,4}|-)(\d{6})(?![\d-]).*\d\.\d{2}/.exec(text);
    if (packed?.[1] && packed[2])
      for (const digits of [packed[1], packed[2]]) {
        const date = parseFormDate(digits);
        if (date) keep(date, { line, start: packed.index, end: packed.index + 6 });
      }
  });
}
