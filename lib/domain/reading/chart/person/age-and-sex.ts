import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { NOT_THE_PATIENT } from "./person-cell";

export type Sex = "F" | "M";

const FEMALE = "woman|lady|female|girl|widow";
const MALE = "man|gentleman|male|boy|widower";
/** "This 72-year-old gentleman", "Pt is a 45 y/o male": whom a page is about, by age and sex. */
const INTRODUCED = new RegExp(
  `\\b(?:this|(?:pt|patient|client|he|she|(?:mr|mrs|ms|miss)\\.? \\p{L}+) is an?|(?:^|[.:]\\s{1,4})an?)(?: (?:pleasant|very|delightful|kind|right-handed|left-handed|retired|otherwise|healthy|well|active|\\p{Ll}{2,12})){0,2} (?<age>\\d{1,3})[- ]?(?:years?[- ]olds?|y\\/?o\\b|y\\.o\\.|yr[- ]olds?)(?: (?:\\p{Ll}+[- ]){0,2}?(?<who>${FEMALE}|${MALE}|F\\b|M\\b)|(?= (?:who|presents?|presented|returns?|seen)\\b)|,|\\.?$)`,
  "iu",
);
/** "72-year-old gentleman with …" at the beginning of a line. */
const OPENING = new RegExp(
  `^\\s*(?:(?:HPI|CC|S|History)\\s*[:.-]?\\s+)?(?<age>\\d{1,3})[- ]?(?:years?[- ]olds?|y\\/?o|y\\.o\\.|yr[- ]olds?) (?:\\p{Ll}+[- ]){0,2}?(?<who>${FEMALE}|${MALE}|F\\b|M\\b)`,
  "iu",
);
/** "Age: 72", "72 M", "72/M", "Age/Sex 72 M" in a head. */
const IN_HEAD =
  /(?:^|\s{2}|\|\s?|\()(?:age(?: ?[/&] ?sex)?\b:? {0,3}(?<age>\d{1,3})(?: ?(?:y|yrs?|years?))?(?: ?\/? ?(?<who>[MF])\b)?|(?<short>\d{2}) ?(?:y(?:\/?o|rs?)?)? ?\/? ?(?<sex>[MF]))(?=\s{2}|\s?\||\)|\s*$)/i;
/** "Age 72 Sex M", "Male, 72 years": in a head, in any spaces. */
const AGE_FIELD =
  /(?:^\s{0,40}|\s{2}|[\d|(,;/] ?|\b(?:patient|pt|client|current)(?:['’]s)? )\bage\b\s{0,2}:?\s{0,3}(?<age>\d{1,3})\b(?! ?(?:months?|mos?|weeks?|days?)\b)|\b(?<who>male|female),? (?:aged? )?(?<years>\d{1,3}) ?(?:y|yrs?|years?)\b/i;
const SEX_FIELD = /\b(?:sex|gender)\b\s{0,3}[:=]?\s{1,6}(male|female|m|f)\b/i;

/** "Temp  98 F", "Foley  16 F", "Distance  20 M": degrees, sizes and ways. */
const OF_NUMBER =
  /\b(?:temp\w*|pulse|BP|HR|SpO2|foley|cath\w*|sheath|french|tube|distance|walk\w*|meters?|length|depth|height|size|gauge)\b/i;
/** Pages on which another one's age or sex stands: a mother's and her baby's. */
const OF_TWO = /\b(?:infant|newborn|baby|neonat\w+|fetus|fetal|donor|lactation|breast-?feeding)\b/i;

/** A birthday may lie between, and ages are rounded up. */
const YEARS_OFF = 2;
const LINES_LOOKED_AT = 12;
const GROWN = 14;

const IS_FEMALE = new RegExp(`^(?:${FEMALE}|f)$`, "i");
const sexOf = (word: string | undefined): Sex | undefined =>
  !word ? undefined : IS_FEMALE.test(word) ? "F" : "M";

function saidBy(text: string, isHead: boolean): { age?: number; sex?: Sex } | undefined {
  const inHead = isHead && !OF_NUMBER.test(text) ? (IN_HEAD.exec(text) ?? AGE_FIELD.exec(text)) : null;
  const found = (INTRODUCED.exec(text) ?? OPENING.exec(text) ?? inHead)?.groups;
  const field = isHead ? SEX_FIELD.exec(text)?.[1] : undefined;
  const years = found?.age ?? found?.short ?? found?.years;
  const sex = sexOf(found?.who ?? found?.sex ?? field);
  if (!years && !sex) return undefined;
  return { ...(years ? { age: Number(years) } : {}), ...(sex ? { sex } : {}) };
}

/**
 * A page that names nobody, and whose first words tell of an age or a sex that the patient's is not: "this 72-year-old gentleman" of a woman of
 * fifty-eight.
 */
export function contradicts(
  page: readonly Line[],
  patient: { born?: string; sex?: Sex },
): string | undefined {
  const years = page.flatMap(({ text }) => findDates(text).map(({ iso }) => Number(iso.slice(0, 4))));
  const filled = page.filter(({ text }) => text.trim() !== "").slice(0, LINES_LOOKED_AT);
  const isOfTwo = filled.some(({ text }) => OF_TWO.test(text));
  for (const [row, { text }] of filled.entries()) {
    if (NOT_THE_PATIENT.test(text)) continue;
    const said = saidBy(text, row < 4);
    // A baby's age or sex tells nothing of whose page it is; a mother's age does.
    if (!said || (isOfTwo && (said.age ?? 0) < GROWN)) continue;
    if (said.age !== undefined && isOtherAge(said.age, years, patient.born))
      return `a patient of ${said.age} years`;
    if (said.sex && patient.sex && said.sex !== patient.sex)
      return said.sex === "M" ? "a male patient" : "a female patient";
    return undefined;
  }
  return undefined;
}

/** "(35 y F)" in the head that names somebody, on a page of a day when the patient is fifty-eight. */
export function ageContradicts(head: Line, page: readonly Line[], born: string | undefined): boolean {
  const found = IN_HEAD.exec(head.text)?.groups;
  const years = page.flatMap(({ text }) => findDates(text).map(({ iso }) => Number(iso.slice(0, 4))));
  const said = Number(found?.age ?? found?.short ?? Number.NaN);
  return isOtherAge(said, years, born);
}

/** Not the patient's age in any year of the page: one that was printed later has an old visit's age. */
function isOtherAge(said: number, years: readonly number[], born: string | undefined): boolean {
  const ages = born ? years.map((year) => year - Number(born.slice(0, 4))).filter((age) => age >= 0) : [];
  return ages.length > 0 && ages.every((age) => Math.abs(said - age) > YEARS_OFF);
}

/** The sex that the heads which name the patient give: "DOB 03/14/1968   F", "Sex: F". */
export function sexIn(text: string): Sex | undefined {
  const field = SEX_FIELD.exec(text)?.[1];
  const [, beside] =
    /\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\s{1,12}\(?([MF])\b(?!\.)|\b(?:\s{2}|\|\s?)([MF])(?=\s{2,}|\s?\||\s*$)/.exec(
      text,
    ) ?? [];
  return sexOf(field ?? beside);
}
