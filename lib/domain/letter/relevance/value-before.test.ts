import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { betterOf, tellsBefore } from "./value-before";

const row = (quote: string, better?: "lower" | "higher"): ChartFact => ({
  ...{ id: quote, date: "2026-09-21", quote, heading: "", section: "", topics: [] },
  place: { documentId: "sheet", page: 1, boxes: [] },
  measure: { key: "row:x", name: "X", fullName: "X", value: "31", number: 31, ...(better ? { better } : {}) },
});

describe("which way a value gets better", () => {
  it.each([
    ["VHI-10 31 17 < 11", "lower"],
    ["Oswestry 46% 20% 20% or less met", "lower"],
    ["Leaks in 3 days 13 4 under 2", "lower"],
    ["Max phonation time, s 31 34 > 45", "higher"],
    ["Steps a day 31 2,400 at least 4,000", "higher"],
    ["Reps 31 39 42 or more", "higher"],
    // A normal range, within which it stood already.
    ["Bilirubin 31 28 < 104", undefined],
    ["HDL 31 36 > 20", undefined],
    ["Girth 33 31", undefined],
    ["BP < 140 before exercise 150 138", undefined],
    ["Row 5 < 11 and then 12", undefined],
  ])("is told by the goal behind them: %s", (quote, better) => {
    expect(betterOf(row(quote))).toBe(better);
  });

  it("is the measure's own where that is known", () => {
    expect(betterOf(row("Score 31 17 < 11", "higher"))).toBe("higher");
  });
});

describe("a value with what it was before", () => {
  it.each([
    "1.4 x 1.1 x 0.3 cm (was 2.2 x 1.8 x 0.5 on 10/2).",
    "See lift sheet. Oswestry 26% (9/28: 46%).",
    "PCL-5 31 (intake 54), PHQ-9 9 (17).",
    "Neck Disability Index 6 of 50 (12%; it was 38%).",
    "Rotation right 68 (was 40), left 70.",
    "Grip L 38 lb, was 21.",
    "SUDS 75 -> 30 in session.",
    "Pain went from 7 to 2 over the course.",
    "FGA 21/30 (was 14)",
  ])("shows a change: %s", (quote) => {
    expect(tellsBefore(quote)).toBe(true);
  });

  it.each([
    "Claim was billed from 09/01 to 09/30.",
    "Moved from 2 visits to 1 visit a week.",
    "Lisinopril 10 mg -> 20 mg.",
    "Paid $45.00, was $60.00.",
    "She was 45 when it began.",
    "Called 10/02, was told to fax again.",
    "Code 97110 -> 97530.",
    "Open 8:00, was 9:00.",
    "Age 54 (DOB 3/9/1972).",
    "Seen in room 4, was friendly.",
    "Works from 9 to 5 at a desk.",
    "Children aged from 4 to 9.",
    "Cared for her mother from 2020 to 2024.",
    "Wears size 9 (was 8).",
    "L4-5 (previous 3 surgeries)",
  ])("shows none: %s", (quote) => {
    expect(tellsBefore(quote)).toBe(false);
  });
});
