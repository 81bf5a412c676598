/** Dates and amounts as they are printed, for comparing a letter with its sources. */

const MONTH_NAMES =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const MONTH_STARTS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Long, short and numeric dates of the United States, ISO dates, and a month with its year. */
export const DATE_PATTERN = new RegExp(
  [
    `\\b(?<mn>${MONTH_NAMES})\\.?\\s+(?<md>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<my>\\d{4})\\b`,
    `\\b(?<dd>\\d{1,2})(?:st|nd|rd|th)?[\\s-]+(?:of\\s+)?(?<dn>${MONTH_NAMES})\\.?,?[\\s-]+(?<dy>\\d{4})\\b`,
    "\\b(?<iy>\\d{4})-(?<im>\\d{2})-(?<id>\\d{2})\\b",
    "(?<![\\d/.-])(?<nm>\\d{1,2})(?<sep>[/.-])(?<nd>\\d{1,2})\\k<sep>(?<ny>\\d{4}|\\d{2})(?![\\d/]|[.-]\\d)",
    `\\b(?<on>${MONTH_NAMES})\\.?,?\\s+(?<oy>\\d{4})\\b`,
  ].join("|"),
  "gi",
);

const monthOf = (name: string | undefined) => {
  const index = MONTH_STARTS.indexOf((name ?? "").slice(0, 3).toLowerCase());
  return index < 0 ? undefined : index + 1;
};

/** A match of `DATE_PATTERN` as "YYYY-MM-DD", or as "YYYY-MM" for a month; undefined for anything that is not a date. */
export function isoOf(match: RegExpMatchArray): string | undefined {
  const g = match.groups ?? {};
  const month = monthOf(g.mn ?? g.dn ?? g.on) ?? Number(g.im ?? g.nm);
  const year = Number(g.my ?? g.dy ?? g.iy ?? g.oy ?? g.ny);
  const fullYear = year < 100 ? (year > 40 ? 1900 : 2000) + year : year;
  if (!(month >= 1 && month <= 12)) return undefined;
  const yearMonth = `${fullYear}-${String(month).padStart(2, "0")}`;
  if (g.on) return yearMonth;
  const day = Number(g.md ?? g.dd ?? g.id ?? g.nd);
  return day >= 1 && day <= 31 ? `${yearMonth}-${String(day).padStart(2, "0")}` : undefined;
}

export function datesIn(text: string): Set<string> {
  const dates = new Set<string>();
  // "06/03-06/03/26" and "06/03/26-06/03/26" are ranges; the separator is set apart so that both ends are seen.
  const spaced = text.replace(/(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\s*[-–]\s*(?=\d{1,2}\/\d{1,2})/g, "$1 to ");
  for (const match of spaced.matchAll(DATE_PATTERN)) {
    const iso = isoOf(match);
    if (iso) dates.add(iso).add(iso.slice(0, 7));
  }
  // Boxes of a claim form: "09 21 26".
  for (const [, month, day, year] of text.matchAll(/(?<!\d)(\d{2}) (\d{2}) (\d{4}|\d{2})(?!\d)/g)) {
    const whole = year?.length === 2 ? `20${year}` : year;
    if (Number(month) <= 12 && Number(day) <= 31)
      dates.add(`${whole}-${month}-${day}`).add(`${whole}-${month}`);
  }
  return dates;
}

/** "9/22" at the start of a line or a cell, or "on 9/22": a day whose year stands elsewhere. Else within a line it may as well be a score. */
const SHORT_DAY =
  /(?<=^|\n|\b(?:on|since|until|after|before) |[ \t]{2}|[|(])[•* ]{0,3}(\d{1,2})[/-](\d{1,2})(?![\d/-]|\.\d)/g;

/** Days that are printed without their year ("MM-DD"), in a text that prints the year somewhere. */
export function shortDaysIn(text: string): Set<string> {
  const days = new Set<string>();
  for (const [, month, day] of text.matchAll(SHORT_DAY)) {
    if (Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31)
      days.add(`${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`);
  }
  return days;
}

export const AMOUNT_PATTERN =
  /\$\s?\d[\d,]*(?:\.\d{1,2})?(?!\d)|\b\d[\d,]*(?:\.\d{2})?\s+(?:US\s+)?dollars\b/gi;

/** "$1,234.50" and "1234.5" are the same 123450 cents. */
export function centsOf(printed: string): number | undefined {
  const plain = printed.replace(/[^\d.]/g, "");
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

/** All numbers of a text that could be amounts, in cents; "118 00" is how a claim form prints 118 dollars. */
export function amountsIn(text: string): Set<number> {
  const amounts = new Set<number>();
  for (const [printed] of text.matchAll(/(?<![\d.])\d[\d,]*(?:\.\d{1,2})?(?![\d])/g)) {
    const cents = centsOf(printed);
    if (cents !== undefined) amounts.add(cents);
  }
  for (const [, whole, cents] of text.matchAll(/(?<!\d)(\d{1,6}) (\d{2})(?!\d)/g))
    amounts.add(Number(`${whole}${cents}`));
  return amounts;
}
