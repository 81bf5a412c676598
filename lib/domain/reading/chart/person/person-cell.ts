import { US_STATES } from "@/lib/core/us-states";
import { findDates } from "../../page/calendar-date";
import { foldOcr } from "../../page/clean-text";
import { GIVEN_NAMES } from "../../page/given-names";
import type { Cell } from "../../page/page-lines";
import { parsePersonName } from "../../page/person-name";
import { compareNames, distance as lettersOff } from "./same-person";

/** "Otto, V.", "OTTO V", "V. Otto": a name of a list that has no room for the given name. */
const WITH_INITIAL = /^(?:\p{Lu}[\p{L}'’-]{2,},? \p{Lu}\.?|\p{Lu}(?:\. ?| )\p{Lu}[\p{L}'’-]{2,})$/u;
/** "Elbow, Left" and "Grip Strength" are set like names. */
export const OF_A_CHART =
  /\b(?:left|right|bilateral|upper|lower|ankle|elbow|wrist|neck|leg|arm|thigh|finger|thumb|toe|trunk|flexion|extension|abduction|adduction|rotation|strength|grip|pain|gait|balance|active|passive|initial|mild|moderate|severe|daily|weekly|weeks?|days?|visit|flare|goal|exercises?|manual|therapeutic|stretch\w*|score|index|total|test|motion|range)\b/i;
/** "Dizziness Handicap Inventory": what a questionnaire or a measured ability is called, in a cell that no label calls a name. */
const OF_A_MEASURE = new RegExp(
  `\\b(?:${[
    "inventory|scale|survey|checklist|disability|handicap|depression|anxiety|distress|severity|fatigue|avoidance|analog(?:ue)?",
    "outcomes?|capacity|tolerance|stance|stability|sensitivity|sensitization|kinesiophobia|reflex|tunnel|pinch|girth|circumference",
    "walking|standing|sitting|sleeping|sleep|lifting|reaching|carrying|driving|six minute|peak flow|levels?|hierarchy|diary",
  ].join("|")})\\b`,
  "i",
);
/** "Day, Doris", "Standing Bear, Luther": families are called so, too. */
const SURNAME = /^(?:day|weeks|standing|pinch|sleep|level|scale)\b[^,]{0,20}, ?(\p{Lu}\p{L}+)/iu;
const isFamilyName = (words: string) => {
  const given = SURNAME.exec(words)?.[1]?.toLowerCase() ?? "";
  return given !== "max" && GIVEN_NAMES.has(given);
};
/** "12 Larch Court, Anytown, IA 51500" over a letter: where somebody lives. */
const ADDRESS =
  /,? [A-Z]{2},? \d{5}(?:-\d{4})?\s*$|^\s*\d+[A-Z]? (?:\p{Lu}[\p{L}'’.-]* ){1,3}(?:street|st|avenue|ave|road|rd|court|ct|lane|ln|drive|dr|way|place|pl|boulevard|blvd|circle|terrace|parkway)\b/iu;
/** "CARD, FRONT" over the picture of a member's card. */
const OF_A_CARD = /\b(?:card|front|back|page|copy)\b/i;
/** "Part A  02/01/2006" of Medicare's answer is written like "Otto A  02/01/2006". */
const OF_MEDICARE = /^part [a-d]\b/i;
/** "V.O.", "RA": initials alone, which count only in a column of persons. */
const INITIALS = /^\p{Lu}\.? ?\p{Lu}\.?(?: ?\p{Lu}\.?)?$/u;
/** "DOB", "SSN" in a column of names: a label of the form, nobody's initials. */
export const LABEL_LETTERS =
  /^(?:DOB|DOS|DOI|DOL|SSN|MRN|NPI|TIN|EIN|PCN|PCP|POS|CPT|ICD|MBI|HIC|ICN|DCN|TCN|NDC|LOT|VIN|SEX|AGE|REF|EMR|HMO|PPO|POC|SOC|ROM|RX|DX|TX|HX|CC|ID|NO|PT|OT|MD|DO|DC)$/;
/** A place or a number before a name: "12.", "Rm 4B", "08/10/26". */
const PLACE = /^(?:(?:rm|room|bed|bay|slot|chair|station|table|no)\b\.? ?)?#?[\d/:.-]{1,10}[a-d]?[.):]?\s+/i;
const BEHIND =
  /\s*(?:[(;|/–].*|\s-\s.*|,?\s*\b(?:DOB|D\.O\.B|born|MRN|MR ?#|ID|acct|age)\b.*|\s#?\d.*|,\s*(?=\d).*)$/i;

const ended = (text: string) =>
  text
    .replace(PLACE, "")
    .replace(BEHIND, "")
    .replace(/[\s.,*]+$/, "")
    .trim();

/** "Wells, Nevada", "Madison, Wisconsin"; "TUTTLE, VIRGINIA" may be a person. */
const STATES = new Set(Object.values(US_STATES).map((state) => state.toLowerCase()));
export function isTown(words: string): boolean {
  const [, behind = ""] = words.toLowerCase().split(/, ?/);
  return STATES.has(behind) && !GIVEN_NAMES.has(behind);
}

/** The person that a cell names, without its place, its numbers and what stands in parentheses. */
export function personCell(text: string, inColumn = false): string | undefined {
  const words = ended(text);
  const isOfChart = (OF_A_CHART.test(words) || OF_A_MEASURE.test(words)) && !isFamilyName(words);
  if (isOfChart || ADDRESS.test(text) || OF_A_CARD.test(words) || OF_MEDICARE.test(words)) return undefined;
  const short = text.replace(PLACE, "").trim();
  if (LABEL_LETTERS.test(short)) return undefined;
  for (const one of [words, short])
    if (WITH_INITIAL.test(one) || (inColumn && INITIALS.test(one))) return one;
  return parsePersonName(words)?.display;
}

/** "Otto, Vera" and "VERA OTTO" can hardly be anything else; "Grip Strength" is written like "Vera Otto". */
export function isSurelyPerson(text: string): boolean {
  const words = ended(text);
  if (personCell(text) === undefined) return false;
  return (
    /^\p{Lu}[\p{L}'’ -]+, ?\p{Lu}/u.test(words) ||
    words.split(/[\s,]+/).some((word) => GIVEN_NAMES.has(word.toLowerCase()))
  );
}

/** Initials are compared with the initials of the patient. */
export function comparePersons(name: string, patient: string): "same" | "near" | "other" {
  if (!INITIALS.test(name)) return compareNames(name, patient);
  const own = patient
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((part) => part.slice(0, 1).toUpperCase());
  return name
    .replace(/[^\p{L}]/gu, "")
    .split("")
    .every((letter) => own.includes(letter))
    ? "same"
    : "other";
}

/**
 * "Marisa" and "Marisol" born on one day are twins as likely as a slip: two given names that families give. "Mari" is short for either, and
 * "Mariso1" is no name.
 */
export function haveOtherGivenNames(name: string, patient: string): boolean {
  const givenOf = (words: string) =>
    words
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 2);
  const [ours = ""] = givenOf(patient);
  const theirs = givenOf(parsePersonName(name)?.display ?? name);
  if (theirs.includes(ours)) return false;
  const near = theirs.find((word) => word !== ours && !patient.toLowerCase().includes(word));
  const isShort = near !== undefined && (near.startsWith(ours) || ours.startsWith(near));
  // The same surname, and two letters off in the given name that a scanner does not take for each other.
  const [surname = ""] = givenOf(patient).slice(-1);
  if (
    near &&
    !isShort &&
    theirs.includes(surname) &&
    lettersOff(near, ours) > 1 &&
    foldOcr(near) !== foldOcr(ours)
  )
    return true;
  return theirs.some(
    (word) =>
      GIVEN_NAMES.has(word) &&
      !patient.toLowerCase().includes(word) &&
      !word.startsWith(ours) &&
      !ours.startsWith(word),
  );
}

const BIRTH_LABEL = /\b(?:D[O0]B|D\.O\.B\.?|date of birth|birth ?date|born)\b/i;
/** A chart's number: an account may be another at each visit. */
const RECORD_LABEL =
  /\b(?:MRN|MR ?#|med(?:ical)? rec(?:ord)?(?: (?:no|number|#))?|chart (?:no|number|#))\.?\s*[:#]*\s*([A-Z0-9][A-Z0-9-]{2,})/i;

export type Marks = { born?: string; record?: string };

/** The labeled birth date and the labeled chart number of a stretch of text. */
export function marksIn(text: string): Marks {
  const at = text.search(BIRTH_LABEL);
  const born = at < 0 ? undefined : findDates(text.slice(at, at + 60))[0]?.iso;
  const record = RECORD_LABEL.exec(text)?.[1]?.toUpperCase();
  return { ...(born ? { born } : {}), ...(record && /\d/.test(record) ? { record } : {}) };
}

/** A relative's or a policyholder's birth date names nobody whose page or row it is. */
export const NOT_THE_PATIENT =
  /\b(?:subscriber|policy ?holder|guarantor|insured|mother|father|parent|spouse|husband|wife|son|daughter|child|sibling|brother|sister|partner|caregiver|emergency contact|responsible party|provider|physician)\b/i;

export const overlap = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start);

/** The cell of a row that stands under a head: what overlaps it most, else what begins where it does. */
export function cellUnder(cells: readonly Cell[], head: Cell): Cell | undefined {
  const best = cells.reduce<Cell | undefined>(
    (top, cell) => (!top || overlap(cell, head) > overlap(top, head) ? cell : top),
    undefined,
  );
  if (best && overlap(best, head) > 0) return best;
  return cells.find((cell) => Math.abs(cell.start - head.start) <= 3);
}
