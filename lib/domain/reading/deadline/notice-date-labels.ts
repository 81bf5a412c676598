import { type FoundDate, findDates, parseFormDate } from "../page/calendar-date";
import type { Candidate, Reading } from "../page/candidate";
import type { LabeledValue } from "../page/labeled-values";

/** Days behind or under a label that says "the date of this paper". */
export function labeledDays(reading: Reading): Candidate[] {
  return reading.labeled.flatMap((v) => {
    // "60 days from the date of this letter: by January 1, 2027".
    const isOfPaper = v.label.kind === "notice_date" && !LIMIT.test(v.value);
    const date = isOfPaper ? dayIn(v) : undefined;
    if (!date || isOfSomethingElse(reading, v)) return [];
    const { line, start } = v.span;
    return [
      {
        value: date.iso,
        score: scoreOf(reading, v, date),
        spans: [{ line, start: start + date.start, end: start + date.end }],
      },
    ];
  });
}

/** The day that opens a value, with its weekday before it at the most. */
function dayIn(v: LabeledValue): FoundDate | undefined {
  const [printed] = findDates(v.value);
  // "VOUCHER DATE 070226", "Date: 10 29 2026", "Date 10 29 26": six or eight digits count where the label says "date".
  const packed =
    /^(?:\d{6}(?:\d{2})?|\d{2} \d{2} (?:\d{4}|\d{2})|\d{1,2}\.\d{1,2}\.\d{2})$/.test(v.value) &&
    /date/i.test(v.labelText) &&
    parseFormDate(v.value);
  const date = printed ?? (packed ? { iso: packed, start: 0, end: v.value.length } : undefined);
  const lead = v.value.slice(0, date?.start);
  return date && (date.start <= 3 || WEEKDAY.test(lead)) ? date : undefined;
}
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)\w*,? $/i;

/** The words of its line before a label. */
function beforeLabel({ lines }: Reading, { labelLine, labelText, span }: LabeledValue): string {
  const text = lines[labelLine]?.text ?? "";
  const start = text.slice(0, span.start).lastIndexOf(labelText);
  return start > 0 ? text.slice(0, start) : "";
}

/** The day of a loss, of a service or of one claim among several. */
function isOfSomethingElse(reading: Reading, v: LabeledValue): boolean {
  const before = beforeLabel(reading, v);
  // "Loss Date:" is a date of something else; "Claim: EQ2K77M4100        Date: 09/14/2026": a claim's own day.
  if (OF_ANOTHER_DAY.test(before) || (/^date$/i.test(v.labelText) && OF_CLAIM.test(before))) return true;
  // A column "Date" in a table of charges holds days of service.
  const charged = v.layout === "below" && /\d\.\d\d\b/.test(reading.lines[v.span.line]?.text ?? "");
  return charged && OVER_CHARGES.test(v.labelText);
}
const OVER_CHARGES = /^(?:date|date paid|paid date|paid|payment date|processed|finalized|completed on)$/i;
const OF_CLAIM = /\bclaim(?: (?:number|no\.?|id|#))? ?[:#]? *\S*\d/i;

/** How surely a labeled day is the paper's own: less where a claim, a machine or a fax cover stands beside it. */
function scoreOf(reading: Reading, v: LabeledValue, date: FoundDate): number {
  const text = reading.lines[v.labelLine]?.text ?? "";
  // "Claim 26E114408170000 … Processed 11/02/2026" under a letterhead with its own day: each claim has one.
  const worked = WORKED.test(v.labelText) && OF_CLAIM.test(beforeLabel(reading, v)) ? 0.35 : 0;
  // "EFT trace 2611120048817      Issued 11/13/2026": the money's own day.
  const ofMoney =
    /^(?:date )?issued(?: on)?$/i.test(v.labelText) && OF_MONEY.test(beforeLabel(reading, v)) ? 0.1 : 0;
  const cover = [-2, -1, 1, 2].some((n) => FAX_COVER.test(reading.lines[v.labelLine + n]?.text ?? ""))
    ? 0.5
    : 0;
  const machine = MACHINE_LINE.test(text) && v.labelText.toLowerCase() === "date" ? 0.4 : 0;
  // "Determination date/time": the label itself asks for the minute.
  const isTimed = /\btime\b/i.test(v.labelText);
  const stamped = !isTimed && CLOCK.test(v.value.slice(date.end)) && v.layout !== "below" ? 0.3 : 0;
  return (
    v.label.weight * (v.layout === "inline" ? 1 : 0.96) -
    (v.labelText.length <= 4 ? 0.08 : 0) -
    machine -
    worked -
    ofMoney -
    stamped -
    cover -
    (isTold(reading, v) ? 0.12 : 0) -
    v.labelLine * 0.0005
  );
}
/** "The claim was denied on July 21, 2026 with reason code 50" in a letter of October: a sentence tells what came before it. */
const TOLD_OF_CLAIM = /\b(?:was|were|been|had) (?:\w+ )?(?:denied|decided|mailed|sent|issued|processed) on$/i;
const isTold = ({ lines }: Reading, { labelText, layout, span }: LabeledValue): boolean =>
  TOLD_OF_CLAIM.test(labelText) &&
  layout === "inline" &&
  !/:\s*$/.test(lines[span.line]?.text.slice(0, span.start) ?? "");
const OF_MONEY = /\b(?:EFT|check|trace|warrant|payment)\b/i;
const WORKED = /^(?:processed|finalized|adjudicated|completed|finished)(?: on)?$/i;

/** Labels of the day on which a paper was printed or a payment made. */
export function labeledLastResort({ labeled }: Reading): Candidate[] {
  return labeled.flatMap((v) => {
    const packed = /^\d{6}$/.test(v.value) ? parseFormDate(v.value) : undefined;
    const [date] = packed ? [{ iso: packed, start: 0, end: v.value.length }] : findDates(v.value);
    if (!LAST_RESORT.test(v.labelText) || !date || date.start > 1) return [];
    const start = v.span.start + date.start;
    return [
      { value: date.iso, score: 0.5, spans: [{ ...v.span, start, end: start + date.end - date.start }] },
    ];
  });
}

/** A fax machine's, printer's, scanner's ("SCAN0047.TIF   11/10/2026") or mail room's line: its date is not the notice's. */
export const MACHINE_LINE =
  /\bfax\b|\bprinted\b|\bexported\b|\bdownloaded\b|\breceived\b|\brec'?d\b|https?:|\bpage [\dlI]\b|\bpage \d|\bp\. ?\d|\w\.(?:tiff?|pdf|jpe?g|png)\b|\d{1,2}:\d{2}|mailroom|scanned|->|run date/i;

/** A fax cover sheet's own lines. */
const FAX_COVER =
  /^\s*(?:fax(?: cover.*| transmi.*)?|facsimile.*)$|\b(?:number of )?pages?\s*(?:\(incl[^)]*\))?:\s*\d|\bfax:\s*\(?\d/i;

/** A day that ends a time is no day of writing. */
const LIMIT = /^\W*(?:by|until|before|no later than|through)\b/i;

/** Words before "date" that no label has whole. */
const OF_ANOTHER_DAY =
  /\b(?:loss|accident|injury|service|birth|due|effective|term\w*|hire|receipt|request\w*|admi\w+|discharge|surgery|onset|visit|fill) $/i;

/** The day a paper was made or sent, where it names no date of its own. */
const LAST_RESORT =
  /^(?:payment|request date|date of request|run date|run|fax date|print date|printed|creation date|date printed)$/i;

/** "Date sent 08/28/2026 11:20": a machine tells the minute, a letter does not. */
const CLOCK = /^,?(?: at)? {1,3}\d{1,2}:\d{2}\b/i;

/** What calls a day that of something else than the paper. */
export const OTHER_DATE =
  /\b(?:service|dos|visit|admit|birth|dob|injury|accident|loss|received|deadline|between|through|effective|appeal)\b/i;
