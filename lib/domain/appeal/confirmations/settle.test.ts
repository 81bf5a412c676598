import { expect, it } from "vitest";
import { settledBy } from "./settle";

const DOCUMENT = "00000000-0000-4000-8000-000000000001";
const OTHER = "00000000-0000-4000-8000-000000000002";
const read = (value: string) => ({
  ...{ value, confidence: 0.5, method: "rules" as const, page: 2, boxes: [], context: "around it" },
  ...{ documentId: DOCUMENT, doubt: "Compare it." },
});
const said = {
  ...{ patientName: "Ada Roe", claimNumber: "A1", payerName: "", denialCode: "", denialText: "" },
  fieldEvidence: { claim_number: read("A1") },
  facts: { appeal_deadline: read("2026-12-01") },
};
const by = (
  value: string,
  place: null | { documentId: string; page: number; boxes: []; drawn: boolean } = null,
) => ({
  ...{ value, before: "", userId: "u", by: "Maria Chen", at: "2026-11-22T10:00:00.000Z", place },
});
const confirmed = { by: "Maria Chen", at: "2026-11-22T10:00:00.000Z" };

it("leaves what nobody confirmed as it was read, with its doubt", () => {
  expect(settledBy(said, {}, DOCUMENT)).toEqual(said);
});

it("settles the doubt of a value that a person confirmed, and keeps where it was read", () => {
  const { doubt: _, ...sure } = read("A1");
  const settled = settledBy(said, { claim_number: by("A1") }, DOCUMENT);
  expect(settled.fieldEvidence).toEqual({ claim_number: { ...sure, confidence: 1, confirmed } });
});

it("puts what a person typed before what was read, without a place that doesn't say it", () => {
  const settled = settledBy(said, { claim_number: by("B2"), appeal_deadline: by("2026-12-15") }, DOCUMENT);
  expect(settled).toMatchObject({ claimNumber: "B2", fieldEvidence: {} });
  expect(settled.facts.appeal_deadline).toMatchObject({
    ...{ value: "2026-12-15", method: "person", boxes: [], basis: "typed by a person", confirmed },
  });
  expect(settled.facts.appeal_deadline?.doubt).toBeUndefined();
});

it("keeps a field that a person emptied empty, and shows the place that a person chose", () => {
  const place = { documentId: OTHER, page: 3, boxes: [] as [], drawn: true };
  const settled = settledBy(said, { patient_name: by(""), claim_number: by("C3", place) }, undefined);
  expect(settled.patientName).toBe("");
  expect(settled.fieldEvidence.claim_number).toMatchObject({ value: "C3", documentId: OTHER, page: 3 });
});
