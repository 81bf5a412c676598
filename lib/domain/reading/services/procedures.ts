import { type Candidate, inScope, type Reading, type Scope } from "../page/candidate";
import type { LabeledValue } from "../page/labeled-values";
import type { Span } from "../page/page-lines";
import { isAnnounced } from "./bare-codes";
import { isDiagnosisCell } from "./diagnoses";
import { isAnotherNumber, isOtherNumber, isReasonCell } from "./other-numbers";
import type { CodeHere, LineOfCodes } from "./printed-code";
import { rowsOfDecisions } from "./service-lists";
import { setApart } from "./set-apart";

export const PROCEDURE =
  /(?<![\w$.,/-])([A-CEGHJ-MP-V]\d{4}|D\d{4}|\d{4}[FTU]|\d{5})(?:-(?:\d{2}|[A-Z]{2})|AT|G[ANOPYZ]|KX|[LR]T)?(?![\w/]|[.,-]\d)/g;
const WITH_MODIFIER =
  /(?<![\w$.,/-])(\d{5}|[A-V]\d{4}|\d{4}[FTU])\/(GP|GO|GN|KX|GA|GY|GZ|LT|RT|AT|TC|NU|RR|CQ|CO|X[EPSU]|25|26|50|51|52|59|76|77|95)(?![\w/])/g;
/** "… and two of 97530" at the end of a line: a small word is no state. */
const ADDRESS =
  /\b(?:P\.? ?O\.? ?)?BOX \d+,|\bP\.? ?O\.? ?BOX\b|\b(?!(?:of|as|to|is|by|on|at|an) )[A-Z]{2}\.? \d{5}(?:-\d{4})?\s*$/i;

/** More are no claim's. */
const MOST_CODES = 40;

/** CPT and HCPCS codes by their columns, labels or brackets; five bare digits elsewhere may be a ZIP. */
export function readProcedures(
  reading: Reading,
  scope: Scope | undefined,
  /** Numbers of the paper in groups, of which one may look like a code: "W2770 44183". */
  numbers: readonly (string | undefined)[] = [],
): Candidate | undefined {
  const printed = withoutSetApart(printedCodes(reading, scope, numbers), reading);
  const codes = new Map<string, Span>();
  for (const { code, span } of printed) if (!codes.has(code)) codes.set(code, span);
  for (const { code, span } of ownCodes(reading, [...codes.keys()]))
    if (inScope(scope, span.line) && !codes.has(code)) codes.set(code, span);
  // The letter around a list of claims may name the service of the one that is denied.
  if (codes.size === 0 && scope) return readProcedures(reading, undefined, numbers);
  if (codes.size === 0 || codes.size > MOST_CODES) return undefined;
  // A code's pattern and its label say the same of each: two signs make it sure.
  const score = printed.every(({ isLabeled }) => isLabeled) ? 0.87 : 0.75;
  return { value: [...codes.keys()].join(", "), score, spans: [...codes.values()] };
}

type PrintedCode = {
  code: string;
  span: Span;
  /** A label says that it is one. */
  isLabeled: boolean;
};

/** What a sentence sets apart is none of what the paper decides, as long as it is named nowhere else and something is left. */
function withoutSetApart(printed: PrintedCode[], reading: Reading): PrintedCode[] {
  const apart = setApart(reading);
  const left = printed.filter(
    ({ code, span }) => !apart.some((one) => one.code === code && one.span.line === span.line),
  );
  return left.length > 0 ? left : printed;
}

/** Every code where it stands, from the top: what the one before it was tells of the next. */
function printedCodes(
  reading: Reading,
  scope: Scope | undefined,
  numbers: readonly (string | undefined)[],
): PrintedCode[] {
  const { services, granted } = rowsOfDecisions(reading.lines);
  // "00164  PROVIDER NOT ENROLLED" below the table: what the column of reasons holds is no service where it is explained either.
  const ofReasons = new Set(reading.labeled.filter(isReasonCell).map(({ value }) => value));
  const parts = new Set(numbers.flatMap((number) => (number?.includes(" ") ? number.split(" ") : [])));
  const found: PrintedCode[] = [];
  for (const [index, { text: printed }] of reading.lines.entries()) {
    const text = withoutStrokes(printed);
    if (scope && (index < scope.from || index > scope.to)) continue;
    if (granted.has(index) || (ADDRESS.test(text) && !/\.\d\d\b/.test(text))) continue;
    const matches = [...text.matchAll(PROCEDURE)];
    if (matches.length === 0) continue;
    const on = lineOfCodes(reading, index, text, services.has(index));
    for (const { 0: whole, 1: code = "", index: start } of matches) {
      const here: CodeHere = {
        ...{ reading, on, code, start },
        before: text.slice(0, start),
        after: text.slice(start + whole.length),
        lastLine: found.at(-1)?.span.line,
      };
      if (ofReasons.has(code) && OPENS_ENTRY.test(here.before)) continue;
      if (parts.has(code) || isOtherNumber(here) || isAnotherNumber(here)) continue;
      if (/^\d{5}$/.test(code) && !isAnnounced(here)) continue;
      const span = { line: index, start, end: start + code.length };
      found.push({ code, span, isLabeled: isLabeled(here) });
    }
  }
  return found;
}

const OPENS_ENTRY = /^\W*(?:(?:code|reason|remark|note|message|EOB)\W{1,3})?$/i;

/** "97110/97140/97112": a list of codes. "97110/GP": one with its modifier. */
const withoutStrokes = (printed: string) =>
  printed
    .replace(/(?<![\w/])\d{5}(?:\/\d{5})+(?![\w/])/g, (list) => list.replaceAll("/", " "))
    .replace(WITH_MODIFIER, "$1-$2");

function lineOfCodes(
  { labeled, lines }: Reading,
  index: number,
  text: string,
  decided: boolean,
): LineOfCodes {
  const onLine = labeled.filter((v) => v.span.line === index);
  return {
    ...{ index, text, decided },
    cells: lines[index]?.cells ?? [],
    procedures: onLine.filter((v) => v.label.kind === "procedure"),
    // "M9903" in the column of the diagnoses has no point, and looks like a service.
    elsewhere: onLine.filter((v) => isReasonCell(v) || isDiagnosisCell(v)),
    numbers: onLine.filter((v) => OTHER_NUMBERS.has(v.label.kind)),
  };
}

/** Labels whose numbers are no procedures, however they are cut: "26 170 44 00918". */
const OTHER_NUMBERS: ReadonlySet<string> = new Set([
  "claim",
  "reference",
  "authorization",
  "member_id",
  "group",
  "account",
  "other_id",
  "appeal",
]);

const isLabeled = ({ on, code, before }: CodeHere): boolean =>
  on.procedures.some(
    (v) => v.value.includes(code) && !GOES_ON.test(v.value.slice(0, v.value.indexOf(code))),
  ) || /\b(?:CPT|HCPCS)\b[^.]{0,20}$/.test(before);

/** "CPT 97140 is not payable. Our extension is 55120.": a sentence is no list of what a label announces. */
const GOES_ON = /\b(?:is|are|was|were|has|have)\b|[.;] \p{Lu}\p{Ll}/u;

/** In the column of the procedures a state's or a payer's own code is one of them. */
function ownCodes(reading: Reading, codes: readonly string[]): { code: string; span: Span }[] {
  const columns = new Set(reading.labeled.filter(isInColumn(codes)).map(columnOf));
  return reading.labeled
    .filter((v) => columns.has(columnOf(v)) && isOwnCode(v, reading))
    .map(({ value, span }) => ({ code: value, span: { ...span, end: span.start + value.length } }));
}

const columnOf = ({ labelLine, labelText }: LabeledValue): string => `${labelLine} ${labelText}`;
/** A column that is one of procedures by its heading and by a standard code in it. */
const isInColumn =
  (codes: readonly string[]) =>
  ({ label, layout, value }: LabeledValue): boolean =>
    label.kind === "procedure" && layout === "below" && codes.some((code) => value.startsWith(code));
/** "WC002" and "RHC01" in a row of charges: letters and a number, as no remark and no reason is printed. */
const OWN_CODE = /^(?!(?:CO|PR|OA|PI|MA|CR)\d)[A-Z]{2,3}\d{2,3}$/;
const isOwnCode = ({ layout, value, span }: LabeledValue, { lines }: Reading): boolean =>
  layout === "below" &&
  OWN_CODE.test(value) &&
  (lines[span.line]?.text.match(/\d\.\d\d\b/g)?.length ?? 0) >= 2;
