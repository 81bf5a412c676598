import { parseIdentifier } from "./identifiers";
import type { LabeledValue } from "./labeled-values";
import type { LabelKind } from "./labels";
import type { Cell, Line } from "./page-lines";
import { parsePersonName } from "./person-name";

/**
 * An electronic remittance as a viewer shows it, claim by claim without headings: " 2   26-CB-119077   DOE, PETER A   CBT700640318   Status 4
 * Denied" over "SVC 99214   20260910   $172.00 …". Each claim's line is told by its number, its person and its status.
 */

const NUMBERED = /^(?:claim )?\d{1,3}(?: of \d{1,3})?$/i;
const STATUS = /^status \d{1,2}\b/i;
const A_NAME = /^\p{Lu}[\p{Lu}'’ -]{1,30}, \p{Lu}/u;
const SERVICE = /^\s*svc\s{1,4}(\d{5}|[A-Z]\d{4})(?:[ :-][A-Z\d]{2}){0,4}\s{1,12}((?:19|20)\d{6})\s/i;

type Told = { kind: LabelKind; labelText: string; cell: Cell };

export function eraRecords(lines: readonly Line[]): LabeledValue[] {
  const records = lines.flatMap((line, at) => {
    const [number] = line.cells;
    const name = line.cells.findIndex(({ text }) => A_NAME.test(text) && parsePersonName(text));
    const isRecord =
      number && NUMBERED.test(number.text) && name > 0 && line.cells.some(({ text }) => STATUS.test(text));
    return isRecord ? [{ line, at, name, to: lastLine(lines, at) }] : [];
  });
  if (records.length < 2) return [];
  const services = lines.flatMap((line, at) => servicesOn(line).map((told) => labeledAt(told, at)));
  return [
    ...records.flatMap(({ line, at, name, to }) =>
      peopleOn(line, name).map((told) => ({ ...labeledAt(told, at), record: { from: at, to } })),
    ),
    ...services,
  ];
}

/** A claim goes on in the lines that are set in under its own. */
function lastLine(lines: readonly Line[], at: number): number {
  const indentOf = (line: Line | undefined) => line?.cells[0]?.start ?? -1;
  let to = at;
  while (indentOf(lines[to + 1]) > indentOf(lines[at])) to++;
  return to;
}

/** The claim's number stands before the person and the person's own behind it, where nothing else is printed there. */
function peopleOn({ cells }: Line, name: number): Told[] {
  const isNumber = (cell: Cell | undefined): cell is Cell =>
    cell !== undefined && parseIdentifier(cell.text) === cell.text;
  const [person, claim, member] = [cells[name], name === 2 ? cells[1] : undefined, cells[name + 1]];
  return [
    ...(person ? [{ kind: "patient" as const, labelText: "Patient", cell: person }] : []),
    ...(isNumber(claim) ? [{ kind: "claim" as const, labelText: "Claim", cell: claim }] : []),
    ...(isNumber(member) ? [{ kind: "member_id" as const, labelText: "Member ID", cell: member }] : []),
  ];
}

function servicesOn({ text }: Line): Told[] {
  const match = SERVICE.exec(text);
  const [, code = "", day = ""] = match ?? [];
  if (!match) return [];
  const cellOf = (value: string): Cell => {
    const start = text.indexOf(value);
    return { text: value, start, end: start + value.length };
  };
  return [
    { kind: "procedure", labelText: "Procedure", cell: cellOf(code) },
    { kind: "service_date", labelText: "Service date", cell: cellOf(day) },
  ];
}

const labeledAt = ({ kind, labelText, cell }: Told, line: number): LabeledValue => ({
  label: { kind, weight: 1 },
  labelText,
  labelLine: line,
  value: cell.text,
  span: { line, start: cell.start, end: cell.end },
  layout: "next-cell",
});
