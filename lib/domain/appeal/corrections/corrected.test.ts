import { expect, it } from "vitest";
import { correctedBy } from "./corrected";

const DOCUMENT = "00000000-0000-4000-8000-000000000001";
const LETTER = { id: DOCUMENT, documentType: "denial_letter", ocrStatus: "success" } as const;
const read = { value: "A1", confidence: 0.9, method: "rules", page: 1, boxes: [], context: "" } as const;
const appeal = {
  corrections: {},
  facts: {},
  fieldEvidence: { claim_number: { ...read, boxes: [], documentId: DOCUMENT } },
  patientName: "",
  claimNumber: "A1",
  payerName: "The claim's payer",
  denialCode: "",
  denialText: "",
};

it("keeps what was read where a person puts another value, and forgets it when the value comes back", () => {
  const corrections = correctedBy({ claim_number: "B2" }, appeal, [LETTER]);
  expect(corrections).toEqual({ claim_number: { read: "A1", documentId: DOCUMENT, confidence: 0.9 } });
  const after = { ...appeal, corrections, fieldEvidence: {}, claimNumber: "B2" };
  expect(correctedBy({ claim_number: "C3" }, after, [LETTER])).toEqual(corrections);
  expect(correctedBy({ claim_number: "A1" }, after, [LETTER])).toEqual({});
});

it("keeps what was not found in a denial letter that was read, and nothing of the claim's own values", () => {
  expect(correctedBy({ patient_name: "Ada Roe", payer_name: "Another" }, appeal, [LETTER])).toEqual({
    patient_name: { read: null, documentId: DOCUMENT, confidence: null },
  });
  expect(correctedBy({ patient_name: "Ada Roe" }, appeal, [])).toEqual({});
  expect(correctedBy({ claim_number: "A1" }, appeal, [LETTER])).toEqual({});
});
