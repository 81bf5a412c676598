import { findDates } from "@/lib/domain/reading/page/calendar-date";

/** More days than these are no visits, but a history. */
const MOST = 6;

/**
 * The days that the notice and the other papers share, before the notice: where no day of service was read, these are the ones that both tell of. A birth date and the
 * notice's own date are none, and neither is a beginning or an end of coverage or of an approval.
 */
export function sharedDays(
  noticeText: string,
  pages: readonly string[],
  { noticeDate, births }: { noticeDate: string | undefined; births: readonly string[] },
): string[] {
  const onPages = new Set(pages.flatMap(days));
  const shared = [...new Set(days(noticeText))].filter(
    (day) => onPages.has(day) && !births.includes(day) && (noticeDate === undefined || day < noticeDate),
  );
  return shared.length <= MOST ? shared.toSorted() : [];
}

const BOUND =
  /\b(?:eff(?:ective)?|since|from|through|thru|until|to|by|before|after|end(?:s|ed)?|expir\w+|term\w*|born|birth|DOB|dated|received|printed|run|checked|start\w*|beg[ia]n\w*)\b[^\d\n]{0,12}$/i;
const days = (text: string): string[] =>
  findDates(text).flatMap(({ iso, start }) =>
    BOUND.test(text.slice(Math.max(0, start - 40), start)) ? [] : iso,
  );
