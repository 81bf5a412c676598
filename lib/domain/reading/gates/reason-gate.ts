import type { Ruling } from "../page/ruling";

/** Words of one or two letters that sentences, measures and notes have, Spanish ones too. */
const SHORT_WORDS = new Set(
  "a an as at be by do go he if in is it me my no of on or so to up us we am oh ok ie eg mg ml cm mm kg lb oz hr yr ft in mo wk pt rx dx tx hx sx fx vs re et al dr st nd rd th id er pa np md ot up x s t d de la el es su se un si lo le al en y o".split(
    " ",
  ),
);
const OF_NO_PAPER = /[~^_|\\{}<>]/;
/** "th1s", "c1m", "n0t": a digit between small letters. */
const DIGIT_WITHIN = /\p{Ll}[0-9]+\p{Ll}/u;
/** "prcssd", "w~s": no vowel among four letters or more. */
const NO_VOWEL = /^(?![^aeiouyAEIOUY]*[aeiouyAEIOUY])[\p{Ll}]{4,}$/u;

const isScrap = (token: string): boolean => {
  if (OF_NO_PAPER.test(token)) return true;
  // A dash, an ampersand or a bullet stands alone in good print; other marks don't.
  if (/^[^\p{L}\p{N}]+$/u.test(token)) return !/^(?:[-–—&•*/+=#]+|\.\.\.|…)$/u.test(token);
  if (DIGIT_WITHIN.test(token)) return true;
  const word = token.replace(/^["'“‘([]+|["'”’).,;:!?\]]+$/gu, "");
  if (/^\p{Ll}{1,2}$/u.test(word)) return word === token && !SHORT_WORDS.has(word);
  return NO_VOWEL.test(word);
};

const FEWEST = 2;
const SHARE = 0.12;

/** A reason of which a good part is no words, as a bad scan leaves it: whoever reads it must look at the paper. */
export function judgeReason(value: string): Ruling {
  const tokens = value.split(/\s+/).filter(Boolean);
  const scraps = tokens.filter(isScrap).length;
  return scraps >= FEWEST && scraps >= tokens.length * SHARE
    ? { doubt: "Parts of it are no words; check it against the paper." }
    : {};
}
