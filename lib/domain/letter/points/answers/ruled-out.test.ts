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
