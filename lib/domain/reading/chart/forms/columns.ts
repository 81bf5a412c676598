import { findDates } from "../../page/calendar-date";
import { type Cell, isBlank, type Line } from "../../page/page-lines";
import { areScores, dateColumns } from "../values/date-columns";
import { hasBoxes } from "../values/tick-boxes";
import type { FormFact } from "./forms";

const LONGEST_HEAD = 24;
const LONGEST_LABEL = 40;
/** How far a cell may begin from its head, in characters. */
const FARTHEST = 8;
/** Heads stand over the values, right of the names of the rows. */
const LEAST_INDENT = 8;
/** A day without its year, "9/8", or words: "First visit", "claim one". */
const SHORT_DAY = /^(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])$/;
const WORDS = /^%?\p{L}[\p{L} '’./#()%-]*$/u;
/** "BMD g/cm2" */
const UNIT = / \(?[a-zµ]{1,3}\/[a-z]{1,3}[23]\)?$/;
/** "L1-L4" */
const SEGMENTS = /^[CTLS]\d{1,2} ?[-–/] ?[CTLS]?\d{1,2}$/;
/** "<-- exercises only -->": a name of the columns that it spans. */
const SPANNING = /^<?[-=–]{2,}>? ?(\p{L}[\p{L} ]{2,30}?) ?<?[-=–]{2,}>?$/u;

/** "Week   1   3   5": heads counted up behind what they count. */
const COUNTED = /^(?:week|wk|visit|session|month)s?(?: ?#| no\.?)?:?$/i;
/** Which visit it was measures nobody, nor who gave it. */
const NO_ROW =
  /^(?:therapist|clinician|provider|staff|init(?:ial)?s?|seen by|treated by|visits?|sessions?|appts?|appointments?|dates?|weeks?)(?: ?#| no\.?| number)?$/i;
/** "Home program   y   y   n": marks say less than the sentence beside them. */
const ONLY_MARK = /^(?:y|n|x|yes|no|-)?$/i;
/** Nothing was measured that day. */
const EMPTY = /^[-–—]{1,3}$/;
const COMPARES = /^(?:old|new|before|after|prior|previous|current|now|then|first|revised|original)$/i;
/** "0 = no problem   5 = worst" under a table: what its values mean. */
const MEANING = /\S ?= ?\S/;

/** `name` stands left of the heads: "week of   07/27   08/10"; `counted` says it once for each. */
type Head = { name: string; cells: Cell[]; days: boolean; counted?: string };
type Row = { label: string; values: (string | undefined)[]; line: number };

function headOf(line: Line): Head | undefined {
  if (hasBoxes(line.text) || findDates(line.text).length > 0) return undefined;
  const [first, ...rest] = line.cells;
  if (!first) return undefined;
  const numbers = rest.map(({ text }) => (/^\d{1,2}$/.test(text) ? Number(text) : -1));
  if (
    COUNTED.test(first.text) &&
    rest.length > 1 &&
    numbers.every((one, at) => one > (numbers[at - 1] ?? -1))
  )
    return { name: "", cells: rest, days: true, counted: first.text.replace(/ ?(?:#|no\.?)?:?$/i, "") };
  const short = line.cells.filter(({ text }) => SHORT_DAY.test(text)).map(({ text }) => text);
  const days = short.length;
  // "L quadriceps   4/5   5/5": strengths of five.
  if (
    days > 0 &&
    (new Set(short).size < days || short.every((text) => text.endsWith("/5")) || areScores(first.text, rest))
  )
    return undefined;
  if (days >= 2) {
    const name = SHORT_DAY.test(first.text) ? "" : first.text;
    const cells = name === "" ? line.cells : rest;
    const days = { name: /^dates?$/i.test(name) ? "" : name, cells, days: true };
    return cells.length === short.length && WORDS.test(name || "day") ? days : undefined;
  }
  // "Plan changes     Old     New": the name of the table before what the columns compare.
  if (rest.length === 2 && rest.every(({ text }) => COMPARES.test(text)) && WORDS.test(first.text))
    return { name: "", cells: rest, days: false };
  const fits = line.cells.every(
    ({ text }) => text.length <= LONGEST_HEAD && WORDS.test(text.replace(UNIT, "")),
  );
  return fits && first.start >= LEAST_INDENT && rest.length > 0
    ? { name: "", cells: line.cells, days: false }
    : undefined;
}

/** "Visit   1   9   14" above or below full dates: the days stand over the columns, not the count of the visits. */
function isBesideDays(lines: readonly Line[], index: number): boolean {
  return [lines[index - 1], lines[index + 1]].some(
    (line) => line !== undefined && line.page === lines[index]?.page && dateColumns(line).length > 1,
  );
}

/** "SP   SP   AW" below the days: who was there on each, and no name of a column. Sides, "R   L   R   L", are told apart. */
const isOfStaff = ({ cells, days }: Head) =>
  !days && cells.length > 1 && cells.every(({ text }) => INITIALS.test(text));
const INITIALS = /^(?!(?:RT|LT|BL|AM|PM|IR|ER|UE|LE|OD|OS|OU|ROM|MMT)$)\p{Lu}{2,3}(?:\/\p{Lu}{2,3})?$/u;

/** A row's name and its values, each under a head of its own; undefined where one has none. */
function rowUnder({ cells }: Line, { cells: heads }: Head, line: number): Row | undefined {
  // "FVC  (L)": a unit may stand apart from the name.
  const from = (heads[0]?.start ?? 0) - FARTHEST;
  const names = cells.filter(({ start }, at) => at === 0 || start < from).map(({ text }) => text);
  const rest = cells.slice(names.length);
  const label = names.join(" ");
  if ((cells[0]?.start ?? 0) >= (heads[0]?.start ?? 0) - 1 || label.length > LONGEST_LABEL) return undefined;
  if (cells.some(({ text }) => MEANING.test(text))) return undefined;
  if (!(/\p{L}{2}/u.test(label) || SEGMENTS.test(label)) || rest.length === 0 || rest.length > heads.length)
    return undefined;
  const values: (string | undefined)[] = heads.map(() => undefined);
  for (const cell of rest) {
    const [nearest] = heads
      .map((head, at) => ({ at, off: offFrom(head, cell) }))
      .filter(({ at, off }) => values[at] === undefined && off <= FARTHEST)
      .sort((a, b) => a.off - b.off);
    if (!nearest || heads.filter((head) => offFrom(head, cell) === 0).length > 1) return undefined;
    values[nearest.at] = cell.text;
  }
  return { label: label.replace(/:$/, ""), values, line };
}

const offFrom = (head: Cell, cell: Cell) =>
  head.start < cell.end && cell.start < head.end ? 0 : Math.abs(head.start - cell.start);

/** The spanning names of a line, where it has nothing else. */
function spansOf({ cells }: Line): (Cell & { name: string })[] {
  const spans = cells.flatMap((cell) => {
    const [, name] = SPANNING.exec(cell.text) ?? [];
    return name ? [{ ...cell, name }] : [];
  });
  return spans.length === cells.length && spans.length > 1 ? spans : [];
}

/**
 * A small table whose head is at `index`, told row by row: "Grip: First visit 41 lb, Last visit 35 lb". Columns that share a name above
 * or below them are told under it.
 */
export function rowsUnderHeads(
  lines: readonly Line[],
  index: number,
  wanted: (index: number) => boolean,
): { rows: FormFact[]; to: number } | undefined {
  const top = lines[index];
  const head = top && headOf(top);
  if (!head || ((head.counted || isOfStaff(head)) && isBesideDays(lines, index))) return undefined;
  const rows: Row[] = [];
  let spans: (Cell & { name: string })[] = [];
  let to = index;
  for (let at = index + 1; at < lines.length; at++) {
    const line = lines[at];
    if (!line || isBlank(line) || !wanted(at) || line.page !== top.page) break;
    const row = rowUnder(line, head, at);
    const names = row ? [] : spansOf(line);
    if (row) rows.push(row);
    else if (names.length > 0) spans = names;
    else break;
    to = at;
  }
  const whole = rows.filter(({ values }) => values.every((value) => value !== undefined)).length;
  if (whole === 0 || (!head.days && rows.length < 2)) return undefined;
  const spanOver = (head: Cell) =>
    spans.toSorted((a, b) => Math.abs(middle(a) - middle(head)) - Math.abs(middle(b) - middle(head)))[0]
      ?.name ?? "";
  return {
    rows: rows
      .filter(
        ({ label, values }) =>
          !NO_ROW.test(label) && !(head.counted && values.every((one) => ONLY_MARK.test(one ?? ""))),
      )
      .map(({ label, values, line }) => {
        const told = head.cells.flatMap((cell, at) =>
          values[at] === undefined || EMPTY.test(values[at])
            ? []
            : [{ under: spanOver(cell), said: `${headed(cell, head)} ${values[at]}` }],
        );
        const groups = [...Map.groupBy(told, ({ under }) => under)].map(([under, those]) =>
          [under && `${under}:`, head.name, those.map(({ said }) => said).join(", ")]
            .filter(Boolean)
            .join(" "),
        );
        return { text: `${label}: ${groups.join("; ")}`, lines: [index, line], undated: true as const };
      }),
    to,
  };
}

const headed = ({ text }: Cell, { counted }: Head) => (counted ? `${counted} ${text}:` : text);
const middle = ({ start, end }: Cell) => (start + end) / 2;
