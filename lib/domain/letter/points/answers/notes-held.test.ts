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
  ["The visit note we received with the claim (09/02/2026) shows work on the neck.", true],
  ["The notes we received (09/02/2026 and 09/14/2026) repeat the score.", false],
  ["The records we received (10/02/2026) do not show the minutes, sent by fax.", true],
  ["The notes we received by fax on 10/02/2026 do not show the minutes.", false],
  ["The notes we received (received 10/02/2026) do not show the minutes.", false],
  ["The records we hold, received on 10/12/2026, do not show the minutes.", false],
  ["The records we hold do not show the minutes of 09/02/26.", false],
  ["The notes we received do not include the evaluation of 09/02/2026.", false],
  ["The records we received with the claim lack the note of 09/02/2026.", false],
  ["The records we hold do not include the visit note of 09/02/26.", false],
  ["The only records we received refer to an order dated 09/02/2026 and an exam dated 09/02/2026.", false],
])("names what the payer had only where it is of no denied day: %s", (notice, isTold) =>
  expect(held(notice) !== undefined).toBe(isTold),
);

it("is not told of a span of days, nor of a service that is still to be given", () => {
  const notice = "The records we hold (a visit note of 09/02/26) do not show the minutes.";
  expect(held(notice, { servicePeriod: true })).toBeUndefined();
  expect(held(notice, { stage: "pre_service" })).toBeUndefined();
});

it("tells where the practice's own copy of it stands, where one page is headed as the note of that day", () => {
  const copy = (heading: string, page = 1) =>
    ({
      date: "2026-09-02",
      heading,
      quote: "Neck.",
      topics: [],
      place: { documentId: "n", page },
    }) as unknown as ChartFact;
  const copies = (...chart: ChartFact[]) =>
    notesOfOtherDays(
      { datesOfService: DAYS },
      "The visit note we received with the claim (09/02/2026) shows work on the neck.",
      facts,
      [...facts.map((fact) => ({ ...fact, heading: "" })), ...chart],
    )?.copies.length;
  expect(copies(copy("Visit note"))).toBe(1);
  expect(copies(copy("Visit note"), copy("Visit note", 2))).toBe(0);
  expect(copies(copy("Shoulder exam"))).toBe(0);
});
