import { describe, expect, it } from "vitest";
import { filterName, isUsual, readFilters, type SavedFilter, withFilter } from "./saved-filters";

const PATIENT = "3f2a9c1e-0000-4000-8000-000000000001";
const DENIED: SavedFilter = {
  view: "all",
  status: "denied",
  patient: PATIENT,
  move: null,
  sort: "-total_charges",
};
const DUE: SavedFilter = { view: "needs_attention", status: null, patient: null, move: null, sort: null };

describe("what is stored", () => {
  it("comes back", () => {
    expect(readFilters(JSON.stringify([DENIED, DUE]))).toEqual([DENIED, DUE]);
  });

  it.each([null, "", "{", "7", '{"view":"all"}', "[1,null]"])("is empty for %j", (text) => {
    expect(readFilters(text)).toEqual([]);
  });

  it("loses what is not known, and names above all", () => {
    const text = JSON.stringify([{ ...DENIED, patient: "Rosa Diaz", name: "Rosa Diaz", status: "gone" }]);
    expect(readFilters(text)).toEqual([
      { view: "all", status: null, patient: null, move: null, sort: "-total_charges" },
    ]);
  });
});

it("keeps one of each, the newest first, twelve at most", () => {
  expect(withFilter([DUE, DENIED], DENIED)).toEqual([DENIED, DUE]);
  const many = Array.from({ length: 12 }, (_, n) => ({ ...DENIED, patient: `${n}` }));
  expect(withFilter(many, DUE)).toHaveLength(12);
});

it("is called by its choices", () => {
  expect(filterName(DENIED, "Rosa Diaz")).toBe("Denied · Rosa Diaz · Charges, highest first");
  expect(filterName(DENIED, null)).toBe("Denied · One patient · Charges, highest first");
  expect(filterName(DUE, null)).toBe("Needs attention");
  expect(isUsual({ view: "all", status: null, patient: null, move: null, sort: null })).toBe(true);
  expect(isUsual(DUE)).toBe(false);
});
