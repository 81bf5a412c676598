import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

const SUMMARY = /\b(?:discharge|hospital|inpatient|transfer) (?:summary|note|instructions|abstract)\b/i;
/** What a course of therapy came to is told under the same title. */
const OF_THERAPY =
  /\b(?:[Tt]herap\w+|THERAP\w+|[Rr]ehab\w*|REHAB\w*|(?:PT|OT|SLP)(?! ?:)|[Cc]hiro\w*|CHIRO\w*|[Oo]utpatient|OUTPATIENT|[Hh]ome [Hh]ealth|HOME HEALTH)\b/;
/** "Admitted 10/02/2026; Discharged 10/07/2026", "Discharge date: 5/14/26". */
const LEFT = /\b(?:discharged?(?: date)?|date of discharge|D\/C(?:'d)?(?: date)?)\b[\s:;-]{0,14}(?:on )?$/i;
/** Care after a stay begins within weeks of it. */
const AFTER_DAYS = 31;

const OF_ONE_DISCHARGE =
  /\b(?:of|after|following|from|since) (?:(?:the|a|his|her|their|this) )?(?:(?:hospital|inpatient) )?(?:discharge|stay)\b/i;
const OF_SEVERAL = /\b(?:hospitali[sz]ations|(?:re-?)?admissions|stays|exacerbations)\b/i;
/** Care after one stay is in question. Where several of them are asked for, or how ill somebody is, an older one is an answer. */
export const asksOfDischarge = ({ procedureCodes = [] }: LetterFacts, noticeText: string): boolean =>
  (procedureCodes.some((code) => /^9949[56]\b/.test(code)) || OF_ONE_DISCHARGE.test(noticeText)) &&
  !OF_SEVERAL.test(noticeText);

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

/**
 * Pages of a stay in hospital that ended long before the service, where the chart has the summary of the stay right before it: what the patient was
 * in for then is another illness, and its discharge another one than the payer asks about. Of several days on a page the last one is its own: a
 * summary tells of the stays before it.
 */
export function ofOtherStays(all: readonly ChartFact[], services: readonly string[]): ReadonlySet<string> {
  const first = services.toSorted()[0];
  if (!first) return new Set();
  const summaries = all.filter(isSummary);
  const stays = [...Map.groupBy(summaries, pageOf)].flatMap(([page, facts]) => {
    const day = facts.flatMap(daysLeft).toSorted().at(-1);
    return day ? [{ page, day }] : [];
  });
  const isOwn = (day: string) => day <= first && day >= addDays(first, -AFTER_DAYS);
  if (!stays.some(({ day }) => isOwn(day))) return new Set();
  const others = new Set(
    stays.filter(({ day }) => day < addDays(first, -AFTER_DAYS)).map(({ page }) => page),
  );
  return new Set(summaries.filter((fact) => others.has(pageOf(fact))).map(({ id }) => id));
}

const isSummary = ({ heading }: ChartFact) => SUMMARY.test(heading) && !OF_THERAPY.test(heading);

/** The day on which the stay right before a service ended, and the pages of the hospital's that tell of it. */
export function lastStay(
  all: readonly ChartFact[],
  service: string,
): { left: string; pages: ReadonlySet<string> } | undefined {
  const summaries = all.filter(isSummary);
  const left = summaries
    .flatMap(daysLeft)
    .filter((day) => day <= service && day >= addDays(service, -AFTER_DAYS))
    .toSorted()
    .at(-1);
  return left ? { left, pages: new Set(summaries.map(pageOf)) } : undefined;
}

const daysLeft = ({ quote }: ChartFact): string[] =>
  findDates(quote).flatMap(({ iso, start }) => (LEFT.test(quote.slice(0, start)) ? [iso] : []));
