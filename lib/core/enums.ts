import type { ClaimDocumentType } from "./document-types";

/** The closed lists of the product, in the order of their rules (docs/product.md, E1, E12, F2, F10, F13 to F15, H1). */

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

/** Ways in which a person sent an appeal by themselves. */
export const OWN_SEND_METHODS = ["portal", "mail", "other"] as const;
export type OwnSendMethod = (typeof OWN_SEND_METHODS)[number];
export const DELIVERY_METHODS = [...SEND_METHODS, ...OWN_SEND_METHODS] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

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
  "reopening",
  "appeal",
  "external_review",
  "bill_right_payer",
  "bill_patient",
  "negotiate",
  "write_off",
  "none",
] as const;
export type RightMove = (typeof RIGHT_MOVES)[number];

/** The papers that the app writes (docs/product.md, I2). */
export const LETTER_PAPERS = [
  "appeal",
  "expedited_appeal",
  "peer_to_peer",
  "claim_file",
  "external_review",
  "reopening",
  "corrected_claim",
  "records",
  "other_payer",
] as const;
export type LetterPaper = (typeof LETTER_PAPERS)[number];

export const CLAIM_STATUSES = [
  "submitted",
  "in_process",
  "approved",
  "denied",
  "paid",
  "rejected",
  "pending",
  "resubmitted",
  "partially_paid",
] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export const LINE_STATUSES = ["PAID", "DENIED", "PENDED", "PROCESSED", "PARTIAL"] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** Where a claim came from. */
export const CLAIM_SOURCES = ["manual", "remittance"] as const;
export type ClaimSource = (typeof CLAIM_SOURCES)[number];

/** What a document can be to an appeal. */
export type AppealDocumentType = Extract<
  ClaimDocumentType,
  "denial_letter" | "claim_form" | "supporting_docs"
>;

/** What the calls of an appeal answer for its documents' types, and nothing else uses. The most telling first. */
export const WIRE_TYPES = {
  denial_letter: "denial",
  claim_form: "claim",
  supporting_docs: "supporting",
} as const satisfies Record<AppealDocumentType, string>;
export type WireType = (typeof WIRE_TYPES)[AppealDocumentType];

/** The panel's three, then the Action Items tab's (docs/product.md, F14). */
export const ACTION_TYPES = [
  "documentation_required",
  "appeal_opportunity",
  "review_required",
  "review_denial",
  "contact_provider",
  "request_records",
  "file_appeal",
  "follow_up",
  "other",
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

export const ACTION_STATUSES = ["pending", "in_progress", "completed", "dismissed"] as const;
export type ActionStatus = (typeof ACTION_STATUSES)[number];

export const PRIORITIES = ["high", "medium", "low"] as const;
export type Priority = (typeof PRIORITIES)[number];
