import type { Paper } from "../signs/statements";

/** What somebody still owes the office, in the words of its own bills. */
const OWED: readonly RegExp[] = [
  /\byou owe\b/i,
  /\b(?:amount|balance) (?:now )?due\b/i,
  /\bplease (?:pay|remit) \$ ?\d/i,
  /\bgoes to collections?\b|\bfinance charge\b|\blate fee\b/i,
];
const WHOSE: readonly RegExp[] = [
  /^[ \t]{0,80}(?:account )?statement (?:for|of)\b/im,
  /\baccount (?:of|no\.?|number|#)|\bacct\b/i,
  /\b(?:statement|bill|billing) date\b|\bpatient bill\b/i,
];
const AMOUNT = /\d\.\d\d\b/;
const LEAST_ROWS = 2;

/**
 * A clinic's bill to its patient: charges row by row, an account, and what is owed. It names the therapist, the diagnosis
 * and the plan of care as a note does, but no note prints money row by row.
 */
export function isOfficeBill({ text }: Paper): boolean {
  const rows = text.split("\n").filter((line) => AMOUNT.test(line)).length;
  return rows >= LEAST_ROWS && OWED.some((one) => one.test(text)) && WHOSE.some((one) => one.test(text));
}
