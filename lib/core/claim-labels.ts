import type { ActionStatus, ActionType, ClaimStatus, LineStatus, Priority, RightMove } from "./enums";

/** The words and colors of a claim's closed lists. Apart from the schemas, so that the list's script stays small. */

export const CLAIM_STATUS_LABELS: Record<ClaimStatus, string> = {
  submitted: "Submitted",
  in_process: "In Process",
  approved: "Approved",
  denied: "Denied",
  paid: "Paid",
  rejected: "Rejected",
  pending: "Pending",
  resubmitted: "Resubmitted",
  partially_paid: "Partially Paid",
};

/** Names of `components/ui/tones`; accent is "primary" (docs/product.md, F3). */
export const CLAIM_STATUS_COLORS = {
  submitted: "accent",
  in_process: "warning",
  pending: "warning",
  approved: "success",
  paid: "success",
  partially_paid: "info",
  resubmitted: "accent",
  denied: "danger",
  rejected: "danger",
} as const satisfies Record<ClaimStatus, string>;

/** The statuses that the list's filter offers, in its order (docs/product.md, F2). */
export const OFFERED_CLAIM_STATUSES = [
  "submitted",
  "in_process",
  "approved",
  "denied",
  "paid",
  "rejected",
  "partially_paid",
] as const satisfies readonly ClaimStatus[];

export const RIGHT_MOVE_LABELS: Record<RightMove, string> = {
  corrected_claim: "Send a corrected claim",
  send_records: "Send records",
  reopening: "Ask for a reopening",
  appeal: "Appeal",
  external_review: "Ask for external review",
  bill_right_payer: "Bill the right payer",
  bill_patient: "Bill the patient",
  negotiate: "Negotiate the payment",
  write_off: "Write off",
  none: "Nothing to do",
};

export const LINE_STATUS_LABELS: Record<LineStatus, string> = {
  PAID: "Paid",
  DENIED: "Denied",
  PENDED: "Pended",
  PROCESSED: "Processed",
  PARTIAL: "Partial",
};

export const LINE_STATUS_COLORS = {
  PAID: "success",
  DENIED: "danger",
  PENDED: "warning",
  PROCESSED: "neutral",
  PARTIAL: "info",
} as const satisfies Record<LineStatus, string>;

export const ACTION_TYPE_LABELS: Record<ActionType, string> = {
  documentation_required: "Documentation Required",
  appeal_opportunity: "Appeal Opportunity",
  review_required: "Review Required",
  review_denial: "Review Denial",
  contact_provider: "Contact Provider",
  request_records: "Request Records",
  file_appeal: "File Appeal",
  follow_up: "Follow Up",
  other: "Other",
};

export const ACTION_STATUS_LABELS: Record<ActionStatus, string> = {
  pending: "Pending",
  in_progress: "In Progress",
  completed: "Completed",
  dismissed: "Dismissed",
};

export const PRIORITY_LABELS: Record<Priority, string> = { high: "High", medium: "Medium", low: "Low" };
