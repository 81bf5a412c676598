import { findDates, parseFormDate } from "../page/calendar-date";
import type { Candidate, Reading } from "../page/candidate";
import { datesOn } from "../page/dates-on";

/** The day of the check, or of the payment in the letterhead, that a remittance goes with. */
export function daysOfPayment({ lines }: Reading): Candidate[] {
  return lines.slice(0, CHECK_LINES).flatMap(({ text, cells }, line) =>
    datesOn({ text }).flatMap(({ iso, start, end }) => {
      // "Paid 08/31/2026" alone in the letterhead.
      const cell = cells.find((c) => c.start < start && end === c.end)?.text ?? "";
      const isPaid =
        line < PAID_LINES &&
        /^paid(?: on)?:? \S/i.test(cell) &&
        findDates(cell)[0]?.start === cell.search(/\d/);
      if (!isPaid && !OF_CHECK.test(text.slice(0, start))) return [];
      return [{ value: iso, score: isPaid ? 0.88 : 0.78, spans: [{ line, start, end }] }];
    }),
  );
}
const CHECK_LINES = 30;

/** "Date paid 081426": six or eight digits at the end of a cell of the letterhead. */
export function packedDaysPaid({ lines }: Reading): Candidate[] {
  return lines.slice(0, PAID_LINES).flatMap(({ cells }, line) =>
    cells.flatMap(({ text, end }) => {
      const packed = /^(?:date )?paid(?: on)?:? (\d{6}|\d{8})$/i.exec(text)?.[1];
      const value = packed && parseFormDate(packed);
      return value ? [{ value, score: 0.8, spans: [{ line, start: end - packed.length, end }] }] : [];
    }),
  );
}

/** "Check 0088417 issued 08/14/2026", "EFT:  AH00771820   2026-09-18": the day of the payment that a remittance goes with. */
const OF_CHECK =
  /\b(?:check|eft|draft|warrant)(?: ?\/ ?eft)?(?: (?:no\.?|number|#|trace|id))?[:#]? {0,14}(?=[A-Z-]*\d)[A-Z0-9-]{5,20}(?:,? (?:issued|dated|mailed|of|on)(?: on)?| {2,14}|,) ?$/i;
const PAID_LINES = 5;
