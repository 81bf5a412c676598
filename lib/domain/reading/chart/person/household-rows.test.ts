import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const said = (text: string) =>
  readChart([{ documentId: "d", title: "D", document: fromPlainText(text) }], {
    patientName: "Rosa Brandvold",
    dateOfBirth: "1981-05-02",
  })
    .facts.map(({ quote }) => quote)
    .join(" | ");
const PROFILE = `HARBOR DRUG   PATIENT PROFILE   01/01/2026 - 11/15/2026   R BRANDVOLD

 fill date     drug                   qty   days  pay type
 02/11/2026    ALPHADRIN 95 MG TAB      9    30   CASH
 05/14/2026    BETADRIN 95 MG TAB      12    30   BAY PLAN
`;

// Seen red: each was quoted among the patient's own fills.
it.each([
  ["a relation and a name", `${PROFILE} 10/01/2026    GAMMAVIG 141 MG   1   30   spouse Kasimir\n`],
  ["a relation", `${PROFILE} 10/01/2026    GAMMAVIG 141 MG   1   30   (son)\n`],
  ["for whom", `${PROFILE} 10/01/2026    GAMMAVIG 141 MG   1   30   for husband\n`],
  ["a relation before the day", `${PROFILE} dtr  10/01/2026    GAMMAVIG 141 MG   1   30   BAY PLAN\n`],
  ["one of the family", `${PROFILE} 10/01/2026  GAMMAVIG 141 MG   1   30   fam: Kasimir B.\n`],
  [
    "another surname at the address",
    `${PROFILE} (same address)  LINDQUIST, KASIMIR   GAMMAVIG 141 MG/ML  10/01/2026\n`,
  ],
  [
    "a block of the household",
    `${PROFILE}\n OTHER HOUSEHOLD MEMBERS\n Kasimir  54 M   GAMMAVIG 141 MG  10/01/2026\n`,
  ],
  [
    "a column of given names",
    `HARBOR DRUG   FAMILY LEDGER\n\n date         name        drug                 paid\n 02/11/2026   Rosa        Alphadrin 95 mg      9.00\n 10/01/2026   Vera        Gammavig 141 mg      9.00\n`,
  ],
])("what a print of a home gives to another one of it is not the patient's: %s", (_, text) => {
  expect(said(text)).toContain("95");
  expect(said(text)).not.toContain("141");
});

it.each([
  ["who fetched it", `${PROFILE} 10/01/2026    DELTAVIG 95 MG   1   30   picked up: spouse\n`],
  [
    "a caregiver's column",
    `BAY REHAB  VISIT LEDGER   Rosa Brandvold\n\n date        visit   caregiver   task\n 09/01/2026  1       spouse      DELTAVIG 95\n 09/03/2026  2       spouse      DELTAVIG 95\n`,
  ],
  [
    "who called",
    `BAY REHAB  CALL LOG   Rosa Brandvold\n\n 09/01/2026  10:10   husband   says DELTAVIG claim 95 open\n 09/02/2026  10:10   payer   says claim 95 open\n`,
  ],
  [
    "who helps",
    `BAY REHAB  FLOWSHEET   Rosa Brandvold\n\n date        task        assist\n 09/01/2026  stairs DELTAVIG 95   min assist spouse\n 09/03/2026  stairs 95   spouse\n`,
  ],
  [
    "who called about a bill",
    `BAY REHAB  CALL LOG   Rosa Brandvold\n\n 09/01/2026  10:10   husband   says EOB shows DELTAVIG claim 95 open\n 09/02/2026  10:10   payer   says claim 95 open\n`,
  ],
  [
    "what she is to the insured",
    `BAY PLAN  CLAIMS HISTORY   Rosa Brandvold\n\n date        rel     service          paid\n 09/01/2026  spouse  DELTAVIG 97110   95.00\n 09/03/2026  spouse  DELTAVIG 97110   95.00\n`,
  ],
  [
    "what the desk asked",
    `BAY REHAB  VISIT NOTE   Rosa Brandvold\n\nSame address, same plan   card copied 11/12/2026   DELTAVIG 95\n`,
  ],
  [
    "with whom she lives",
    `BAY REHAB  VISIT NOTE   Rosa Brandvold\n\nHousehold members:\n Her husband and two sons.\n DELTAVIG flexion 95 deg, stairs 12\n`,
  ],
  [
    "who of the payer said it",
    `BAY REHAB  CALL LOG   Rosa Brandvold\n\n date        who       said\n 09/01/2026  Rosa      asks about the claim\n 09/02/2026  Vera      DELTAVIG rep says claim 95 was received\n`,
  ],
  ["where she lives", `${PROFILE}Same address as before, DELTAVIG 95 steps to the door\n`],
])("a relative who is named for something else takes nothing away: %s", (_, text) =>
  expect(said(text)).toMatch(/DELTAVIG.*95/),
);
