import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const EXPORT = `--- EXPORT ---  patient_id: 40417   page 1 of 1
name: Ames-Tell, Rosa        dob: 1960-01-02
encounter: 2026-09-08    type: NEW EPISODE EXAM
hpi: Missed the last step and landed on her hip. Last seen in spring.
work_status: retired
exam.asym: R ilium high 1 cm      exam.rom: lumbar flex 30/60, ext 10/25
plan.goal: stand at sink 30 min
see v.1: of the manual
`;

// Red without the reader: the keys ran together in one quotation; red without "_" in keys: "… spring. work_status: retired".
it("tells an export's keys of two parts one by one", () => {
  const { facts } = readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(EXPORT) }], {
    patientName: "Rosa Ames-Tell",
  });
  const told = facts.filter((fact) => fact.told);
  expect(told.map(({ quote }) => quote)).toEqual([
    "Exam, asym: R ilium high 1 cm",
    "Plan, goal: stand at sink 30 min",
  ]);
  // Motions told as parts of their normals are values.
  expect(facts.flatMap(({ measure }) => (measure ? `${measure.name} ${measure.value}` : []))).toEqual([
    "Lumbar flex 30/60",
    "Lumbar ext 10/25",
  ]);
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  // A rule of hyphens and the number of the page name no paper.
  expect(told[0]?.heading).toBe("");
  expect(facts.map(({ quote }) => quote)).toContain("Last seen in spring.");
});

// Seen red: a key of two words with a blank before its colon was quoted as the machine has it.
it("tells a key of several words by its words", () => {
  const { facts } = readChart(
    [
      {
        documentId: "chart",
        title: "Chart",
        document: fromPlainText(
          "EXPORT 10/06/2026\nname: Ames-Tell, Rosa\nexam.head_impulse : POSITIVE left\nexam.dix_hallpike : NEGATIVE both sides\nmail ada.roe_x@bay.org : sent\n",
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  const told = facts.map(({ quote }) => quote);
  expect(told).toContain("Head impulse: positive left");
  expect(told).toContain("Dix hallpike: negative both sides");
  expect(told.filter((quote) => quote.startsWith("Roe"))).toEqual([]);
});
