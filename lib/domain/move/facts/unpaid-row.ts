const OF_A_SERVICE = /(?<![\w.$-])(\d{5}|[A-V]\d{4})(?![\w-]|\.\d)/;
const AMOUNT = /(?<![\w.,])\d{1,3}(?:,?\d{3})*\.\d\d(?![\d%])/g;
const NOT_PAID = /\b(?:denied|not (?:paid|payable|allowed|covered)|disallowed|no payment)\b/i;
export const OF_A_SHARE =
  /\b(?:deductible|co-?pay\w*|co-?ins\w*|PR[ -]?[123]|(?:patient|pt|member|your) (?:resp\w*|share|owes?))\b/i;

/**
 * "10/08/2026  99203  $190.00  $0.00", "97530  $90.00  denied $90.00": a row of a service of which nothing was paid. Where the amounts make up the charge in parts,
 * some of it was allowed.
 */
export function isUnpaidRow(line: string): boolean {
  if (!OF_A_SERVICE.test(line) || OF_A_SHARE.test(line) || /^\s*(?:\w+ )?totals?\b/i.test(line)) return false;
  const cents = (line.match(AMOUNT) ?? []).map((amount) => Number(amount.replace(/[.,]/g, "")));
  const charge = Math.max(0, ...cents);
  const isWhole = cents.every((part) => part === 0 || part === charge);
  // Charge, allowed and paid alike before a balance of nothing: it was paid.
  const isPaid =
    cents.filter((part) => part === charge).length > 2 ||
    /\b(?<!not |un)paid:? {1,3}\$?(?!0*\.00)\d/i.test(line);
  return charge > 0 && isWhole && !isPaid && (cents.at(-1) === 0 || NOT_PAID.test(line));
}

export const unpaidRows = (noticeText: string): string[] => noticeText.split("\n").filter(isUnpaidRow);

/** The codes of the services of which nothing was paid. */
export const unpaidCodes = (noticeText: string): string[] => [
  ...new Set(unpaidRows(noticeText).flatMap((row) => OF_A_SERVICE.exec(row)?.[1] ?? [])),
];
