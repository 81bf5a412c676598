import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { seriesOf, shownOf } from "./measure-series";

const flexion = (date: string, value: string): ChartFact => ({
  ...{ id: date, date, quote: value, heading: "", section: "", topics: [] },
  place: { documentId: "sheet", page: 1, boxes: [] },
  measure: {
    ...{ key: "motion:flexion", name: "Flexion", fullName: "Flexion", better: "higher" },
    ...{ value, number: Number(value) },
  },
});
const values = [
  flexion("2026-08-28", "60"),
  flexion("2026-09-18", "84"),
  flexion("2026-10-09", "118"),
  flexion("2026-11-06", "142"),
];
const shown = (named: readonly string[]) =>
  seriesOf(values).flatMap((series) => shownOf(series, 0, undefined, named).map(({ id }) => id));

// Seen red: the payer missed a gain since a day whose own value the letter left out.
it("shows the value of the day that the payer names between the first and the last", () => {
  expect(shown([])).toEqual(["2026-08-28", "2026-11-06"]);
  expect(shown(["2026-10-09"])).toEqual(["2026-08-28", "2026-10-09", "2026-11-06"]);
  expect(shown(["2026-10-10"])).toEqual(["2026-08-28", "2026-11-06"]);
});
