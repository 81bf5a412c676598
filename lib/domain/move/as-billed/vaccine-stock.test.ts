import { describe, expect, it } from "vitest";
import { privateStock, reportedOnly } from "./vaccine-stock";

const line = (procedureCode: string, code: string | null = null) =>
  ({
    procedureCode,
    code,
    dateOfService: "2026-09-23",
    billed: "318.00",
    amount: "318.00",
    groupCode: null,
    reason: null,
    remarks: [],
  }) as never;
const NOTICE =
  "90651-SL  318.00  0.00\n90460  42.00  31.50\nThe claim says that this vaccine was supplied by the state at no cost to you. We do not pay for the vaccine itself.";

describe("a vaccine that is only reported", () => {
  it.each([
    [
      "by the code for it",
      "CO-246 This non-payable code is for required reporting only.",
      [line("90707", "246"), line("90716", "246")],
    ],
    [
      "by its supply",
      "Vaccine supplied without cost by the Vaccines for Children program. Product is not reimbursed.",
      [line("90707")],
    ],
    [
      "of another kind",
      "CO-246 This non-payable code is for required reporting only.",
      [line("G8427", "246")],
    ],
  ])("is told %s", (_, notice, denied) => expect(reportedOnly(notice, denied)).toBeDefined());
  it.each([
    [
      "where its administration stands unpaid, too",
      "Vaccine supplied by the state program, not reimbursed.",
      [line("90707"), line("90471")],
    ],
    [
      "where another line was denied",
      "CO-246 reporting only. CO-50 not necessary.",
      [line("90707", "246"), line("99213", "50")],
    ],
    ["where it is not covered", "This vaccine is not covered for the member's age.", [line("90651")]],
  ])("is not %s", (_, notice, denied) => expect(reportedOnly(notice, denied)).toBeUndefined());
});

describe("a vaccine from private stock that the claim calls the state's", () => {
  const found = (text: string, notice = NOTICE) =>
    privateStock([{ text, place: "Vaccine record, page 1" }], ["2026-09-23"], {
      denied: [line("90651")],
      noticeText: notice,
    });
  it.each([
    ["a record", "Immunization detail\n09/23/2026   HPV9, dose 2   lot Y009312   PRIVATE stock"],
    ["a table", "Vaccine log\nDate   Vaccine   Lot   Stock\n09/23/2026   HPV9   Y009312   Private"],
    ["a note", "Vaccine given 09/23/2026, privately purchased, lot Y009312. VFC eligibility: NOT ELIGIBLE"],
  ])("is told by %s", (_, text) => expect(found(text)).toBeDefined());
  it.each([
    [
      "the state's stock",
      "Immunization\n09/23/2026   HPV9   Y009312   VFC\nRefrigerator B (private stock): no doses taken out 09/23/2026.",
    ],
    [
      "a stock that was not touched",
      "Immunization\n09/23/2026   HPV9   Y009312\nRefrigerator B (private stock): no doses taken out 09/23/2026.",
    ],
    ["a dose of another day", "Immunization\n03/18/2026   HPV9   X988104   PRIVATE stock\n09/23/2026  seen"],
    [
      "two stocks on one day",
      "Immunization\n09/23/2026   HPV9   Y009312   PRIVATE\n09/23/2026   MCV4   U1   VFC",
    ],
    ["the kind of insurance", "Immunization 09/23/2026 lot Y009312, private insurance"],
  ])("is not by %s", (_, text) => expect(found(text)).toBeUndefined());
  it("needs a claim that named the state", () =>
    expect(
      found(
        "Immunization\n09/23/2026 HPV9 PRIVATE stock",
        "90651 0.00 Vaccine is supplied by the state program.",
      ),
    ).toBeUndefined());
});

it.each([
  ["J0717   $0.01   $0.00   Supplied by the manufacturer at no cost", true],
  ["J3357   $0.01   $0.00   Free drug from the assistance program", true],
  ["J0717   $1,840.00   $0.00   Supplied by the manufacturer at no cost", false],
  ["J0717   $0.01   $0.00   Not medically necessary", false],
  ["96372   $0.01   $0.00   Supplied by the manufacturer at no cost", false],
  ["J0717   $0.01   $0.00   Free drug\n96372   $40.00   $0.00", false],
])("a drug that cost nothing: %s", (notice, isFree) =>
  expect(reportedOnly(notice, []) !== undefined).toBe(isFree),
);
