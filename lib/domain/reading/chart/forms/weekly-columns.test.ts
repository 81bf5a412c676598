import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const factsOf = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  }).facts;
const toldIn = (text: string) => factsOf(text).flatMap(({ quote, told }) => (told ? [quote] : []));

const WEEKS = `BAY PT                     WEEKLY MEASURES - LUMBAR
AMES-TELL, ROSA     01/02/1960     Chart MV 2290

Week of               08/25    09/08    09/22
Visit #                 1        5        8
Oswestry (%)           58       50       44
Lumbar flexion (deg)   20       28       34
Work                  off      off    light
`;

describe("a table with weeks over its columns", () => {
  // Red before: the row of a known measure was dropped, and the page was titled "Visit #".
  it("keeps the rows of known measures, as what changed, under the sheet's title, and no count of visits", () => {
    expect(toldIn(WEEKS)).toEqual([
      "Oswestry (%): Week of 08/25 58, 09/08 50, 09/22 44",
      "Lumbar flexion (deg): Week of 08/25 20, 09/08 28, 09/22 34",
      "Work: Week of 08/25 off, 09/08 off, 09/22 light",
    ]);
    const [odi, , work] = factsOf(WEEKS).filter(({ told }) => told);
    expect(odi?.heading).toBe("Bay PT, Weekly Measures - Lumbar");
    expect(odi?.topics).toContain("improvement");
    expect(odi?.date).toBeUndefined();
    expect(work?.topics).not.toContain("improvement");
  });

  // Red before: "Swelling 2+ 2+ 1+" was quoted without its heads.
  it("reads heads that are counted up", () => {
    const letter =
      "Bay Rehab      Discharge letter       October 12, 2026\nRosa Ames-Tell, DOB 01/02/1960\n\nWeek                 1      3      5\nLEFS /80            38     41     43\nSwelling            2+     2+     1+\nHome program        y      y      y\n0 = none            5 = much\n";
    expect(toldIn(letter).slice(0, 2)).toEqual([
      "LEFS /80: Week 1: 38, Week 3: 41, Week 5: 43",
      "Swelling: Week 1: 2+, Week 3: 2+, Week 5: 1+",
    ]);
    expect(toldIn(letter).join()).not.toMatch(/none: Week|Home program/);
  });

  it("tells a questionnaire's score over time under the questionnaire's name, without the patient's", () => {
    const sheet =
      "NECK DISABILITY INDEX           Ames-Tell, Rosa   1/2/60   file 1194\n\ndate                 9/28     10/12    10/26\nReading                2        2        1\nScore %               46       36       20\n";
    const score = factsOf(sheet).find(({ quote }) => quote === "Score %: 9/28 46, 10/12 36, 10/26 20");
    expect(score?.heading).toBe("Neck Disability Index");
    expect(score?.topics).toContain("improvement");
  });
});

it("compares the old with the new under a table's name", () => {
  const plan =
    "BAY PT      RE-EVALUATION\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n\nPlan of care changes                          Old                      New\nFrequency                                     2 x week                 1 x week\nMain goal                                     walk 300 ft              climb 12 stairs\n";
  expect(toldIn(plan)).toEqual(
    expect.arrayContaining([
      "Frequency: Old 2 x week, New 1 x week",
      "Main goal: Old walk 300 ft, New climb 12 stairs",
    ]),
  );
});

it("keeps the days over a table's columns where a row below them counts the visits", () => {
  const sheet =
    "BAY PT      FLOW SHEET\nAmes-Tell, Rosa      01/02/1960\n\n                     07/30/2026     08/27/2026     10/08/2026\nVisit                1              9              20\nLEFS (/80)           27             38             68\n";
  expect(
    factsOf(sheet).flatMap(({ date, measure }) => (measure ? [`${date} ${measure.value}`] : [])),
  ).toEqual(["2026-07-30 27", "2026-08-27 38", "2026-10-08 68"]);
});
