import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { ofLevelElement, valuesOfProblems } from "./level-elements";

const { facts } = readChart(
  [
    {
      documentId: "note",
      title: "Note",
      document: fromPlainText(`BAY MEDICINE   PROGRESS NOTE   DOS 06/18/2026
Patient: Rosa Ames-Tell
I looked at the tracing myself: sinus rhythm.
Knee pain for two weeks.\fBAY MEDICINE   PROGRESS NOTE   DOS 03/12/2026
Patient: Rosa Ames-Tell
Spoke with Dr. Ott about the films.`),
    },
  ],
  { patientName: "Rosa Ames-Tell" },
);
const said = (asked: string) =>
  ofLevelElement(
    asked,
    facts,
    { procedureCodes: ["99214"], denialText: "level of service", datesOfService: ["2026-06-18"] },
    "coding",
  ).map(({ quote }) => quote);

it("answers an element of a visit's level by what the day's note says of it", () =>
  expect(said("Data: no independent interpretation.")).toEqual([
    "I looked at the tracing myself: sinus rhythm.",
  ]));

it("answers no other point", () => expect(said("The notes do not show data.")).toEqual([]));

it("tells with the problems what was measured on the day or drawn for it", () => {
  const value = (id: string, date: string) => ({ id, date, measure: { key: "a1c" } }) as unknown as ChartFact;
  const known = [value("drawn", "2026-06-14"), value("old", "2026-03-10"), value("later", "2026-07-01")];
  const letter = { datesOfService: ["2026-06-18"] };
  const ids = (asked: string) => valuesOfProblems(asked, known, letter).map(({ id }) => id);
  expect(ids("Problems: one stable illness. LOW.")).toEqual(["drawn"]);
  expect(ids("Risk: no drug management. LOW.")).toEqual([]);
});
