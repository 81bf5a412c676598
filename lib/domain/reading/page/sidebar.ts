import { columnsOn, endOfGap, goesOnIn, side } from "./column-gap";
import { type LabelKind, labelOf } from "./labels";
import { type Cell, cellsOf, isBlank, type Line } from "./page-lines";

/**
 * A letter in two columns of text, or with a column or a box of facts beside its text: each of its lines shares a printed line with the text, of which it is no
 * part. The lines of the left column come first then, those of the right one after them, each at its own place of the page.
 */
export function sidebarsApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = [];
  const { long, short } = columnsOn(lines);
  for (let at = 0; at < lines.length; ) {
    const found =
      columnsFrom(lines, at, long) ??
      claimsFrom(lines, at) ??
      listsFrom(lines, at) ??
      columnsFrom(lines, at, short);
    apart.push(...(found?.lines ?? lines.slice(at, at + 1)));
    at = found?.to ?? at + 1;
  }
  return apart;
}

const NARROWEST = 12;

/** The columns that begin here, parted at the first place where there are such. */
function columnsFrom(
  lines: readonly Line[],
  at: number,
  endOf: (at: number, start: number) => number | undefined,
): { lines: Line[]; to: number } | undefined {
  const first = lines[at];
  if (!first) return undefined;
  // The first label of the column may stand beside no text.
  const isLabel = first.cells.length === 1 && labelOf(first.text.trim().replace(/\s*:$/, "")) !== undefined;
  const openings = isLabel ? first.cells : first.cells.slice(1);
  for (const start of new Set(openings.map((cell) => cell.start))) {
    const end = start < NARROWEST ? undefined : endOf(at, start);
    if (end === undefined) continue;
    const run = lines.slice(at, end);
    const [left, right] = [run.map((line) => side(line, 0, start)), run.map((line) => side(line, start))];
    const to = endOfText(lines, end, left.at(-1));
    const below = lines.slice(end, to);
    // Newspapers go on with a sentence at the top of the next column.
    const goesOn = to === end && goesOnIn(left.findLast(isPrinted), right.find(isPrinted));
    return {
      lines: [
        ...closed(left, right),
        ...below,
        ...(goesOn ? [] : [blankAfter(left)]),
        ...closed(right, left),
        blankAfter(right),
      ],
      to,
    };
  }
  return undefined;
}

/** A column without the gaps that only a line of the other one makes within a sentence: "… because it is not", "deemed needed …". */
function closed(column: readonly Line[], other: readonly Line[]): Line[] {
  const isOpen = (at: number) =>
    /[\p{Ll},]$/u.test(column[at - 1]?.text ?? "") && /^\s*\p{Ll}/u.test(column[at + 1]?.text ?? "");
  return column.filter(({ cells }, at) => cells.length > 0 || !other[at]?.cells.length || !isOpen(at));
}

const isPrinted = (line: Line): boolean => !isBlank(line);

/** The text beside a box may go on below it, over the whole page: up to the end of its paragraph. */
function endOfText(lines: readonly Line[], end: number, last: Line | undefined): number {
  const page = lines[end]?.page;
  let to = end;
  if (last?.page === page && goesOnIn(last, lines[end]))
    while (lines[to]?.page === page && !isBlank(lines[to])) to++;
  return to;
}

/** What follows begins a paragraph of its own. */
const blankAfter = (lines: readonly Line[]): Line => ({
  page: lines.at(-1)?.page ?? 1,
  offset: lines.at(-1)?.offset ?? 0,
  text: "",
  cells: [],
});

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
    const gap = lines.slice(at, endOfGap(lines, at, start, { most: MOST_LISTED }));
    const blank = gap.findIndex((line, i) => i > 0 && isBlank(line));
    const run = blank < 0 ? gap : gap.slice(0, blank);
    const [left, right] = [run.map((line) => side(line, 0, start)), run.map((line) => side(line, start))];
    const pairs = run.filter((_, i) => opening(left[i]) !== "" && opening(left[i]) === opening(right[i]));
    const [one, other] = [left, right].map((column) => column.flatMap((line) => numberOfClaim(line) ?? []));
    const areTwo = one?.length === 1 && other?.length === 1 && one[0] !== other[0];
    if (areTwo && pairs.length >= FEWEST_ROWS && pairs.length * 2 > run.length)
      return { lines: [...left, blankAfter(left), ...right, blankAfter(right)], to: at + run.length };
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
