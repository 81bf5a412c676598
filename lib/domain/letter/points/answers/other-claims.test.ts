import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { proofOfFiling } from "./filing-proof";
import { ofOtherClaims } from "./other-claims";

const SERVICE = ["2026-02-03"];
function proof(pages: string, notice = ""): string {
  const { facts } = readChart([{ documentId: "log", title: "Log", document: fromPlainText(pages) }], {
    patientName: "Rosa Ames-Tell",
  });
  return proofOfFiling(facts, facts, notice, SERVICE)
    .map(({ quote }) => quote)
    .join(" | ");
}

const HISTORY = `Claim history    Rosa Ames-Tell
Claim 76990   DOS 01/15/2026   45.00
   01/20/2026 06:31   Payer accepted
Claim 77104   DOS 02/03/2026   185.00
   02/10/2026 12:15   Sent to clearinghouse
   02/11/2026 06:30   Payer accepted`;
const REPORT = `\f277CA PAYER RESPONSE
Patient: Rosa Ames-Tell
The claim for DOS 02/03/2026 was accepted for processing on 02/11/2026.`;

describe("claims for other days", () => {
  it("keeps what stands under the claim in question, and nothing of a claim for another day", () => {
    const said = proof(HISTORY);
    expect(said).toContain("02/11/2026 06:30 Payer accepted");
    expect(said).not.toMatch(/01\/20\/2026|01\/15\/2026/);
  });
});

describe("prints of the practice's own program", () => {
  it("stay out where the payer says that they are no proof and has a report of its own", () => {
    const notice = "A screen print of the billing program is not proof.";
    expect(proof(`${HISTORY}\n${REPORT}`, notice)).not.toContain("Sent to clearinghouse");
    expect(proof(`${HISTORY}\n${REPORT}`)).toContain("Sent to clearinghouse");
    expect(proof(HISTORY, notice)).toContain("Sent to clearinghouse");
  });
});

it("keeps a portal's row of the claim alone, and no batch list that the payer will not take", () => {
  const pages = `Bay provider portal  >  Claims                 Rosa Ames-Tell
Claim no.         Service      Billed     Received     Status
2602 0102 5518    02/03/2026   $260.00    02/09/2026   Closed
2602 1503 9920    02/19/2026    $85.00    02/25/2026   Paid
\fBAY CLINIC     Claims batch list     Rosa Ames-Tell     02/06/2026
Acct     Patient             DOS        Total     Status
LF1207   Ames-Tell, Rosa     02/03/26   260.00    SENT`;
  const notice = "A batch list of your own system does not prove receipt.";
  expect(proof(pages)).toContain("Status SENT");
  expect(proof(pages, notice)).toContain("Received 02/09/2026");
  expect(proof(pages, notice)).not.toMatch(/SENT|02\/19\/2026/);
});

// Seen red without the days of eight digits, and without the patient's line as a head.
it("keeps apart two claims of one patient on an acknowledgment that a clearinghouse rendered", () => {
  const said = proof(`277CA HEALTH CARE CLAIM ACKNOWLEDGMENT     rendered 2026-02-12
PATIENT AMES-TELL, ROSA      PCN QH1180      DOS 20260203-20260203
 STC A2:20:PR   20260211   WQ   185.00
 PAYER CLAIM CONTROL NO. KS-26-088214
PATIENT AMES-TELL, ROSA      PCN QH1123      DOS 20260115
 STC A2:20:PR   20260120   WQ   45.00
 PAYER CLAIM CONTROL NO. KS-26-051190
`);
  expect(said).toContain("KS-26-088214");
  expect(said).not.toContain("KS-26-051190");
  expect(said).not.toContain("20260120");
});

// Seen red with the account's line taken for another person's, and with a page judged line by line.
it.each([
  ["DOS        01/15/2026 - 01/15/2026", false],
  ["DATE OF SERVICE   01/15/2026", false],
  ["DOS        02/03/2026 - 02/03/2026", true],
  ["PROVIDER   BAY CLINIC", true],
])("keeps a payer's report on one claim whole or not at all: %s", (day, isOurs) => {
  const said = proof(`BAY CLINIC     STATEMENT     Rosa Ames-Tell     acct PH-10922
\fPAYER CLAIM STATUS  (277CA)                     run 02/12/2026 06:10
PATIENT        AMES-TELL ROSA              MEMBER ID  614228075
ACCT           PH-11377                    ${day}
CHARGE         102.00                      PAYER CLAIM CONTROL NO   26239E118804
PAYER RECEIVED 02/11/2026
STATUS         A2 : 20    ACCEPTED FOR PROCESSING              EFFECTIVE 02/11/2026`);
  expect(said.includes("26239E118804")).toBe(isOurs);
  expect(said.includes("ACCEPTED FOR PROCESSING")).toBe(isOurs);
});

it("keeps what a log says of the claim beside an entry on another day's", () => {
  const said = proof(`CALL LOG     Rosa Ames-Tell
02/20/2026  Rep Ana: our claim was received 02/11/2026 and accepted for processing.
02/21/2026  Rep Bo: the claim for DOS 01/15/2026 was accepted for processing.`);
  expect(said).toContain("received 02/11/2026");
  expect(said).not.toContain("01/15/2026");
});

// Red where a note that speaks of a fax was a machine's report.
it.each([
  "Will fax report to PCP today.",
  "Please fax results to Dr. Otto.",
  "Asked the lab to fax results.",
])("takes no note for a report of a fax: %s", (quote) => {
  const fact = (quote: string, at: number) =>
    ({
      ...{ id: `n:1:${at}`, quote, heading: "Evaluation", section: "", topics: [] },
      place: { documentId: "n", page: 1, boxes: [] },
    }) as ChartFact;
  const page = [fact("DOS 01/15/2026", 1), fact(quote, 2), fact("Sent to the plan on 02/04/2026.", 3)];
  expect(ofOtherClaims(page, ["2026-02-03"]).has("n:1:3")).toBe(false);
});

// Red where the row of the sending stayed when its subject was left out.
it.each([
  ["COVER: claim 26140E220915, DOS 01/15/2026", false],
  ["COVER: claim 26239E118804, DOS 02/03/2026", true],
  ["COVER: records asked for", true],
])("keeps a machine's report of one fax whole or not at all: %s", (cover, isOurs) => {
  const said = proof(`BAY CLINIC     FAX CONFIRMATION     Rosa Ames-Tell
02/14/2026  10:22   TO 248-555-0125 PLAN DISPUTES     4 PP    RESULT OK
${cover}`);
  expect(said.includes("RESULT OK")).toBe(isOurs);
});
