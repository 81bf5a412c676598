import { describe, expect, it } from "vitest";
import { adviceFor } from "../advice";
import { agreedToPay } from "./agreed-to-pay";

const AGREEMENT = `BAY THERAPY      Agreement to pay for visits that my plan does not cover
Patient  Rosa Ames      Today  10/13/2026 8:05 am
I was told that my plan has counted 25 of 25 therapy visits and that visits after that are not covered.
I want to go on:   [X] yes  [ ] no      Visits planned  10/13/2026 and 10/15/2026
Cost to me   $95.00 per visit.
Signature  R. Ames`;
const WAIVER = `NON-COVERED SERVICES WAIVER      Rosa Ames     September 30, 2026
My insurance limit of 30 sessions has been reached. I will be responsible for $70 for each further session.
Signed: Rosa Ames`;
const LETTER = `Self-pay agreement, Rosa Ames, 10/01/2026
Benefits for chiropractic care are exhausted for this year. Fee $60 a treatment. Signed by patient R. Ames.`;
const CHECK = "PORTAL   Therapy visits   Allowed 25    Used 25    Remaining 0";
const SPENT = `BAY CHIRO      AGREEMENT: VISITS YOUR PLAN DOES NOT PAY
Name  Rosa Ames      Date  10/09/2026
My plan pays for 12 adjustments in 2026. The 12th was on 9/22/2026. I want to go on.
From now each adjustment is $48.00 and I pay it myself.
Signed  Rosa Ames`;
const DAYS = ["2026-10-13", "2026-10-15"];

describe("a patient who agreed to pay beyond the limit", () => {
  it.each([
    ["an agreement", [AGREEMENT], true],
    ["a waiver, with the check", [WAIVER, CHECK], true],
    ["a self-pay agreement, with the check", [LETTER, CHECK], true],
    ["an agreement that says when the last visit of the limit was", [SPENT], true],
    ["one that says so of an earlier visit", [SPENT.replace("The 12th", "The 8th")], false],
    ["one in which the patient pays a copay", [SPENT.replace("I pay it myself", "the copay is due")], false],
    ["a waiver alone: nothing shows the count", [WAIVER], false],
    ["a check alone", [CHECK], false],
    ["one that was declined", [AGREEMENT.replace("[X] yes  [ ] no", "[ ] yes  [X] no")], false],
    ["one that nobody signed", [AGREEMENT.replace("Signature", "Copy for")], false],
    ["one of the year before", [AGREEMENT.replaceAll("2026", "2025"), CHECK], false],
    ["one that was signed after the visits", [AGREEMENT.replaceAll(/10\/1[35]\/2026/g, "11/02/2026")], false],
    ["one that had ended", [`${AGREEMENT}\nEnds 09/30/2026`], false],
    [
      "one beside a count that the practice doubts",
      [AGREEMENT, "Visit 4 was counted twice, call plan."],
      false,
    ],
  ])("%s: %#", (_, pages, is) => expect(agreedToPay(pages, DAYS)).toBe(is));

  const limit = {
    carc: "119",
    category: "benefit_exclusion",
    reasonText: "Benefit maximum for this time period or occurrence has been reached.",
    noticeText: "The patient may ask for a reconsideration within 6 months.",
    kind: "denial",
    stage: "post_service",
  } as const;
  it("is billed what was agreed, where the payer leaves the charge to the patient", () => {
    const held = ["agreed_to_pay"] as const;
    expect(adviceFor({ ...limit, group: "PR", held }).move).toBe("bill_patient");
    expect(adviceFor({ ...limit, group: "PR" }).move).toBe("appeal");
    expect(adviceFor({ ...limit, group: "CO", held }).move).toBe("appeal");
    expect(adviceFor({ ...limit, group: "PR", held, lineOfBusiness: "medicaid_mco" }).move).toBe("appeal");
  });
});

// Seen red: no check of the practice's own stands beside it, and the patient signed it.
it("takes the patient's own signed word that the visits are used", () => {
  const agreement = (words: string) =>
    agreedToPay(
      [
        `Agreement\nMy plan pays 20 therapy visits a year and ${words}. I agree to pay $70 for each visit.\nSigned 10/13/2026`,
      ],
      ["2026-10-20"],
      ["97110"],
    );
  expect(agreement("I have used them")).toBe(true);
  expect(agreement("I have used 12 of them")).toBe(false);
  expect(agreement("I may have more")).toBe(false);
  expect(agreement("I\u2019ve used all of them")).toBe(true);
  // Seen red: a condition and a doubt billed the patient.
  for (const words of [
    "I will pay once I have used them",
    "if I have used them I owe",
    "I do not know if I have used them",
    "I do not think I have used them all",
    "I have used all but 3",
    "I have had all my questions answered",
  ])
    expect(agreement(words)).toBe(false);
});
