import { expect, it } from "vitest";
import { formatSsn, maskedLastFour, maskSsn, ssnDigits } from "./ssn-format";

it.each([
  ["219-09-9999", "219099999"],
  ["219099999", "219099999"],
  ["219 09 9999", "219099999"],
  // A taxpayer number that stands in for an SSN.
  ["912-70-1234", "912701234"],
])("reads %s", (typed, digits) => {
  expect(ssnDigits(typed)).toBe(digits);
});

it.each([
  "21909999",
  "2190999990",
  "000-12-3456",
  "666-12-3456",
  "219-00-1234",
  "219-09-0000",
  "219-09-999a",
  "***-**-9999",
  "XXX-XX-XXXX",
  "٢١٩-٠٩-٩٩٩٩",
  "",
])("refuses %s", (typed) => {
  expect(ssnDigits(typed)).toBeNull();
});

it("knows the masked form, whatever stands for the digits", () => {
  expect(["***-**-1234", "•••-••-1234", "XXX-XX-1234", "*****1234"].map(maskedLastFour)).toEqual(
    Array(4).fill("1234"),
  );
  expect(maskedLastFour("219-09-1234")).toBeNull();
  expect(maskSsn("1234")).toBe("***-**-1234");
  expect(maskSsn(null)).toBe("");
  expect(formatSsn("219099999")).toBe("219-09-9999");
});
