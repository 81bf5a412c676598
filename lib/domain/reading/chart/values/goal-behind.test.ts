import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const factsOf = (line: string) =>
  readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          `BAY REHAB        PROGRESS NOTE   10/12/2026\nAmes-Tell, Rosa                     b. 01/02/1960\n\n${line}\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts;
const valuesOf = (line: string) =>
  factsOf(line).flatMap(({ measure, date }) => (measure ? [`${date?.slice(5)} ${measure.value}`] : []));

// Seen red: what was found beside a goal was neither a value nor told.
it.each([
  ["Berg 38/56, goal 48/56", ["10-12 38/56"]],
  ["Knee flexion 92, goal 120", ["10-12 92"]],
  ["Knee flexion 92 deg - goal: 120 deg", ["10-12 92 deg"]],
  ["LEFS: 31 (9/3), 47 (10/2), goal 60 (10/15)", ["09-03 31", "10-02 47"]],
  ["6MWT 820 ft (9/3), 1010 ft (10/2), target 1200 ft", ["09-03 820 ft", "10-02 1010 ft"]],
  ["ODI 44% initially, 28% now, goal 20%", ["10-12 28%"]],
  ["Grip R 40 lb, LTG 55 lb", ["10-12 40 lb"]],
])("reads what stands before the goal: %s", (line, values) => expect(valuesOf(line)).toEqual(values));

// Red with any value on the line of a goal taken for one that was found.
it.each([
  "Will reach 47 on the LEFS, goal 60",
  "Increase knee flexion to 110 deg, goal 120 deg",
  "STG: LEFS 45, goal 60",
  "Goal: Berg 44/56, target 48/56",
  "LEFS 60, goal by 12/01",
  "Expected LEFS 47, goal 60",
  "LTG: knee flexion 110, target 120 by 12/15",
  "Improve Berg to 46, goal 50",
  "LEFS 55 in 4 weeks, goal 60",
  "Target ODI 20%, goal 10%",
  "By 12/01/2026 LEFS 55, goal 60",
  "Goals: 1. Berg 44/56, target 48/56",
  "New goal LEFS 55, LTG 60",
  "Pt to score 55 on LEFS, LTG 60",
  "Able to flex knee to 110 by discharge, LTG 120",
  "STG (4 wks): flexion 110, LTG: 120",
  "Short term: LEFS 45, LTG 60",
  "Anticipated LEFS 45, goal 60",
])("takes no aim for a value: %s", (line) => expect(valuesOf(line)).toEqual([]));
