import type { LetterPaper, RightMove } from "./enums";

/**
 * A letter for this step needs a reason against the advice: an appeal where the papers give none, and any letter where the
 * advice is that nothing is due (a patient's statement, a claim that was paid). A talk between clinicians is no appeal. Rule: docs/product.md, I2.
 */
export const needsReason = (
  move: RightMove,
  advice: { move: RightMove; appeal_possible: boolean } | null | undefined,
  paper?: LetterPaper,
): boolean =>
  advice?.appeal_possible === false &&
  ((move === "appeal" && paper !== "peer_to_peer") || move === "external_review" || advice.move === "none");
