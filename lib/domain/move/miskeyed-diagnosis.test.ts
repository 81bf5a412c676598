import { expect, it } from "vitest";
import { diagnosisMiskeyed } from "./miskeyed-diagnosis";

const NOTICE = "Diagnosis E11.56 does not support the service under the coverage determination.";
const found = (text: string, notice = NOTICE) =>
  diagnosisMiskeyed([{ text, place: "Note, page 1" }], notice, ["2026-09-15"]);

it.each([
  ["the note's code a slip away", "Visit 09/15/2026  A/P: E11.65, type 2 diabetes. I10. Signed R. Moss MD"],
  ["the list of errors", "Corrections for 09/15/2026\n83036 dx E78.5 should be E11.9 - AB"],
  [
    "the charge below the note",
    "Visit 09/15/2026 E11.65 diabetes. Signed R. Moss MD\n----------\nCharge screen 83036 E11.56",
  ],
])("finds the right diagnosis in %s", (_, text) => expect(found(text)).toBeDefined());

it.each([
  ["a note with the billed code", "Visit 09/15/2026 E11.56, E11.65. Signed R. Moss MD"],
  ["another day's note", "Visit 08/15/2026 E11.65. I10. Signed R. Moss MD"],
  ["a note that nobody signed", "Visit 09/15/2026 E11.65"],
  ["other codes", "Visit 09/15/2026 I10, E78.5, M54.50. Signed R. Moss MD"],
])("does not take %s", (_, text) => expect(found(text)).toBeUndefined());
