import { expect, it } from "vitest";
import { neverAccepted } from "./never-accepted";

const NOTICE = `Claim OC26-1009-33817   Service 02/18/2026
We got this claim on October 9, 2026. For in-network care we need it within 180 days of the visit.`;
const found = (text: string, notice = NOTICE) =>
  neverAccepted([{ text, place: "Claim history, page 1" }], notice, ["2026-02-18"]);

const LOG = ` 02/23/2026 10:10   received by the clearinghouse   file 8840217
 02/25/2026 06:31   277CA   A3:33   REJECTED   subscriber id not found
 10/08/2026 15:52   resubmitted
 10/09/2026 06:15   277CA   A2:20   accepted     OC26-1009-33817`;
const REPORT = `277CA CLAIM ACKNOWLEDGMENT   receipt date 02/25/2026
 Acct     Patient        Svc date    Charge   Status
 RQ1      ROQUE, C       02/18/2026  150.00   A7:562  rejected
 RQ2      OTT, OWEN      02/19/2026  150.00   A2:20   accepted`;
const NOTES = `ACCOUNT NOTES   DOS 02/18/2026
02/24/26  claim accepted by Waystar, forwarded to Oscar
02/26/26  Oscar kicked back at front end, invalid subscriber. Went to work queue.
10/08/26  found in queue, fixed ID, sent`;
const NEVER = `BILLING NOTES   DOS 02/18/2026
10/08/2026  visit was never billed, superbill found behind the desk. No earlier submission in the clearinghouse.`;

it.each([
  ["a log of rejections alone", LOG, "REJECTED"],
  ["the claim's own row of a report", REPORT, "A7:562"],
  ["a clearinghouse's yes that the payer's no overtook", NOTES, "kicked back"],
  ["the practice's own word that nothing was sent", NEVER, "never billed"],
])("finds no filing in time in %s", (_, text, words) => {
  expect(found(text)).toEqual({
    words: expect.stringContaining(words),
    place: "Claim history, page 1",
  });
});

it("judges by the limit where the notice names no day of receipt", () => {
  const notice = "The limit of 180 days from 02/18/2026 had passed. Denied, CO-29.";
  expect(found(LOG, notice)).toBeDefined();
  expect(
    found(LOG.replaceAll("10/08/2026", "03/08/2026").replaceAll("10/09/2026", "03/09/2026"), notice),
  ).toBeUndefined();
});

it.each([
  ["an acceptance in time", LOG.replace("A3:33   REJECTED   subscriber id not found", "A2:20   ACCEPTED")],
  [
    "a rejection that was put right in time",
    LOG.replaceAll("10/08/2026", "03/08/2026").replaceAll("10/09/2026", "03/09/2026"),
  ],
  ["another sending without an answer", `${LOG}\n 04/02/2026 09:00   resubmitted`],
  [
    "the claim's own acceptance beside another's rejection",
    REPORT.replace("A7:562  rejected", "A2:20  accepted").replace(
      "02/19/2026  150.00   A2:20   accepted",
      "02/19/2026  150.00   A7:562  rejected",
    ),
  ],
  ["a coverage that came afterwards", `${LOG}\nMedicaid granted retroactively on 09/20/2026`],
  ["another payer's decision", `${NEVER}\nprimary insurance EOB came 09/30/2026`],
  ["a rejection of the payer's error", `${LOG}\n10/12/2026 payer error confirmed`],
  [
    "an acceptance that a report only counts beside",
    "277CA 02/25/2026\nRQ1  ROQUE, C  02/18/2026  A2:20  accepted\nCLAIMS ON THIS PAGE 1  ACCEPTED 1  REJECTED 0",
  ],
  [
    "a namesake's row beside the claim's own of one day",
    '"RQ1","ROQUE","C","02/18/2026","A2","20","02/25/2026"\n"RQ9","ROQUE","R","02/18/2026","A3","21 rejected","02/25/2026"',
  ],
  [
    "an acceptance of the payer's before a second sending was refused",
    "277CA log, DOS 02/18/2026\n02/25/2026  277CA A2:20 accepted\n03/04/2026  277CA A3:54 rejected, duplicate",
  ],
  ["no record of a sending", "VISIT NOTE 02/18/2026\nSession 45 min. signed C. Lund LCSW"],
])("does not speak over %s", (_, text) => expect(found(text)).toBeUndefined());

// Seen red: "not received within the filing limit" hid the day of receipt behind it, and "212 days" was taken for the limit.
it.each([
  `CLAIM NOT RECEIVED WITHIN THE FILING LIMIT
Your claim came to us on September 18, 2026. A first claim must reach us within 180 days of the date of service. It is 212 days.`,
  "Not filed in time. Claim received 09/18/2026, 212 days after service. The limit is 180 days.",
  "The claim had to be received by August 17, 2026. It arrived 09/18/2026, after 212 days.",
])("tells the late sending from an early one by: %s", (notice) => {
  const log = (day: string) => `CLAIM HISTORY   DOS 02/18/2026
02/25/2026  06:40  CLEARINGHOUSE REJECT  "Birth date missing. Claim not forwarded to payer."
${day}  14:10  found in old A/R, fixed, resent`;
  expect(found(log("09/17/2026"), notice)?.words).toContain("REJECT");
  expect(found(log("08/03/2026"), notice)).toBeUndefined();
});

// An acceptance in time, in whatever form: nothing is given up.
it.each([
  [
    "a readable 277CA of several patients",
    "277CA  Report date 02/25/2026\n 1  GRADY, P   DOS 02/17/2026  $65\n    STC A3:562   REJECTED   02/25/2026\n 2  NWOSU, P   DOS 02/18/2026  $117\n    STC A2:20    ACCEPTED INTO ADJUDICATION   02/25/2026   payer claim no. V061",
  ],
  [
    "segments",
    "277CA\nTRN*2*OT8811~\nSTC*A2:20*20260225*WQ*117~\nREF*1K*V061GAE11927~\nDTP*472*D8*20260218~",
  ],
  [
    "a portal's status",
    "Claim status  DOS 02/18/2026\n02/25/2026  Received by payer, in process  V061GAE11927",
  ],
  [
    "a clearinghouse's log",
    "Waystar claim history  DOS 02/18/2026\n02/24/2026 sent to payer\n02/25/2026 payer accepted, claim no. V061",
  ],
])("gives nothing up with an acceptance in %s", (_, text) => expect(found(text)).toBeUndefined());
