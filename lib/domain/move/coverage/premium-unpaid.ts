import { daysOf, groundOf, isDenied } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

/** "The premium was not paid", "terminated for nonpayment of premium", "the grace period ended". */
const UNPAID =
  /\bpremiums?\b[^.]{0,60}\b(?:not (?:been )?(?:paid|received)|unpaid|past due|overdue|delinquent|owed|owing|outstanding)\b|\b(?:non-?payment|failure to pay|did not pay|has not paid)\b[^.]{0,30}\bpremiums?\b|\bunpaid premiums?\b|\bgrace period\b[^.]{0,60}\b(?:ended|expired|ran out|over|passed)\b/i;
/** Money or cover may still come: nothing is the patient's yet. */
const NOT_OVER =
  /\b(?:is|are|will be|remains?) (?:being )?(?:pend(?:ed|ing)|held|on hold)\b|\bwithin the grace period\b|\bgrace period (?:ends|runs|will end)\b/i;
const PAID_OR_BACK =
  /\bpremiums?\b[^.\n]{0,40}\b(?:paid|received|posted|current|cleared|taken|drafted|debited|withdrawn|charged)\b|\b(?:paid|took|drafted|debited|withdrew|charged|autopay\w*)\b[^.\n]{0,30}\bpremiums?\b|\breinstat\w+|\bpaid (?:up|in full|through|thru|to)\b/gi;

/**
 * The notice says that the cover ended because the premium was not paid, and no paper at hand has the premium paid or the cover reinstated: nobody else owes the
 * charge. Not while the payer still waits for the premium.
 */
export function premiumUnpaid(
  pages: readonly Page[],
  noticeText: string,
  services: readonly string[],
): Ground | undefined {
  const flat = noticeText.replace(/\s+/g, " ");
  const sentence = flat.split(/(?<=[.:])\s+(?=\p{Lu})/u).find((one) => UNPAID.test(one));
  if (!sentence || NOT_OVER.test(flat)) return undefined;
  const isPaid = pages.some(({ text }) =>
    text
      .split("\n")
      // "Paid through 06/30/2026" tells of the months before the service alone.
      .filter(
        (line) =>
          !THROUGH.test(line) ||
          !daysOf(line, yearBefore(services)).some((iso) => services.every((day) => iso < day)),
      )
      .some((line) =>
        [...line.matchAll(PAID_OR_BACK)].some(
          ({ index, 0: said }) =>
            !/\b(?:not|no|un|never)\b/i.test(said) &&
            !isDenied(line, index) &&
            !/^\W{0,4}(?:no|none|not|never)\b/i.test(line.slice(index + said.length)),
        ),
      ),
  );
  return isPaid ? undefined : groundOf({ text: noticeText, place: "the payer's notice" }, sentence);
}

const THROUGH = /\b(?:through|thru|paid to|until)\b/i;
/** A day without its year lies at or before the service: "paid thru 6/30". */
const yearBefore = (services: readonly string[]) => `${services.toSorted()[0]?.slice(0, 4) ?? ""}-01-01`;
