import { describe, expect, it } from "vitest";
import { dollarsOf } from "@/lib/core/money";
import { BLANK_VALUES, type Line } from "./line";
import { claimDifferences, differenceText, sumsOf } from "./line-sums";

const line = (total_charge: string, insurance_paid_amount = "", denied_amount = ""): Line => ({
  id: `temp-${total_charge}`,
  values: { ...BLANK_VALUES, total_charge, insurance_paid_amount, denied_amount },
});

describe("the sums of the lines", () => {
  it("are counted in cents", () => {
    const lines = [
      ...Array.from({ length: 3 }, () => line("0.10")),
      line("1000.01", "0.20", "0.30"),
      line("", "x"),
    ];
    expect(sumsOf(lines)).toEqual({ count: 5, charges: 100031, paid: 20, denied: 30 });
    expect(dollarsOf(123456789)).toBe("$1,234,567.89");
  });

  it("are held against the claim", () => {
    const sums = sumsOf([line("100.00", "40.00")]);
    expect(claimDifferences({ total_charges: "90.00", total_paid_amount: "40.00" }, sums)).toEqual({
      charges: "$10.00 more than the claim's $90.00",
      paid: null,
    });
    expect(differenceText(500, "10.00", 1)).toBe("$5.00 less than the claim's $10.00");
    expect(differenceText(500, null, 1)).toBeNull();
    expect(differenceText(0, "10.00", 0)).toBeNull();
  });
});
