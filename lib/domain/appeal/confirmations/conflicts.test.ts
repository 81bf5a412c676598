import { expect, it } from "vitest";
import type { ExtractionPart } from "@/lib/domain/reading/merge";
import { conflictsAmong } from "./conflicts";

const says = (value: string) => ({
  ...{ value, confidence: 0.9, method: "rules" as const, page: 1, boxes: [], context: value },
});
type Said = Record<string, string>;
const part = (
  documentId: string,
  documentType: ExtractionPart["documentType"],
  fields: Said,
  facts: Said = {},
) => {
  const of = (values: Said) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, says(value)]));
  return { documentId, documentType, extraction: { fields: of(fields), facts: of(facts) } };
};
const valuesOf = (parts: ExtractionPart[]) =>
  Object.fromEntries(
    Object.entries(conflictsAmong(parts)).map(([name, list]) => [
      name,
      list?.map(({ value, documentId }) => `${documentId}: ${value}`),
    ]),
  );

it("shows each value on which the papers differ, the denial letter's first", () => {
  const claim = part("claim", "claim_form", { claim_number: "B-22" }, { billed_amount: "120.00" });
  const letter = part("letter", "denial_letter", { claim_number: "A-11" }, { billed_amount: "120.00" });
  expect(valuesOf([claim, letter])).toEqual({ claim_number: ["letter: A-11", "claim: B-22"] });
});

it("takes spellings of one person, number, office and list for one value", () => {
  const letter = part(
    ...([
      "letter",
      "denial_letter",
      { patient_name: "Ana Maria Ruiz", claim_number: "A-11", payer_name: "Aetna" },
    ] as const),
    { dates_of_service: "2026-03-02, 2026-03-09" },
  );
  const claim = part(
    ...([
      "claim",
      "claim_form",
      { patient_name: "Ana Ruiz", claim_number: "A11", payer_name: "Aetna Life" },
    ] as const),
    { dates_of_service: "2026-03-09" },
  );
  expect(valuesOf([letter, claim])).toEqual({});
});

it("asks a chart only who the patient is", () => {
  const letter = part("letter", "denial_letter", { patient_name: "Ana Ruiz" }, { procedure_codes: "97110" });
  const chart = part("chart", "supporting_docs", { patient_name: "Bo Tran" }, { procedure_codes: "99213" });
  expect(valuesOf([letter, chart])).toEqual({ patient_name: ["letter: Ana Ruiz", "chart: Bo Tran"] });
});

it("takes no title of a chart for another patient", () => {
  const letter = part("letter", "denial_letter", { patient_name: "Ana Ruiz" });
  const chartOf = (name: string): ExtractionPart => ({
    ...part("chart", "supporting_docs", {}),
    extraction: { fields: { patient_name: { ...says(name), confidence: 0.8 } }, facts: {} },
  });
  expect(valuesOf([letter, chartOf("Functional Tests")])).toEqual({});
  expect(valuesOf([letter, chartOf("Bea Ruiz")])).toEqual({
    patient_name: ["letter: Ana Ruiz", "chart: Bea Ruiz"],
  });
});
