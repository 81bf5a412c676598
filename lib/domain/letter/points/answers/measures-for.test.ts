import { expect, it } from "vitest";
import type { DenialCategory } from "@/lib/core/enums";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { pairPoint } from "./pair";

const CHART = `BAY THERAPY     Daily Note     Date: 10/05/2026
Patient: Rosa Ames-Tell   DOB 01/02/1960
BP 138/86. TUG 19.4 s. Knee flexion R 98 deg.
\fBAY THERAPY     Daily Note     Date: 10/26/2026
Patient: Rosa Ames-Tell   DOB 01/02/1960
BP 118/74. TUG 10.8 s. Knee flexion R 120 deg.
`;
const { facts } = readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(CHART) }], {
  patientName: "Rosa Ames-Tell",
  dateOfBirth: "1960-01-02",
});
const keys = (
  text: string,
  category: DenialCategory = "medical_necessity",
  procedureCodes: string[] = ["97110"],
) => [
  ...new Set(
    pairPoint(
      { id: "asked", kind: "reason", text, disputed: true },
      { letter: { datesOfService: ["2026-10-05"], procedureCodes }, facts, category },
    ).series.map(({ measure }) => measure?.key),
  ),
];

// Seen red: a blood pressure stood beside whatever points a value may answer.
it("takes a blood pressure only where it is named", () => {
  const missed = keys("The records do not show measurable improvement.");
  expect(missed).toContain("tug");
  expect(missed).not.toContain("bp");
  expect(keys("The symptoms were not severe.")).not.toContain("bp");
  expect(keys("The hypertension was not severe.")).toContain("bp");
  expect(keys("The symptoms were not severe.", "medical_necessity", ["99454"])).toContain("bp");
});

// Seen red: range of motion stood under the word that no therapy was approved.
it("answers with no value that nothing was approved", () => {
  const text =
    "Our file shows no approval of outpatient therapy, range of motion among it, without authorization.";
  expect(keys(text, "authorization")).toEqual([]);
  expect(keys("The range of motion is not documented.", "authorization")).not.toEqual([]);
});

const SCORES = readChart(
  [
    {
      documentId: "chart",
      title: "Chart",
      document: fromPlainText(
        ["05/06/2026   HIT-6 68. MIDAS 62. TUG 11.0 s.", "11/02/2026   HIT-6 54. MIDAS 18. TUG 12.4 s."]
          .map(
            (row) =>
              `BAY CLINIC   Office Visit   Date: ${row.replace("   ", "\nPatient: Rosa Ames-Tell\n")}\n`,
          )
          .join("\f"),
      ),
    },
  ],
  { patientName: "Rosa Ames-Tell" },
).facts;
// Seen red: half fewer was taken for a least value, which the better of two scores fell short of, and the other stood without its start.
it.each([
  ["at least 50 % fewer headache days, or a meaningful drop in MIDAS or HIT-6", ["62", "18", "68", "54"]],
  ["a 30 % reduction in TUG", []],
  ["MIDAS of at least 50", ["62"]],
  ["HIT-6 score of at least 60", ["68"]],
])("shows what scores were and are where a drop is asked for: %s", (text, values) => {
  const { series } = pairPoint(
    { id: "asked", kind: "criterion", text, disputed: true },
    { letter: {}, facts: SCORES, category: "medical_necessity" },
  );
  expect(series.map(({ measure }) => measure?.value).toSorted()).toEqual(values.toSorted());
});
