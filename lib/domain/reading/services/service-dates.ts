import type { CareStage } from "@/lib/core/notice";
import { birthDatesOf } from "../deadline/birth-dates";
import {
  addDays,
  daysOpening,
  daysUpTo,
  type FoundDate,
  findDates,
  findDaysBefore,
  parseFormDate,
} from "../page/calendar-date";
import type { Candidate, Reading, Scope } from "../page/candidate";
import { inScope } from "../page/candidate";
import { datesOn, dayInColumn } from "../page/dates-on";
import type { LabeledValue } from "../page/labeled-values";
import type { Sentence, Span } from "../page/page-lines";
import { paymentLog } from "./payment-log";
import { serviceOver } from "./service-over-amounts";
import { daysOfBlocks } from "./services-block";

/** "06/03-06/03/26" prints the year once. */
export function withYears(text: string): string {
  return text
    .replace(/(?<![\d/])(\d{1,2}\/\d{1,2}) ?[-–] ?(\d{1,2}\/\d{1,2}\/(\d{2,4}))\b/g, "$1/$3 - $2")
    .replace(/(\/\d{2,4})[-–](?=\d{1,2}\/\d{1,2}\/)/g, "$1 - ");
}

/** A service is neither later than the notice about it nor much older; birth dates and deadlines are none. */
function plausible(iso: string, notice: string | undefined, stillToCome = false): boolean {
  if (!notice) return true;
  if (stillToCome && iso > notice) return iso < addDays(notice, LONGEST_AHEAD);
  return iso <= notice && Number(notice.slice(0, 4)) - Number(iso.slice(0, 4)) <= 4;
}

/** So many days later care that goes on has ended. */
const LONGEST_AHEAD = 400;

/** "Search    Member ID …, From 07/01/2026 To 08/31/2026": what a screen was asked for. */
const SEARCHED = /^\s*(?:search(?:ed)?(?: (?:criteria|terms|for|by))?|filters?|criteria)(?::| {2,})/i;

/** "Visits counted for this member" over the times in which they were used: what came before the claim. */
const COUNTED_SO_FAR =
  /^\s*(?:(?:therapy|chiropractic|covered|prior|earlier) )?(?:visits?|sessions?|treatments?|services?|benefits?) (?:counted|used|already used|so far|paid (?:so far|this year)|applied)\b(?!.*\b(?:dates? of service|service dates?|DOS)\b)/i;

const RANGE = /^\S[^:]{3,16}(?: to | through | thru | ?[-–] ?)[^:]{6,18}$/i;

/** The dates of service of the claim, joined by ", ". */
export function readServiceDates(
  reading: Reading,
  scope: Scope | undefined,
  notice: string | undefined,
  stage: CareStage | null = "post_service",
): Candidate | undefined {
  const dates = new Map<string, Span>();
  const births = new Set(birthDatesOf(reading));
  const log = paymentLog(reading.lines);
  const keep = (iso: string, span: Span, stillToCome = false) => {
    if (log.has(span.line) || isEntry(reading.lines[span.line]?.text ?? "")) return;
    if (plausible(iso, notice, stillToCome) && !births.has(iso) && !dates.has(iso)) dates.set(iso, span);
  };
  const told = reading.labeled.filter(
    (v) =>
      v.label.kind === "service_date" &&
      inScope(scope, v.span.line) &&
      !SEARCHED.test(reading.lines[v.span.line]?.text ?? "") &&
      !(v.layout === "below" && COUNTED_SO_FAR.test(reading.lines[v.labelLine]?.text ?? "")) &&
      !isOfOtherClaim(reading, v),
  );
  const ofStay = told.filter(({ labelText }) => OF_STAY.test(labelText));
  // "Admit 06/11/2026" over "Days not certified 06/17/2026 - 06/20/2026": when a stay began stands beside the days in question.
  const ofService = told.filter((v) => !ofStay.includes(v));
  const isTold = ofService.some((v) => daysUnder(v, reading.lines, notice).length > 0);
  const inAdvance = stage === "pre_service" || stage === "concurrent";
  for (const v of isTold ? ofService : told) {
    const days = daysUnder(v, reading.lines, notice);
    // Care that is refused while it goes on ends after the notice.
    const goesOn = inAdvance && days.some(({ iso }) => plausible(iso, notice));
    for (const { iso, span } of days) keep(iso, span, goesOn);
  }
  // "Treatment   March 10, 2026; 99214, 93000": what was done, its day first.
  for (const v of dates.size > 0 ? [] : reading.labeled) {
    const isOf = v.label.kind === "procedure" && v.layout !== "below" && !/^request/i.test(v.labelText);
    const days = isOf ? findDates(v.value) : [];
    const [day] = days;
    // "Service in question   visits of therapy (97110), 01.12.2026 - 02.20.2026"
    const closes =
      stage !== "pre_service" &&
      days.at(-1)?.end === v.value.length &&
      /(?:, |\b(?:visits|sessions|treatments|services) (?:from|between) )$/.test(
        v.value.slice(0, day?.start),
      );
    if ((day?.start === 0 || closes) && inScope(scope, v.span.line))
      for (const { iso } of findDates(v.value)) keep(iso, v.span);
  }
  // "Services in question: 20561, three or more muscles; 05/12/2026 and 05/19/2026": some of these labels are of what was done.
  const ofServices = reading.labeled.filter(
    (v) => v.label.kind === "procedure" && stage !== "pre_service" && inScope(scope, v.span.line),
  );
  if (dates.size === 0) for (const v of [...told, ...ofServices]) behindService(v, reading.lines, keep);
  if (dates.size === 0) underService(reading, scope, notice, keep);
  if (dates.size === 0)
    for (const { iso, line, cell } of daysOfBlocks(reading.lines))
      if (inScope(scope, line)) keep(iso, { line, start: cell.start, end: cell.end });
  const labeled = new Set(dates.keys());
  // "Dates of service: 12/07/2026 to 12/18/2026" is the whole of it: rows of part of that time add no days.
  const whole = reading.labeled.find(
    (v) => v.label.kind === "service_date" && v.layout !== "below" && RANGE.test(withYears(v.value)),
  );
  const span = whole ? findDates(withYears(whole.value)).map(({ iso }) => iso) : [];
  if (dates.size === 0) fromColumns(reading, scope, keep);
  fromRows(
    reading,
    scope,
    (iso, at) =>
      span[1] === undefined || iso < (span[0] ?? "") || iso > span[1] ? keep(iso, at) : undefined,
    notice,
  );
  // What the reason tells of earlier tests and visits is no service that was still to be given.
  if (dates.size === 0) overRows(reading, scope, keep);
  if (dates.size === 0) besideProvider(reading, keep);
  if (dates.size === 0 && (stage === "post_service" || stage === null)) {
    const counted: [string, Span][] = [];
    for (const [at, s] of reading.sentences.entries()) {
      // Where no other day is told, the one that was taken back for its reason may still be that of the visit.
      const isTakenBack = OF_A_LETTER.test(s.text) && TAKEN_BACK.test(reading.sentences[at + 1]?.text ?? "");
      if (COUNTED_SO_FAR.test(s.text)) continue;
      if (stage !== null || OF_A_CODE.test(s.text))
        fromSentence(s, (iso, span, isCounted) => {
          if (iso === notice) return;
          if (isCounted || isTakenBack) counted.push([iso, span]);
          else keep(iso, span);
        });
    }
    if (dates.size === 0) for (const [iso, span] of counted) keep(iso, span);
  }
  if (dates.size === 0) return undefined;
  // Each stands under a label of its own and before the notice that speaks of it: two signs make them sure.
  const sure = notice !== undefined && [...dates.keys()].every((iso) => labeled.has(iso));
  return {
    value: [...dates.keys()].sort().join(", "),
    score: sure ? 0.87 : 0.8,
    spans: [...dates.values()],
  };
}

/** "… on September 14 and 16 of this year": the days of care that sentences tell without a year, by the notice's. */
export function serviceDaysBefore(reading: Reading, notice: string): Candidate | undefined {
  const dates = new Map<string, Span>();
  for (const s of reading.sentences)
    fromSentence(
      s,
      (iso, span) => iso !== notice && plausible(iso, notice) && dates.set(iso, span),
      findDaysBefore(s.text, notice),
    );
  return dates.size === 0
    ? undefined
    : { value: [...dates.keys()].sort().join(", "), score: 0.7, spans: [...dates.values()] };
}

/** The days that a label announces: in its value, behind "through" in its line, and in the lines that go on with them. */
function daysUnder(
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
  // "had used 20 visits by June 30": up to when something was counted.
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
const UP_TO = /^(?:by|before|as of|after|since|prior to|up to(?: and including)?) /i;
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

const OF_STAY = /^(?:date )?(?:of )?(?:the )?(?:admi(?:t|ssion|tted)|discharged?)(?: date)?$/i;

const MOST_LINES = 12;
/** What may stand between such days. */
const BETWEEN =
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

const PROCEDURE_ROW = /^\s*(?:\d{5}|[A-Z]\d{4})\b.*\d\.\d\d\b/;

/** "07/15/2026" opening a line over "99203 office visit  $260.00" and what else was done that day. */
function overRows({ lines }: Reading, scope: Scope | undefined, keep: Keep): void {
  lines.forEach((line, at) => {
    const [first] = line.cells;
    const [day] = findDates(first?.text ?? "");
    if (!first || !inScope(scope, at) || day?.start !== 0 || day.end < first.text.length) return;
    if (!/\d\.\d\d\b/.test(line.text) && PROCEDURE_ROW.test(lines[at + 1]?.text ?? ""))
      keep(day.iso, { line: at, start: first.start, end: first.end });
  });
}

/** "Service: 20 visits, CPT 97110, 97112; 07/06/2026 - 08/28/2026": the days end the line that says what was done. */
function behindService(v: LabeledValue, lines: Reading["lines"], keep: Keep): void {
  const line = lines[v.span.line];
  if (
    v.layout === "below" ||
    !line ||
    !/^(?:services?|treatments?|care|procedures?)(?: (?:in (?:question|dispute)|at issue|billed|denied))?$/i.test(
      v.labelText,
    )
  )
    return;
  const rest = withYears(line.text.slice(v.span.start)).trimEnd();
  const days = findDates(rest);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || last?.end !== rest.length || !/[;,] ?$/.test(rest.slice(0, first.start))) return;
  const between = days.slice(1).map((day, at) => rest.slice(days[at]?.end, day.start));
  if (between.some((text) => text.replace(BETWEEN, "") !== "")) return;
  for (const { iso } of days) keep(iso, { line: v.span.line, start: v.span.start, end: line.text.length });
}

/** "Service:   J0897 x 60" over "Date:   June 18, 2026": a bare "Date" in a list goes with what stands above it. */
function underService(
  { labeled, lines }: Reading,
  scope: Scope | undefined,
  notice: string | undefined,
  keep: Keep,
): void {
  const startOf = (v: Reading["labeled"][number]) =>
    lines[v.labelLine]?.text.lastIndexOf(v.labelText, v.span.start) ?? -1;
  for (const v of labeled) {
    const [day] = /^dates?$/i.test(v.labelText) && v.layout !== "below" ? findDates(v.value) : [];
    if (day?.start !== 0 || day.iso === notice || !inScope(scope, v.span.line)) continue;
    // "Claim: EQ2K77M4100        Date: 09/14/2026"
    if (labeled.some((o) => o.label.kind === "claim" && o.labelLine === v.labelLine && o.layout !== "below"))
      keep(day.iso, v.span);
    const above = labeled.find(
      (o) => o.labelLine === v.labelLine - 1 && o.layout !== "below" && startOf(o) === startOf(v),
    );
    if (above && /^(?:services?|procedures?|items?|care|treatment|test|drug)$/i.test(above.labelText))
      keep(day.iso, v.span);
  }
}

/** "Seen by: Severn River Heart Specialists, in network, on March 24, 2026" */
function besideProvider({ labeled }: Reading, keep: Keep): void {
  for (const v of labeled) {
    // "Paid to the practice by electronic transfer on June 17" says when money came.
    const isPayment = /\bpa(?:id|y|yee)\b|^with$/i.test(v.labelText);
    const [date] = v.label.kind === "provider" && !isPayment ? findDates(v.value) : [];
    if (date && date.end >= v.value.length - 1 && /\bon $/.test(v.value.slice(0, date.start)))
      keep(date.iso, v.span);
  }
}

/** "Nothing was wrong with your earlier bill for the visit of June 30, 2026, which was paid …" */
const OF_OTHER_CLAIM =
  /\b[Aa] claim for (?:her|his|their) (?:son|daughter|husband|wife|spouse|brother|sister|child)\b|\bhad (?:already |also )?been (?:seen|treated|examined)\b[^.]{0,100}, which (?:we|was|were)\b[^.]{0,12}\bpaid\b|\b(?:earlier|previous|prior|other|another|separate) (?:\w+ )?(?:bill|claim)\b.{0,160}\b(?:paid|allowed|approved|not (?:affected|touched))\b|\b(?:was|were|has been|have been) (?:paid|allowed|approved|covered)(?: in full)?,? (?:and|so|which) (?:(?:is|are|it|they|was|were) )*not (?:in question|in dispute|affected|touched|changed|part of this|at issue)\b|\b(?:is|are) not (?:affected|touched|changed|covered) by this (?:decision|letter|notice|denial|determination)\b/i;

/** "The visit on December 30, 2025, claim ERT5MC80F, was paid and is not touched …": its first words look like a label. */
const isOfOtherClaim = ({ sentences }: Reading, v: LabeledValue): boolean =>
  v.layout === "inline" &&
  sentences.some(
    (s) =>
      OF_OTHER_CLAIM.test(s.text) &&
      s.spans.some((p) => p.line === v.span.line && p.start <= v.span.start && v.span.start < p.end),
  );

/** So many words in small letters are running text. */
const RUNNING = 8;

/** "98941   $ 82.00   Paid 06/30/2026", "97012   We paid .... $74.36  on 07/02/2026": in a row of charges the day on which it was decided. */
const WHEN_DECIDED =
  /\b(?:paid|denied|processed|decided|finali[sz]ed|adjusted|reversed|allowed|approved)(?: on| {0,4}[:.]{0,40} {0,4}\$ ?[\d,]+\.\d\d {1,3}on)? {1,2}$/i;
/** Whether the words right before a day make it the day of a decision. */
export const isOfDecision = (before: string): boolean => WHEN_DECIDED.test(before);

type Keep = (iso: string, span: Span) => unknown;

const DATE_HEAD = /^(?:from|to|thru|through|date\(?s?\)?|begin|end|first|last|service|svc|serv)$/i;

/** Columns that are only called "From", "To" or "Date", in a table of claims or charges. */
function fromColumns({ lines }: Reading, scope: Scope | undefined, keep: Keep): void {
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
const isEntry = (text: string): boolean =>
  /^\s*\d{1,2}\/\d{1,2}\/\d{2,4}\s.*\d\.\d\d\b/.test(text) &&
  /\b(?:paid|payment|pmt|write-?off|adjustment|credit|discount|refund|transfer(?:red)?|thank you|co-?insurance|deductible|co-?pay|balance|due from|(?:sent|billed|submitted|forwarded|filed) (?:to|with)|(?:called|phoned|spoke (?:to|with)|left (?:an? )?(?:msg|message|voice ?mail)|no answer|statement (?:sent|mailed)))\b/i.test(
    text,
  ) &&
  !/(?<![\d.,$])(?:\d{5}|[A-Z]\d{4})(?![\d.,])/.test(text);

function fromRows(reading: Reading, scope: Scope | undefined, keep: Keep, notice: string | undefined): void {
  // A column "Date of bill" beside one of service dates is no service.
  const otherwise = new Set(
    reading.labeled
      .filter((v) => v.label.kind === "other_date" && v.layout === "below")
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
      /\b(?:\d{5}|[A-Z]\d{4})\b/.test(text) &&
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

/** Words right before a date that make it the service's. */
const OF_SERVICE =
  /\b(?:dates? of service|DOS|service date|services?|care|visits?|seen|saw|treats?|examined|evaluated|supplied|dispensed|delivered|given|treated|received|provided|rendered|performed|furnished|administered|applied|done|gave|procedures?|injections?|surgery|stay|night|tests?|\w*therapy|treatments?|came (?:in|to)|attended|underwent|took place|(?:was|were|been) (?:in|at) your (?:office|clinic|practice)|acupuncture|manipulation|adjustments?|evaluation|sessions?|study|imaging|x-?ray|MRI|scan|exam)\b[^.]{0,40}\b(?:on|of|date|from|for|between)?\s*$/i;
/** "Claim 77120 (member …) for 09/22/2026, …", "paid on claim 26287004419 (Marisol Tremblay, 06/15/2026)" */
const CLAIM_FOR =
  /\bclaim (?:(?:number|no\.?|#) )?(?=[A-Z\d-]*\d{4})[A-Z\d-]{6,20},? \((?!(?:received|processed|dated|paid|denied|closed|submitted|filed|sent|finali[sz]ed|entered|opened|born|DOB|from|on|of)\b)[a-z][a-z'’-]+(?: [a-z][a-z'’.-]*){1,3}, $|\b(?:your|the|these|this) (?:bills?|charges?|invoices?) for\s*$|\b(?:charges?|bills?|invoice|claim) (?:of|for|in the amount of|totaling|at) \$ ?[\d,]+(?:\.\d\d)? for\s*$|\bclaim\b[^.]{0,80}\bfor\s*$|\b(?:for|of) (?:CPT )?\d{5}(?:-\w\w)? (?:on|of|dated)\s*$|\((?:CPT )?(?:\d{5}|[A-Z]\d{4})(?:-\w\w)?\),? (?:on|dated|from)\s*$|\byou (?:billed|charged)(?: us)? for\s*$|\b(?:visit|service|session|treatment)s?[,:] (?:on |of )?$/i;
/** "… units of 97530 that you billed for our member Jonah Ferreira on October 9, 2026" */
const BILLED_FOR =
  /\byou(?:r (?:office|clinic|practice))? (?:have )?(?:billed|charged)(?: us)? for (?:(?:our|your|the) (?:member|patient),? )?(?:(?:Mrs?|Ms|Dr) )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3},? (?:on|for) $/u;
/** "You billed 97161 ($148.00) and 97110 ($124.00) for February 3, 2026": without what stands in brackets. */
const CODE_FOR = /(?<![\w$.,/#-])(?:\d{5}|[A-CEGHJ-MP-V]\d{4})(?:-\w\w)? +for $/;
/** "On September 18, 2026 you were seen at …": the day opens the sentence, and who was treated follows. "We received your bill" is the payer's. */
const CARE_FOLLOWS =
  /^,? (?!We\b|Our (?!member|patient))(?:you|(?:s?he|they)|(?:the|our|your) (?:patient|member|child|spouse|son|daughter|beneficiary|enrollee)|(?:(?:Mr|Mrs|Ms|Mx|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:and |& |of )?\p{Lu}[\p{L}'’-]+){0,4}) (?:(?:was|were) (?:seen|treated|examined|evaluated|cared for|operated on|brought to|taken to|transported)|underwent|visited|came to|went to|received|had|treated|saw|examined|evaluated|provided|rendered|performed|furnished|administered|supplied|dispensed|gave)\b/u;
/** "We reviewed the bill for the March 4, 2026 visit", "your 03/04/2026 date of service" */
const CARE_BEHIND =
  /^ (?:(?:office|follow-?up|therapy|physical therapy|chiropractic|hospital|emergency(?: room)?|outpatient|inpatient|medical) )?(?:dates? of service|DOS|visits?|services?|appointment|treatments?|sessions?|exam(?:ination)?|evaluation|procedure|surgery|stay|admission|encounter|injections?|study|scan|x-?ray|MRI)\b/i;
/** In a paper of the practice only "for 31231 on 3/15/2027" says when something was done. */
const OF_A_CODE = /\b(?:for|of) (?:CPT )?\d{5}(?:-\w\w)? (?:on|of|dated)\b/i;
/** "97110, which Ms. Okafor received on 3/4/2026", "the therapy that your daughter Mia received on May 4, 2026" */
const CARE_RECEIVED =
  /\b(?:which|that) (?:(?:Mrs?|Ms|Mx|Dr)\.? )?(?:\p{Lu}[\p{L}'’-]+|s?he|they|you|(?:our|the|your) (?:member|patient|son|daughter|child|wife|husband|spouse|mother|father))(?:,? \p{Lu}[\p{L}'’-]+){0,2},? (?:received|got|had) on (?:\w{3,9}day, )?$/u;
/** "the visits that Clementine Bey made to Dr. Alaric Pomfret on September 8, 15 and 22, 2026" */
const CARE_MADE =
  /\b(?:visits?|sessions?|treatments?|therapy|care|services?),? (?:(?:that|which) )?(?:(?:\p{Lu}[\p{L}'’-]+|s?he|you|they|your|our|the|patient|member|child|Mrs?|Ms|Dr) ){1,4}(?:made|paid|had|received|got|gave|provided|attended) (?:to |with |from |at |by )?(?:(?:Mrs?|Ms|Dr) )?(?:[\p{L}'’&-]+ ){0,6}on (?:\p{Lu}\p{L}{2,8} )?$/u;
/** "At our request Ms. Bey was seen by Dr. Verstraete on August 25": the payer's own examination is no service of the claim. */
const FOR_THE_PAYER =
  /\b(?:at (?:our|the (?:company|carrier|insurer|plan)['’]s) (?:own )?(?:request|expense|cost)|on our behalf|for us)\b/i;
const EXAMINED = /\b(?:seen|examin(?:ed|ation)|evaluat(?:ed|ion))\b/i;
/** "your bill of April 14, 2026 (dates 04/07/26 and 04/09/26 …)": a bill's own day gives way to any other. */
const OF_A_BILL = /\b(?:bill|invoice|statement)s? (?:of|dated|from)\s*$/i;

/** What came in, what was approved, whom the payer had examined, when cover began and when a time ran out are told of in the same sentences. */
const OF_NO_CARE =
  /(?<!\b(?:den(?:ied|y|ying)|refus(?:ed|ing)|requests? for) )\b(?:payments?|checks?|EFT|refunds?|remittances?|vouchers?)(?: (?:was|were))?(?: (?:issued|made|sent|mailed|dated))? (?:of|on|from|dated) (?:\w{3,9}day, )?$|\breceived (?:them|it|these|those|this|that|the)\b[^.]{0,25}$|\b(?:approvals?|authori[sz]ations?|referrals?|prescriptions?|certifications?) (?:\w+ ){0,4}(?:gave|given|issued|granted|made|dated|of|from|ran|began|ended|expired|started|signed|received)\b[^.;,]{0,15}$|\bexamin(?:ed|ation)\b[^.]{0,40}\bfor us\b[^.]{0,12}$|\bindependent (?:medical|chiropractic) exam\w*\b[^.]{0,20}$|\b(?:peer|utilization|clinical|chart|records?|desk|paper|file|independent|post-?payment|internal|external) (?:reviews?|audits?)\b[^.;]{0,30}$|\baudit(?:s|ed)?\b[^.;]{0,20}$|\b(?:coverage|cover|enrollment|eligibility|policy|plan) (?:\w+ ){0,4}(?:began|begins|started|starts|took effect|ended|ends)\b[^.]{0,12}$|\bwhich,? for (?:this|that|these|the) (?:\w+ ){1,2}(?:was|is|were|fell on|ended(?: on)?)\s*$|\b(?:reached|arrived|came to) (?:us|our \w+|here)\b[^.]{0,15}$|\b(?:that|the last|the final|the latest) (?:day|date)(?: for (?:(?:the|this|that|these|your) )?(?:\w+ ){0,2}\w+)? (?:was|is|fell on|came on)\s*$|\b(?:it|this one|yours|they|the (?:\w+ )?(?:claim|bill)s?) (?:only )?(?:came|arrived|got here)(?: in| here)?(?: only)? on\s*$/i;
/** "Not related to the loss of August 20", "since the accident on 8/20/2026": no treatment happened on it. */
const OF_AN_ACCIDENT =
  /\b(?:loss|accident|collision|crash|incident) (?:of|on|dated|that (?:occurred|happened) on|which (?:occurred|happened) on) (?:\w{3,9}day, )?$|\binjur(?:y|ies) (?:of|dated|(?:sustained|suffered|that (?:occurred|happened)) on) (?:\w{3,9}day, )?$|\binjured on (?:\w{3,9}day, )?$/i;
/** … and words that make it another's. */
const OF_ANOTHER =
  /\bwe (?:have )?received\b(?![^.]{0,30}\b(?:visits?|services?|treatments?|care|therapy|sessions?) (?:given )?(?:on|of|from)\b)[^.]{0,30}$|(?<!\b(?:services?|care|treatments?|therapy|visits?) (?:was |were |you )?)\breceived (?:on|your|by|in our)\b(?![^.]{0,30}\b(?:visits?|services?|treatments?|care|therapy|sessions?) (?:given )?(?:on|of|from)\b)|\b(?:was|were|is) (?:signed|certified|dated)\b[^.]{0,30}$|(?<!\b(?:services?|care|treatments?|therapy|visits?) (?:was |were |you )?)\breceived\s*$|\bcovers? (?:\w+ ){0,3}(?:visits|services|care|treatment) from\b[^.]{0,25}$|\b(?:letter|notice|request|appeal|records?|claim|review|decision|call|form|fax) (?:was |were |is |be |must be )?(?:received|dated|sent|mailed|submitted|made|of)\b|\b(?:appeal|request|letter|records?|form)\b(?! (?:about|concerning|regarding) )[^.,]{0,30}\bon\s*$|\b(?:was|were) (?:first |then )?(?:denied|decided|dismissed|processed|upheld)\b[^.,]{0,12}\bon\s*$|\b(?:denied|decided|settled|processed|refused|rejected) (?:the|this|that|these|those) (?:services?|claims?|bills?|visits?|charges?) on\s*$|\b(?:must|should|may|can|will) be (?:received|filed|sent|postmarked|mailed)|\b(?:requested|ordered|prescribed)(?: on)?\s*$|\b(?:(?<!\b(?:seen|treated|examined|evaluated|adjusted|given|provided|performed|rendered|done|billed) )by|as of|before|until|up to|no later than|through|after|effective|expired|ended|terminated|discharged|born|birth|next visit|follow-?up|re-?check|re-?exam|return)\b[^.]{0,15}$/i;

/** "The referral allowed eight acupuncture visits between July 1 and September 30": a time that was granted. */
const OF_A_GRANT =
  /(?<!\b(?:not|never|cannot|to|nor)(?: \w+)? |n['’]t )\b(?:covered|allow(?:s|ed)|approved?|authori[sz]ed?) (?:\w+ ){0,4}(?:visits|services|care|treatments?|sessions) (?:from|between)\b[^.]{0,32}$/i;

/** The words before a day tell of another one than that of care. */
export const tellsAnotherDay = (before: string): boolean => OF_NO_CARE.test(before.slice(-60));

/** "You had your eighth visit on July 30", "visit 20 was on 09/22/2026": up to where a benefit reached, beside the visits that it did not pay for. */
const COUNTED =
  /\b[Vv]isit (?:no\. |number |#)?\d{1,3} (?:was|were)(?: on)? (?:\w{3,9}day, )?$|\b(?:last|\w{3,10}(?:th|st)|second|third|\d{1,2}(?:st|nd|rd|th)) (?:\p{Ll}+ ){0,2}(?:visit|session|treatment)(?: \p{Ll}+)?(?: of (?:\d{4}|(?:the|this) year))? (?:on|of|was) (?:\w{3,9}day, )?$/u;
const COUNTED_BEHIND =
  /^,? (?:was|is) (?:the|your|his|her|their) (?:\p{Ll}+(?:th|st)|last|second|third|\d{1,2}(?:st|nd|rd|th))\b/u;

/** "The 20 visits of a year were used up on September 30": when a benefit ended, no visit that is in question. */
const OF_AN_END =
  /\b(?:used up|exhausted|ran out|run out)\b[^.;,]{0,12}$|\b(?:limit|maximum|allowance|benefits?)\b[^.;]{0,20}\b(?:reached|met)\b[^.;,]{0,12}$/i;
/** "Our letter said that the visit of May 4 was denied. That was wrong.": what is taken back gives way to any other day. */
const OF_A_LETTER =
  /\b(?:letter|notice|explanation|statement)\b[^.]{0,60}\b(?:said|stated|told|gave|listed|showed|read)\b/i;
const TAKEN_BACK =
  /^(?:that|this|it) (?:was|is) (?:wrong|incorrect|a mistake|an error|in error|our (?:error|mistake)|not (?:right|correct))\b/i;

/** What was done on a day, behind it: no day stands in it. */
const IN_BRACKETS = / ?\((?![^()]*\d\/\d)[^()]*\)/g;

function fromSentence(
  s: Sentence,
  keep: (iso: string, span: Span, isCounted: boolean) => unknown,
  days: readonly FoundDate[] = datesOn(s),
): void {
  const [span] = s.spans;
  if (!span || OF_OTHER_CLAIM.test(s.text) || (FOR_THE_PAYER.test(s.text) && EXAMINED.test(s.text))) return;
  let last: { end: number } | undefined;
  // "Therapy on June 9, June 16 and June 30, 2026 (97110 …)": what follows the last day of a list is said of each.
  let list: FoundDate[] = [];
  for (const [at, date] of days.entries()) {
    const isLastOfTwo = FIRST_AND_LAST.test(s.text.slice(days[at - 1]?.end ?? date.start, date.start));
    const open = list.at(-1);
    if (!open || !LISTED.test(s.text.slice(open.end, date.start))) list = [];
    const before = s.text
      .slice(0, date.start)
      .replace(WEEKDAY, "")
      .replace(/\([^()]*\)/g, "")
      .replace(/\b(Mrs?|Ms|Mx|Dr|St)\./g, "$1")
      .slice(-70);
    // "Claim 77120 (received Monday, March 9, 2026)": the day of the week parts no word from its day.
    const near = s.text.slice(0, date.start).replace(WEEKDAY, "").slice(-40);
    // "from July 6, 2026 to August 14, 2026", "on 09/22/2026, 09/25/2026 and …", "on May 3 (97161, $148.00) and on May 5": the second goes with the first.
    const range =
      last &&
      /^(?:st|nd|rd|th)?(?:[,;]? (?:and |& )?(?:on )?|\s?(?:to|through|thru|and|-|–|until),?\s?)(?:the )?$/i.test(
        s.text.slice(last.end, date.start).replace(IN_BRACKETS, ""),
      );
    const short = SHORT_BEFORE.exec(s.text.slice(0, date.start));
    if (short && OF_SERVICE.test(s.text.slice(0, short.index).slice(-70))) {
      const [first] = findDates(`${short[1]}/${date.iso.slice(0, 4)}`);
      if (first && first.iso <= date.iso) keep(first.iso, span, false);
      keep(date.iso, span, false);
      last = date;
      list = [];
      continue;
    }
    if (
      range ||
      isLastOfTwo ||
      CARE_RECEIVED.test(s.text.slice(0, date.start)) ||
      ((OF_SERVICE.test(before) ||
        CLAIM_FOR.test(s.text.slice(0, date.start)) ||
        CODE_FOR.test(before) ||
        BILLED_FOR.test(before) ||
        CARE_MADE.test(before) ||
        CARE_FOLLOWS.test(s.text.slice(date.end)) ||
        CARE_BEHIND.test(s.text.slice(date.end))) &&
        !OF_ANOTHER.test(near) &&
        !OF_A_GRANT.test(before) &&
        !/\([^()]*$/.test(isOfDecision(near) ? near : "") &&
        !OF_NO_CARE.test(near) &&
        !OF_AN_ACCIDENT.test(near) &&
        !OF_AN_END.test(near))
    ) {
      const isFirstOfTwo = FIRST_AND_LAST.test(s.text.slice(date.end, days[at + 1]?.start ?? date.end));
      const isCounted =
        !(isFirstOfTwo || isLastOfTwo) &&
        (OF_A_BILL.test(near) || COUNTED.test(near) || COUNTED_BEHIND.test(s.text.slice(date.end)));
      for (const { iso } of list) keep(iso, span, isCounted);
      list = [];
      keep(date.iso, span, isCounted);
      // What an earlier visit is told beside goes on with words of its own.
      last = isCounted ? undefined : date;
    } else if (
      list.length > 0 ||
      !(OF_ANOTHER.test(near) || OF_NO_CARE.test(near) || OF_AN_ACCIDENT.test(near) || OF_AN_END.test(near))
    )
      list.push(date);
  }
}
/** "The first visit was on September 2, 2026 and the last on September 30, 2026" */
const FIRST_AND_LAST =
  /^,? and (?:the|his|her|their) (?:last|latest|final)(?: one| visit| of them)? (?:was |came |is )?on (?:\w{3,9}day, )?$/i;
/** "service dates 9/2 - 9/9/2026": the first day takes the year of the second. */
const SHORT_BEFORE = /(?<![\d/])(\d{1,2}\/\d{1,2}) ?(?:[-–]|to|through|thru|and) ?$/;
/** "… took place on Wednesday, September 2, 2026" */
const WEEKDAY =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?),? $/;
const LISTED = /^(?:st|nd|rd|th)?,? ?(?:and |& )?$/;
