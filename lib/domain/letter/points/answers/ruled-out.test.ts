import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { eligibleFacts } from "../left-out/eligible";
import { decidingFacts } from "./deciding-facts";

const ASKS =
  "We denied the ultrasound of the right shoulder.\nIt may be necessary when magnetic resonance imaging cannot be done.";
const kept = (paper: string, notice = ASKS) =>
  eligibleFacts(
    readChart([{ documentId: "p", title: "Card", document: fromPlainText(paper) }], {
      patientName: "Rosa Ames",
    }).facts,
    { datesOfService: ["2026-10-20"], procedureCodes: ["76881"], denialCategory: "medical_necessity" },
    notice,
  )
    .facts.map(({ quote }) => quote)
    .join(" | ");

const CARD = (device: string) =>
  `IMPLANT IDENTIFICATION CARD\nHolder:    Rosa Ames\nDevice:    ${device}     Implanted: 03/14/2019\nSurgeon:   Bay Ear Institute\nWARNING:   NO MRI. Do not enter the MRI room.`;

// Seen red: the card was years old and named the other side.
it("keeps what forbids a test for life, however old and on whichever side, where the payer asks for it", () => {
  expect(kept(CARD("cochlear implant, left, magnet not removable"))).toContain("cochlear implant");
  expect(kept(CARD("cochlear implant, left, magnet not removable"))).toContain("NO MRI");
});

it("is told first where the payer asks for it", () => {
  const { facts } = readChart(
    [{ documentId: "p", title: "Card", document: fromPlainText(CARD("cochlear implant, left")) }],
    { patientName: "Rosa Ames" },
  );
  const told = (notice: string) => decidingFacts(facts, {}, notice).map(({ quote }) => quote);
  expect(told(ASKS).join(" ")).toMatch(/cochlear implant.*NO MRI/);
  expect(told("The ultrasound was not medically necessary.")).toEqual([]);
});

it("keeps none of it where nothing is said to be impossible, and no old implant of another kind", () => {
  const plain = "We denied the ultrasound of the right shoulder as not medically necessary.";
  expect(kept(CARD("cochlear implant, left, magnet not removable"), plain)).not.toContain("cochlear");
  expect(kept(CARD("knee prosthesis, left"))).not.toContain("knee prosthesis");
});

it.each([
  "XR only, no MRI yet.",
  "MRI safety: no pacemaker, no aneurysm clips.",
  "Pacemaker, MRI conditional.",
  "Mother has a pacemaker.",
  "Spinal cord stimulator explanted 2019.",
])("takes for nothing that forbids a scan: %s", (quote) => {
  const place = { documentId: "p", page: 1, boxes: [] };
  const fact = { id: "1", place, quote, heading: "Note", section: "", topics: [] };
  expect(decidingFacts([fact], {}, ASKS)).toEqual([]);
});

it("answers no refusal of the scan itself with what forbids it", () => {
  const place = { documentId: "p", page: 1, boxes: [] };
  const fact = { id: "1", place, quote: "PMH pacemaker 2019.", heading: "Note", section: "", topics: [] };
  expect(decidingFacts([fact], {}, ASKS)).toHaveLength(1);
  for (const notice of [
    "We denied the MRI of the lumbar spine. A course of therapy could not be found.",
    "We cannot approve the MRI. MRI cannot be repeated within six months.",
  ])
    expect(decidingFacts([fact], {}, notice)).toEqual([]);
});
