import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { notesOfOtherDays } from "./notes-held";

const DAYS = ["2026-09-09", "2026-09-14"];
const facts = DAYS.map((date) => ({ date, quote: "97140", topics: [] })) as unknown as ChartFact[];
const held = (notice: string, letter: Partial<LetterFacts> = {}) =>
  notesOfOtherDays({ datesOfService: DAYS, ...letter }, notice, facts);

it.each([
  ["The records we hold (a visit note of 09/02/26) do not show the minutes.", true],
  ["We had only the note dated September 2, 2026.", true],
  ["The records we hold (visit notes of 09/02/26, 09/09/26) do not show the minutes.", false],
  ["The records we hold, received on 10/12/2026, do not show the minutes.", false],
  ["The records we hold do not show the minutes of 09/02/26.", false],
])("names what the payer had only where it is of no denied day: %s", (notice, isTold) =>
  expect(held(notice) !== undefined).toBe(isTold),
);

it("is not told of a span of days, nor of a service that is still to be given", () => {
  const notice = "The records we hold (a visit note of 09/02/26) do not show the minutes.";
  expect(held(notice, { servicePeriod: true })).toBeUndefined();
  expect(held(notice, { stage: "pre_service" })).toBeUndefined();
});
