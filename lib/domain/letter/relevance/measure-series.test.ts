import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { changedBesideGains, seriesOf, shownOf } from "./measure-series";

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

// Seen red: a hip's motion and a knee's stood as one that got better, or one of them was lost.
it("parts the motions of two joints, and joins those of one", () => {
  const of = (name: string, date: string, value: string): ChartFact => {
    const one = flexion(date, value);
    return { ...one, id: `${name} ${value}`, ...(one.measure ? { measure: { ...one.measure, name } } : {}) };
  };
  const hip = of("Hip flex", "2026-08-28", "95");
  const ids = (facts: ChartFact[]) => seriesOf(facts).map((series) => series.facts.map(({ id }) => id));
  expect(ids([hip, of("Knee flex", "2026-08-28", "60"), of("Knee flex", "2026-09-18", "104")])).toEqual([
    ["Knee flex 60", "Knee flex 104"],
    ["Hip flex 95"],
  ]);
  expect(ids([hip, of("Flex", "2026-09-18", "104")])).toEqual([["Hip flex 95", "Flex 104"]]);
  expect(ids([hip, of("Hip flexion", "2026-09-18", "104")])).toEqual([["Hip flex 95", "Hip flexion 104"]]);
});

const named = (key: string, date: string, number: number, better?: "lower" | "higher"): ChartFact => ({
  ...{ id: `${key}${date}`, date, quote: `${key} ${number}`, heading: "", section: "", topics: [] },
  place: { documentId: "note", page: 1, boxes: [] },
  measure: {
    ...{ key, name: key, fullName: key, value: String(number), number },
    ...(better ? { better } : {}),
  },
});
const unknown = [named("row-named:pfiq-7|", "2026-10-02", 124), named("row-named:pfiq-7|", "2026-10-23", 52)];
const beside = (...more: ChartFact[]) =>
  changedBesideGains(seriesOf([...unknown, ...more])).flatMap(({ facts }) => facts.map(({ id }) => id));

// Two values of a score that no list knows stood apart.
it("tells a change that nobody can call a gain only beside one that is, and beside nothing that got worse", () => {
  const gain = [named("odi", "2026-10-02", 48, "lower"), named("odi", "2026-10-23", 22, "lower")];
  const loss = [named("grip", "2026-10-02", 30, "higher"), named("grip", "2026-10-23", 20, "higher")];
  expect(beside(...gain)).toEqual(unknown.map(({ id }) => id));
  expect(beside()).toEqual([]);
  expect(beside(...loss)).toEqual([]);
  expect(beside(...gain, ...loss)).toEqual([]);
  expect(
    beside(...gain, named("row:weight", "2026-10-02", 90), named("row:weight", "2026-10-23", 60)),
  ).toHaveLength(2);
});
