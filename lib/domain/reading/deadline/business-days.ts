/** Days on which US payers and the mail work: no weekends, no federal holidays (5 U.S.C. 6103). */

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The nth weekday (0 is Sunday) of a month; from its end where `nth` is -1. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  if (nth < 0) {
    const last = new Date(Date.UTC(year, month, 0));
    return iso(year, month, last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7));
  }
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return iso(year, month, 1 + ((weekday - first + 7) % 7) + 7 * (nth - 1));
}

/** A holiday on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
function observed(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const weekday = day.getUTCDay();
  if (weekday === 6) day.setUTCDate(day.getUTCDate() - 1);
  if (weekday === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

function holidaysOf(year: number): Set<string> {
  return new Set([
    ...[year, year + 1].map((y) => observed(iso(y, 1, 1))),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    nthWeekday(year, 5, 1, -1),
    observed(iso(year, 6, 19)),
    observed(iso(year, 7, 4)),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    observed(iso(year, 11, 11)),
    nthWeekday(year, 11, 4, 4),
    observed(iso(year, 12, 25)),
  ]);
}

export function isBusinessDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  const weekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return !weekend && !holidaysOf(day.getUTCFullYear()).has(date);
}

const following = (date: string) => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

export function addBusinessDays(from: string, count: number): string {
  let date = from;
  for (let left = count; left > 0; ) {
    date = following(date);
    if (isBusinessDay(date)) left--;
  }
  return date;
}

/** The day itself, or the next one on which offices are open. */
export function nextBusinessDay(from: string): string {
  let date = from;
  while (!isBusinessDay(date)) date = following(date);
  return date;
}
