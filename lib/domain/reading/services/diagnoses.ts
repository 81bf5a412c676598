import type { Candidate, Reading } from "../page/candidate";
import type { LabeledValue } from "../page/labeled-values";
import type { Span } from "../page/page-lines";
import { misreadDiagnoses, rightDiagnosis } from "./misread-diagnoses";
import { wholeDiagnoses } from "./whole-diagnoses";

/** Codes of four characters and more that are printed without their point. */
const POINTLESS = /^(?:[A-TV-Z]\d[0-9A-Z]{2,5}(?:[,; ]{1,3}|$)){1,4}$/;

/** Whether a labeled value is a list of diagnoses without their points: "M9903", "S161XXA, M542". */
export const isDiagnosisCell = ({ label, value }: LabeledValue): boolean =>
  label.kind === "diagnosis" && POINTLESS.test(value);

/** "M9903" under "DIAG" is M99.03. */
function withoutPoint({ labeled }: Reading): (Span & { code: string })[] {
  return labeled.filter(isDiagnosisCell).flatMap(({ value, span }) =>
    [...value.matchAll(/[A-Z\d]+/g)].map(({ 0: printed, index }) => ({
      code: `${printed.slice(0, 3)}.${printed.slice(3)}`,
      line: span.line,
      start: span.start + index,
      end: span.start + index + printed.length,
    })),
  );
}

const BESIDE_POINTED =
  /(?<![\w.-])([A-TV-Z]\d[0-9A-Z])(?=(?:,? and|,|;) [A-TV-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4}(?!\w))/g;
const BEHIND_ILLNESS =
  /(?:itis|osis|pathy|algia|emia|plegia|paresis|\bsyndrome|\bdisease|\bdisorder|\bpalsy|\bhypertension|\basthma|\bmigraine|\bdementia) \(([A-TV-Z]\d[0-9A-Z])\)/g;

/** "A  M10.072     B  I10": letters that the lines point to, beside a code that has its point. */
const POINTED_TO = /(?<![\w.-])[A-L][.):]? {1,4}([A-TV-Z]\d[0-9A-Z])(?![\w.])/g;
const POINTED_WITH_POINT = /(?<![\w.-])[A-L][.):]? {1,4}[A-TV-Z]\d[0-9A-Z]\.[0-9A-Z]/;

/** "Form: M16.4", "Policy B12.1", "Plan code: G20.1": what a payer's own papers are numbered by. */
const OF_A_PAPER =
  /\b(?:forms?|plan(?: code| no\.?)?|polic(?:y|ies)|rev(?:ision)?|version|edition|section|guidelines?|bulletin|page|exhibit|chapter|item|room)(?: (?:number|no\.?|#))?[ :.#]{1,3}$/i;

/**
 * "The diagnosis on the claim is M54.50. The code on your Notification of Payment will be K06.", "Diagnosis is missing, message Z14": behind
 * another sentence or another kind of code the payer's own is no diagnosis.
 */
const isOwnCode = (between: string): boolean => {
  const [, ...words] = between.split(" ");
  return (
    OF_ANOTHER_CODE.test(between) || OF_SOME_CODE.test(words.join(" ")) || SENTENCE_ENDS.test(words.join(" "))
  );
};
/** "Diagnosis does not match code Z14 of our list" */
const OF_SOME_CODE = /(?<!\b(?:ICD(?:-?10)?(?:-CM)?|diag\w*|dx)) codes?:? $/i;
const SENTENCE_ENDS = /[\p{L}\d]\. +\p{Lu}\p{Ll}/u;
const OF_ANOTHER_CODE =
  /\b(?:reasons?|remarks?|messages?|msg|denials?|denied|explanations?|adjustments?|edits?|notes?|EOB|EX|CARC|RARC|status|rejections?|rejected|refus\w+|notification|remittance|payment)\b/i;

/** A lab test ("A1C of 6.1 percent"), a vitamin and a vertebra have a code's shape, and no category is called so. */
const NO_CATEGORY = /^A1C$|^B1[1-4]$|^T(?:08|09|1[0-3])$/;

export function readDiagnoses(reading: Reading): Candidate | undefined {
  const codes = new Map<string, Span>();
  reading.lines.forEach((line, index) => {
    for (const m of line.text.matchAll(/(?<![\w.-])([A-TV-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4}))(?!\w|\.\w)/g)) {
      if (m[1] && !codes.has(m[1]) && !OF_A_PAPER.test(line.text.slice(0, m.index)))
        codes.set(m[1], { line: index, start: m.index, end: m.index + m[1].length });
    }
    // "F82 and R26.89": a code of three characters beside one that goes on behind its point.
    for (const m of line.text.matchAll(BESIDE_POINTED)) {
      const start = m.index;
      if (m[1] && !codes.has(m[1])) codes.set(m[1], { line: index, start, end: start + m[1].length });
    }
    for (const m of POINTED_WITH_POINT.test(line.text) ? line.text.matchAll(POINTED_TO) : []) {
      const start = m.index + m[0].length - 3;
      if (m[1] && !codes.has(m[1])) codes.set(m[1], { line: index, start, end: start + m[1].length });
    }
    // "… that you have multiple sclerosis (G35), walk forty feet": a code of three characters behind the illness's name.
    for (const m of line.text.matchAll(BEHIND_ILLNESS)) {
      const start = m.index + m[0].length - 1 - (m[1]?.length ?? 0);
      if (m[1] && !codes.has(m[1])) codes.set(m[1], { line: index, start, end: start + m[1].length });
    }
    // "Z81  Level changed. The diagnosis codes submitted …": what stands before the word is the payer's own code.
    const label = line.text.search(/\b(?:dx|diag|icd|diagnos)/i);
    if (label >= 0) {
      for (const m of line.text.matchAll(/(?<![\w.-])([A-TV-Z]\d[0-9A-Z])(?!\w|\.\w)/g)) {
        const isCode = m.index > label && !OF_A_PAPER.test(line.text.slice(0, m.index));
        if (
          m[1] &&
          isCode &&
          !NO_CATEGORY.test(m[1]) &&
          !codes.has(m[1]) &&
          !isOwnCode(line.text.slice(label, m.index))
        )
          codes.set(m[1], { line: index, start: m.index, end: m.index + m[1].length });
      }
    }
  });
  for (const { code, ...span } of withoutPoint(reading)) if (!codes.has(code)) codes.set(code, span);
  for (const { code, ...span } of wholeDiagnoses(reading.lines)) if (!codes.has(code)) codes.set(code, span);
  for (const { code, ...span } of misreadDiagnoses(reading.lines))
    if (!codes.has(code) && !codes.has(rightDiagnosis(code))) codes.set(code, span);
  return codes.size > 0
    ? { value: [...codes.keys()].join(", "), score: 0.85, spans: [...codes.values()] }
    : undefined;
}
