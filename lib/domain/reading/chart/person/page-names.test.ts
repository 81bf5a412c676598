import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../../page/page-lines";
import { identitiesOf, namedIn, sameDay } from "./page-names";

const identities = (text: string, patient?: string) => {
  const lines = readLines(fromPlainText(text), true);
  return identitiesOf(lines, 0, lines.length, namedIn(lines, patient));
};
const namesIn = (text: string, patient?: string) =>
  identities(text, patient).flatMap(({ name }) => name ?? []);

describe("whom a page names", () => {
  it.each([
    ["behind a label", "BAY CLINIC\nPatient: Rosa Ames\nKnee pain."],
    ["behind a label and dots", "BAY CLINIC\nPatient ....... Rosa Ames\nKnee pain."],
    ["as a child", "BAY PEDIATRIC THERAPY\nChild: Rosa Ames     DOB 01/02/2023\nGMFM-66 44."],
    ["as a child, behind room", "BAY PEDIATRIC THERAPY\nChild   Rosa Ames     DOB 01/02/2023\nGMFM-66 44."],
    ["as the one covered", "BAY MUTUAL\nPerson covered    Rosa Ames\nCoverage ended."],
    ["as the one injured", "BAY AUTO\nInjured party: Rosa Ames\nLoss of May."],
    ["before a labeled birth", "BAY CLINIC\nRosa Ames   DOB 01/02/1960\nKnee pain."],
    [
      "before a labeled birth, far down",
      `BAY CLINIC\n${"Cover.\n".repeat(9)}Rosa Ames (DOB 01/02/1960)\nKnee pain.`,
    ],
    ["by the surname first before an account", "Ames, Rosa   Q-7170   visit notes\nKnee pain."],
    ["before a member's number", "BAY PLAN\nMember Rosa Ames (00481179911)\nActive."],
    ["behind the member's number", "BAY PLAN\nMember:   H60418827  AMES, ROSA\nActive."],
    ["in a fax's subject", "FAX\nsubject: Ames Rosa   59-K22-814\nNotes."],
    ["as whom a page was copied for", "Page copied for: Ames, Rosa\nKnee pain."],
    ["in an export's head", 'mrn=40481  name="AMES, ROSA"  from=2026-09-29\nvisit=1'],
    ["with a second given name", "AMES, ROSA LEE   01/02/1960\nALBUTEROL 90 MCG   1   30"],
    ["by the surname first", "Ames, Rosa   01/02/1960   DOS 08/10/2026\nKnee pain."],
    ["in a cell before a birth", "BAY REHAB     AMES, R.     2/6/47\nVisit of 08/10/2026\nKnee pain."],
    ["in its own order before a birth", "BAY REHAB     Rosa Ames     02/06/1947\nVisit of 08/10/2026"],
    ["by surname and initial before a birth", "Ames R   1/2/60   visit 5\nVisit of 08/10/2026"],
    ["in capitals with the sex between", "ROSA AMES TELL   F   01/02/1960\nAsked 08/10/2026"],
    ["with the member's number between", "AMES ROSA   3RA6FJ8QM47   1960-01-02\nAsked 08/10/2026"],
    ["with the member's number behind the birth", "AMES ROSA   01/02/1960   U7723014402\nAsked 08/10/2026"],
    ["with the birth in one cell", "Ames Ros., 1/2/60, file 1149     Bay PT\nVisit of 08/10/2026"],
    ["beside an account's number in a title", "SUPERBILL  09/22/26   acct Q-7170   AMES, ROSA\n98941"],
    ["in a cell before a labeled birth", "Approved: 8846-902   Rosa Ames   DOB 07/14/1959\nVisits 10"],
  ])("%s", (_, text) => expect(namesIn(text).join(" ")).toMatch(/\b(?:Ames|AMES)\b/));

  it.each([
    ["a company in a header", "Approved: 8846-902   Sycamore Bend Chiropractic   DOB 07/14/1959\nVisits 10"],
    ["a relative before a birth", "Mother: history of   Vera Ames   DOB 07/14/1939\nKnee pain."],
    ["a drug in capitals before its day", "AMOXICILLIN CLAV   08/10/2026   U7723014402\nAsked 08/10/2026"],
    ["who signed", "Knee pain for weeks.\nAda Roe, FNP-C   09/08/2026 11:40"],
    ["a joint that is written like a name", "Elbow, Left    12 deg   08/10/2026\nKnee pain."],
  ])("and not %s", (_, text) => expect(namesIn(text)).toEqual([]));

  it("the dependent, where the subscriber stands beside", () =>
    expect(namesIn("BAY PLAN\nSUBSCRIBER  AMES IVO   DEPENDENT  AMES ROSA\nActive.").join()).toMatch(
      /Rosa Ames|AMES ROSA/i,
    ));

  it("marks whose insurance it is", () =>
    expect(identities("BAY PLAN\nSubscriber: Ivo Ames\nActive.")).toMatchObject([
      { name: "Ivo Ames", insured: true },
    ]));

  it("marks a page that the practice says is another chart's", () =>
    expect(identities("MISFILED\nPatient: Rosa Ames\nKnee pain.")[0]).toMatchObject({ misfiled: true }));

  it("each row of a batch by itself, with what stands below it", () =>
    expect(
      identities(
        "BATCH 11\n1  AMES, ROSA   GHH 6610\n     accepted\n2  OTTO, VERA   GHH 6611\n     rejected\n",
      ).map(({ line, name, rowOnly }) => [line, name, rowOnly]),
    ).toEqual([
      [1, "AMES, ROSA", true],
      [2, "AMES, ROSA", true],
      [3, "OTTO, VERA", true],
      [4, "OTTO, VERA", true],
    ]));

  it("with the birth and the record's number below the name", () =>
    expect(
      identities("BAY CLINIC\nPatient: Rosa Ames\nDOB 01/02/1960   MRN 448171\nKnee pain."),
    ).toMatchObject([{ name: "Rosa Ames", born: "1960-01-02", record: "448171" }]));
});

it("leaves the century of a birth open", () => {
  expect(sameDay("2047-02-06", "1947-02-06")).toBe(true);
  expect(sameDay("1948-02-06", "1947-02-06")).toBe(false);
});

// Seen red: the gaps before and behind a label were tried in every split, and the line took minutes.
it("reads a line of thousands of spaces at once", () => {
  const lines = readLines(fromPlainText("BAY CLINIC\nNotes\nPatient: Rosa Ames\n"), true).map((line) =>
    line.text === "Notes" ? { ...line, text: `Notes${" ".repeat(4000)}of the visit` } : line,
  );
  const found = identitiesOf(lines, 0, lines.length, namedIn(lines, undefined));
  expect(found.flatMap(({ name }) => name ?? [])).toEqual(["Rosa Ames"]);
});
