import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { faxedElsewhere, faxedForOtherClaims, isSendingOfClaim } from "./sent-before";

const letter = {
  claimNumber: "K26-303-0098",
  memberId: "HM-3319-70226",
  patientName: "Rosa Ames-Tell",
  payerName: "Harvest Mutual Insurance Company",
};

it.each([
  [
    "Fax Report",
    "FAX TRANSMISSION REPORT 10/02/2026 13:44 TO 555-0188 BORDER STATES AUTO INS PAGES 14 OK",
    false,
  ],
  ["Fax Report", "10/02/2026 13:44 TO 555-0188 BORDER MUTUAL INSURANCE PAGES 14 OK", false],
  ["Fax Report", "10/02/2026 13:44 TO 555-0188 HARVEST MUT CLAIMS PAGES 14 RESULT OK", true],
  ["Fax Report", "To: 614-555-0190 Border Claims Pages: 4 Subject: claim K26-303-0098", true],
  ["Fax Report", "TO 904-555-0119 PAGES SENT 4 / 4 RESULT OK", true],
  ["Transmission Report", "DATE/TIME 10/06/2026 08:22 TO 410-555-0177 PAGES 11 / 11 RESULT OK", true],
  ["Fax Log", "10/02 09:15 to 614-555-0158 4 pages OK notes of Ames-Tell, to Dr. Ott", false],
  ["Mail Log", "10/02 records mailed, certified 9407", false],
  ["Mail Log", "10/02 records of Ames-Tell mailed, certified 9407", true],
])("%s: %s", (heading, quote, is) => expect(isSendingOfClaim({ heading, quote }, letter)).toBe(is));

// Red where any day of a sending would do.
it("takes what went out before the first service for no sending of its records", () => {
  const sent = (date: string) =>
    isSendingOfClaim(
      { heading: "Fax Report", quote: "TO 904-555-0119 PAGES SENT 4 / 4 RESULT OK", date },
      { ...letter, datesOfService: ["2026-09-09", "2026-09-02"] },
    );
  expect(sent("2026-07-30")).toBe(false);
  expect(sent("2026-09-30")).toBe(true);
});

it("leaves out a sending whose page names another claim alone", () => {
  const fax = { heading: "Fax Report", quote: "09/09/2026 10:40 PAGES 9/9 RESULT OK" };
  const beside = (subject: string) => isSendingOfClaim(fax, letter, [fax.quote, subject]);
  expect(beside("Subject: records, claim K26-303-0551")).toBe(false);
  expect(beside("Subject: records, claims K26-303-0551, claim no. K263030098")).toBe(true);
  expect(beside("Subject: records asked for")).toBe(true);
});

it("leaves out faxes to other numbers where one went to a number of the notice", () => {
  const fax = (quote: string) => ({ id: quote, quote }) as ChartFact;
  const ours = fax("09/22/2026 08:15 to 555-555-0177 pages 14/14 RESULT: OK");
  const other = fax("09/22/2026 08:30 to (555) 555-0190 pages 5/5 RESULT: OK");
  const note = fax("Referred to pain clinic, 555-555-0190");
  expect([...faxedElsewhere([ours, other, note], "Records, fax (555) 555-0177")]).toEqual([other.id]);
  expect([...faxedElsewhere([other, note], "Records, fax (555) 555-0177")]).toEqual([]);
  expect([...faxedElsewhere([ours, other], "Send the records by mail.")]).toEqual([]);
});

// Seen red: a fax to a doctor in the machine's journal was told as the sending of the records.
it.each([
  ["STATION / SUBJECT: Dr Ott, ROI", false],
  ["STATION / SUBJECT: HARVEST CLM RECORDS K26-303-0098 Ames-Tell", true],
  ["STATION / SUBJECT: HARVEST CLM RECORDS K26-303-0777 Tell, A", false],
  ["STATION / SUBJECT: HARVEST CLM RECORDS", true],
  ["REMOTE STATION BORDER MUTUAL INSURANCE", false],
  ["RECIPIENT Harvest Mutual", true],
  ["SUBJECT Ames-Tell, notes of 09/08", true],
  ["TO Bay Pharmacy", false],
  ["SUBJECT Ames-Tell refill; TO Bay Pharmacy", false],
  ["SUBJECT K26-303-0098; TO Harvest Mutual", true],
])("a row of a fax journal: %s", (field, is) => {
  const quote = `DATE 10/02/26; TIME 13:44; DESTINATION 614-555-0190; ${field}; PGS 4; RESULT OK`;
  expect(isSendingOfClaim({ heading: "Transmission Journal", quote }, letter)).toBe(is);
});

// Seen red: a confirmation that names a desk, the number dialed or the member was taken for another claim's.
it.each([
  ["TO Appeals Department", [], true],
  ["TO: Claims", [], true],
  ["TO Appeals Department", ["DATE 10/02/26; TIME 14:02; TO Bay Pharmacy; PGS 2; RESULT OK"], false],
  ["TO 7175550150 HARVEST", [], true],
  ["STATION HARVEST 717-555-0150 CLM RECORDS", [], true],
  ["STATION HARVEST CLM 8812345678", [], true],
  ["STATION HARVEST CLM 2623001799", [], false],
])("a row of a fax journal with a claim of ten digits: %s, beside %s", (field, beside, is) => {
  const quote = `DATE 10/02/26; TIME 13:44; ${field}; PGS 4; RESULT OK`;
  const ten = { ...letter, claimNumber: "2623001744", memberId: "8812345678" };
  expect(isSendingOfClaim({ heading: "Transmission", quote }, ten, [quote, ...beside])).toBe(is);
});

it("leaves out what a fax machine's journal has of another beneficiary's claim", () => {
  const row = (id: string, quote: string, heading = "Fax Journal") =>
    ({
      id,
      heading,
      quote,
      topics: [],
      place: { documentId: "d", page: 1, boxes: [] },
      section: "",
    }) as ChartFact;
  const facts = [
    row(
      "theirs",
      "date 10/27/26; result OK; cover sheet says: ADR response - HESS, LAWRENCE CCN 0226-2388-10756",
    ),
    row("ours", "date 10/28/26; result OK; cover sheet says: ADR response CCN 0226-2390-44171"),
    row("unnamed", "date 10/28/26; result OK; cover sheet says: Dr Yamagata, recert"),
    row("note", "The first claim 0226-2388-10756 was paid.", "Account notes"),
  ];
  expect(faxedForOtherClaims(facts, "0226-2390-44171")).toEqual(["theirs"]);
});
