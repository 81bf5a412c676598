import type { Line } from "../../page/page-lines";
import type { Side } from "../chart";

/** A side as a chart names it, at its place; `pair` where it names both to compare or to list them ("R/L", "R > L"). */
type SideWord = { start: number; end: number; side: Side; pair?: "order" | "compared" };
type Place = { start: number; end: number };

const RIGHT = "right|Right|RIGHT|rt|Rt|RT|R|RLE|RUE";
const LEFT = "left|Left|LEFT|lt|Lt|LT|L|LLE|LUE";
const ONE = `(?:${RIGHT}|${LEFT})`;
const BOTH =
  "[Bb]ilat(?:eral(?:ly)?)?|BILAT(?:ERAL(?:LY)?)?|B\\/L|BLE|BUE|[Bb]oth (?:sides|legs|arms|knees|hips|ankles|feet|shoulders|elbows|wrists|hands|thumbs|lower extremities|upper extremities|LEs?|UEs?)";
/** "L-spine" and "R/O" name no side, nor does "2 L/min"; "LT intact" is the light touch. */
const BEHIND =
  "(?![\\p{L}\\d]|[- ][Ss]pine\\b|\\/(?:[OoSs]|min|hr?|day|sec)\\b| (?:intact|sens\\w*|decreased|diminished|normal|WNL)\\b)";
const SIDE = new RegExp(
  `(?<![\\p{L}\\d.])(?:(${ONE}) ?(\\/|=|>|<| (?:and|or|vs\\.?|&) ) ?(${ONE})|(${BOTH})|(${ONE}))${BEHIND}(?:(?<=[RrLl][Tt])\\.)?`,
  "gu",
);
const oneOf = (word: string): Side => (/^r/i.test(word) ? "right" : "left");

/** `own`: the side stands beside this very value. `untold`: sides are named, and whose the value is cannot be told. */
export type ValueSide = { side?: Side; own?: true; untold?: true };
const UNTOLD: ValueSide = { untold: true };

/** The sides that a text names, in their order. */
export const sideWords = (text: string): SideWord[] =>
  [...text.matchAll(SIDE)].map((match) => {
    const [whole, first, between = "", second, both, one = ""] = match;
    const place = { start: match.index, end: match.index + whole.length };
    if (both || (first && second && oneOf(first) === oneOf(second))) return { ...place, side: "both" };
    if (!first) return { ...place, side: oneOf(one) };
    if (/[=]/.test(between)) return { ...place, side: "both" };
    return { ...place, side: oneOf(first), pair: between.trim() === "/" ? "order" : "compared" };
  });

/**
 * A row's name without the side that it begins or ends with, which is told beside it; a unit may stand behind it ("Knee flexion L, deg").
 * "Strength, L as % of R" compares two sides, and keeps them.
 */
export const withoutSide = (label: string): string =>
  label
    .trim()
    .replace(/^(?:R|L|Rt|Lt|right|left)\.? /i, "")
    .replace(
      /(?<!\b(?:of|to|vs\.?|versus|than)),? \(?(?:R|L|Rt|Lt|right|left)\)?((?:, ?\(?(?:deg(?:rees?)?|°|º|cm|mm|in|sec|s|lbs?|kg|%)\)?)?)\.?$/i,
      "$1",
    )
    .trim();

/** Where a table sets the sides over its columns: "Shoulder ROM (deg)     RIGHT active     LEFT active". */
export type SideColumn = { side: Side; start: number };
export function sideColumnsOf({ cells }: Line): SideColumn[] {
  const columns = cells.flatMap(({ text, start }) => {
    const side = text.length <= 30 && !/\d/.test(text) ? sideNamed(text) : undefined;
    return side && side !== "both" ? [{ side, start }] : [];
  });
  const [first, second] = columns;
  return columns.length === 2 && first?.side !== second?.side && cells.length <= 4 ? columns : [];
}

/** The sides of values by the columns that they stand under, the first of each column as its own. */
export function sidesUnder(columns: readonly SideColumn[], places: readonly number[]): ValueSide[] {
  const under = places.map((at) => columns.findLast(({ start }) => start - 5 <= at && at - start <= WIDEST));
  return under.map((column, order) => {
    if (!column) return UNTOLD;
    return under[order - 1] === column ? { side: column.side } : { side: column.side, own: true };
  });
}
const WIDEST = 24;

/** The one side that a label names; none where it names two. */
export function sideNamed(text: string): Side | undefined {
  const words = sideWords(text);
  const [first] = words;
  return first && words.every(({ side, pair }) => side === first.side && !pair) ? first.side : undefined;
}

/**
 * The side before a measure's name, in its own clause: "R shoulder AROM flexion". One that ends the words before ("spasm R, SLR")
 * is theirs; of two that differ the one right before the name ("L 5/5 R grip").
 */
export function sideOfName(before: string): ValueSide {
  const words = sideWords(before).filter(
    ({ start, end }) =>
      before.lastIndexOf("(", start) <= before.lastIndexOf(")", start) &&
      !/^\s*[,;)]/.test(before.slice(end)),
  );
  const last = words.at(-1);
  if (!last) return {};
  if (words.some(({ pair }) => pair)) return UNTOLD;
  if (words.every(({ side }) => side === last.side)) return { side: last.side };
  const between = before.slice(last.end);
  return between.length <= CLOSE && strength(between) < 2 ? { side: last.side } : UNTOLD;
}
const CLOSE = 16;

/** What parts one side's words from the next ones', the stronger the higher. */
const DELIMITERS: readonly [RegExp, number][] = [
  [/[.;|]/, 3],
  [/,|\/|\b(?:and|but|vs\.?|versus|while|compared)\b|&|\s[-–]\s/, 2],
  [/\s{2,}/, 1],
];
const strength = (text: string) => DELIMITERS.find(([pattern]) => pattern.test(text))?.[1] ?? 0;

/**
 * Whose side each value behind a measure's name is, by the side that stands beside it in its own clause, before it or behind it:
 * "R 120, L 135", "120 R, 135 L", "positive R at 50, negative L", "4/5 (left 5/5)". `lead` is the side before the name;
 * `another` says that another name follows, whose side may stand last. What is left over is that name's.
 */
export function valueSides(
  text: string,
  values: readonly Place[],
  lead: Side | undefined,
  another: boolean,
): { sides: ValueSide[]; next?: Side } {
  const words = sideWords(text).filter(
    ({ start, end }) => !values.some((value) => value.start < end && start < value.end),
  );
  const sides: ValueSide[] = values.map(() => ({}));
  const [first] = values;
  if (!first) return { sides, ...lastOf(words) };
  const listed = words.find(({ pair }) => pair);
  if (listed) return { sides: ofPair(text, values, listed) };
  const inBrackets = (at: number) => text.lastIndexOf("(", at) > text.lastIndexOf(")", at);
  const outside = values.flatMap((value, at) => (inBrackets(value.start) ? [] : [at]));
  const namesFirst = lead !== undefined || words.some(({ start }) => start < first.start);
  let next: Side | undefined;
  for (const word of words) {
    const after = values.findIndex(({ start }) => start >= word.end);
    const before = (after < 0 ? values.length : after) - 1;
    const bracketed = inBrackets(word.start);
    // "(left 14)": the value in the same parentheses.
    const close = text.indexOf(")", word.end);
    const within = values.findIndex(
      (value) =>
        bracketed && inBrackets(value.start) && openOf(text, value.start) === openOf(text, word.start),
    );
    if (within >= 0 && close >= 0) {
      give(sides, within, word.side);
      continue;
    }
    const [from, to] = [values[before]?.end ?? 0, values[after]?.start ?? text.length];
    if (before < 0) {
      give(sides, after, word.side);
      continue;
    }
    const [left, right] = [strength(text.slice(from, word.start)), strength(text.slice(word.end, to))];
    if (after < 0) {
      // The last words of the clause: of the last value, or of the name that follows.
      const taken = sides[outside.at(-1) ?? before]?.own;
      if (another && (left > 0 || namesFirst || taken)) next = word.side;
      else if (lead && left === 0 && lead !== word.side && !taken)
        sides[lastOutside(outside, before)] = UNTOLD;
      else if (left > 1 && !/\bon (?:the )?$/i.test(text.slice(0, word.start)) && word.side !== "both")
        continue;
      else give(sides, lastOutside(outside, before), word.side);
      continue;
    }
    if (left < right || (left === right && !namesFirst)) give(sides, lastOutside(outside, before), word.side);
    else give(sides, after, word.side);
  }
  return { sides: inherited(sides, outside, lead), ...(next ? { next } : {}) };
}

const openOf = (text: string, at: number) => text.lastIndexOf("(", at);
/** A side behind the parentheses belongs to the value before them. */
const lastOutside = (outside: readonly number[], before: number) =>
  outside.findLast((at) => at <= before) ?? before;

function give(sides: ValueSide[], at: number, side: Side): void {
  const known = sides[at];
  sides[at] = known?.own && known.side !== side ? UNTOLD : known?.untold ? UNTOLD : { side, own: true };
}

const lastOf = (words: readonly SideWord[]): { next?: Side } => {
  const last = words.at(-1);
  return last && !last.pair ? { next: last.side } : {};
};

/** "R/L 120, 135": in their order where there are two; "R and L 5/5" is both's; the rest cannot be told. */
function ofPair(text: string, values: readonly Place[], { start, end, side, pair }: SideWord): ValueSide[] {
  const [first, second] = values;
  const before = first !== undefined && end <= first.start;
  if (!first || !before || !pair) return values.map(() => UNTOLD);
  if (values.length === 1)
    return [/ (?:and|&) /.test(text.slice(start, end)) ? { side: "both", own: true } : UNTOLD];
  if (values.length !== 2 || !second || text.slice(start, end).match(/[<>]/)) return values.map(() => UNTOLD);
  const between = text.slice(first.end, second.start);
  if (!/^\s*(?:,|\/|and|&|\s)\s*$/.test(between)) return values.map(() => UNTOLD);
  return [
    { side, own: true },
    { side: side === "right" ? "left" : "right", own: true },
  ];
}

/** A value without a side of its own is of the value's before it, or of the name's; in parentheses of the one it explains. */
function inherited(
  sides: readonly ValueSide[],
  outside: readonly number[],
  lead: Side | undefined,
): ValueSide[] {
  let current: Side | undefined = lead;
  return sides.map((one, at) => {
    if (one.untold) return one;
    if (one.own) {
      if (outside.includes(at)) current = one.side;
      return one;
    }
    return current ? { side: current } : {};
  });
}
