import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const letter = (said: string, ...more: string[]) =>
  extractByRules(
    fromPlainText(
      [
        ...["Northfield Health Plan", "PO Box 4410", "Dayton, OH 45401", "", "October 14, 2026", ""],
        ...["Tillery Physical Therapy", "9 Oak Street", "Columbus, OH 43085", ""],
        ...["Patient: Marisol Tremblay", "Member ID: NHP44810273", "Claim number: 26287004419", ...more, ""],
        ...["Dear Provider:", "", `${said} We cannot pay it, because the care was not medically necessary.`],
        ...["", "You have 180 days from the date of this letter to appeal."],
      ].join("\n"),
    ),
  ).facts;

describe("days of care in everyday sentences", () => {
  it.each([
    [
      "The first visit was on September 2, 2026 and the last on September 30, 2026.",
      "2026-09-02, 2026-09-30",
    ],
    ["The patient was hurt on August 1, 2026 and was seen by you on September 2, 2026.", "2026-09-02"],
    ["You billed us for 2026-09-02.", "2026-09-02"],
    ["We approved care up to August 31, 2026; the visit of September 2, 2026 came after that.", "2026-09-02"],
    ["The claim for DOS 09/02/26 was processed on 10/01/26.", "2026-09-02"],
    ["Your claim with service dates 9/2 - 9/9/2026 was reviewed.", "2026-09-02, 2026-09-09"],
    ["The bill dated September 20, 2026 lists one visit, September 2, 2026.", "2026-09-02"],
  ])("are those of the visits: %s", (said, days) => expect(letter(said).dates_of_service?.value).toBe(days));

  it("are none of a decision by the payer", () =>
    expect(letter("The appeal was decided by us on September 2, 2026.").dates_of_service).toBeUndefined());
});

describe("amounts that nobody billed", () => {
  it.each(["A hearing needs at least $200.00 in dispute.", "The member's copay is $25.00."])(
    "are no charge: %s",
    (said) => expect(letter(said, "Date of service: 09/02/2026").billed_amount).toBeUndefined(),
  );

  it("give way to the one that was", () =>
    expect(
      letter("Our fee for this code is $61.20. You charged $145.00.", "Date of service: 09/02/2026")
        .billed_amount?.value,
    ).toBe("145.00"));
});

describe("the day that a claim came in", () => {
  const daysIn = (...said: string[]) =>
    extractByRules(
      fromPlainText(
        ["Northfield Health Plan - Denial of payment", ...said, "Patient: Jo Reed", "It is denied."].join(
          "\n",
        ),
      ),
    ).facts.dates_of_service?.value;
  it.each([
    ["Re: Claim 24-55512 (received Monday, March 9, 2026)", undefined],
    ["Dear provider: your claim 24-55512 (received Mon, 03/09/2026) cannot be paid.", undefined],
    ["Claim 24-55512 (processed on Tues., March 10, 2026)", undefined],
    ["Your claim 24-55512 was received Thursday, March 12, 2026.", undefined],
    ["Claim 24-55512 (service on Monday, March 9, 2026; received Friday, March 13, 2026)", "2026-03-09"],
    ["Claim 24-55512 for care received Monday, March 9, 2026", "2026-03-09"],
    ["Claim 24-55512 for services received on Mon, 03/09/2026", "2026-03-09"],
    ["Claim 24-55512. The patient was seen Monday, March 9, 2026.", "2026-03-09"],
    ["Claim 24-55512. You treated the patient on Wed., March 11, 2026.", "2026-03-11"],
    ["Claim 24-55512. Date of service: Monday, March 9, 2026", "2026-03-09"],
    [
      "Claim 24-55512. The therapy that Ms. Reed received on Monday, March 9, 2026 is at issue.",
      "2026-03-09",
    ],
    ["Claim 24-55512. The surgery was performed on Sat, 03/14/2026.", "2026-03-14"],
    ["Claim 24-55512. The test was done on Sunday, March 15, 2026.", "2026-03-15"],
  ])("%s", (said, days) => expect(daysIn(said)).toBe(days));
});
