import type { Cents } from "../reader/model";

/** An amount on a line: where it stands, and whether a misread character was put right. */
export type PrintedAmount = { cents: Cents; start: number; end: number; repaired: boolean };

const DIGIT = "[\\dOolIS]";
const AMOUNT = new RegExp(
  `(?<![\\w/.,-])(?:\\(\\$? ?|-\\$? ?|\\$ ?-?|)${DIGIT}{1,3}(?:(?:[.,]${DIGIT}{3})+|${DIGIT}{0,4})[.,]${DIGIT}{2}(?:\\)|-| ?CR\\b)?(?![\\w/]|[.,-]\\d|%)`,
  "g",
);
const WHOLE_DOLLARS = /(?<![\w/.,-])\(?-?\$ ?-?(?:\d{1,3}(?:,\d{3})+|\d{1,7})\)?(?![\w/]|[.,]\d|%)/g;

/** Every amount of a line, left to right. Below zero: "(12.00)", "-12.00", "12.00-", "12.00 CR". */
export function findAmounts(text: string): PrintedAmount[] {
  const found: PrintedAmount[] = [];
  for (const [pattern, places] of [
    [AMOUNT, 2],
    [WHOLE_DOLLARS, 0],
  ] as const) {
    for (const { 0: printed, index } of text.matchAll(pattern)) {
      const end = index + printed.length;
      if (!/\d/.test(printed) || found.some((one) => one.start < end && index < one.end)) continue;
      const digits = printed
        .replace(/CR$/, "")
        .replace(/[Oo]/g, "0")
        .replace(/[lI]/g, "1")
        .replace(/S/g, "5")
        .replace(/\D/g, "");
      const isBelowZero = /[(-]|CR$/.test(printed);
      const cents = Number(digits) * (places === 0 ? 100 : 1);
      const repaired = /[OolIS]/.test(printed.replace(/CR$/, "")) || /,\d{2}\D*$/.test(printed);
      found.push({ cents: isBelowZero && cents !== 0 ? -cents : cents, start: index, end, repaired });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
