import type { Reading } from "../../page/candidate";
import type { LabeledValue } from "../../page/labeled-values";

/** "Nothing was wrong with your earlier bill for the visit of June 30, 2026, which was paid …" */
export const OF_OTHER_CLAIM =
  /\b[Aa] claim for (?:her|his|their) (?:son|daughter|husband|wife|spouse|brother|sister|child)\b|\bhad (?:already |also )?been (?:seen|treated|examined)\b[^.]{0,100}, which (?:we|was|were)\b[^.]{0,12}\bpaid\b|\b(?:earlier|previous|prior|other|another|separate) (?:\w+ )?(?:bill|claim)\b.{0,160}\b(?:paid|allowed|approved|not (?:affected|touched))\b|\b(?:was|were|has been|have been) (?:paid|allowed|approved|covered)(?: in full)?,? (?:and|so|which) (?:(?:is|are|it|they|was|were) )*not (?:in question|in dispute|affected|touched|changed|part of this|at issue)\b|\b(?:is|are) not (?:affected|touched|changed|covered) by this (?:decision|letter|notice|denial|determination)\b/i;

/** "The visit on December 30, 2025, claim ERT5MC80F, was paid and is not touched …": its first words look like a label. */
export const isOfOtherClaim = ({ sentences }: Reading, v: LabeledValue): boolean =>
  v.layout === "inline" &&
  sentences.some(
    (s) =>
      OF_OTHER_CLAIM.test(s.text) &&
      s.spans.some((p) => p.line === v.span.line && p.start <= v.span.start && v.span.start < p.end),
  );
