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

const TWO_LINES = "99214  dx A (E11.65)  paid\n83036  dx B (K11.65)  denied, NCD 190.21";
const SLEEP = "Line 1 99213  G47.33 paid. Line 2 95806  C47.33 denied: not a covered indication.";
const POINTERS = "Diagnoses 1) I10  2) J10.1. 93000 pointer 2 is not covered for this diagnosis.";

// Seen red: the right code stood on another line of the claim, so that it was taken for billed.
it.each([
  ["of a letter", "Visit 09/15/2026 Type 2 diabetes E11.65. Signed R. Moss MD", TWO_LINES],
  ["of another letter", "09/15/2026 OSA, G47.33. Home study done. /s/ A. Roe NP", SLEEP],
])("finds a slip %s whose right code another line has", (_, text, notice) =>
  expect(found(text, notice)?.words).toContain("09/15/2026"),
);

it.each([
  [
    "two codes of one category",
    "Visit 09/15/2026 right knee M25.561. Signed R. Moss MD",
    "20610 M25.561 paid, 20610 M25.562 denied for the diagnosis",
  ],
  ["a code that the note has, too", "Visit 09/15/2026 E11.65, K11.65. Signed R. Moss MD", TWO_LINES],
  ["codes that are no slip of each other", "Visit 09/15/2026 I10. EKG. Signed R. Moss MD", POINTERS],
  [
    "two diagnoses that the note lacks",
    "Visit 09/15/2026 E11.65. Signed R. Moss MD",
    `${TWO_LINES}\nC  R73.03`,
  ],
])("does not take %s", (_, text, notice) => expect(found(text, notice)).toBeUndefined());

// Seen red: the one billed code that was read was Z00.01, and the list of orders, with its "DC:" of a drug, passed for a signed note.
it.each([
  [
    "a list of orders that stops a drug",
    "ORDERS 09/15/2026\nFIT kit dx Z12.11\nDC: naproxen",
    "99396 Z00.01 paid. 99213 25 I10 bundled",
  ],
  [
    "a screening code beside a whole category",
    "Visit 09/15/2026 BP. Z12.11. Signed R. Moss MD",
    "99396 Z00.01 paid. 99213 25 I10 bundled",
  ],
])("does not take %s", (_, text, notice) => expect(found(text, notice)).toBeUndefined());
it("still takes the note's one code for the one that was billed, whole category or not", () => {
  expect(found("Visit 09/15/2026 A: E11.65. Signed R. Moss, DC", "83036 N18.30 denied")).toBeDefined();
  expect(found("Visit 09/15/2026 A: M54.12. Signed R. Moss MD", "98940 R42 denied")).toBeDefined();
});

// Seen red: a remittance's remark code N19 counted as a second billed diagnosis, and a signature before a colon as none.
it.each([
  ["Visit 09/15/2026 A: E11.65. Signed R. Moss MD", "83036 N18.30 denied. Remark N19"],
  ["Visit 09/15/2026\nSeen by R. Moss, DC: A: E11.65.", "83036 N18.30 denied"],
])("takes the note's one code beside %s", (text, notice) => expect(found(text, notice)).toBeDefined());
