import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const PATIENT = "Rosa Ames-Tell";
const read = (...lines: string[]) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(lines.join("\n")) }], {
    patientName: PATIENT,
    dateOfBirth: "1960-01-02",
  }).facts;

it.each([
  [
    "ACME MEATS LLC                    JOB FUNCTION SHEET",
    "Position: Meat cutter     Employee: R. Ames-Tell     completed by HR 09/21/2026",
    "",
    "Boning needs a grip of 60 lb on the right.",
  ],
  [
    "PHYSICAL DEMANDS ANALYSIS          09/21/2026",
    "Rosa Ames-Tell, line cook",
    "",
    "Grip strength 60 lb, shoulder flexion 150 deg overhead.",
  ],
  ["ESSENTIAL FUNCTIONS OF THE POSITION    09/21/2026", "Employee: Rosa Ames-Tell", "", "Grip 60 lb"],
])("measures nobody on a page that says what a job asks", (...lines) => {
  const facts = read(...lines);
  expect(facts.filter(({ measure }) => measure)).toEqual([]);
  expect(facts.some(({ quote }) => quote.includes("60 lb"))).toBe(true);
});

it.each([
  [
    "FUNCTIONAL CAPACITY EVALUATION",
    "Patient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/21/2026",
    "",
    "Compared with the job demands of a cook. Grip 34 lb",
  ],
  [
    "BAY HAND THERAPY     PROGRESS REPORT     09/21/2026",
    "Ames-Tell, Rosa   DOB 01/02/1960",
    "",
    "Grip 34 lb",
  ],
])("but whoever was tested against them", (...lines) => {
  expect(read(...lines).flatMap(({ measure }) => measure?.value ?? [])).toEqual(["34 lb"]);
});
