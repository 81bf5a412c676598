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
export const plainDate = (at: Date, timeZone: string) => formatOf(timeZone, DATE).format(at);

/** "Nov 20, 2026, 3:04 PM EST". */
export const exactTime = (at: Date, timeZone: string) => formatOf(timeZone, TIME).format(at);

const DATE: Intl.DateTimeFormatOptions = { dateStyle: "medium" };
const TIME: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
};

/** Kept: making one takes longer than drawing the row that shows the date. */
function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${options.dateStyle}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  formats.set(key, format);
  return format;
}
const formats = new Map<string, Intl.DateTimeFormat>();
