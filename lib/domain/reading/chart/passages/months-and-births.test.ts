import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const said = (text: string) =>
  readChart([{ documentId: "n", title: "Note", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  }).facts.map(({ quote }) => quote);

// Seen red: the day was cut off behind the name of its month.
it("does not end a sentence behind a month that was cut short", () => {
  expect(
    said(
      "BAY CHIROPRACTIC    ACCIDENT FORM\nName   Rosa Ames-Tell    DOB 1/2/1960\nDate of accident   Oct. 11, 2026\nRear-ended at a light.\n",
    ),
  ).toContain("Date of accident Oct. 11, 2026");
  expect(
    said("Bay Clinic\nRosa Ames-Tell\nShe was last seen here in Oct. 12 visits were attended.\n"),
  ).toContain("She was last seen here in Oct.");
});

// Seen red: "24." began a list, and the sentence stood without its day.
it("takes the day of a month on the next line for no number of a list", () => {
  expect(
    said(
      "Bay Therapy\nNovember 6, 2026\nRe: Rosa Ames-Tell\n\nI graded the left tibialis anterior 4/5, where it was 5/5 on September\n24. I do not think more therapy should go ahead.\n",
    ),
  ).toContain("I graded the left tibialis anterior 4/5, where it was 5/5 on September 24.");
  expect(
    said("Bay Clinic\nRosa Ames-Tell\nGoals for the weeks of September:\n1. Walk one mile.\n"),
  ).toContain("Walk one mile.");
  // Seen red: a list that goes on behind a month.
  expect(
    said("Bay Clinic\nRosa Ames-Tell\nGoals\n1. Return to work by December\n2. Lift 20 lb from the floor.\n"),
  ).toContain("Lift 20 lb from the floor.");
});

// Seen red: the birth within a sentence made it the head of a page, and how often he was treated was lost.
it("keeps a letter's sentence that names the birth, and no head of a page", () => {
  const letter = said(
    "Bay Therapy\nNovember 6, 2026\n\nDear Dr. Otto,\n\nI have treated your patient Rosa Ames-Tell (DOB 1/2/60) twelve times, from September 24 to November 5, 2026.\n\nSincerely,\nBo Roe, DPT\n",
  );
  expect(letter.join(" ")).toContain("twelve times, from September 24");
  for (const head of [
    "Patient Rosa Ames-Tell (DOB 1/2/60) seen by B. Roe, DPT at Bay Therapy",
    "Rosa Ames-Tell   DOB 1/2/60   visit 12",
    "Seen: Rosa Ames-Tell (DOB 1/2/60), room 4",
  ])
    expect(said(`Bay Therapy   11/06/2026\n${head}\nWalks one mile.\n`).join(" ")).not.toContain("1/2/60");
});
