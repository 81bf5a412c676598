import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../../page/page-lines";
import { personsIn } from "../persons-in";

const SUBJECT = { patientName: "Marisol Trevethan", dateOfBirth: "1968-03-14" };
const OWN =
  "HARROW CREEK PT   DAILY NOTE\nPatient: Marisol Trevethan    DOB: 03/14/1968    Sex: F    MRN: 40817\nDate of service: 09/24/2026\nPain 3/10";
const linesOf = (text: string) => readLines(fromPlainText(text), true);

/** Pages by the way in which they name somebody; "-" before what is another person's, "+" before what is the patient's. */
const ways = readFileSync("tests/fixtures/persons/ways.txt", "utf8")
  .split(/^## /m)
  .slice(1)
  .map((part): [string, string[]] => {
    const [title = "", ...lines] = part.replace(/\n$/, "").split("\n");
    return [title, lines];
  });

describe("ways in which papers name a person", () => {
  it.each(ways)("%s", (_, marked) => {
    const lines = linesOf(marked.map((line) => line.slice(2)).join("\n"));
    const paper = personsIn([linesOf(OWN), lines], SUBJECT).papers[1];
    const kept = (index: number) =>
      paper?.owned.owners[index] === "other" ? "" : (paper?.lines[index]?.text.trim() ?? "");
    marked.forEach((line, index) => {
      if (line.startsWith("+")) expect(kept(index)).toBe(lines[index]?.text.trim());
      if (line.startsWith("-")) expect(kept(index)).not.toMatch(/\d/);
    });
  });
});
