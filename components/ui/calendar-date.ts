import { shownDay } from "@/lib/core/dates";

/** A calendar date "2026-11-20" as "Nov 20, 2026", without any time zone's say. */
export const calendarDate = (day: string): string => shownDay(day);

/** Words of the record with its days as the screens write them; what is quoted after them stays as it is. */
export const withCalendarDates = (words: string): string =>
  words.replace(/^[^"“]*/, (own) => own.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, calendarDate));
