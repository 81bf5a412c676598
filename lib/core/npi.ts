/** The prefix that makes an NPI a card number, for which its check digit is counted (ISO/IEC 7812). */
const PREFIX = "80840";

export const NPI = /^\d{10}$/;
export const NPI_RULE = "NPI must be exactly 10 digits.";

const NPI_WARNING = "The check digit of this NPI is wrong. Check for a typo.";

/** A warning about ten digits that are no NPI; null for a right one, and for what the rule of ten digits refuses. */
export function npiWarning(npi: string | null | undefined): string | null {
  const digits = npi?.trim() ?? "";
  if (!NPI.test(digits)) return null;
  return isLuhn(PREFIX + digits) ? null : NPI_WARNING;
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
