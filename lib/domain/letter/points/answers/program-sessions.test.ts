import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { programSessions } from "./program-sessions";

const row = (date: string, name = "Diet", value = "1500"): ChartFact => ({
  ...{ id: `${date}${name}`, quote: `${date} 219 ${value}`, date, heading: "Participation record" },
  ...{ section: "", topics: [], measure: { key: `row:${name}`, name, fullName: name, value } },
  place: { documentId: "program", page: 1, boxes: [] },
});
const said = (quote: string): ChartFact => ({
  ...{ id: quote, quote, heading: "Participation record", section: "", topics: [], told: true },
  place: { documentId: "program", page: 1, boxes: [] },
});
const DAYS = ["2026-05-11", "2026-06-08", "2026-07-06", "2026-08-03", "2026-08-31"];
const ASKED =
  "Took part in a weight management program (diet, activity, behavior) for at least 3 months in a row; sessions with dates";
const program = (days: string[]) => [
  ...days.flatMap((day) => [row(day), row(day, "Activity min/wk", "90")]),
  said("Behavior topic Sleep"),
];
const quotes = (asked: string, facts: ChartFact[]) => programSessions(asked, facts).map(({ quote }) => quote);

describe("the sessions of a program", () => {
  it("are told together, with their first and last day and what each recorded", () => {
    const [quote = ""] = quotes(ASKED, program(DAYS));
    expect(quote).toMatch(/^5 sessions from 05\/11\/2026 to 08\/31\/2026 \(May 11, 2026; June 8, 2026; /);
    expect(quote).toMatch(/with Diet, Activity min\/wk, Behavior topic$/);
  });

  it.each([
    ["they were too short", ASKED, program(DAYS.slice(0, 3))],
    ["they were broken off", ASKED, program(["2026-02-02", "2026-03-02", "2026-07-06", "2026-08-03"])],
    ["they were of something else", "A pain program for at least 3 months", program(DAYS)],
    ["no length of time is asked for", "Sessions of diet and activity with dates", program(DAYS)],
    ["two sessions are no course", ASKED, program(["2026-05-11", "2026-08-31"])],
  ])("are not told where %s", (_, asked, facts) => expect(quotes(asked, facts)).toEqual([]));
});
