import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const scoresIn = (text: string) =>
  readChart([{ documentId: "form", title: "Form", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  }).facts.flatMap(({ measure, date }) => (measure ? [`${measure.key} ${measure.value} ${date}`] : []));
const form = (title: string, line: string) =>
  `${title}\nName  Rosa Ames-Tell            DOB 1/2/60         Date  06/02/2026\n${line}\n`;
const ODI = "OSWESTRY DISABILITY INDEX          Bay Spine & Joint";

// Seen red: a questionnaire whose title stands beside the practice's name had no score.
it.each([
  [ODI, "Sections  3 2 3 2 2 2 1 2 3 2      22/50               44%", "odi 44% 2026-06-02"],
  ["Oswestry Disability Index", "points 17 / 45 = 38 %   (1 section omitted)", "odi 38% 2026-06-02"],
  ["NECK DISABILITY INDEX", "3 2 1 2 2 1 2 1 2 1    17 / 50 = 34%", "ndi 34% 2026-06-02"],
])("reads the points and their share: %s", (title, line, score) =>
  expect(scoresIn(form(title, line))).toEqual([score]),
);

// Seen red: a form with the name and the day beside its title had no score, and its total stood as words without its name.
it("reads the total of a form that has whose it is beside its title", () => {
  const page = (day: string, total: string) =>
    `DIZZINESS HANDICAP INVENTORY         Name: Rosa Ames-Tell       Date: ${day}\n(25 questions. Yes = 4, Sometimes = 2, No = 0)     Date of birth: 1/2/60\n\n   Physical     (7 questions, of 28)      12\n   TOTAL                                  ${total} / 100        severe 54+    moderate 36-52\n`;
  expect(scoresIn(`${page("9 / 15 / 2026", "58")}\f${page("10 / 27 / 2026", "34")}`)).toEqual([
    "dhi 58/100 2026-09-15",
    "dhi 34/100 2026-10-27",
  ]);
});

it.each([
  // The share is not that of the points.
  [ODI, "Sections  3 2 3 2 2 2 1 2 3 2      22/50               24%"],
  // What stands beside the title of a table is no score of a form.
  [ODI, "Score     next visit     12"],
  [ODI, "Page 1/2   44%"],
  [ODI, "Attendance 12/24   50%"],
  ["OSWESTRY handout          Bay Spine & Joint", "22/50   44%"],
])("invents no score: %s, %s", (title, line) => expect(scoresIn(form(title, line))).toEqual([]));

const named = (title: string, ...lines: string[]) =>
  [
    title,
    "Name: Rosa Ames-Tell        DOB: 04/16/1971                   Date: 09/24/2026 08:51",
    ...lines,
    "",
  ].join("\n");
const TABLET = "QuickDASH                                                     completed on tablet";

// Seen red: a form whose name is not in capitals had no score.
it.each([
  [
    named(TABLET, " 1 Open a tight jar   3      7 Social activities, limited      3", " Score    47.7"),
    ["quickdash 47.7 2026-09-24"],
  ],
  [
    named(
      TABLET,
      "      Sum 32 of 11 answers",
      " Score    47.7                 Prior score   79.5  (07/27/2026)",
    ),
    ["quickdash 47.7 2026-09-24", "quickdash 79.5 2026-07-27"],
  ],
  [
    named("QuickDASH      filled in by the patient", "     sum 34     SCORE  52.3     (office use) GS"),
    ["quickdash 52.3 2026-09-24"],
  ],
  [named("Oswestry Disability Index      page 1", "Score: 38"), []],
  [named("Oswestry Disability Index", "Score: 38"), ["odi 38 2026-09-24"]],
])("reads a named form's score: %s", (text, scores) => expect(scoresIn(text)).toEqual(scores));

it.each([
  named(TABLET, "Goal score 20"),
  named(TABLET, "Score is out of 100"),
  named(TABLET, "Score 0 - 100, 100 = most severe"),
  named("QuickDASH was given, the patient will bring it back", "Score    47.7"),
  named("Name of form: QuickDASH", "Credit score 47"),
])("invents none: %s", (text) => expect(scoresIn(text)).toEqual([]));

it("keeps the side that a form asks about", () => {
  const sides = (line: string) =>
    readChart(
      [{ documentId: "form", title: "Form", document: fromPlainText(named(TABLET, line, "Score  20.5")) }],
      { patientName: "Rosa Ames-Tell" },
    ).facts.flatMap(({ measure, side }) => (measure ? [side] : []));
  expect(sides("Body part asked about: LEFT ELBOW (tennis elbow)")).toEqual(["left"]);
  expect(sides("Which arm is this about?            [X] left   [ ] right")).toEqual(["left"]);
  expect(sides("Which arm is this about?            [ ] left   [ ] right")).toEqual([undefined]);
  expect(sides("Filled in with the left hand")).toEqual([undefined]);
});

// Seen red: the day behind "Score" was read as points, "10/27".
it.each(["Score                      10/27/2026", "Result: 10/27/2026", "Total possible    50"])(
  "takes no day and no scale for the total of a form: %s",
  (line) =>
    expect(
      scoresIn(`NECK DISABILITY INDEX     Name: Rosa Ames-Tell     Date: 10/27/2026\nPain 3\n${line}\n`),
    ).toEqual([]),
);

// Red with "TOTAL 16" without the name of its form.
it("tells a total's words under the name of its form", () => {
  const text = form("GAD-7", "TOTAL 16 (severe)\nAttended 3 of 4 visits so far.");
  const { facts } = readChart([{ documentId: "form", title: "Form", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  });
  const quotes = facts.flatMap(({ measure, quote }) => (measure ? [] : [quote]));
  expect(quotes).toContain("GAD-7: TOTAL 16 (severe)");
  expect(quotes).toContain("Attended 3 of 4 visits so far.");
});

const MIDAS = (head: string, total: string) =>
  `${head}\n 1 missed work ........................  2\n 2 half days at work ..................  5\n   ${total}\n`;
// Seen red: the sheet's total stood as "TOTAL 18", without the name of its scale.
it.each([
  [MIDAS("MIDAS              name  Rosa A.       date  11-2-26", "TOTAL   18"), ["midas 18 2026-11-02"]],
  [
    "BAY CLINIC   Office Visit   Date: 05/06/2026\nPatient: Rosa Ames-Tell\nMIDAS 62. HIT-6 68.\n",
    ["hit6 68 2026-05-06", "midas 62 2026-05-06"],
  ],
  // Another person's sheet, a list of what is to come, a score of before that was carried on.
  [MIDAS("MIDAS              name  Bo Otto       date  11-2-26", "TOTAL   18"), []],
  [
    "BAY CLINIC   Office Visit   Date: 11/02/2026\nPatient: Rosa Ames-Tell\nMIDAS at next visit, in 12 weeks.\n",
    [],
  ],
  [
    "BAY CLINIC   Office Visit   Date: 11/02/2026\nPatient: Rosa Ames-Tell\nScales: MIDAS 62 (05/06/2026 - copied fwd)\n",
    [],
  ],
  ["BAY CLINIC   Office Visit   Date: 11/02/2026\nPatient: Rosa Ames-Tell\nGoal: MIDAS 10 or less.\n", []],
])("reads the score of days lost to migraine: %s", (text, scores) =>
  expect(scoresIn(text).toSorted()).toEqual(scores),
);
