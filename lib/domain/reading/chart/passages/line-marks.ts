/** What tells several readers of lines how a line begins or what it is made of. */

/** "A. Ames, DPT   9/28/26" begins with a first name's letter. */
export const ITEM =
  /^\s*(?!\p{Lu}\. \p{Lu}[\p{L}'’-]+,? (?:MD|DO|DC|DPM|PT|DPT|PTA|OTR?|CHT|SLP|NP|FNP|APRN|PA|CNP|LCSW|PhD)\b)(?:[-•*▪◦]|\(?\d{1,2}[.)]|#\d{1,2}[.):]?|\(?[a-hA-H][.)])\s+/u;
/** A dated entry of a log. */
export const ENTRY =
  /^\s*[[(]?(?:\d{1,2}\/\d{1,2}\/\d{2,4}(?:[\s\])]|,? ?\d{1,2}:\d{2}|,\s)|20\d\d-\d\d-\d\d[\sT\])]|\d\d-\d\d(?:-\d{2,4})?(?:\s{2}|[\])])|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\.?,? \d{1,2}\/\d{1,2}(?:\/\d{2,4})?\s)/;
/** ">>Chief.Concern:", "Tools/ PHQ-9 = 13", "@Plan: …" begin a part of the note as well. */
export const LABEL =
  /^\s*(?:>>|[#@~^])\s?[\p{L}][\p{L}._ -]{1,32}:|^\s*[A-Z][A-Za-z]{0,11}\/ (?=\S)|^\s*\[[A-Z][A-Z /-]{1,30}\]|^\s*(?:[A-Z][A-Za-z/&' -]{1,32}|[SOAP]|HPI|CC|PMH)\s*:/u;
export const LABELED = /^\s*\p{Lu}[\p{L}/]{0,14}(?: [\p{L}/]{1,14}){0,2}:\s/u;
/** "S  Back to work", "Assess   Good response", "HPI   : Molder": a letter or a word stands for its part of the note. */
export const SOAP =
  /^\s*(?:[SOAP]|[Ss]ubj(?:ective)?|[Oo]bj(?:ective)?|[Aa]ssess(?:ment)?|Sub|Obj|Ass|Assm?t|A\/P|HPI|CC)(?:\s{2,}(?:: +)?|\s+: +)(?=[^\s:])/;
export const WIDE = /\S {3,}\S/;
/** A list item or an entry of a log says one thing in several sentences. */
export const LONGEST_WHOLE = 420;
