import { describe, expect, it } from "vitest";
import { fieldWords, resultWords, valueWords } from "./remittance-words";

describe("fields of a difference", () => {
  it.each([
    ["total_paid_amount", "Paid"],
    ["patient_responsibility", "Patient responsibility"],
    ["line_items.2.insurance_paid_amount", "Line 2: paid"],
    ["line_items.3", "Line 3"],
  ])("%s", (field, words) => expect(fieldWords(field)).toBe(words));

  it("shows options and answers in words", () => {
    expect(valueWords("status", "partially_paid")).toBe("Partially Paid");
    expect(valueWords("can_appeal", "false")).toBe("No");
    expect(valueWords("total_charges", "")).toBe("nothing");
  });
});

it("sums up a posting", () => {
  const none = { created: 0, updated: 0, unchanged: 0, conflicts: 0, unmatched: 0, newly_denied: 0 };
  expect(resultWords({ status: "applied", ...none, updated: 1, newly_denied: 1 })).toBe(
    "1 claim updated, 1 newly denied.",
  );
  expect(resultWords({ status: "applied", ...none })).toBe("Nothing had to be changed.");
});
