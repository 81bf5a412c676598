import { describe, expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import type { LetterFacts } from "../facts/facts";
import { planLetter } from "../points/plan";
import { composeLetter } from "./compose";
import { filedInTime } from "./filed-in-time";

const NOTICE = "The claim was received after the filing time limit (180 days from date of service).";
const RECEIPT = `SILVERTON CLEARINGHOUSE      Submitter report (claims received by clearinghouse)
Customer: BAY CLINIC       File: BC022426.837       Received: 02/24/2026 17:42

Claims in file: 3     Accepted by clearinghouse: 3     Forwarded to payer: 3
BC2208  AMES-TELL, ROSA        02/18/2026    273.00   BSB    forwarded
BC2210  AMESBURY, ROY          02/18/2026     68.00   BSB    forwarded
`;
const PAYERS = `SILVERTON CLEARINGHOUSE      277CA  Payer claim acknowledgment
Customer: BAY CLINIC       Payer: BLUE PLAN OF THE BAY (payer ID 00971)
Payer report date: 02/25/2026

Patient               Acct     Svc date     Charge    Status                                 Payer claim #     Date
AMES-TELL, ROSA       BC2208   02/18/2026   273.00    A2 20  Accepted for processing         26056B203317      02/25/2026
AMESBURY, ROY         BC2210   02/18/2026    68.00    A3 33  Rejected - subscriber not found     -             02/25/2026
`;

const PENDED = `OTHER NATIONAL HEALTH       EXPLANATION OF BENEFITS        03/20/2026

Member    AMES-TELL, ROSA        DOS 02/18/2026     Charged 273.00    Paid 0.00    Status PENDED
Msg  We can't finish this claim yet. This is not a final determination.
`;
const FINAL = `OTHER NATIONAL HEALTH       EXPLANATION OF BENEFITS        08/21/2026

Member    AMES-TELL, ROSA        DOS 02/18/2026
Status FINAL     Patient responsibility 29.64     Paid 118.56
`;
const MANUAL = `Blue Plan of the Bay -- Provider Manual 2026      7-6

7.4  Filing limits
     Claims on which Blue Plan is secondary: 90 days from the date of the primary payer's explanation of benefits.
`;
const rowOf = (day: string) => `GATE EDI      Claim status      payer: BLUE PLAN

recd        acct      patient             dos          amt       stage         status
${day}    BC2208    AMES-TELL, ROSA     02/18/2026   273.00    PAYER 277CA   A2 accepted
`;

const saidOf = (...pages: string[]) => saidUnder(NOTICE, ...pages);
function saidUnder(notice: string, ...pages: string[]) {
  const letter: LetterFacts = {
    patientName: "Rosa Ames-Tell",
    denialCategory: "timely_filing",
    denialText: notice,
    claimNumber: "26265B118840",
    datesOfService: ["2026-02-18"],
    enclosures: [{ title: "Reports", type: "supporting_docs", documentId: "reports", pages: pages.length }],
  };
  const chart = readChart(
    [{ documentId: "reports", title: "Reports", document: fromPlainText(pages.join("\f")) }],
    { patientName: "Rosa Ames-Tell" },
  );
  const evidence = { noticeText: notice, chart, answers: [] };
  const plan = planLetter(letter, evidence);
  return {
    inTime: filedInTime(letter, plan, evidence),
    first: plan.points[0]?.passages[0]?.quote,
    plan: JSON.stringify(plan),
  };
}

describe("a claim that was accepted in time", () => {
  it("is told by the payer's own row of this patient, not by the clearinghouse's receipt of the day before", () => {
    const { inTime, plan, first } = saidOf(RECEIPT, PAYERS);
    expect(inTime).toContain("accepts the claim on February 25, 2026 (Enclosure 1, page 2)");
    expect(plan).toContain("26056B203317");
    expect(plan).not.toContain("AMESBURY");
    expect(first).toContain("A2 20 Accepted for processing");
  });

  it("is not told as the payer's word where only the clearinghouse took it in", () => {
    const { inTime, plan } = saidOf(RECEIPT);
    expect(inTime).toBeUndefined();
    expect(plan).toContain("Accepted by clearinghouse");
  });

  it("is not told by a count of a batch", () => {
    expect(
      saidOf("277CA CLAIM ACKNOWLEDGMENT   02/25/2026\nClaims accepted by payer: 6   Rejected: 0\n").inTime,
    ).toBeUndefined();
  });

  it("gives the last day for filing where the notice prints it", () => {
    expect(saidUnder(`${NOTICE} The limit was 08/17/2026.`, PAYERS).inTime).toContain(
      "within the 180 days that your notice gives and which ended on August 17, 2026.",
    );
    expect(saidOf(PAYERS).inTime).toMatch(/that your notice gives\.$/);
  });

  // Seen red: the report's own day stood as that of the acceptance.
  it("is told by the day on which the payer accepted, not by that of the report", () => {
    const report = (said: string) =>
      `GATE EDI      277CA CLAIM ACKNOWLEDGMENT      report date 02/26/2026\nPayer BLUE PLAN\n\n  PATIENT             ACCT       DOS          CHARGE    STATUS        CLAIM NO.\n  AMES-TELL ROSA      BC2208     02/18/2026   273.00    A2:20:PR      26056B203317\n                                                        ${said}\n`;
    expect(saidOf(report("ACCEPTED FOR PROCESSING BY PAYER   02/25/2026")).inTime).toContain(
      "accepts the claim on February 25, 2026",
    );
    expect(saidOf(report("ACCEPTED BY PAYER")).inTime).toContain("accepts the claim on February 26, 2026");
  });

  // Red without the rule for a secondary claim.
  it("is counted from the primary payer's final explanation where the payer's manual says so", () => {
    const { inTime } = saidOf(PENDED, FINAL, MANUAL, rowOf("10/02/2026"));
    expect(inTime).toContain("That explanation is of August 21, 2026 (Enclosure 1, page 2)");
    expect(inTime).toContain("accepts the claim on October 2, 2026 (Enclosure 1, page 4)");
    for (const [why, pages] of Object.entries({
      late: [FINAL, MANUAL, rowOf("12/02/2026")],
      "not final": [PENDED, MANUAL, rowOf("04/02/2026")],
      "no such rule": [FINAL, rowOf("10/02/2026")],
      "two explanations": [FINAL, FINAL.replace("08/21", "09/04"), MANUAL, rowOf("10/02/2026")],
    }))
      expect(saidOf(...pages).inTime ?? "", why).not.toContain("primary payer's");
  });

  // Red without the rule's second form, and where a row's day was taken for the paper's.
  it("is counted so where the notice itself says it, from the paper's day and not from its rows'", () => {
    const rows = `OTHER NATIONAL HEALTH       EXPLANATION OF BENEFITS        08/21/2026
Member    AMES-TELL, ROSA

Date          Code     Charge    Allowed    Paid
02/18/2026    97110    $273.00   $148.20    $118.56
Processed as the first plan.
`;
    const rule =
      "The claim is late. If another insurer pays first, the 90 days start from the day of that insurer's explanation.";
    expect(saidUnder(rule, rows, rowOf("10/02/2026")).inTime).toContain(
      "counts 90 days from the primary payer's explanation of benefits. That explanation is of August 21, 2026",
    );
    expect(
      saidUnder("The claim is late. If another insurer pays first, tell us.", rows, rowOf("10/02/2026"))
        .inTime,
    ).toBeUndefined();
  });
});

// Red where any passage of a letter made it a proof.
it("is headed as a proof only where it is within the limit", () => {
  const headed = (day: string, status = "A2 accepted") => {
    const page = rowOf(day).replace("PAYER 277CA   A2 accepted", `PAYER 277CA   ${status}`);
    const chart = readChart([{ documentId: "reports", title: "Reports", document: fromPlainText(page) }], {
      patientName: "Rosa Ames-Tell",
    });
    const letter: LetterFacts = {
      ...{ patientName: "Rosa Ames-Tell", denialCategory: "timely_filing", denialText: NOTICE },
      ...{ datesOfService: ["2026-02-18"], claimNumber: "26265B118840" },
      enclosures: [{ title: "Reports", type: "supporting_docs", documentId: "reports", pages: 1 }],
    };
    return composeLetter(letter, undefined, { noticeText: NOTICE, chart, answers: [] }).content;
  };
  expect(headed("02/25/2026")).toContain("Proof that the claim was filed in time");
  expect(headed("02/25/2026", "ACCEPTED A2 into adjudication")).toContain("Proof that");
  expect(headed("02/25/2026", "REJECTED A3")).not.toContain("Proof that");
  expect(headed("10/02/2026")).toContain("When the claim was filed");
  expect(headed("10/02/2026")).not.toContain("Proof that");
});
