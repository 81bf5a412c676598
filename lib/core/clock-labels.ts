/** What runs out on a date of a case, in two or three words. */
const CLOCK_LABELS: Readonly<Record<string, string>> = {
  appeal: "Appeal deadline",
  keep_services: "Keep services going",
  corrected_claim: "Corrected claim",
  timely_filing: "Timely filing",
  peer_to_peer: "Peer-to-peer",
  acknowledgment: "Payer's receipt",
  payer_response: "Payer's answer",
  second_level: "Second level",
  external_review: "External review",
  recoupment: "Recoupment stop",
  idr: "Payment dispute",
  follow_up: "Follow-up",
};

export const clockLabel = (kind: string | null): string => (kind ? (CLOCK_LABELS[kind] ?? kind) : "");
