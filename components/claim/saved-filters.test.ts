import { expect, it } from "vitest";
import { sameName } from "./saved-filter-name";
import { filterWords, isUsual, type SavedChoices, sameFilter } from "./saved-filters";

const PATIENT = "3f2a9c1e-0000-4000-8000-000000000001";
const DENIED: SavedChoices = { status: "denied", patient_id: PATIENT, sort: "-total_charges" };
const DUE: SavedChoices = { view: "needs_attention" };

it("is told by its choices", () => {
  expect(filterWords(DENIED, "Rosa Diaz")).toBe("Denied · Rosa Diaz · Charges, highest first");
  expect(filterWords(DENIED, null)).toBe("Denied · One patient · Charges, highest first");
  expect(filterWords(DUE, null)).toBe("Needs attention");
  expect(filterWords({}, null)).toBe("All claims");
});

it("is the same with the same choices", () => {
  expect(sameFilter(DENIED, { sort: "-total_charges", patient_id: PATIENT, status: "denied" })).toBe(true);
  expect(sameFilter(DENIED, { ...DENIED, right_move: "appeal" })).toBe(false);
  expect([{}, DENIED, DUE].map(isUsual)).toEqual([true, false, false]);
});

it("has the same name in capitals and with more blanks", () => {
  expect(sameName(" To  do", "TO DO ")).toBe(true);
  expect(sameName("To do", "Todo")).toBe(false);
});
