import type { LabeledValue, LabelHit } from "./labeled-values";
import { type Label, type LabelKind, labelOf } from "./labels";
import { type Cell, isBlank, type Line } from "./page-lines";
import { parsePersonName } from "./person-name";

/**
 * A form whose labels stand under what is filled in: a row of values, a line drawn under each of them (or brackets around the labels, or
 * neither), and a row of labels. A table has its labels over its rows, so each value must be of its label's sort, and no row may follow.
 */
type Pair = { label: Label; text: string; value: Cell };
type Row = { values: number; labels: number; pairs: Pair[]; marked: boolean };

const IN_FIGURES: ReadonlySet<LabelKind> = new Set([
  ...(["claim", "member_id", "group", "authorization", "account", "notice_date"] as const),
  ...(["service_date", "birth_date", "billed", "money", "procedure", "diagnosis", "other_date"] as const),
]);
const OF_PEOPLE: ReadonlySet<LabelKind> = new Set(["patient", "member", "subscriber"]);

/** How far a label may be set off against its value. */
const ASKEW = 3;
const FEWEST_PAIRS = 2;
const FEWEST_ROWS = 2;

export function readWrittenOverLabels(
  lines: readonly Line[],
  labels: readonly LabelHit[][],
): { values: LabeledValue[]; labels: LabelHit[][] } {
  const found = lines.flatMap((_, at) => rowFrom(lines, at) ?? []);
  const bare = found.filter(({ marked }) => !marked);
  const rows = found.filter(({ marked }) => marked || bare.length >= FEWEST_ROWS);
  if (rows.reduce((sum, { pairs }) => sum + pairs.length, 0) < FEWEST_PAIRS)
    return { values: [], labels: labels.map((hits) => hits.slice()) };
  const ofRows = new Set(rows.flatMap((row) => [row.values, row.labels]));
  const values = rows.flatMap((row) =>
    row.pairs.map(
      ({ label, text, value }): LabeledValue => ({
        label,
        labelText: text,
        labelLine: row.labels,
        value: value.text,
        span: { line: row.values, start: value.start, end: value.end },
        layout: "next-cell",
      }),
    ),
  );
  return { values, labels: labels.map((hits, line) => (ofRows.has(line) ? [] : hits.slice())) };
}

/** The row of values at this line, with the labels under it. */
function rowFrom(lines: readonly Line[], at: number): Row | undefined {
  const line = lines[at];
  if (!line || isBlank(line) || line.text.includes(":") || line.cells.some(({ text }) => labelOf(text)))
    return undefined;
  const drawn = rulesOf(lines[at + 1]);
  const under = drawn.length > 0 ? at + 2 : at + 1;
  const heads = lines[under];
  if (heads?.page !== line.page || /[\d:$]/.test(heads.text)) return undefined;
  // One rule over several labels, or one under them, is a table's.
  if (drawn.length > 0 && drawn.length < heads.cells.length) return undefined;
  const bracketed = heads.cells.length > 0 && heads.cells.every(({ text }) => /^\([^()]+\)$/.test(text));
  const known = heads.cells.map(({ text }) => labelOf(text.replace(/^\(|\)$/g, "")));
  const pairs = heads.cells.flatMap((cell, i) => {
    const label = known[i];
    const value = label && valueOver(line, cell, drawn);
    return label && value && isOfSort(label.kind, value.text) ? [{ label, text: cell.text, value }] : [];
  });
  const next = lines[under + 1];
  const isEnd = next === undefined || next.text.trim() === "" || rulesOf(lines[under + 2]).length > 0;
  if (pairs.length === 0 || pairs.length < known.filter(Boolean).length || !isEnd) return undefined;
  const marked = drawn.length > 0 || bracketed;
  if (!marked && !(isBlank(lines[at - 1]) && pairs.length >= FEWEST_PAIRS && pairs.length === known.length))
    return undefined;
  return { values: at, labels: under, pairs, marked };
}

/** The lines drawn under single values: "--------     -----". */
const rulesOf = (line: Line | undefined): Cell[] =>
  line && /^[\s_-]*[_-]{4}[\s_-]*$/.test(line.text) ? line.cells : [];

/** The value over a label: over the same drawn line, or beginning where the label begins. */
function valueOver({ cells }: Line, label: Cell, drawn: readonly Cell[]): Cell | undefined {
  const rule = drawn.find(({ start, end }) => label.start >= start - ASKEW && label.start < end);
  if (drawn.length > 0 && !rule) return undefined;
  const { start, end } = rule ?? { start: label.start - ASKEW, end: label.start + ASKEW };
  const over = cells.filter((cell) => cell.start >= start - (rule ? ASKEW : 0) && cell.start <= end);
  return over.length === 1 ? over[0] : undefined;
}

function isOfSort(kind: LabelKind, text: string): boolean {
  if (OF_PEOPLE.has(kind)) return parsePersonName(text) !== undefined;
  return !IN_FIGURES.has(kind) || /\d/.test(text);
}
