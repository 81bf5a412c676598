import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { filingLimit, lastDayToFile, proofOfFiling } from "./filing-proof";

const HISTORY = (first: string) => `GATEWAY CLEARINGHOUSE       CLAIM HISTORY       printed 10/15/2026
Bay Rehab     AMES, ROSA     account 5518     DOS 02/04/2026

Date          Event                      Payer             Trace
${first}
09/21/2026    Resent to payer            Lantern LM001     9921200
09/22/2026    Payer accepted (277CA A1)  Lantern LM001     claim no. LM26-099777
`;
const TIMELY = "02/10/2026    Payer accepted (277CA A1)  Lantern LM001     claim no. LM26-011200";
const LOG = `BAY REHAB     BILLING NOTES     AMES, ROSA     account 5518
02/09/2026  Claim sent, batch 220.  mk
09/20/2026  No payment on file. Resend after the limit, call payer.  mk
09/21/2026  Rep Ana, ref 5512207: the first claim was closed by mistake, resend it.  mk
10/15/2026  Printed the history for the appeal.  mk
`;
const NOTICE = "Claims must be received within 180 days of the date of service.";

function proof(notice: string, ...pages: string[]): string {
  const papers = pages.map((text, at) => ({
    ...{ documentId: `p${at}`, title: "Paper", document: fromPlainText(text) },
  }));
  const { facts } = readChart(papers, { patientName: "Rosa Ames" });
  return proofOfFiling(facts, facts, notice, ["2026-02-04"])
    .map(({ quote }) => quote)
    .join(" | ");
}

it("tells of no sending after the limit where the payer accepted the claim in time", () => {
  const said = proof(NOTICE, HISTORY(TIMELY), LOG);
  expect(said).toContain("LM26-011200");
  expect(said).toContain("Claim sent, batch 220");
  expect(said).toContain("closed by mistake");
  expect(said).not.toMatch(/Resent|LM26-099777|after the limit|for the appeal/);
});

it("leaves later sendings where nothing shows a timely acceptance, or the notice gives no limit", () => {
  const sent = "02/09/2026    Sent to payer              Lantern LM001     8841220";
  expect(proof(NOTICE, HISTORY(sent))).toContain("LM26-099777");
  expect(proof("The time limit for filing has expired.", HISTORY(TIMELY))).toContain("LM26-099777");
});

it("tells that what the payer calls the first receipt was a second sending", () => {
  const again = LOG.replace("Resend after the limit, call payer.", "Sent again from the aging list.");
  const received = `${NOTICE} It was received on 09/20/2026.`;
  expect(proof(received, HISTORY(TIMELY), again)).toContain("Sent again from the aging list");
  expect(proof(received.replace("09/20", "09/25"), HISTORY(TIMELY), again)).toContain("Sent again");
  expect(proof(received.replace("09/20", "09/30"), HISTORY(TIMELY), again)).not.toContain("Sent again");
  expect(proof(received.replace("09/20", "09/15"), HISTORY(TIMELY), again)).not.toContain("Sent again");
});

it("takes no sending that the payer turned down for a filing, and the clearinghouse's acceptance for none of the payer's", () => {
  const numbered = (rows: string[]) => `GATEWAY CLEARINGHOUSE       CLAIM HISTORY       printed 10/15/2026
Patient acct 5518    AMES, ROSA    DOS 02/04/2026    Payer Lantern LM001

 #  Date/time           Event                                      Detail
${rows.map((row, at) => ` ${at + 1}  ${row}`).join("\n")}
`;
  const said = proof(
    NOTICE,
    numbered([
      "02/09/2026 18:04    Claim received from provider               Trace 8841220",
      "02/09/2026 18:31    Clearinghouse: ACCEPTED, sent to payer",
      "02/10/2026 07:15    Payer 277CA: REJECTED  A3:33               Subscriber not found",
      "03/02/2026 16:40    Claim corrected and sent again             Trace 9921200",
      "03/03/2026 06:58    Payer 277CA: ACCEPTED  A2:20               Payer claim no. LM26-011200",
      "09/22/2026 07:09    Payer 277CA: ACCEPTED  A2:20               Payer claim no. LM26-099777",
    ]),
  );
  expect(said).toMatch(/LM26-011200/);
  expect(said).toContain("corrected and sent again");
  expect(said).not.toMatch(/8841220|Clearinghouse: ACCEPTED|LM26-099777/);
});

// Red where any acceptance on the page, however late, made the first sending a filing.
it("takes a claim that was rejected, and accepted only after the printed last day, for no proof", () => {
  const history = (day: string) => `OFFICE ALLY     claim history     AMES, ROSA     DOS 02/04/2026

 02/09/2026 10:10   received by Office Ally        file 8840
 02/10/2026 06:31   277CA from LANTERN    A3:33   REJECTED   subscriber not found
 ${day} 15:52   resubmitted
 ${day} 18:15   277CA from LANTERN    A2:20   accepted     LM26-0997
`;
  const notice = "We need it within 180 days of the visit, that is by August 3, 2026.";
  expect(proof(notice, history("10/09/2026"))).toBe("");
  const timely = proof(notice, history("03/03/2026"));
  expect(timely).toContain("LM26-0997");
  expect(timely).not.toContain("Office Ally");
});

// Red where the day of service behind "Received" was taken for a second day of receipt, and the payer's own answer for a late try.
it("takes no day of service behind the day of receipt for another receipt", () => {
  const status = `CLAIM STATUS RESPONSE (277)     LANTERN     Run 04/15/2026
REQUESTED    AMES ROSA    DOS 02/04/2026
ANSWER       payer claim no. LM26-011200     payer received 02/10/2026
`;
  const notice = `Acct: 5518   Received: 09/22/2026\n DOS   Proc   Billed\n 02/04/2026  97110  90.00\n${NOTICE}`;
  expect(proof(notice, status)).toContain("LM26-011200");
  expect(proof(notice, status.replace("received 02/10/2026", "received 09/22/2026"))).not.toContain(
    "LM26-011200",
  );
});

it("takes the last day that the notice prints, and not the last day of an appeal", () => {
  const services = ["2026-02-18"];
  expect(
    lastDayToFile("We need it within 180 days of the visit, that is by August 17, 2026.", services),
  ).toBe("2026-08-17");
  expect(lastDayToFile("Claims must be received by 05/01/2026.", services)).toBe("2026-05-01");
  expect(
    lastDayToFile("The claim is late. Appeals must be received by 05/01/2026.", services),
  ).toBeUndefined();
  expect(lastDayToFile("180 days from the date of service.", services)).toBe("2026-08-17");
});

describe("what the practice wrote when the denial came", () => {
  const entry = (quote: string): ChartFact => ({
    ...{ id: quote, quote, heading: "Account notes", section: "", topics: ["filing"], date: "2026-11-12" },
    place: { documentId: "notes", page: 1, boxes: [] },
  });
  it.each([
    ["11/12/26 Denied CO 29. Looking for the 277.", 0],
    ["11/12/26 Denied CO 29. Called, rep Ana says it was on file by 2/24. Ref 771.", 1],
    ["Aetna, the first payer, denied the claim on 11/12/2026: coverage had ended.", 1],
    ["Medicaid application denied in error, approved back to May on 11/12/2026.", 1],
  ])("proves nothing, but another payer's decision or an answer may: %s", (quote, kept) =>
    expect(proofOfFiling([entry(quote)], [entry(quote)], "", ["2026-02-18"])).toHaveLength(kept),
  );
});

// Seen red: a payer that takes no batch totals got them beside its own report.
it("leaves a batch summary of the practice's own system out where the payer says that it is no proof", () => {
  const report = `GATEWAY      277CA CLAIM ACKNOWLEDGMENT      report date 02/11/2026
Payer LANTERN      AMES, ROSA     DOS 02/04/2026     A2:20 accepted by payer 02/10/2026
`;
  const summary = `Bay Rehab    BATCH SUMMARY (own system)    02/01/2026 - 02/28/2026
Batch 021026-B    claims 38    total 5,847.50     status SENT
`;
  const refused = `${NOTICE} A clearinghouse "sent" report, a batch total or a screen of your own billing system is not proof.`;
  expect(proof(refused, report, summary)).not.toContain("5,847.50");
  expect(proof(NOTICE, report, summary)).toContain("5,847.50");
});

// Seen red: the limit behind its name was none.
it.each([
  ["Claim received 10/14/2026. Filing limit 180 days.", 180],
  ["This claim was received after the filing limit of 120 days.", 120],
  ["The timely filing limit is 95 days. It came on day 140.", 95],
  ["Filing limit of 180 days from the date of service.", 180],
  ["Filing limit: 90 days from the primary payer's remittance.", 0],
  ["Appeal filing limit 180 days.", 0],
  ["Claim filing limit: 90 days.", 90],
  ["On review, the claim came after the filing limit of 90 days.", 90],
  ["To appeal, the filing limit is 180 days.", 0],
  ["Reconsideration filing limit is 120 days.", 0],
  ["Grievance filing deadline: 60 days.", 0],
  ["External review filing deadline: 120 days.", 0],
  ["Corrected claims filing limit 365 days.", 0],
  ["Filing limit 60 days for disputes.", 0],
  ["The filing limit was passed by 30 days.", 0],
])("the days that a notice gives for filing: %s", (notice, days) => expect(filingLimit(notice)).toBe(days));

// Seen red: a log says "billed", and its rejection the day after.
it("leaves out what was billed before the payer turned it down", () => {
  const text = `BAY CHIROPRACTIC     CLAIM HISTORY     AMES, ROSA
07/13/2026  billed both visits, batch 071326-A
07/14/2026  rejected A7:33, ID mistyped
07/22/2026  ID fixed, sent again, batch 072226-B
07/23/2026  Payer accepted (277CA A1), claim no. LM26-011200`;
  const facts = readChart([{ documentId: "log", title: "Log", document: fromPlainText(text) }], {
    patientName: "Rosa Ames",
  }).facts;
  const notice = "We need a claim within 90 days of the date of service. Received 10/27/2026.";
  const told = proofOfFiling(facts, facts, notice, ["2026-07-06"])
    .map(({ quote }) => quote)
    .join("\n");
  expect(told).toContain("072226-B");
  expect(told).not.toContain("071326-A");
});
