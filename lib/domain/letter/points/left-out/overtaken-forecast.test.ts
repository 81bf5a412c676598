import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { overtakenForecasts } from "./overtaken-forecast";

const fact = (id: string, date: string, quote: string, topics: ChartFact["topics"] = []): ChartFact => ({
  ...{ id, date, quote, topics, heading: "", section: "" },
  place: { documentId: "note", page: 1, boxes: [] },
});
const ORDER = fact("order", "2026-11-04", "Order PT 2 x 6 wks.", ["order"]);

it.each([
  "Expect 24 visits of PT to be enough, full duty about 11/30.",
  "Should be discharged after 8 more visits.",
  "10 sessions will suffice.",
  "I anticipate that 12 visits are sufficient.",
])("leaves out a forecast that a later order has overtaken: %s", (quote) =>
  expect([...overtakenForecasts([fact("guess", "2026-08-19", quote), ORDER])]).toEqual(["guess"]),
);

it.each([
  ["without a later order", [fact("guess", "2026-08-19", "Expect 24 visits to be enough.")]],
  ["that is as new as the order", [fact("guess", "2026-11-04", "Expect 12 visits to be enough."), ORDER]],
  ["of recovery", [fact("guess", "2026-08-19", "Expect return to full function."), ORDER]],
])("keeps one %s", (_, facts) => expect([...overtakenForecasts(facts)]).toEqual([]));
