import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const told = (text: string) =>
  readChart([{ documentId: "claim", title: "Claim", document: fromPlainText(text) }], {
    patientName: "Rosa Ames",
    dateOfBirth: "1960-01-02",
  })
    .facts.filter((fact) => fact.told)
    .map(({ quote }) => quote);

// Seen red without the call in read-chart.ts, and with the boxes' names mixed up.
describe("a copy of the claim", () => {
  it("is not told by the day on which it was sent", () => {
    const sent = (words: string) =>
      `DAILY NOTES     AMES, ROSA\n\nclaim ${words} 09/17/26 (BR-3309):  98940 / 97110 x2\n`;
    expect(told(sent("as sent"))).toEqual([]);
    expect(told(sent("copy, line"))).toEqual(["Line of the claim for 09/17/2026: 98940 without a modifier"]);
  });

  // Seen red: the letter alone said nothing of the diagnosis that the payer refused.
  it("says which diagnosis the letter of a line stands for", () => {
    const claim = (box: string, pointer = "A") =>
      `CMS-1500 PRINT IMAGE           BR-7714        batch 0928-02\n\n 2  AMES ROSA    3  01 02 1960  F\n${box}\n 24   09 08 26 09 08 26  11   97110 GP     ${pointer}    96 00   2\n`;
    const has = (box: string, pointer?: string) =>
      told(claim(box, pointer)).some((quote) => /diagnosis pointer [A-L]+ \(/.test(quote));
    expect(told(claim(" 21  A Z00.00    B E55.9")).join()).toContain("diagnosis pointer A (Z00.00)");
    expect(told(claim(" 21 A ......... E11.65\n 21 B ......... Z00.00", "AB")).join()).toContain(
      "AB (E11.65, Z00.00)",
    );
    expect(has(" 21  B E55.9")).toBe(false);
    expect(has(" 22  A Z00.00")).toBe(false);
    expect(has(" 21  A Z00.00\n 21  A E55.9")).toBe(false);
  });

  it("tells its authorization number and each line with its modifiers", () => {
    const page = `CMS-1500 PRINT IMAGE           BR-7714        batch 0928-02

 1a 118820467                        2  AMES ROSA             3  01 02 1960  F
 11 NONE                             17 DK  RUSSELL T BELL MD
 22                                  23 PA260811942
 24   09 08 26 09 08 26  11   97110 GP     A    96 00   2
      09 08 26 09 08 26  11   97140 GP 59  A    48 00   1
`;
    expect(told(page)).toEqual([
      "Box 17 of the claim (referring or ordering provider): DK RUSSELL T BELL MD",
      "Box 23 of the claim (prior authorization number): PA260811942",
      "Line of the claim for 09/08/2026: 97110 with modifier GP, diagnosis pointer A, units 2",
      "Line of the claim for 09/08/2026: 97140 with modifiers GP 59, diagnosis pointer A, units 1",
    ]);
  });

  // Red where only a form or a print image was a copy of the claim.
  it("is one under its number and the day it went out, with who gave the care", () => {
    const page = `CLAIM 2609-KB-440118      sent 09/21/2026      AMES ROSA
24  09/08/2026    97530  GO     62.00     rendering 1570761951  Roe OTR/L
`;
    expect(told(page)).toEqual([
      "Line of the claim for 09/08/2026: 97530 with modifier GO, rendering provider 1570761951",
    ]);
    expect(told(page.replace("CLAIM 2609-KB-440118      sent", "CLAIM LOG      printed"))).toEqual([]);
  });

  it("says where a line has no modifier", () => {
    const page = `Patient: Rosa Ames    DOB 01/02/1960
----  CLAIM AS SENT 10/02/2026  ----
 24. 08 31 26   11   98941        ABCD    72.00
     09 03 26   11   98941        ABCD    72.00
`;
    expect(told(page)).toEqual([
      "Line of the claim for 08/31/2026: 98941 without a modifier, diagnosis pointer ABCD",
      "Line of the claim for 09/03/2026: 98941 without a modifier, diagnosis pointer ABCD",
    ]);
  });

  it("tells who is said to have given the care", () => {
    const page = `HEALTH INSURANCE CLAIM FORM (print image)
 2  PATIENT   AMES, ROSA
 09 29 26    09 29 26    11   97110 GP      AB   124.00      2         1807184043
`;
    expect(told(page)).toEqual([
      "Line of the claim for 09/29/2026: 97110 with modifier GP, diagnosis pointer AB, units 2, rendering provider 1807184043",
    ]);
  });

  it("tells units that stand before the pointer, and a modifier's place that is left blank", () => {
    const page = `1500 IMAGE    sent 10/08/2026       BAY CLINIC
 2  AMES, ROSA
10/06/2026   97110  GP   2   A   124.00
24  10/06/2026   11    98941    modifier (blank)     A B C     66.00    1
`;
    expect(told(page)).toEqual([
      "Line of the claim for 10/06/2026: 97110 with modifier GP, diagnosis pointer A, units 2",
      "Line of the claim for 10/06/2026: 98941 without a modifier, diagnosis pointer ABC, units 1",
    ]);
  });

  it("tells the lines that a program prints under heads", () => {
    const page = `CLAIM DETAIL, ELECTRONIC PROFESSIONAL (837P)             Created 10/01/2026
Account GP-4107     AMES, ROSA

Line  Date         Procedure   Modifier   Units   Charge    Pointer   Rendering
1     09/28/2026   97110       GP         40      148.00    1         ROE, ADA
2     09/28/2026   97140       --          1       39.00    1         ROE, ADA         line note: hips
Total                                             187.00
`;
    expect(told(page)).toEqual([
      "Line of the claim for 09/28/2026: 97110 with modifier GP, diagnosis pointer 1, units 40, rendering provider ROE, ADA",
      "Line of the claim for 09/28/2026: 97140 without a modifier, diagnosis pointer 1, units 1, rendering provider ROE, ADA; line note: hips",
    ]);
  });

  it("reads no boxes on a page that is no claim", () => {
    const page = `VISIT NOTE   Patient: Rosa Ames   DOB 01/02/1960
 23 PA260811942
 09 08 26   11   97110 GP     A    96 00   2
`;
    expect(told(page).filter((text) => text.includes("of the claim"))).toEqual([]);
  });
});
