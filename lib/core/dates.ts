/** Dates without a time are ISO strings `YYYY-MM-DD` in the practice's time zone; instants are `Date` in UTC. */

/** Making one takes longer than all else that a small request does. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Today's date where the practice is. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  dayFormats.set(timeZone, format);
  const parts = format.formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year")}-${of("month")}-${of("day")}`;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * "Oct 14, 2026", as screens show a date or the day of a timestamp; what is neither stays as it is. Without `Intl`, for the
 * reason that `number-text.ts` gives.
 */
export function shownDay(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(iso) ?? [];
  const named = MONTHS[Number(month) - 1];
  return named ? `${named} ${Number(day)}, ${Number(year)}` : iso;
}

/** Whole days from one date to another; negative when `to` lies before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** What the appeal deadline chip says (docs/product.md, F7). */
export function deadlineChip(
  deadline: string,
  today: string,
): { text: string; tone: "success" | "warning" | "danger"; daysLeft: number } {
  const daysLeft = daysBetween(today, deadline);
  if (daysLeft < 0) return { text: "Expired", tone: "danger", daysLeft };
  if (daysLeft === 0) return { text: "Due today", tone: "warning", daysLeft };
  return {
    text: `${daysLeft} ${daysLeft === 1 ? "day" : "days"} left`,
    tone: daysLeft > 7 ? "success" : "warning",
    daysLeft,
  };
}

/** A date some days later, or earlier. */
export const shiftDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The same day some months later, or the month's last day where it has no such day (31 Aug + 6 = 28 Feb). */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  const index = year * 12 + (month - 1) + months;
  const toYear = Math.floor(index / 12);
  const toMonth = (index % 12) + 1;
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  return `${toYear}-${String(toMonth).padStart(2, "0")}-${String(Math.min(day, last)).padStart(2, "0")}`;
}

/** The first of the month that lies `before` months back. */
export function firstOfMonth(day: string, before = 0): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - before, 1)).toISOString().slice(0, 10);
}
