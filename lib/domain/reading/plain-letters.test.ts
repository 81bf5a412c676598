import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** A payer's letter as people write one: no table, no form, its proof of sending spoken of at length. */
function letter({ opening = "Hello,", closing = "Yours truly," }) {
  const text = `Lantern Health Plan of Idaho
Provider Relations and Claims
PO Box 1106
Troy, ID 83871

August 3, 2026

Clearwater Bend Family Medicine, PLLC
2290 Thain Grade, Suite 4
Troy, ID 83871

       Re:  Rosa Ames-Tell
            Lantern ID ZVW118840273, group 60019447
            Claim E60712241180

${opening}

Thank you for the bill for Ms. Ames-Tell's visit of November 6, 2025 with Bo Tell, FNP. The charges were $186.00 for the office visit
(99214) and $54.00 for the electrocardiogram (93000), together $240.00.

Your bill reached us on July 20, 2026. Under the participating provider agreement a first bill has to be in our hands within 180
days of the day of service, which for this visit was May 5, 2026. Because the bill arrived after that day, we are unable to pay it.

You told our representative that an earlier bill had gone out through your clearinghouse. We found only a rejection at the clearinghouse
(batch CH-0118-4407). A clearinghouse rejection isn't proof that we received a claim. An acceptance report from us (a 277CA) with the
claim on it would be.

We need your appeal in writing no later than 60 calendar days after the date at the top of this letter. Fax it to Provider Appeals at
208-555-0161.

${closing}

Thessaly Brandvold
`;
  const { kind, facts, fields } = extractByRules(fromPlainText(text));
  return { kind, reason: fields.denial_text?.value ?? "", facts };
}

it.each([
  {},
  { opening: "To whom it may concern:", closing: "With kind regards," },
  { opening: "Good morning,", closing: "" },
  { opening: "Clearwater Bend Family Medicine:", closing: "Best regards," },
])("is a denial, and no report of a sending, that opens with %o", (words) => {
  const { kind, reason } = letter(words);
  expect(kind).toBe("denial");
  expect(reason).toContain("we are unable to pay it");
});

it("reads what its sentences say in passing", () => {
  const { facts } = letter({});
  expect(facts.billed_amount?.value).toBe("240.00");
  expect(facts.dates_of_service?.value).toBe("2025-11-06");
  expect(facts.payer_fax?.value).toBe("208-555-0161");
});
