import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { copiedScores } from "./copied-scores";

const fact = (date: string, quote: string, pain?: number): ChartFact => ({
  id: `${date} ${quote}`,
  date,
  place: { documentId: "d", page: 1, boxes: [] },
  quote,
  heading: "",
  section: "",
  topics: [],
  ...(pain === undefined
    ? {}
    : { measure: { key: "pain", name: "Pain", fullName: "Pain", value: `${pain}/10`, number: pain } }),
});
const isLeft = (quote: string, from = 7, to = 4) => {
  const note = fact("2026-10-15", quote);
  const all = [fact("2026-09-17", "Pain", from), note, fact("2026-10-29", "Pain", to)];
  return copiedScores(all).has(note.id);
};

// Seen red: the score that each note took over stood beside the measured gain.
it.each(["S: back 7/10 (same).", "Pain 7/10, unchanged.", "same 8/10 in the low back", "7/10 no change"])(
  "a score that is said to be the same stands not against the measured gain: %s",
  (quote) => expect(isLeft(quote)).toBe(true),
);

it.each([
  "S: back 5/10, better.",
  "Pain 4/10 (same).",
  "Pain 7/10 at the start of care.",
  "same exercises, walked 7/10 mile",
  "Pain 7/10, no change with naproxen.",
  "Pain 8/10, unchanged despite six weeks of therapy",
  "Pain 7/10, same exercises",
])("other words stay: %s", (quote) => expect(isLeft(quote)).toBe(false));

it("a score that is the same where the pain never fell stays", () => {
  expect(isLeft("S: back 7/10 (same).", 7, 7)).toBe(false);
  expect(isLeft("S: back 7/10 (same).", 6, 7)).toBe(false);
});
