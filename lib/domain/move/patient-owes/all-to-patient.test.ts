import { expect, it } from "vitest";
import { allToPatient, lineRefused, saysShareAlone } from "./all-to-patient";

it.each([
  [
    "a statement with its remarks",
    "Plan paid 0.00   Patient owes 164.61\nD2   Applied to the yearly deductible (PR-1).\nPayment with this statement: $0.00. No check is issued.",
  ],
  ["a remittance", "CLAIM TOTAL 120.00 ALLOWED 84.10 DEDUCT 84.10\nPR-1 84.10\nNET 0.00"],
  [
    "words alone",
    "Your charge was allowed and credited to the member's annual deductible. No payment is due.",
  ],
  ["a copay above the price", "Paid: $0.00. The copay of $40.00 exceeds the allowed amount of $31.20."],
  ["a deductible that is not met", "Deductible not met. Check amount: $0.00"],
])("finds %s", (_, notice) => expect(allToPatient(notice)).toBeDefined());

it.each([
  ["a claim that was paid in part", "PR-2 16.82\nCheck amount: $67.28\nNetwork discount 0.00 paid"],
  ["a discount alone", "CO-45 contractual 84.10\nPaid 0.00"],
  [
    "a claim with a refused line by its code",
    "99213 allowed 80.00 deductible 80.00 PR-1 paid 0.00\n20610 allowed 0.00 CO-97 paid 0.00",
  ],
  [
    "a claim with a refused line by its words",
    "99213 charge 120.00, applied to deductible 80.00\n20610 charge 140.00, allowed 0.00: included in the office visit\nPayment 0.00",
  ],
  ["a deductible that is only told of", "Deductible met to date $900.00\nPaid 0.00\nNot covered"],
])("leaves %s", (_, notice) => expect(allToPatient(notice)).toBeUndefined());

it("takes a row for refused where no part of its charge was allowed", () => {
  expect(lineRefused("20610 140.00 0.00 140.00 0.00 included in the visit")).toBeDefined();
  expect(lineRefused("20610 140.00 85.00 55.00 0.00 denied")).toBeDefined();
  expect(lineRefused("99213 120.00 80.00 0.00 80.00 not covered 40.00")).toBeUndefined();
});

it.each([
  ["This member has not met the yearly deductible.", true],
  ["Your patient has not yet satisfied the plan deductible of $3,000.00.", true],
  ["The family deductible has not been met.", true],
  ["The deductible was met in March; this service is not covered.", false],
])("tells a deductible that is not met: %s", (reason, share) => {
  expect(saysShareAlone(reason)).toBe(share);
});
