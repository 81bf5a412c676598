import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { beforeOperation } from "./before-operation";

const SURGEON = `BAY ORTHOPAEDICS   OPERATIVE NOTE
Ames-Tell, Rosa   01/02/1960   07/13/2026
Right shoulder cuff repair, two anchors.`;
const EARLIER = `LAKE PHYSICAL THERAPY   INITIAL EVALUATION
Ames-Tell, Rosa   DOB 01/02/1960   Date 04/27/2026
QuickDASH 52
Lifts a kettle with both hands.`;
const LATER = `LAKE PHYSICAL THERAPY   PROGRESS NOTE   11/06/2026
Ames-Tell, Rosa   DOB 01/02/1960
16 wks post op.  QuickDASH 38`;

const chartOf = (...pages: string[]) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  }).facts;
const letter = { procedureCodes: ["97110"], noticeDate: "2026-11-12" };
const leftOut = (facts: ReturnType<typeof chartOf>, known = letter, notice = "12 visits not certified.") => {
  const ids = beforeOperation(facts, known, notice);
  return facts.filter(({ id }) => ids.has(id)).map(({ measure, quote }) => measure?.value ?? quote);
};

it("leaves out what was measured and seen before the operation that the therapy follows", () => {
  const said = leftOut(chartOf(SURGEON, EARLIER, LATER));
  expect(said).toContain("52");
  expect(said).toContain("Lifts a kettle with both hands.");
  expect(said).not.toContain("38");
});

it("takes the day of the operation from a note that names it", () => {
  const named = LATER.replace("16 wks post op.", "s/p cuff repair 07/13/2026, 16 wks post op.");
  expect(leftOut(chartOf(EARLIER, named))).toContain("52");
});

it.each([
  ["no operation stands in the chart", chartOf(EARLIER, LATER), letter, undefined],
  [
    "the operation itself is in question",
    chartOf(SURGEON, EARLIER, LATER),
    { ...letter, procedureCodes: ["29827"] },
    undefined,
  ],
  [
    "the payer asks how it was before it",
    chartOf(SURGEON, EARLIER, LATER),
    letter,
    "No pre-operative function is given.",
  ],
  ["nothing was measured after it", chartOf(SURGEON, EARLIER), letter, undefined],
  [
    "the therapy came before it",
    chartOf(SURGEON, EARLIER, LATER),
    { ...letter, noticeDate: "2026-06-01" },
    undefined,
  ],
])("leaves out nothing where %s", (_, facts, known, notice) =>
  expect(leftOut(facts, known, notice)).toEqual([]),
);

// Red without what lasts of a life, and without the look for a plan.
it("keeps who the patient is, and leaves out what was only planned then", () => {
  const page = EARLIER.replace("QuickDASH 52", "Occupation: roofer, lifts 60 lb.\nPlan: try injection.");
  const said = leftOut(chartOf(SURGEON, page, LATER));
  expect(said).not.toContain("Occupation: roofer, lifts 60 lb.");
  expect(said).toContain("Plan: try injection.");
});
