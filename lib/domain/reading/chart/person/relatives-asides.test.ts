import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const said = (line: string) =>
  readChart(
    [
      {
        documentId: "n",
        title: "N",
        document: fromPlainText(
          `BAY CLINIC   VISIT   10/13/2026\nPatient: Rupert Ames   DOB 01/19/1957\n\nSlept well.\n${line}\n`,
        ),
      },
    ],
    { patientName: "Rupert Ames", dateOfBirth: "1957-01-19" },
  )
    .facts.map(({ quote }) => quote)
    .join(" | ");

// Seen red: a relative's walk, remedy and score stood between the patient's own sentences.
it.each([
  ["Wife's knee is being replaced in December; her walk is 210 m.", /210|replaced/],
  ["His mother used a TENS in 2019 without benefit.", /TENS/],
  ["His brother tried the same brace with good relief.", /brace/],
  ["Smoker in home: brother Esteban (20/day, ACT 22)", /ACT 22|20\/day/],
  ["Lives with son Marcus (A1c 7.1)", /7\.1/],
  [">> Son Marcus has T1DM, A1c 7.0, uses pump.", /7\.0|pump/],
  ["A: Husband Floyd uses a wheelchair, MoCA 17/30.", /17/],
])("leaves out what is a relative's: %s", (line, theirs) => {
  expect(said(line)).toContain("Slept well");
  expect(said(line)).not.toMatch(theirs);
});

it.each([
  "Used a TENS in 2019 without benefit.",
  "Daughter uses a gait belt, TUG 24 s.",
  "Wife has COPD.",
  "Wife uses a walker; LEFS 40/80 today.",
  "Son Marcus has a truck, LEFS 40/80.",
  "Wife has arthritis, so his LEFS 40/80 matters for lifting.",
  "His wife used a gait belt on the stairs.",
  "His wife used ice on his knee without relief.",
  "He used his mother's TENS without benefit.",
  "Stairs with husband Tom (min assist x1, 12 steps)",
  "Transfers: wife Greta (cues, FIM 5)",
  "Lives with wife Greta, walks 210 m.",
  "Wife's knee was replaced in 2020; he walks 210 m.",
  "Son's ankle was injected; his own knee bends 95 deg.",
  "Gait training with daughter Rosa (RPE 13, HR 92)",
  "Walked with son Marcus (BORG 3, HR 88)",
  "Translated by daughter Ana (ODI 44%)",
  "Right knee is being replaced in December; his walk is 210 m.",
  "His wife's car was repaired; he walks 210 m.",
  "His mother's hip was replaced; he walks 210 m.",
  "Wife reports he walks 210 m.",
])("keeps what is the patient's: %s", (line) =>
  expect(said(line)).toContain(line.replace(/\s+/g, " ").slice(-9).replace(/\.$/, "")),
);
