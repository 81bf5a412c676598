import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { daysOfIllness } from "./days-of-illness";

const fact = (quote: string, date: string): ChartFact => ({
  ...{ id: quote, quote, heading: "Office Visit", section: "", topics: [], date },
  place: { documentId: "chart", page: 1, boxes: [] },
});
const ASKED = "at least 50 % fewer migraine days a month from baseline";
const told = (text: string, ...quotes: [string, string][]) =>
  daysOfIllness(
    { kind: "criterion", text },
    quotes.map(([quote, date]) => fact(quote, date)),
  ).map(({ quote }) => quote);
const FIRST: [string, string] = ["18 headache days/mo by diary (March).", "2026-04-06"];
const LAST: [string, string] = ["Diary September: 5 migraine days.", "2026-10-02"];

// Seen red: a drug that had failed before stood beside the criterion, and neither count.
it("tells the first and the last count of such days", () => {
  const between: [string, string] = ["Headache days per month: 11.", "2026-07-01"];
  expect(told(ASKED, LAST, between, FIRST)).toEqual([FIRST[0], LAST[0]]);
  expect(told("A reduction in monthly headache days", FIRST, between)).toEqual([FIRST[0], between[0]]);
});

it.each<[string, string, [string, string]]>([
  ["an aim", ASKED, ["Goal: 4 migraine days a month.", "2026-10-02"]],
  ["a limit", ASKED, ["4 or fewer migraine days a month.", "2026-10-02"]],
  ["days of work", ASKED, ["Missed 2 days of work for migraine.", "2026-10-02"]],
  ["days without it, which fell", ASKED, ["Diary September: 5 migraine free days.", "2026-10-02"]],
  ["a count that rose", ASKED, ["Diary September: 21 migraine days.", "2026-10-02"]],
  ["a count of the same day", ASKED, ["6 migraine days.", FIRST[1]]],
  ["other days asked for", "Fewer days in hospital", LAST],
  ["a severity asked for", "Migraine of moderate or severe intensity", LAST],
])("tells no change from %s", (_, asked, other) => expect(told(asked, FIRST, other)).toEqual([]));
