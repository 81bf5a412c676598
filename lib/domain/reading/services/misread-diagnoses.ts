import type { Line, Span } from "../page/page-lines";
import type { Ruling } from "../page/ruling";

/** What a scanner takes for the first letter of a diagnosis, where only one letter opens a chapter of ICD-10-CM. */
const FIRST: Readonly<Record<string, string>> = { $: "S", "5": "S", "2": "Z" };

/** "$83.241D": no amount has three decimals and the letter of an encounter. */
const INJURY = /(?<![\w.$-])\$\d[0-9AB]\.[\dX]{3}[ADS](?!\w|\.\w)/g;
/** "583.241D", "296.651" after a diagnosis: codes of ICD-9 had at most two decimals. */
const IN_LIST =
  /(?<=(?<![\w.-])[A-TV-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?[,;] )(?:[$5]\d[0-9AB]\.[\dX]{3}[ADS]|2\d[0-9AB]\.\d{3})(?!\w|\.\w)/g;
const LABEL = /\b(?:dx|diag|icd|diagnos)/i;

/** Diagnoses whose first letter a scanner misread, as they were read: the judge puts them right and says so. */
export function misreadDiagnoses(lines: readonly Line[]): (Span & { code: string })[] {
  return lines.flatMap(({ text }, line) => {
    const label = text.search(LABEL);
    const listed = label < 0 ? [] : [...text.matchAll(IN_LIST)].filter(({ index }) => index > label);
    return [...text.matchAll(INJURY), ...listed].map(({ 0: code, index }) => ({
      ...{ code, line },
      ...{ start: index, end: index + code.length },
    }));
  });
}

export const rightDiagnosis = (code: string): string =>
  (FIRST[code.charAt(0)] ?? code.charAt(0)) + code.slice(1);

/** Of a list of diagnoses those that were misread are put right. */
export function judgeDiagnoses(value: string): Ruling {
  const right = [...new Set(value.split(", ").map(rightDiagnosis))].join(", ");
  return right === value ? {} : { value: right, repaired: value };
}
