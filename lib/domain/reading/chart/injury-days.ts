import { findDates } from "../page/calendar-date";
import type { Line } from "../page/page-lines";

const LABEL =
  /\b(?:DOI|D\.O\.I\.?|DOL|DOA|date of (?:the |this )?(?:injury|accident|loss)|(?:injury|accident|loss) date|injured on)\b[^\p{L}\d]{0,12}/giu;

/** The one day of an injury that a text labels; none where it labels several. */
export function injuryDayIn(text: string): string | undefined {
  const days = [...text.matchAll(LABEL)].flatMap(({ 0: label, index }) => {
    const behind = text.slice(index + label.length, index + label.length + LONGEST_DATE);
    const [date] = findDates(behind);
    return date?.start === 0 ? [date.iso] : [];
  });
  return new Set(days).size === 1 ? days[0] : undefined;
}
const LONGEST_DATE = 20;

/** The day of the injury that each page is about, by its page. */
export function injuriesOf(lines: readonly Line[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const [page, all] of Map.groupBy(lines, (line) => line.page)) {
    const day = injuryDayIn(all.map(({ text }) => text).join("\n"));
    if (day) found.set(page, day);
  }
  return found;
}

/** "TMI PORTAL   claim 99G0000884171": the number of the claim that the head of each page names, by its page. */
export function claimsOf(lines: readonly Line[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const [page, all] of Map.groupBy(lines, (line) => line.page)) {
    const head = all.filter(({ text }) => text.trim() !== "").slice(0, LINES_OF_HEAD);
    const numbers = new Set(
      head.flatMap(({ text }) => [...text.matchAll(CLAIM_NUMBER)].flatMap(([, number]) => number ?? [])),
    );
    const [only] = numbers;
    if (only && numbers.size === 1) found.set(page, only);
  }
  return found;
}
const LINES_OF_HEAD = 3;
const CLAIM_NUMBER =
  /\bclaim(?: (?:no\b\.?|number|#))? {0,4}[:#]? {0,8}(?=[A-Z0-9-]*\d{4})([A-Z0-9][A-Z0-9-]{7,})(?![\w-])/gi;
