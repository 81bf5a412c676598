import { describe, expect, it } from "vitest";
import { choicesOf, type FilterChoices, filterWords, isUsual, queryOf, sameName } from "./saved-filters";

const PATIENT = "3f2a9c1e-0000-4000-8000-000000000001";
const USUAL: FilterChoices = { view: "all", status: null, patient: null, move: null, sort: null };
const DENIED: FilterChoices = { ...USUAL, status: "denied", patient: PATIENT, sort: "-total_charges" };
const DUE: FilterChoices = { ...USUAL, view: "needs_attention" };

describe("what is saved", () => {
  it.each([USUAL, DENIED, DUE, { ...USUAL, move: "appeal" as const }])("comes back: %j", (filter) => {
    expect(choicesOf(queryOf(filter))).toEqual(filter);
  });

  it("leaves out what is as usual", () => {
    expect(queryOf(USUAL)).toEqual({});
    expect(queryOf(DENIED)).toEqual({ status: "denied", patient_id: PATIENT, sort: "-total_charges" });
    expect([USUAL, DENIED, DUE].map(isUsual)).toEqual([true, false, false]);
  });

  it("has no status where all claims are denied", () => {
    expect(choicesOf({ view: "needs_attention", status: "paid" })).toEqual(DUE);
  });
});

it("is told by its choices", () => {
  expect(filterWords(DENIED, "Rosa Diaz")).toBe("Denied · Rosa Diaz · Charges, highest first");
  expect(filterWords(DENIED, null)).toBe("Denied · One patient · Charges, highest first");
  expect(filterWords(DUE, null)).toBe("Needs attention");
  expect(filterWords(USUAL, null)).toBe("All claims");
});

it("has the same name in capitals and with more blanks", () => {
  expect(sameName(" To  do", "TO DO ")).toBe(true);
  expect(sameName("To do", "Todo")).toBe(false);
});
