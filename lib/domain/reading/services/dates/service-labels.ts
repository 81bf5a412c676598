import type { CareStage } from "@/lib/core/notice";
import { findDates } from "../../page/calendar-date";
import { inScope, type Reading, type Scope } from "../../page/candidate";
import type { LabeledValue } from "../../page/labeled-values";
import type { Span } from "../../page/page-lines";
import { COUNTED_SO_FAR } from "./counted-so-far";
import type { Keep } from "./keep";
import { daysUnder } from "./labeled-days";
import { isOfOtherClaim } from "./of-other-claim";
import { plausible } from "./plausible";
import { withYears } from "./with-years";

/** "Search    Member ID …, From 07/01/2026 To 08/31/2026": what a screen was asked for. */
const SEARCHED = /^\s*(?:search(?:ed)?(?: (?:criteria|terms|for|by))?|filters?|criteria)(?::| {2,})/i;

/** The labels that announce days of service of this claim. */
export const serviceLabels = (reading: Reading, scope: Scope | undefined): LabeledValue[] =>
  reading.labeled.filter(
    (v) =>
      v.label.kind === "service_date" &&
      inScope(scope, v.span.line) &&
      !SEARCHED.test(reading.lines[v.span.line]?.text ?? "") &&
      !(v.layout === "below" && COUNTED_SO_FAR.test(reading.lines[v.labelLine]?.text ?? "")) &&
      !isOfOtherClaim(reading, v),
  );

/** The labels of what was done; before care is given they say what is asked for. */
export const procedureLabels = (
  { labeled }: Reading,
  scope: Scope | undefined,
  stage: CareStage | null,
): LabeledValue[] =>
  labeled.filter(
    (v) => v.label.kind === "procedure" && stage !== "pre_service" && inScope(scope, v.span.line),
  );

/** The days that these labels announce. */
export function fromServiceLabels(
  told: readonly LabeledValue[],
  lines: Reading["lines"],
  notice: string | undefined,
  stage: CareStage | null,
  keep: (iso: string, span: Span, stillToCome: boolean) => unknown,
): void {
  const ofStay = told.filter(({ labelText }) => OF_STAY.test(labelText));
  // "Admit 06/11/2026" over "Days not certified 06/17/2026 - 06/20/2026": when a stay began stands beside the days in question.
  const ofService = told.filter((v) => !ofStay.includes(v));
  const isTold = ofService.some((v) => daysUnder(v, lines, notice).length > 0);
  const inAdvance = stage === "pre_service" || stage === "concurrent";
  for (const v of isTold ? ofService : told) {
    const days = daysUnder(v, lines, notice);
    // Care that is refused while it goes on ends after the notice.
    const goesOn = inAdvance && days.some(({ iso }) => plausible(iso, notice));
    for (const { iso, span } of days) keep(iso, span, goesOn);
  }
}

const OF_STAY = /^(?:date )?(?:of )?(?:the )?(?:admi(?:t|ssion|tted)|discharged?)(?: date)?$/i;

/** "Treatment   March 10, 2026; 99214, 93000": what was done, its day first. */
export function fromProcedureLabels(
  { labeled }: Reading,
  scope: Scope | undefined,
  stage: CareStage | null,
  keep: Keep,
): void {
  for (const v of labeled) {
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
}

const RANGE = /^\S[^:]{3,16}(?: to | through | thru | ?[-–] ?)[^:]{6,18}$/i;

/** "Dates of service: 12/07/2026 to 12/18/2026" is the whole of it: rows of part of that time add no days. */
export function inToldRange({ labeled }: Reading): (iso: string) => boolean {
  const whole = labeled.find(
    (v) => v.label.kind === "service_date" && v.layout !== "below" && RANGE.test(withYears(v.value)),
  );
  const [first = "", last] = whole ? findDates(withYears(whole.value)).map(({ iso }) => iso) : [];
  return (iso) => last !== undefined && iso >= first && iso <= last;
}
