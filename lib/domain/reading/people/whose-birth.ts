import type { Reading } from "../page/candidate";
import type { LabeledValue } from "../page/labeled-values";
import type { LabelKind } from "../page/labels";
import { isSomebodyElse, parsePersonName } from "../page/person-name";

const PEOPLE: ReadonlySet<LabelKind> = new Set(["patient", "member", "subscriber"]);

/** "Policyholder: Rupert Marlowe   DOB: 02/03/1981": the person whose name stands before it on the line is not the patient. */
export function isBirthOfAnother(
  v: LabeledValue,
  { labeled, lines }: Pick<Reading, "labeled" | "lines">,
  patient: string | undefined,
): boolean {
  if (!patient || v.layout === "below" || isOfGrid(v, lines)) return false;
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

/** A label under the labels of a form's column belongs to the form's person, whoever stands in the column before it. */
function isOfGrid({ labelLine, labelText, span }: LabeledValue, lines: Reading["lines"]): boolean {
  const start = lines[labelLine]?.text.slice(0, span.start).lastIndexOf(labelText) ?? -1;
  return [-2, -1, 1, 2].some((n) => lines[labelLine + n]?.cells.some((cell) => cell.start === start));
}

const NAMED_BEFORE =
  /(\p{Lu}[\p{L}'’-]{1,25}(?: \p{Lu}[\p{L}.'’-]{0,25}){1,2}),? ?\(?(?:who (?:was|is) )?(?:born|birth date|date of birth|DOB)[ :,]{0,3}(?:on |is |of )?$/u;

/** "Rupert Marlowe (born 02/03/1981) has coverage for the patient" */
export function tellsBirthOfAnother(before: string, patient: string | undefined): boolean {
  const name = NAMED_BEFORE.exec(before.slice(-90))?.[1];
  const person = name && parsePersonName(name)?.display;
  return patient !== undefined && person !== undefined && person !== "" && isSomebodyElse(person, patient);
}
