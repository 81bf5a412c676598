import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const HEAD =
  "BAY REHAB      PROGRESS REPORT\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n\n";
const facts = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(`${HEAD}${text}\n`) }], {
    patientName: "Rosa Ames-Tell",
  }).facts;
const said = (text: string) => facts(text).map(({ quote }) => quote);

// Red with each sentence of its own.
it("keeps what a goal was and what it is with the goal", () =>
  expect(
    said("Goal 2  Holds a cup. Baseline: 2 of 10 lifts. Now: 8 of 10 lifts.   Partly met"),
  ).toContainEqual(expect.stringMatching(/Holds a cup\. Baseline: 2 of 10 lifts\. Now: 8 of 10 lifts\./)));

it.each([
  ["Walks without a cane. Now: pain with stairs.", "Walks without a cane."],
  ["Holds a cup. Baseline: unable, see the first report.", "Holds a cup."],
])("leaves other sentences apart: %s", (text, first) => expect(said(text)).toContain(first));

// Red with a pressure under its place taken for nothing.
it("reads a pressure beside a pulse under the place where it was taken", () =>
  expect(
    facts("08/04/2026  office   152/94   HR 84\n09/01/2026  office   149/92   HR 80").flatMap(
      ({ measure, date }) => (measure ? [`${date} ${measure.name} ${measure.value}`] : []),
    ),
  ).toEqual(["2026-08-04 BP (office) 152/94", "2026-09-01 BP (office) 149/92"]));

it.each(["Office 152/94 Main Street", "Office 12/14 to 12/20, P 2 sheets"])(
  "takes an address and days for no pressure: %s",
  (text) => expect(facts(text).filter(({ measure }) => measure)).toEqual([]),
);
