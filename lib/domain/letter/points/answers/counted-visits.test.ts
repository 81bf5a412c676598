import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { belowLimit } from "../../compose/below-limit";
import { countedVisits, withoutListedDays } from "./counted-visits";

const LETTER = {
  datesOfService: ["2026-08-18"],
  enclosures: [{ title: "Ledger", type: "supporting_docs" as const, documentId: "p", pages: 1 }],
};
const notice = (limit = "pays up to 6 visits in a calendar year", days = "") =>
  `The plan ${limit}.\n\nOur record shows that the visits of 2026 were used before August 18, 2026:\n\n     12/30/2025    01/13/2026    03/17/2026\n     04/07/2026    05/05/2026    06/02/2026\n${days}\n\nYou may appeal.`;
const LEDGER = `BAY CHIROPRACTIC          PATIENT LEDGER
Acct 5521     MOOR, ADA        DOB 11/03/1976

  12/30/2025  98941    pd 01/14/2026
  01/13/2026  98941    pd            visit 1
  03/17/2026  98941    no show, keyed in error; claim voided 03/24/2026
  04/07/2026  98941    pd            visit 2
  05/05/2026  98941    posted to the wrong account; taken back 06/17/2026
  06/02/2026  98941    pd            visit 3
  08/18/2026  98941    denied        visit 4
`;
const read = (text: string, said = notice()) => {
  const { facts } = readChart([{ documentId: "p", title: "Ledger", document: fromPlainText(text) }], {
    patientName: "Ada Moor",
  });
  const counted = countedVisits(facts, LETTER, said);
  return { counted, lead: belowLimit(LETTER, counted) };
};

it("takes out of a payer's count what lies in another year and what was no visit", () => {
  const { counted, lead } = read(LEDGER);
  expect(counted?.ofOtherYear).toEqual(["2025-12-30"]);
  expect(counted?.noVisit).toEqual(["2026-03-17", "2026-05-05"]);
  expect(counted?.shown.map(({ quote }) => quote.slice(0, 10))).toEqual([
    "12/30/2025",
    "03/17/2026",
    "05/05/2026",
    "08/18/2026",
  ]);
  expect(lead).toContain("December 30, 2025 lies in another calendar year");
  expect(lead).toContain(
    "3 before August 18, 2026, so that the denied service is visit 4 (Enclosure 1, page 1)",
  );
});

it("says no number that the practice's own list does not come to, and none past the limit", () => {
  expect(read(LEDGER.replace("visit 4", "visit 6")).lead).not.toContain("your own list has");
  expect(read(LEDGER, notice("pays up to 3 visits in a calendar year")).lead).not.toContain(
    "your own list has",
  );
});

it("leaves a day that was taken back and paid again, and one of another year where no year is meant", () => {
  const remits = (day: string) =>
    `${LEDGER}\fHARBOR HEALTH   REMITTANCE ADVICE   Check date ${day}\nPATIENT       CLAIM        DOS         CODE    BILLED   ALLOWED  PAID\nMOOR ADA      8826128077   05/05/2026  98941   74.00    47.10    42.10\n`;
  expect(read(remits("06/30/2026")).counted?.noVisit).toEqual(["2026-03-17"]);
  expect(read(remits("05/20/2026")).counted?.noVisit).toEqual(["2026-03-17", "2026-05-05"]);
  const condition = notice("pays up to 6 visits per condition").replace("visits of 2026", "visits");
  expect(read(LEDGER, condition).counted?.ofOtherYear).toEqual([]);
});

it("finds nothing where the notice lists no days or every one of them stands", () => {
  expect(read(LEDGER, "The 6 visits of 2026 were used.").counted).toBeUndefined();
  const kept = LEDGER.replace("no show, keyed in error; claim voided 03/24/2026", "pd").replace(
    "posted to the wrong account; taken back 06/17/2026",
    "pd",
  );
  expect(
    read(kept, notice("pays up to 6 visits per condition").replace("visits of 2026", "visits")).counted,
  ).toBeUndefined();
});

it("reads days behind the colon of the sentence that counts them, and makes no point of a listed day", () => {
  const inline =
    "The plan covers 6 visits per calendar year.\nWe counted these visits: 12/30/2025, 01/13/2026, 03/17/2026,\n04/07/2026, 05/05/2026, 06/02/2026.\nYou may appeal.";
  expect(read(LEDGER, inline).counted?.days).toHaveLength(6);
  expect(
    withoutListedDays("Counted:\n  1.  12/18/2025   98940\n  2) a plan of care signed before 12/18/2025"),
  ).toBe("Counted:\n  2) a plan of care signed before 12/18/2025");
});

it("reads a list under whose visits they are, and takes a payment that was taken back for no visit", () => {
  const said = notice().replace(
    "     12/30/2025",
    "     Bay Hand Therapy (claims of 05/27/2026 to 07/16/2026) ........ 13\n     Bay Chiropractic ........ 6\n     12/30/2025",
  );
  const remit =
    "HARBOR HEALTH   REMITTANCE   05/12/2026\nMOOR ADA   claim 26107-318   REVERSAL\n   04/07/2026    98941    billed -74.00    paid -42.10\n";
  const { counted } = read(`${LEDGER}\f${remit}`, said);
  expect(counted?.days).toHaveLength(6);
  expect(counted?.noVisit).toEqual(["2026-03-17", "2026-04-07", "2026-05-05"]);
});
