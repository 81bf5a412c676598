import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const factsOf = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  }).facts;

const EXAM = `BAY FAMILY MEDICINE      Encounter 10/14/2026
Patient: Rosa Ames-Tell   DOB 01/02/1960
Exam          RIGHT KNEE                        LEFT KNEE
 flexion      105                               140
 McMurray     positive medial, click            negative
 Thessaly     positive 20 deg                   negative
 Apley        pos with pain                     neg
 PT           absent                            absent

 Plan         positive outlook                  sooner
`;

// Red without the reader: both sides' words were one quotation, "Thessaly positive 20 deg negative".
it("tells each side's words apart, with their place, and leaves values to the measurements", () => {
  const told = factsOf(EXAM).filter((fact) => fact.told);
  expect(told.map(({ quote }) => quote).slice(0, 7)).toEqual([
    "McMurray, right: positive medial, click",
    "McMurray, left: negative",
    "Thessaly, right: positive 20 deg",
    "Thessaly, left: negative",
    "Apley, right: pos with pain",
    // Seen red: a label of two letters was none.
    "PT, right: absent",
    "PT, left: absent",
  ]);
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  expect(told.map(({ quote }) => quote).join()).not.toMatch(/Plan, |Apley, left/);
  expect(
    factsOf(EXAM).flatMap(({ measure }) => (measure ? [`${measure.side} ${measure.value}`] : [])),
  ).toEqual(["right 105", "left 140"]);
});
