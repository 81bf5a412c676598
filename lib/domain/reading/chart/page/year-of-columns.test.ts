import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const paper = (documentId: string, text: string) => ({
  ...{ documentId, title: documentId },
  document: fromPlainText(text),
});
const NAME = "Rosa Ames-Tell";
const SHEET = `Balance flowsheet            Ames-Tell R   7/4/44

                       9/14    9/18    9/21    9/25    10/2    10/16
DGI /24                13      14      14      15      17      21
97112 min              15      15      15      23      30      30
`;
const LOG = (...days: string[]) =>
  `FAX AND PHONE LOG\nPatient: ${NAME}   DOB 07/04/1944\n\n${days.map((day) => `${day}   OUT   fax, 2 pp, records to the plan`).join("\n")}\n`;
const daysOf = (sheet: string, ...days: string[]) =>
  readChart([paper("sheet", sheet), paper("log", LOG(...days))], {
    ...{ patientName: NAME, dateOfBirth: "1944-07-04" },
  }).facts.flatMap(({ measure, date, place }) =>
    place.documentId === "sheet" && measure?.name.startsWith("DGI") ? [`${date} ${measure.value}`] : [],
  );

describe("a flowsheet without a year", () => {
  // Seen red: its values had no day, and no letter could say when they were reached.
  it("has the year in which the other papers tell its days", () => {
    const days = daysOf(SHEET, "09/14/2026", "09/18/2026", "11/02/2026");
    expect(days.at(0)).toMatch(/^2026-09-14 13/);
    expect(days.at(-1)).toMatch(/^2026-10-16 21/);
  });

  it.each([
    ["one day alone is told", ["09/14/2026", "11/02/2026"]],
    ["none of its days is told", ["11/02/2026", "11/03/2026"]],
    ["two years tell them", ["09/14/2026", "09/18/2026", "09/25/2025", "11/02/2026"]],
    ["they were no working days that year", ["09/14/2025", "09/18/2025", "11/03/2025"]],
    ["some lie behind the newest paper", ["09/14/2026", "09/18/2026"]],
  ])("has none where %s", (_, days) => {
    expect(daysOf(SHEET, ...days).filter((day) => /^20/.test(day))).toEqual([]);
  });

  it("has none where they were working days the year before, too", () => {
    const midweek = SHEET.replace(
      "9/14    9/18    9/21    9/25    10/2    10/16",
      "9/16    9/17    9/23    9/24    10/7    10/15",
    );
    expect(
      daysOf(midweek, "09/16/2026", "09/17/2026", "11/02/2026").filter((day) => /^20/.test(day)),
    ).toEqual([]);
  });

  it("keeps the year that it prints itself", () => {
    const printed = SHEET.replace("Balance flowsheet", "Balance flowsheet 2025");
    expect(
      daysOf(printed, "09/14/2026", "09/18/2026", "11/02/2026").filter((day) => day.startsWith("2026")),
    ).toEqual([]);
  });

  it("takes strengths for no days", () => {
    const strengths = "Strength sheet      Ames-Tell R   7/4/44\n\nDGI rows   4/5   5/5   5/6\n";
    expect(
      daysOf(strengths, "04/05/2026", "05/05/2026", "11/02/2026").filter((day) => /^20/.test(day)),
    ).toEqual([]);
  });
});
