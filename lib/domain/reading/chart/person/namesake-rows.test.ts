import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const said = (text: string, dateOfBirth = "1981-05-02") =>
  readChart([{ documentId: "d", title: "D", document: fromPlainText(text) }], {
    patientName: "Ottilie Brandvold",
    dateOfBirth,
  })
    .facts.flatMap(({ quote, measure }) => [quote, measure?.value ?? ""])
    .join(" | ");

/** What is hers says 95, what is another person's 141. */
const PROFILE = `HARBOR DRUG   PATIENT PROFILE   01/01/2026 - 11/15/2026   O BRANDVOLD

 fill date     drug                   qty   days  pay type
 02/11/2026    ALPHADRIN 95 MG TAB      9    30   CASH
 05/14/2026    BETADRIN 95 MG TAB      12    30   BAY PLAN
`;
const NOTE =
  "BAY CLINIC   OFFICE NOTE   11/12/2026   Ottilie Brandvold   DOB 05/02/1981\nHPI  Pain 6/10 in the left knee, walks 95 feet.\n";

// Seen red: all but the rows that carry five digits or a form's columns were quoted as the patient's.
it.each([
  [
    "before her own rows",
    `HARBOR DRUG   PATIENT PROFILE   O BRANDVOLD\n\n BRANDVOLD, KASIMIR   GAMMAVIG 141 MG/ML  10/01/2026\n 02/11/2026    ALPHADRIN 95 MG TAB      9    30   CASH\n`,
  ],
  ["at the start", `${PROFILE} BRANDVOLD, KASIMIR   GAMMAVIG 141 MG/ML  10/01/2026\n`],
  ["behind a tag", `${PROFILE}\n (same address)  BRANDVOLD, KASIMIR   GAMMAVIG 141 MG/ML  10/01/2026\n`],
  ["in the middle", `${PROFILE} 10/01/2026    BRANDVOLD, KASIMIR   GAMMAVIG 141 MG   1   30\n`],
  ["in small letters", `${PROFILE} 10/01/2026    Brandvold, Kasimir   Gammavig 141 mg   1   30\n`],
  ["without a comma", `${PROFILE} 10/01/2026  BRANDVOLD KASIMIR  GAMMAVIG 141 MG   1   30\n`],
  ["in parentheses at the end", `${PROFILE} 10/01/2026    GAMMAVIG 141 MG   1   30   (BRANDVOLD, KASIMIR)\n`],
  ["in its own order", `${PROFILE} 10/01/2026    GAMMAVIG 141 MG   1   30   KASIMIR BRANDVOLD\n`],
  ["behind a label", `${PROFILE} 10/01/2026  GAMMAVIG 141 MG   1   30   pt: BRANDVOLD,KASIMIR\n`],
  ["over its row", `${PROFILE} BRANDVOLD, KASIMIR\n    10/01/2026  GAMMAVIG 141 MG   1   30\n`],
  [
    "between ruled lines",
    `HARBOR DRUG   PATIENT PROFILE   O BRANDVOLD\n\n| fill date | drug | qty | note |\n| 02/11/2026 | ALPHADRIN 95 MG | 9 | CASH |\n| 10/01/2026 | GAMMAVIG 141 MG | 1 | BRANDVOLD, KASIMIR |\n`,
  ],
  [
    "in a ledger, before a colon",
    `BAY REHAB    ACCOUNT LEDGER   Ottilie Brandvold   acct 4471\n\n 09/01/2026  97110   95.00  paid\n 09/03/2026  Kasimir Brandvold: 97140 141.00  paid\n`,
  ],
  ["in a note", `${NOTE}See also Brandvold, Kasimir (same household): A1c 14.1 (141) on 10/01/2026\n`],
  ["with the relation", `${NOTE}\nBRANDVOLD, KASIMIR (husband)   A1c 14.1   BP 141/88\n`],
  [
    "as the one insured, with that one's birth date",
    `${PROFILE} 10/01/2026  subscriber BRANDVOLD, KASIMIR   XQ141   DOB 06/30/1981\n`,
  ],
  [
    "behind whose it is",
    `BAY REHAB    ACCOUNT NOTES   Ottilie Brandvold\n\n09/01/2026  claim 95 open\n09/03/2026  husband's (Brandvold, Kasimir) auth 141 is fine, do not mix up\n`,
  ],
])("a row that names one of the patient's surname is that one's: %s", (_, text) => {
  expect(said(text)).toContain("95");
  expect(said(text)).not.toContain("141");
});

it.each([
  ["the clinician", `${NOTE}Knee flexion 95 deg.  Brandvold, Kasimir MD  11/12/26\n`],
  ["the therapist", `${NOTE}\nKnee flexion 95 deg   Brandvold, Kasimir, PT  11/12/2026\n`],
  ["the prescriber", `${PROFILE} 10/01/2026    DELTAVIG 95 MG   1   30   prescriber BRANDVOLD, KASIMIR\n`],
  ["the pharmacist", `${PROFILE} 10/01/2026    DELTAVIG 95 MG   1   30   RPh: Brandvold, Kasimir\n`],
  ["who fetched it", `${PROFILE} 10/01/2026    DELTAVIG 95 MG   1   30   picked up by BRANDVOLD, KASIMIR\n`],
  [
    "who paid",
    `BAY REHAB    ACCOUNT LEDGER   Ottilie Brandvold\n\n 09/01/2026  DELTAVIG 97110   95.00  paid by Kasimir Brandvold\n`,
  ],
  [
    "who called",
    `BAY REHAB    CALL LOG   Ottilie Brandvold\n\n 09/01/2026  DELTAVIG spoke w/ husband Kasimir Brandvold, claim 95 open\n`,
  ],
  [
    "her other given name",
    `HARBOR DRUG   PROFILE\n\n 10/01/2026   BRANDVOLD, MARIE OTTILIE   DELTAVIG 95 MG\n`,
  ],
  ["a sponsor", `${PROFILE} Sponsor: BRANDVOLD, KASIMIR   DELTAVIG plan 95   10/01/2026\n`],
  ["a subscriber of hers", `${PROFILE} 10/01/2026  subscriber BRANDVOLD, KASIMIR   DELTAVIG plan 95\n`],
  ["a guarantor", `${PROFILE} 10/01/2026  DELTAVIG 95 MG   1   30   guar. KASIMIR BRANDVOLD\n`],
  ["her own name misspelled", `${PROFILE} 10/01/2026    DELTAVIG 95 MG   1   30   (BRANDVOLD, OTILIE)\n`],
  [
    "who was trained",
    `${NOTE}11/12/2026  Kasimir Brandvold (husband) trained in transfers, DELTAVIG 95 feet\n`,
  ],
  ["a town", `${NOTE}Seen at Brandvold, Iowa clinic. DELTAVIG 95 deg\n`],
])("who is named for what they do takes nothing away: %s", (_, text) =>
  expect(said(text)).toMatch(/DELTAVIG.*95|Knee flexion.*95/),
);

it.each([
  "Informant: Brandvold, Kasimir (father)   Fever 95 hours, cough.",
  "Kasimir Brandvold (father) states she could not walk 95 feet.",
])("who tells a child's history takes nothing away: %s", (line) =>
  expect(
    said(
      `BAY CLINIC   OFFICE NOTE   11/12/2026   Ottilie Brandvold   DOB 05/02/2018\n${line}\n`,
      "2018-05-02",
    ),
  ).toContain("95"),
);

const OTHERS_PAGE = (head: string) =>
  `${NOTE}\fSCORE SHEET    ${head}\n  10/01/2026    141 %    knee flexion 141 deg, walks with a cane.\n`;
// Seen red: the scores below the head stood in the letter as the patient's.
it.each(["BRANDVOLD, KASIMIR (husband)", "Brandvold, Ottoline  (cousin) DOB 09/02/1990    11/18/2026"])(
  "a page whose head names a relative is the relative's: %s",
  (head) => {
    expect(said(OTHERS_PAGE(head))).toContain("95");
    expect(said(OTHERS_PAGE(head))).not.toContain("141");
  },
);

it.each([
  `Informant: Brandvold, Kasimir (husband)\n  11/12/2026   walks 95 feet\n`,
  `BAY CLINIC   11/12/2026   Brandvold, Kasimir (husband) present\nOttilie Brandvold   walks 95 feet\n`,
  `Emergency contact  BRANDVOLD, KASIMIR (husband)\n  11/12/2026   walks 95 feet\n`,
])("a relative in a part of their own takes no page away: %s", (page) => expect(said(page)).toContain("95"));
