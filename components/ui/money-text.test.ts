import { expect, it } from "vitest";
import { normalizeMoney } from "./money-text";

it.each([
  ["", ""],
  ["12", "12.00"],
  ["$1,234.5", "1234.50"],
  [".5", "0.50"],
  ["007.25", "7.25"],
  ["  $ 40 ", "40.00"],
])("reads %j as %j", (typed, amount) => {
  expect(normalizeMoney(typed)).toBe(amount);
});

it.each([".", "12.345", "1,23", "-5", "12 dollars", "1.2.3"])("refuses %j", (typed) => {
  expect(normalizeMoney(typed)).toBeNull();
});
