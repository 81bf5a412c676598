/** `code` of a 409 that points out a likely duplicate; its `candidates` are `DuplicateCandidate[]`. */
export const LIKELY_DUPLICATE = "likely_duplicate";

/** `code` of the 409 for a claim number that its payer has already; with `duplicate`. */
export const DUPLICATE_CLAIM = "duplicate_claim";

/** `code` of the 409 of an edit that began from an older state; its `current` is what stands now. */
export const CHANGED_MEANWHILE = "changed_meanwhile";
