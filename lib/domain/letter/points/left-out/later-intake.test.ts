import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { laterIntake, ofLaterIntake } from "./later-intake";

const INTAKE = `LAKE REHABILITATION
Patient   Rosa Ames-Tell   DOB 01/02/1960   Date 10/27/2026
Type   New patient evaluation
Neck pain since June. NDI 34%.`;
const chartOf = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  }).facts;
const letter = { datesOfService: ["2026-09-29", "2026-10-09"], stage: "post_service" as const };

it("takes nothing from a practice that first saw the patient after every denied day", () => {
  const facts = chartOf(INTAKE);
  const ids = ofLaterIntake(facts, letter);
  expect(facts.every(({ id }) => ids.has(id))).toBe(true);
  expect(laterIntake(facts, letter)).toBe("2026-10-27");
});

it.each([
  ["a re-examination after the service", INTAKE.replace("New patient evaluation", "Re-examination"), letter],
  [
    "a first visit before the last denied day",
    INTAKE,
    { ...letter, datesOfService: ["2026-10-27", "2026-11-03"] },
  ],
  ["a service that is still to come", INTAKE, { ...letter, stage: "pre_service" as const }],
  [
    "a chart that has notes of the denied days as well",
    `${INTAKE}\fLAKE REHABILITATION   DAILY NOTE   10/09/2026\nPatient   Rosa Ames-Tell\nNDI 30%. Tender C5.`,
    letter,
  ],
])("keeps %s", (_, text, known) => expect(ofLaterIntake(chartOf(text), known).size).toBe(0));
