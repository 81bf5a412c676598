import { expect, it } from "vitest";
import { topicsAsked } from "./point-topics";

// Seen red with every "fall" taken for one of the patient's.
it.each([
  ["These dates fall after it ended.", false],
  ["The service falls outside the approved period.", false],
  ["No history of falls was documented.", true],
  ["The notes show two falls in the past year.", true],
  ["The patient is at risk.", true],
])("asks of the patient's safety: %s", (text, isAsked) =>
  expect(topicsAsked(text, false).includes("risk")).toBe(isAsked),
);
