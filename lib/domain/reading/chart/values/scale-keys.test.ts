import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const valuesOf = (line: string) =>
  readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          `BAY REHAB        DAILY NOTE   10/09/2026\nAmes-Tell, Rosa                     b. 01/02/1960\n\n${line}\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts.flatMap(({ measure }) => (measure ? [measure.value] : []));

// Seen red: the end of the scale was a value of the day, "Roland-Morris 24".
it.each([
  "RMDQ = Roland-Morris, 0 to 24, higher is worse.",
  "NDI = Neck Disability Index, 0-100",
  // Seen red: a physician of that name.
  "Dr. Lysholm 14 visits approved.",
  "Referred by Dr. Ada Lysholm, 12 Main St",
  "LEFS 0-80, higher is better",
  "PHQ-9 (0-27, higher scores are worse)",
])("reads no value in a key: %s", (line) => expect(valuesOf(line)).toEqual([]));

it.each([
  ["NDI = 22%", "22%"],
  ["Right Lysholm 72", "72"],
  ["LEFS (0-80, higher is better) 42/80", "42/80"],
  ["PHQ-9 0 to 27, higher is worse: 14", "14"],
  ["Knee flexion 0-120 deg", "0-120 deg"],
  ["RMDQ = 14", "14"],
  ["Right = flexion 0-120 deg", "0-120 deg"],
  ["LEFS 42, higher than last week", "42"],
])("reads the value beside it: %s", (line, value) => expect(valuesOf(line)).toEqual([value]));
