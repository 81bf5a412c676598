import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

/** "We have paid the same visit two times", "duplicate payment". */
const ASKED_BACK =
  /\bpaid\b[^.]{0,60}\b(?:twice|two times|more than once|in duplicate)\b|\bduplicate payments?\b/i;
const PAYMENT = /\b(?:pmt|pymt|payment|paid|pd|EFT|ERA|check|chk)\b/i;
/** What the account owes back. */
const CREDIT = /\bcredit balance\b|\boverpa(?:id|yment)\b|\bowed? back\b|(?<![\w.])-\$? ?\d[\d,]*\.\d\d\b/i;
/** Two services on one day, or one of the payments already returned: nothing was paid twice, or nothing is left to return. */
const OTHERWISE =
  /\b(?:two|2|second|2nd|both|another|separate) (?:\w+ )?(?:visits?|sessions?|appointments?|encounters?)\b|\b(?:seen|came|treated) twice\b|\b(?:refund(?:ed)?|returned|recouped|taken? back|offset|repaid|void(?:ed)?|revers\w+|mis-?(?:posted|applied)|transferred|belongs to)\b|\b(?:wrong|in error to)\b[^\n]{0,20}\b(?:acct|account|patient|pt)\b/i;
const AMOUNT = /(?<![\w.-])\$? ?(\d[\d,]*\.\d\d)(?![\d-])/g;
const amountsIn = (line: string) => [...line.matchAll(AMOUNT)].map(([, amount = ""]) => amount);

/**
 * The practice's own account of a service has the payer's payment of one amount twice, that amount is what the payer wants back, and the account shows it as a
 * credit. Not where anything speaks of two services on the day, or of a refund that was made.
 */
export function paidTwice(
  pages: readonly Page[],
  noticeText: string,
  services: readonly string[],
): Ground | undefined {
  if (!ASKED_BACK.test(noticeText.replace(/\s+/g, " "))) return undefined;
  if (pages.some(({ text }) => OTHERWISE.test(text.replace(/\bno (?:other|second) visit\b/gi, " "))))
    return undefined;
  const wanted = new Set(amountsIn(noticeText));
  for (const page of pages) {
    if (!CREDIT.test(page.text) || !findDates(page.text).some(({ iso }) => services.includes(iso))) continue;
    const payments = linesOf(page).filter((line) => PAYMENT.test(line) && !CREDIT.test(line.slice(0, 40)));
    const amount = [...wanted].find(
      (one) => payments.filter((line) => amountsIn(line).includes(one)).length > 1,
    );
    if (amount) return groundOf(page, ...payments.filter((line) => amountsIn(line).includes(amount)));
  }
  return undefined;
}
