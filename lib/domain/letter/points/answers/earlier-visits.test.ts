import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isEarlierVisit, ofEarlierVisits } from "./earlier-visits";

const POINT = "A new-patient code is paid only if nobody of the group saw the member in three years.";
const row = (date: string, quote: string) => ({ id: quote, date, quote }) as ChartFact;
const DERM = row("2025-06-11", "06/11/2025 Hill Lund, B MD 207N00000X 99203");
const OLD = row("2022-03-30", "03/30/2022 Bay West, C MD 207Q00000X 99213");
const NOTE = row("2025-06-11", "Nevus of the calf, shave biopsy.");

// Seen red: visits of other days were left out as telling nothing of the day in question.
it("takes each visit of the list with its specialty, the newest first", () =>
  expect(ofEarlierVisits(POINT, [OLD, NOTE, DERM])).toEqual([DERM, OLD]));

it("leaves what was found at those visits, and every row where nothing of a new patient is in doubt", () => {
  expect(isEarlierVisit(NOTE, POINT)).toBe(false);
  expect(isEarlierVisit(DERM, "The line was refused for its modifier.")).toBe(false);
  expect(ofEarlierVisits("The new-patient visit needs the notes of the day.", [DERM])).toEqual([]);
});
