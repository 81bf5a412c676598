import { calendarDate } from "@/components/ui/calendar-date";

/** Why a paper fits one appeal, as a sentence: names and numbers as they are written, days as elsewhere on the screen. */
export const fitWords = (reasons: readonly string[]): string => `Fits by ${listOf(reasons)}.`;

/** The same as a choice among several: "Leon Hartsease · GRM224 · sent Oct 30, 2026 (fits by service on Aug 17, 2026)". */
export const fitChoice = (label: string, reasons: readonly string[]): string =>
  `${withLastDay(label)} (fits by ${listOf(reasons)})`;

/** An appeal as it is named, with the day of its sending as the screens write it. */
export const withLastDay = (label: string): string => label.replace(/\d{4}-\d\d-\d\d$/, calendarDate);

const listOf = (reasons: readonly string[]): string =>
  reasons.map((reason) => withLastDay(reason.replace(/^[A-Z]/, (letter) => letter.toLowerCase()))).join(", ");
