/** Phrases of payers' reasons. Weights rank a specific reason over words that every denial uses. */
export type Phrase = readonly [weight: number, pattern: RegExp];
