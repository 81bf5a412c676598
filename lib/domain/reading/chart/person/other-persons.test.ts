import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const APPROVAL = `BAY PLAN      NOTICE OF APPROVAL     09/21/2026
Member     Vera Otto-Brandt     06/03/1990
Authorization   BVA-670552
Visits approved   10
`;
const said = (log: string, patientName = "Rosa Ames-Tell") =>
  readChart(
    [
      { documentId: "approval", title: "Approval", document: fromPlainText(APPROVAL) },
      { documentId: "log", title: "Log", document: fromPlainText(log) },
    ],
    { patientName, dateOfBirth: "1961-12-19" },
  )
    .facts.map(({ quote }) => quote)
    .join(" | ");
const LOG = `BAY REHAB    Visit tracker: Ames-Tell, Rosa

Calls
`;

// Seen red: without the pass over the other papers each of these is quoted.
it.each([
  "10/27/2026  13:50   Bay claims, Vera O.: claim paid 141",
  "10/27/2026  13:50   Bay claims, V. Otto-Brandt, claim paid 141",
  "10/27/2026  13:50   Bay claims about Otto-Brandt, V.; claim paid 141",
  "10/27/2026  13:50   Vera Brandt: claim paid 141",
  "2026-10-27 13:50   Bay claims, Vera O.: claim paid 141",
  "10-27  Bay claims, Vera O.: claim paid 141",
  "Oct 27, 2026  Bay claims, Vera O.: claim paid 141",
])("an entry that names somebody whose own page is among the papers is not the patient's: %s", (entry) => {
  const text = said(
    `${LOG}10/26/2026  13:30   Bay claims, rep Ivo: sees 95 active, not linked. Ref C-55207\n${entry}\n`,
  );
  expect(text).toContain("95 active");
  expect(text).not.toContain("141");
});

it.each([
  "10/27/2026  13:50   Bay claims, rep Vera O.: Rosa's claim 95 open",
  "10/27/2026  13:50   Spoke to Vera O.: claim 95 open",
  "10/27/2026  13:50   Ames-Tell, R. mixed up with Vera O., claim 95 open",
])("who spoke for the payer, and an entry that names the patient too, take nothing away: %s", (entry) =>
  expect(said(`${LOG}${entry}\n`)).toContain("95 open"),
);

// Seen red without the two labels.
it.each(["Injured", "Injured party", "Applicant"])(
  "%s on an insurer's letter is whom it is about",
  (label) => {
    const letter = (name: string, claim: string) =>
      `BAY AUTO     Personal injury protection\nSeptember 2, 2026\n\n${label}: ${name}     Loss: 05/19/2026     Claim: ${claim}\n\nClaim ${claim} is open.\n`;
    const text = said(
      `${letter("Rosa Ames-Tell", "26-NF-0884")}\f${letter("Rosalba Amesbury", "26-NF-0611")}`,
    );
    expect(text).toContain("26-NF-0884");
    expect(text).not.toContain("26-NF-0611");
  },
);

// Seen red without the words behind "person": another member's certificate was told as the patient's.
it.each(["Person covered", "Person insured", "Person examined"])(
  "%s on an insurer's certificate is whom it is about",
  (label) => {
    const certificate = (name: string, number: string) =>
      `BAY MUTUAL      CERTIFICATE OF COVERAGE\n\nIssued             July 9, 2026\n${label}     ${name}\nCertificate number ${number}\nCoverage ended     June 30, 2026\n`;
    const text = said(
      `${certificate("Rosa Ames-Tell, born December 19, 1961", "BM 44190-01")}\f${certificate("Rosalba Amesbury, born May 2, 1980", "BM 88500-01")}`,
    );
    expect(text).toContain("BM 44190-01");
    expect(text).not.toContain("BM 88500-01");
  },
);

const OF_THE_DESK = `BAY REHAB  phone log (front desk, all payers)

8/27  10:40  Acme/UM  ref C-4471820   Rosa Ames-Tell dob 12/19/61. 8 visits approved, auth # AC-339107
8/27  11:05  Acme/UM  ref C-4471902   Rosalie Ames  4 visits denied, needs clinicals
`;
// Seen red: the entry was quoted as the patient's, and the first one was lost for its birth date.
it("a log of several patients gives no entry that names somebody else, and loses none that gives the birth", () => {
  const text = said(`${OF_THE_DESK}9/02   9:15  Blue Harbor   Olu Adeyemi  no auth 77\n`);
  expect(text).toContain("AC-339107");
  expect(text).not.toContain("77");
});

it.each([
  `${OF_THE_DESK}9/02   9:15  Acme, rep Olu Adeyemi: 77 on file\n`,
  `${OF_THE_DESK}9/02   9:15  Blue Harbor  Ames-Tell 77 on file\n`,
  `BAY REHAB  calls for Rosa Ames-Tell\n9/02   9:15  Blue Harbor says 77 on file\n`,
])("who spoke for the payer, the patient's surname and the patient's own log take nothing away", (log) => {
  expect(said(log)).toContain("77");
});

// Red without the given name's matters.
it("an entry about somebody's account, by the given name of a person whose page the papers hold, is that person's", () => {
  expect(said(`${LOG}11/3/26  ZF  Vera's account: no Medicaid, nothing to send\n`)).not.toContain("Medicaid");
  expect(said(`${LOG}11/3/26  ZF  Rosa's account: Medicaid sent 77101\n`)).toContain("77101");
  for (const entry of ["Vera: no Medicaid", "re Vera, no Medicaid", "asked about Vera, no Medicaid"])
    expect(said(`${LOG}11/3/26  ZF  ${entry}\n`), entry).not.toContain("Medicaid");
  expect(said(`${LOG}11/3/26  ZF  rep Vera: sees 77103 open\n`)).toContain("77103");
  // The payer's own Vera.
  expect(said(`${LOG}11/3/26  ZF  Rosa's claim: Vera's supervisor reopens 77102\n`)).toContain("77102");
});

// Red without the number of a call: each sentence stood alone, so that the number went without what was said.
it("an entry of a call is told whole with its number, whether its day has a year or not", () => {
  const text = said(
    `${LOG}8/14   Bay benefits, Ada. Knee is a new condition, own 20. Ref 0814-BAY-66\n10/27  Bay claims, Ivo. All visits went on one counter. Ref 1027-BAY-90\n`,
  );
  expect(text).toContain("Bay claims, Ivo. All visits went on one counter. Ref 1027-BAY-90");
});

it("takes the payer's answer to a question about another person for that person's", () => {
  const thread = `Portal messages

10/30/2026 09:12  us     Claim 95, Rosa Ames-Tell. Why was this denied?
10/30/2026 14:47  plan   Confirmed, the file was loaded late. No. 771
11/02/2026 10:20  us     And Vera Otto-Brandt, 8/13?
11/02/2026 16:05  plan   That denial is right, the change began
                         in September. No. 883
11/03/2026 08:30  us     Thank you, we send the appeal. No. 994
11/03/2026 09:00  plan   Noted for the appeal. No. 995
`;
  const text = said(thread);
  for (const number of ["771", "994", "995"]) expect(text).toContain(number);
  for (const other of ["883", "is right", "in September"]) expect(text).not.toContain(other);
});

it.each([
  ["ref. Otto, V., recoup letter of 10/29/2026", false],
  ["Re: Otto, Vera; notes of September", false],
  ["ref. Ames-Tell, R., notes of September", true],
  ["ref. Provider Audit, notes of September", true],
])("a fax machine's report about somebody else is not the patient's: %s", (subject, isKept) => {
  const text = said(
    `BAY REHAB      FAX CONFIRMATION\n\n 11/05/2026 15:02    to 412-555-0140    12 pages   sent\n ${subject}\n`,
  );
  expect(text.includes("12 pages")).toBe(isKept);
});

// Seen red with full names alone.
it.each([
  ["10:02    303-555-0150  BAY HEALTH UM     04 pp    OK      Otterson req", false],
  ["10:02    303-555-0150  BAY HEALTH UM     04 pp    OK      Ames-Tell req", true],
  ["10:02    303-555-0150  BAY HEALTH UM     04 pp    OK      claims desk", true],
  ["10:02    303-555-0150  Dr. Otterson      04 pp    OK      progress note", true],
])("tells by surname alone whose a row is in a journal that writes them so: %s", (row, isKept) => {
  const text = said(`BAY HEALTH   AUTHORIZATION OF TREATMENT
Date 10/02/2026    Patient: Otterson, Vera
Visits 12
\fBAY REHAB
Patient: Rosa Ames-Tell    Date 09/18/2026
Therapy is needed.
\fFAX JOURNAL    BAY REHAB    970-555-0136
 09/21/2026 08:55    303-555-0150  BAY HEALTH UM     05 pp    OK      Ames-Tell req 8 visits
 09/22/2026 ${row}
`);
  expect(text.includes("04 pp")).toBe(isKept);
});

it("takes the parts of Medicare for nobody's name", () => {
  const answer =
    "MEDICARE ELIGIBILITY   run 11/02/2026\n\nAMES-TELL, ROSA      MBI 6NC1-PT8-GV40       DOB 12/19/1961\n  Part A  02/01/2006     Part B  02/01/2006\n  Advantage plan REDWOOD HMO, 01/01/2026 - open";
  expect(said(answer)).toContain("REDWOOD HMO");
});

// Seen red: what a paper says above the signature of another patient was quoted as the patient's.
it("gives a paper that names nobody but who signed it to that person, where they are a patient, too", () => {
  const notice = (who: string) =>
    `BAY REHAB     NOTICE OF VISITS PAST THE LIMIT\n\nYour plan pays for 15 visits in a year. The charge is $58.00 a visit.\n\nSigned   ${who}          Date  10/05/26       Witness  B.O.\n`;
  expect(said(notice("Vera Otto-Brandt"))).not.toContain("15 visits");
  // The patient, a parent who has no paper of their own, and whoever signs what names the patient.
  expect(said(notice("Rosa Ames-Tell"))).toContain("15 visits");
  expect(said(notice("Ida Ames-Tell"))).toContain("15 visits");
  expect(said(`Patient  Rosa Ames-Tell\n${notice("Vera Otto-Brandt")}`)).toContain("15 visits");
});
