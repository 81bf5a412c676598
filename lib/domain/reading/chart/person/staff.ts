import type { Line } from "../../page/page-lines";

const DEGREE =
  "(?:MD|DO|DC|DPM|PT|DPT|PTA|OT|OTR(?:\\/L)?|OTD|COTA|SLP|CCC-SLP|NP|FNP(?:-\\p{Lu}{1,2})?|ARNP|APRN|CNM|CRNP|DNP|RN|LPN|PA|PA-C|LCSW|LMFT|LPC|PhD|PsyD|PharmD|OD|DDS|DMD|ATC|LMT|MS3|MS4|Esq|M\\.D|D\\.O|D\\.C)";
/** "Colleen Darrow, MD", "J. Lindqvist PT": the surname right before the degree. */
const BEFORE_DEGREE = new RegExp(`(\\p{Lu}[\\p{L}'’-]{2,}),?\\s{1,2}${DEGREE}(?![\\p{L}-])`, "gu");
/** "OYELARAN, BERTRAND MD": the surname first. */
const FIRST_OF_DEGREE = new RegExp(
  `(\\p{Lu}[\\p{L}'’-]{2,}), \\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}\\.?)?,? ${DEGREE}(?![\\p{L}-])`,
  "gu",
);
/** "Dr. Darrow", "Nurse Okafor", "Provider: Otto, Vera". */
const BEHIND_ROLE =
  /\b(?:Dr|Doctor|Nurse|Therapist|Provider|Physician|Clinician|Surgeon|Examiner|Reviewer|Interpreter|Scribe|Student|Attorney|Adjuster|Aide|Witness)\b\.?:?\s{1,4}(?:\p{Lu}[\p{L}.'’-]*,? ){0,2}?(\p{Lu}[\p{L}'’-]{2,})(?![\p{L}.])/gu;

/** The surnames that a paper gives to those who treat, sign or see to a claim: a name among them in a head is no patient's. */
export function staffOf(lines: readonly Line[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { text } of lines)
    for (const pattern of [BEFORE_DEGREE, FIRST_OF_DEGREE, BEHIND_ROLE])
      for (const [, surname = ""] of text.matchAll(pattern)) found.add(surname.toLowerCase());
  return found;
}

export const isOfStaff = (name: string, staff: ReadonlySet<string>): boolean =>
  name.split(/[\s,.]+/).some((word) => staff.has(word.toLowerCase()));
