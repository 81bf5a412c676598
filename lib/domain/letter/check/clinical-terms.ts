import type { TextSpan } from "../text/letter-text";

/** Studies, findings and outcomes that a letter states only where a record has them: each pattern is one thing in its usual words. */
const TERMS: readonly RegExp[] = [
  /\b(?:MRIs?|magnetic resonance)\b/gi,
  /\b(?:CT|PET) scans?\b|\bcomputed tomograph\w*/gi,
  /\b(?:EMGs?|electromyogra\w*|nerve conduction)\b/gi,
  /\b(?:x-? ?rays?|radiograph\w*)\b/gi,
  /\b(?:ultrasounds?|ultrasonogra\w*|sonogra\w*)\b/gi,
  /\b(?:EKGs?|ECGs?|electrocardiogra\w*)\b/gi,
  /\b(?:angiogra|arthrogra|myelogra|echocardiogra|mammogra|biops|endoscop|colonoscop|arthroscop)\w*/gi,
  /\bweak(?:ness|er)?\b/gi,
  /\bnumb(?:ness)?\b/gi,
  /\bparesthesias?\b|\btingling\b/gi,
  /\bspasms?\b/gi,
  /\batroph\w*/gi,
  /\b(?:instability|unstable)\b/gi,
  /\b(?:headaches?|migraines?)\b/gi,
  /\b(?:dizz(?:y|iness)|vertigo)\b/gi,
  /\b(?:syncop\w*|faint(?:ed|ing)|seizures?)\b/gi,
  /\bstenos(?:is|es|ed)\b/gi,
  /\bherniat\w*/gi,
  /\bfractur\w*/gi,
  /\bradicul(?:opath|it)\w*/gi,
  /\bneuropath\w*|\bneuropathies\b/gi,
  /\bparaly[sz]\w*|\bparesis\b/gi,
  /\b(?:swelling|swollen|edema\w*|effusions?)\b/gi,
  /\b(?:infections?|infected|sepsis|abscess\w*)\b/gi,
  /\b(?:cancer\w*|malignan\w*|tumou?rs?|carcinoma\w*|metasta\w*)\b/gi,
  /\b(?:dislocat\w*|sublux\w*)/gi,
  /\bcontractures?\b/gi,
  /\b(?:thrombos\w*|embol\w*|hemorrhag\w*|infarct\w*)/gi,
  /\bemergency surgery\b/gi,
  /\b(?:fully|completely|entirely) recovered\b/gi,
  /\bnever (?:improved|recovered)\b/gi,
  ...["walk", "stand", "sit", "work", "drive", "sleep", "eat", "swallow", "speak", "breathe", "dress"].map(
    (verb) => new RegExp(`\\b(?:unable to|cannot|can't|can not) ${verb}\\b`, "gi"),
  ),
  /\b(?:bedridden|bed-?bound|homebound|wheelchair\w*)\b/gi,
];

/** Each clinical term of a text that no source has in any of its forms. */
export function unfoundTerms(text: string, sources: readonly { plain: string }[]): TextSpan[] {
  return TERMS.flatMap((pattern) => {
    const found = [...text.matchAll(pattern)];
    if (found.length === 0 || sources.some(({ plain }) => plain.search(pattern) >= 0)) return [];
    return found.map((match) => ({
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    }));
  });
}
