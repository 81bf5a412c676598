import { describe, expect, it } from "vitest";
import { barWords, successWords } from "./result-labels";

const of = (decided: number, overturned: number, success_rate: number | null) =>
  successWords({ decided, overturned, partly_overturned: 1, success_rate });

describe("successWords", () => {
  it("shows counts where there is no rate, and the n of a rate", () => {
    expect(of(9, 3, null)).toBe("4 of 9");
    expect(of(13, 7, 0.6154)).toBe("62% of 13");
    expect(of(0, 0, null)).toBe("–");
  });
});

describe("barWords", () => {
  it("names what there is", () => {
    const bar = { label: "Plan", overturned: 2, partly_overturned: 0, upheld: 1, dismissed: 0, open: 3 };
    expect(barWords({ ...bar, recovered: "0.00" })).toBe("Plan: 2 overturned, 1 upheld, 3 still open");
  });
});
