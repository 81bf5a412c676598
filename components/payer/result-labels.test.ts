import { expect, it } from "vitest";
import { resultWords } from "./result-labels";

it("sums up a posting", () => {
  const none = { created: 0, updated: 0, unchanged: 0, conflicts: 0, unmatched: 0, newly_denied: 0 };
  expect(resultWords({ ...none, updated: 1, newly_denied: 1 })).toBe("1 claim updated, 1 newly denied.");
  expect(resultWords(none)).toBe("Nothing had to be changed.");
});
