import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** Causes found on papers written after the nineteenth set (docs/reading.md), each by its shortest example. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const LETTER = ["Harbor Pine Health Plan", "October 2, 2026", "", "Claim number: 26-441-0098", ""];
const DENIED = "We denied the claim. It is not medically necessary.";

describe("who pays", () => {
  it("is a State's department where an injury at work is its claim", () => {
    const { fields, lineOfBusiness } = read(
      "STATE OF WASHINGTON",
      "DEPARTMENT OF LABOR AND INDUSTRIES",
      "DIVISION OF INSURANCE SERVICES",
      "",
      "MAILING DATE  :  08/26/26          CLAIM NUMBER :  BK 77104",
      "",
      "TREATMENT OF THE NECK IS DENIED BECAUSE IT IS NOT RELATED TO THE INJURY.",
    );
    expect([fields.payer_name?.value, lineOfBusiness]).toEqual([
      "DEPARTMENT OF LABOR AND INDUSTRIES",
      "workers_comp",
    ]);
  });

  it("is named with the State of its plan", () =>
    expect(
      read("From: AmeriHealth Caritas North Carolina UM", "", "September 29, 2026", "", DENIED).fields
        .payer_name?.value,
    ).toBe("AmeriHealth Caritas North Carolina"));
});

describe("a remittance in short words", () => {
  const { fields, facts, deniedLines } = read(
    "Harbor Pine Health Plan                    Remit date 10/28/2026",
    "Claim 26HN0418877-01                       Patient: Ada Brandt",
    "",
    "DOS         Proc       Billed    Allowed   Denied    Paid     Ex",
    "10/02/2026  90960      412.00     0.00     412.00    0.00     46",
    "10/02/2026  J0882      188.00     0.00     188.00    0.00     46",
    "Claim tot              600.00     0.00     600.00    0.00",
    "",
    "Ex 46  DENIED - BILL THE DELEGATED MEDICAL GROUP (CARC 109)",
  );

  it('has its total behind "tot" and its reasons behind "Ex"', () => {
    expect(facts.billed_amount?.value).toBe("600.00");
    expect(deniedLines.map(({ code, amount }) => [code, amount])).toEqual([
      ["109", "412.00"],
      ["109", "188.00"],
    ]);
    expect(fields.denial_text?.value).toMatch(/^DENIED - BILL THE DELEGATED MEDICAL GROUP/);
  });
});

it("takes a decision that was partly changed for one in part", () =>
  expect(
    read(
      ...LETTER,
      "You appealed on September 9, 2026. We have partly changed our decision. The claim for July 6 will be paid.",
    ).kind,
  ).toBe("partly_overturned"));

it("reads a provider whose degree no comma parts from the name", () =>
  expect(
    read(...LETTER, "Provider: HIGH DESERT DENTAL ARTS / Fiona Gundersen DMD").facts.provider_name?.value,
  ).toBe("Fiona Gundersen DMD"));
