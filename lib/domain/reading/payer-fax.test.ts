import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const read = (text: string) => extractByRules(fromPlainText(text));

it("tells the payer's fax from the addressee's", () => {
  const text = [
    "Trailhead Insurance Company",
    "",
    "09/30/2026",
    "",
    "Cascade Motion Physical Therapy",
    "Fax: 503-555-0199",
    "",
    "Claim Number: 77-4182290",
    "The claim was denied because the records were not received.",
  ];
  expect(read(text.join("\n")).facts.payer_fax).toBeUndefined();
  const asked = [...text, "Fax the records with this page on top to 904-555-0114."];
  expect(read(asked.join("\n")).facts.payer_fax?.value).toBe("904-555-0114");
});
