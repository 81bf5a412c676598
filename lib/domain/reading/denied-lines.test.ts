import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const linesOf = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n"))).deniedLines;
const HEAD = ["BLUE HARBOR HEALTH PLAN", "EXPLANATION OF PAYMENT      Date: 09/18/2026", ""];

describe("the denied lines of a notice", () => {
  it("have each their own code, reason and amount; what only the contract takes is no denial", () => {
    const lines = linesOf(
      ...HEAD,
      "Date of      Proc    Units   Billed    Allowed    Not       Paid     Reason",
      "Service      Code                                 Covered            Code",
      "08/03/2026   98941   1       85.00     52.10      32.90     37.10    CO-45",
      "08/03/2026   97140   1       60.00     0.00       60.00     0.00     CO-97",
      "08/10/2026   97110   2       120.00    0.00       120.00    0.00     CO-50",
      "             TOTAL           265.00    52.10      212.90    37.10",
      "",
      "CO-45  Charge exceeds fee schedule or maximum allowable amount.",
      "CO-50  These services are not deemed a medical necessity by the payer.",
      "CO-97  The benefit for this service is included in the payment for another service.",
    );
    expect(lines).toEqual([
      {
        procedureCode: "97140",
        dateOfService: "2026-08-03",
        billed: "60.00",
        amount: "60.00",
        groupCode: "CO",
        code: "97",
        remarks: [],
        reason: "The benefit for this service is included in the payment for another service.",
      },
      expect.objectContaining({ procedureCode: "97110", amount: "120.00", code: "50" }),
    ]);
  });

  it("take from each adjustment under a service what is printed beside its code", () => {
    const lines = linesOf(
      ...HEAD,
      "0504 050426 11 1 97110 GP     150.00   90.00     0.00",
      "     CO-45     60.00",
      "     CO-119    90.00",
      "     REM: N362",
    );
    expect(lines).toEqual([
      expect.objectContaining({
        procedureCode: "97110",
        billed: "150.00",
        amount: "90.00",
        groupCode: "CO",
        code: "119",
      }),
    ]);
  });

  it("name every code of a row's cell, and what they took together once", () => {
    const lines = linesOf(
      ...HEAD,
      "Date         Proc     Billed    Allowed   Not covered   Paid     Codes",
      "09/03/2026   97110    90.00     0.00      90.00         0.00     50, 97, 197",
    );
    expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
      ["50", "90.00"],
      ["97", null],
      ["197", null],
    ]);
  });

  it("are told in sentences too", () => {
    const lines = linesOf(
      ...HEAD,
      "We will not pay for CPT 97140 on March 4, 2026 ($62.00) because the notes do not name the region that was treated.",
      "CPT 97530 on March 6, 2026 is denied as not medically necessary.",
    );
    expect(lines).toEqual([
      expect.objectContaining({ procedureCode: "97140", dateOfService: "2026-03-04", amount: "62.00" }),
      expect.objectContaining({ procedureCode: "97530", dateOfService: "2026-03-06", amount: null }),
    ]);
  });
});
