import Papa from "papaparse";
import { MAX_LINE_ITEMS } from "@/lib/domain/claim/line-item/schema";
import { BLANK_VALUES, type Line, newLineId, withValue } from "./line";
import { columnOf, type FieldKind, headerKey, LINE_COLUMNS, type LineField } from "./line-fields";
import { faultsOf, readCell } from "./line-values";

/** Rows from a spreadsheet: read from the clipboard's text, then laid over the sheet. */

const THOUSANDS = /^\s*\$?\s*\d{1,3}(,\d{3})+(\.\d*)?\s*$/;

/** Tabs always part cells. Commas do so only where the text looks like a file: a header, or even rows. */
export function clipboardRows(text: string): string[][] {
  const body = text.replace(/\r?\n$/, "");
  if (body.includes("\t")) return split(body, "\t");
  const lines = body.split(/\r?\n/);
  if (lines.every((line) => THOUSANDS.test(line) || line === "")) return lines.map((line) => [line]);
  const rows = split(body, ",");
  const width = rows[0]?.length ?? 1;
  const even = width > 1 && rows.every((row) => row.length === width);
  const isFile = even && (rows.length > 1 || width > 3);
  return isFile || (width > 1 && rows[0] && headerOf(rows[0])) ? rows : split(body, "\t");
}

const split = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter, skipEmptyLines: "greedy" }).data;

/** The field of each column, null for a column of another name; null for a row that is no header. */
function headerOf(row: readonly string[]): (LineField | null)[] | null {
  const fields = row.map((cell) => fieldNamed(cell));
  const named = row.filter((cell) => cell.trim() !== "").length;
  const found = fields.filter((field) => field !== null);
  if (found.length * 2 < named || new Set(found).size < found.length) return null;
  // One name alone may be a remark that happens to read so; a number or date can't.
  const [only] = found;
  const certain = found.length > 1 || (only && named === 1 && !isWords(columnOf(only).kind));
  return certain ? fields : null;
}

const isWords = (kind: FieldKind) => kind === "text" || kind === "long" || kind === "codes";

function fieldNamed(cell: string): LineField | null {
  const key = headerKey(cell);
  return LINE_COLUMNS.find(({ names }) => key !== "" && names.includes(key))?.field ?? null;
}

export type PastePlace = {
  /** Ids of the shown rows from the active one on. Rows beyond them become new lines. */
  ids: readonly string[];
  /** The shown columns from the active one on, for rows without a header. */
  fields: readonly LineField[];
};
export type Pasted = { lines: Line[]; changed: number; added: number; problems: string[] };

/**
 * Lays the text over the lines. With a header the columns go by name, and rows with a line number that the claim has go
 * to that line; otherwise cells go to the right and down from the active one. A value that can't be taken leaves its cell
 * as it was and is named in `problems`.
 */
export function pasteRows(lines: readonly Line[], text: string, place: PastePlace): Pasted {
  const all = clipboardRows(text);
  const header = all[0] && all.length > 1 ? headerOf(all[0]) : null;
  const rows = header ? all.slice(1) : all;
  const fields = header ?? place.fields;
  const problems = unknownColumns(all[0] ?? [], header, rows, fields.length);
  const result = new Map(lines.map((line) => [line.id, line]));
  const numbered = header?.includes("line_number")
    ? new Map(lines.map((line) => [line.values.line_number, line.id]))
    : null;
  let changed = 0;
  let added = 0;

  rows.forEach((row, index) => {
    const cells = row.flatMap((text, column) => {
      const field = fields[column];
      return field ? [{ field, text, value: readCell(field, text) }] : [];
    });
    const number = cells.find(({ field }) => field === "line_number")?.value;
    const id = numbered ? numbered.get(number || "none") : place.ids[index];
    const before = id === undefined ? undefined : result.get(id);
    if (!before && result.size >= MAX_LINE_ITEMS) {
      problems.push(`Row ${index + 1}: a claim holds at most ${MAX_LINE_ITEMS} line items.`);
      return;
    }
    const after = filled(before ?? { id: newLineId(), values: BLANK_VALUES }, cells, (field, text, why) =>
      problems.push(`Row ${index + 1}, ${columnOf(field).label}: “${text.trim()}” was not accepted. ${why}`),
    );
    if (!before) added += 1;
    else if (after !== before) changed += 1;
    result.set(after.id, after);
  });
  return { lines: [...result.values()], changed, added, problems };
}

type Cell = { field: LineField; text: string; value: string };

/** The total comes last: a pasted one stands, a missing one follows units × unit charge. */
function filled(
  line: Line,
  cells: Cell[],
  refuse: (field: LineField, text: string, why: string) => void,
): Line {
  let next = line;
  for (const { field, text, value } of cells.toSorted((a, b) => rank(a.field) - rank(b.field))) {
    const tried = { ...next, values: withValue(next.values, field, value) };
    const why = faultsOf(tried)[field];
    if (why && value !== next.values[field]) refuse(field, text, why);
    else if (tried.values !== next.values) next = tried;
  }
  return next;
}

const rank = (field: LineField) => (field === "total_charge" ? 1 : 0);

function unknownColumns(
  titles: readonly string[],
  header: (LineField | null)[] | null,
  rows: readonly string[][],
  taken: number,
): string[] {
  if (header) {
    const unknown = titles.filter((title, column) => !header[column] && title.trim() !== "");
    return unknown.map((title) => `The column “${title.trim()}” is not recognized and was left out.`);
  }
  const beyond = rows.some((row) => row.slice(taken).some((cell) => cell.trim() !== ""));
  return beyond
    ? ["Columns beyond the last one shown were left out. Show more columns, or paste further left."]
    : [];
}
