/** What a check makes of a proposed value: nothing to say, a doubt in words, another value, no value at all, or that it settles one doubt. */
export type Ruling = {
  doubt?: string;
  value?: string;
  repaired?: string;
  dropped?: boolean;
  settles?: string;
};

/** A value in doubt is never shown as sure. */
export const DOUBTFUL = 0.5;

/** Told by one sign alone: shown as fairly sure. */
export const ONE_SIGN = 0.8;
