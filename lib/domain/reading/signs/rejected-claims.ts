import { findDates } from "../page/calendar-date";
import type { Reading } from "../page/candidate";

const REJECTED = /^(?:rejected|rejection|not accepted)\b/i;
/** "A2:20 Accepted": the code of the status may stand before its word. */
const ACCEPTED = /^(?:A[12](?::\d+)? )?(?:accepted|acknowledged|received)\b/i;
/** Such a report is no payer's: what a payer "rejected" after it came, it denied. */
const OF_A_CLEARING_HOUSE =
  /\b(?:clearing ?house|277 ?CA|837[PI]?|batch (?:report|status)|rejected claims? report)\b/i;
const HEAD_LINES = 12;

type Lines = Pick<Reading, "lines">;

/** What became of each claim on a clearing house's report: its status in a cell of its own beside its day or charge. */
export function statusesOf({ lines }: Lines): { rejected: number; accepted: number } {
  const rows = lines.filter(
    ({ text, cells }) => cells.length > 2 && (/\d\.\d\d\b/.test(text) || findDates(text).length > 0),
  );
  const count = (status: RegExp) =>
    rows.filter(({ cells }) => cells.some(({ text }) => status.test(text))).length;
  return { rejected: count(REJECTED), accepted: count(ACCEPTED) };
}

/** A clearing house's report of claims that were rejected alone: they never reached the payer, so it proves no sending. */
export function isOfRejected(reading: Lines): boolean {
  if (!reading.lines.slice(0, HEAD_LINES).some(({ text }) => OF_A_CLEARING_HOUSE.test(text))) return false;
  const { rejected, accepted } = statusesOf(reading);
  return rejected > 0 && accepted === 0;
}
