import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** Causes found on the thirty-third set (docs/reading.md), each by its shortest example. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));

it("takes a count of claims beside their total for no claim's number", () => {
  const { fields } = read(
    "Invented Health Plan     Remittance advice     09/29/2026",
    "",
    "97110 on 08/31/2026 was denied.",
    "TOTALS  CLAIMS 4    5580.00    225.00",
  );
  expect(fields.claim_number).toBeUndefined();
});
