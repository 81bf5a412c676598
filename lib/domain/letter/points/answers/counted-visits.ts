import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

/** The days that a payer counts toward a limit, and what the papers say of those that were no visit of this patient in that year. */
export type CountedVisits = {
  /** As the notice lists them. */
  days: string[];
  /** The limit, where the notice names one number of visits. */
  limit: number | undefined;
  /** Days of another year than the one that the limit is for. */
  ofOtherYear: string[];
  /** Days that the papers show as no visit: not kept, voided, taken back, posted to the wrong account. */
  noVisit: string[];
  /** What shows both, and which visit each denied day was by the practice's own count. */
  shown: ChartFact[];
  /** What a list says of the days that nobody disputes. */
  plain: ReadonlySet<string>;
};

const COUNTS =
  /\b(?:visits?|sessions?|treatments?|days?|dates?)\b[^.]{0,80}\b(?:used|counted|counts?|paid|taken|exhausted)\b|\b(?:used|counted|counts?|paid|toward)\b[^.]{0,80}\b(?:visits?|sessions?|treatments?|days?|dates?)\b/i;
const FEWEST_DAYS = 4;
/** Beside its days a line of such a list has codes and numbers at most. */
const MOST_LETTERS = 12;
const LIMIT =
  /\b(\d{1,3}) (?:\w+ ){0,2}(?:visits|sessions|treatments)\b|\b(?:limit|maximum) (?:of|is) (\d{1,3})\b/gi;
const CALENDAR_YEAR =
  /\bcalendar year\b|\b(?:visits|sessions|treatments)\b[^.;]{0,30} (?:of|in|for|during) (?:the year )?20\d\d\b/i;
const NO_VISIT =
  /\bno[- ]?shows?\b|\bvoid(?:ed)?\b|\brevers(?:al|ed)\b|\b(?:took|taken|takes|paid|pd|take) back\b|\btake-?backs?\b|\brecoup\w*|\brefunded\b|\bwrong (?:patient|account|acct|chart|person|member|family member)\b|\bmoved to (?:acct|account|the)\b|\bcancel+ed\b|\bdid not (?:come|attend|show)\b|\b(?:keyed|posted|billed|charged) (?:in error|wrong(?:ly)?|by mistake)\b|\bpaid:? +-\$?\d/i;
const PAID = /\b(?:paid|pd)\b/i;
const OWN_COUNT = /\bvisit (?:no\.? ?|number |#)?(\d{1,3})\b/i;

/** The first day that a row names is its own; what became of it later stands behind. */
const dayOf = ({ quote }: ChartFact) => findDates(quote)[0]?.iso;

/** Undefined where the notice lists no days, or where nothing speaks against one of them. */
export function countedVisits(
  facts: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
): CountedVisits | undefined {
  const services = (letter.datesOfService ?? []).toSorted();
  const [first] = services;
  const days = first ? listedDays(noticeText).filter((day) => !services.includes(day)) : [];
  if (!first || days.length < FEWEST_DAYS) return undefined;
  const year = CALENDAR_YEAR.test(noticeText.replace(/\s+/g, " ")) ? first.slice(0, 4) : undefined;
  const ofOtherYear = year ? days.filter((day) => !day.startsWith(year)) : [];
  const rows = facts.filter((fact) => !fact.measure && days.includes(dayOf(fact) ?? ""));
  const isUndone = (day: string) => {
    const own = rows.filter((fact) => dayOf(fact) === day);
    const undone = own
      .filter(({ quote }) => NO_VISIT.test(quote))
      .flatMap(({ date = "", quote }) => [date, ...findDates(quote).map(({ iso }) => iso)]);
    const last = undone.toSorted().at(-1);
    // A claim that was taken back and paid again was a visit after all.
    return (
      last !== undefined &&
      !own.some(({ quote, date = "" }) => !NO_VISIT.test(quote) && PAID.test(quote) && date > last)
    );
  };
  const noVisit = days.filter((day) => !ofOtherYear.includes(day) && isUndone(day));
  if (ofOtherYear.length + noVisit.length === 0) return undefined;
  const against = rows.filter(
    (fact) =>
      ofOtherYear.includes(dayOf(fact) ?? "") ||
      (noVisit.includes(dayOf(fact) ?? "") && NO_VISIT.test(fact.quote)),
  );
  const ownCount = facts.filter((fact) => services.includes(dayOf(fact) ?? "") && OWN_COUNT.test(fact.quote));
  const shown = [...against, ...ownCount];
  return {
    days,
    limit: limitOf(noticeText),
    ofOtherYear,
    noVisit,
    shown,
    plain: new Set(rows.filter((fact) => !shown.includes(fact)).map(({ id }) => id)),
  };
}

/** "Our record shows that the 20 visits of 2026 were used:" and below it the days, or the days in the sentence itself. */
function listedDays(noticeText: string): string[] {
  const lines = noticeText.split("\n");
  const at = lines.flatMap((line, index) =>
    COUNTS.test(`${lines[index - 1] ?? ""} ${line}`.replace(/\s+/g, " ")) ? [index] : [],
  );
  const lists = at.map((index) => {
    // The list may begin behind the colon of the sentence that counts.
    const behind = (lines[index] ?? "").split(":").slice(1).join(":");
    const days: string[] = findDates(behind).map(({ iso }) => iso);
    let blanks = 0;
    for (const line of lines.slice(index + 1)) {
      if (line.trim() === "") {
        if (++blanks > 1) break;
        continue;
      }
      const found = findDates(line);
      const rest = found.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), line);
      // "Mesa Verde Therapy (claims of 05/27/2026 to 07/16/2026) ..... 13": whose visits are counted, and how many.
      if (SUBTOTAL.test(line)) continue;
      if (found.length === 0 || (rest.match(/\p{L}/gu) ?? []).length > MOST_LETTERS) break;
      days.push(...found.map(({ iso }) => iso));
      blanks = 0;
    }
    return [...new Set(days)];
  });
  return lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

const SUBTOTAL = /\p{L}{3}.*(?:\.{3,}|\s{3,}|:)\s*\d{1,3}(?: visits?)?\s*$/u;

/** "1.  12/18/2025   98940": a day that is counted, and nothing that is asked for. */
function isListedDay(text: string): boolean {
  const days = findDates(text);
  const rest = days.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return days.length > 0 && (rest.match(/\p{L}/gu) ?? []).length <= MOST_LETTERS / 2;
}

const NUMBERED = /^\s*\(?\d{1,3}[.)]\s/;
/** The notice without the numbered days that it counts: among its points they would stand in for its reason. */
export const withoutListedDays = (noticeText: string): string =>
  noticeText
    .split("\n")
    .filter((line) => !(NUMBERED.test(line) && isListedDay(line)))
    .join("\n");

/** One number alone is the limit: of two it can't be told which. */
function limitOf(noticeText: string): number | undefined {
  const named = [...noticeText.replace(/\s+/g, " ").matchAll(LIMIT)].map(([, visits, most]) =>
    Number(visits ?? most),
  );
  return new Set(named).size === 1 ? named[0] : undefined;
}

/** Which visit the practice's own list calls the day. */
export const ownCountOf = (day: string, { shown }: CountedVisits): number | undefined => {
  const counts = shown.filter((fact) => dayOf(fact) === day).map(({ quote }) => OWN_COUNT.exec(quote)?.[1]);
  return new Set(counts).size === 1 && counts[0] ? Number(counts[0]) : undefined;
};
