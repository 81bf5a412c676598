import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { withSignatures } from "./signed-papers";

const fact = (id: string, quote: string, more: Partial<ChartFact> = {}): ChartFact => ({
  id,
  date: "2026-09-01",
  place: { documentId: "plan", page: 1, boxes: [] },
  quote,
  heading: "Plan of Care",
  section: "",
  topics: [],
  ...more,
});
const chosen = fact("a", "Therapy twice a week for 6 weeks: 97110, 97112.");
const told = (line: string, more: Partial<ChartFact> = {}, of = chosen) =>
  withSignatures([of], [of, fact("b", line, more)], new Set()).map(({ quote }) => quote);

it.each([
  "Ada Roe-Tell, MD certified 9/3/2026",
  "Therapist Bo Tell, PT signed 09/09/2026 11:26 AM",
  "Signed: Octavia Rusk, DC 08/31/2026",
  "Electronically signed by Ingrid Falcon, PT, DPT on 09/22/2026 at 6:10 PM",
  "/es/ Corinna Macready, PT, NCS 09/24/2026",
  "Flora Oyelaran, NP",
  "Signature R. Ames Witness T. Otto, front office",
  'Practitioner: Ada Roe-Tell, FNP 09/03/2026 "agree, and keep her off the field until I see her 10/22"',
])("tells with a plan that %s", (line) => {
  expect(told(line)).toEqual([chosen.quote, line]);
});

it.each([
  "To: Ada Roe, MD fax 608-555-0141",
  "Ordered by: Ada Roe, MD",
  "Ordering: Ada Roe, MD",
  "Requesting: Ada Roe, MD",
  "Not signed Ada Roe, MD",
  "Signed ____________",
  'Practitioner: Ada Roe-Tell, FNP 09/03/2026 "I do not agree to more than six visits"',
  'Practitioner: Ada Roe-Tell, FNP 09/03/2026 "hold therapy until the MRI is read"',
  "Right knee, lateral approach, consent signed, time-out done.",
  "Ames, Rosa 05/30/1992 08/04/2026 09:10 E. Otto, MD",
])("takes no signature from %s", (line) => {
  expect(told(line)).toEqual([chosen.quote]);
});

it("leaves a visit's note and another page without one, and tells a page's signature once", () => {
  const line = "Ada Roe-Tell, MD certified 9/3/2026";
  const note = fact("n", "Heel raises 30 min.", { heading: "Daily Note" });
  expect(told(line, { heading: "Daily Note" }, note)).toEqual([note.quote]);
  expect(told(line, { place: { documentId: "plan", page: 2, boxes: [] } })).toEqual([chosen.quote]);
  const known = new Set<string>();
  const all = [chosen, fact("b", line)];
  expect(withSignatures([chosen], all, known)).toHaveLength(2);
  expect(withSignatures([chosen], all, known)).toHaveLength(1);
});

// Seen red: that the beneficiary had signed was told of no questionnaire, whatever the payer asked for.
it.each([
  "Other Health Insurance Questionnaire",
  "Notice: Visits Past Your Limit",
  "Appointment of Representative",
  "Waiver of Liability",
])("tells who signed a patient's own paper: %s", (heading) => {
  const line = "Signature Rosa Ames Date 11/03/2026";
  const paper = fact("q", "Other insurance ended 05/31/2026.", { heading });
  expect(told(line, { heading }, paper)).toEqual([paper.quote, line]);
});

// Seen red: a degree and a certificate without a comma between them made no signature.
it("takes a degree with a certificate behind it for a signature", () => {
  const line = "B. Otto, OTR/L CHT 09/03/2026 5:24p";
  expect(told(line)).toEqual([chosen.quote, line]);
});
