import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const OWN = `HARROW CREEK PHYSICAL THERAPY
Patient: Rosa Ames    DOB: 03/04/1961    MRN: 40817
Date of service: 09/24/2026
S: Slept through the night.
O: Left knee flexion 96 deg.`;
const NOTE = `DAILY NOTE   09/26/2026
S: Stairs one at a time, pain 5/10.
O: Left knee flexion 104 deg, quad strength 4/5.
A: Gaining.`;

const unnamedOf = (...pages: string[]) =>
  readChart(
    [OWN, pages.join("\f")].map((text, at) => ({
      documentId: ["own", "scan"][at] as string,
      title: "Chart",
      document: fromPlainText(text),
    })),
    { patientName: "Rosa Ames", dateOfBirth: "1961-03-04" },
  ).unnamed ?? [];

it.each([
  ["a note without any name", NOTE],
  ["a sheet of values", "Berg 41/56\nPain 6/10 walking\nTUG 16.8 s\nR flexion 88 deg"],
  ["a note that finds its care necessary", `${NOTE}\nP: Continued therapy is medically necessary.`],
  ["a note under initials and a number that nobody knows", `T.M.  551802\n${NOTE}`],
])("tells of nobody: %s", (_, page) => expect(unnamedOf(page)).toEqual(["scan"]));

it.each([
  ["the name", `Patient: Rosa Ames\n${NOTE}`],
  ["the name on another page of the same file", `Patient: Rosa Ames   DOB 03/04/1961\nVisit 1`, NOTE],
  ["the birth date alone", `DOB 03/04/1961\n${NOTE}`],
  ["the record number alone", `Chart 40817\n${NOTE}`],
  ["surname and initial", `AMES, R.   visit 4\n${NOTE}`],
  ["a plan's rules", `MEDICAL POLICY\nPain of 4/10 or more\nFlexion under 90 deg\nStrength 3/5 or less`],
  ["a log of calls", "09/24/2026 called payer, ref 88120, claim in process\n09/26/2026 sent again"],
  ["a list of one value", "Labs\nA1c 7.4"],
])("knows whose it is, or that it is nobody's note, by %s", (_, ...pages) =>
  expect(unnamedOf(...pages)).toEqual([]),
);
