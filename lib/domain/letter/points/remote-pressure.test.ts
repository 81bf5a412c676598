import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { drugsTaken } from "./answers/drugs-taken";
import { planLetter } from "./plan";

const chart = readChart(
  [
    {
      documentId: "note",
      title: "Note",
      document: fromPlainText(`BAY MEDICINE   PROGRESS NOTE   DOS 06/18/2026
Patient: Rosa Ames-Tell
BP 158/94.
Takes lisinopril 40 mg daily and amlodipine 10 mg daily.
Metoprolol 50 mg stopped in March.\fBAY MEDICINE   PROGRESS NOTE   DOS 05/07/2026
Patient: Rosa Ames-Tell
BP 162/96.\fBAY MEDICINE   PROGRESS NOTE   DOS 02/02/2026
Patient: Rosa Ames-Tell
BP 166/98.\fBAY MEDICINE   PROGRESS NOTE   DOS 09/30/2026
Patient: Rosa Ames-Tell
BP 131/80.`),
    },
  ],
  { patientName: "Rosa Ames-Tell" },
);
const letter = { patientName: "Rosa Ames-Tell", datesOfService: ["2026-07-01"] };
const DRUGS = "The member takes at least two blood pressure drugs of different classes.";

it("answers several drugs by what was taken, and by nothing that was stopped", () => {
  expect(drugsTaken(DRUGS, chart.facts, letter).map(({ quote }) => quote)).toEqual([
    "Takes lisinopril 40 mg daily and amlodipine 10 mg daily.",
  ]);
  expect(drugsTaken("Two drugs have failed.", chart.facts, letter)).toEqual([]);
});

it("answers a pressure at so many visits by the last of so many, and by none after the service", () => {
  const asked = "Blood pressure above 150/90 at two office visits in the last six months.";
  const notice = `Our policy covers this when all of these are met:\n1. ${asked}\n2. ${DRUGS}`;
  const { points } = planLetter(
    { ...letter, denialCategory: "medical_necessity", denialText: notice },
    { noticeText: notice, chart, answers: [] },
  );
  const told = points
    .find(({ text }) => text.includes("two office visits"))
    ?.series.map(({ date, measure }) => `${date} ${measure?.value}`);
  expect(told).toEqual(["2026-05-07 162/96", "2026-06-18 158/94"]);
});
