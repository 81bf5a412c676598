import { findDates } from "../../page/calendar-date";
import { isBlank, type Line } from "../../page/page-lines";
import { comparePersons, personCell } from "../person/person-cell";
import type { FormFact } from "./forms";

/** Fewer columns may be a sentence with its commas. */
const FEWEST = 4;
const LONGEST_HEAD = 28;
const HEAD = /^#?\p{L}[\p{L}\d _.#/()-]*$/u;
const WHOLE_NAME = /^(?:patient|pt|client|member|name|who)(?:[ _-]?(?:full)?[ _-]?name)?$/i;
const SURNAME = /^(?:(?:patient|pt|member|subscriber)[ _-]?)?(?:last|sur|family)[ _-]?(?:name)?$/i;
const GIVEN = /^(?:(?:patient|pt|member|subscriber)[ _-]?)?(?:first|given)[ _-]?(?:name)?$/i;

const RECORD =
  /^(?:(?:patient|pt|chart|med(?:ical)?)[ _-]?)?(?:mrn|id|record|chart|rec)(?:[ _-]?(?:no|num|number|id))?$/i;
const BIRTH = /^(?:(?:patient|pt)[ _-]?)?(?:dob|birth[ _-]?date|date[ _-]?of[ _-]?birth|born)$/i;

type Row = { line: number; cells: string[]; name?: string; born?: string; record?: string };
/** What is known of the patient beside the name. */
type KnownMarks = { born?: string; record?: string };
type Table = {
  title?: { line: number; cells: string[] };
  head: { line: number; cells: string[] };
  rows: Row[];
};

/** The fields of a line of an export, quoted or parted by semicolons, tabs or bare commas; none where it is no such line. */
function fieldsOf(text: string): string[] {
  const line = text.trim();
  if (/^"[^"]*"(?:,"[^"]*")+$/.test(line)) return line.slice(1, -1).split('","');
  // A name with its comma stands in quotes: 61933,"Otto, Vera",10/12/2026.
  if (/(?:^|,)"[^"]*"(?:,|$)/.test(line) && /^(?:"[^"]*"|[^",]*)(?:,(?:"[^"]*"|[^",]*))+$/.test(line))
    return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? "",
    );
  for (const mark of [";", "\t", "|"]) {
    const parts = line.split(mark);
    if (parts.length > 1 && !line.includes(`${mark} `)) return parts;
  }
  const parts = line.split(",");
  return parts.length >= FEWEST && !line.includes(", ") && !line.includes("  ") ? parts : [];
}

const trimmed = (cells: readonly string[]) => cells.map((cell) => cell.trim());
const isHead = (cells: readonly string[]) =>
  cells.length >= FEWEST && cells.every((cell) => cell.length <= LONGEST_HEAD && HEAD.test(cell));

/** The exports of a paper: a row of heads, and the rows of as many fields right below it. */
function tablesIn(lines: readonly Line[]): Table[] {
  const found: Table[] = [];
  for (let at = 0; at < lines.length; at++) {
    const cells = trimmed(fieldsOf(lines[at]?.text ?? ""));
    if (!isHead(cells)) continue;
    const rows: Row[] = [];
    for (let below = at + 1; below < lines.length; below++) {
      const line = lines[below];
      if (!line || isBlank(line) || line.page !== lines[at]?.page) break;
      const values = trimmed(fieldsOf(line.text));
      if (values.length !== cells.length) break;
      rows.push({ line: below, cells: values, ...named(cells, values) });
    }
    if (rows.length === 0) continue;
    const above = lines[at - 1]?.page === lines[at]?.page ? trimmed(fieldsOf(lines[at - 1]?.text ?? "")) : [];
    found.push({
      ...(above.length > 1 ? { title: { line: at - 1, cells: above } } : {}),
      head: { line: at, cells },
      rows,
    });
    at = rows.at(-1)?.line ?? at;
  }
  return found;
}

/** Whom a row is about, by its fields under "Patient", or under "Last" and "First". */
function named(heads: readonly string[], values: readonly string[]): Omit<Row, "line" | "cells"> {
  const under = (head: RegExp) => values[heads.findIndex((one) => head.test(one))] ?? "";
  const [surname, given, whole] = [under(SURNAME), under(GIVEN), under(WHOLE_NAME)];
  const name = surname && given ? `${given} ${surname}` : personCell(whole, true);
  const born = findDates(under(BIRTH))[0]?.iso;
  const [record] = /^[A-Z]{0,3}-?\d{3,}$/i.exec(under(RECORD)) ?? [];
  return {
    ...(name ? { name } : {}),
    ...(born ? { born } : {}),
    ...(record ? { record: record.toUpperCase() } : {}),
  };
}

/** What exports say row by row, which rows are another person's, and the lines that only head them. */
export function delimitedIn(
  lines: readonly Line[],
  patient: string | undefined,
  known: KnownMarks = {},
): { facts: FormFact[]; others: Map<number, string>; heads: number[] } {
  const tables = tablesIn(lines);
  const others = new Map<number, string>();
  for (const { rows } of tables) {
    // A number tells persons apart where one of the rows has the patient's own.
    const isSeries = known.record !== undefined && rows.some(({ record }) => record === known.record);
    for (const { line, name, born, record } of rows) {
      const isOther =
        (name && patient && comparePersons(name, patient) !== "same") ||
        (born && known.born && born !== known.born) ||
        (isSeries && record !== undefined && record !== known.record);
      if (isOther) others.set(line, name ?? "another row of the list");
    }
  }
  return {
    others,
    facts: tables.flatMap((table) => told(table, others)),
    heads: tables.flatMap(({ title, head }) => [...(title ? [title.line] : []), head.line]),
  };
}

/** A day or a running number, in which rows that are alike differ. */
const isOwn = (value: string) => {
  const [day] = findDates(value);
  return value === "" || /^\d{1,3}$/.test(value) || (day?.start === 0 && day.end === value.length);
};

/** Rows that differ in days and running numbers alone are told as one. */
function told({ title, head, rows }: Table, others: ReadonlyMap<number, string>): FormFact[] {
  const ours = rows.filter(({ line }) => !others.has(line));
  const said = (cells: readonly string[], wanted: (value: string) => boolean) =>
    cells.flatMap((value, at) => (value !== "" && wanted(value) ? [`${head.cells[at]} ${value}`] : []));
  const groups = Map.groupBy(ours, ({ cells }) => said(cells, (value) => !isOwn(value)).join("; "));
  const from = title ? `${title.cells.filter(Boolean).join(", ")}: ` : "";
  return [...groups].map(([alike, those]) => {
    const [only] = those;
    const words =
      those.length === 1 && only
        ? said(only.cells, () => true).join("; ")
        : [alike, ...those.map(({ cells }) => said(cells, isOwn).join(", "))].filter(Boolean).join("; ");
    return {
      text: `${from}${words}`,
      lines: [...(title ? [title.line] : []), head.line, ...those.map(({ line }) => line)],
      undated: true as const,
    };
  });
}
