import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

/** A letter that says why in one sentence, between what letters say beside it. */
const letter = (...said: string[]) =>
  extractByRules(
    fromPlainText(
      [
        ...["Northfield Health Plan", "PO Box 4410", "Dayton, OH 45401", "", "October 14, 2026", ""],
        ...["Patient: Marisol Tremblay", "Member ID: NHP44810273", "Claim number: 26287004419"],
        ...["Date of service: 09/02/2026", "Provider: Kezia Landrieu, PT", "", "Dear Provider:", ""],
        ...[
          ...said,
          "",
          "A copy of this letter went to the member. Questions can be put to Provider Services.",
          "",
        ],
        ...["Sincerely,", "Tabitha Ruhl"],
      ].join("\n"),
    ),
  );

describe("the category by everyday words", () => {
  it.each([
    ["duplicate", "The charge was considered before."],
    ["duplicate", "The same service on the same day is in our system under another number."],
    ["timely_filing", "This claim is past our submission window."],
    ["timely_filing", "We did not get this bill until more than a year after the care."],
    ["timely_filing", "Your claim arrived after the last day for filing had passed."],
    ["coding", "Two codes that cannot go together on one day were billed."],
    ["coding", "The units billed are more than the minutes in the note allow."],
    ["coding", "The visit and the injection were done together and the note does not show a separate exam."],
    ["billing", "The claim was sent to the wrong payer."],
    ["billing", "The place of service and the code do not agree."],
    ["billing", "The patient's date of birth on the claim is not the one that we have."],
    ["authorization", "This CPT code was not among those we approved."],
    ["authorization", "Ten visits were approved and these were the eleventh and twelfth."],
    ["authorization", "Approval for these visits ended on July 31, and the visits came after it."],
    ["documentation", "There is no plan of care in what you sent."],
    ["documentation", "The pages that came to us were too dark to read."],
    ["documentation", "Nothing in the file shows what was done on that day."],
    ["eligibility", "The child was taken off the contract in March."],
    ["duplicate", "The visit was billed twice."],
    ["duplicate", "You sent us this bill before."],
    ["timely_filing", "This bill is too old to be considered."],
    ["coding", "Modifier 59 is missing."],
    ["coding", "These two services are one and the same for payment."],
    ["billing", "The claim form was not filled in completely."],
    ["billing", "The group is not set up with us under this tax ID."],
    ["billing", "The person who treated is not on our list of providers."],
    ["authorization", "You used all of the visits that we had approved."],
    ["authorization", "This service has to be cleared with us first."],
    ["authorization", "We gave leave for six sessions, and nine were billed."],
    ["documentation", "The evaluation that was sent belongs to another patient."],
    ["documentation", "The initial evaluation has never been sent."],
    ["medical_necessity", "We found no sign in the notes that he was still gaining."],
    ["eligibility", "The newborn was never added to the policy."],
    ["eligibility", "The accident falls to the car insurer."],
    ["benefit_exclusion", "The dollar cap for therapy has been met."],
    ["benefit_exclusion", "Only one pair of orthotics is covered in three years."],
  ])("is %s: %s", (category, reason) => {
    const { fields, facts } = letter("The claim is denied.", "", `Reason: ${reason}`);
    expect(fields.denial_text?.value).toContain(reason);
    expect(facts.denial_category?.value).toBe(category);
  });

  it.each([
    [
      "medical_necessity",
      "Twelve visits were approved over the last month, and the care was not medically necessary.",
    ],
    ["documentation", "The records that we asked for with the claim for the same date did not come."],
    ["eligibility", "The member's coverage had ended before the date of service on the claim."],
  ])("stays %s beside words of another one: %s", (category, reason) =>
    expect(letter("The claim is denied.", "", `Reason: ${reason}`).facts.denial_category?.value).toBe(
      category,
    ),
  );
});

describe("a decision that gives no reason", () => {
  it.each([
    ["Your claim was not paid.", "The member chose a plan without chiropractic benefits."],
    ["Your claim was not paid.", "The orders were not dated."],
    ["We are not able to pay this claim.", "The brace offers nothing over the standard one."],
  ])("has it in the next paragraph: %s %s", (decision, reason) =>
    expect(
      letter(
        `You billed $145.00 for CPT 97110. ${decision}`,
        "",
        `${reason} Our member should not be billed for this.`,
      ).fields.denial_text?.value,
    ).toContain(reason),
  );

  it("has none where rights follow, and keeps the one that it gives itself", () => {
    const text = (...said: string[]) => letter(...said).fields.denial_text?.value ?? "";
    expect(
      text("This claim has been denied.", "", "You have 180 days to appeal this decision."),
    ).not.toContain("180 days");
    const own = "This claim has been denied because the notes are not signed.";
    expect(text(own, "", "The visit was on September 2.")).toContain(own);
  });
});

describe("a letter that thanks", () => {
  it.each(["Thank you for sending us this claim.", "Thank you for sending the records of these visits."])(
    "is a payer's: %s",
    (thanks) =>
      expect(letter(`${thanks} No payment will be made for this service. The note is not signed.`).kind).toBe(
        "denial",
      ),
  );

  it("is one clinician's to another where a patient was sent", () =>
    expect(
      extractByRules(
        fromPlainText(
          [
            ...[
              "Bay Orthopedics",
              "",
              "Dear Dr. Pell:",
              "",
              "Thank you for sending this letter carrier for his left knee.",
            ],
            ...[
              "Exam: flexion 110 degrees, strength 4/5, tender over the joint line.",
              "",
              "Kezia Landrieu, MD",
            ],
          ].join("\n"),
        ),
      ).kind,
    ).toBe("chart_note"));
});

it("takes the first words of a reason for no other label", () => {
  expect(
    letter("Reason: Your claim arrived too late, 214 days after the visit.").fields.denial_text?.value,
  ).toContain("Your claim");
  expect(
    letter("Denial reason: Services were not approved by us in advance.").fields.denial_text?.value,
  ).toContain("Services were");
  expect(letter("Reason: Member ID: NHP44810273").facts.member_id?.value).toBe("NHP44810273");
});
