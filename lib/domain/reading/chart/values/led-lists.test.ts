import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const HEAD = "PROGRESS NOTE\nPatient: Rosa Ames-Tell   Date: 10/13/2026\n\n";
const said = (text: string) =>
  readChart([{ documentId: "note", title: "Note", document: fromPlainText(HEAD + text) }], {
    patientName: "Rosa Ames-Tell",
  }).facts.map(({ quote }) => quote);

// Seen red: the items were quoted without what they were.
it("says of each item set in below a line what it was: ordered, or what came of it", () => {
  const all = said(`Orders placed 10/13/2026 3:14 PM (LO):
     Rapid influenza A, in-house (87804)
     Rapid influenza B, in-house (87804)
Results reviewed 3:36 PM:
     Influenza A antigen: negative
     Influenza B antigen: POSITIVE
`);
  expect(all).toEqual([
    "Orders placed 10/13/2026 3:14 PM (LO): Rapid influenza A, in-house (87804); Rapid influenza B, in-house (87804)",
    "Results reviewed 3:36 PM: Influenza A antigen: negative; Influenza B antigen: POSITIVE",
  ]);
});

it("leaves what stands no further in, and a line that leads to no such list", () => {
  const all = said(
    "Orders placed today:\nRapid influenza A, in-house (87804)\n\nThe plan says:\n   Walk 20 minutes a day.\n",
  );
  expect(all.some((quote) => quote.includes("today: Rapid"))).toBe(false);
  expect(all).toContain("Walk 20 minutes a day.");
});

// Seen red: the aims stood without the word that makes them aims.
it("gives the items below their lead as aims", () => {
  const { facts } = readChart(
    [
      {
        documentId: "plan",
        title: "Plan",
        document: fromPlainText(
          `${HEAD}Frequency: 2 x wk\nAims:\n  A) Keep TUG at or below 18 sec through 09/30/2026\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  expect(facts.find(({ quote }) => quote.startsWith("Keep TUG"))).toMatchObject({
    section: "Aims",
    topics: ["goals"],
  });
});

it("tells each aim with the day that its lead gives", () => {
  const goals = (lead: string) =>
    said(
      `${lead}\n   1. R flexion 150 deg for the overhead shelf.    Now 118.\n   2. QuickDASH 15 or less.\n`,
    );
  for (const lead of [
    "LTG, all by 09/24/2026:",
    "P:  New goals (4 wks):",
    "Long-term goals, to be met by 11/30/2026:",
  ])
    expect(goals(lead).some((one) => one.endsWith("overhead shelf. Now 118; 2. QuickDASH 15 or less"))).toBe(
      true,
    );
  // Without a time the items stand under their lead one by one, as before.
  expect(goals("Goals:").some((one) => one.includes("118; 2."))).toBe(false);
  expect(goals("Goals 1 and 2 were discussed with her son").some((one) => one.includes("118; 2."))).toBe(
    false,
  );
});
