import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofCopyGiven } from "./copy-given";

const fact = (quote: string): ChartFact => ({
  id: quote,
  date: "2026-02-25",
  place: { documentId: "portal", page: 2, boxes: [] },
  quote,
  heading: "",
  section: "",
  topics: [],
});
const ASKED = "Comprehensive care plan, copy given to the patient";

it.each([
  "Attached is the care plan we made together.",
  "Copy of the care plan handed to his daughter.",
  "Care plan mailed to patient 02/25/2026.",
])("is by what the patient got it: %s", (quote) => {
  expect(ofCopyGiven(ASKED, [fact("Lungs clear."), fact(quote)])).toEqual([fact(quote)]);
});

it.each([
  "The care plan was revised today.",
  "Care plan not yet given to the patient.",
  "We will send the care plan by mail.",
  "Patient declined a copy of the care plan.",
  "Copy of the lab results given.",
  "Care plan sent to the insurer.",
  "A copy of the care plan needs to be mailed.",
  "Attached is the bill.",
  "The care plan is to be shared next week.",
  "No copy of the care plan on file.",
  // Red before.
  "Medication given per care plan.",
  "Care plan shared with staff; sent to PCP.",
  "Care plan sent to Dr. Roe.",
  "Care provided according to care plan.",
])("says nothing of a copy given: %s", (quote) => expect(ofCopyGiven(ASKED, [fact(quote)])).toEqual([]));

it("is asked for by its words alone", () =>
  expect(ofCopyGiven("Comprehensive care plan", [fact("Attached is the care plan.")])).toBeUndefined());
