/** What a check makes of a proposed value: nothing to say, a doubt in words, another value, or no value at all. */
export type Ruling = { doubt?: string; value?: string; repaired?: string; dropped?: boolean };

/** A value in doubt is never shown as sure. */
export const DOUBTFUL = 0.5;

/** Told by one sign alone: shown as fairly sure. */
export const ONE_SIGN = 0.8;
