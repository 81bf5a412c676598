import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const HEAD = [
  ...[
    "HARBORLINE HEALTH PLAN",
    "September 2, 2026",
    "",
    "Patient: Odette Marlowe",
    "Claim: 26-HL-0904417",
    "",
  ],
];
const linesOf = (...said: string[]) =>
  extractByRules(fromPlainText([...HEAD, ...said].join("\n"))).deniedLines.map((line) => [
    line.procedureCode,
    line.code,
    line.amount,
  ]);

describe("the code of a refused row", () => {
  it("is none of the services that a column of codes holds, and what was decided is no reason", () => {
    const table = [
      "We reverse part of our decision and keep the rest.",
      "Date         Codes            Charge    First       Decision on",
      "                                        decision    appeal",
      "06/02/2026   97110, 97140     155.00    denied      covered",
      "06/23/2026   97110, 97140     155.00    denied      UPHELD - stays denied",
    ];
    expect(linesOf(...table)).toEqual([["97110", null, "155.00"]]);
    expect(extractByRules(fromPlainText([...HEAD, ...table].join("\n"))).deniedLines[0]?.reason).toBeNull();
  });

  const remarked = (under: string) =>
    linesOf(
      "Date         Procedure     Submitted     Plan         Not           Deductible    We paid    Remark",
      "                           charges       allowance    covered",
      "08/25/2026   97110         $126.00       $0.00        $126.00       $0.00         $0.00",
      under,
      "Total                      $126.00       $0.00        $126.00       $0.00         $0.00",
      "",
      "Remark codes",
      "563   We have already processed a claim for this service on this date from this provider.",
    );
  it("stands in a line of its own under the row, and is no amount", () => {
    expect(remarked("             Remark: 563")).toEqual([["97110", "563", "126.00"]]);
    expect(remarked("").map(([, code]) => code)).not.toContain("$0.00");
  });

  it("is what stands behind the number of the note", () => {
    const noted = (note: string) =>
      linesOf(
        "Date of                     Services          Amount      Plan          See",
        "services                    provided          billed      approved      remarks",
        "04/21/2026                  99204             240.00        0.00        1",
        "04/21/2026                  81002              14.00        0.00        1",
        "Totals:                                       254.00        0.00",
        "",
        "REMARKS",
        "",
        note,
      ).map(([, code]) => code);
    expect(noted("1 - T17  OUR FILES SHOW OTHER HEALTH INSURANCE, WHICH MUST PAY BEFORE THE PLAN.")).toEqual([
      "T17",
      "T17",
    ]);
    // Seen red: a vitamin, no code.
    expect(noted("1 - B12 INJECTION IS NOT COVERED.")).toEqual(["1", "1"]);
    expect(noted("1 - C19 TESTS ARE NOT COVERED.")).toEqual(["1", "1"]);
    expect(noted("1 - OUR FILES SHOW OTHER HEALTH INSURANCE, WHICH MUST PAY BEFORE THE PLAN.")).toEqual([
      "1",
      "1",
    ]);
  });

  it("is no standard remark under a row that has its reason", () => {
    expect(
      linesOf(
        "DATE       PROC    BILLED   ALLOWED   GRP/RC       AMT   PROV PD",
        "08/19/26   82306    96.00      0.00   CO-50      96.00      0.00",
        "           REM: N115",
        "",
        "50     These are non-covered services because this is not deemed a medical necessity by the payer.",
        "N115   This decision was based on a local coverage determination.",
      ),
    ).toEqual([["82306", "50", "96.00"]]);
  });
});

describe("a remark under a code with its amount", () => {
  const row = (codes: string, under: string) =>
    extractByRules(
      fromPlainText(
        [
          ...HEAD,
          "SVC DATE  PROC   QTY   BILLED   ALLOWED   DEDUCT    PAID   GRP-CODE/AMT",
          `08/04/26  97110    2   110.00      0.00     0.00    0.00   ${codes}`,
          `                                                           ${under}`,
          "CLAIM TOTALS           110.00      0.00     0.00    0.00",
          "",
          "CO-16  CLAIM/SERVICE LACKS INFORMATION OR HAS SUBMISSION/BILLING ERROR(S)",
          "N56    PROCEDURE CODE BILLED IS NOT CORRECT/VALID FOR THE SERVICES BILLED",
          "PA2    THIS SERVICE IS NOT COVERED WITHOUT AN APPROVAL",
        ].join("\n"),
      ),
    ).deniedLines.map(({ code }) => code);

  it("is no code of the line, as a payer's own code there is", () => {
    expect(row("CO-16/110.00", "N56")).toEqual(["16"]);
    expect(row("", "PA2")).toEqual(["PA2"]);
  });
});
