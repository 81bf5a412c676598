import { describe, expect, it } from "vitest";
import { readAnswerBy } from "./answer-by";

describe("until when a payer waits for records", () => {
  it.each([
    ["Please send the records listed below by November 30, 2026.", "2026-11-30"],
    ["Return this page with the office notes no later than 12/04/2026.", "2026-12-04"],
    ["We must receive the documentation within 45 calendar days of this letter.", "2026-12-16"],
    ["You have 30 days to submit the itemized bill.", "2026-12-01"],
    ["Response due: 12/10/2026", "2026-12-10"],
    ["Fax the notes within 10 business days.", "2026-11-16"],
  ])("%s", (notice, due) => {
    expect(readAnswerBy(notice, "2026-11-01")).toBe(due);
  });

  it.each([
    "You may appeal within 180 days. Send records with your appeal by December 31, 2026.",
    "We will decide within 30 days of receiving your records.",
    "Records of the visit on 10/02/2026 are missing.",
  ])("is no other clock: %s", (notice) => {
    expect(readAnswerBy(notice, "2026-11-01")).toBeUndefined();
  });

  it("is the earliest of two", () => {
    expect(
      readAnswerBy("Send the notes within 45 days. Please respond by November 20, 2026.", "2026-11-01"),
    ).toBe("2026-11-20");
  });
});
