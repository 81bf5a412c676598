import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "./extract";
import { refusedRows } from "./refused-rows";

const VISION = [
  "Clear Pane Vision Plan                    Doctor Payment Summary",
  "Payment 11/05/2026",
  "",
  "Patient           Claim #        Service     Date        Charge     Paid    Note",
  "Ida Solberg       CP26-771902    92014       10/20/26    145.00    68.00    -",
  "Ida Solberg       CP26-771902    92310       10/20/26    120.00     0.00    7B",
  "",
];
const readingOf = (meaning: string) => readReading(fromPlainText([...VISION, meaning].join("\n")));
const papersOf = (meaning: string) => extractByRules(fromPlainText([...VISION, meaning].join("\n")));

it("takes a line without payment for refused where the payer's own code says so", () => {
  const meaning = "7B: Lens fitting is allowed once in 12 months.";
  expect([...refusedRows(readingOf(meaning))]).toEqual([5]);
  const { kind, deniedLines } = papersOf(meaning);
  expect(kind).toBe("partial_denial");
  expect(deniedLines.map((l) => [l.procedureCode, l.amount, l.code])).toEqual([["92310", "120.00", "7B"]]);
});

it.each(["7B: This amount was applied to your deductible.", "7B: The discount of the contract was taken."])(
  "leaves a cost share or a contract's share alone: %s",
  (meaning) => expect(refusedRows(readingOf(meaning)).size).toBe(0),
);
