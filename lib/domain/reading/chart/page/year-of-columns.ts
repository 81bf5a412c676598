import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";

/** A flowsheet has at least so many days over its columns. */
const LEAST_COLUMNS = 3;
/** Of them the other papers tell at least so many with their year. */
const LEAST_TOLD = 2;
const SHORT_DAY = /^(\d{1,2})\/(\d{1,2})$/;

/**
 * "9/14   9/18   9/21   9/25" over a flowsheet on which no year is printed. The year is known by two signs: the other papers tell two or more of
 * these days in one year and in no other, and all of them are working days in it, which they were not the year before.
 */
export function dayOfColumns(
  page: readonly Line[],
  told: ReadonlySet<string>,
  newest: string | undefined,
): string | undefined {
  if (page.some(({ text }) => YEAR.test(text))) return undefined;
  const shorts = page.flatMap(({ cells }) => {
    const days = cells.flatMap(({ text }) => {
      const [, month, day] = SHORT_DAY.exec(text.trim()) ?? [];
      return month && day ? [`${month.padStart(2, "0")}-${day.padStart(2, "0")}`] : [];
    });
    // "4/5   4/5   5/5" are strengths.
    const isHead = days.every((day, at) => at === 0 || day > (days[at - 1] ?? ""));
    return isHead && days.length >= LEAST_COLUMNS ? days : [];
  });
  const known = [...told].filter((iso) => shorts.includes(iso.slice(5))).toSorted();
  const years = new Set(known.map((iso) => iso.slice(0, 4)));
  const [year] = years;
  const last = known.at(-1);
  if (!year || !last || years.size > 1 || known.length < LEAST_TOLD) return undefined;
  const isWorked = (of: number) => shorts.every((short) => isWorkingDay(`${of}-${short}`));
  const isPast = shorts.every((short) => newest === undefined || `${year}-${short}` <= newest);
  return isPast && isWorked(Number(year)) && !isWorked(Number(year) - 1) ? last : undefined;
}
/** A birth is printed with its year, and is none of the sheet's. */
const YEAR = /(?<![\d/-])20[2-4]\d(?![\d-])/;

const isWorkingDay = (iso: string) => {
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) && at.getUTCDay() % 6 !== 0;
};

/** The days that papers tell with their year. */
export const toldDays = (papers: readonly { lines: readonly Line[] }[]): ReadonlySet<string> =>
  new Set(papers.flatMap(({ lines }) => lines.flatMap(({ text }) => findDates(text).map(({ iso }) => iso))));
