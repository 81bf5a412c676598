import { describe, expect, it } from "vitest";
import { disputedAmount } from "./facts";

const line = (code: string, amount: string | null, procedureCode = "97110") => ({
  ...{
    procedureCode,
    dateOfService: "2026-09-03",
    billed: "90.00",
    groupCode: null,
    remarks: [],
    reason: null,
  },
  ...{ code, amount },
});

describe("what is in dispute", () => {
  it("counts a service once, however many codes its row names", () => {
    expect(disputedAmount([line("50", "90.00"), line("97", null), line("197", null)])).toBe("90.00");
  });

  it("is not told where a service says no amount", () => {
    expect(disputedAmount([line("50", "90.00"), line("50", null, "97140")])).toBeUndefined();
  });
});
