import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { Ground, Page } from "./move-facts";

const MOST_WORDS = 220;

/** Lines of a page as the ground of a step: the words as printed, without the paper's columns. */
export function groundOf({ place }: Page, ...lines: readonly string[]): Ground {
  const words = lines.map((line) => line.replace(/\s+/g, " ").trim()).join(" … ");
  return { words: words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)}…` : words, place };
}

/** The lines of a page that hold words. */
export const linesOf = ({ text }: Page): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** A page as sentences: prose that runs on over lines, and rows of a table each by itself. */
export const sentencesOn = ({ text }: Page) =>
  text
    .replace(/\n\s{0,40}(?=\p{Ll})/gu, " ")
    .split(/\n|(?<=[.;])\s+(?=\p{L})/u)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim());

/** "Not yet accepted", "was never rejected": whether what is found at that place is denied right before it. */
export const isDenied = (text: string, at: number): boolean =>
  /\b(?:not|no|never|without|none|n['’]t|denies|nor|neither)\s+(?:[\w/-]+\s+){0,2}$/i.test(
    text.slice(0, at),
  ) && !/\b(?:not|no) (?:found|valid|eligible|covered|on file|matched)\W*$/i.test(text.slice(0, at));

/** The parts of a sheet: a rule of dashes or dots, or the head of a copy of the claim, parts what is printed on one page. */
export function partsOf({ text, place }: Page, head?: RegExp): Page[] {
  const parts: string[][] = [[]];
  for (const line of text.split("\n")) {
    if (/^\s*(?:[-–—_.=*]\s?){8,}\s*$/.test(line) || head?.test(line)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => ({ text: lines.join("\n"), place }));
}

const COMPACT = /(?<!\d)(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/g;
/** "3/9", "10-12": a day of a log that leaves its year out. */
const NO_YEAR = /(?<![\d/.-])(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])(?![\d/]|\.\d)/g;

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** "Mar 6", "6 Mar". */
const NAMED =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (0?[1-9]|[12]\d|3[01])\b(?!,? ?\d{4})|\b(0?[1-9]|[12]\d|3[01]) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b/gi;

/** The days of a line, those of a log without a year and those of an electronic record too; the year is that of the service or the next one. */
export function daysOf(line: string, first: string): string[] {
  const whole = findDates(line).map(({ iso }) => iso);
  if (whole.length > 0) return whole;
  const compact = [...line.matchAll(COMPACT)].map(([, year, month, day]) => `${year}-${month}-${day}`);
  if (compact.length > 0) return compact;
  const two = (part = "") => part.padStart(2, "0");
  const year = Number(first.slice(0, 4));
  const named = [...line.matchAll(NAMED)].map(([, month, day, dayFirst, monthBehind]) => [
    String(MONTHS.indexOf((month ?? monthBehind ?? "").slice(0, 3).toLowerCase()) + 1),
    day ?? dayFirst,
  ]);
  const numbered = [...line.matchAll(NO_YEAR)].map(([, month, day]) => [month, day]);
  return [...numbered, ...named].map(([month, day]) => {
    const rest = `${two(month)}-${two(day)}`;
    return rest < first.slice(5) ? `${year + 1}-${rest}` : `${year}-${rest}`;
  });
}
