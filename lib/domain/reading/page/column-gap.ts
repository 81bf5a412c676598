import { kept } from "./kept";
import { findLabels } from "./labeled-values";
import { labelOf } from "./labels";
import { type Cell, cellsOf, isBlank, type Line } from "./page-lines";

const FEWEST_LINES = 8;
const FEWEST_PAIRS = 3;
const FEWEST_OF_PROSE = 6;
/** A line of text has as many words in small letters. */
const WORDS_OF_PROSE = 4;
const LONGEST_FACT = 36;
/** Two columns of text side by side are narrow ones. */
const FEWEST_IN_COLUMN = 5;
const WORDS_IN_COLUMN = 3;
/** So many lines of a short paragraph go on in the next one; two columns have as many together. */
const FEWEST_FLOWS = 2;
const FLOWS_TOGETHER = 4;
const FEWEST_IN_PARAGRAPH = 3;

/** How often something is so in a line and in all below it, down to the end of the gap. */
type Tally = readonly number[];

/** What stands on one side of a gap, counted from each of its lines to the last, once it is asked for. */
type SideTally = Record<keyof typeof COUNTED, () => Tally>;

const COUNTED = {
  /** Labels alone in their lines, each over what it announces. */
  pairs: (line: Line, next: Line | undefined) =>
    isLabelAlone(line) && next !== undefined && next.cells.length > 0 && !isLabelAlone(next),
  /** Labels with what they announce behind them. */
  labeled: (line: Line) => hasLabeledValue(line),
  filled: (line: Line) => !isBlank(line),
  tooLong: (line: Line) => line.text.trim().length > LONGEST_FACT && !isBlank(line),
  prose: (line: Line) => smallWordsOf(line) >= WORDS_OF_PROSE,
  narrow: (line: Line) => smallWordsOf(line) >= WORDS_IN_COLUMN,
  /** A sentence goes on in the next line. */
  flows: (line: Line, next: Line | undefined) => goesOnIn(line, next),
  /** The line has a gap of its own. */
  parted: ({ cells }: Line) => cells.length > 1,
} as const;

type Stretch = {
  from: number;
  to: number;
  /** By line of the stretch, where the next one without words stands. */
  blanks: readonly number[];
  beginning: Tally;
  sides: () => { left: SideTally; right: SideTally; services: Tally; unreasoned: Tally };
};

/** Where the columns end that begin at a line and are parted at a place of it; undefined where there are none. */
type ColumnsEnd = (at: number, start: number) => number | undefined;

/**
 * Tells the columns of a page, asked for from its first line down. A gap is measured once and not from each of its lines anew: a table of
 * 2,000 rows would be read through 2,000 times.
 */
export function columnsOn(lines: readonly Line[]): { long: ColumnsEnd; short: ColumnsEnd } {
  const [open, drawn] = [new Map<number, Stretch>(), new Map<number, Stretch>()];
  const stretchAt = (at: number, start: number, isDrawn = false): Stretch => {
    const latest = isDrawn ? drawn : open;
    const known = latest.get(start);
    if (known && at < known.to) return known;
    const found = stretchFrom(lines, at, start, isDrawn);
    latest.set(start, found);
    return found;
  };
  const long: ColumnsEnd = (at, start) => {
    const stretch = stretchAt(at, start);
    return hasColumns(stretch, at - stretch.from) ? stretch.to : undefined;
  };
  const short: ColumnsEnd = (first, start) => {
    if (isInTable(lines, first)) return undefined;
    const stretch = stretchAt(first, start, lines[first]?.text.slice(start - 2, start).includes("|"));
    let to: number | undefined;
    // Paragraphs that stand side by side again below a line without words are of the same columns.
    for (let at = first - stretch.from; at < stretch.to - stretch.from; at++) {
      const end = stretch.blanks[at] ?? at;
      if (end === at) continue;
      if (!hasParagraphs(stretch, at, end)) break;
      at = end;
      to = stretch.from + end;
    }
    return to;
  };
  return { long, short };
}

/** "Service      Why we denied it" over rows that wrap: each belongs to what stands beside it, and not to what stands below. */
function isInTable(lines: readonly Line[], at: number): boolean {
  // One gap parts the heading from its rows, or a row from the next one.
  let gaps = 0;
  for (let above = at; above > at - DEEPEST_TABLE && gaps < 2; above--) {
    if (isBlank(lines[above])) gaps++;
    const [first, ...others] = lines[above]?.cells ?? [];
    if (first && others.length > 0 && HEADS_ROWS.test(first.text) && others.every(isTitle)) return true;
  }
  return false;
}
const DEEPEST_TABLE = 30;
const HEADS_ROWS =
  /^(?:(?:billed|denied|requested|the|plan) )?(?:services?|procedures?|treatments?|items?|codes?|requirements?|criteri(?:on|a)|questions?|rules?|conditions?)(?: (?:billed|denied|requested))?:?$/i;
const isTitle = ({ text }: Cell): boolean => /^\p{Lu}[^.;]*$/u.test(text) && text.split(" ").length <= 5;

function stretchFrom(lines: readonly Line[], from: number, start: number, isDrawn: boolean): Stretch {
  const to = endOfGap(lines, from, start, { isDrawn });
  const run = lines.slice(from, to);
  const sides = once(() => {
    const left = run.map((line) => side(line, 0, start));
    const right = run.map((line) => side(line, start));
    const isService = (at: number) => OPENS_SERVICE.test(left[at]?.text ?? "");
    const isReason = (at: number) => /^\p{Lu}/u.test(right[at]?.text.trim() ?? "");
    return {
      left: tallySide(left),
      right: tallySide(right),
      services: tally(run, (_, at) => isService(at)),
      unreasoned: tally(run, (_, at) => isService(at) && !isReason(at)),
    };
  });
  return {
    from,
    to,
    blanks: blanksOf(run),
    beginning: tally(run, ({ cells }) => cells.some((cell) => cell.start === start)),
    sides,
  };
}

function blanksOf(lines: readonly Line[]): number[] {
  const blanks = new Array<number>(lines.length).fill(lines.length);
  lines.reduceRight((next, line, at) => {
    blanks[at] = isBlank(line) ? at : next;
    return blanks[at];
  }, lines.length);
  return blanks;
}

function tally(lines: readonly Line[], isSo: (line: Line, at: number) => boolean): Tally {
  const counts = new Array<number>(lines.length).fill(0);
  lines.reduceRight((count, line, at) => {
    counts[at] = count + Number(isSo(line, at));
    return counts[at];
  }, 0);
  return counts;
}

function tallySide(lines: readonly Line[]): SideTally {
  const counted = Object.entries(COUNTED).map(([name, isSo]) => [
    name,
    once(() => tally(lines, (line, at) => isSo(line, lines[at + 1]))),
  ]);
  return Object.fromEntries(counted);
}

function once<Found>(find: () => Found): () => Found {
  let known: { found: Found } | undefined;
  return () => {
    known ??= { found: find() };
    return known.found;
  };
}

/** Facts beside text, or two columns of text. */
function hasColumns({ beginning, sides }: Stretch, at: number): boolean {
  const count = (counts: Tally) => counts[at] ?? 0;
  if (count(beginning) < FEWEST_LINES) return false;
  const { left, right, services, unreasoned } = sides();
  const isOfFacts = (one: SideTally) => count(one.pairs()) >= FEWEST_PAIRS && count(one.tooLong()) === 0;
  const isProse = (one: SideTally) => count(one.prose()) >= FEWEST_OF_PROSE;
  const isNarrow = (one: SideTally) => count(one.narrow()) >= FEWEST_IN_COLUMN;
  // "97110 exercise …   The notes show no goal …": each service with its reason beside it, whatever lines they take.
  const isOfServices = count(services) >= FEWEST_SERVICES && count(unreasoned) === 0;
  return (
    (isOfFacts(left) && isProse(right)) ||
    (isOfFacts(right) && isProse(left)) ||
    (isNarrow(left) && isNarrow(right) && !isOfServices)
  );
}

/** A paragraph beside another one or beside a box of facts, down to a line without words: their sentences tell them, however few lines they take. */
function hasParagraphs({ sides }: Stretch, at: number, end: number): boolean {
  const count = (counts: Tally) => (counts[at] ?? 0) - (counts[end] ?? 0);
  if (end - at < FEWEST_IN_PARAGRAPH) return false;
  const { left, right, services } = sides();
  const isText = (one: SideTally) =>
    count(one.narrow()) >= FEWEST_IN_PARAGRAPH &&
    count(one.flows()) > 0 &&
    count(one.parted()) * 4 <= count(one.filled());
  const isFlowing = (one: SideTally) => count(one.flows()) >= FEWEST_FLOWS && isText(one);
  const isOfFacts = (one: SideTally) =>
    count(one.labeled()) >= FEWEST_PAIRS &&
    count(one.labeled()) * 2 >= count(one.filled()) &&
    count(one.tooLong()) === 0 &&
    count(one.flows()) === 0;
  const areBoth =
    isText(left) && isText(right) && count(left.flows()) + count(right.flows()) >= FLOWS_TOGETHER;
  return (
    (isOfFacts(left) && isFlowing(right)) ||
    (isOfFacts(right) && isFlowing(left)) ||
    (areBoth && count(services) < FEWEST_SERVICES)
  );
}

const OPENS_SERVICE = /^\s*(?:[-•*]\s+)?(?:\d{5}|[A-CEGHJ-MP-V]\d{4})\b/;
const FEWEST_SERVICES = 2;

const isLabelAlone = kept(
  ({ cells, text }: Line): boolean =>
    cells.length === 1 && labelOf(text.trim().replace(/\s*:$/, "")) !== undefined,
);

/** "Patient: Ada Roe", "Patient    Ada Roe" */
function hasLabeledValue({ cells: [first, second], text }: Line): boolean {
  const label = first && findLabels(text).find(({ start }) => start === first.start);
  if (!first || !label) return false;
  return second ? label.end >= first.end - 1 : label.marked && label.valueStart < first.end;
}

const smallWordsOf = kept(
  ({ text }: Line): number => text.match(/(?<=\s|^)\p{Ll}{2,}(?=[\s.,;:]|$)/gu)?.length ?? 0,
);

/** A sentence that has not ended goes on in small letters. */
export const goesOnIn = (line: Line | undefined, next: Line | undefined): boolean =>
  /[\p{L}\d,’')]$/u.test(line?.text ?? "") && /^\s*\p{Ll}/u.test(next?.text ?? "");

/** Where the first line stands whose words go over the gap, of at most `most` lines; a stroke may be drawn in it. */
export function endOfGap(
  lines: readonly Line[],
  at: number,
  start: number,
  { most = Number.POSITIVE_INFINITY, isDrawn = false } = {},
): number {
  const page = lines[at]?.page;
  const isGap = (line: Line | undefined) => {
    const gap = line?.text.slice(start - 2, start) ?? "";
    return line?.page === page && (isDrawn ? gap.replace("|", "") : gap).trim() === "";
  };
  let to = at;
  while (to < lines.length && to < at + most && isGap(lines[to])) to++;
  return to;
}

/** A part of a line at its own place, without the stroke drawn beside it, so that what is read from it is found on the page. */
export function side(line: Line, from: number, to = line.text.length): Line {
  const own = line.text.slice(from, to).replace(/^\s*\||\|\s*$/g, (stroke) => " ".repeat(stroke.length));
  const text = (" ".repeat(Math.min(from, line.text.length)) + own).trimEnd();
  return { ...line, text, cells: cellsOf(text) };
}
