import { expect, it } from "vitest";
import { saysFirstPaidEnough } from "./first-paid-enough";

it.each([
  ["MEDICARE PAYMENT IS EQUAL TO OR MORE THAN THE STATE'S ALLOWED AMOUNT. NO FURTHER PAYMENT DUE.", true],
  ["The primary payer paid more than our maximum allowance for this service.", true],
  ["Primary insurance payment exceeds the plan allowable.", true],
  ["Our allowed amount is less than what Medicare paid.", true],
  ["The other carrier's payment equals our fee; nothing is due.", true],
  ["The charge exceeds the Medicare fee schedule amount.", false],
  ["Send the primary payer's payment information within 120 days.", false],
  ["Medicare paid less than our allowed amount; the balance is paid.", false],
])("%s", (text, is) => expect(saysFirstPaidEnough(text)).toBe(is));
