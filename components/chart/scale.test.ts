import { describe, expect, it } from "vitest";
import { axisTicks, namesWithRoom, share } from "./scale";

describe("axisTicks", () => {
  it("goes in round steps to where the largest value fits in", () => {
    expect(axisTicks(37.5)).toEqual([0, 10, 20, 30, 40]);
    expect(axisTicks(100)).toEqual([0, 25, 50, 75, 100]);
    expect(axisTicks(8123.4)).toEqual([0, 2500, 5000, 7500, 10_000]);
    expect(axisTicks(0.3)).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it("counts in whole numbers", () => {
    expect(axisTicks(1, { whole: true })).toEqual([0, 1]);
    expect(axisTicks(3, { whole: true })).toEqual([0, 1, 2, 3]);
    expect(axisTicks(9, { whole: true })).toEqual([0, 3, 6, 9]);
  });

  it("has an axis where everything is nothing", () => {
    expect(axisTicks(0, { whole: true })).toEqual([0, 1]);
    expect(axisTicks(0)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });
});

it("places a value on its axis", () => {
  expect(share(10, [0, 10, 20, 30])).toBe("33.33%");
  expect(share(0, [0, 1])).toBe("0%");
});

it("leaves names out where they would not fit, and on narrow screens more of them", () => {
  const at = (count: number) => Array.from({ length: count }, (_, n) => namesWithRoom(count)(n));
  expect(at(3)).toEqual(["both", "both", "both"]);
  expect(at(6)).toEqual(["both", "wide", "both", "wide", "both", "wide"]);
  expect(at(24).slice(0, 7)).toEqual(["both", "none", "wide", "none", "wide", "none", "both"]);
});
