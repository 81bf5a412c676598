/** The closed lists of the spec (document 2, sections 3, 4 and 9), in its order. */

export const DENIAL_CATEGORIES = [
  "medical_necessity",
  "authorization",
  "coding",
  "documentation",
  "eligibility",
  "billing",
  "duplicate",
  "timely_filing",
  "benefit_exclusion",
  "other",
] as const;
export type DenialCategory = (typeof DENIAL_CATEGORIES)[number];

export const APPEAL_STATUSES = ["draft", "sent"] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

export const APPEAL_DOCUMENT_TYPES = ["denial", "claim", "supporting"] as const;
export type AppealDocumentType = (typeof APPEAL_DOCUMENT_TYPES)[number];

export const OCR_STATUSES = ["pending", "success", "failed"] as const;
export type OcrStatus = (typeof OCR_STATUSES)[number];

export const LETTER_FORMATS = ["html", "markdown"] as const;
export type LetterFormat = (typeof LETTER_FORMATS)[number];

/** Labels, not endpoints: each maps to a base URL, key and model name by configuration. */
export const MODEL_LABELS = ["deepseek-r1", "gpt-4o", "claude-3-sonnet"] as const;
export type ModelLabel = (typeof MODEL_LABELS)[number];
export const DEFAULT_MODEL: ModelLabel = "deepseek-r1";

export const SEND_METHODS = ["email", "fax"] as const;
export type SendMethod = (typeof SEND_METHODS)[number];

export const DELIVERY_STATES = ["queued", "sending", "sent", "failed", "check_needed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const ROLES = ["provider", "staff"] as const;
export type Role = (typeof ROLES)[number];

export const GENDERS = ["male", "female", "other"] as const;
export type Gender = (typeof GENDERS)[number];

/** What to do about a payer's decision. `none`: nothing, or nothing yet. */
export const RIGHT_MOVES = [
  "corrected_claim",
  "send_records",
  "appeal",
  "bill_right_payer",
  "bill_patient",
  "write_off",
  "none",
] as const;
export type RightMove = (typeof RIGHT_MOVES)[number];
