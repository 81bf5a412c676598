import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

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
  ["Amount paid $162.60      Amount requested: $81.30\n", undefined],
  ["Amount paid $162.60      Total we demand: $81.30\n", undefined],
  ["Amount to recover: $81.30\n", undefined],
  ["Amount billed: $190.00     Amount requested: $81.30\n", "190.00"],
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

describe("the lines of a paper that asks for money back", () => {
  const linesOf = (...table: string[]) =>
    extractByRules(
      fromPlainText(
        [
          "Harbor Valley Health Plan                          Overpayment Recovery",
          "",
          "REFUND REQUEST",
          "",
          "Letter date:  08/05/2026",
          "We have paid more than was due on the claim below and ask that you return the overpayment.",
          "",
          "Patient ....... Ada Moor",
          "Claim number .. 0202533871K40X",
          "",
          ...table,
          "",
          "Another plan pays first, and our payment was made as though there were no other plan.",
          "If you do not agree, write to us within 60 days of the date of this letter.",
        ].join("\n"),
      ),
    ).deniedLines.map((line) => [line.procedureCode, line.dateOfService, line.billed, line.amount]);

  it("have what each is to give back", () => {
    const lines = linesOf(
      "  Service date      Procedure       Billed        We paid       Should have paid      To be refunded",
      "  11/18/2025        97110           112.00          61.20              0.00                 61.20",
      "  11/25/2025        97530           118.00          70.44             20.00                 50.44",
      "                    TOTAL           230.00         131.64             20.00                111.64",
    );
    expect(lines).toEqual([
      ["97110", "2025-11-18", "112.00", "61.20"],
      ["97530", "2025-11-25", "118.00", "50.44"],
    ]);
  });

  it.each(["Overpaid", "Overpayment", "Refund due", "Amount due back", "To recover"])(
    "may have it under %s, and none where all of it stays paid",
    (heading) => {
      const lines = linesOf(
        `DOS          Code      Paid      Correct    ${heading}`,
        "11/18/2025   97110     $61.20    $61.20     $0.00",
        "11/25/2025   97530     $70.44    $20.00     $50.44",
      );
      expect(lines).toEqual([["97530", "2025-11-25", null, "50.44"]]);
    },
  );
});
