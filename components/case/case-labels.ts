import {
  CONTACT_KINDS,
  type ContactKind,
  DECISION_OUTCOMES,
  type DecisionOutcome,
  type DecisionSource,
  type ReceiptKind,
} from "@/lib/core/cases";
import type { DeliveryState } from "@/lib/core/enums";
import { optionsOf } from "@/lib/core/fields";
import { DECISION_LEVELS, type DecisionLevel } from "@/lib/core/notice";

/** What the screens call what follows a sending. */

export const CONTACT_LABELS: Record<ContactKind, string> = {
  call: "Call",
  portal: "Portal check",
  letter: "Letter",
  peer_to_peer: "Peer-to-peer",
  dispute_started: "Payment dispute started (IDR)",
  dispute_entity: "Dispute: certified entity selected",
  dispute_offer: "Dispute: offer sent",
};
export const CONTACT_OPTIONS = optionsOf(CONTACT_KINDS, CONTACT_LABELS);

export const OUTCOME_LABELS: Record<DecisionOutcome, string> = {
  acknowledged: "Acknowledged",
  more_information: "More information asked for",
  upheld: "Upheld",
  partly_overturned: "Partly overturned",
  overturned: "Overturned",
  dismissed: "Dismissed",
};
export const OUTCOME_OPTIONS = optionsOf(DECISION_OUTCOMES, OUTCOME_LABELS);

export const OUTCOME_TONES = {
  acknowledged: "info",
  more_information: "warning",
  upheld: "danger",
  partly_overturned: "warning",
  overturned: "success",
  dismissed: "danger",
} as const satisfies Record<DecisionOutcome, string>;

const LEVEL_LABELS: Record<DecisionLevel, string> = {
  initial: "First decision on the claim",
  first: "First appeal",
  second: "Second appeal",
  external: "External review",
};
export const LEVEL_OPTIONS = optionsOf(DECISION_LEVELS, LEVEL_LABELS);

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
