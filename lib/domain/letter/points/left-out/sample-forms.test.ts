import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofSampleForms } from "./sample-forms";

const fact = (quote: string, page = 1) =>
  ({
    id: quote,
    quote,
    heading: "",
    place: { documentId: "forms", page, boxes: [] },
  }) as unknown as ChartFact;

it.each([
  ["HMO REFERRAL SAMPLE - NOT A REFERRAL Referral no. R-0000", true],
  ["SPECIMEN: NOT VALID", true],
  ["SAMPLE FORM", true],
  ["FOR TRAINING PURPOSES ONLY", true],
  ["*** VOID ***", true],
  ["SAMPLE: blood, not a fasting one", false],
  ["URINE SPECIMEN COLLECTED 09/02/2026", false],
  ["This is not a referral but an order", false],
])("a page that calls itself a sample says nothing: %s", (mark, out) => {
  expect(ofSampleForms([fact(mark), fact("Visits: 4"), fact("Referral no. R-77", 2)]).size).toBe(out ? 2 : 0);
});
