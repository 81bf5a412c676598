import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";
import { refusedRows } from "./refused-rows";

const VISION = [
  "Clear Pane Vision Plan                    Doctor Payment Summary",
  "Payment 11/05/2026",
  "",
  "Patient           Claim #        Service     Date        Charge     Paid    Note",
  "Ida Solberg       CP26-771902    92014       10/20/26    145.00    68.00    -",
  "Ida Solberg       CP26-771902    92310       10/20/26    120.00     0.00    7B",
  "",
];
const readingOf = (meaning: string) => readReading(fromPlainText([...VISION, meaning].join("\n")));
const papersOf = (meaning: string) => extractByRules(fromPlainText([...VISION, meaning].join("\n")));

it("takes a line without payment for refused where the payer's own code says so", () => {
  const meaning = "7B: Lens fitting is allowed once in 12 months.";
  expect([...refusedRows(readingOf(meaning))]).toEqual([5]);
  const { kind, deniedLines } = papersOf(meaning);
  expect(kind).toBe("partial_denial");
  expect(deniedLines.map((l) => [l.procedureCode, l.amount, l.code])).toEqual([["92310", "120.00", "7B"]]);
});

it.each(["7B: This amount was applied to your deductible.", "7B: The discount of the contract was taken."])(
  "leaves a cost share or a contract's share alone: %s",
  (meaning) => expect(refusedRows(readingOf(meaning)).size).toBe(0),
);

it.each([
  ["(1)", "(2)"],
  ["1 ", "2 "],
])(
  "gives what the note %s %s says of its row whole, though its number is a reason code's elsewhere",
  (one, two) => {
    const { fields } = extractByRules(
      fromPlainText(
        [
          "INVENTED CROSS OF TEXAS                                   PROVIDER CLAIM SUMMARY     DATE: 10/14/2026",
          "PATIENT: ROSWELL KINCAID                CLAIM NO: 6240771C8820X00",
          "",
          "FROM / TO           PROC      AMOUNT    ALLOWABLE   NOT        MSG    DEDUCT/   AMOUNT",
          "DATES                         BILLED    AMOUNT      COVERED           COPAY     PAID",
          `09/24/26-09/24/26   99213     135.00      88.20      46.80     ${one}     30.00     58.20`,
          `09/24/26-09/24/26   69210      70.00       0.00      70.00     ${two}      0.00      0.00`,
          "",
          "MESSAGES",
          `${one} The charge is above the amount agreed with this provider.`,
          `${two} Removal of wax is paid only when it was impacted. The record or the claim does not tell us so.`,
        ].join("\n"),
      ),
    );
    expect(fields.denial_text?.value).toBe(
      "Removal of wax is paid only when it was impacted. The record or the claim does not tell us so.",
    );
  },
);

it("explains a row by one entry for its reason and its remark", () => {
  const paper = extractByRules(
    fromPlainText(
      `ACME MUTUAL                                        EXPLANATION OF REVIEW
Workers Compensation Medical Bill Review               Review date: 10/28/2026
Claimant: ROSA AMES-TELL                               WC claim: WC-47118

  Line   Date         Code    Units   Charge     Allowance   Reduction   Expl.
  1      10/06/2026   97750   16      $1,120.00  $0.00       $1,120.00   16, N706

  16, N706    The bill came without the papers that are needed to review it.

  Furnish them within 60 days of the review date.`,
    ),
  );
  expect(paper.fields.denial_text?.value).toBe(
    "The bill came without the papers that are needed to review it.",
  );
  expect(paper.deniedLines.map(({ code, remarks }) => [code, remarks])).toEqual([["16", ["N706"]]]);
});

it("explains a row by the payer's own number of four digits, which its list calls an EOB", () => {
  const paper = extractByRules(
    fromPlainText(
      `INVENTED STATE MEDICAID                 REMITTANCE ADVICE              RA DATE 10/14/2026

MEMBER NAME           ICN             PCN        BILLED
AMES-TELL, ROSA       2026280004417   55102      135.00

      DTL  PROC    DX        UNITS   BILLED   ALLOWED   PAID     DETAIL EOBS
      01   99213   J02.0      1      135.00      0.00   0.00     1227  CO-22 N598

EOB  1227   MEMBER HAS OTHER INSURANCE ON THE DATE OF SERVICE. BILL THE OTHER INSURANCE FIRST.

A claim may be submitted again within 365 days of the date of service. A claim that was denied for other insurance is not appealed; it is
resubmitted with the other payer's result. Web portal, 837P, or paper with the other payer's EOB.`,
    ),
  );
  expect(paper.fields.denial_text?.value).toBe(
    "MEMBER HAS OTHER INSURANCE ON THE DATE OF SERVICE. BILL THE OTHER INSURANCE FIRST.",
  );
});

it.each([
  ["7B: Line 2 was reduced from four units to two.", [4]],
  ["7B: Two units are not supported by the time in the note.", [4]],
  ["7B: Glasses are priced by the plan.", []],
] as const)(
  "takes a line that was paid in part for refused where its units were cut: %s",
  (meaning, rows) => {
    const lines = VISION.map((line) => line.replace("68.00    -", "68.00    7B")).filter(
      (line) => !/92310/.test(line),
    );
    expect([...refusedRows(readReading(fromPlainText([...lines, meaning].join("\n"))))]).toEqual(rows);
  },
);

it("reads a note of one digit in a column of notes between those of amounts", () => {
  const table = (head: string) =>
    [
      "Clear Pane Vision Plan                    Explanation of Benefits",
      "",
      `| Service  | Proc  | No. | Amount  | Allowed | ${head} | Deduct | Paid   |`,
      "| 06/02/26 | 99213 |  1  |  152.00 |   98.40 |    1    |   0.00 |  73.40 |",
      "| 06/02/26 | 96372 |  1  |   39.00 |    0.00 |    2    |   0.00 |   0.00 |",
      "",
      " 1 - The charge is more than the rate in your agreement.",
      " 2 - Giving the drug is part of the injection. Separate payment is not made for this service.",
    ].join("\n");
  expect([...refusedRows(readReading(fromPlainText(table("Remarks"))))]).toEqual([4]);
  const { denial_text } = extractByRules(fromPlainText(table("Remarks"))).fields;
  expect(denial_text?.value).toBe(
    "Giving the drug is part of the injection. Separate payment is not made for this service.",
  );
  expect(refusedRows(readReading(fromPlainText(table("Units  ")))).size).toBe(0);
});

it("takes remarks and notes side by side in one cell for those of the row", () => {
  const remit = (notes: string) =>
    readReading(
      fromPlainText(
        [
          "Service dates | PL | Code  | Submitted | Allowable | See   | Payable",
          `10/02-10/02   | 11 | 97110 |   110.00  |     0.00  | ${notes} |   0.00`,
          "",
          "M62    Missing, incomplete or invalid treatment authorization code.",
          "1      The plan asks for precertification of therapy, and none had been entered.",
        ].join("\n"),
      ),
    );
  expect([...refusedRows(remit("M62,1"))]).toEqual([1]);
  expect([...refusedRows(remit("12,99"))]).toEqual([]);
});

it("takes what somebody wrote in a report for why", () => {
  const reason = (leads: string) =>
    extractByRules(
      fromPlainText(
        [
          ...[
            "HARBORLINE CASUALTY",
            "September 2, 2026",
            "",
            "Claim number: 26-771804402",
            "Patient: Odette Marlowe",
            "",
          ],
          `${leads} "No further chiropractic treatment is reasonable, related or necessary to the accident."`,
          ...["", "Because of that, benefits are denied for the bills, which we received on August 3."],
        ].join("\n"),
      ),
    ).fields.denial_text?.value;
  expect(reason("Dr. Sills found a full range of motion. He wrote in his report of August 6:")).toContain(
    "No further chiropractic treatment is reasonable",
  );
});

// Seen red: the treating doctor's own words were the reason.
it.each([
  "Dr. Alder wrote in her letter:",
  "She stated in her appeal letter:",
  "Dr. Alder stated in his operative report:",
  "They wrote in their letter:",
])("takes what the treating doctor wrote for no reason: %s", (leads) =>
  expect(
    extractByRules(
      fromPlainText(
        `Health Net\nNovember 2, 2026\nPatient: Jane Doe\nClaim 26284771\nDate of service 10/13/2026 97110 $96.00\nYou appealed.\n\n${leads} The patient regained ten degrees of motion.\n\nWe deny the claim because the notes show no functional goal.`,
      ),
    ).fields.denial_text?.value,
  ).not.toContain("regained"),
);

describe("a code between the amounts of its row", () => {
  const rowsOf = (code: string, paid: string, meaning: string) =>
    extractByRules(
      fromPlainText(
        [
          "INVENTED EMPLOYEE PLAN                      Explanation of Benefits",
          "EOB date 10/15/2026      Claim number 26281004519     Patient  Ida Solberg",
          "",
          "Date of      Service         Total    Network    Not       Note   Covered   Plan",
          "service                      charge   discount   covered          amount    paid",
          "09/28/2026   99203 Visit     145.00   33.00        0.00    0A     112.00    112.00",
          `09/28/2026   97140 Therapy    52.00    0.00       ${paid === "0.00" ? "52.00" : " 0.00"}    ${code}     ${paid.padStart(6)}    ${paid}`,
          "",
          "0A      The charge is more than the network rate.",
          `${code}      ${meaning}`,
        ].join("\n"),
      ),
    );
  const INCLUDED = "This service is included in the other one of the same day.";

  it("is the reason's, also where it begins with its figure", () => {
    const { fields, deniedLines } = rowsOf("4K", "0.00", INCLUDED);
    expect(fields.denial_code?.value).toBe("4K");
    expect(deniedLines.map((l) => [l.procedureCode, l.code])).toEqual([["97140", "4K"]]);
  });

  it.each([
    ["4K", "52.00", INCLUDED],
    ["4K", "0.00", "This amount was applied to your deductible."],
  ])("is none where the row was paid or went to the deductible: %s, %s, %s", (code, paid, meaning) =>
    expect(rowsOf(code, paid, meaning).fields.denial_code).toBeUndefined(),
  );
});

describe("a note's number before the standard code that it stands for", () => {
  const rows = (entry: string) => [
    ...refusedRows(
      readReading(
        fromPlainText(
          [
            "Services provided                Amount     Plan         See",
            "                                 billed     approved     remarks",
            "Exercises (97110)                134.00         0.00     1",
            "Reeducation (97112)               80.00         0.00     1",
            "",
            "Remarks",
            entry,
          ].join("\n"),
        ),
      ),
    ),
  ];

  it("explains each row that has the number", () =>
    expect(rows("  1 CO-18 Exact duplicate claim or service, which was denied.")).toEqual([2, 3]));

  it.each(["  2 CO-18 Exact duplicate claim or service.", "  1 CO-45 Charge exceeds the fee schedule."])(
    "explains none where the number or the code is another's: %s",
    (entry) => expect(rows(entry)).toEqual([]),
  );
});
