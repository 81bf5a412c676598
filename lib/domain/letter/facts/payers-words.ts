import type { LetterFacts } from "./facts";

const LEAST_WORDS = 20;
/** A scan or a person's typing may differ from the notice in a word or two. */
const SHARED = 0.7;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/**
 * The facts with no more of the reason than the payer's notice says. A claim's record may hold what the practice makes of the denial ("the
 * notes show gains"): quoted as the payer's words, the letter would answer the practice itself.
 */
export function withPayersWords(facts: LetterFacts, noticeText: string): LetterFacts {
  const { denialText, provenance } = facts;
  const source = provenance?.denialText;
  const notice = new Set(wordsOf(noticeText));
  const ofRecord = source !== undefined && "record" in source && source.record === "appeal";
  if (!denialText || !ofRecord || notice.size < LEAST_WORDS) return facts;
  const kept = (denialText.match(/[^.!?]+[.!?]*/g) ?? []).filter((sentence) => {
    const words = wordsOf(sentence);
    return words.length > 0 && words.filter((word) => notice.has(word)).length >= words.length * SHARED;
  });
  const { denialText: _, ...rest } = facts;
  const said = kept.join("").replace(/\s+/g, " ").trim();
  return said ? { ...rest, denialText: said } : rest;
}
