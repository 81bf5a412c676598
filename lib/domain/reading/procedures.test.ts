import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const table = (heading: string, own: string) =>
  extractByRules(
    fromPlainText(
      [
        "HARBORLINE INDEMNITY COMPANY          EXPLANATION OF REVIEW",
        "Injured worker: Odette Marlowe        Date of injury: 02/11/2026",
        "Claim number: 44-WC-770912",
        "",
        `Line   Service date   ${heading}   Charge    Allowed   Paid`,
        "1      08/04/2026     97530     96.00     61.20     61.20",
        `2      08/04/2026     ${own.padEnd(7)}   80.00      0.00      0.00`,
      ].join("\n"),
    ),
  ).facts.procedure_codes?.value;

it("counts a state's own code in the column of the procedures among them", () => {
  expect(table("Code   ", "WC007")).toBe("97530, WC007");
});

it("takes no remark and no reason there for a service, and no word of another column", () => {
  expect(table("Code   ", "MA130")).toBe("97530");
  expect(table("Code   ", "PR204")).toBe("97530");
  expect(table("Service", "total")).toBe("97530");
});
