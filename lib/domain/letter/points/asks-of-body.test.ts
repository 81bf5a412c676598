import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { planLetter } from "./plan";

const chart = readChart(
  [
    {
      documentId: "note",
      title: "Note",
      document: fromPlainText(
        "BAY FAMILY MEDICINE\nMobility exam   10/20/2026\nRosa Ames-Tell   DOB 01/02/1960\n\nThree falls since August. Cannot get from bed to the bathroom without holding the wall.\nThe last fall was with the cane in hand.\nWalked 80 ft with the walker and locked the brakes.\n",
      ),
    },
  ],
  { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
);
const shown = (reason: string) => {
  const plan = planLetter(
    {
      ...{ patientName: "Rosa Ames-Tell", denialCategory: "documentation", denialText: reason },
      ...{ reasonPoints: [reason], procedureCodes: ["E0143"], datesOfService: ["2026-10-22"] },
    },
    { noticeText: reason, chart, answers: [] },
  );
  const points = plan.points.flatMap(({ passages }) => passages);
  return [...points, ...plan.supporting.flatMap(({ facts }) => facts)].map(({ quote }) => quote).join(" ");
};

// Seen red: a denial that is filed under its papers told little of what was found of the patient.
it("tells more of the patient where the payer misses a finding in the record", () => {
  expect(
    shown("The record did not show a mobility limitation in the home and that a cane is not enough."),
  ).toMatch(/Three falls/);
});
