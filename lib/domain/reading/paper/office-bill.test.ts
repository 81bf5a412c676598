import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const kindOf = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n"))).kind;

const HEAD = [
  "Lakeshore Sports Rehab",
  "Statement for: Penny Orville                      Statement date 10/02/2026   Acct 90118",
  "Therapist: Bo Lindahl, PT     Diagnosis: S83.511D     Referring: Dr. Asa Kent     Plan of care 08/01 - 10/30/2026",
  "",
];

it("takes a clinic's bill that names the plan of care for a bill", () =>
  expect(
    kindOf(
      ...HEAD,
      "Visit   Date        Treatment                     Minutes   Charge    Insurance   You paid   You owe",
      "1       09/02/2026  Therapeutic exercise 97110    38         135.00     -81.00      -25.00      29.00",
      "2       09/09/2026  Manual therapy 97140          23          90.00     -54.00      -25.00      11.00",
    ),
  ).toBe("patient_statement"));

it("leaves the clinic's note a note", () =>
  expect(
    kindOf(
      "Lakeshore Sports Rehab          Acct 90118",
      "Patient: Penny Orville    Daily note    09/02/2026",
      "Therapist: Bo Lindahl, PT     Diagnosis: S83.511D     Plan of care 08/01 - 10/30/2026",
      "Subjective: Pain 3/10.",
      "Objective: Knee flexion 120 degrees. Therapeutic exercise 97110, 38 minutes.",
      "Assessment: Improving.",
      "Plan: Continue twice a week.",
    ),
  ).toBe("chart_note"));

it("reads a ledger that ends with what to remit as a bill", () =>
  expect(
    kindOf(
      "CEDAR GROVE PHYSICAL THERAPY, P.C.",
      "                       Account of: Iris Talmadge      No. 7714",
      "07/06/26   Eval 97162                   175.00      175.00",
      "07/28/26   BlueShield check 11829      -102.00       73.00",
      "07/28/26   BlueShield write-off         -43.00       30.00",
      "PLEASE REMIT $30.00 by September 15. If you have questions call Bev at ext. 3.",
    ),
  ).toBe("patient_statement"));

it("takes an office's statement that quotes a plan's refusal for a statement, and the plan for the payer", () => {
  const statement = extractByRules(
    fromPlainText(
      [
        "LAKESHORE FAMILY HEALTH",
        "85 Mill Race Road, Easton, PA 18042              S T A T E M E N T",
        "",
        "Statement date     11/10/2026",
        "Amount due         $165.00",
        "",
        "Guarantor: Odette Marlowe                        Patient: Remy Marlowe",
        "",
        " Date          Description                            Charge        Paid/Adj     Balance",
        " 08/04/2026    Payment, thank you                                   -40.00         0.00",
        " 09/14/2026    Office visit 99213                     165.00                      165.00",
        " 10/12/2026    Keystone Valley Health Plan: no payment                0.00         165.00",
        "               PR-27, coverage had ended on 08/31/2026",
        "",
        " Your health plan        Keystone Valley Health Plan       Claim 26261G04418",
        "",
        " Current 165.00      30 days 0.00      60 days 0.00      90 days 0.00",
      ].join("\n"),
    ),
  );
  expect(statement.kind).toBe("patient_statement");
  expect(statement.fields.payer_name?.value).toBe("Keystone Valley Health Plan");
});

it("takes an office's rows with the age of what is owed for a statement, whoever paid in them", () =>
  expect(
    kindOf(
      "THISTLEDOWN FAMILY PRACTICE, P.A.          STATEMENT DATE    5-1-26       ACCOUNT  TFP 0091-7",
      "",
      "Patients on this account:  Ansley, Juniper (daughter)      Insurance billed: Lone Mesa Health Cooperative",
      "",
      "Date      Who       Code     What for               Amount     Ins. pd   Ins. adj   You paid   You owe",
      "3-30-26   Juniper   99213    ear pain, Dr. Quist    140.00      61.20      38.80      40.00       0.00",
      "3-30-26   Juniper   92567    ear drum check          45.00       0.00      13.55       0.00      31.45",
      "",
      "The insurance has finished with these visits. 31.45 went to the deductible.",
      "",
      "Current 31.45  |  Over 30   0.00  |  Over 60   0.00  |  Over 90   0.00",
    ),
  ).toBe("patient_statement"));
