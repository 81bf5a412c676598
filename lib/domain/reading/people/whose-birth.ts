import type { Reading } from "../page/candidate";
import type { LabeledValue } from "../page/labeled-values";
import type { LabelKind } from "../page/labels";
import { isSomebodyElse, parsePersonName } from "../page/person-name";
import { RELATIVE } from "../page/relative-words";

const PEOPLE: ReadonlySet<LabelKind> = new Set(["patient", "member", "subscriber"]);

/** "Policyholder: Rupert Marlowe   DOB: 02/03/1981": the person whose name stands before it on the line is not the patient. */
export function isBirthOfAnother(
  v: LabeledValue,
  { labeled, lines }: Pick<Reading, "labeled" | "lines">,
  patient: string | undefined,
): boolean {
  if (v.layout === "below") return false;
  const said = lines[v.span.line]?.text.slice(0, v.span.start) ?? "";
  if (isBirthOfRelative(said, patient)) return true;
  if (!patient) return false;
  if (isBirthOfOwner(said, { labeled }, patient)) return true;
  if (isOfGrid(v, lines)) return false;
  const before = labeled
    .filter(
      (one) =>
        PEOPLE.has(one.label.kind) &&
        one.layout !== "below" &&
        one.span.line === v.span.line &&
        one.span.end <= v.span.start,
    )
    .toSorted((a, b) => a.span.start - b.span.start)
    .at(-1);
  const name = before && parsePersonName(before.value)?.display;
  return name !== undefined && isSomebodyElse(name, patient);
}

/** "Enrollee: Casimir Dunleavy" and "Enrollee's birth date: 02/03/1961", where his wife was treated; "Child's birth date" where a mother was. */
export function isBirthOfOwner(
  before: string,
  { labeled }: Pick<Reading, "labeled">,
  patient: string | undefined,
): boolean {
  const owner = OWNED.exec(before)?.[1]?.toLowerCase();
  if (!owner || !patient) return false;
  const named = labeled.filter((one) => NAMES.exec(one.labelText)?.[1]?.toLowerCase() === owner);
  const names = named.flatMap((one) => parsePersonName(one.value)?.display ?? []);
  return names.length > 0 && names.every((name) => isSomebodyElse(name, patient));
}
const OWNED =
  /\b(member|enrollee|subscriber|beneficiary|child|insured|policyholder)(?:['’]s)? (?:birth ?date|date of birth|dob)[ :.]{0,40}$/i;
const NAMES = /^(member|enrollee|subscriber|beneficiary|child|insured|policyholder)(?:['’]s)?(?: name)?$/i;

/** A label under the labels of a form's column belongs to the form's person, whoever stands in the column before it. */
function isOfGrid({ labelLine, labelText, span }: LabeledValue, lines: Reading["lines"]): boolean {
  const start = lines[labelLine]?.text.slice(0, span.start).lastIndexOf(labelText) ?? -1;
  return [-2, -1, 1, 2].some((n) => lines[labelLine + n]?.cells.some((cell) => cell.start === start));
}

/** "AMES, IVO (brother, dob 2/3/61)": an aside behind another name. "Patient: Rosa Ames (daughter, DOB 2/3/2015)" is the patient's own. */
function isBirthOfRelative(before: string, patient: string | undefined): boolean {
  const aside = RELATIVES_ASIDE.exec(before);
  if (!aside) return false;
  const named = before.slice(0, aside.index).toLowerCase();
  const [given = ""] = patient?.toLowerCase().split(/[\s,]+/) ?? [];
  const isPatients = given !== "" && named.split(/[^\p{L}'’-]+/u).includes(given);
  return !isPatients && !/\b(?:patient|pt|dependent|member|child|client)\b/.test(named);
}
const RELATIVES_ASIDE = new RegExp(
  `\\((?:(?:her|his|the|pt['’]?s|patient['’]?s) )?${RELATIVE}(?:['’]s)?[,;:]? {0,2}(?:DOB|D\\.O\\.B\\.?|born|b\\.|birth ?date|date of birth)?[ :]{0,3}$`,
  "i",
);

const NAMED_BEFORE =
  /(\p{Lu}[\p{L}'’-]{1,25}(?: \p{Lu}[\p{L}.'’-]{0,25}){1,2}),? ?\(?(?:who (?:was|is) )?(?:born|birth date|date of birth|DOB)[ :,]{0,3}(?:on |is |of )?$/u;

/** "Rupert Marlowe (born 02/03/1981) has coverage for the patient" */
export function tellsBirthOfAnother(before: string, patient: string | undefined): boolean {
  if (isBirthOfRelative(before, patient)) return true;
  const name = NAMED_BEFORE.exec(before.slice(-90))?.[1];
  const person = name && parsePersonName(name)?.display;
  return patient !== undefined && person !== undefined && person !== "" && isSomebodyElse(person, patient);
}
