import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const factsOf = (lines: string) =>
  readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          `BAY REHAB        PROGRESS NOTE   10/12/2026\nAmes-Tell, Rosa                     b. 01/02/1960\n\n${lines}\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts;
const valuesOf = (line: string) =>
  factsOf(line).flatMap(({ measure, date }) => (measure ? [`${date?.slice(5)} ${measure.value}`] : []));

// Seen red: the first value stood under the day of the note, and the second was none.
it.each([
  ["LEFS 31/80 (9/3)   47/80 (10/2)", ["09-03 31/80", "10-02 47/80"]],
  ["ODI 44% (9/3), 28% (10/2)", ["09-03 44%", "10-02 28%"]],
  ["Grip L 22 lb (9/3) 35 lb (10/2)", ["09-03 22 lb", "10-02 35 lb"]],
  ["Quad strength 3+/5 (9/3)   4/5 (10/2)", ["09-03 3+/5", "10-02 4/5"]],
  ["QuickDASH 61.4 (9/3) -> 27.3 (10/2)", ["09-03 61.4", "10-02 27.3"]],
  ["PSFS 3.3 (8/5) 6.7 (9/10)", ["08-05 3.3", "09-10 6.7"]],
  ["LEFS 31/80 (9/10)", ["09-10 31/80"]],
])("gives a value the day in parentheses behind it: %s", (line, values) =>
  expect(valuesOf(line)).toEqual(values),
);

// Red with any two numbers in parentheses taken for a day.
it.each([
  ["Grip R 22 lb (4/5)", ["10-12 22 lb"]],
  ["FGA 12 (12/30)", ["10-12 12"]],
  ["ODI 44% (22/50)", ["10-12 44%"]],
  ["Pain 4/10 (8/10)", ["10-12 4/10"]],
  ["Berg 40 (40/56)", ["10-12 40"]],
  ["TUG 14 s (11/3)", ["10-12 14 s"]],
  ["TUG 14 s (1/3), 13 s (2/3), 12 s (3/3)", ["10-12 14 s"]],
  ["Grip R 20 lb (1/3)", ["10-12 20 lb"]],
  ["TUG 14 s (2/3)", ["10-12 14 s"]],
  ["GAD-7 33% (7/21)", ["10-12 33%"]],
  ["RMDQ 50% (12/24)", ["10-12 50%"]],
  ["ABC scale 67% (2/3)", ["10-12 67%"]],
  ["LEFS 48% (9/19)", ["10-12 48%"]],
])("takes a grade, a scale and a day to come for none: %s", (line, values) =>
  expect(valuesOf(line)).toEqual(values),
);

// Seen red: the first, second and third of three trials stood under days of the winter.
it("takes a count of trials for no days", () => {
  const { facts } = readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          "BAY REHAB        PROGRESS NOTE   03/20/2026\nAmes-Tell, Rosa                     b. 01/02/1960\n\nTUG 14 s (1/3), 13 s (2/3), 12 s (3/3)\n",
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  expect(facts.flatMap(({ measure, date }) => (measure && date ? [date] : []))).not.toContain("2026-01-03");
});

// Seen red: both values stood under the day of the note.
it.each([
  "Lumbar flexion 40 deg initial, 60 deg now.",
  "Lumbar flexion 40 deg initially, now 60 deg.",
  "Lumbar flexion 40 deg at first, 60 deg today.",
  "Lumbar flexion 40 deg initial 60 deg now.",
])("gives the first value no day that is not its own: %s", (line) => {
  expect(valuesOf(line)).toEqual(["10-12 60 deg"]);
  expect(
    factsOf(line)
      .filter(({ measure }) => !measure)
      .map(({ quote }) => quote),
  ).toContain(line);
});
it("keeps the words of a change whose first value has no day", () => {
  const quotes = factsOf("LEFS initial 31/80, now 47/80.").filter(({ measure }) => !measure);
  expect(quotes.map(({ quote }) => quote)).toContain("LEFS initial 31/80, now 47/80.");
});

// Seen red: the value of a test of another name was taken for the one before it.
it.each([
  ["A1c 9.1 on 09/01/2026, LDL 62 on 09/01/2026", ["09-01 9.1"]],
  ["A1c 8.8 (9/1), eGFR 55 (9/1)", ["09-01 8.8"]],
  ["Hemoglobin A1c: 9.1 %  09/01/2026\neGFR 62 (09/01/2026)", ["09-01 9.1 %"]],
])("leaves another test its value: %s", (line, values) => expect(valuesOf(line)).toEqual(values));
