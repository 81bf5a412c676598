import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { withOwnPapers } from "./enclosable";
import { NO_EVIDENCE } from "./plan/letter-plan";

const paper = (documentId: string, heading: string): ChartFact => ({
  ...{ id: `${documentId}:1:0`, quote: "Pages 4, Result OK", heading, section: "", topics: [] },
  place: { documentId, page: 1, boxes: [] },
});

// Red where the confirmation of a fax about another claim went along with records.
it.each([
  ["FAX CONFIRMATION", false],
  ["Transmission Verification Report", false],
  ["FAX COVER SHEET", false],
  ["Call log", false],
  ["Progress Report", true],
  ["Transmission of Messages in Nerves", true],
])("of what the letter does not cite, %s goes along or not", (heading, goes) => {
  const enclosures = [{ type: "supporting_docs" as const, title: "Paper", documentId: "d1" }];
  const evidence = { ...NO_EVIDENCE, chart: { facts: [paper("d1", heading)], leftOut: [] } };
  expect(withOwnPapers({ enclosures }, evidence).enclosures).toHaveLength(goes ? 1 : 0);
});
