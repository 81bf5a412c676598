import { expect, it } from "vitest";
import { npiWarning } from "./npi";

it("takes the example of the NPI standard for right", () => {
  expect(npiWarning("1234567893")).toBeNull();
  expect(npiWarning(" 1234567893 ")).toBeNull();
});

it("warns of a wrong check digit and of two digits that were swapped", () => {
  expect(npiWarning("1234567890")).toContain("check digit");
  expect(npiWarning("1234576893")).toContain("check digit");
});

it("leaves to the rule of ten digits what is not ten digits", () => {
  for (const npi of ["", "123", "12345678901", "abcdefghij", null, undefined])
    expect(npiWarning(npi)).toBeNull();
});
