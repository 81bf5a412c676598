import type { DecisionOutcome, DecisionSource, ReceiptKind } from "@/lib/core/cases";
import type { DeliveryState } from "@/lib/core/enums";

/** How a case's lists show what came back, and on which way. */

export const OUTCOME_TONES = {
  acknowledged: "info",
  more_information: "warning",
  upheld: "danger",
  partly_overturned: "warning",
  overturned: "success",
  dismissed: "danger",
} as const satisfies Record<DecisionOutcome, string>;

export const SOURCE_LABELS: Record<DecisionSource, string> = {
  letter: "By letter",
  remittance: "By a posted remittance",
  paper_eob: "By a paper EOB",
  person: "As told to your practice",
};

export const RECEIPT_LABELS: Record<ReceiptKind, string> = {
  accepted: "Accepted",
  delivered: "Delivered",
  failed: "Not delivered",
  by_hand: "Receipt of",
};

export const DELIVERY_CHIPS = {
  queued: { label: "Queued", tone: "info" },
  sending: { label: "Sending", tone: "info" },
  sent: { label: "Sent", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
  check_needed: { label: "Check needed", tone: "warning" },
} as const satisfies Record<DeliveryState, { label: string; tone: string }>;
