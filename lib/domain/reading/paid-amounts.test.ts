import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const HEAD = `HARBOR BEND HEALTH PLAN          Payment Recovery
October 6, 2026

Bay Rehabilitation LLC

SUBJECT: OVERPAYMENT, PLEASE RETURN $81.30

Patient: Rosa Ames-Tell          Member ID: HB 440 118 2
Claim: HB26-00417                Date of service: 07/14/2026
`;
const WHY = `
We paid this claim in error, since the coverage had ended. If we hear nothing within 45 days, we will recoup the amount
from your later payments. You may dispute this overpayment within 60 days of this letter.
`;
const billedOf = (lines: string) =>
  extractByRules(fromPlainText(`${HEAD}${lines}${WHY}`)).facts.billed_amount?.value;

// Red where any amount of such a letter might have been the billed one.
it.each([
  ["Amount paid: $81.30     Overpaid amount: $81.30\n", undefined],
  ["Service    Paid on       Overpaid\n97110      08/04/2026    $ 81.30\n", undefined],
  ["Billed ....... 97110, 2 units, $140.00\nPaid ......... $81.30\n", "140.00"],
  ["Charge: $81.30     Paid: $81.30\n", "81.30"],
])("what is wanted back is not told as billed: %s", (lines, billed) => expect(billedOf(lines)).toBe(billed));

// Red where each code with an amount was taken for a service that was billed.
it("takes the level that a payer would have paid for no service of the claim", () => {
  const { facts } = extractByRules(
    fromPlainText(
      `${HEAD}Billed and paid     99215     $171.20\nShould be           99213      $89.90\n${WHY}`,
    ),
  );
  expect(facts.procedure_codes?.value).toBe("99215");
  expect(facts.billed_amount?.value).not.toBe("261.10");
});
