import type { LetterPaper } from "./enums";

const ARGUED: readonly LetterPaper[] = ["appeal", "expedited_appeal", "external_review"];

/** A model writes arguments; a cover or a request for a file has none. */
export const isArgued = (paper: LetterPaper): boolean => ARGUED.includes(paper);
