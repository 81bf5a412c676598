import type { Candidate, Reading } from "../page/candidate";
import { kept } from "../page/kept";
import type { Span } from "../page/page-lines";
import { parsePersonName } from "../page/person-name";

/** A plan of federal employees calls the one whose plan it is the enrollee, by a code that says who else is covered. */
const ENROLLMENT = /\benrollment code\b|\bself (?:plus one|(?:and|&) family)\b/i;
const ENROLLEE = /^enrollee(?: name)?$/i;
/** The window of the envelope is among the first lines, a street under its name. */
const ADDRESS_WITHIN = 16;
const STREET = /^\d{1,6}\s+\p{L}|^P\.? ?O\.? box/iu;

type Relative = { holder: string; holderSpan: Span; patient: string; printed: string; span: Span };

const surnameOf = (name: string): string => name.toLowerCase().split(" ").at(-1) ?? "";

/**
 * "Ms. Seraphina Dunleavy" in the address of a letter, and "Enrollee: Thaddeus Dunleavy   Enrollment code: 314 (Self Plus One)" in it: who
 * is written to, with the enrollee's surname and another given name, is the covered relative.
 */
export const relativeOfEnrollee: (reading: Reading) => Relative | undefined = kept(
  ({ labeled, lines }: Reading) => {
    const enrollee = labeled.find((v) => ENROLLEE.test(v.labelText) && v.layout !== "below");
    const holder = enrollee && parsePersonName(enrollee.value)?.display;
    // A label of its own names the patient better than the envelope.
    const isNamed = labeled.some(
      (v) => v.label.kind === "patient" && !ENROLLEE.test(v.labelText) && parsePersonName(v.value),
    );
    if (!enrollee || !holder || isNamed || !lines.some(({ text }) => ENROLLMENT.test(text))) return undefined;
    for (const [line, { cells }] of lines.slice(0, ADDRESS_WITHIN).entries()) {
      const [cell] = cells;
      const name = cell && parsePersonName(cell.text);
      const street = lines[line + 1]?.cells.find(({ start }) => Math.abs(start - (cell?.start ?? -9)) <= 2);
      if (!name || !STREET.test(street?.text ?? "") || surnameOf(name.display) !== surnameOf(holder))
        continue;
      if (name.display.split(" ")[0]?.toLowerCase() === holder.split(" ")[0]?.toLowerCase()) return undefined;
      const start = cell.start + Math.max(0, cell.text.indexOf(name.printed));
      return {
        ...{ holder, holderSpan: enrollee.span, patient: name.display, printed: name.printed },
        span: { line, start, end: start + name.printed.length },
      };
    }
    return undefined;
  },
);

/**
 * "Relation: Spouse" under the name of who was treated, and "Enrollee: Casimir Dunleavy" for whose plan it is. Under the name of who speaks
 * for the enrollee or is to be called it says nothing of who was treated.
 */
export const enrolleeOfRelative = kept(({ labeled, lines }: Reading): Candidate | undefined => {
  const isRelative = labeled.some(
    (v) =>
      v.layout !== "below" &&
      RELATION.test(v.labelText) &&
      A_RELATIVE.test(v.value) &&
      isUnderPatient(v.span.line, { labeled, lines }),
  );
  const enrollee = labeled.find((v) => v.layout !== "below" && ENROLLEE.test(v.labelText));
  const name = enrollee && parsePersonName(enrollee.value)?.display;
  return isRelative && enrollee && name ? { value: name, score: 0.6, spans: [enrollee.span] } : undefined;
});
const RELATION = /^(?:patient )?relation(?:ship)?(?: to (?:enrollee|subscriber|insured|member))?$/i;
const A_RELATIVE = /^(?:spouse|wife|husband|son|daughter|child|dependent|domestic partner)\b/i;
const NEAR = 3;
/** The nearest name above it, or in its own line, is under a patient's label. */
function isUnderPatient(line: number, { labeled, lines }: Pick<Reading, "labeled" | "lines">): boolean {
  const above = lines.slice(Math.max(0, line - NEAR), line + 1);
  if (above.some(({ text }) => SPEAKS_FOR.test(text))) return false;
  return labeled.some(
    (v) =>
      A_PATIENT.test(v.labelText) &&
      v.layout !== "below" &&
      v.span.line <= line &&
      v.span.line >= line - NEAR &&
      parsePersonName(v.value) !== undefined,
  );
}
const A_PATIENT = /^(?:patient(?:['’]s)?(?: name)?|name|dependent(?: name)?|name of (?:the )?patient)$/i;
const SPEAKS_FOR =
  /\b(?:representatives?|appellant|guardian|call(?:er|ed)|contact|request(?:er|or|ed)|filed|authorized|agent|proxy|your name|signed|signature|on behalf|appealed|emergency|next of kin)\b/i;
