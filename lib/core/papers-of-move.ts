import type { LetterPaper, RightMove } from "./enums";

/** Those of each move, its own one first. A move that is not here has none. */
export const PAPERS_OF_MOVE: Partial<Record<RightMove, readonly [LetterPaper, ...LetterPaper[]]>> = {
  appeal: ["appeal", "expedited_appeal", "peer_to_peer", "claim_file"],
  external_review: ["external_review", "claim_file"],
  reopening: ["reopening"],
  corrected_claim: ["corrected_claim"],
  send_records: ["records", "other_payer"],
  bill_right_payer: ["other_payer"],
};
