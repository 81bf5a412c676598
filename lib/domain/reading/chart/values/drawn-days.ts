import { findDates } from "../../page/calendar-date";

/** "Lab  08/14/2026 A1c 8.6 %", "Labs drawn 8/14/26: Cr 0.9, A1c 8.6": the day of a result stands before its name. */
const DRAWN =
  /\b(?:labs?|blood ?work|lab results?|drawn|collected|resulted|results?)(?: (?:results?|drawn|collected|reported|of|on|from|dated))*[\s:,(-]{1,6}$/i;
export const drawnDay = (text: string): string | undefined => {
  const [date] = findDates(text);
  return date && DRAWN.test(text.slice(0, date.start)) && date.start <= 24 ? date.iso : undefined;
};
/** The day before a name on which its value was drawn: none after the entry's own, `around`. */
export function drawnOn(text: string, at: number, around: string | undefined): string | undefined {
  const before = text.slice(0, at);
  const date = findDates(before).at(-1);
  if (!date || !around || date.iso > around) return undefined;
  // A sentence that ended in between speaks of something else.
  const between = before.slice(date.end);
  return DRAWN.test(before.slice(0, date.start)) && between.length <= 60 && !/[.;](?=\s+[A-Z])/.test(between)
    ? date.iso
    : undefined;
}
