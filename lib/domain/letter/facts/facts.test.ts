import { expect, it } from "vitest";
import { disputedDays } from "./facts";

const FIRST = "2026-09-15";
const LAST = "2026-09-29";

it("names every day of a claim that was denied as a whole", () => {
  expect(disputedDays([FIRST], [FIRST, LAST], false)).toEqual([FIRST, LAST]);
  expect(disputedDays(undefined, [FIRST, LAST], false)).toEqual([FIRST, LAST]);
});

it("names the denied lines' days alone where the rest was paid", () => {
  expect(disputedDays([LAST], [FIRST, LAST], true)).toEqual([LAST]);
  expect(disputedDays([LAST], undefined, true)).toEqual([LAST]);
});
