import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const read = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      [
        "Harbor Valley Health Plan",
        "PO Box 40, Oakland, CA 94607",
        "",
        "July 8, 2026",
        "",
        "Member: Lorna Quimby           Member ID: HV19920411",
        "Claim: 26-04471-22             Date of service: June 9, 2026",
        "Amount billed: $135.00",
        "",
        "Dear Provider:",
        "",
        "We have denied this claim.",
        "",
        ...lines,
        "",
        "You may ask for a reconsideration within 60 calendar days of the date of this letter.",
      ].join("\n"),
    ),
  );
const reasonOf = (...lines: string[]) => read(...lines).fields.denial_text?.value ?? "";
const NO = "Skilled therapy was no longer needed for these visits.";

describe("a reason whose paragraph tells why", () => {
  it.each([
    ["Her balance score has stayed at 52 since June 2.", "She walks to the store with a cane.", NO],
    ["The progress note of May 21 says that every goal was reached.", NO],
    [NO, "The note of May 21 names the same exercises as the sheet she took home."],
  ])("takes the facts that stand before or behind it: %s", (...said) => {
    expect(reasonOf(said.join(" "))).toBe(said.join(" "));
  });

  it("takes what stands between two of its sentences", () => {
    const said =
      "Medicare covers therapy when the skills of a therapist are needed. The exercises planned for you can be done on your own. The request did not show a need for a therapist's skills.";
    expect(reasonOf(said)).toBe(said);
  });

  it("takes what the payer asked for and did not get", () => {
    const said =
      "We asked for the initial evaluation on May 5 and sent a reminder on May 20. The evaluation has not been received.";
    expect(reasonOf(`Your claim is closed without payment.\n\n${said}`)).toContain(said);
  });

  it.each([
    "Thank you for the records that you sent us.",
    "Our clinical staff looked at the records for the claim above.",
    "We are upholding our original decision.",
    "You billed 97110 with modifier GP for June 9.",
    "Eight visits from May 4 to May 20, 2026 are approved.",
    "Visits up to May 30 were paid under check 60044182.",
  ])("leaves out how the letter begins and what was decided: %s", (before) => {
    expect(reasonOf(`${before} The score has stayed at 52 since June 2. ${NO}`)).toBe(
      `The score has stayed at 52 since June 2. ${NO}`,
    );
  });

  it.each([
    "You can send us other records at any time.",
    "The charge is not the patient's to pay.",
    "Your remittance shows this as CO-50.",
    "This decision was made by Dr. Lemaire, who reviewed this case.",
    "We did not look at whether the charge was right.",
  ])("leaves out what follows from it: %s", (after) => {
    expect(reasonOf(`The score has stayed at 52 since June 2. ${NO} ${after}`)).toBe(
      `The score has stayed at 52 since June 2. ${NO}`,
    );
  });

  it("leaves each meaning of a legend by itself", () => {
    const text = read(
      "Notes",
      "45   The charge is above the fee schedule.",
      "P12  The claim was received after the filing limit.",
    ).fields.denial_text?.value;
    expect(text).not.toContain("fee schedule");
  });

  it("is less sure of a reason from whose middle a sentence was left out", () => {
    const gap = "If you disagree, you may appeal or ask for a grievance within 60 days.";
    const no = "The notes do not show a measurable gain.";
    const whole = read(`${no} ${NO}`).fields.denial_text;
    const open = read(`${no} ${gap} The care was not medically necessary. ${NO}`).fields.denial_text;
    expect(whole?.confidence).toBeGreaterThan(0);
    expect(open?.confidence).toBeLessThanOrEqual(0.8);
  });

  it("takes a legend's meaning as a whole where one sentence of it says no", () => {
    const { fields } = read(
      "Date(s)              Procedure    Billed     Allowed   See",
      "10/05-10/14/2026     97110        512.00       0.00    1",
      "",
      "1: The plan approved 12 visits through September 30. Visits 13 through 16 were not on the request and nobody asked",
      "   for more.",
    );
    expect(fields.denial_text?.value).toMatch(/^The plan approved 12 visits/);
  });

  it("tells the category by the sentence that says no where its facts leave it open", () => {
    const { facts } = read(
      `Her employer told us of the new plan on May 2. The answer of June 4 named it. ${NO}`,
    );
    expect(facts.denial_category?.value).toBe("medical_necessity");
  });
});

it("goes over a criterion that the plan accepts to what the plan asks for", () => {
  const asks =
    "Under Section 7.4 of the Plan a test is experimental unless (i) the device is cleared and (ii) asthma has been confirmed.";
  const lacks =
    "The information sent does not establish (ii), and nothing shows that it changed the treatment.";
  expect(reasonOf(`The Plan does not pay for this test. ${asks} We accept (i). ${lacks}`)).toBe(
    `${asks} We accept (i). ${lacks}`,
  );
});

it("takes who may help for no part of the reason", () => {
  const reason = "The injection was not needed. The notes show no swelling of the knee.";
  expect(reasonOf(`${reason} The state insurance office keeps a list of lawyers.`)).toBe(reason);
  expect(reasonOf(`${reason} An ombudsman helps members at no cost to them.`)).toBe(reason);
});

it.each(["Remarks", "Explanation of codes", "Remarks:"])(
  "takes neither the head of a legend nor its code for a word of the reason: %s",
  (head) => {
    const paper = [
      "BAY HEALTH PLAN                    EXPLANATION OF BENEFITS",
      "Date of Notice ............ February 11, 2026",
      "",
      "Date of services      Services code      Amount billed     Approved     See remarks",
      "01/13/2026            97161              168.00            104.88       2",
      "01/20/2026            97110              102.00              0.00       1",
      "",
      head,
      "1  CO-197  Precertification/authorization/notification/pre-treatment absent. The referral on file covers an evaluation only",
      "   (01/13/2026, approval 2601-044817).",
      "2  CHARGES ARE MORE THAN THE NEGOTIATED RATE.",
    ].join("\n");
    expect(extractByRules(fromPlainText(paper)).fields.denial_text?.value).toBe(
      "Precertification/authorization/notification/pre-treatment absent. The referral on file covers an evaluation only (01/13/2026, approval 2601-044817).",
    );
  },
);

describe("the meaning of a code over the payer's own paragraph", () => {
  const CODE = "CO-50: This service is not a medical necessity in the view of the payer.";
  const OWN =
    "The notes show that she climbs stairs without help since June 2. No goal was left that calls for the skills of a therapist.";
  const value = (said: string) => said.replace("CO-50: ", "");

  it("goes with what the payer says of this claim", () => {
    expect(reasonOf(CODE, "", OWN)).toBe(`${value(CODE)} ${OWN}`);
    expect(reasonOf(CODE, "", `${OWN} The review was made by Dr. Lemaire.`)).toBe(`${value(CODE)} ${OWN}`);
  });

  it.each([
    "You can send us other records at any time. The charge is not the patient's to pay.",
    "Eight visits from May 4 to May 20, 2026 are approved.",
    "Copies of the records used in this decision are free. The records do not include the notes of others.",
    "This letter is about one visit. Another letter tells of the visits in May.",
  ])("stands alone over another paragraph: %s", (after) => {
    expect(reasonOf(CODE, "", after)).toBe(value(CODE));
  });

  it("stands alone where other codes stand beside it, or a heading parts it from what follows", () => {
    expect(reasonOf(CODE, "CO-29: The time limit for filing has passed.", "", OWN)).not.toContain("stairs");
    expect(reasonOf(CODE, "", "ABOUT OUR POLICY", "", OWN)).not.toContain("stairs");
  });
});
