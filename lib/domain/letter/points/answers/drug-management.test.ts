import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { ofDrugManagement } from "./drug-management";

const { facts } = readChart(
  [
    {
      documentId: "note",
      title: "Note",
      document: fromPlainText(`BAY MEDICINE   PROGRESS NOTE   DOS 06/18/2026
Patient: Rosa Ames-Tell
Stopped walking after foot pain.
ASSESSMENT
Type 2 DM, worse. Increase metformin 500 to 1000 mg bid. Dietitian referral.
HTN uncontrolled. Lisinopril 20 mg at breakfast.\fBAY MEDICINE   PROGRESS NOTE   DOS 03/12/2026
Patient: Rosa Ames-Tell
Start glipizide 5 mg daily.`),
    },
  ],
  { patientName: "Rosa Ames-Tell" },
);
const said = (asked: string) =>
  ofDrugManagement(asked, facts, { datesOfService: ["2026-06-18"] }).map(({ quote }) => quote);

it("answers with what the visit decided of drugs, and nothing else of it", () => {
  expect(said("Risk: no prescription drug management is shown.")).toEqual([
    "Increase metformin 500 to 1000 mg bid.",
  ]);
});

it("answers no other point", () => {
  expect(said("Problems: one stable chronic illness.")).toEqual([]);
  expect(said("One stable chronic illness, no prescription drug management.")).toEqual([]);
});
