import { expect, it } from "vitest";
import { namesToCheck } from "./to-check";

const DOCUMENT = "00000000-0000-4000-8000-000000000001";
const read = (value: string, more = {}) => ({
  ...{ value, confidence: 0.95, method: "rules" as const, page: 1, boxes: [], context: "" },
  ...{ documentId: DOCUMENT, ...more },
});
const by = { before: "", userId: "u", by: "Maria Chen", at: "2026-11-22T10:00:00.000Z", place: null };
const appeal = {
  ...{
    patientName: "Ada Roe",
    claimNumber: "A-1",
    payerName: "Typed Plan",
    denialCode: "CO-50",
    denialText: "",
  },
  fieldEvidence: { patient_name: read("Ada Roe"), claim_number: read("A-1"), denial_code: read("CO-50") },
  facts: {
    member_id: read("M1"),
    notice_date: read("2026-10-01", { doubt: "Compare it.", confidence: 0.5 }),
  },
  confirmations: {},
};

it("asks for what only a reading says, for what is empty, and for what is in doubt", () => {
  expect(namesToCheck(appeal, {}, {})).toEqual([
    ...["patient_name", "claim_number", "denial_code", "denial_text", "notice_date"],
  ]);
});

it("asks for nothing that a person confirmed or that the practice's own record says", () => {
  const confirmations = { denial_text: { value: "", ...by }, notice_date: { value: "2026-10-01", ...by } };
  expect(
    namesToCheck({ ...appeal, confirmations }, { claim_number: ["A1"], patient_name: ["Bo Roe"] }, {}),
  ).toEqual([...["patient_name", "denial_code"]]);
});

it("asks for a fact on which the papers differ, until a person settles it", () => {
  const conflicts = { member_id: [read("M1"), read("M2")] };
  expect(namesToCheck(appeal, {}, conflicts)).toContain("member_id");
  const confirmations = { member_id: { value: "M2", ...by } };
  expect(namesToCheck({ ...appeal, confirmations }, {}, conflicts)).not.toContain("member_id");
});
