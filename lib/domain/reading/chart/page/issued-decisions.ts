import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { topOf } from "./page-title";

/** What a payer sends after it has decided a claim. */
const DECISION =
  /\bexplanation of (?:benefits|payment)\b|\bEOB\b|\b(?:provider|payment) voucher\b|\bremittance\b/i;
const HEAD_LINES = 4;

/** "HIGHMARK   Explanation of Benefits   Date: 08/17/2026": who decided the claim, and of which day the paper is. */
export function issuedDecision(
  lines: readonly Line[],
  from: number,
  to: number,
  title: string,
  day: string | undefined,
): { text: string; date: string } | undefined {
  const [first] = lines.slice(from, to).flatMap(({ text }, at) => (text.trim() ? [from + at] : []));
  const page = lines[from]?.page;
  if (first === undefined || page === undefined || !day || !DECISION.test(title)) return undefined;
  const top = lines.slice(first, Math.min(to, first + HEAD_LINES));
  const printed = top.flatMap(({ text }) =>
    findDates(text).flatMap(({ iso, start, end }) => (iso === day ? [text.slice(start, end)] : [])),
  )[0];
  const issuer = topOf(lines, page)
    .split(", ")
    .filter((part) => !DECISION.test(part) && /\p{L}{3}/u.test(part))
    .join(" ");
  return printed && issuer ? { text: `${issuer}, ${title}, dated ${printed}`, date: day } : undefined;
}

/** Whether words of the page say themselves what it is, and of which day. */
export const namesDecision = (quote: string, day: string | undefined): boolean =>
  DECISION.test(quote) && findDates(quote).some(({ iso }) => iso === day);
