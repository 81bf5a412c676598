import { findDates } from "@/lib/domain/reading/calendar-date";

/** "Billed without modifier AT", "the AT modifier is missing", "modifier 59 was not appended": the one that the payer misses. */
const MISSED =
  /\b(?:without|lack(?:s|ed|ing)?|missing|omit(?:s|ted|ting)?) (?:(?:an?|the|any) )?(?:(?:appropriate|required|proper) )?(?:[Mm]odifier ([A-Z][A-Z0-9]|\d{2})|([A-Z][A-Z0-9]|\d{2}) [Mm]odifier)\b|\b(?:[Mm]odifier ([A-Z][A-Z0-9]|\d{2})|([A-Z][A-Z0-9]|\d{2}) [Mm]odifier) (?:is|was|were) (?:missing|omitted|absent|not (?:present|billed|appended|reported|used|on (?:the|this|any|that|your) (?:lines?|claims?|services?)))\b/g;
/** "98941 [AT]", "97140-59": a code with a modifier behind it, as a note or a fee slip has it. */
const WITH_MODIFIER = /(?<![\w-])(?:\d{5}|[A-Z]\d{4})(?: ?- ?| {1,3})[[(]?([A-Z][A-Z0-9]|\d{2})\b(?![\w.])/g;

/** "KX: therapy past the threshold remains medically necessary": what KX attests is of the course of care, and of no one line. */
const ATTESTED =
  /\bKX\b[^.\n]{0,60}\b(?:threshold|cap|medically necessary)\b|\b(?:threshold|cap)\b[^.\n]{0,60}\bKX\b/i;

/** The payer misses a modifier, and a paper of a day of service has that very one behind a code: it was left off the claim. */
export function modifierLeftOff(
  pages: readonly string[],
  services: readonly string[],
  noticeText: string,
): boolean {
  const missed = new Set(
    [...noticeText.replace(/\s+/g, " ").matchAll(MISSED)].flatMap((found) => found.slice(1).filter(Boolean)),
  );
  if (missed.size === 0) return false;
  if (missed.has("KX") && pages.some((page) => ATTESTED.test(page))) return true;
  return pages.some(
    (page) =>
      findDates(page).some(({ iso }) => services.includes(iso)) &&
      [...page.matchAll(WITH_MODIFIER)].some(([, modifier = ""]) => missed.has(modifier)),
  );
}
