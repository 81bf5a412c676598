import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const quotes = (line: string) =>
  readChart(
    [
      {
        documentId: "d1",
        title: "Note",
        document: fromPlainText(
          `Nolin Valley Orthopaedics            Office note\n${line}\n\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Visit: 09/09/2026\n\nContinue supervised therapy twice a week.\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  ).facts.map(({ quote }) => quote);

// Red where an address stood in the letter as what the record says.
it.each([
  "502 Hospital Dr, Elizabethtown KY           Ph 270-555-0139",
  "88 Mill Road, Suite 4, Troy, OH 45373",
  "P.O. Box 4410, Troy OH 45373",
  "Print 10/27/2026 LJ",
])("takes %s for no fact", (line) => {
  const said = quotes(line).join(" ");
  expect(said).toContain("Continue supervised therapy twice a week.");
  expect(said).not.toContain(line.slice(0, 10));
});

it.each([
  "12 Hip St flexion repetitions done with the therapist's hands",
  "Walks 3 blocks to 14 Mill Road now, without the cane.",
])("keeps what is said with a street in it: %s", (line) => {
  expect(quotes(line).join(" ")).toContain(line.replace(/\s+/g, " "));
});
