import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";
import { readLabeledValues } from "./labeled-values";
import { readLines } from "./page-lines";

const text = (...lines: string[]) => fromPlainText(lines.join("\n"));
const labeled = (...lines: string[]) =>
  readLabeledValues(readLines(text(...lines))).map((v) => `${v.label.kind}: ${v.value}`);
const read = (...lines: string[]) => {
  const { fields, facts } = extractByRules(text(...lines));
  return {
    patient: fields.patient_name?.value,
    confidence: fields.patient_name?.confidence ?? 0,
    claim: fields.claim_number?.value,
    member: facts.member_id?.value,
    subscriber: facts.subscriber_name?.value,
    authorization: facts.authorization_number?.value,
    dates: facts.dates_of_service?.value,
  };
};

describe("columns that hold several values of a record", () => {
  it("give a name and the numbers under it, each to its own person", () => {
    const paper = read(
      "SUMMIT RIDGE ADMINISTRATORS     Statement of payment     Date: 09/14/2026",
      "",
      "Patient / ID / Claim        Date       Service    Billed    Discount   Not covered   Paid   Code",
      "Luz Ortega                  08/03/26   97110      120.00      40.00         0.00    80.00",
      "  MT 4410023   C260-7710",
      "Otto Brandt                 08/04/26   97140       95.00       0.00        95.00     0.00    V3",
      "  MT 4410977   C260-7744",
      "June Hale                   08/05/26   97530      110.00      40.00         0.00    70.00",
      "  MT 4411200   C260-7790",
      "",
      "V3  The plan pays for 30 visits in a calendar year. They have been used.",
    );
    expect(paper).toMatchObject({
      patient: "Otto Brandt",
      member: "MT 4410977",
      claim: "C260-7744",
      dates: "2026-08-04",
    });
  });

  it("tell whose plan it is from who was treated", () => {
    const head =
      "SUBSCRIBER / PATIENT      CLAIM NUMBER     SVC DATE    CODE     BILLED    ALLOWED    PAID    REMARK";
    const tail = ["", "CO-119 Benefit maximum for this time period or occurrence has been reached."];
    const two = read(
      head,
      "MARTIN DOYLE              7700123-01       09/09/26    98941     65.00       0.00    0.00    CO-119",
      "  KATIE DOYLE",
      "HENRY VOSS                7700188-01       09/10/26    98940     55.00      40.00   40.00",
      "  SELF",
      ...tail,
    );
    expect(two).toMatchObject({ patient: "Katie Doyle", subscriber: "Martin Doyle", claim: "7700123-01" });
    const below = read(
      "SUBSCRIBER",
      " / PATIENT                CLAIM NUMBER     SVC DATE    CODE     BILLED    ALLOWED    PAID    REMARK",
      "DOYLE MARTIN",
      " / DOYLE KATIE            7700123-01       09/09/26    98941     65.00       0.00    0.00    CO-119",
      ...tail,
    );
    expect(below).toMatchObject({ patient: "Katie Doyle", subscriber: "Martin Doyle" });
  });

  it("leave one name under two labels in doubt", () => {
    const one = read(
      "SUBSCRIBER / PATIENT      CLAIM NUMBER     SVC DATE    CODE     BILLED    ALLOWED    PAID    REMARK",
      "MARTIN DOYLE              7700123-01       09/09/26    98941     65.00       0.00    0.00    CO-119",
      "",
      "CO-119 Benefit maximum for this time period or occurrence has been reached.",
    );
    expect(one.confidence).toBeLessThan(0.85);
  });

  it("keep a claim's number apart from its authorization", () => {
    const values = labeled(
      "CLM           DATE OF    PROC               NOT",
      "AUTH          SERVICE    CODE     CHARGE    COVERED     PAID    RC",
      "2609-117702   08/11/26   97110     90.00      90.00     0.00    15",
      "A-4471903",
      "2609-117703   08/12/26   97112     95.00      95.00     0.00    15",
      "NONE",
      "Precertification/notification/authorization exceeded.",
    );
    const numbers = values.filter((value) => /^(?:claim|authorization)/.test(value));
    expect(numbers).toEqual(["claim: 2609-117702", "authorization: A-4471903", "claim: 2609-117703"]);
  });

  it("read such a heading alone over a row", () => {
    const paper = read(
      "Harbor Mutual   Claim detail   Processed 10/05/2026",
      "Member: JONAH PIKE        Member ID: HM100200",
      "CLM/AUTH",
      "26-000117-A     09/03/2026   97110   2   120.00    0.00   Denied",
      "RQ889120",
    );
    expect(paper).toMatchObject({ claim: "26-000117-A", authorization: "RQ889120" });
  });

  it("are read under two headings of labels, whose upper line is over no row", () => {
    const values = labeled(
      "Claim #        Patient Name     From        Thru        CPT      Charges    Payment",
      "Auth #         Patient Acct",
      "CC-7781-26     HOLT, MARIE      08/28/26    08/28/26    97140      92.00       0.00",
      "AU-9917        BF-1102",
    );
    expect(values).toContain("claim: CC-7781-26");
    expect(values).toContain("account: BF-1102");
    expect(values).not.toContain("payer: Thru");
  });
});

describe("a list of charges of several people", () => {
  it("is read for the one for whom nothing was paid", () => {
    const paper = read(
      "Patient          DOS        Service     Charge    Disallowed   Paid    Note",
      "Bo Reyes         9/2/26     99213       120.00        40.00   80.00",
      "Amy Lund         9/3/26     99213       120.00       120.00    0.00    A1",
      "",
      "A1  Charge exceeds the limit of 20 visits a year. This visit was not paid.",
    );
    expect(paper).toMatchObject({ patient: "Amy Lund", dates: "2026-09-03" });
  });

  it("are read between two drawn lines where each line of a record has a charge of its own", () => {
    const rule =
      "-----------------------------|----------|-------|--------|--------|-------|---------------|--------";
    const paper = read(
      "TIDEWATER HEALTH PLAN | EXPLANATION OF PAYMENT | PAYMENT DATE 04/22/2026",
      "",
      "MEMBER / ID / CLAIM          | SVC DATE | CODE  | BILLED | CO-45  | PR    | DENIED        | PAID",
      rule,
      "ORTEGA, LUZ                  | 03/24/26 | 99396 | 221.00 |  49.85 |  0.00 |               | 171.15",
      "TH40377165402                | 03/24/26 | 90471 |  35.00 |  12.90 |  0.00 |               |  22.10",
      "CLM 26084H011290             |    TOTAL |       | 256.00 |  62.75 |  0.00 |               | 193.25",
      rule,
      "BRANDT, OTTO                 | 03/26/26 | 99215 | 254.00 |   0.00 |  0.00 | 254.00 CO-252 |   0.00",
      "TH40590221300                | 03/26/26 | 20610 | 162.00 |   0.00 |  0.00 | 162.00 CO-252 |   0.00",
      "CLM 26085H002836             |    TOTAL |       | 416.00 |   0.00 |  0.00 | 416.00        |   0.00",
      rule,
      "ALL CLAIMS (2)               |          |       | 672.00 |  62.75 |  0.00 | 416.00        | 193.25",
      rule,
      "",
      "CO-252 | An attachment/other documentation is required to adjudicate this claim/service",
    );
    expect(paper).toMatchObject({
      patient: "Otto Brandt",
      member: "TH40590221300",
      claim: "26085H002836",
      dates: "2026-03-26",
    });
  });

  it("are read in a grid whose records have as many lines as the heading has labels", () => {
    const rule = "+------------------+------------+--------+---------+---------+--------+";
    const paper = read(
      "SUMMIT RIDGE ADMINISTRATORS     Statement of payment     Date: 09/14/2026",
      "",
      "| Claim/Patient/ID | Date       | Code   | Billed  | Paid    | Reason |",
      rule,
      "| C260-7710        | 08/03/2026 | 97110  |  120.00 |    0.00 | CO-119 |",
      "| Luz Ortega       | 08/03/2026 | 97140  |   60.00 |    0.00 | CO-119 |",
      "| MT4410023        | 08/05/2026 | 97110  |  120.00 |    0.00 | CO-119 |",
      rule,
      "| C260-7744        | 08/04/2026 | 97140  |   95.00 |   80.00 |        |",
      "| Otto Brandt      |            |        |         |         |        |",
      "| MT4410977        |            |        |         |         |        |",
      rule,
      "",
      "CO-119 Benefit maximum for this time period or occurrence has been reached.",
    );
    expect(paper).toMatchObject({ patient: "Luz Ortega", member: "MT4410023", claim: "C260-7710" });
  });

  it("are left alone where one line under the heading is all that is drawn", () => {
    const values = readLabeledValues(
      readLines(
        text(
          "MEMBER / CLAIM         SVC DATE   CODE     BILLED     PAID",
          "---------------------  ---------  ------  --------  -------",
          "ORTEGA LUZ             03/24/26   99396    221.00   171.15",
          "4410977                03/24/26   90471     35.00    22.10",
        ),
      ),
    );
    expect(values.filter(({ record }) => record)).toEqual([]);
  });
});
