import type { AppealDocumentType } from "@/lib/core/enums";

/** The multipart fields of an appeal's upload (spec document 2, section 7) and the type each stands for. */
export const UPLOAD_FIELDS = {
  denial_letter: "denial",
  original_claim: "claim",
  supporting_docs: "supporting",
} as const satisfies Record<string, AppealDocumentType>;
export type UploadField = keyof typeof UPLOAD_FIELDS;

export const UPLOAD_FIELD_OF: Record<AppealDocumentType, UploadField> = {
  denial: "denial_letter",
  claim: "original_claim",
  supporting: "supporting_docs",
};

/** How many supporting documents an appeal holds at most. */
export const MAX_SUPPORTING = 40;
