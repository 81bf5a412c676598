/** Each part of a passage only says that a symptom was not there: "No leg pain, no numbness." */
export function deniesOnly(quote: string): boolean {
  const parts = quote
    .split(/[.;,]\s*|\s(?:and|or|&)\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  return (
    parts.length > 0 &&
    NONE.test(parts[0] ?? "") &&
    parts.every((part) => SYMPTOM.test(part) && part.split(/\s+/).length <= LONGEST && !TELLS_MORE.test(part))
  );
}

const NONE = /^\W*(?:(?:pt|patient|s?he) )?(?:no|denies|denied|without|neg(?:ative)? for)\b/i;
const SYMPTOM =
  /\b(?:pain|ache|aching|numb(?:ness)?|tingling|paresthesias?|weak(?:ness)?|swelling|stiffness|radiation|radiculopathy|radicular|spasms?|tenderness|instability|headaches?|dizziness|nausea|N\/T|symptoms|sx|complaints?|limitations?|limp|giving way|locking|clicking|night pain|cough|wheez\w+|dyspnea|SOB)\b/i;
/** "No pain before the fall", "no numbness until August", "no pain relief", "no saddle numbness": of when, of a treatment, or of a warning sign. */
const TELLS_MORE =
  /\b(?:before|until|till|since|after|prior|previous\w*|earlier|ever|relief|improvement|change|benefit|medic\w+|meds?|better|longer|saddle|bladder|bowel|reliever|control|free)\b|\d/i;
const LONGEST = 6;
