import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { parsePersonName } from "../../page/person-name";

/** An entry of a log begins with its day: "8/19", "[08/19/26]", "Mon 11/2", "2026-08-19", "08-19  ", "Aug 19". */
export const ENTRY_DAY =
  /^\s*[[(]?(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\.?,? )?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?:[\s\])]|,\s)|20\d\d-\d\d-\d\d[\sT\])]|\d\d-\d\d(?:-\d{2,4})?(?:\s{2}|[\])])|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.? \d{1,2}(?:, 20\d\d)?(?:\s|:|,\s))/;
/** "Called. Ames, Rosa, DOS 8/19": whom the entry is about. */
const BEFORE_MARKS =
  /(?<![\p{L}.])(\p{Lu}[\p{L}'’-]{2,}, \p{Lu}[\p{L}'’-]{2,})(?=,? (?:DOS|DOB|claim|acct|account|ID|MRN)\b)/u;
/** "Provider line. Otto, Vera. termed 7/31": a name in its file's order as a clause of its own. */
const AS_CLAUSE =
  /(?:[.;:|>–—]|\s)\s((\p{Lu}[\p{L}'’-]{2,}), \p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}\.?)?)(?=\s*[.;:|()–—]|\s{2,}|\s*$)/u;
/** "Diff pt.", "(other patient)": the writer says whose entry it is not. */
const NOT_THIS_PATIENT =
  /(?:[.;:([–—]|\s{2})\s*(?:a )?(?:diff(?:erent|\.)?|wrong|another|other) (?:pt|patient)\b\.?(?=\s*(?:[.;)\]]|$)|\s{2})|\bnot (?:our|this|the same) (?:pt|patient)\b/i;
/** "Otto V (other)  termed 9/30": a namesake by surname and initial, of whom the writer says that it is another one. */
const OTHER_NAMESAKE =
  /(?<![\p{L}.])(\p{Lu}[\p{L}'’-]{2,}),? \p{Lu}[\p{L}'’-]*\.? {1,2}\((?:the )?(?:other|another|different)(?: one)?\)/u;
/** "Keeney Brett": two words that are written like a name. */
const TWO_WORDS = /(?<![\p{L}.])(\p{Lu}\p{Ll}{2,})(?:, | )(\p{Lu}\p{Ll}{2,})(?![\p{L}'’-])/gu;

/** "Molina, Vera Otto 2/24/2026: paid": a name before the day of its service. */
const BEFORE_DAY =
  /(?<![\p{L}.])(\p{Lu}\p{Ll}[\p{L}'’-]* \p{Lu}[\p{L}'’-]+),? (?=(?:DOS )?\d{1,2}\/\d{1,2}\/\d{2,4}\b)/u;

/** "Granite re Vera O., claim 771", "acct 1180 (Vera O.)": whom the entry is about, by given name and initial. */
const ABOUT =
  /\b(?:re:?|(?:pt|patient):?|(?:acct|account)\.? ?\S+) \(?(\p{Lu}\p{Ll}{2,} \p{Lu})\.?(?=[),;:]|\s*$)/u;

/** "Granite re V. Otto: paid": by initial and surname. */
const ABOUT_INITIAL =
  /\b(?:re:?|(?:pt|patient):?|(?:acct|account)\.? ?\S+) \(?(\p{Lu})\. ?(\p{Lu}\p{Ll}[\p{L}'’-]+)(?=[),;:]|\s*$)/u;
/** "Vera Otto called about her own bill": whose matter the entry is. */
const OWN_MATTER =
  /(?<![\p{L}.])(\p{Lu}\p{Ll}[\p{L}'’-]* \p{Lu}[\p{L}'’-]+) (?:called|phoned|rang|asked|wrote|came in|stopped by|emailed) (?:in )?(?:about|for|re:?|regarding|over) (?:her|his|their) own\b/u;

/** "Acme claims, Vera T.: claim paid": a given name with an initial in a clause of its own. */
const GIVEN_AND_INITIAL = /(?<![\p{L}.])(\p{Lu}\p{Ll}{2,}) (\p{Lu})\.?(?=\s*[:;,)–—-]|\s{2,}|\s*$)/gu;
/** "V. Ottomar (Vera, 3/3/88)", "Ottomar (Vera, DOB 3/3/1988)": a surname with the given name and the birth behind it. A day without "DOB" is a birth only behind the initial of that name. */
const WITH_BIRTH =
  /(?<![\p{L}.])(?:(\p{Lu})\. )?(\p{Lu}\p{Ll}[\p{L}'’-]+) \((\p{Lu}\p{Ll}+),? (DOB |b\. ?|born )?(?:\d{1,2}\/\d{1,2}\/(?:19|20)?(\d\d))\)/u;
/** The entry's own year is that of a call. */
const isYearOf = (text: string, year: string | undefined): boolean =>
  findDates(text)[0]?.iso.slice(2, 4) === year;
/** "rep Vera T.", "spoke to Vera T.": who spoke for the payer. */
export const IN_A_ROLE =
  /\b(?:reps?|representative|agent|adj(?:uster|\.)?|supervisor|manager|nurse|clerk|specialist|csr|spoke (?:with|to)|talked (?:with|to)|per|by|dr|therapist|provider|prescriber|pharmacist|rph|attn)\b[\s.,:]*$/i;

/** A name that could be misread for the patient's: another given name that begins alike, with the initial of the patient's surname. */
function namesake(text: string, patient: string): string | undefined {
  const [given = "", ...rest] = patient.split(/[^\p{L}]+/u).filter(Boolean);
  const initials = new Set(rest.map((word) => word.slice(0, 1).toUpperCase()));
  return [...text.matchAll(GIVEN_AND_INITIAL)].find(
    ([, name = "", initial = ""], at, all) =>
      initials.has(initial) &&
      name.toLowerCase() !== given.toLowerCase() &&
      name.slice(0, 3).toLowerCase() === given.slice(0, 3).toLowerCase() &&
      !IN_A_ROLE.test(text.slice(0, all[at]?.index)),
  )?.[0];
}

/**
 * The person that an entry of a log names in its own words. A clause is taken for a name under the patient's own surname alone, or a
 * part of it: "Juniper, Vera." may as well be a payer and who spoke for it.
 */
export function entryPerson(text: string, patient: string | undefined): string | undefined {
  if (!ENTRY_DAY.test(text)) return undefined;
  const marked = BEFORE_MARKS.exec(text)?.[1];
  if (marked) return marked;
  if (NOT_THIS_PATIENT.test(text)) return "another patient";
  const other = OTHER_NAMESAKE.exec(text)?.[1]?.toLowerCase();
  if (
    other &&
    patient
      ?.toLowerCase()
      .split(/[\s-]+/)
      .slice(1)
      .includes(other)
  )
    return "another patient";
  const [, initial = "", ofName = "", given = "", born, year] = WITH_BIRTH.exec(text) ?? [];
  // "Juniper (Vera, 11/16/26)" is a payer, who spoke for it and when.
  const isBirth =
    born !== undefined || (initial !== "" && given.startsWith(initial) && !isYearOf(text, year));
  // A short form of the patient's own name beside her own surname names nobody else.
  if (isBirth && ofName && patient && !wordsOf(ofName).some((word) => wordsOf(patient).includes(word)))
    return `${ofName}, ${given}`;
  const ownMatter = OWN_MATTER.exec(text)?.[1];
  if (ownMatter) return ownMatter;
  const about = ABOUT.exec(text)?.[1];
  if (about && patient && !wordsOf(patient).includes(about.slice(0, -2).toLowerCase())) return about;
  const [, letter = "", of = ""] = ABOUT_INITIAL.exec(text) ?? [];
  if (of && patient && !wordsOf(patient).some((word) => wordsOf(of).includes(word)))
    return `${of}, ${letter}.`;
  const beforeDay = BEFORE_DAY.exec(text)?.[1];
  if (beforeDay && patient && wordsOf(beforeDay).some((word) => wordsOf(patient).includes(word)))
    return beforeDay;
  const alike = patient && !names(text, patient) ? namesake(text, patient) : undefined;
  if (alike) return alike.replace(/\.$/, "");
  const near = patient && nearlyNamed(text, patient);
  if (near) return near;
  const clause = AS_CLAUSE.exec(text);
  const [, name, surname = ""] = clause ?? [];
  return patient &&
    wordsOf(surname).some((word) => wordsOf(patient).includes(word)) &&
    !IN_A_ROLE.test(text.slice(0, text.indexOf(name ?? "", clause?.index)))
    ? name
    : undefined;
}

/** "Keeney Brett" in the log of Bridget Keaney: a surname one letter from the patient's, with another given name. */
function nearlyNamed(text: string, patient: string): string | undefined {
  const [given = "", ...rest] = wordsOf(patient);
  const surname = rest.at(-1) ?? "";
  const isNear = (word: string) => word.length >= LEAST_ALIKE && isOneLetterOff(word, surname);
  const isOther = (word: string) => !given.startsWith(word) && !word.startsWith(given) && !isNear(word);
  return [...text.matchAll(TWO_WORDS)].find(({ 1: one = "", 2: two = "", index }) => {
    const [first, second] = [one.toLowerCase(), two.toLowerCase()];
    const isName = (isNear(first) && isOther(second)) || (isNear(second) && isOther(first));
    return isName && parsePersonName(`${one} ${two}`) !== undefined && !IN_A_ROLE.test(text.slice(0, index));
  })?.[0];
}
const LEAST_ALIKE = 5;
const isOneLetterOff = (one: string, other: string): boolean =>
  one !== other &&
  one.length === other.length &&
  [...one].filter((letter, at) => letter !== other[at]).length === 1;

const names = (text: string, patient: string) =>
  wordsOf(patient).filter((word) => text.toLowerCase().includes(word)).length > 1;
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

/** A line far to the right of the entry's day goes on with the entry. */
export const goesOnWith = (line: Line | undefined, entry: Line) =>
  line !== undefined &&
  line.text.trim() !== "" &&
  line.text.search(/\S/) >= entry.text.search(/\S/) + 8 &&
  !ENTRY_DAY.test(line.text);
