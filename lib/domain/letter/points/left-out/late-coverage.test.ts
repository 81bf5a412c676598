import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { withLateCoverage } from "./late-coverage";

const fact = (quote: string, adverse?: "refusal"): ChartFact => ({
  ...{ id: quote, quote, heading: "Eligibility", section: "", topics: [] },
  ...(adverse ? { adverse } : {}),
  place: { documentId: "d", page: 1, boxes: [] },
});
const LATE = "Record added 10/09/2026, retro enrollment";
const isOpen = (quote: string, category: LetterFacts["denialCategory"] = "timely_filing", other = LATE) =>
  withLateCoverage([fact(quote, "refusal"), fact(other)], { denialCategory: category } as LetterFacts)[0]
    ?.adverse === undefined;

// Seen red: the payer's empty answer was kept out as speaking for the payer.
it.each([
  "Result MEMBER NOT FOUND - no coverage on file for date 02/10/2026",
  "03/06/26 looked again, not found. HR is working on it",
  "Patient not on file with the plan on 02/10/2026",
])("what the payer's system lacked argues a late filing: %s", (quote) => expect(isOpen(quote)).toBe(true));

it.each([
  "Claim not found on file at payer",
  "Claim rejected, member not found",
  "Coverage termed, not active",
])("what became of a claim does not: %s", (quote) => expect(isOpen(quote)).toBe(false));

it("speaks for the payer where the coverage was never added, or something else is in question", () => {
  const quote = "Result MEMBER NOT FOUND - no coverage on file";
  expect(isOpen(quote, "eligibility")).toBe(false);
  expect(isOpen(quote, "timely_filing", "Status ACTIVE")).toBe(false);
});
