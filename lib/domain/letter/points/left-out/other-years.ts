import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ENTRY_DAY } from "@/lib/domain/reading/chart/person/entry-person";
import { findDates } from "@/lib/domain/reading/page/calendar-date";

/** "PT only   calendar year 2025": over a sheet of what was used of a benefit. */
const YEAR_OF_PAGE = /\b(?:calendar|benefit|plan|contract) year:?\s{0,4}(20\d\d)\b/i;
/** A count that is used up or under way: it holds for its own year alone, for limits start over. */
const COUNT_OF_BENEFIT =
  /\blimits? (?:was |is |were |has been )?(?:reached|met|used up|exhausted)\b(?! (?:lifting|carrying|with|in (?:flex|ext|ROM)))|\b\d{1,3} of \d{1,3} (?:\w+ ){0,2}(?:visits?|sessions?|units?|days|treatments?|used|remain\w*|left|available)\b|\bvisits? (?:used|remaining|left)\b|\b(?:used|remaining|left):? \d{1,3}\b(?! (?:canes?|crutch\w*|pillows?|rails?|puffs?|inhalers?|tablets?))/i;
/** "Attended 10 of 12 visits", "2025: total knee replacement": how a course went and what was done, and no count of a benefit. */
const OF_COURSE = /\b(?:attended|kept|completed|came to|scored?)\b/i;
const COUNTED =
  /\b\d{1,3} (?:\w+ ){0,2}(?:visits?|sessions?|units?|treatments?|days)\b|\b(?:limits?|benefits?|deductible|copay|used|plan|coverage|covered|visits?)\b/i;

/** What pages and lines say of the benefit of another year than that of the service: it neither uses up nor leaves anything. */
export function ofOtherYears(all: readonly ChartFact[], service: readonly string[]): ReadonlySet<string> {
  const years = new Set(service.map((day) => day.slice(0, 4)));
  if (years.size === 0) return new Set();
  const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;
  const pages = new Map<string, boolean>();
  for (const fact of all) {
    const [, year] = YEAR_OF_PAGE.exec(`${fact.heading} ${fact.quote}`) ?? [];
    if (year) pages.set(pageOf(fact), (pages.get(pageOf(fact)) ?? true) && !years.has(year));
  }
  // A log with entries of this year, and one on the year before, is no sheet of that year, unless its own head names it.
  for (const fact of pages.size > 0 ? all : []) {
    const [, headed] = YEAR_OF_PAGE.exec(fact.heading) ?? [];
    const [day] = ENTRY_DAY.test(fact.quote) ? findDates(fact.quote) : [];
    if (day && years.has(day.iso.slice(0, 4)) && (!headed || years.has(headed)))
      pages.set(pageOf(fact), false);
  }
  const [earliest = ""] = [...years].toSorted();
  const answers = Map.groupBy(all.filter(isAnswerOnBenefit), pageOf);
  const older = new Set(
    [...answers.values()]
      .filter((log) => log.some(({ date = "" }) => years.has(date.slice(0, 4))))
      .flatMap((log) =>
        // "12/29/2025 Verified for 2026" was asked ahead of the year that it tells of.
        log.filter(({ date = "", quote }) => date.slice(0, 4) < earliest && !namesYear(quote, years)),
      ),
  );
  return new Set(
    all
      .filter(
        (fact) =>
          (pages.size > 0 && pages.get(pageOf(fact))) || older.has(fact) || countsOtherYear(fact, years),
      )
      .map(({ id }) => id),
  );
}

const namesYear = (quote: string, years: ReadonlySet<string>) =>
  (quote.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).some((year) => years.has(year));

/** "01/10/2025 HIGH option, 75 visits" in a log of what was asked about the benefits: each year's plan has its own. */
const OF_BENEFITS =
  /\b(?:verif\w*|benefits?|eligib\w*)\b[^.;]{0,30}\b(?:logs?|calls?|checks?|sheet|history|record)\b/i;
const isAnswerOnBenefit = ({ heading, measure, date, quote }: ChartFact) =>
  !measure && date !== undefined && OF_BENEFITS.test(heading) && ENTRY_DAY.test(quote);

/** "2025: 14 visits here, right ankle." */
const LABELED_YEAR = /^\W*(20\d\d)\s*:/;

function countsOtherYear({ quote, measure }: ChartFact, years: ReadonlySet<string>): boolean {
  const [, labeled] = LABELED_YEAR.exec(quote) ?? [];
  if (labeled && !measure && COUNTED.test(quote)) return !years.has(labeled);
  if (measure || !COUNT_OF_BENEFIT.test(quote) || OF_COURSE.test(quote)) return false;
  const said = findDates(quote).map(({ iso }) => iso.slice(0, 4));
  return said.length > 0 && said.every((year) => !years.has(year));
}
