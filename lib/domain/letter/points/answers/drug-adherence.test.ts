import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { pairPoint } from "./pair";

const told = (text: string, quote: string) => {
  const fact: ChartFact = {
    ...{ id: quote, quote, heading: "Office Visit", section: "", topics: [], date: "2026-10-05" },
    place: { documentId: "chart", page: 1, boxes: [] },
  };
  const point = { id: "asked", kind: "criterion" as const, text, disputed: true };
  return pairPoint(point, { letter: {}, facts: [fact], category: "medical_necessity" }).passages.length;
};
const ASKED = "Member takes the medication as prescribed";

// Seen red: what the note says of the doses answered no criterion.
it.each([
  [ASKED, "Five doses, none missed, mild nausea."],
  [ASKED, "No missed doses since June."],
  ["Documented adherence to the drug", "She has not missed an injection."],
])("answers whether a drug is taken with the doses that were not missed: %s, %s", (text, quote) =>
  expect(told(text, quote)).toBe(1),
);

it.each([
  [ASKED, "Missed 3 doses in August."],
  [ASKED, "Six visits, none missed."],
  [ASKED, "If no dose is given by noon, call the clinic."],
  ["No other drug of the class is used", "No missed doses since June."],
])("answers nothing else: %s, %s", (text, quote) => expect(told(text, quote)).toBe(0));
