import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const read = (text: string) =>
  readChart([{ documentId: "note", title: "Treatment notes", document: fromPlainText(text) }], {
    patientName: "Rosa Ames",
    dateOfBirth: "1960-01-02",
  });
const note = (head: string, signature: string) =>
  `BAY PT                    TREATMENT NOTE                  Ames, Rosa   01/02/1960\nDOS 09/29/2026    visit 3    ${head}\n\nS: Spinning when rolling to the right.\nA: Gait with head turns still veers left.\n                     ${signature}   e-signed 09/29/2026 16:40\n`;

describe("a therapist behind the letters of the own degree", () => {
  it.each([
    ["signed with the initial", note("PT: Vera Lindemann", "V. Lindemann PT")],
    ["signed with the given name", note("PT: Vera Lindemann", "Vera Lindemann, PT, DPT")],
    ["with a middle initial", note("PT: Vera K. Lindemann", "V. Lindemann DPT")],
  ])("leaves the page the patient's, %s", (_, text) => {
    const { facts, leftOut } = read(text);
    expect(leftOut).toEqual([]);
    expect(facts.map(({ quote }) => quote).join("|")).toContain("Gait with head turns still veers left.");
  });

  it.each([
    ["somebody whom nobody signs for", note("PT: Vera Lindemann", "Ida Roe PT")],
    ["somebody of a signer's surname", note("PT: Vera Lindemann", "Karl Lindemann, PT")],
    ["somebody short for a patient", note("Pt: Vera Lindemann", "V. Lindemann PT")],
  ])("does not take %s for one who treats", (_, text) => {
    expect(read(text).leftOut.map(({ reason }) => reason)).toContain("other_patient");
  });
});

describe("a vaccine behind the patient's surname", () => {
  const log = (word: string) =>
    read(
      `11/18/2026  9:40   RJ called the drug plan 800-555-0166 re Ames, ${word} 10/08. Coverage active since 01/01/2026.\n`,
    );
  // Seen red: the log of the desk was another person's.
  it.each(["Shingrix", "Boostrix", "Prevnar"])("names nobody: %s", (word) => {
    expect(log(word).leftOut).toEqual([]);
    expect(log(word).facts.length).toBeGreaterThan(0);
  });
  it.each(["Grant", "Ivo", "April"])("is no other given name: %s", (word) =>
    expect(log(word).leftOut.map(({ reason }) => reason)).toContain("other_patient"),
  );
});
