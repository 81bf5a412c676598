import type { CareStage } from "@/lib/core/notice";
import { birthDatesOf } from "../deadline/birth-dates";
import { addDays, findDates, findDaysBefore } from "../page/calendar-date";
import { type Candidate, inScope, type Reading, type Scope } from "../page/candidate";
import type { Span } from "../page/page-lines";
import { OF_A_CODE } from "./dates/care-day-words";
import { behindService, besideProvider, underService } from "./dates/days-beside";
import { fromColumns, fromRows, isEntry, overRows } from "./dates/days-in-rows";
import { fromSentence } from "./dates/days-in-sentences";
import { daysUnder } from "./dates/labeled-days";
import { isOfOtherClaim } from "./dates/of-other-claim";
import { OF_A_LETTER, TAKEN_BACK } from "./dates/other-day-words";
import { withYears } from "./dates/with-years";
import { paymentLog } from "./payment-log";
import { daysOfBlocks } from "./services-block";

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

const OF_STAY = /^(?:date )?(?:of )?(?:the )?(?:admi(?:t|ssion|tted)|discharged?)(?: date)?$/i;
