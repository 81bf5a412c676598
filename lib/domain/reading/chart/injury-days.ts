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
