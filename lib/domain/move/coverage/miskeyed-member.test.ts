import { expect, it } from "vitest";
import { isSlip, memberMiskeyed } from "./miskeyed-member";

it("tells a slip of the keys from another number", () => {
  expect(isSlip("U7043381802", "U7043318802")).toBe(true);
  expect(isSlip("904417702", "90441702")).toBe(true);
  expect(isSlip("AB12345C", "AB12354C")).toBe(true);
  expect(isSlip("U7043318802", "U7043318802")).toBe(false);
  expect(isSlip("U7043318802", "W2218407733")).toBe(false);
});

const NOTICE = "ID on claim  U7043381802\nPatient cannot be identified as our insured. Claim R301NCE44821";
const found = (text: string, notice = NOTICE) =>
  memberMiskeyed([{ text, place: "Eligibility, page 1" }], notice);

it.each([
  ["an eligibility answer", "ELIGIBILITY (270/271)\nMember ID  U7043318802   ACTIVE", NOTICE],
  ["a copy of the card", "Card copy in chart, scanned 01/22/2026:   ID  U7043318802", NOTICE],
  [
    "a number in groups under its head",
    "COVERAGE CHECK\nName            Recipient no.\nPerrin, A       904 417 7021",
    "Recipient 904 471 7021 is not on our file.",
  ],
  [
    "the practice's own screen beside the card",
    "Member card on file  ID W99041772\nRegistration screen, ID entered W99047172",
    "We could not find the member.",
  ],
])("finds the right number in %s", (_, text, notice) =>
  expect(found(text, notice)?.place).toBe("Eligibility, page 1"),
);

it.each([
  ["the same number", "ELIGIBILITY\nMember ID U7043381802 ACTIVE"],
  ["another plan's number", "ELIGIBILITY\nMember ID W221840773 ACTIVE"],
  ["a number of the claim", "ELIGIBILITY\nControl R301NCE44812"],
  ["a page of no coverage", "VISIT NOTE\nID U7043318802"],
])("does not take %s", (_, text) => expect(found(text)).toBeUndefined());
