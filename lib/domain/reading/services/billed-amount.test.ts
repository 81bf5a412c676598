import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const billed = (sum: string, rule: string) =>
  extractByRules(
    fromPlainText(
      [
        ...["HARBORLINE CASUALTY COMPANY", "September 2, 2026", ""],
        ...["Claim number: 26-771804402", "Patient: Odette Marlowe", ""],
        "Because of that, benefits are denied for the bills of Barnaby Ostrowe, DC, which we received on August 3:",
        "",
        "          98941      3 x  85.00        255.00",
        "          97530      3 x  80.00        240.00",
        "          97012      2 x  45.00         90.00",
        ...[`                               ${rule}`, `                                      ${sum}`, ""],
        "The policy limit is $10,000.00, of which $6,240.75 has been used.",
      ].join("\n"),
    ),
  ).facts.billed_amount?.value;

it("is what the charges over a rule come to", () => {
  expect(billed("$585.00", "---------------")).toBe("585.00");
  expect(billed("585.00", "===============")).toBe("585.00");
});

it("is no amount under a rule that the charges do not come to", () =>
  expect(billed("$590.00", "---------------")).not.toBe("590.00"));

// Seen red: what the rows were paid was shown as what was billed.
it("is no sum of a last column behind the charges", () => {
  const paper = [
    ...["HARBORLINE CASUALTY COMPANY", "September 2, 2026", "Patient: Odette Marlowe", ""],
    ...[
      "Code     Charge    Paid",
      "98941    85.00     60.00",
      "97012    45.00     30.00",
      "--------",
      "90.00",
    ],
  ];
  expect(extractByRules(fromPlainText(paper.join("\n"))).facts.billed_amount?.value).not.toBe("90.00");
});

const twoLines = (...heading: [string, string]) =>
  extractByRules(
    fromPlainText(
      [
        "Invented Health of Texas                     EXPLANATION OF BENEFITS",
        "Patient: Odette Marlowe      Claim number: 0202534471180X",
        "",
        ...heading,
        "-----------------------------------------------------------------------------",
        "Office visit    99214    11/25/25     198.00        121.40          91.40",
        "Venipuncture    36415    11/25/25      12.00          6.10           6.10",
        "-----------------------------------------------------------------------------",
        "                                      210.00        127.50          97.50",
      ].join("\n"),
    ),
  ).facts.billed_amount?.value;

it("is in no column whose heading goes on with what was paid", () => {
  expect(
    twoLines(
      "                                      Amount        Amount          Amount",
      "Service description        Date       billed       allowed          we paid",
    ),
  ).toBe("210.00");
});

it("is in a column that is headed by the amount alone", () => {
  expect(twoLines("", "Service description        Date       Amount       Allowed          Paid")).toBe(
    "210.00",
  );
});

const told = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      [
        ...[
          "Invented Peer Review Organization",
          "FINAL EXTERNAL REVIEW DETERMINATION",
          "September 2, 2026",
          "",
        ],
        ...["Patient: Odette Marlowe", "Carrier's claim: 26-771804402", ...lines, ""],
        "The carrier's denial is UPHELD. The treatment was not medically necessary.",
      ].join("\n"),
    ),
  ).facts.billed_amount?.value;

it.each([
  ["Service in dispute:       0101T, shock wave, on June 24, 2026 ($450.00)", "450.00"],
  ["In question: Sessions, S9090, on March 3, March 5 and March 10, 2026 ($375.00)", "375.00"],
  ["Medicare makes no payment for the three adjustments ($165.00).", "165.00"],
  [
    "The claim for July 14 and August 4 (99214 on the first day, 99213 on the second; $346.00 together) is denied.",
    "346.00",
  ],
])("is told in brackets behind what was refused: %s", (line, amount) => {
  expect(told(line)).toBe(amount);
});

it.each([
  "The plan makes no payment for the deductible.",
  "In question: whether the charge was right. A copy of the file costs ($25.00).",
  "The plan does not pay for the deductible of May ($25.00).",
  "We do not pay for the patient's share ($25.00).",
  "We do not pay for the patient share ($25.00).",
  "We denied payment for the late fee ($15.00).",
  "The bills for May 3 and May 10 (we paid both; $346.00 in all) are closed.",
  "In question: the copay of May 3, 2026 ($25.00)",
  "In dispute: the difference between charge and fee schedule ($25.00)",
])("is no other amount: %s", (line) => {
  expect(told(line)).toBeUndefined();
});
