import { shiftDays } from "@/lib/core/dates";

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const pad = (n: number) => String(n).padStart(2, "0");

/** The nth weekday of a month, the last one for -1. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  if (nth > 0) {
    const first = weekdayOf(`${year}-${pad(month)}-01`);
    return `${year}-${pad(month)}-${pad(1 + ((weekday - first + 7) % 7) + (nth - 1) * 7)}`;
  }
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const back = (weekdayOf(`${year}-${pad(month)}-${pad(last)}`) - weekday + 7) % 7;
  return `${year}-${pad(month)}-${pad(last - back)}`;
}

const known = new Map<number, ReadonlySet<string>>();

/** The legal public holidays of the United States, on their own days; worked out once a year. */
function holidaysOf(year: number): ReadonlySet<string> {
  const days = known.get(year) ?? new Set(workOut(year));
  known.set(year, days);
  return days;
}

const workOut = (year: number): string[] => [
  `${year}-01-01`,
  nthWeekday(year, 1, 1, 3),
  nthWeekday(year, 2, 1, 3),
  nthWeekday(year, 5, 1, -1),
  ...(year >= 2021 ? [`${year}-06-19`] : []),
  `${year}-07-04`,
  nthWeekday(year, 9, 1, 1),
  nthWeekday(year, 10, 1, 2),
  `${year}-11-11`,
  nthWeekday(year, 11, 4, 4),
  `${year}-12-25`,
];

const yearOf = (day: string) => Number(day.slice(0, 4));
const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day));
const isHoliday = (day: string) => holidaysOf(yearOf(day)).has(day);

/** A holiday on a Saturday is kept on the Friday before it, one on a Sunday on the Monday after. */
function isObserved(day: string): boolean {
  const weekday = weekdayOf(day);
  return (weekday === 5 && isHoliday(shiftDays(day, 1))) || (weekday === 1 && isHoliday(shiftDays(day, -1)));
}

/**
 * Counts business days after `day`. Only weekends and the holidays themselves are left out: where an office also keeps the day
 * beside one, the count ends early, never late.
 */
export function addBusinessDays(day: string, count: number): string {
  let left = count;
  let at = day;
  while (left > 0) {
    at = shiftDays(at, 1);
    if (!isWeekend(at) && !isHoliday(at)) left -= 1;
  }
  return at;
}

/** The day itself, or the last day before it on which offices and mail surely work. */
export function lastWorkingDay(day: string): string {
  let at = day;
  while (isWeekend(at) || isHoliday(at) || isObserved(at)) at = shiftDays(at, -1);
  return at;
}
