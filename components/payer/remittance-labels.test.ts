import { describe, expect, it } from "vitest";
import { amountWords, fieldWords, isWholeLine, valueWords } from "./remittance-labels";

describe("fields of a difference", () => {
  it.each([
    ["total_paid_amount", "Paid"],
    ["patient_responsibility", "Patient responsibility"],
    ["line_items.2.insurance_paid_amount", "Line 2: paid"],
    ["line_items.3", "Line 3"],
  ])("%s", (field, words) => expect(fieldWords(field)).toBe(words));

  it.each([
    ["status", "partially_paid", "Partially Paid"],
    ["can_appeal", "false", "No"],
    ["total_charges", "", "nothing"],
    ["total_charges", "1234.50", "$1,234.50"],
    ["patient_responsibility", "20.00", "$20.00"],
    ["line_items.2.denied_amount", "70.00", "$70.00"],
    ["line_items.2.status", "DENIED", "Denied"],
    ["date_processed", "2026-11-18", "Nov 18, 2026"],
    ["date_of_service_from", "2026-01-05", "Jan 5, 2026"],
    ["appeal_deadline", "2026-07-05", "Jul 5, 2026"],
    ["line_items.3", "97110 120.00 2026-01-05", "97110, $120.00, Jan 5, 2026"],
    // Looks like an amount and is none.
    ["payer_claim_number", "2026.10", "2026.10"],
  ])("%s %s", (field, value, words) => expect(valueWords(field, value)).toBe(words));

  it("tells a line that is not on the claim from one of its fields", () => {
    expect([isWholeLine("line_items.3"), isWholeLine("line_items.3.status")]).toEqual([true, false]);
  });
});

it("shows what cannot be read as such", () => {
  expect([amountWords("80.00"), amountWords(null)]).toEqual(["$80.00", "?"]);
});
