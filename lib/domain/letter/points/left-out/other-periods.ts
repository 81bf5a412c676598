import { type ChartFact, saidIn } from "@/lib/domain/reading/chart/chart";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";

const ASKED_BEFORE_DAYS = 31;
/** What a plan answered weeks before the service says nothing of its day: coverage may have ended since. */
export const isAskedBefore = ({ heading, date }: ChartFact, from: string) =>
  /\beligib|\b27[01]\b/i.test(heading) && date !== undefined && date < addDays(from, -ASKED_BEFORE_DAYS);

const PERIOD =
  /\b(?:approv\w*|authori\w*|auth|valid|effective|coverage|active|eligib\w*|certification period|term\w*)\b/i;

/** "Request no. A-440911; …; From 06/01/2026; To 06/30/2026": a row of a list of approvals, with its time in two columns; "Visits 12 From 03/06/2025, To
 * 05/30/2025", too. */
const ROW_OF_SPAN =
  /\b(?:auth\w*|request|approv\w*|referral|certif\w*)\b.*(?:; |\d )(?:from|start|begin)(?: date)? ([^;]{6,20})[;,] (?:to|thru|through|end)(?: date)? ([^;]{6,20})/i;

const IS_TO = /^\s*(?:to|through|thru|until|-|–)\s*$/i;
/** An approval or coverage of other dates answers nothing. */
export function outOfPeriod(fact: ChartFact, service: readonly string[]): boolean {
  const [first, last] = [service[0], service.at(-1)];
  if (fact.measure || !first || !last) return false;
  // That another plan ended before the service is what such a print is for.
  if (/\binactive\b/i.test(fact.quote)) return false;
  const [, from = "", to = ""] = (fact.told && ROW_OF_SPAN.exec(fact.quote)) || [];
  const [begin, end] = [findDates(from)[0]?.iso, findDates(to)[0]?.iso];
  if (begin && end && (last < begin || first > end)) return true;
  return saidIn(fact).some((said) => {
    if (!PERIOD.test(said)) return false;
    const dates = findDates(said);
    // "09/05/2026 rep Lou: approved 09/06/2026 - 10/06/2026": the day of an entry is no end of the time.
    const spans = dates.flatMap((date, at) => {
      const next = dates[at + 1];
      return next && IS_TO.test(said.slice(date.end, next.start)) && date.iso <= next.iso
        ? [{ start: date.iso, end: next.iso }]
        : [];
    });
    return spans.length > 0 && spans.every(({ start, end }) => last < start || first > end);
  });
}

const CERTIFIES_PLAN = /\b(?:re-?)?certif\w+|\bplan of (?:care|treatment)\b/i;
/** "Period: 02/09/2026 to 05/08/2026", "Certification period 02/09/2026 - 05/08/2026", "Plan period: …": alone in its field. */
const OWN_PERIOD =
  /^(?:(?:re-?)?cert(?:ification)?(?: of)? |plan (?:of care )?|POC )?(?:period|dates?)\s*:?\s*(?:from )?\d/i;

/**
 * Pages that certify a plan whose own period lies wholly before or after the service: another plan, whoever signed it. One that has a time over the
 * service in any words stays.
 */
export function ofOtherPlans(all: readonly ChartFact[], service: readonly string[]): ReadonlySet<string> {
  const [first, last] = [service[0], service.at(-1)];
  if (!first || !last) return new Set();
  const certifying = all.filter(({ heading }) => CERTIFIES_PLAN.test(heading));
  const pages = Map.groupBy(certifying, ({ place }) => `${place.documentId}|${place.page}`);
  const others = [...pages.values()].filter((page) => {
    const spans = page.flatMap(saidIn).flatMap((said) => {
      const [from, to, another] = OWN_PERIOD.test(said) ? findDates(said) : [];
      return from && to && !another && IS_TO.test(said.slice(from.end, to.start)) ? [[from.iso, to.iso]] : [];
    });
    const meets = page.flatMap(saidIn).some((said) => {
      const days = findDates(said);
      return days.some(({ iso, end }, at) => {
        const next = days[at + 1];
        return next && IS_TO.test(said.slice(end, next.start)) && iso <= last && next.iso >= first;
      });
    });
    return !meets && spans.length > 0 && spans.every(([from = "", to = ""]) => to < first || from > last);
  });
  return new Set(others.flat().map(({ id }) => id));
}
