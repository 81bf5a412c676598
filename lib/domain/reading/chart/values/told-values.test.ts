import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const valuesOf = (line: string) =>
  readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          `BAY REHAB        DICTATED NOTE   10/09/2026\nAmes-Tell, Rosa                     b. 01/02/1960\n\n${line}\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts.flatMap(({ measure }) =>
    measure ? [`${[measure.side, measure.name].filter(Boolean).join(" ")}: ${measure.value}`] : [],
  );

describe("values that dictated prose says before what they are of", () => {
  // Seen red: none of them was read as a value.
  it.each([
    ["It took her 17.8 seconds to do the timed up and go.", ["Timed up and go: 17.8 seconds"]],
    ["She needed 17.8 sec for the TUG today.", ["TUG: 17.8 sec"]],
    ["He scored 46% on the Oswestry.", ["Oswestry: 46%"]],
    ["She scored 42/56 on the Berg.", ["Berg: 42/56"]],
    [
      "On examination the right knee lacks 11 degrees of full extension and bends to 92 degrees.",
      ["right Knee, lacks extension: 11 degrees", "right Knee bends to: 92 degrees"],
    ],
    ["The left elbow now flexes to 118 degrees.", ["left Elbow flexes to: 118 degrees"]],
  ])("%s", (line, values) => expect(valuesOf(line)).toEqual(values));

  it.each([
    "The left knee was replaced in 2023 and bends to 125 degrees.",
    "At evaluation she scored 46% on the ODI.",
    "She gained 12 points on the Berg.",
    "She should score 46/56 on the Berg by discharge.",
    "She needed 3 cues on the TUG.",
    "Before surgery the right knee bends to 80 degrees.",
    "The goal is that the right knee bends to 120 degrees.",
    "Her sister needed 22 seconds for the TUG.",
    "On 08/11/2026 it took her 21.4 seconds to do the TUG.",
    "It took her 20 minutes to do the exercises, then the TUG.",
    "The right knee bends to 90 degrees if he is warmed up.",
    // Seen red: another time, another person, another thing, and what stands on the line above or below.
    "In 2023 she scored 42/56 on the Berg.",
    "On admission she scored 30/56 on the Berg.",
    "At the start of care in August, her balance was poor and\nshe scored 30/56 on the Berg.",
    "She scored 30/56 on the Berg\nat the start of care in August.",
    "The goal by discharge is that with steady work\nthe right knee bends to 120 degrees.",
    "The right knee bends to 90 degrees\nin the brace only.",
    "Under anesthesia the right knee bends to 120 degrees.",
    "The brace on the right knee bends to 90 degrees.",
    "Patients who scored 30/56 on the Berg fall more.",
    "Healthy adults needed 10 seconds for the TUG.",
    "Two months back she scored 30/56 on the Berg.",
    "She needed 3 points on the Berg.",
    "Yesterday she needed 12 seconds for the TUG.",
  ])("tells no value of today: %s", (line) => expect(valuesOf(line)).toEqual([]));
});

// Seen red: the ten of a grade was taken for the questionnaire's score.
it("takes no scale for a value", () =>
  expect(valuesOf("She scored 46% on the ODI and 7/10 pain.")).toEqual([]));
