import { expect, it } from "vitest";
import { factsNote, factsTitle } from "./facts-labels";

it.each([
  [{ unsupported: [], confirmed: 31, in_documents: 0 }, "31 are confirmed by your records or by a person."],
  [
    { unsupported: [], confirmed: 18, in_documents: 81 },
    "18 are confirmed by your records or by a person, 81 only read in the documents. Compare those with the paper.",
  ],
  [
    { unsupported: [1], confirmed: 3, in_documents: 1 },
    "These were not found in any document or record. Of the others, 3 are confirmed by your records or by a person, 1 only read in the documents.",
  ],
])("sends nobody to a paper that nothing was read in", (counts, words) =>
  expect(factsNote(counts)).toBe(words),
);

it("counts what has no source", () => {
  expect(factsTitle({ unsupported: [1, 2], confirmed: 0, in_documents: 0 })).toBe("2 facts without a source");
});
