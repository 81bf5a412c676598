import { expect, it } from "vitest";
import type { DocumentText } from "@/lib/core/document-text";
import { readChart } from "./read-chart";

/** A scanned page; words that end in "~" could hardly be read. */
function scanOf(...lines: string[]): DocumentText {
  const text = lines.map((line) => line.replaceAll("~", "")).join("\n");
  const words = lines.flatMap((line, row) =>
    line.split(/ +/).map((word, at) => ({
      text: word.replace("~", ""),
      box: { x: at / 40, y: row / 40, width: 0.02, height: 0.02 },
      confidence: word.endsWith("~") ? 0.2 : 0.95,
    })),
  );
  return { pages: [{ number: 1, width: 612, height: 792, method: "ocr", text, words }] };
}

const read = (...lines: string[]) =>
  readChart(
    [
      {
        documentId: "d",
        title: "Note",
        document: scanOf(
          "VISIT NOTE",
          "Patient: Rosa Ames-Tell DOB 01/02/1960",
          "Date of visit: 09/08/2026",
          ...lines,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );

// Seen red: what a faint scan hardly showed was quoted to the payer as what the record says.
it("leaves out a line of a scan that is hardly more than guessed, and says so", () => {
  const { facts, leftOut } = read(
    "Stairs are hard for her with the heavy bag in one hand.",
    "Reason:~ Fo~ lL~ Low - up blLood~ pressure and dial~",
  );
  const quotes = facts.map(({ quote }) => quote).join("\n");
  expect(quotes).toContain("Stairs are hard");
  expect(quotes).not.toContain("blLood");
  expect(leftOut).toContainEqual({ documentId: "d", page: 1, reason: "hard_to_read", detail: "1 line" });
});

it("states no value of which a digit is guessed, and keeps a sentence with one word that is", () => {
  const { facts } = read(
    "ODI 54%~ today.",
    "She walks one~ block and then has to rest on a bench.",
    "LEFS 31/80",
  );
  expect(facts.flatMap(({ measure }) => measure?.value ?? [])).toEqual(["31/80"]);
  expect(facts.map(({ quote }) => quote).join("\n")).toContain("one block");
});
