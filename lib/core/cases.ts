/** The closed lists of what follows a sending: the payer's answer, talks with the payer, and what proves that it arrived. */

/** How a payer answered. The first two leave the case open. */
export const DECISION_OUTCOMES = [
  "acknowledged",
  "more_information",
  "upheld",
  "partly_overturned",
  "overturned",
  "dismissed",
] as const;
export type DecisionOutcome = (typeof DECISION_OUTCOMES)[number];

/** What told of the answer. */
export const DECISION_SOURCES = ["letter", "remittance", "paper_eob", "person"] as const;
export type DecisionSource = (typeof DECISION_SOURCES)[number];

/** Proposed until a person confirmed or dismissed it; a payment that was posted needs no confirming. */
export const DECISION_STATES = ["proposed", "confirmed", "dismissed"] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

/** What a decision says against the case, with where it stands. */
export type DecisionReason = { text: string; page: number | null; quote: string | null };

/** The last three are steps of a federal payment dispute (IDR), on which its next dates rest. */
export const CONTACT_KINDS = [
  "call",
  "portal",
  "letter",
  "peer_to_peer",
  "dispute_started",
  "dispute_entity",
  "dispute_offer",
] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** `by_hand`: a person wrote it down; the others are what a service reported. */
export const RECEIPT_KINDS = ["accepted", "delivered", "failed", "by_hand"] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** Kept: its file is a document. Failed: the file can't be had until a person asks again. */
export type InboundFaxState = "fetching" | "kept" | "failed" | "dismissed";
