import { kept } from "./kept";
import { labelOf } from "./labels";
import { cellsOf, type Line } from "./page-lines";

/** Lines one under the other, from a line on, that leave a gap at one place. */
export type ColumnGap = {
  /** The first line whose words go over the gap. */
  to: number;
  /** A label column's facts, or text, on either side of it. */
  hasColumns: boolean;
};

const FEWEST_LINES = 8;
const FEWEST_PAIRS = 3;
const FEWEST_OF_PROSE = 6;
/** A line of text has as many words in small letters. */
const WORDS_OF_PROSE = 4;
const LONGEST_FACT = 36;
/** Two columns of text side by side are narrow ones. */
const FEWEST_IN_COLUMN = 5;
const WORDS_IN_COLUMN = 3;

/** How often something is so in a line and in all below it, down to the end of the gap. */
type Tally = readonly number[];

/** What stands on one side of a gap, counted from each of its lines to the last. */
type SideTally = { pairs: Tally; tooLong: Tally; prose: Tally; narrow: Tally };

type Stretch = {
  from: number;
  to: number;
  beginning: Tally;
  sides: () => { left: SideTally; right: SideTally; services: Tally; unreasoned: Tally };
};

/**
 * Tells the gaps of a page, asked for from its first line down. A gap is measured once and not from each of its lines anew: a table of
 * 2,000 rows would be read through 2,000 times.
 */
export function columnGaps(lines: readonly Line[]): (at: number, start: number) => ColumnGap {
  const latest = new Map<number, Stretch>();
  const stretchAt = (at: number, start: number): Stretch => {
    const known = latest.get(start);
    if (known && at < known.to) return known;
    const found = stretchFrom(lines, at, start);
    latest.set(start, found);
    return found;
  };
  return (at, start) => {
    const stretch = stretchAt(at, start);
    return { to: stretch.to, hasColumns: hasColumns(stretch, at - stretch.from) };
  };
}

function stretchFrom(lines: readonly Line[], from: number, start: number): Stretch {
  const to = endOfGap(lines, from, start);
  const run = lines.slice(from, to);
  let known: ReturnType<Stretch["sides"]> | undefined;
  const measured = () => {
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
  };
  return {
    from,
    to,
    beginning: tally(run, ({ cells }) => cells.some((cell) => cell.start === start)),
    sides: () => {
      known ??= measured();
      return known;
    },
  };
}

function tally(lines: readonly Line[], isSo: (line: Line, at: number) => boolean): Tally {
  const counts = new Array<number>(lines.length).fill(0);
  lines.reduceRight((count, line, at) => {
    counts[at] = count + Number(isSo(line, at));
    return counts[at];
  }, 0);
  return counts;
}

const tallySide = (lines: readonly Line[]): SideTally => ({
  pairs: tally(lines, (line, at) => {
    const next = lines[at + 1];
    return isLabelAlone(line) && next !== undefined && next.cells.length > 0 && !isLabelAlone(next);
  }),
  tooLong: tally(lines, ({ text }) => text.trim().length > LONGEST_FACT),
  prose: tally(lines, (line) => smallWordsOf(line) >= WORDS_OF_PROSE),
  narrow: tally(lines, (line) => smallWordsOf(line) >= WORDS_IN_COLUMN),
});

/** Facts beside text, or two columns of text. */
function hasColumns({ beginning, sides }: Stretch, at: number): boolean {
  const count = (counts: Tally) => counts[at] ?? 0;
  if (count(beginning) < FEWEST_LINES) return false;
  const { left, right, services, unreasoned } = sides();
  /** Labels alone in their lines, each over what it announces. */
  const isOfFacts = (one: SideTally) => count(one.pairs) >= FEWEST_PAIRS && count(one.tooLong) === 0;
  const isProse = (one: SideTally) => count(one.prose) >= FEWEST_OF_PROSE;
  const isNarrow = (one: SideTally) => count(one.narrow) >= FEWEST_IN_COLUMN;
  // "97110 exercise …   The notes show no goal …": each service with its reason beside it, whatever lines they take.
  const isOfServices = count(services) >= FEWEST_SERVICES && count(unreasoned) === 0;
  return (
    (isOfFacts(left) && isProse(right)) ||
    (isOfFacts(right) && isProse(left)) ||
    (isNarrow(left) && isNarrow(right) && !isOfServices)
  );
}

const OPENS_SERVICE = /^\s*(?:[-•*]\s+)?(?:\d{5}|[A-CEGHJ-MP-V]\d{4})\b/;
const FEWEST_SERVICES = 2;

const isLabelAlone = kept(
  ({ cells, text }: Line): boolean =>
    cells.length === 1 && labelOf(text.trim().replace(/\s*:$/, "")) !== undefined,
);

const smallWordsOf = kept(
  ({ text }: Line): number => text.match(/(?<=\s|^)\p{Ll}{2,}(?=[\s.,;:]|$)/gu)?.length ?? 0,
);

/** Where the first line stands whose words go over the gap, of at most `most` lines. */
export function endOfGap(
  lines: readonly Line[],
  at: number,
  start: number,
  most = Number.POSITIVE_INFINITY,
): number {
  const page = lines[at]?.page;
  let to = at;
  while (to < at + most && lines[to]?.page === page && lines[to]?.text.slice(start - 2, start).trim() === "")
    to++;
  return to;
}

/** A part of a line at its own place, without the stroke drawn beside it, so that what is read from it is found on the page. */
export function side(line: Line, from: number, to = line.text.length): Line {
  const own = line.text.slice(from, to).replace(/^\s*\||\|\s*$/g, (stroke) => " ".repeat(stroke.length));
  const text = (" ".repeat(Math.min(from, line.text.length)) + own).trimEnd();
  return { ...line, text, cells: cellsOf(text) };
}
