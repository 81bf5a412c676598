import { usd } from "./number-text";

/** Money crosses our borders as a decimal string with two places ("1234.50") and is counted in whole cents. */

export function centsOf(amount: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) throw new RangeError("not an amount");
  const cents = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0") || 0);
  return match[1] ? -cents : cents;
}

export function amountOf(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const abs = Math.abs(cents);
  return `${sign}${Math.floor(abs / 100)}.${String(abs % 100).padStart(2, "0")}`;
}

/** "$1,234.50", for sentences. */
export const dollarsOf = (cents: number): string => usd(amountOf(cents));
