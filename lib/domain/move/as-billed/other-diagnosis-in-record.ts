import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { CLAIM_COPY, codesOf, NOTE } from "./miskeyed-diagnosis";

/** "Not covered with the diagnosis sent for this line (A = Z00.00)", "both were submitted with the diagnosis Z00.00 only". */
const WITH_DIAGNOSIS =
  /\bnot (?:covered|payable|paid|allowed|supported|reimburs\w+)\b[^.;]{0,40}\bdiagnos[ei]s\b[^.;]{0,60}?(?<![\w.])[A-TV-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4}|\b(?:billed|sent|submitted|reported) with (?:only )?(?:the |a )?diagnosis (?:code )?[A-TV-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4}/i;
/** The payer itself says what to do about it. */
const INVITES =
  /\bdiagnosis\b[^.;]{0,60}\b(?:in error|by mistake|wrong(?:ly)?|incorrect(?:ly)?)\b[^.;]{0,40}\b(?:corrected|replacement) claim\b/i;

/** A note that says in words what was found may say the very diagnosis that was sent. */
const ASSESSES = /\b(?:assessment|impression|diagnos[ei]s|dx|A\/P)\b/i;

/**
 * The payer refuses a service for the diagnosis on its line and takes a corrected claim where that was sent in error, and every signed note and order of
 * the day has other diagnoses and not that one.
 */
export function otherDiagnosisInRecord(
  pages: readonly Page[],
  noticeText: string,
  services: readonly string[],
): Ground | undefined {
  const text = noticeText.replace(/\s+/g, " ");
  const [said] = WITH_DIAGNOSIS.exec(text) ?? [];
  const [had, another] = codesOf(said ?? "");
  if (!had || another || !INVITES.test(text)) return undefined;
  const ofDay = pages.filter(
    (page) => !CLAIM_COPY.test(page.text) && findDates(page.text).some(({ iso }) => services.includes(iso)),
  );
  const bare = had.replace(".", "");
  const isThere = ({ text: page }: Page) => codesOf(page).has(had) || page.includes(bare);
  const isInWords = ({ text: page }: Page) =>
    NOTE.test(page) && ASSESSES.test(page) && codesOf(page).size === 0;
  if (ofDay.some((page) => isThere(page) || isInWords(page))) return undefined;
  for (const page of ofDay) {
    const line = NOTE.test(page.text) && linesOf(page).find((one) => codesOf(one).size > 0);
    if (line) return groundOf(page, line);
  }
  return undefined;
}
