import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { onMissedFields } from "./billed-lines";

const toldOf = (reason: string, pages: string[], notice = reason) => {
  const text = pages.map((page) => `Patient: Rosa Ames   DOB 01/02/1960\n${page}\n`).join("\f");
  const chart = readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(text) }], {
    patientName: "Rosa Ames",
  });
  const letter = { denialText: reason, datesOfService: ["2026-09-29"], procedureCodes: ["97110"] };
  return onMissedFields(chart.facts, letter, notice).map(({ quote }) => quote);
};
const note = (said: string, day = "09/29/2026") => `VISIT NOTE   Date: ${day}\n${said}`;

// One case for each row of the list.
it.each([
  [
    "The rendering provider's identifier is invalid.",
    "Treated and signed by: Ann Otto, PT 09/29/2026 5:20 pm",
  ],
  ["Missing or invalid place of service.", "Pt location: home, by audio and video."],
  ["Missing National Drug Code (NDC).", "Lot Y0118, NDC 00006-4681-00, left thigh."],
  ["The diagnosis is inconsistent with the procedure.", "Plantar warts of the right foot, B07.0."],
  ["Missing ordering provider identifier.", "Ordering practitioner: A. Crane, NP 1780993312"],
  ["A required modifier is missing.", "97110 GP exercise for the shoulder."],
  ["Missing CLIA number.", "Rapid test read at 10:04, CLIA 05D0999999."],
])("tells of the field that the payer finds wrong: %s", (reason, said) => {
  expect(toldOf(reason, [note(said)])).toContain(said);
});

it("tells how much was given where the units are wrong, and nothing of another day", () => {
  const pages = [
    note("97110 exercise 38 min, 3 units."),
    note("97110 exercise 15 min, 1 unit.", "09/15/2026"),
  ];
  expect(toldOf("Missing or invalid days or units of service.", pages)).toEqual([
    "97110 exercise 38 min, 3 units.",
  ]);
});

it("takes no field from what the notice prints for whoever appeals", () => {
  const notice =
    "The claim lacks information.\nTo appeal, name the ordering provider and the place of service.";
  expect(toldOf("The claim lacks information.", [note("Pt location: home.")], notice)).toEqual([]);
});

it("tells who ordered, however long before", () => {
  const order = "Practitioner: Hollis Crane, NP     NPI 1780993312";
  const said = toldOf("Missing ordering provider identifier.", [note(order, "09/16/2026")]);
  expect(said.join(" ").replace(/\s+/g, " ")).toContain("Hollis Crane, NP NPI 1780993312");
});

it("takes the row of the denied code before the rows of the claim's other codes", () => {
  const rows =
    "Dx on claim   A Z00.00   B R00.2\n\n99396   pointer A   $212.00   paid\n\n97110   pointer A   $46.00   denied   <- should be B";
  const said = toldOf("The diagnosis is inconsistent with the procedure.", [note(rows)]);
  expect(said[0]).toContain("97110 pointer A $46.00 denied <- should be B");
  expect(said.join(" ")).not.toContain("99396");
});
