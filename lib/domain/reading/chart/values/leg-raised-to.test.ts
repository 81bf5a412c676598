import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const quotesOf = (line: string) =>
  readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          `BAY CLINIC        OFFICE VISIT   10/12/2026\nAmes-Tell, Rosa                     b. 01/02/1960\n\n${line}\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts.flatMap(({ measure, quote }) => (measure ? [] : [quote]));

// Seen red: the value was "positive", and at how many degrees stood nowhere.
it.each([
  "Exam: straight leg raise positive on the right at 35 degrees, left negative.",
  "SLR positive R at 30, negative L",
  "SLR R + at 40",
])("keeps at which angle a raised leg hurt: %s", (line) => expect(quotesOf(line)).toContain(line));

it.each(["SLR neg B", "SLR left positive at 35 deg, right negative", "SLR right 45 degrees", "SLR 3/10"])(
  "leaves the rest to the values: %s",
  (line) => expect(quotesOf(line)).not.toContain(line),
);

const valuesOf = (line: string) =>
  readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          `BAY CLINIC        OFFICE VISIT   10/12/2026\nAmes-Tell, Rosa                     b. 01/02/1960\n\n${line}\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts.flatMap(({ measure }) =>
    measure?.key === "slr" ? [`${measure.side ?? ""} ${measure.value}`] : [],
  );

// Seen red: the value was "pos", or there was none.
it.each([
  ["SLR R 35 pos, L 85 neg. EHL 4/5.", ["right 35 pos", "left 85 neg"]],
  ["O: SLR R 50. spasm L4-S1 R.", ["right 50"]],
  ["SLR L 75 neg.", ["left 75 neg"]],
  ["SLR R 5/10", []],
  ["SLR R 12 visits in all", []],
  ["SLR neg R, L 4 of 5", ["right neg"]],
])("reads the angle beside its side: %s", (line, values) => expect(valuesOf(line)).toEqual(values));
