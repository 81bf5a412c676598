import type { Line } from "@/lib/domain/reading/page/page-lines";
import { isBlank } from "@/lib/domain/reading/page/page-lines";
import { type Column, type ColumnKind, type Heading, isMoneyKind, kindOf } from "./columns";
import { findAmounts } from "./printed-money";

/** A grid's heading and the line after it. */
export type Grid = { columns: Column[]; next: number };

/** Headings are printed over three lines at most. */
const TALLEST = 3;
/** Fewer columns with a meaning are no grid. */
const LEAST = 3;

/** The heading of a grid of services that begins at line `at`. */
export function readHeader(lines: readonly Line[], at: number): Grid | null {
  // A title over a grid is none of its headings.
  if ((lines[at]?.cells.length ?? 0) < 2) return null;
  let best: { grid: Grid; score: number } | null = null;
  const block: Line[] = [];
  for (let index = at; index < lines.length && block.length < TALLEST; index++) {
    const line = lines[index];
    if (!line || isBlank(line) || line.page !== lines[at]?.page || findAmounts(line.text).length > 0) break;
    if (/\d{2}[/-]\d{2}|\d{5}|:\s*\S/.test(line.text.replace(/^\s*totals?:/i, ""))) break;
    block.push(line);
    const columns = settle(stack(block.map(headingsOf)));
    const known = columns.filter(({ kind }) => kind !== "other");
    const money = new Set(known.flatMap(({ kind }) => (isMoneyKind(kind) ? kind : [])));
    const unknown = columns.filter(({ kind, text }) => kind === "other" && kindOf(text) === undefined).length;
    if (money.size < 2 || known.length < LEAST || !(money.has("billed") || money.has("paid"))) continue;
    const repeated = known.length - new Set(known.map(({ kind }) => kind)).size;
    const score = known.length - unknown - 0.6 * repeated;
    if (!best || score >= best.score) best = { grid: { columns, next: index + 1 }, score };
  }
  if (!best || !rowFollows(lines, best.grid.next)) return null;
  // A heading begins where its first words stand: a title above it is none of it.
  return best.score >= 2 ? best.grid : null;
}

/** Amounts stand below, though not always at once: a claim's own line may come first. */
function rowFollows(lines: readonly Line[], from: number): boolean {
  return lines.slice(from, from + 8).some((line) => findAmounts(line.text).length > 0);
}

function headingsOf(line: Line): Heading[] {
  return line.cells.flatMap(({ text, start, end }): Heading[] => {
    if (kindOf(text) !== undefined && !/\S+ \S+ \S+ \S+/.test(text)) return [{ text, start, end }];
    return parted(text, start) ?? [{ text, start, end }];
  });
}

/** "Billed Allowed Paid": headings with one space between, told apart by their meanings. */
function parted(text: string, offset: number): Heading[] | null {
  const words = [...text.matchAll(/\S+/g)].map((m) => ({
    text: m[0],
    start: offset + m.index,
    end: offset + m.index + m[0].length,
  }));
  if (words.length < 2 || words.length > 14) return null;
  const found: Heading[] = [];
  for (let from = 0; from < words.length; ) {
    let taken = 0;
    for (let length = Math.min(3, words.length - from); length > 0 && taken === 0; length--) {
      const some = words.slice(from, from + length);
      if (kindOf(some.map((word) => word.text).join(" ")) !== undefined) taken = length;
    }
    if (taken === 0) return null;
    const some = words.slice(from, from + taken);
    const [first, last] = [some[0], some.at(-1)];
    if (first && last)
      found.push({ text: some.map((w) => w.text).join(" "), start: first.start, end: last.end });
    from += taken;
  }
  return found.length > 1 ? found : null;
}

/** Headings that stand over each other are one column's. */
function stack(rows: readonly Heading[][]): Heading[] {
  const [lowest = [], ...above] = [...rows].reverse();
  let columns = lowest.map((heading) => ({ ...heading }));
  for (const row of above) {
    const fresh: Heading[] = [];
    for (const heading of row) {
      const under = columns.filter((column) => overlaps(column, heading));
      const [only, another] = under;
      if (!only) fresh.push({ ...heading });
      else if (!another) join(only, heading);
      else
        for (const word of wordsOf(heading).reverse())
          for (const one of over(under, word)) join(one, word, { keep: true });
    }
    columns = [...columns, ...fresh];
  }
  return columns.sort((a, b) => a.start - b.start);
}

const overlaps = (a: Heading, b: Heading) => a.start <= b.end && b.start <= a.end;

function join(column: Heading, above: Heading, { keep = false } = {}): void {
  column.text = `${above.text} ${column.text}`;
  if (keep) return;
  column.start = Math.min(column.start, above.start);
  column.end = Math.max(column.end, above.end);
}

const wordsOf = ({ text, start }: Heading): Heading[] =>
  [...text.matchAll(/\S+/g)].map((m) => ({
    text: m[0],
    start: start + m.index,
    end: start + m.index + m[0].length,
  }));

const nearest = (columns: readonly Heading[], word: Heading): Heading | undefined =>
  [...columns].sort((a, b) => gap(a, word) - gap(b, word))[0];
/** "CONTROLBILLED": a word that fills two columns is of both. */
function over(columns: readonly Heading[], word: Heading): Heading[] {
  const covered = columns.filter((one) => word.start <= one.end && one.start < word.end - 1);
  const first = nearest(columns, word);
  return covered.length > 1 ? covered : first ? [first] : [];
}
const gap = (a: Heading, b: Heading) => Math.abs((a.start + a.end) / 2 - (b.start + b.end) / 2);

/** "Code" before the amounts is the procedure's; behind them, or beside one, it is the reason's. */
function settle(headings: readonly Heading[]): Column[] {
  const kinds = headings.map(({ text }) => kindOf(text));
  const hasProcedure = kinds.includes("procedure");
  const firstMoney = kinds.findIndex((kind) => kind !== undefined && kind !== "code" && isMoneyKind(kind));
  return headings.map((heading, index): Column => {
    const kind = kinds[index];
    if (kind !== "code") return { ...heading, kind: kind ?? "other" };
    const own: ColumnKind = !hasProcedure && index < firstMoney ? "procedure" : "note";
    return { ...heading, kind: own };
  });
}
