import { findDates } from "@/lib/domain/reading/calendar-date";
import { paidOn, sharedOn } from "./first-claim-paid";
import { distinctive, lettersOf } from "./other-plan";

const OF_PAYMENT =
  /\bremittance\b|\bexplanation of (?:benefits|payment)\b|\bEO[BP]s?\b|\bsummary notice\b|\bpayment (?:voucher|advice)\b/i;

/**
 * Another payer's remittance among the papers has one of these days with an amount paid or left to the patient as a deductible: whoever says
 * that another plan comes first is answered with it, and not by an appeal.
 */
export function firstPayerDecided(
  pages: readonly string[],
  services: readonly string[],
  { payerName, memberId = "" }: { payerName: string; memberId?: string },
): boolean {
  const own = distinctive(payerName);
  const member = lettersOf(memberId);
  if (own.length === 0) return false;
  return pages.some((page) => {
    const all = lettersOf(page);
    if (!OF_PAYMENT.test(page) || own.some((word) => all.includes(word))) return false;
    if (member.length > 4 && all.includes(member)) return false;
    const lines = page.split("\n");
    return lines.some(
      (line, at) =>
        findDates(line).some(({ iso }) => services.includes(iso)) &&
        (paidOn(lines, at) || sharedOn(lines, at)),
    );
  });
}
