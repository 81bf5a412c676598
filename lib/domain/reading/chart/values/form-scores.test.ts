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
  ["NECK DISABILITY INDEX", "3 2 1 2 2 1 2 1 2 1    17 / 50 = 34%", "ndi 34% 2026-06-02"],
])("reads the points and their share: %s", (title, line, score) =>
  expect(scoresIn(form(title, line))).toEqual([score]),
);

it.each([
  // The share is not that of the points.
  [ODI, "Sections  3 2 3 2 2 2 1 2 3 2      22/50               24%"],
  // What stands beside the title of a table is no score of a form.
  [ODI, "Score     next visit     12"],
  [ODI, "Page 1/2   44%"],
  [ODI, "Attendance 12/24   50%"],
  ["OSWESTRY handout          Bay Spine & Joint", "22/50   44%"],
])("invents no score: %s, %s", (title, line) => expect(scoresIn(form(title, line))).toEqual([]));
