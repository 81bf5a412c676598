const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "just now", "5 min ago", "in 3 h", "2 days ago"; a plain date past 30 days. */
export function relativeTime(at: Date, now: Date, timeZone: string) {
  const span = at.getTime() - now.getTime();
  const size = Math.abs(span);
  if (size < MINUTE) return "just now";
  if (size >= 30 * DAY) return plainDate(at, timeZone);
  const [amount, unit] =
    size < HOUR
      ? [Math.floor(size / MINUTE), "min"]
      : size < DAY
        ? [Math.floor(size / HOUR), "h"]
        : [Math.floor(size / DAY), Math.floor(size / DAY) === 1 ? "day" : "days"];
  return span < 0 ? `${amount} ${unit} ago` : `in ${amount} ${unit}`;
}

/** "Nov 20, 2026". */
export function plainDate(at: Date, timeZone: string) {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone }).format(at);
}

/** "Nov 20, 2026, 3:04 PM EST". */
export function exactTime(at: Date, timeZone: string) {
  return new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(at);
}

/** A calendar date "2026-11-20" as "Nov 20, 2026", without any time zone's say. */
export function calendarDate(day: string) {
  return plainDate(new Date(`${day}T00:00:00Z`), "UTC");
}

/** Words of the record with its days as the screens write them; what is quoted after them stays as it is. */
export const withCalendarDates = (words: string): string =>
  words.replace(/^[^"“]*/, (own) => own.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, calendarDate));
