import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";
import { readLines } from "../page/page-lines";
import { namesNestedService } from "./nested-services";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = [
  "Tamarack Valley Health Plan",
  "Explanation of Payment",
  "Issued: December 3, 2026",
  "",
  "  * Claim number: 26-290-SH-44170",
  "  * Member: Ottilie Branscombe",
  "",
];
const CODES = [
  "",
  "Codes used on this page",
  "  CO-45   Charge exceeds the contracted fee.",
  "  CO-97   The benefit for this service is included in the payment for another service.",
  "  PR-96   Non-covered charge. The service is excluded.",
];
const rows = (...lines: string[]) => {
  const { deniedLines, facts } = read(...HEAD, ...lines, ...CODES);
  return {
    codes: facts.procedure_codes?.value,
    denied: deniedLines.map(({ procedureCode, dateOfService, amount, code }) =>
      [procedureCode, dateOfService, amount, code].join(" "),
    ),
  };
};

describe("services of a list within a list", () => {
  it.each([
    [
      "under numbered lines",
      [
        "  Line 1",
        "     - 10/08/2026, 98941, chiropractic manipulation",
        "     - charged $72.00, allowed $41.20, contract discount $30.80",
        "     - copay $25.00, paid $16.20",
        "     - code CO-45",
        "",
        "  Line 2",
        "     - 10/08/2026, 97140-59, manual therapy",
        "     - charged $48.00, allowed $0.00",
        "     - paid $0.00, member owes $0.00",
        "     - code CO-97, remark M15",
      ],
      { codes: "98941, 97140", denied: ["97140 2026-10-08 48.00 97"] },
    ],
    [
      "under their own lines",
      [
        "  * 10/15/2026, 99213, office visit",
        "      billed $140.00; paid $88.10; code CO-45",
        "  * 10/15/2026, 81002, urinalysis",
        "      billed $14.00; paid $0.00",
        "      reason PR-96",
      ],
      { codes: "99213, 81002", denied: ["81002 2026-10-15 14.00 96"] },
    ],
    [
      "with the amount that was refused",
      [
        "  Service 1:",
        "     Procedure: 97014",
        "     Date: 10/20/2026",
        "     Charged: $30.00",
        "     Denied: $30.00",
        "     Code: PR-96",
      ],
      { codes: "97014", denied: ["97014 2026-10-20 30.00 96"] },
    ],
  ])("%s", (_, lines, expected) => expect(rows(...lines)).toEqual(expected));

  it("have the payer's own code where the page explains it", () =>
    expect(
      read(
        ...HEAD,
        "  October 28, 2026    97012  Mechanical traction",
        "                      Charged $36.00   Network savings $17.00   Plan paid $19.00",
        "",
        "  October 30, 2026    98941  Spinal manipulation",
        "                      Charged $68.00   Not covered $68.00  VL2  Plan paid $0.00",
        "",
        "  VL2   The plan pays for 20 visits in a year. Visits beyond the limit are not covered.",
      ).deniedLines,
    ).toMatchObject([
      {
        procedureCode: "98941",
        dateOfService: "2026-10-30",
        amount: "68.00",
        code: "VL2",
        reason: expect.stringContaining("beyond the limit"),
      },
    ]));

  it("that the patient owes by the plan are not refused", () =>
    expect(
      read(
        ...HEAD,
        "  Line 1",
        "     - 10/08/2026, 99213, office visit",
        "     - charged $140.00, allowed $90.00",
        "     - deductible $90.00, paid $0.00",
        "     - code CO-45",
        "",
        "  CO-45   Charge exceeds the contracted fee.",
      ).deniedLines,
    ).toEqual([]));

  it.each([
    [["  * 97110, therapeutic exercise", "      three sets of ten, with a band"]],
    [["  1. 99213 - visit", "  2. 97110 - exercise"]],
    [["  * 60601, our Chicago office", "      Monday to Friday, call 800-555-0100"]],
    [["  Line 1", "     - the charge of October 8 was charged twice"]],
    [["  * 97110, exercise", "      charged $48.00", "      charged $52.00"]],
    [["  * 97110, exercise, $48.00", "      charged at the visit"]],
  ])("are none in other lists: %s", (said) => {
    const lines = readLines(fromPlainText(said.join("\n")));
    expect(
      lines.some((_, at) => ["97110", "99213", "60601"].some((code) => namesNestedService(lines, at, code))),
    ).toBe(false);
  });
});
