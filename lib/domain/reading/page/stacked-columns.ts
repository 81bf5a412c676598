import { isOfWords } from "./header-lines";
import { kept } from "./kept";
import type { LabeledValue, LabelHit } from "./labeled-values";
import { isOneLabel, type Label, type LabelKind, labelOf } from "./labels";
import { type Cell, isBlank, type Line, type Span } from "./page-lines";

/**
 * Columns that hold several values of a record, one under the other or parted by strokes: "Patient / ID / Claim" over a name with two
 * numbers in the line below it, "CLM" over "AUTH". The heading tells their order. Which of two numbers is meant is told by nothing else,
 * so a record that does not hold as many values as the heading names is left alone.
 */
type Part = { label: Label; text: string; line: number };

type Column = { parts: Part[]; heads: (Cell & { line: number })[]; start: number; end: number };

/** The lines of one record: its second line may look like the head of the next claim. */
export type TableRecord = { from: number; to: number };

const IN_STACK: ReadonlySet<LabelKind> = new Set([
  ...(["patient", "member", "subscriber", "member_id", "claim", "reference", "authorization"] as const),
  ...(["account", "group", "provider", "other_id"] as const),
]);
const NAMES: ReadonlySet<LabelKind> = new Set(["patient", "member", "subscriber", "provider"]);

const MOST_HEADS = 3;
/** A table may go on over many gaps, but not without an end. */
const DEEPEST = 60;
const MOST_BELOW = 3;
const MOST_WORDS = 7;

export function readStackedColumns(
  lines: readonly Line[],
  labels: readonly LabelHit[][],
): { values: LabeledValue[]; labels: LabelHit[][] } {
  const left = labels.map((hits) => hits.slice());
  const values: LabeledValue[] = [];
  let open = 0;
  for (let at = 0; at < lines.length; at++) {
    if (at < open) continue;
    const printed = headsAt(lines, at);
    // A row whose first line is a name has words alone, as a heading has.
    const heads = [printed, printed.slice(0, -1), printed.slice(0, -2)].find(
      (some) => columnsOf(lines, some).length > 0,
    );
    if (!heads) continue;
    const columns = columnsOf(lines, heads);
    const last = heads.at(-1) ?? at;
    const found = columns.map((column) => ({
      column,
      records: recordsUnder(lines, last + 1, column, columns),
    }));
    // Labels one over the other are a heading's two lines, unless the records have as many.
    const read = found.filter(({ column, records }) => {
      const full = records.filter((record) => valuesOf(column, record));
      const isTold =
        column.heads.length === 1 || full.some(({ pieces }) => new Set(pieces.map((p) => p.line)).size > 1);
      return full.length > 0 && full.length * 2 > records.length && isTold;
    });
    for (const { column, records } of read) {
      for (const head of column.heads)
        left[head.line] = (left[head.line] ?? []).filter(
          (hit) => hit.end <= head.start || hit.start >= head.end,
        );
      values.push(...records.flatMap((record) => valuesOf(column, record) ?? []));
    }
    if (read.length > 0) open = last + 1;
  }
  return { values, labels: left };
}

/** The lines of a table's heading that begins here: words in columns, and what stands over or under them before the first row. */
function headsAt(lines: readonly Line[], at: number): number[] {
  const heads: number[] = [];
  for (let i = at; i < lines.length && heads.length < MOST_HEADS; i++) {
    const line = lines[i];
    if (!line || isBlank(line) || line.page !== lines[at]?.page || !isHeadOfWords(line)) break;
    if (line.cells.some(({ text }) => text.length > LONGEST_HEAD)) break;
    heads.push(i);
  }
  const alone = heads.length === 1 && (lines[at]?.cells.length ?? 0) < 3;
  const isTable =
    heads.some((i) => lines[i] && lines[i].cells.length >= 3 && isHeadOfWords(lines[i])) || alone;
  const first = at + heads.length + (isDrawnAcross(lines, at + heads.length) ? 1 : 0);
  const under = lines[first];
  return isTable && under && !isBlank(under) && /\d/.test(under.text + (lines[first + 1]?.text ?? ""))
    ? heads
    : [];
}
const LONGEST_HEAD = 40;

/** "ALLOWED | CO-45 | PAID": a column may be called by the standard code of its amounts. */
const isHeadOfWords = (line: Line): boolean =>
  isOfWords({ ...line, text: line.text.replace(/(?<![\w-])(?:CO|PR|OA|PI|CR)[ -]?\d{1,3}(?![\w-])/g, "") });

/** The columns whose headings name several values each. */
function columnsOf(lines: readonly Line[], heads: readonly number[]): Column[] {
  const rows = heads.map((line) => (lines[line]?.cells ?? []).map((cell) => ({ ...cell, line })));
  const widest = rows.reduce((most, row) => (row.length > most.length ? row : most), []);
  return widest.flatMap((_, index) => {
    const start = widest[index]?.start ?? 0;
    const end = widest[index + 1]?.start ?? endOfLast(lines, heads, widest.length);
    const own = rows.flat().filter((cell) => cell.start >= start - ASKEW && cell.start < end - 1);
    const parts = own.flatMap(({ text, line }) =>
      slashed(text).map((part) => ({ label: labelOf(part), text: part, line })),
    );
    const known = parts.flatMap(({ label, ...part }) => (label ? [{ ...part, label }] : []));
    const isStack =
      known.length === parts.length &&
      parts.length > 1 &&
      new Set(known.map(({ label }) => label.kind)).size === parts.length &&
      known.every(({ label }) => IN_STACK.has(label.kind)) &&
      new Set(own.map(({ line }) => line)).size === own.length;
    return isStack
      ? [{ parts: known, heads: own, start: Math.min(...own.map((cell) => cell.start)), end }]
      : [];
  });
}
/** "CLM/AUTH" alone over rows without headings is of their first column. */
const endOfLast = (lines: readonly Line[], heads: readonly number[], columns: number): number =>
  (columns === 1 ? lines[(heads.at(-1) ?? 0) + 1]?.cells[1]?.start : undefined) ?? Number.POSITIVE_INFINITY;
/** A heading's lines may be set off against each other by a few letters. */
const ASKEW = 3;

const slashed = (text: string): string[] =>
  (isOneLabel(text) ? [text] : text.split(/\s*\/\s*/)).filter((part) => part !== "");

type Piece = Span & { text: string };
type Found = TableRecord & { pieces: Piece[]; cells: number };

/** A line drawn across a table, and no gap. */
const isDrawn = (line: Line | undefined): boolean => isBlank(line) && /[-_=─═]{3}/.test(line?.text ?? "");

/** What the lines drawn across a table part below one of them, down to the gap that ends the table. */
type Ruled = { groups: number; hasLong: boolean };

/** By the line that is drawn: how many groups of lines others part below it, and whether one of them has several lines. */
const ruledBelow = kept((lines: readonly Line[]): ReadonlyMap<number, Ruled> => {
  const ruled = new Map<number, Ruled>();
  let next: ({ at: number } & Ruled) | undefined;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at];
    if (line?.text.trim() === "") next = undefined;
    else if (isDrawn(line)) {
      const own: Ruled = next
        ? { groups: next.groups + 1, hasLong: next.hasLong || next.at - at > 2 }
        : { groups: 0, hasLong: false };
      ruled.set(at, own);
      next = { at, ...own };
    }
  }
  return ruled;
});

const isDrawnAcross = (lines: readonly Line[], at: number): boolean =>
  (ruledBelow(lines).get(at)?.groups ?? 0) > 0;

/** Whatever stands between two drawn lines is one record, also where each of its lines has a charge of its own. */
function isRuled(lines: readonly Line[], from: number): boolean {
  const { groups, hasLong } = ruledBelow(lines).get(from) ?? { groups: 0, hasLong: false };
  return groups > 1 && hasLong;
}

/** The records under a heading: each begins with a line of several columns, and goes on in lines of these columns alone. */
function recordsUnder(
  lines: readonly Line[],
  from: number,
  column: Column,
  columns: readonly Column[],
): Found[] {
  const records: Found[] = [];
  // "DOYLE MARTIN" alone in the line over its row: the records begin with their lone line.
  let leading: Piece[] | undefined;
  const ruled = isRuled(lines, from);
  const isOf = (cell: Cell, { start, end }: Column) => cell.start >= start - ASKEW && cell.start < end - 1;
  for (let at = from; at < lines.length && at < from + DEEPEST; at++) {
    const line = lines[at];
    if (!line || line.page !== lines[from]?.page) break;
    if (at === from && isDrawn(line)) continue;
    if (isBlank(line)) {
      // A gap between two records does not end their table.
      const next = lines[at + 1];
      if (records.length === 0 || !next || isBlank(next) || !opensRecord(next)) break;
      continue;
    }
    const own = line.cells.filter((cell) => isOf(cell, column));
    const open = records.at(-1);
    const isAlone = line.cells.every((cell) => columns.some((one) => isOf(cell, one)));
    const isShort = isAlone || line.cells.length * 2 <= (open?.cells ?? 0);
    // Running text under the last row is none of its values.
    const isValue = own.every(({ text, end }) => end <= column.end && text.split(" ").length <= MOST_WORDS);
    const goesOn = isShort && isValue && !/\d\.\d\d\b|:/.test(line.text);
    const pieces = own.map(({ text, start, end }) => ({
      text,
      line: at,
      start,
      end: Math.min(end, column.end),
    }));
    if (ruled && open && open.to === at - 1 && isValue) {
      open.pieces.push(...pieces);
      open.to = at;
    } else if (goesOn && !open) leading = [...(leading ?? []), ...pieces];
    else if (goesOn && leading) leading = [...leading, ...pieces];
    else if (goesOn && open && at - open.from <= MOST_BELOW) {
      open.pieces.push(...pieces);
      open.to = at;
    } else if (
      open &&
      /\d\.\d\d\b|:/.test(line.text) &&
      line.cells.every(({ start }) => start >= column.end - 1)
    ) {
      // A further charge, the claim's sum or its remarks, set in past the first column: still this record's.
      open.to = at;
    } else if (/\btotals?\b/i.test(line.text) || !opensRecord(line)) break;
    else {
      const first = leading?.[0]?.line ?? at;
      records.push({
        pieces: [...(leading ?? []), ...pieces],
        from: first,
        to: at,
        cells: line.cells.length,
      });
      leading &&= [];
    }
  }
  return records;
}

const opensRecord = ({ cells, text }: Line): boolean => cells.length >= 3 && /\d/.test(text);

/** "SELF" under the name of whose plan it is. */
const THE_SAME = /^(?:self|same(?: as above)?|insured)$/i;

/** The record's values in the order of the heading's labels; undefined where they are not as many, or of another sort. */
function valuesOf(
  { parts, heads }: Column,
  { pieces: printed, from, to }: Found,
): LabeledValue[] | undefined {
  const whole = printed.flatMap((piece) => trimmed(piece));
  const pieces = whole.length === parts.length ? whole : whole.flatMap(parted);
  if (pieces.length !== parts.length) return undefined;
  const named = pieces.findIndex(
    (piece, i) => !THE_SAME.test(piece.text) && NAMES.has(parts[i]?.label.kind ?? "other"),
  );
  const isSort = (part: Part, { text }: Piece) =>
    NONE.test(text) || NAMES.has(part.label.kind) === isName(text);
  if (!parts.every((part, i) => pieces[i] && isSort(part, pieces[i]))) return undefined;
  return parts.flatMap((part, i) => {
    const same =
      THE_SAME.test(pieces[i]?.text ?? "") && NAMES.has(part.label.kind) ? pieces[named] : undefined;
    const piece = same ?? (pieces[i] && withoutOwnLabel(pieces[i], part));
    if (!piece) return [];
    const { text, line, start, end } = piece;
    const found: LabeledValue = {
      label: part.label,
      labelText: part.text,
      labelLine: heads[0]?.line ?? part.line,
      value: text,
      span: { line, start, end },
      layout: "below",
      record: { from, to },
    };
    return NONE.test(text) ? [] : [found];
  });
}

const NONE = /^(?:none|n\/?a|-{1,4}|not on file)$/i;

const isName = (text: string): boolean => !/\d/.test(text) && /\p{L}{2}/u.test(text);

/** "/ DOYLE KATIE": the heading's stroke is printed before the value, too. */
function trimmed(piece: Piece): Piece[] {
  const lead = /^\s*\/?\s*/.exec(piece.text)?.[0].length ?? 0;
  const text = piece.text.slice(lead).replace(/\s*\/\s*$/, "");
  return text ? [{ ...piece, text, start: piece.start + lead, end: piece.start + lead + text.length }] : [];
}

/** "CLM 26083H004417" under "MEMBER / ID / CLAIM": what the heading calls it stands before the value, too. */
function withoutOwnLabel(piece: Piece, { label }: Part): Piece {
  const [lead = "", word = ""] = /^(\p{L}{2,}\.?)[:#]? +(?=\S*\d)/u.exec(piece.text) ?? [];
  if (labelOf(word)?.kind !== label.kind) return piece;
  return { ...piece, text: piece.text.slice(lead.length), start: piece.start + lead.length };
}

/** "MARTIN DOYLE / KATIE DOYLE / 771002" */
function parted(piece: Piece): Piece[] {
  let from = 0;
  return piece.text.split(/(\s*\/\s*)/).flatMap((text, i) => {
    const start = piece.start + from;
    from += text.length;
    return i % 2 === 1 || !text ? [] : [{ ...piece, text, start, end: start + text.length }];
  });
}
