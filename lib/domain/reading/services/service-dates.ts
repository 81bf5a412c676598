import type { CareStage } from "@/lib/core/notice";
import { birthDatesOf } from "../deadline/birth-dates";
import { findDaysBefore } from "../page/calendar-date";
import type { Candidate, Reading, Scope } from "../page/candidate";
import type { Span } from "../page/page-lines";
import { behindService, besideProvider, fromBlocks, underService } from "./dates/days-beside";
import { fromColumns, fromRows, isEntry, overRows } from "./dates/days-in-rows";
import { fromSentence, fromSentences } from "./dates/days-in-sentences";
import { plausible } from "./dates/plausible";
import {
  fromProcedureLabels,
  fromServiceLabels,
  inToldRange,
  procedureLabels,
  serviceLabels,
} from "./dates/service-labels";
import { paymentLog } from "./payment-log";

/** The dates of service of the claim, joined by ", ". */
export function readServiceDates(
  reading: Reading,
  scope: Scope | undefined,
  notice: string | undefined,
  stage: CareStage | null = "post_service",
): Candidate | undefined {
  const { lines } = reading;
  const dates = new Map<string, Span>();
  const births = new Set(birthDatesOf(reading));
  const log = paymentLog(lines);
  const keep = (iso: string, span: Span, stillToCome = false) => {
    if (log.has(span.line) || isEntry(lines[span.line]?.text ?? "")) return;
    if (plausible(iso, notice, stillToCome) && !births.has(iso) && !dates.has(iso)) dates.set(iso, span);
  };
  const told = serviceLabels(reading, scope);
  fromServiceLabels(told, lines, notice, stage, keep);
  if (dates.size === 0) fromProcedureLabels(reading, scope, stage, keep);
  // "Services in question: 20561, three or more muscles; 05/12/2026 and 05/19/2026": some of these labels are of what was done.
  if (dates.size === 0)
    for (const v of [...told, ...procedureLabels(reading, scope, stage)]) behindService(v, lines, keep);
  if (dates.size === 0) underService(reading, scope, notice, keep);
  if (dates.size === 0) fromBlocks(reading, scope, keep);
  const labeled = new Set(dates.keys());
  const isInRange = inToldRange(reading);
  if (dates.size === 0) fromColumns(reading, scope, keep);
  fromRows(reading, scope, (iso, at) => (isInRange(iso) ? undefined : keep(iso, at)), notice);
  if (dates.size === 0) overRows(reading, scope, keep);
  if (dates.size === 0) besideProvider(reading, keep);
  // What the reason tells of earlier tests and visits is no service that was still to be given.
  if (dates.size === 0 && (stage === "post_service" || stage === null)) {
    const givingWay = fromSentences(reading, notice, stage, keep);
    if (dates.size === 0) for (const [iso, span] of givingWay) keep(iso, span);
  }
  // Each stands under a label of its own and before the notice that speaks of it: two signs make them sure.
  const sure = notice !== undefined && [...dates.keys()].every((iso) => labeled.has(iso));
  return joined(dates, sure ? 0.87 : 0.8);
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
  return joined(dates, 0.7);
}

const joined = (dates: ReadonlyMap<string, Span>, score: number): Candidate | undefined =>
  dates.size === 0
    ? undefined
    : { value: [...dates.keys()].sort().join(", "), score, spans: [...dates.values()] };
