import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const said = (...pages: string[][]) =>
  readChart(
    [
      {
        documentId: "papers",
        title: "Papers",
        document: fromPlainText(pages.map((page) => page.join("\n")).join("\f")),
      },
    ],
    { patientName: "Ines Quintanar", dateOfBirth: "1984-11-30" },
  )
    .facts.map(({ quote, measure }) => `${quote} ${JSON.stringify(measure ?? "")}`)
    .join(" | ");

const exported = (name: string, born: string, score: string) => [
  "[Export] Bay Rehab - Chart > Encounters > Eval        exported 11/18/2026 09:07",
  name,
  born,
  "encounter.date      : 2026-10-29",
  "therapist           : Anselm Otto, PT",
  `test.FGA            : ${score} / 30`,
  "assessment          : Needs graded gaze and gait work with guarding.",
];

describe("an export that names its patient by a key", () => {
  // Seen red: the namesake's page was told as the patient's.
  it.each([
    ["patient.name        : Quintana, Inez", "patient.dob         : 1948-03-11"],
    ["patient_name: Quintana, Inez", "dob: 1948-03-11"],
    ['"patient_name": "Inez Quintana",', '"dob": "1948-03-11",'],
  ])("is that person's: %s", (name, born) => {
    const text = said(
      exported("patient.name        : Quintanar, Ines", "patient.dob         : 1984-11-30", "17"),
      exported(name, born, "28"),
    );
    expect(text).toContain("17");
    expect(text).not.toContain("28 / 30");
  });
});

const letter = (opening: string, result: string) => [
  "BAY ALLERGY AND ASTHMA               Salem OR",
  "October 20, 2026",
  "",
  "Ada Otto, DO, Juniper Street Family Practice",
  "",
  "Dear Ada,",
  "",
  opening,
  `On examination today the spirometry showed ${result} and she has asthma.`,
  "",
  "Florian Yazzie, MD",
];

describe("a colleague's letter", () => {
  // Seen red: another patient's findings were told as this one's.
  it.each([
    "Thank you for sending Anneke Thorson (8/2/1997), seen today for hives.",
    "Thank you for referring Anneke Thorson, seen today for hives.",
    "Thanks for asking me to see Anneke Thorson, 29 years old.",
    "I had the pleasure of seeing your patient Anneke Thorson today.",
  ])("is about whom it was written for: %s", (opening) =>
    expect(said(letter(opening, "reversibility of 4 percent"))).not.toContain("4 percent"),
  );

  it.each([
    "Thank you for sending Ines Quintanar (11/30/1984), seen today.",
    "Thank you for referring Ms. Quintanar, seen today.",
    "Thank you for sending your notes on this pleasant woman.",
    "Thank you for referring Ines to Bay Allergy for testing.",
    "Thank you for asking me to see Dr. Otto's patient today.",
    "Thank you for referring your patient to Juniper Street Allergy.",
  ])("and the patient's own stays: %s", (opening) =>
    expect(said(letter(opening, "reversibility of 4 percent"))).toContain("4 percent"),
  );
});
