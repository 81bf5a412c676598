import type { CarcEntry } from "@/lib/domain/codes/carc";
import { classifyDenial } from "@/lib/domain/reading/denial/category";

/** What a payer prints where it takes no denial: contract, deductible, the patient's share. */
const ORDINARY =
  /\b(?:fee schedule|allowed amount|allowable|contract(?:ed|ual)?|negotiated|discount|deductible|co-?pay(?:ment)?|co-?insurance|maximum allow\w*|network savings|sequestration|usual and customary|write-?off|patient's share)\b/i;

/** What a paper's own words for an adjustment mean; they are the payer's, and stand in no list of codes. */
export function printedEntry(printed: string): CarcEntry {
  const isOrdinary = ORDINARY.test(printed);
  // "X7: …" has a meaning; a bare code or "Adjustment" has none.
  const hasWords = /\p{L}{3,} \p{L}{2,}/u.test(printed);
  return {
    category: (hasWords && classifyDenial(printed, undefined)?.category) || "other",
    description: `the payer's own words: ${printed}`,
    isDenial: isOrdinary ? "no" : hasWords ? "yes" : "depends",
  };
}
