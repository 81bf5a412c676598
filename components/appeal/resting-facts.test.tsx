import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { RestingFacts } from "./resting-facts";

const appeal = {
  ...{ claim: null, patient: null, patient_name: "", payer_name: "", denial_code: "", denial_text: "" },
  claim_number: "SL960071526",
  documents: [],
  extraction: {
    confirmations: {},
    facts: {},
    evidence: { claim_number: { value: "SL960071526", page: 1, documentId: "d", confidence: 0.8 } },
  },
} as unknown as AppealDto;
const shown = (confirmations = {}, more: Partial<AppealDto> = {}) =>
  renderToStaticMarkup(
    <RestingFacts appeal={{ ...appeal, ...more, extraction: { ...appeal.extraction, confirmations } }} />,
  );

// Red where a number that was misread from a photo was said to stand in the document.
it("says of what nobody confirmed that it was read, and no more", () => {
  expect(shown()).toMatch(/As it was read \([^)]*page 1\); nobody confirmed it/);
  expect(shown()).not.toMatch(/stands in the document|circle-check/i);
  expect(shown({ claim_number: { by: "Dana Reyes" } })).toMatch(/circle-check.*Confirmed by Dana Reyes/);
});

// Red where a name that somebody typed before any paper came was called the practice's record.
it("tells what was typed in from what a linked patient or claim says", () => {
  const typed = { patient_name: "Ada Lane" };
  expect(shown({}, typed)).toContain("Typed in by your practice");
  expect(shown({}, { ...typed, claim: "c" })).toContain("Your own record");
});
