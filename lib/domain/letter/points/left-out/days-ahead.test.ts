import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { withoutDaysAhead } from "./days-ahead";

const fact = (date: string): ChartFact => ({
  ...{ id: date, quote: "Lifts 35 lb now.", heading: "Visit", section: "", topics: [], date },
  place: { documentId: "n", page: 1, boxes: [] },
});
const daysOf = (letter: { letterDate?: string; noticeDate?: string }) =>
  withoutDaysAhead([fact("2026-11-09"), fact("2026-12-07")], letter).map(({ date }) => date);

// Seen red: "December 7, 2026, Visit" stood in a letter of November 20.
it("tells what was read under a day ahead of the letter without a day", () => {
  expect(daysOf({ letterDate: "2026-11-20", noticeDate: "2026-11-17" })).toEqual(["2026-11-09", undefined]);
  expect(daysOf({ letterDate: "2026-12-07", noticeDate: "2026-11-17" })).toEqual([
    "2026-11-09",
    "2026-12-07",
  ]);
});

it.each([
  ["the letter has no day", { noticeDate: "2026-11-17" }],
  ["the notice has none", { letterDate: "2026-11-20" }],
  ["the letter is dated before the notice", { letterDate: "2026-11-01", noticeDate: "2026-11-17" }],
])("keeps every day where %s", (_, letter) => expect(daysOf(letter)).toEqual(["2026-11-09", "2026-12-07"]));
