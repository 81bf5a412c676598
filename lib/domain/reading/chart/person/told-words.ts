import type { Sex } from "./age-and-sex";

/** What the patient or the writer says of themselves in the same breath. */
export const OF_PATIENT =
  /\b(?:she|he|hers?|him|I|me|my|mine|we|us|our|pt|patient|client|child|baby|infant|an? (?:man|woman|person) (?:of|who|with))(?:['’]s)?\b/i;
export const REPORTS =
  "reports?|reported|states?|stated|says|said|notes|noted|tells|told|writes|wrote|feels|thinks|believes|describes|confirms?|confirmed|agrees?|denies|denied|adds|added|observed|observes";

export const ILL =
  /\b(?:arthritis|surger(?:y|ies)|fusion|replaced|replacement|stroke|cancer|diabet\w+|heart|attack|MI|CAD|hypertension|HTN|blood pressure|BP|scoliosis|disease|died|deceased|tumou?r|dementia|alzheimer\w*|parkinson\w*|pain|fracture\w*|osteoporosis|gout|lupus|migraines?|depression|alive|healthy|herniat\w+|stenosis|bypass|stent)\b/i;
/** Why somebody is screened or tested: an inherited risk is the patient's own, and its words say whose illness it is. */
export const INHERITED =
  /\b(?:cancers?|BRCA\d?|gene(?:tic)?s?|mutation|variant|carrier|lynch|hereditary|familial|inherited|polyposis|aneurysm|sudden (?:cardiac )?death|cardiomyopathy|premature|early[- ]onset|huntington\w*)\b/i;

export const CLINICAL =
  /\d|\b(?:pressure|sugar|glucose|pain|arthritis|surger(?:y|ies)|fusion|replac\w+|stroke|cancer|diabet\w+|injections?|shots?|brace|therapy|same|attack|disease|tear|fractur\w+|herniat\w+|scoliosis|walk\w*|lift\w*|bend\w*|reach\w*|stand\w*|sit(?:ting)?|relief|numb\w*|dizzy|weak\w*|better|worse|sciatica|\w{3,}(?:pathy|plegia|paresis|phagia|algia|emia|itis|osis)|dementia|confused|back|neck|knee|shoulder|hip)\b/i;

export const MALE_WHO =
  /\b(?:mr\.?|husband|boyfriend|son|father|dad|brother|uncle|nephew|grand(?:father|son|pa)|man|gentleman)\b/i;
export const FEMALE_WHO =
  /\b(?:wife|girlfriend|daughter|mother|mom|mum|sister|aunt|niece|grand(?:mother|daughter|ma)|woman|lady)\b/i;

export const sexOf = (who: string): Sex | undefined =>
  MALE_WHO.test(who) ? "M" : FEMALE_WHO.test(who) ? "F" : undefined;

/** The words of a sentence that are told of somebody else. */
export type Part = { name: string; start: number; end: number; isMale?: boolean };

/** Where the sentence comes back to whom it is about. */
const BACK =
  /[,;]\s(?=(?:but |and |while |whereas |so )?(?:I|she|he|mine|hers|my|the patient|pt|patient)\b|so\b)/gi;

/** Up to where the sentence comes back to the patient. */
export function endOf(text: string, from: number): number {
  BACK.lastIndex = 0;
  for (const { index } of text.matchAll(BACK)) if (index > from) return index + 1;
  return text.length;
}
