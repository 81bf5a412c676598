import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const said = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  })
    .facts.map(({ quote }) => quote)
    .join(" | ");

describe("accounts of a log", () => {
  it("leaves out an entry that carries another account of the patient's series", () => {
    const log = said(`ACCOUNT NOTES     acct 40113   R. AMES-TELL
09/29/26  MT   Rep Ana sees the approval, will send it to claims.
10/05/26  MT   Acct 40131 (Otto): rep says the limit is used up.
                and asked for the chart again.`);
    expect(log).toContain("Rep Ana sees the approval");
    expect(log).not.toMatch(/Otto|limit is used up|asked for the chart/);
  });

  it("leaves out a row whose letters tell that its number is an account, whatever name stands beside it", () => {
    const sheet = said(`BAY CHIROPRACTIC    DAY SHEET 10/06/2026
Account JH-1188   Rosa Ames-Tell
JH-1188     Ames-Tell Rosa      98941, 97140 shoulder        116.00
JH-1204     Ames Rosa           98940, 97140 neck             93.00`);
    expect(sheet).toContain("shoulder");
    expect(sheet).not.toContain("neck");
  });

  it("leaves out the second line of another account's row, which stands set in below it", () => {
    const report = said(`BAY HEALTH   CLAIM ACKNOWLEDGMENT   06/03/2026
Account WC-8814   Rosa Ames-Tell
  PATIENT              ID           TRACE       CHARGE    STATUS
  AMES  ROSE           7003911740   WC-8790     143.00    A2:20
     Accepted for processing        PAYER CLAIM CONTROL NUMBER  T154B20166
  AMES-TELL  ROSA      7004488291   WC-8814     143.00    A3:33
     Returned as unprocessable      Subscriber not found`);
    expect(report).toContain("Subscriber not found");
    expect(report).not.toContain("T154B20166");
  });

  // Seen red with every other account taken for another person's.
  it("keeps the account of a report's field below the patient's name", () => {
    const report = (name: string) =>
      said(`BAY CLINIC  acct PH-10922  Rosa Ames-Tell
\fPATIENT   ${name}      MEMBER ID  614228075
ACCT      PH-11377            DOS  08/25/2026      CHARGE  102.00`);
    expect(report("AMES-TELL ROSA")).toContain("08/25/2026");
    expect(report("OTTO VERA")).not.toContain("08/25/2026");
  });

  it("keeps a row of the patient's own under a second account", () => {
    const sheet = said(`BAY CHIROPRACTIC    DAY SHEET 10/06/2026
Account JH-1188   Rosa Ames-Tell
JH-1204     Ames-Tell Rosa      98940, 97140 neck             93.00`);
    expect(sheet).toContain("neck");
  });
});

describe("exports parted by marks", () => {
  const CSV = `"CLAIM REPORT","Payer: BAY HEALTH","Report date: 02/11/2026"
"Pt Acct","Last","First","DOS","Charge","Status"
"2046","AMES-TELL","ROSA","02/03/2026","185.00","Accepted for processing"
"2064","OTTO","VERA","02/03/2026","45.00","Missing information"`;

  it("tells the patient's own row with the names of its columns", () => {
    expect(said(CSV)).toContain(
      "CLAIM REPORT, Payer: BAY HEALTH, Report date: 02/11/2026: Pt Acct 2046; Last AMES-TELL; First ROSA; DOS 02/03/2026; Charge 185.00; Status Accepted for processing",
    );
  });

  it("leaves out another person's row and the row of names", () => {
    expect(said(CSV)).not.toMatch(/OTTO|Missing information|"Pt Acct"/);
  });

  it("tells rows that differ in days and counts alone as one, and a missed visit apart", () => {
    const rows = said(`acct;patient;visit;date;status
40113;AMES-TELL ROSA;3;2026-08-11;seen
40113;AMES-TELL ROSA;;2026-08-12;no show
40113;AMES-TELL ROSA;4;2026-08-13;seen`);
    expect(rows).toContain(
      "acct 40113; patient AMES-TELL ROSA; status seen; visit 3, date 2026-08-11; visit 4, date 2026-08-13",
    );
    expect(rows).not.toMatch(/date 2026-08-12; visit/);
  });

  it("takes a sentence with its commas for none", () => {
    expect(
      said("Rosa walks, climbs, carries, lifts and kneels\nwith pain, as her note says, and limps."),
    ).toContain("walks, climbs");
  });
});

it("knows the patient's account from a list that has it under its head", () => {
  const log = said(`BAY CLINIC     Claims batch list     03/27/2026
Acct     Patient             DOS        Total     Status
LF1180   Tell, Vera          03/24/26   155.00    SENT
LF1207   Ames-Tell, Rosa     03/24/26   260.00    SENT
\fBAY CLINIC - payer calls
10/28/26  1:15p  Juniper   acct LF1180   rep says the claim was paid.
10/29/26  9:40a  Juniper   acct LF1207   she sees the first claim.`);
  expect(log).toContain("she sees the first claim");
  expect(log).not.toContain("was paid");
});
