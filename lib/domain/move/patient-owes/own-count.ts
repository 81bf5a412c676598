import type { Page } from "../facts/move-facts";

/** "limited to 20 visits", "20 visits a year", "maximum of 20 treatments": what the payer allows. */
const LIMIT = /\b(\d{1,3}) (?:\w+ ){0,2}(?:visits|treatments|sessions|manipulations)\b/gi;
/** "Visits this year: 14", "14 visits so far in 2026", "used 14 of 20". */
const OWN =
  /\b(?:visits|treatments|sessions)(?: used| so far| to date)?(?: this (?:calendar |benefit |plan )?year| in 20\d\d)?\s?[:=]\s?(\d{1,3})\b|\b(\d{1,3}) (?:visits|treatments|sessions) (?:used |so far |to date ){0,2}(?:this (?:calendar |benefit |plan )?year|in 20\d\d)\b|\bused (\d{1,3}) (?:of|out of) \d{1,3}\b/gi;

const numbersIn = (text: string, of: RegExp): number[] =>
  [...text.matchAll(of)].flatMap((found) =>
    found.slice(1).flatMap((n) => (n === undefined ? [] : [Number(n)])),
  );

/** The practice's own count stays below every limit that the payer names, so that the limit may not be used up. */
export function countsFewer(pages: readonly Page[], noticeText: string): boolean {
  const limits = numbersIn(noticeText.replace(/\s+/g, " "), LIMIT);
  const own = pages.flatMap(({ text }) => numbersIn(text.replace(/\s+/g, " "), OWN));
  return limits.length > 0 && own.length > 0 && Math.max(...own) < Math.min(...limits);
}
