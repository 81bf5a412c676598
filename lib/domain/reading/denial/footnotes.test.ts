import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const linesOf = (heading: string, last: string, ...notes: string[]) =>
  extractByRules(
    fromPlainText(
      [
        "BLUE HARBOR HEALTH PLAN           EXPLANATION OF PAYMENT      Date: 09/18/2026",
        "Patient: Odette Marlowe           Claim: 7726-118-004",
        "",
        `| Date       | CPT   |  Charge  | Discount | ${heading.padEnd(7)} | Paid     |`,
        "| 08/27/2026 | 99213 |  $90.00  |   $9.00  |   $0.00 |   $81.00 |",
        `| 08/27/2026 | 84443 |  $41.00  |   $0.00  |  $41.00 |    $0.00 |${last}`,
        "",
        ...notes,
      ].join("\n"),
    ),
  ).deniedLines.map(({ procedureCode, amount, groupCode, code }) => [procedureCode, amount, groupCode, code]);

it("ties a row to the note that its last words name, with the code of the note", () => {
  const rows = linesOf(
    "Denied",
    " see note 2",
    "Note 1 (CO-45): The contract sets what is allowed for this service.",
    "Note 2 (CO-50): The test is not medically necessary for the diagnosis that was billed.",
  );
  expect(rows).toEqual([["84443", "41.00", "CO", "50"]]);
});

it("takes the charge for refused where a column is headed so, and no column of another name", () => {
  expect(linesOf("Denied", "")).toEqual([["84443", "41.00", null, null]]);
  expect(linesOf("Waived", "")).toEqual([]);
});

it("takes words that only begin like a note for none", () => {
  expect(linesOf("Waived", " note 2", "Note that 2 visits are left in this year for therapy.")).toEqual([]);
});

describe("a reason in the row's own words or behind a number", () => {
  const paper = (rows: string[], below: string[]) =>
    extractByRules(
      fromPlainText(
        [
          "Providence Health Plan",
          "Explanation of Benefits                            October 18, 2026",
          "Member: Ada Roe   Member ID: 104471882   Claim: 26284471882",
          "",
          "Date        Service                Charge    Discount    We paid    You owe    Why",
          ...rows,
          "",
          ...below,
        ].join("\n"),
      ),
    );
  const PAID = "10/01/2026  97110 exercise         $140.00    $58.00     $82.00     $0.00";
  it.each([
    [
      "see 1",
      "10/01/2026  97530 activities        $78.00     $0.00      $0.00    $78.00    see 1",
      ["1. Your plan allows 20 therapy visits in a plan year. All were used."],
      "97530",
    ],
    [
      "words",
      "10/01/2026  97530 activities        $78.00     $0.00      $0.00    $78.00    (H8) Limit of 20 visits reached",
      [],
      "97530",
    ],
    [
      "what the patient owes",
      "10/01/2026  97530 activities        $78.00     $0.00      $0.00    $78.00    see 1",
      ["1. This was applied to your deductible for the plan year."],
      undefined,
    ],
  ])("%s", (_, row, below, procedure) =>
    expect(paper([PAID, row], below).deniedLines[0]?.procedureCode).toBe(procedure),
  );
});

describe("a row whose last words send to another part of the page", () => {
  const reasonOf = (last: string, ...below: string[]) =>
    extractByRules(
      fromPlainText(
        [
          "TRICARE EXPLANATION OF BENEFITS                 Date: November 2, 2026",
          "Patient: Ada Roe                    Claim number: 2026294 88 04471",
          "",
          "Service date  Service           Billed      Allowed     Paid      Comments",
          `10/05/2026    97110 GP          $84.00      $0.00       $0.00     ${last}`,
          "Totals                          $84.00      $0.00       $0.00",
          "",
          ...below,
        ].join("\n"),
      ),
    ).deniedLines.map(({ procedureCode, reason }) => [procedureCode, reason]);

  it("has what is told there, where it is one thing", () => {
    const said = "A REFERRAL FROM THE PRIMARY CARE MANAGER WAS NOT ON FILE.";
    expect(reasonOf("see remarks", "Remarks:", `A. ${said}`)).toEqual([["97110", said]]);
    expect(reasonOf("see remarks", "REMARKS", `  ${said}`)).toEqual([["97110", said]]);
    expect(reasonOf("See notes below", "Notes", "", said)).toEqual([["97110", said]]);
  });

  it("has no reason where several are told, or none", () => {
    const two = [
      "A. THE ALLOWABLE CHARGE WAS USED FOR THE X-RAY.",
      "B. A REFERRAL WAS NOT ON FILE FOR THE VISIT.",
    ];
    expect(reasonOf("see remarks", "Remarks:", ...two)).toEqual([["97110", null]]);
    expect(reasonOf("see remarks", "Thank you.")).toEqual([["97110", null]]);
    expect(reasonOf("see remarks", "Notes:", "A REFERRAL WAS NOT ON FILE FOR THE VISIT.")).toEqual([
      ["97110", null],
    ]);
  });
});
