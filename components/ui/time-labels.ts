import { formatOf, plainDate } from "./plain-date";

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

/** "Nov 20, 2026, 3:04 PM EST". */
export const exactTime = (at: Date, timeZone: string) => formatOf(timeZone, TIME).format(at);

const TIME: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
};
