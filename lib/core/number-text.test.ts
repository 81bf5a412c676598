import { expect, test } from "vitest";
import { usd, usdRounded, whole } from "./number-text";

const AMOUNTS = [
  "",
  "0",
  "0.05",
  "7",
  "12.3",
  "999.99",
  "1000",
  "1234.5",
  "100000.00",
  "1234567.89",
  "-5.00",
  "-1234.50",
];
const intl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat("en-US", options);
const currency = { style: "currency", currency: "USD" } as const;

test.each(AMOUNTS)("%s reads as the platform's own format writes it", (amount) => {
  expect(usd(amount)).toBe(intl(currency).format(Number(amount)));
  expect(usdRounded(amount)).toBe(intl({ ...currency, maximumFractionDigits: 0 }).format(Number(amount)));
  expect(whole(Math.trunc(Number(amount)))).toBe(intl({}).format(Math.trunc(Number(amount))));
});

test("a number with many digits is grouped by three", () => {
  expect(whole(999)).toBe("999");
  expect(whole(1000)).toBe("1,000");
  expect(whole(12_345_678)).toBe("12,345,678");
});
