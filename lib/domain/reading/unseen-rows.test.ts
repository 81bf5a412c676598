import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLegend } from "./denial/legend";
import { extractByRules, readReading } from "./extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = ["Harbor Valley Health Plan", "PO Box 40, Oakland, CA 94607", "", "June 12, 2026", ""];
const CLAIM = "Claim: 26-04471-22     Member ID: HVF2204471     Patient: Oscar Lindqvist";
const DENIED = "We have denied this claim. The treatment was not medically necessary.";

describe("refused rows", () => {
  const TABLE = [
    "  Day          Code     Charge     Allowed     We paid",
    "  05/18/2026   98941     70.00       46.00       46.00",
  ];

  it("have no amount where a column says none, and mean what their sign does below the table", () => {
    const { deniedLines } = read(
      ...HEAD,
      CLAIM,
      "",
      ...TABLE,
      "  05/20/2026   98941     70.00        none        none   *",
      "  05/22/2026   98941     70.00        none        none   *",
      "",
      "  *  PR-119. The plan covers 24 visits in a calendar year, and these are past the 24th.",
    );
    expect(deniedLines).toMatchObject([
      { dateOfService: "2026-05-20", amount: "70.00", groupCode: "PR", code: "119" },
      { dateOfService: "2026-05-22", amount: "70.00", groupCode: "PR", code: "119" },
    ]);
    expect(deniedLines[0]?.reason).toMatch(/^PR-119\. The plan covers 24 visits/);
  });

  it("are those whose bracketed note refuses, not those whose note takes off what is over the network price", () => {
    const { deniedLines } = read(
      ...HEAD,
      CLAIM,
      "",
      "  Seen        Service             Charge    Allowed   Not covered    Deductible     Paid",
      "  05/18/26    99396 Yearly exam   240.00       0.00   240.00 [b]         0.00       0.00",
      "  05/18/26    83036 A1c            38.00      14.85    23.15 [a]        14.85       0.00",
      "",
      "  [a]  The charge is more than the network price. The provider takes this off.",
      "  [b]  One yearly exam is covered in each calendar year, so this one is not covered.",
    );
    expect(deniedLines).toMatchObject([{ procedureCode: "99396", amount: "240.00" }]);
  });

  it("have no note in a box that was ticked", () => {
    const legend = (line: string) => readLegend(readReading(fromPlainText(line)).lines);
    expect(legend("  [b]  One yearly exam is covered in each calendar year.")).toHaveLength(1);
    expect(legend("  [x]  The claim was received after the filing limit.")).toHaveLength(0);
  });

  it("take the only code of a paper that stands over the table, and the claim's only service", () => {
    const coded = read(
      ...HEAD,
      CLAIM,
      "",
      "CO-119",
      "",
      "DATE       CODE    CHARGE   ALLOWED   PAID    STATUS",
      "05/18/26   98941    70.00    46.00    46.00   PAY",
      "05/20/26   98941    70.00     0.00     0.00   DENY",
    );
    expect(coded.deniedLines).toMatchObject([{ dateOfService: "2026-05-20", groupCode: "CO", code: "119" }]);
    const served = read(
      ...HEAD,
      CLAIM,
      "Code billed each day: 98940",
      "",
      "  Day of visit   Charge     Allowed     We paid",
      "  06/12/2026      64.00       46.10       46.10",
      "  06/16/2026      64.00        none        none",
      "",
      DENIED,
    );
    expect(served.deniedLines).toMatchObject([{ procedureCode: "98940", dateOfService: "2026-06-16" }]);
  });

  it("are told by what the fund pays and by the words set in under them", () => {
    const { deniedLines } = read(
      ...HEAD,
      CLAIM,
      "",
      "Date of service 05/20/2026",
      "  97110   therapeutic exercise   Charge $120.00   Fund pays $88.00",
      "  97140   manual therapy         Charge $62.00    Fund pays $0.00",
      "          Denied: the plan of care on file does not list this service.",
    );
    expect(deniedLines).toMatchObject([
      {
        procedureCode: "97140",
        amount: "62.00",
        reason: "the plan of care on file does not list this service.",
      },
    ]);
  });

  it("are told in a sentence by the code that stands with its charge, whatever code the reason names", () => {
    const { deniedLines, facts } = read(
      ...HEAD,
      CLAIM,
      "",
      "For the test, 94060, you charged $118.00 and we paid $63.20. The inhaled treatment, 94640, charged at $41.00, was not paid:",
      "its payment is part of 94060.",
    );
    expect(deniedLines).toMatchObject([{ procedureCode: "94640", amount: "41.00" }]);
    expect(facts.denial_category?.value).toBe("coding");
  });
});

describe("a charge", () => {
  it("is not added up from a column that also takes amounts away", () => {
    const { facts } = read(
      ...HEAD,
      CLAIM,
      "",
      " SERVICE                                          AMOUNT",
      " 05/18/26   97110 GP    2 units      charge       124.00",
      "               CO 45    contract                  -31.20",
      "               paid                                92.80",
      " 05/18/26   97035 GP    1 unit       charge        34.00",
      "               CO 56    not proven effective      -34.00",
      "               paid                                 0.00",
    );
    expect(facts.billed_amount?.value).toBe("158.00");
  });
});

it("how far a year's limit is used is nothing billed", () => {
  const { facts } = extractByRules(
    fromPlainText(
      [
        "NORTHBRIDGE NATIONAL HEALTH                           This is your Explanation of Benefits (EOB)",
        "                                                      Statement date: 14 MAY 2026       1 of 2",
        "",
        "==================================================================================================",
        "CLAIM  E26131-0092263          Patient: Priya Raghunathan (spouse)",
        "Provider: Tamsin Aldercott, PA-C (Cedar Glen Women's Health)      Processed 05/13/2026",
        "--------------------------------------------------------------------------------------------------",
        "When     What                  Code    Sent     Discount  Plan paid  Deduct.  Coins.  Not cov.  Note",
        "3/19/26  Office visit          99213   152.00      -         -         -        -      152.00   OA18",
        "3/19/26  Ultrasound, pelvic    76856   160.00      -         -         -        -      160.00   OA18",
        "                                       312.00      -        0.00       -        -      312.00",
        "==================================================================================================",
        "Notes",
        "OA18   We already processed a claim for the same services on the same day (claim E26086-3310957, paid",
        "       04/02/2026). This one is an exact duplicate, so there is nothing more to pay. You do not owe",
        "       this amount.",
        "",
        "So far in 2026: Priya's deductible $750.00 of $750.00. Family out-of-pocket $2,118.46 of $7,000.00.",
      ].join("\n"),
    ),
  );
  expect(facts.billed_amount?.value).not.toBe("7000.00");
  expect(facts.billed_amount?.value).not.toBe("750.00");
});

it("a payer's number in a clearing house's list is no service and no member's", () => {
  const { fields, facts } = extractByRules(
    fromPlainText(
      [
        "WAYSTONE CLEARINGHOUSE                         Rejected Claims Report (277CA)             Run: 11/19/2026 06:10",
        "",
        "Patient               Acct      Payer / ID                   DOS         Charge    Status       Payer claim no.",
        "--------------------  --------  ---------------------------  ----------  --------  -----------  ---------------",
        "Abernathy, Solveig    MV-1180   AETNA / 60054                11/16/2026   95.00    ACCEPTED     not yet given",
        "Cortland, Everett P   MV-1177   MEDICAID OF COLORADO/ 77016  11/13/2026  127.00    REJECTED     -",
        "    A3:562:85  Billing provider NPI 1388551073 is not enrolled with the payer on the date of service.",
        "    Subscriber ID sent: Y884017    Dx: M99.03   Proc: 98941, 97012",
        "Fontenot, Claudine    MV-1179   CIGNA / 62308                11/16/2026   95.00    ACCEPTED     not yet given",
        "",
        "3 claims in file: 2 accepted, 1 rejected. A rejected claim was not received by the payer.",
      ].join("\n"),
    ),
  );
  expect(fields.payer_name?.value).toBe("MEDICAID OF COLORADO");
  expect(facts.member_id?.value).toBe("Y884017");
  expect(facts.procedure_codes?.value).toBe("98941, 97012");
});
