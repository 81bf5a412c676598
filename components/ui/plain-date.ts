/** "Nov 20, 2026". */
export const plainDate = (at: Date, timeZone: string) => formatOf(timeZone, DATE).format(at);

const DATE: Intl.DateTimeFormatOptions = { dateStyle: "medium" };

/** Kept: making one takes longer than drawing the row that shows the date. */
export function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${options.dateStyle}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  formats.set(key, format);
  return format;
}
const formats = new Map<string, Intl.DateTimeFormat>();
