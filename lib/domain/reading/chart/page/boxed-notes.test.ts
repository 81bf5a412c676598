import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";
import { textOfBoxedNotes } from "./boxed-notes";

const BOXES = `+-- Visit 13 -------- Tue 10/06/2026 ------+-- Visit 17 -------- Tue 10/20/2026 ------+
| S: Hip tired after standing at the bench | S: Walked the dog, limps at the end.      |
|    for three hours.                      | O: Gait with a mirror: limp in 3 of 20    |
| O: Step-up 4 in, stance at the rail.     |    steps, corrected by hand at the pelvis.|
| A: Tolerated all of it well.             | A: Loses control without the hand cue.    |
|     B. Roe, PT, DPT  10/06/2026 17:20    |     B. Roe, PT, DPT  10/20/2026 16:48     |
+------------------------------------------+-------------------------------------------+
`;
const read = (text: string) =>
  readChart([{ documentId: "notes", title: "Notes", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1961-12-19",
  }).facts.map(({ quote, date }) => ({ quote, date }));
const HEAD = "BAY REHAB     Ames-Tell, Rosa    DOB 12/19/1961\n\n";

// Seen red: one line of both notes was one sentence, with its strokes, and all were of one day.
it("reads notes in boxes side by side note by note, each by its own day", () => {
  const facts = read(HEAD + BOXES);
  expect(facts.map(({ quote }) => quote).join("\n")).not.toContain("|");
  const gait = facts.find(({ quote }) => quote.includes("limp in 3 of 20"));
  expect(gait).toMatchObject({ date: "2026-10-20" });
  expect(gait?.quote).toContain("steps, corrected by hand at the pelvis");
  expect(facts.find(({ quote }) => quote.includes("Step-up 4 in"))).toMatchObject({ date: "2026-10-06" });
});

it("gives the words of the boxes note after note, to be looked up", () => {
  const said = textOfBoxedNotes(HEAD + BOXES).replace(/\s+/g, " ");
  expect(said).toContain("after standing at the bench for three hours.");
  expect(said).not.toContain("BAY REHAB");
});

it.each([
  ["a table", BOXES.replace(/[a-z]{3,}/g, "12")],
  [
    "columns as narrow as values",
    "+-----+-----+\n| a b | c d |\n| aa cc | dd ee |\n| a | b |\n| a | b |\n+-----+-----+",
  ],
  ["one box", BOXES.replace(/^(.{44}).*$/gm, "$1")],
  ["a frame without its strokes", BOXES.replaceAll("|", " ")],
])("leaves %s as it is", (_, text) => expect(textOfBoxedNotes(text)).toBe(""));
