import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { hasReasonWords, reasonStrength } from "./denial/denial-cues";
import { extractByRules } from "./extract";

/** What an ordinary month's mail of small practices printed in its own way, each by its shortest example, with what looks alike. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = ["Harbor Valley Health Plan", "PO Box 40, Oakland, CA 94607", "", "June 12, 2026", ""];
const LABELS = ["Patient:  Ada Brandt", "Member ID:  HVP 4471 8821", "Claim number:  26150-4471"];
const DENIED = "We have denied this claim. The treatment was not medically necessary.";

describe("what was paid", () => {
  const table = (...below: string[]) =>
    read(
      "Harbor Valley Health Plan          EXPLANATION OF PAYMENT",
      "Date 06/12/2026      Claim number 26150-4471",
      "",
      "Date         Proc     Units    Charged     Allowed     Paid     Rsn",
      "06/01/2026   97110    2        118.00      0.00        0.00     197",
      "06/03/2026   97110    2        118.00      0.00        0.00     197",
      "TOTAL                          236.00      0.00        0.00",
      "",
      "197  Precertification/authorization/notification absent.",
      ...below,
    ).kind;

  it.each([
    "No authorization is on file.                     Diagnosis billed: S83.511D.",
    "PATIENT ACCT  DRH 6617                           DIAGNOSIS          M54.41",
    "Related claims for this patient:   Q1000043      05/08/2026  $198.00  Paid",
    "Other claims:                      Q1000043      05/08/2026  $198.00  Paid",
  ])("is no diagnosis and no other claim's: %s", (line) => {
    expect(table(line)).toBe("denial");
  });

  it("is what a row of the table was paid", () => {
    expect(table("", "06/05/2026   97112    1         59.00      41.00       41.00")).toBe("partial_denial");
  });

  it("is not refused where a note tells the contract's discount", () => {
    const explanation = (note: string) =>
      read(
        "Harbor Valley Health Plan          EXPLANATION OF BENEFITS",
        "This is not a bill             Statement date: June 12, 2026",
        "Patient: Ada Brandt            Claim number: 26150-4471",
        "",
        "                                   Provider   Member      Plan     Your     Your     Note",
        "Date         Service               charged    discount    paid     copay    other",
        "06/01/2026   97110 Exercise        $185.00    $71.30      $73.70   $40.00   $0.00    A",
        "",
        "Notes",
        note,
      );
    const paid = explanation(
      "A    CO-45. The provider has agreed to accept a lower rate. You do not pay the difference.",
    );
    expect(paid.kind).toBe("paid_eob");
    expect(paid.fields.denial_text).toBeUndefined();
    expect(explanation("A    The provider accepts the lower rate. You do not pay the rest.").kind).toBe(
      "paid_eob",
    );
  });
});
