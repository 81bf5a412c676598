import { findDates, parseFormDate } from "../page/calendar-date";
import { bestOf, type Candidate, type Reading, spansWithin } from "../page/candidate";
import { datesOn } from "../page/dates-on";
import { kept } from "../page/kept";

/** A fax machine's, printer's or mail room's line: its date is not the notice's. */
const MACHINE_LINE =
  /\bfax\b|\bprinted\b|\bexported\b|\bdownloaded\b|\breceived\b|\brec'?d\b|https?:|\bpage \d|\bp\. ?\d|\d{1,2}:\d{2}|mailroom|scanned|->|run date/i;

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

/** In the head of a portal's message: the day it came, whatever a bare "Date" further down is the date of. */
const POSTED = /\bposted:? (?=\d{1,2}[/-]|[A-Z][a-z]{2})/;
const HEAD_LINES = 3;

/** "We mailed this on October 9, 2026"; "a letter about it was sent on October 2" is another paper. */
const MADE =
  /(?<!\b(?:about|for|of|on|with|regarding|concerning) )\b(?:we|it was|this (?:\w+ ){0,2}was) (?:mailed|sent|issued|printed|wrote|prepared)(?: (?:this|it|you this)(?: \w+){0,2}?)? (?:to (?:you|(?:the|your) [\w ]{3,50}) )?on:? (?:\w{3,9}day,? )?$/i;

/** "Check 0088417 issued 08/14/2026", "EFT:  AH00771820   2026-09-18": the day of the payment that a remittance goes with. */
const OF_CHECK =
  /\b(?:check|eft|draft|warrant)(?: ?\/ ?eft)?(?: (?:no\.?|number|#|trace|id))?[:#]? {0,14}(?=[A-Z-]*\d)[A-Z0-9-]{5,20}(?:,? (?:issued|dated|mailed|of|on)(?: on)?| {2,14}|,) ?$/i;
const PAID_LINES = 5;

/** "… counted from October 22, 2026, the date of this notice" */
const CALLED_DATE =
  /^,? \(?(?:which is |that is )?(?:the (?:date|day) (?:of|on|that|when) (?:this|our|we)|the date (?:we )?(?:mailed|wrote) )(?: (?:letter|notice|decision|explanation|wrote|mailed|sent|was))?\b/i;

/** No notice speaks of days so long after it was written. */
const MOST_YEARS = 10;

const OTHER_DATE =
  /\b(?:service|dos|visit|admit|birth|dob|injury|accident|loss|received|deadline|between|through|effective|appeal)\b/i;

/** "LOSS     19-AUG-2026": such a label needs no colon. */
const OTHER_DAY_ALONE =
  /^(?:(?:date|day) of )?(?:loss|accident|injury|birth|dob|received|receipt|service|onset|hire)$/i;

/** "Treatment date" right over the day. */
const isHeadedByDay = ({ label, labelLine, labelText, span }: Reading["labeled"][number]) =>
  (label.kind === "service_date" || label.kind === "other_date") &&
  span.line === labelLine + 1 &&
  labelText.includes(" ");

/** At the right of the letterhead's lines: "Payment 0.00      12/18/2026". */
const isLast = (line: Reading["lines"][number], cell: { start: number }) =>
  line.cells.at(-1)?.start === cell.start && (line.text.match(/\d\.\d\d\b/g)?.length ?? 0) === 1;

/** The date of the notice: by its label, else the date that stands alone in the letterhead. */
export const readNoticeDate: (reading: Reading) => Candidate | undefined = kept(readDay);

/** "Received   09/28/2026" in a message's head beside who sent it and what it is about, "Sent:  11/12/2026 by fax": when it was written. */
function dayOfMessage(lines: Reading["lines"]): Candidate[] {
  return lines.slice(0, MESSAGE_LINES).flatMap(({ text }, line) => {
    const head =
      /^\s*(?:(received|date)|sent|mailed|faxed)(?: on)?(?:\s*:\s*|\s{2,})(?:\w{3,9}day,? )?/i.exec(text);
    const date = head && datesOn({ text }).find(({ start }) => start === head[0].length);
    if (!head || !date) return [];
    const beside = lines
      .slice(Math.max(0, line - 4), line + 5)
      .filter((one) => HEAD_OF_MESSAGE.test(one.text));
    if (head[1] && beside.length < 2) return [];
    return [{ value: date.iso, score: 0.9, spans: [{ line, start: date.start, end: date.end }] }];
  });
}
/** An office's own bill names its day "Bill date"; on a plan's paper that is the day of somebody else's bill. */
function dayOfBill({ lines, labeled }: Reading): Candidate[] {
  const isBill = lines.slice(0, BILL_LINES).some(({ cells }) => cells.some((c) => OF_OFFICE.test(c.text)));
  if (!isBill) return [];
  return labeled.flatMap((v) => {
    const [date] = findDates(v.value);
    if (!/^(?:bill|billing|invoice) date$/i.test(v.labelText) || !date || date.start > 1) return [];
    const start = v.span.start + date.start;
    return [
      { value: date.iso, score: 0.9, spans: [{ ...v.span, start, end: start + date.end - date.start }] },
    ];
  });
}
/** "Status   Denied  (finalized 11/18/2026)": a portal's screen says beside the state when it was reached, and on top when it was printed. */
const STATUS_SINCE =
  /^\s*(?:claim )?status:? {1,30}(?:finali[sz]ed[ /-]{1,3})?(?:denied|rejected|not paid|paid|finali[sz]ed|processed|completed)[ ,;(/-]{1,12}(?:(?:finali[sz]ed|processed|adjudicated|decided|completed|as of|on|since)[: ]{1,2}){0,2}$/i;
function dayOfStatus(lines: Reading["lines"]): Candidate[] {
  return lines
    .slice(0, STATUS_LINES)
    .flatMap((line, index) =>
      datesOn(line).flatMap(({ iso, start, end }) =>
        STATUS_SINCE.test(line.text.slice(0, start))
          ? [{ value: iso, score: 0.8, spans: [{ line: index, start, end }] }]
          : [],
      ),
    );
}
const STATUS_LINES = 30;
const BILL_LINES = 12;
const OF_OFFICE = /^(?:(?:your )?patient|your|account) (?:bill|statement|invoice)$/i;
const MESSAGE_LINES = 16;
const HEAD_OF_MESSAGE = /^\s*(?:from|to|subject|sender|recipient|re)(?::|\s{2,})/i;

/** "BlueCross BlueShield of Tennessee 10/19/2026: claim 26289TN00417 …": a note of a line or two opens with who sends it and when. */
function dayOfNote(lines: Reading["lines"]): Candidate[] {
  const [line = -1, ...more] = lines.flatMap(({ cells }, at) => (cells.length > 0 ? [at] : []));
  const text = lines[line]?.text ?? "";
  const [day] = line < 0 || more.length > 2 ? [] : datesOn({ text });
  const lead = text.slice(0, day?.start);
  const isSender = /^\s*\p{Lu}[\p{L}.,&'’ -]{3,60} $/u.test(lead) && !OTHER_DATE.test(lead);
  if (!day || !isSender || !/^ ?[:;–-]/.test(text.slice(day.end))) return [];
  return [{ value: day.iso, score: 0.8, spans: [{ line, start: day.start, end: day.end }] }];
}

function readDay(reading: Reading): Candidate | undefined {
  const found: Candidate[] = [];
  for (const v of reading.labeled) {
    // "60 days from the date of this letter: by January 1, 2027".
    if (v.label.kind !== "notice_date" || LIMIT.test(v.value)) continue;
    const [printed] = findDates(v.value);
    // "VOUCHER DATE 070226", "Date: 10 29 2026": six or eight digits count where the label says "date".
    const packed =
      /^(?:\d{6}(?:\d{2})?|\d{2} \d{2} \d{4}|\d{1,2}\.\d{1,2}\.\d{2})$/.test(v.value) &&
      /date/i.test(v.labelText) &&
      parseFormDate(v.value);
    const date = printed ?? (packed ? { iso: packed, start: 0, end: v.value.length } : undefined);
    if (
      !date ||
      (date.start > 3 && !/^(?:mon|tue|wed|thu|fri|sat|sun)\w*,? $/i.test(v.value.slice(0, date.start)))
    )
      continue;
    // "Loss Date:" is a date of something else.
    const labelStart = reading.lines[v.labelLine]?.text.slice(0, v.span.start).lastIndexOf(v.labelText) ?? -1;
    const before = labelStart > 0 ? (reading.lines[v.labelLine]?.text.slice(0, labelStart) ?? "") : "";
    if (OF_ANOTHER_DAY.test(before)) continue;
    // "Claim: EQ2K77M4100        Date: 09/14/2026": a claim's own day.
    const ofClaim =
      /^date$/i.test(v.labelText) && /\bclaim(?: (?:number|no\.?|id|#))? ?[:#]? *\S*\d/i.test(before);
    if (ofClaim) continue;
    // "Claim 26E114408170000 … Processed 11/02/2026" under a letterhead with its own day: each claim has one.
    const worked =
      /^(?:processed|finalized|adjudicated|completed|finished)(?: on)?$/i.test(v.labelText) &&
      /\bclaim(?: (?:number|no\.?|id|#))? ?[:#]? *\S*\d/i.test(before)
        ? 0.35
        : 0;
    // A column "Date" in a table of charges holds days of service.
    const charged = v.layout === "below" && /\d\.\d\d\b/.test(reading.lines[v.span.line]?.text ?? "");
    if (
      charged &&
      /^(?:date|date paid|paid date|paid|payment date|processed|finalized|completed on)$/i.test(v.labelText)
    )
      continue;
    const cover = [-2, -1, 1, 2].some((n) => FAX_COVER.test(reading.lines[v.labelLine + n]?.text ?? ""))
      ? 0.5
      : 0;
    const machine =
      MACHINE_LINE.test(reading.lines[v.labelLine]?.text ?? "") && v.labelText.toLowerCase() === "date"
        ? 0.4
        : 0;
    // "Determination date/time": the label itself asks for the minute.
    const isTimed = /\btime\b/i.test(v.labelText);
    const stamped = !isTimed && CLOCK.test(v.value.slice(date.end)) && v.layout !== "below" ? 0.3 : 0;
    const score =
      v.label.weight * (v.layout === "inline" ? 1 : 0.96) -
      (v.labelText.length <= 4 ? 0.08 : 0) -
      machine -
      worked -
      stamped -
      cover -
      v.labelLine * 0.0005;
    found.push({
      value: date.iso,
      score,
      spans: [{ line: v.span.line, start: v.span.start + date.start, end: v.span.start + date.end }],
    });
  }
  for (const v of reading.labeled) {
    const packed = /^\d{6}$/.test(v.value) ? parseFormDate(v.value) : undefined;
    const [date] = packed ? [{ iso: packed, start: 0, end: v.value.length }] : findDates(v.value);
    if (!LAST_RESORT.test(v.labelText) || !date || date.start > 1) continue;
    const start = v.span.start + date.start;
    found.push({
      value: date.iso,
      score: 0.5,
      spans: [{ ...v.span, start, end: start + date.end - date.start }],
    });
  }
  found.push(...dayOfBill(reading), ...dayOfStatus(reading.lines));
  reading.lines.slice(0, HEAD_LINES).forEach(({ text }, line) => {
    const posted = POSTED.exec(text);
    const from = posted ? posted.index + posted[0].length : 0;
    const date = posted && datesOn({ text }).find(({ start }) => start === from);
    if (date)
      found.push({ value: date.iso, score: 0.97, spans: [{ line, start: date.start, end: date.end }] });
  });
  found.push(...dayOfMessage(reading.lines));
  reading.lines.slice(0, 60).forEach(({ text }, line) => {
    for (const date of datesOn({ text }))
      if (MADE.test(text.slice(0, date.start)))
        found.push({ value: date.iso, score: 0.93, spans: [{ line, start: date.start, end: date.end }] });
  });
  reading.lines.slice(0, 30).forEach(({ text, cells }, line) => {
    for (const date of datesOn({ text })) {
      const before = text.slice(0, date.start);
      // "Paid 08/31/2026" alone in the letterhead.
      const cell = cells.find((c) => c.start < date.start && date.end === c.end)?.text ?? "";
      const isPaid =
        line < PAID_LINES &&
        /^paid(?: on)?:? \S/i.test(cell) &&
        findDates(cell)[0]?.start === cell.search(/\d/);
      if (OF_CHECK.test(before) || isPaid)
        found.push({
          value: date.iso,
          score: isPaid ? 0.88 : 0.78,
          spans: [{ line, start: date.start, end: date.end }],
        });
    }
  });
  reading.lines.slice(0, PAID_LINES).forEach(({ cells }, line) => {
    for (const { text, end } of cells) {
      const packed = /^(?:date )?paid(?: on)?:? (\d{6}|\d{8})$/i.exec(text)?.[1];
      const value = packed && parseFormDate(packed);
      if (value) found.push({ value, score: 0.8, spans: [{ line, start: end - packed.length, end }] });
    }
  });
  for (const sentence of reading.sentences)
    for (const date of datesOn(sentence)) {
      if (!CALLED_DATE.test(sentence.text.slice(date.end))) continue;
      const printed = sentence.text.slice(date.start, date.end);
      const spans = spansWithin(sentence, reading.lines, printed);
      found.push({ value: date.iso, score: 0.84, spans });
    }
  found.push(...dayOfNote(reading.lines));
  const firstPage = reading.lines[0]?.page ?? 1;
  reading.lines.slice(0, 60).forEach((line, index) => {
    if (line.page !== firstPage || MACHINE_LINE.test(line.text)) return;
    for (const cell of line.cells) {
      const [date] = findDates(cell.text);
      // "Lansing, October 14, 2026" and "this 14th day of October 2026"
      const place = /^(?:\p{Lu}[\p{L}. ]{2,24}, |this )(?=\S*\d)/u.exec(cell.text)?.[0].length ?? 0;
      if (!date || date.end - date.start < cell.text.replace(/[.\s]+$/, "").length - place) continue;
      const inTable =
        (datesOn(line).length > 1 && index > 6) ||
        (/\d\.\d\d\b/.test(line.text.replace(cell.text, "")) && !(index < 4 && isLast(line, cell)));
      const labeledElse = reading.labeled.some(
        (v) =>
          v.span.line === index &&
          v.span.start <= cell.start &&
          v.span.end >= cell.end &&
          !["notice_date"].includes(v.label.kind) &&
          (v.layout !== "below" || OTHER_DATE.test(v.labelText) || isHeadedByDay(v)),
      );
      // "D/Injury:    03/27/2026": a label that no list has is another day's, unless it says "date".
      const label = line.cells.findLast(({ end }) => end <= cell.start)?.text ?? "";
      if ((/:$/.test(label) && !/\bdated?\b/i.test(label)) || OTHER_DAY_ALONE.test(label)) continue;
      // "Reply must arrive by   10/23/2026"
      // "PLEASE ANSWER BY" over the day, in a box.
      const over = reading.lines[index - 1]?.cells.find((c) => c.start < cell.end && cell.start < c.end);
      const isLimit = [line.text.slice(0, cell.start).trimEnd(), over?.text ?? ""].some((before) =>
        /\b(?:by|until|before|due)\s*:?$/i.test(before),
      );
      // "… if asked for by" over "6/27/2026.": a sentence goes on in the line.
      const goesOn =
        cell === line.cells[0] &&
        /\b(?:by|until|before|on|from|to|of|through|since)$/.test(
          reading.lines[index - 1]?.text.trimEnd() ?? "",
        );
      if (inTable || labeledElse || isLimit || goesOn) continue;
      found.push({
        value: date.iso,
        score: 0.86 - index * 0.004,
        spans: [{ line: index, start: cell.start + date.start, end: cell.start + date.end }],
      });
    }
  });
  // A birth date that nothing labels stands alone in its cell as well. By most of the other days: an end of 12/31/2099 is one.
  const years = reading.lines.flatMap((line) => datesOn(line).map(({ iso }) => Number(iso.slice(0, 4))));
  const isLongBefore = (day: string) => {
    const later = years.filter((year) => year - Number(day.slice(0, 4)) > MOST_YEARS);
    return later.length * 2 > years.length;
  };
  return bestOf(found.filter(({ value }) => !isLongBefore(value)));
}
