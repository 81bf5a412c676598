import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isAcceptedCopy, isOfDay } from "./modifier-on-claim";

/** What the payer misses on a claim, and how an 837 or a print of it shows that it was there. */
const DATA: readonly { missed: RegExp; sent: RegExp; isOnFile?: boolean }[] = [
  {
    missed:
      /\b(?:lacks?|lacking|without|missing|no|not)\b[^.]{0,40}\b(?:national drug code|NDC)\b|\b(?:national drug code|NDC)\b[^.]{0,30}\b(?:missing|absent|not (?:on|present|received|submitted|billed|included|found)|required)\b/i,
    sent: /\bN4\*?\d{11}\b|\bNDC\b[^\n]{0,12}\d{4,5}-?\d{3,4}-?\d{1,2}\b/,
  },
  {
    missed:
      /\b(?:lacks?|without|missing|no)\b[^.]{0,40}\b(?:referring|ordering) (?:provider|physician)\b|\b(?:referring|ordering) (?:provider|physician)\b[^.]{0,40}\b(?:missing|absent|not (?:on|present|received|submitted|included))\b/i,
    sent: /\bNM1\*D[NK]\*|\b(?:referring|ordering) (?:provider|physician|NPI)\b[^\n]{0,60}\b1\d{9}\b/i,
  },
  {
    missed:
      /\b(?:lacks?|without|missing|no|invalid)\b[^.]{0,30}\bCLIA\b|\bCLIA\b[^.]{0,40}\b(?:missing|absent|invalid|not (?:on|present|received|submitted|included))\b/i,
    sent: /\bREF\*X4\*\d\dD\d{7}\b|\bCLIA\b[^\n]{0,20}\d\dD\d{7}\b/i,
  },
  {
    missed: /\btaxonomy\b/i,
    sent: /\bPRV\*(?:BI|PE)\*PXC\*\w{10}\b|\btaxonomy\b[^\n]{0,20}\b\d{3}[A-Z0-9]{6}X\b/i,
    isOnFile: true,
  },
];
const TAXONOMY = /\b\d{3}[A-Z0-9]{6}X\b/g;

/**
 * The payer misses a number or a name on the claim, and the claim as it was sent and accepted has it. A taxonomy has to stand in the payer's own file, too: there
 * another one may be right.
 */
export function dataOnClaim(
  pages: readonly Page[],
  noticeText: string,
  services: readonly string[],
): Ground | undefined {
  const flat = noticeText.replace(/\s+/g, " ");
  const wanted = DATA.filter(({ missed }) => missed.test(flat));
  // Of two things that are missed, one may still be.
  if (wanted.length !== 1) return undefined;
  for (const page of pages) {
    if (!isAcceptedCopy(page) || !services.some((day) => isSentForDay(page.text, day))) continue;
    const line = linesOf(page).find((one) => wanted.every(({ sent }) => sent.test(one)));
    if (line && wanted.every(({ isOnFile }) => !isOnFile || isOnFileToo(line, page, pages)))
      return groundOf(page, line);
  }
  return undefined;
}

/** A print may have only the day on which the claim went out. */
const SOON = 45;
const isSentForDay = (text: string, day: string): boolean =>
  isOfDay(text, day) || findDates(text).some(({ iso }) => iso >= day && iso <= addDays(day, SOON));

const OF_FILE = /\b(?:enroll\w+|provider (?:file|record|profile)|NPPES|registry|PNM|PECOS)\b/i;
function isOnFileToo(line: string, copy: Page, pages: readonly Page[]): boolean {
  const sent: string[] = line.match(TAXONOMY) ?? [];
  return (
    sent.length > 0 &&
    pages.some((page) =>
      linesOf(page).some(
        (one) =>
          !(page === copy && one === line) &&
          (OF_FILE.test(one) || OF_FILE.test(page.text.slice(0, 200))) &&
          (one.match(TAXONOMY) ?? []).some((code) => sent.includes(code)),
      ),
    )
  );
}
