/**
 * Numbers as US screens write them. By hand: a browser's first `Intl` object takes the page 16 ms, and 64 on a slow machine,
 * while a key or a click waits.
 */

/** "1,234" of 1234. */
export const whole = (count: number): string => grouped(count, 0, "");

/** "$1,234.50" of the wire's "1234.50". */
export const usd = (amount: string | number): string => grouped(Number(amount), 2, "$");

/** "$1,235", for totals and axes. */
export const usdRounded = (amount: string | number): string => grouped(Number(amount), 0, "$");

function grouped(value: number, places: number, sign: string): string {
  const [digits = "", cents] = Math.abs(value).toFixed(places).split(".");
  const thousands = digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return `${value < 0 ? "-" : ""}${sign}${thousands}${cents === undefined ? "" : `.${cents}`}`;
}
