import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

/** "I10" has no point. Whatever else looks like it keeps the question open. */
const CODE = /(?<![\w.-])[A-TV-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?(?![\w-])/g;
const NOTE =
  /\bsigned\b|\/s\/|\be-?sign\w*\b|,?\s(?:MD|DO|DC|PT|DPT|OTR?(?:\/L)?|NP|FNP|ARNP|PA-C|DPM|LCSW|PhD|SLP)\b/;
const CLAIM_COPY =
  /\b(?:CMS-?1500|claim (?:form|image|detail|copy|history|as (?:sent|billed|submitted|transmitted|filed))|charges? (?:entry|screen|posted|sent)|837P?|HI\*ABK)\b/i;
/** The practice itself finds the claim wrong, or asks whether it was. */
const DOUBTED =
  /\b(?:should (?:be|have been|read|point)|wrong|incorrect|mistyped|miskeyed|in error|by mistake|typo|instead of|pointer|pointed|add(?:ed)? (?:the )?(?:dx|diagnosis)|query|rule[sd]? out|r\/o)\b|\d\?/i;

/**
 * The payer says that the diagnosis does not go with the service, and the signed note of the day has the very one that was billed and no other: there is nothing on the
 * claim to correct.
 */
export function diagnosisInNote(
  pages: readonly Page[],
  noticeText: string,
  services: readonly string[],
): Ground | undefined {
  const billed = new Set(noticeText.match(CODE) ?? []);
  const ofDay = pages.filter(({ text }) => findDates(text).some(({ iso }) => services.includes(iso)));
  const notes = ofDay.filter(({ text }) => NOTE.test(text) && !CLAIM_COPY.test(text));
  const noted = notes.flatMap(({ text }) => text.match(CODE) ?? []);
  // An evaluation or a referral that has another one leaves open which is right.
  const others = pages
    .filter(({ text }) => !CLAIM_COPY.test(text))
    .flatMap(({ text }) => text.match(CODE) ?? []);
  if (billed.size === 0 || noted.length === 0 || !others.every((code) => billed.has(code))) return undefined;
  if (pages.some(({ text }) => DOUBTED.test(text))) return undefined;
  for (const page of notes) {
    const line = linesOf(page).find((one) => (one.match(CODE) ?? []).length > 0);
    if (line) return groundOf(page, line);
  }
  return undefined;
}
