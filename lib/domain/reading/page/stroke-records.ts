import { isOfWords } from "./header-lines";
import { parseIdentifier } from "./identifiers";
import type { LabeledValue, LabelHit } from "./labeled-values";
import { type Label, labelOf } from "./labels";
import { type Cell, isBlank, type Line } from "./page-lines";
import { parsePersonName } from "./person-name";

/**
 * A remittance whose columns strokes part, with one heading for its claims and another for the charges of each: "CLAIM ID|MEMBER|FROM|THRU"
 * once, and under every claim's own line "LN|PROC|CHARGED|PAID" with its charges. The claims' lines are told by the number of their strokes,
 * by a claim's number and by a name, however many charges stand between them.
 */

type Field = Cell & { label?: Label };

const LEAST_FIELDS = 4;
/** "FROM|THRU" in the heading of claims: the days of the care, though "From" names a sender elsewhere. */
const OF_DAYS = /^(?:from|to|thru|through|first|last|begin|end)(?: date)?$/i;
const SERVICE_DATE: Label = { kind: "service_date", weight: 1 };
export function readStrokeRecords(
  lines: readonly Line[],
  labels: readonly LabelHit[][],
): { values: LabeledValue[]; labels: LabelHit[][] } {
  const left = labels.map((hits) => hits.slice());
  const values: LabeledValue[] = [];
  const heads = lines.flatMap((line, at) => {
    const fields = headOf(line);
    return fields ? [{ at, fields }] : [];
  });
  heads.forEach(({ at, fields }, i) => {
    const end = heads[i + 1]?.at ?? lines.length;
    const rows = rowsUnder(lines, at, end, fields);
    // Charges under a heading of their own stand between the claims: rows of one table are read as every table is.
    if (rows.length === 0 || !hasOwnHeading(lines, rows[0] ?? at, end)) return;
    left[at] = [];
    rows.forEach((row, n) => {
      const record = { from: row, to: lastLine(lines, row, rows[n + 1] ?? end) };
      fieldsOf(lines[row]).forEach((cell, column) => {
        const head = fields[column];
        if (!head?.label || cell.text === "") return;
        values.push({
          label: head.label,
          labelText: head.text,
          labelLine: at,
          value: cell.text,
          span: { line: row, start: cell.start, end: cell.end },
          layout: "below",
          record,
        });
      });
    });
  });
  return { values, labels: left };
}

/** The parts of a line between its strokes; the first may be empty where the line is set in. */
function fieldsOf(line: Line | undefined): Field[] {
  let from = 0;
  return (line?.text ?? "").split("|").map((part) => {
    const text = part.trim();
    const start = from + part.indexOf(text);
    from += part.length + 1;
    return { text, start, end: start + text.length };
  });
}

/** A heading that names a claim and a person, each in a column of its own. */
function headOf(line: Line): Field[] | undefined {
  const printed = fieldsOf(line);
  if (printed.length < LEAST_FIELDS || !isOfWords(line)) return undefined;
  const fields = printed.map((field) => {
    const label = OF_DAYS.test(field.text) ? SERVICE_DATE : labelOf(field.text);
    return label ? { ...field, label } : field;
  });
  return claimIn(fields) >= 0 && personIn(fields) >= 0 ? fields : undefined;
}

const claimIn = (fields: readonly Field[]): number =>
  fields.findIndex(({ label }) => label?.kind === "claim");
const personIn = (fields: readonly Field[]): number =>
  fields.findIndex(({ label }) => label?.kind === "patient" || label?.kind === "member");

function rowsUnder(lines: readonly Line[], at: number, end: number, head: readonly Field[]): number[] {
  const rows: number[] = [];
  for (let row = at + 1; row < end; row++) {
    const fields = fieldsOf(lines[row]);
    const number = fields[claimIn(head)]?.text ?? "";
    const name = fields[personIn(head)]?.text ?? "";
    const isNumber = parseIdentifier(number) !== undefined && number.replace(/\D/g, "").length >= 5;
    if (fields.length === head.length && isNumber && parsePersonName(name)) rows.push(row);
  }
  return rows;
}

/** Below the claim's line and before any gap a line of words between strokes, over figures: the heading of its charges. */
function hasOwnHeading(lines: readonly Line[], row: number, end: number): boolean {
  for (let at = row + 1; at < end - 1 && !isBlank(lines[at]); at++) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (line && isOfWords(line) && fieldsOf(line).length >= LEAST_FIELDS)
      return fieldsOf(next).length >= LEAST_FIELDS && /\d\.\d\d\b/.test(next?.text ?? "");
  }
  return false;
}

/** A claim goes on in its charges and in what is said below them, up to a gap or the next one. */
function lastLine(lines: readonly Line[], row: number, next: number): number {
  let to = row;
  while (to + 1 < next && !isBlank(lines[to + 1])) to++;
  return to;
}
