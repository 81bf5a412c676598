import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofNamedTest } from "./named-test";

const fact = (heading: string, quote: string, told?: true): ChartFact => ({
  id: `a:1:${quote.length}`,
  place: { documentId: "a", page: 1, boxes: [] },
  quote,
  heading,
  section: "",
  topics: [],
  ...(told ? { told } : {}),
});
const REPORT = [
  fact("Spirometry Report", "Quality A / A"),
  fact("Spirometry Report", "FEV1: Pre 2.29, Post 2.61, Chg % 14", true),
  fact("Spirometry Report", "Interpretation: Obstruction, reversible."),
  fact("Spirometry Report", "Consistent with asthma."),
  fact("Progress Note", "ACT 14/25 today, wheeze at rest."),
];

it("answers a named test from its own report, the conclusion first", () => {
  const said = ofNamedTest("The records do not show a diagnosis of asthma confirmed by spirometry.", REPORT);
  expect(said.map(({ quote }) => quote)).toEqual([
    "Interpretation: Obstruction, reversible.",
    "Consistent with asthma.",
    "FEV1: Pre 2.29, Post 2.61, Chg % 14",
  ]);
  expect(ofNamedTest("No echocardiogram is on file.", REPORT)).toEqual([]);
  expect(ofNamedTest("The records do not show uncontrolled symptoms.", REPORT)).toEqual([]);
});
