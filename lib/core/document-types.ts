/** What a document is (docs/product.md, E10). In a file of its own: pages that only take files load nothing else of the labels. */

export const CLAIM_DOCUMENT_TYPES = [
  "claim_form",
  "eob",
  "denial_letter",
  "medical_records",
  "supporting_docs",
] as const;
export type ClaimDocumentType = (typeof CLAIM_DOCUMENT_TYPES)[number];

export const CLAIM_DOCUMENT_TYPE_LABELS: Record<ClaimDocumentType, string> = {
  claim_form: "Claim form",
  eob: "Explanation of benefits",
  denial_letter: "Denial letter",
  medical_records: "Medical records",
  supporting_docs: "Supporting documents",
};
