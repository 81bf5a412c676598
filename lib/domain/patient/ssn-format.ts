/** How a Social Security number is typed, stored and masked. Isomorphic; nothing here reads or keeps one. */

const TYPED = /^\d{3}[-\s]?\d{2}[-\s]?\d{4}$/;
const MASKED = /^[*•xX]{3}-?[*•xX]{2}-?(\d{4})$/;

/** Nine digits, or null for what was never issued. 900 to 999 are taxpayer numbers that stand in for an SSN. */
export function ssnDigits(typed: string): string | null {
  if (!TYPED.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, "");
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  if (area === "000" || area === "666" || group === "00" || serial === "0000") return null;
  return digits;
}

/** The last four of a value in the masked form, or null when it is not masked. */
export const maskedLastFour = (value: string): string | null => MASKED.exec(value)?.[1] ?? null;

export const maskSsn = (lastFour: string | null): string => (lastFour ? `***-**-${lastFour}` : "");

export const formatSsn = (digits: string): string =>
  `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
