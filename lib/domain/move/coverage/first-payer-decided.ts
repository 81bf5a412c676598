import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { paidOn, sharedOn } from "../as-billed/first-claim-paid";
import { distinctive, lettersOf } from "./other-plan";

/** A payer's own paper on what it paid. */
export const OF_PAYMENT =
  /\bremittance\b|\bexplanation of (?:benefits|payment)\b|\bEO[BP]s?\b|\bsummary notice\b|\bpayment (?:voucher|advice|summary|report)\b|\bclaims? (?:summary|payment)\b/i;
/** Whose remittance it is stands at its head; below it may name the next payer, or the practice has written of it. */
export const LINES_OF_HEAD = 5;

type Payer = { payerName: string; memberId?: string };

/**
 * Another payer's remittance among the papers has one of these days with an amount paid or left to the patient as a deductible: whoever says
 * that another plan comes first is answered with it, and not by an appeal.
 */
export const firstPayerDecided = (
  pages: readonly string[],
  services: readonly string[],
  payer: Payer,
): boolean =>
  remittancesOfOthers(pages, payer).some((lines) =>
    rowsOf(lines, services).some((at) => paidOn(lines, at) || sharedOn(lines, at)),
  );

/** Another payer's remittance has these days, and paid nothing on any of them. */
export const firstPayerPaidNothing = (
  pages: readonly string[],
  services: readonly string[],
  payer: Payer,
): boolean => {
  const all = remittancesOfOthers(pages, payer).map((lines) =>
    rowsOf(lines, services).map((at) =>
      paidOn(lines, at) ? "paid" : saysNothingPaid(lines[at] ?? "") ? "nothing" : "unread",
    ),
  );
  const rows = all.flat();
  return rows.length > 0 && rows.every((row) => row === "nothing");
};

const saysNothingPaid = (line: string) => /(?<![\d.,])0?\.00(?!\d)/.test(line);

const rowsOf = (lines: readonly string[], services: readonly string[]): number[] =>
  lines.flatMap((line, at) => (findDates(line).some(({ iso }) => services.includes(iso)) ? [at] : []));

function remittancesOfOthers(pages: readonly string[], { payerName, memberId = "" }: Payer): string[][] {
  const own = distinctive(payerName);
  const member = lettersOf(memberId);
  if (own.length === 0) return [];
  return pages
    .filter((page) => {
      const head = page
        .split("\n")
        .filter((line) => line.trim() !== "")
        .slice(0, LINES_OF_HEAD);
      if (!OF_PAYMENT.test(page) || own.some((word) => lettersOf(head.join("\n")).includes(word)))
        return false;
      return !(member.length > 4 && lettersOf(page).includes(member));
    })
    .map((page) => page.split("\n"));
}
