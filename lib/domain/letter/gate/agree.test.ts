import { describe, expect, it } from "vitest";
import { isSameNumber, isSamePayer, isSamePerson } from "./agree";

describe("two spellings of one person", () => {
  it.each([
    ["Maria Lopez", "LOPEZ, MARIA", true],
    ["Maria T. Lopez", "Maria Lopez", true],
    ["María López", "Maria Lopez", true],
    ["Maria T Lopez", "Lopez, Maria R", false],
    ["Maria Lopez", "Marta Lopez", false],
    ["Delphine Arrowsmith", "Delphine Arrowood", false],
    ["Lopez", "Maria Lopez", false],
    ["Dr. Maria Lopez Jr.", "Maria Lopez", true],
    ["", "Maria Lopez", false],
  ])("%s, %s", (a, b, same) => expect(isSamePerson(a, b)).toBe(same));
});

describe("two spellings of one payer", () => {
  it.each([
    ["Aetna", "Aetna Life Insurance Company", true],
    ["UHC", "UnitedHealthcare Community", false],
    ["BCBS", "Blue Cross Blue Shield of Texas", true],
    ["Cigna Health", "Humana Health Plan", false],
    ["United Healthcare", "UnitedHealthcare", true],
  ])("%s, %s", (a, b, same) => expect(isSamePayer(a, b)).toBe(same));
});

it("compares numbers without spaces, hyphens and leading zeros", () => {
  expect(isSameNumber("00 12-34A", "1234a")).toBe(true);
  expect(isSameNumber("1234A", "1234B")).toBe(false);
});
