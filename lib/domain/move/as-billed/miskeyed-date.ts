import { findDates } from "@/lib/domain/reading/page/calendar-date";

const SIGNED = /\b(?:e-?)?signed\b|\be-?sign(?:ature)?\b|\/s\/|\bsignature\b/i;
const CLAIM_PAGE = /\b(?:CMS-?1500|claim,? (?:form|image|print|copy|as (?:sent|billed|submitted))|837P?)\b/i;
/** A day stands at the head of a note and where it is signed; in between it may be any day. */
const LINES_OF_HEAD = 4;
/** "Keyed as 09/12, should be 09/21", "wrong date of service", "DOS typo": the practice's own word that the day is wrong. */
const SAID_WRONG = [
  /\b(?:keyed|typed|entered|posted|billed|sent|submitted)\b[^.]{0,80}\b(?:instead of|should (?:be|have been|read|say)|by mistake|in error|wrong(?:ly)?|s\/b)/i,
  /\b(?:wrong|incorrect|mistyped|miskeyed) (?:year|date(?: of service)?|DOS|day|service date)\b/i,
  /\b(?:year|date(?: of service)?|DOS|day|service date) (?:was |is |were )?(?:keyed|typed|entered|posted) (?:wrong|incorrectly|in error)/i,
  /\btypo\b/i,
];
export const isSaidWrong = (line: string) => SAID_WRONG.some((pattern) => pattern.test(line));

/** A typing error of a note, or a payment that was posted to another day, changes nothing of the claim. */
const OF_CLAIM =
  /\b(?:DOS|date of service|service date|claims?|charges?|billed|keyed|typed|entered|837|CMS-?1500)\b/i;
const OF_PAYMENT =
  /\b(?:payments?|pmts?|checks? (?:#|no\b|number|dated|for \$|posted|\d)|EFT|ERA|co-?pay(?:ment)?|refund|deposit)\b/i;

/** "10/05/2025" on the claim and 10/05/2026 on the note: the year alone differs, as in the first weeks of a new one. */
export const yearKeyedWrong = (billed: string, seen: string): boolean =>
  billed.slice(4) === seen.slice(4) && Number(seen.slice(0, 4)) - Number(billed.slice(0, 4)) === 1;

/** The days for which a page is a signed note. */
function notedDays(page: string): string[] {
  if (!SIGNED.test(page) || CLAIM_PAGE.test(page)) return [];
  const lines = page.trim().split("\n");
  return lines
    .filter((line, at) => at < LINES_OF_HEAD || SIGNED.test(line))
    .flatMap((line) => findDates(line).map(({ iso }) => iso));
}

/**
 * The practice's own papers show that the day of service on the claim was keyed wrong: a signed note has the same day of the next
 * year and none has the billed one, or its list of errors sets another day beside the billed one.
 */
export function dateMiskeyed(pages: readonly string[], services: readonly string[]): boolean {
  const noted = new Set(pages.flatMap(notedDays));
  if (services.some((day) => noted.has(day))) return false;
  return (
    services.some((billed) => [...noted].some((seen) => yearKeyedWrong(billed, seen))) ||
    pages.some((page) =>
      page.split("\n").some((line) => {
        if (!isSaidWrong(line) || !OF_CLAIM.test(line) || OF_PAYMENT.test(line)) return false;
        const days = findDates(line).map(({ iso }) => iso);
        return (
          days.some((day) => services.includes(day)) &&
          days.some((day) => !services.includes(day) && noted.has(day))
        );
      }),
    )
  );
}
