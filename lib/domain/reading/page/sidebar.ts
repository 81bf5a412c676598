import { kept } from "./kept";
import { type LabelKind, labelOf } from "./labels";
import { type Cell, cellsOf, isBlank, type Line } from "./page-lines";

/**
 * A letter in two columns of text, or with a column of facts beside its text: the column's labels stand over their values, and each of its lines shares a printed
 * line with the text, of which it is no part. Its lines come first then, those of the text after them, each at its own place of the page.
 */
export function sidebarsApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const found = sidebarFrom(lines, at) ?? claimsFrom(lines, at) ?? listsFrom(lines, at);
    apart.push(...(found?.lines ?? lines.slice(at, at + 1)));
    at = found?.to ?? at + 1;
  }
  return apart;
}

const NARROWEST = 12;
const FEWEST_LINES = 8;
const FEWEST_PAIRS = 3;
const FEWEST_OF_PROSE = 6;
/** A line of text has as many words in small letters. */
const WORDS_OF_PROSE = 4;
const LONGEST_FACT = 36;
/** Two columns of text side by side are narrow ones. */
const FEWEST_IN_COLUMN = 5;
const WORDS_IN_COLUMN = 3;

/** The longest run of lines from here whose text leaves a gap at one place, with facts on one side of it and text on the other. */
function sidebarFrom(lines: readonly Line[], at: number): { lines: Line[]; to: number } | undefined {
  const first = lines[at];
  if (!first || first.cells.length < 2) return undefined;
  for (const start of new Set(first.cells.slice(1).map((cell) => cell.start))) {
    if (start < NARROWEST) continue;
    const to = endOfGap(lines, at, start);
    const run = lines.slice(at, to);
    if (run.filter(({ cells }) => cells.some((cell) => cell.start === start)).length < FEWEST_LINES) continue;
    const parts = run.map((line) => sidesAt(line, start));
    const [left, right] = [parts.map((part) => part.left), parts.map((part) => part.right)];
    const areBoth = () =>
      [left, right].every((column) => isProse(column, FEWEST_IN_COLUMN, WORDS_IN_COLUMN)) &&
      !isOfServices(left, right);
    if ((isOfFacts(left) && isProse(right)) || (isOfFacts(right) && isProse(left)) || areBoth())
      return { lines: [...left, blankAfter(left), ...right, blankAfter(right)], to };
  }
  return undefined;
}

/** "97110 exercise …   The notes show no goal …": each service with its reason beside it, whatever lines they take. */
function isOfServices(left: readonly Line[], right: readonly Line[]): boolean {
  const opened = left.flatMap(({ text }, at) =>
    OPENS_SERVICE.test(text) ? [right[at]?.text.trim() ?? ""] : [],
  );
  return opened.length >= FEWEST_SERVICES && opened.every((reason) => /^\p{Lu}/u.test(reason));
}
const OPENS_SERVICE = /^\s*(?:[-•*]\s+)?(?:\d{5}|[A-CEGHJ-MP-V]\d{4})\b/;
const FEWEST_SERVICES = 2;

/** Where the first line stands whose words go over the gap. */
function endOfGap(lines: readonly Line[], at: number, start: number): number {
  const page = lines[at]?.page;
  let to = at;
  while (lines[to]?.page === page && lines[to]?.text.slice(start - 2, start).trim() === "") to++;
  return to;
}

/** A part of a line at its own place, without the stroke drawn beside it, so that what is read from it is found on the page. */
function side(line: Line, from: number, to = line.text.length): Line {
  const own = line.text.slice(from, to).replace(/^\s*\||\|\s*$/g, (stroke) => " ".repeat(stroke.length));
  const text = (" ".repeat(Math.min(from, line.text.length)) + own).trimEnd();
  return { ...line, text, cells: cellsOf(text) };
}

type Sides = { left: Line; right: Line };
/** Each line of a long table is asked for once more from every line above it. */
const sidesOf = kept((_: Line): Map<number, Sides> => new Map());
function sidesAt(line: Line, start: number): Sides {
  const known = sidesOf(line).get(start);
  if (known) return known;
  const sides = { left: side(line, 0, start), right: side(line, start) };
  sidesOf(line).set(start, sides);
  return sides;
}

/** What follows begins a paragraph of its own. */
const blankAfter = (lines: readonly Line[]): Line => ({
  page: lines.at(-1)?.page ?? 1,
  offset: lines.at(-1)?.offset ?? 0,
  text: "",
  cells: [],
});

/** Labels alone in their lines, each over what it announces. */
function isOfFacts(lines: readonly Line[]): boolean {
  const pairs = lines.filter(
    (line, at) => isLabel(line) && lines[at + 1]?.cells.length && !isLabel(lines[at + 1]),
  );
  return pairs.length >= FEWEST_PAIRS && lines.every(({ text }) => text.trim().length <= LONGEST_FACT);
}

const isLabel = (line: Line | undefined): boolean => line !== undefined && isLabelAlone(line);
const isLabelAlone = kept(
  ({ cells, text }: Line): boolean =>
    cells.length === 1 && labelOf(text.trim().replace(/\s*:$/, "")) !== undefined,
);

const smallWordsOf = kept(
  ({ text }: Line): number => text.match(/(?<=\s|^)\p{Ll}{2,}(?=[\s.,;:]|$)/gu)?.length ?? 0,
);
const isProse = (lines: readonly Line[], fewest = FEWEST_OF_PROSE, words = WORDS_OF_PROSE): boolean =>
  lines.filter((line) => smallWordsOf(line) >= words).length >= fewest;

const ASKEW = 2;
const FEWEST_ROWS = 3;
const MOST_LISTED = 40;
const MOST_CLAIMS = 6;
/** So many lines may stand over the one of the numbers: "First claim   Second claim", a rule, the days. */
const OVER_NUMBERS = 4;

/**
 * Claims side by side under one column of labels ("Claim  8202…723  8202…350" over "Charge  $212.00  $212.00"): each has its rows apart,
 * with the labels of all, so that what belongs to the one is not read for the other.
 */
function claimsFrom(lines: readonly Line[], at: number): { lines: Line[]; to: number } | undefined {
  if (!lines[at]?.cells.length) return undefined;
  const under = lines.slice(at, at + OVER_NUMBERS + 1).findIndex(isOfClaims);
  const numbers = at + under;
  const columns = lines[numbers]?.cells.slice(1) ?? [];
  const isPart = (line: Line | undefined): line is Line =>
    line !== undefined &&
    line.page === lines[at]?.page &&
    (isDrawn(line) || isHead(line, columns) || isRowUnder(line, columns));
  if (under < 0 || !lines.slice(at, numbers).every(isPart)) return undefined;
  let to = numbers;
  while (to < numbers + MOST_LISTED && isPart(lines[to])) to++;
  const table = lines.slice(at, to);
  if (table.filter((line) => isRowUnder(line, columns)).length < FEWEST_ROWS) return undefined;
  return {
    lines: columns.flatMap((_, column) => {
      const own = table.map((line) => ofColumn(line, columns, column));
      return [...own, blankAfter(own)];
    }),
    to,
  };
}

/** "-----+-----" between the rows. */
const isDrawn = (line: Line): boolean => line.text.trim() !== "" && isBlank(line);

/** "Paid correctly" and "Paid in error" over the two. */
const isHead = ({ cells }: Line, columns: readonly Cell[]): boolean =>
  cells.length === columns.length && cells.every((cell, at) => isUnder(cell, columns[at]));

/** A label, and under one claim at least what it announces; a column may be left empty. */
function isRowUnder({ cells }: Line, columns: readonly Cell[]): boolean {
  const [label, ...values] = cells;
  const places = values.map((cell) => columns.findIndex((column) => isUnder(cell, column)));
  return (
    label !== undefined &&
    label.end < (columns[0]?.start ?? 0) &&
    values.length > 0 &&
    places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1))
  );
}

/** Set flush left or right, or in the middle. */
const isUnder = (cell: Cell, column: Cell | undefined): boolean =>
  column !== undefined &&
  [
    cell.start - column.start,
    cell.end - column.end,
    (cell.start + cell.end - column.start - column.end) / 2,
  ].some((apart) => Math.abs(apart) <= ASKEW);

/**
 * Two claims side by side, each in a list of its own with the same labels ("Patient: Ada Roe      Patient: Max Poe"): the one list follows the
 * other. Each has to name its claim.
 */
function listsFrom(lines: readonly Line[], at: number): { lines: Line[]; to: number } | undefined {
  const first = lines[at];
  if (!first || first.cells.length < 2 || first.cells.length > 4) return undefined;
  for (const { start } of first.cells.slice(1)) {
    const name = opening(side(first, 0, start));
    if (start < NARROWEST || name === "" || name !== opening(side(first, start))) continue;
    const end = Math.min(endOfGap(lines, at, start), at + MOST_LISTED);
    const blank = lines.findIndex((line, i) => i > at && isBlank(line));
    const to = blank < 0 ? end : Math.min(end, blank);
    const run = lines.slice(at, to);
    const [left, right] = [run.map((line) => side(line, 0, start)), run.map((line) => side(line, start))];
    const pairs = run.filter((_, i) => opening(left[i]) !== "" && opening(left[i]) === opening(right[i]));
    const [one, other] = [left, right].map((column) => column.flatMap((line) => numberOfClaim(line) ?? []));
    const areTwo = one?.length === 1 && other?.length === 1 && one[0] !== other[0];
    if (areTwo && pairs.length >= FEWEST_ROWS && pairs.length * 2 > run.length)
      return { lines: [...left, blankAfter(left), ...right, blankAfter(right)], to };
  }
  return undefined;
}

/** "patient" of "Patient: Ada Roe" and of "Patient     Ada Roe". */
const opening = (line: Line | undefined): string =>
  /^\s*(\p{L}[\p{L} #./]{1,28}?)(?=:| {2}| (?:no\.?|number|#)?:? ?[A-Z]{0,4}[\d$])/u
    .exec(line?.text ?? "")?.[1]
    ?.toLowerCase() ?? "";

const numberOfClaim = ({ text }: Line): string | undefined =>
  /^\s*claim(?: (?:number|no\.?|id|#))?:?\s+((?=(?:\S*\d){5})[A-Z0-9-]+)\s*$/i.exec(text)?.[1];

const OF_PERSON: ReadonlySet<LabelKind | undefined> = new Set([
  ...(["patient", "member", "subscriber", "member_id", "group", "birth_date", "provider"] as const),
]);
/** "Patient   Rosalind Okafor" told once, in the first column: no claim is without one, so it is the patient of all. */
const isOfAll = ({ cells: [label, ...values] }: Line): boolean =>
  values.length === 1 && OF_PERSON.has(labelOf(label?.text.replace(/\s*:$/, "") ?? "")?.kind);

/** A line with its label and what it says of one claim, each in its place; a rule is none of any. */
function ofColumn(line: Line, columns: readonly Cell[], at: number): Line {
  const isOwn = (cell: Cell) =>
    isUnder(cell, columns[at]) ||
    (isUnder(cell, columns[0]) && isOfAll(line)) ||
    (cell === line.cells[0] && !columns.some((column) => isUnder(cell, column)));
  const kept = isDrawn(line) ? [] : line.cells.filter(isOwn);
  const text = kept.reduce((said, cell) => said.padEnd(cell.start) + labelIn(cell, columns), "");
  return { ...line, text, cells: cellsOf(text) };
}

/** "Date" alone among a claim's facts is that of the service, as no letter's own day stands in a column. */
const labelIn = ({ text, start, end }: Cell, [first]: readonly Cell[]): string => {
  const isDate = /^dates?\s*:?$/i.test(text) && end < (first?.start ?? 0);
  return isDate && start + SERVICE_DATE.length < (first?.start ?? 0) - 1 ? SERVICE_DATE : text;
};
const SERVICE_DATE = "Service date";

/** "Claim", and the numbers of several. */
function isOfClaims({ cells }: Line): boolean {
  const [label, ...claims] = cells;
  return (
    claims.length > 1 &&
    claims.length <= MOST_CLAIMS &&
    labelOf(label?.text.replace(/\s*:$/, "") ?? "")?.kind === "claim" &&
    new Set(claims.map(({ text }) => text)).size === claims.length &&
    // A member's or a provider's number beside the claim's has another form.
    new Set(claims.map(({ text }) => text.replace(/\d/g, "9"))).size === 1 &&
    claims.every(({ text }) => /^(?=(?:\D*\d){6})[A-Z0-9-]+$/.test(text))
  );
}
