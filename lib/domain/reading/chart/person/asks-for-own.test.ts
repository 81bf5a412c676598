import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const said = (...lines: string[]) =>
  readChart(
    [
      {
        documentId: "n",
        title: "N",
        document: fromPlainText(
          ["BAY CLINIC   VISIT   10/13/2026", "Patient: Rupert Ames   DOB 01/19/1957", "", ...lines, ""].join(
            "\n",
          ),
        ),
      },
    ],
    { patientName: "Rupert Ames", dateOfBirth: "1957-01-19" },
  )
    .facts.map(({ quote }) => quote)
    .join(" | ");

// Seen red: what somebody who came along asked for themselves stood as the patient's.
it.each([
  ["Others present: wife Greta.", "Greta asks about her own knee; told to book."],
  ["His wife came along.", "His wife asked about her own shoulder pain."],
])("leaves out what another asks for their own part: %s %s", (first, second) =>
  expect(said(first, second)).not.toMatch(/knee|shoulder/),
);

it.each([
  "He asks about his own knee brace.",
  "His wife asks about his knee.",
  // Seen red: what is his own is the patient's where a woman asks.
  "His wife asks about his own knee exercises.",
  "Greta asks him about his own knee.",
  "Greta helps him with his knee exercises.",
  "His wife asked for her own copy of the handout.",
  "Wife asks about the knee.",
  "He wants his own walker for the knee.",
])("keeps what is said of the patient: %s", (line) =>
  expect(said("Others present: wife Greta.", line)).toContain(line.slice(-10)),
);
