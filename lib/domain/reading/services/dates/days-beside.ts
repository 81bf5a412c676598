import { findDates } from "../../page/calendar-date";
import { inScope, type Reading, type Scope } from "../../page/candidate";
import type { LabeledValue } from "../../page/labeled-values";
import { daysOfBlocks } from "../services-block";
import type { Keep } from "./keep";
import { BETWEEN } from "./labeled-days";
import { withYears } from "./with-years";

/** "Service: 20 visits, CPT 97110, 97112; 07/06/2026 - 08/28/2026": the days end the line that says what was done. */
export function behindService(v: LabeledValue, lines: Reading["lines"], keep: Keep): void {
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
export function underService(
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
export function besideProvider({ labeled }: Reading, keep: Keep): void {
  for (const v of labeled) {
    // "Paid to the practice by electronic transfer on June 17" says when money came.
    const isPayment = /\bpa(?:id|y|yee)\b|^with$/i.test(v.labelText);
    const [date] = v.label.kind === "provider" && !isPayment ? findDates(v.value) : [];
    if (date && date.end >= v.value.length - 1 && /\bon $/.test(v.value.slice(0, date.start)))
      keep(date.iso, v.span);
  }
}

/** The days that head the blocks of a list of services. */
export function fromBlocks({ lines }: Reading, scope: Scope | undefined, keep: Keep): void {
  for (const { iso, line, cell } of daysOfBlocks(lines))
    if (inScope(scope, line)) keep(iso, { line, start: cell.start, end: cell.end });
}
