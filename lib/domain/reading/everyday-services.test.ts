import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const facts = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      [
        ...["Northfield Health Plan", "PO Box 4410", "Dayton, OH 45401", "", "October 14, 2026", ""],
        ...["Patient: Marisol Tremblay", "Claim number: 26287004419", ...lines, ""],
        "The claim is denied, because the care was not medically necessary.",
      ].join("\n"),
    ),
  ).facts;

it.each([
  ["Statement covers period   09/02/2026   09/08/2026", "2026-09-02, 2026-09-08"],
  ["DATE OF SVC.......09/02/26", "2026-09-02"],
  ["We received your claim (DOS 9/2/26) on 9/22/26 and finished our review on 10/13/26.", "2026-09-02"],
  [
    "Your bill for dates of service 09/02/2026-09/30/2026 reached us on 10/05/2026.",
    "2026-09-02, 2026-09-30",
  ],
  [
    "Payment for the treatment of Sept. 2nd, 2026 has been denied. The one of Aug. 5th was paid.",
    "2026-09-02",
  ],
  ["You asked us to pay for a visit that took place on Wednesday, September 2, 2026.", "2026-09-02"],
  [
    "Treatment dates 9/2/2026 to 9/25/2026 are past the 30 days behind the injury of 6/11/2026.",
    "2026-09-02, 2026-09-25",
  ],
])("reads the days of care: %s", (line, days) => expect(facts(line).dates_of_service?.value).toBe(days));

it.each([
  "We did not pay $240.00 of charges for this claim.",
  "We cannot pay the $240.00 you asked for.",
  "Payment of the $240.00 charge has been denied.",
  "The $240.00 you billed is not covered.",
])("reads what was billed: %s", (line) => expect(facts(line).billed_amount?.value).toBe("240.00"));

it.each([
  "A fee of $25.00 is charged for copies of the file.",
  "We did not pay $20.00 of the charge of $240.00.",
])("takes another amount for none: %s", (line) =>
  expect(facts(line).billed_amount?.value ?? "").not.toMatch(/^(?:25|10|20)\.00$/),
);

it.each([
  ["Proc/Mod: 97110/GP", "97110"],
  ["Code billed 97110. ZIP 45402-1188. Extension 44010", "97110"],
  ["CPT 97140 is not separately payable. Our phone extension is 55120.", "97140"],
  ["The notes support 99213, not the 99215 that was billed.", "99215"],
  ["97530 is included in the other service when both are given on the same day.", "97530"],
  ["The plan does not pay for 97140.", "97140"],
  ["We removed 97112 from the claim.", "97112"],
  ["Therapeutic activities 97530 are limited to four units a day.", "97530"],
])("reads the service: %s", (line, codes) => expect(facts(line).procedure_codes?.value).toBe(codes));

it("reads a diagnosis without its point, and none in what a payer's papers are numbered by", () => {
  expect(facts("DX CODE M5450").diagnosis_codes?.value).toBe("M54.50");
  expect(
    facts("Form: M16.4 rev. 2024", "See Section F.10 and policy T20.1.").diagnosis_codes,
  ).toBeUndefined();
});

it.each([
  "The diagnosis code of M54.50 does not support the service.",
  "See our notice: M54.50 is no covered diagnosis.",
])("reads a diagnosis behind words that lead to it: %s", (line) =>
  expect(facts(line).diagnosis_codes?.value).toBe("M54.50"),
);

it("takes what a fee schedule allows for no charge", () =>
  expect(facts("We paid the $40.00 fee schedule amount.").billed_amount).toBeUndefined());
