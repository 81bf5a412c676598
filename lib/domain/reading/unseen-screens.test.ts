import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** Kinds of print that the twenty-first set stands for (docs/measured/reading.md), each by its shortest example. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const value = (found: { value: string } | undefined) => found?.value;

describe("a table that was copied from a screen", () => {
  const { deniedLines } = read(
    "Claim number",
    "26-2757702-18",
    "Status",
    "Denied",
    "Total billed",
    "$263.00",
    "Line\tDate\tCode\tUnits\tBilled\tAllowed\tPaid\tAdj",
    "1\t06/09/2026\t99214\t1\t$188.00\t$0.00\t$0.00\tCO 29",
    "2\t06/09/2026\t94060\t1\t$75.00\t$0.00\t$0.00\tCO 29",
    "Adjustment messages",
    "CO 29",
    "Claim received more than 90 days after the date of service.",
    "Payment",
    "No check for this claim",
  );

  it("has its columns under their headings, and a code's meaning in the line under it", () =>
    expect(deniedLines.map((line) => [line.procedureCode, line.amount, line.code, line.reason])).toEqual([
      ["99214", "188.00", "29", "Claim received more than 90 days after the date of service."],
      ["94060", "75.00", "29", "Claim received more than 90 days after the date of service."],
    ]));
});

describe("a remittance whose records have two lines", () => {
  const { fields, facts, deniedLines } = read(
    "HARBOR PINE BLUE PLAN               PROVIDER REMITTANCE ADVICE       REMITTANCE DATE 102226",
    "",
    "PATIENT NAME         ID NUMBER       SERVICE  SERVICE  PROC   CHARGE   ALLOWED  PAYMENT  GRP",
    "PATIENT ACCOUNT      CLAIM NUMBER    FROM     THRU            AMOUNT   AMOUNT            RSN",
    "-------------------- --------------- -------  -------  -----  -------  -------  -------  ---",
    "LARSSON KORA J       W4A118830271    092826   092826   97110   120.00    78.40    78.40  CO",
    "LH20418-2            26281-004417-0                                                      45",
    "   CLAIM TOTAL                                                 120.00    78.40    78.40",
    "",
    "BRANDT ALVIN R       W4C552047719    091426   091426   97110   120.00      .00      .00  CO",
    "LH20377-1            26283-011902-0                                                      197",
    "                                     091626   091626   97112    62.00      .00      .00  CO",
    "                                                                                         197",
    "                     MEMBER SHARE .00 = DEDUCTIBLE",
    "   CLAIM TOTAL                                                 182.00      .00      .00",
    "",
    "  197     NO PRIOR APPROVAL WAS ON FILE FOR THESE VISITS",
  );

  it("has the claim's number in the second line, and its first charge over it", () => {
    expect([fields.claim_number, facts.member_id, facts.dates_of_service].map(value)).toEqual([
      "26283-011902-0",
      "W4C552047719",
      "2026-09-14, 2026-09-16",
    ]);
    expect(deniedLines.map((line) => [line.procedureCode, line.dateOfService, line.code])).toEqual([
      ["97110", "2026-09-14", "197"],
      ["97112", "2026-09-16", "197"],
    ]);
  });
});

describe("a form that asks about other insurance", () => {
  const { fields, facts } = read(
    "HARBOR PINE HEALTH PLAN                    | PLEASE ANSWER BY |",
    "                                           |    11/24/2026    |",
    "  10/23/2026",
    "  Your ID        SHP 3301177 4402",
    "",
    "  Claim no.      SHP-26-7714402        Patient       Juniper Oakes",
    "  The claim is on hold. It is neither paid nor denied. We need this form.",
    "",
    "  PART B   The other plan.  Our file shows the following.",
    "           Policyholder     Sylvie Oakes            born 02/11/1987",
    "           Policy no.       BHM-4412098",
    "  PART C   Signature",
  );

  it("has its own numbers and days, and not those of the other plan", () => {
    expect([facts.member_id, facts.notice_date].map(value)).toEqual(["SHP 3301177 4402", "2026-10-23"]);
    expect([facts.date_of_birth, facts.subscriber_name, fields.patient_name].map(value)).toEqual([
      undefined,
      undefined,
      "Juniper Oakes",
    ]);
  });
});

describe("a log of what was paid before", () => {
  const { facts } = read(
    "HARBOR PINE AUTO INSURANCE",
    "                                                      October 14, 2026",
    "RE:  Claim Number ....... 8741550164",
    "     Your Bill(s) ....... 09/02/2026 through 09/25/2026, $1,146.00",
    "",
    "We received the bill for care by Quentin Marsh, D.C. No payment is being made.",
    "The benefits of this policy have been used up.",
    "",
    "Date paid   Paid to                       For service of     Billed      Paid",
    "07/08/2026  Bay County Fire Rescue        07/02/2026         612.00    489.60",
    "07/20/2026  Panhandle Radiology Group     07/02/2026         290.00    232.00",
    "            Total benefits paid                                      2,500.00",
  );

  it("gives the bill that was sent none of its days, amounts and names", () =>
    expect(
      [facts.notice_date, facts.dates_of_service, facts.billed_amount, facts.provider_name].map(value),
    ).toEqual(["2026-10-14", "2026-09-02, 2026-09-25", "1146.00", "Quentin Marsh"]));
});

describe("codes of what was asked for", () => {
  const codes = (...lines: string[]) =>
    value(
      read(
        "HARBOR PINE HEALTH PLAN",
        "October 30, 2026",
        "Your request was denied. It is not medically necessary.",
        "",
        ...lines,
      ).facts.procedure_codes,
    );

  it.each([
    ["alone in their column", ["      72148     MRI of the lower back       1 unit"], "72148"],
    [
      "behind what they are, before the counts",
      [
        "                     ASKED   APPROVED   NOT APPROVED",
        "  Adjustment 98940     10       4          6",
      ],
      "98940",
    ],
  ])("stand %s", (_, lines, expected) => expect(codes(...lines)).toBe(expected));

  it("are none where a contractor's number stands in brackets", () =>
    expect(codes("Codes billed: 99214", "MAC: First Harbor Service Options, Inc. (09102)")).toBe("99214"));
});

it("keeps the labels of two lists side by side apart from each other's values", () =>
  expect(
    value(
      read(
        "HARBOR PINE HEALTH PLAN",
        "PROVIDER  Neil Castellan, DC                     DECISION DATE   10/30/2026",
        "CLINIC    Catalina Foothills Chiropractic        RECEIVED        10/27/2026",
        "The visits are not medically necessary. We denied them.",
      ).facts.provider_name,
    ),
  ).toBe("Neil Castellan, DC"));

it("takes a decision in capitals for the answer to an appeal", () =>
  expect(
    read(
      "HARBOR PINE HEALTH BENEFITS",
      "19 October 2026",
      "Re   First-level appeal of                Aurelio Santangelo",
      "",
      "You asked that we pay for four visits that we denied on 29 June 2026.",
      "OUR DECISION: OVERTURNED IN PART, UPHELD IN PART.",
    ).kind,
  ).toBe("partly_overturned"));

it("names as the code what the refused row has, not what the contract takes of another", () =>
  expect(
    value(
      read(
        "HARBOR PINE HEALTH            EXPLANATION OF BENEFITS      Notice date 2026-10-27",
        "Claim 774-2026-118820-01",
        "  Service date   Code    Billed    Allowed   Paid     Not covered   Reason",
        "  2026-08-19     97161   168.00     121.36   91.36          0.00     45",
        "  2026-08-19     20560    75.00       0.00    0.00         75.00     204",
        "",
        "  45    The part above the network rate is written off by the clinic.",
        '  204   Dry needling is listed under "Services we do not cover".',
      ).fields.denial_code,
    ),
  ).toBe("204"));

it("tells no time to appeal by one that had to be kept and was", () =>
  expect(
    read(
      "HARBOR PEER REVIEW, INC.",
      "EXTERNAL APPEAL DETERMINATION                   October 1, 2026",
      "DETERMINATION: UPHELD. The therapy was not medically necessary.",
      "",
      "The plan's letter of July 30 said that a request had to be made within 4 months; it was made in time.",
    ).facts.appeal_deadline,
  ).toBeUndefined());
