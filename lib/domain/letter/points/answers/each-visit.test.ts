import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofEachVisit } from "./each-visit";

const entry = (date: string, quote: string, adverse?: "refusal"): ChartFact => ({
  ...{
    id: `${date} ${quote}`,
    date,
    quote,
    heading: "",
    section: "",
    topics: [],
    ...(adverse ? { adverse } : {}),
  },
  place: { documentId: "notes", page: 1, boxes: [] },
});
const NOTE = "O Tender L5, R SI. PSIS low. Adj L5, S, T8. Tolerated well. e-signed Ada Roe, DC";
const FACTS = [
  entry("2026-06-08", "Signed Ada Roe, DC"),
  entry("2026-06-10", `${NOTE} (unsigned)`, "refusal"),
  entry("2026-06-15", NOTE),
  entry("2026-07-06", NOTE),
];
const letter = { datesOfService: ["2026-06-08", "2026-06-10", "2026-06-15"] };
const days = (asked: string, facts = FACTS) => ofEachVisit(asked, facts, letter).map(({ date }) => date);

it.each([
  "for each treatment visit, the findings of that day, the segments adjusted, and a legible signature",
  "Minutes are not shown for every date of service.",
  "All visits: what was done and who signed it.",
])("takes the signed entries of the denied days: %s", (asked) =>
  expect(days(asked)).toEqual(["2026-06-08", "2026-06-15"]),
);

it.each(["A treatment plan with goals.", "Improvement is not shown from each visit to the next."])(
  "answers no other point: %s",
  (asked) => expect(days(asked)).toEqual([]),
);

it("answers nothing by signatures alone", () =>
  expect(days("findings of each visit", FACTS.slice(0, 1))).toEqual([]));
