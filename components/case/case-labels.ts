import { CONTACT_KINDS, type ContactKind, DECISION_OUTCOMES, type DecisionOutcome } from "@/lib/core/cases";
import { optionsOf } from "@/lib/core/fields";
import { DECISION_LEVELS, type DecisionLevel } from "@/lib/core/notice";

/** What the screens call what follows a sending, and what their forms choose from. */

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

const LEVEL_LABELS: Record<DecisionLevel, string> = {
  initial: "First decision on the claim",
  first: "First appeal",
  second: "Second appeal",
  external: "External review",
};
export const LEVEL_OPTIONS = optionsOf(DECISION_LEVELS, LEVEL_LABELS);
