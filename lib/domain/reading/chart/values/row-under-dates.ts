import { findDates } from "../../page/calendar-date";
import type { Cell, Line } from "../../page/page-lines";
import type { Measure, Side } from "../chart";
import { isByMachine, isMarkedCarried } from "./carried";
import { columnsOfRow, type DateColumn } from "./date-columns";
import { arcOf, type FoundMeasure, hitsIn, keyOf, numberOf, SCALE } from "./found-measure";
import { isScoreName } from "./instrument";
import { betterByName, MEASURES, type MeasureName, NO_MEASURE } from "./measure-names";
import { sideNamed, withoutSide } from "./value-sides";

/** A row of a table with dates over its columns: what stands under each date, in words or numbers. */
export function rowUnderDates(
  line: Line,
  index: number,
  days: readonly DateColumn[],
  /** The questionnaire that the page is about: its rows are its items and its score. */
  instrument?: MeasureName,
  above?: Line,
): FoundMeasure[] {
  const row = rowOf(line, days);
  if (!row || isNoMeasure(row, instrument, above)) return [];
  const named = nameOf(row, instrument);
  return row.values
    .filter(({ cell }) => /[\p{L}\d]/u.test(cell.text) && !NO_VALUE.test(cell.text.trim()))
    .map(({ cell, column }) => ({
      measure: measureIn(cell, column, named),
      line: index,
      date: column.date,
      earlier: false,
      carried: row.values.some((one) => one.column === column && marksCarried(one.cell)),
      start: cell.start,
      end: cell.end,
    }));
}

type Row = {
  label: Cell;
  /** Where its first day begins. */
  from: number;
  values: { cell: Cell; column: DateColumn }[];
};

/** A label and at least two cells under days; undefined where a cell between the days stands under none. */
function rowOf(line: Line, days: readonly DateColumn[]): Row | undefined {
  const columns = columnsOfRow(line, days);
  const [label, ...rest] = line.cells;
  const [from, to] = [columns[0]?.start ?? 0, columns.at(-1)?.end ?? 0];
  if (!label || columns.length === 0 || !/\p{L}{3}/u.test(label.text)) return undefined;
  // A long label reaches over the beginning of the first column, as long as its value still stands there.
  if (label.end >= Math.min(from + OVERHANG, columns[0]?.end ?? 0)) return undefined;
  // What stands before the first day or behind the last is the norm or the goal.
  const among = rest.filter(
    (cell) =>
      cell.end >= from - 1 &&
      cell.start <= to + 1 &&
      !RULE_BETWEEN.test(cell.text) &&
      // "VOR x1   97112   12   15": what a row is billed with. "Steps   10450   12300" are counted.
      !/^(?:9\d{4}|[A-V]\d{4})$/.test(cell.text.trim()),
  );
  const values = among.flatMap((cell) => {
    const column = columns.find((one) => cell.start <= one.end + 1 && cell.end >= one.start - 1);
    return column && cell.text.length <= 24 ? [{ cell, column }] : [];
  });
  // "12   14" both under the first of two days: which of them is the second's cannot be told.
  const areShifted =
    values.every(({ cell }) => /^\d+(?:\.\d+)?$/.test(cell.text.trim())) &&
    new Set(values.map(({ column }) => column)).size < Math.min(values.length, columns.length);
  return values.length >= 2 && values.length === among.length && !areShifted
    ? { label, from, values }
    : undefined;
}

function isNoMeasure({ label, from, values }: Row, instrument?: MeasureName, above?: Line): boolean {
  const printed = label.text.trim();
  // A label in small letters goes on from a line of words above; what it names is not known here.
  if (/^\p{Ll}/u.test(printed) && !isWhole(above, from)) return true;
  // "No lasting change. Back to the doctor.   A. Roe, PT   10/23/2026": a sentence and who signed it, below the rows.
  if (
    /\p{Ll}\.(?:\s|$)/u.test(printed) &&
    values.every(({ cell }) => /\p{L}{2}/u.test(cell.text) || findDates(cell.text).length > 0)
  )
    return true;
  return NO_MEASURE.test(printed) && !(instrument && isScoreName(printed));
}

const OVERHANG = 4;

type RowName = Pick<Measure, "key" | "name" | "fullName" | "better"> & {
  side: Side | undefined;
  /** Its numbers are of a hundred, without the sign. */
  ofHundred: boolean;
};

/** By the questionnaire, by a name that is known, or as it is printed. */
function nameOf({ label, values }: Row, instrument?: MeasureName): RowName {
  const printed = label.text.trim();
  const score = instrument && isScoreName(printed) ? instrument : undefined;
  const value = values.find(({ cell }) => /\d/.test(cell.text))?.cell.text ?? "";
  const [hit] = hitsIn(asInSentence(label.text, value));
  const known =
    score ??
    MEASURES.find(
      (one) => !one.asPrinted && new RegExp(one.pattern.source, one.pattern.flags).test(label.text),
    );
  const better = (known ?? hit?.name)?.better ?? betterByName(printed);
  const name = score ? `${score.name}, ${printed.toLowerCase()}` : withoutSide(label.text);
  return {
    key: known?.key ?? (hit ? keyOf(hit) : `row:${name.replace(SCALE, "").trim().toLowerCase()}`),
    name,
    fullName: known?.name || name,
    ...(better ? { better } : {}),
    side: sideNamed(label.text),
    ofHundred: score !== undefined && /^percent/i.test(printed),
  };
}

/** "Active flexion, deg": with its value behind it the name is told by the same rule as in a sentence. */
function asInSentence(label: string, value: string): string {
  const printed = label.trim();
  if (UNIT_BEHIND.test(printed)) return `${printed.replace(UNIT_BEHIND, "")} ${value} deg`;
  return WITH_UNIT.test(value) ? `${printed} ${value}` : `${label} `;
}
const UNIT_BEHIND = /,? \(?(?:deg(?:rees?)?|°|º)\)?$/i;

function measureIn({ text }: Cell, column: DateColumn, { side: own, ofHundred, ...named }: RowName): Measure {
  const side = column.side ?? own;
  const isNumber = /^-?\d+(?:\.\d+)?[+-]?(?:\s|$|%|\/)/.test(text);
  return {
    ...named,
    ...(side ? { side } : {}),
    value: ofHundred && /^\d+$/.test(text) ? `${text}%` : text,
    ...(arcOf(named.key, text) ?? (isNumber ? numberOf(text) : {})),
  };
}

const marksCarried = ({ text }: Cell) =>
  isByMachine(text) || isMarkedCarried(text) || ALONE_CARRIED.test(text);

/** Whether a line leaves nothing to the next one: a head or a row with its values, or a rule between rows. */
const isWhole = (line: Line | undefined, from: number): boolean =>
  line !== undefined &&
  (!/\p{L}/u.test(line.text) || line.cells.some(({ text, start }) => start >= from - 2 && /\d/.test(text)));

/** "5   << c/f 07-30": the mark in a cell of its own behind the value. */
const ALONE_CARRIED = /^\W{0,4}(?:CF|C\/F|c\/f)\b/;

/** "118 deg", "4-/5": a motion or a strength, whose name is then told as in a sentence. */
const WITH_UNIT = /^-?\d{1,3} ?(?:deg(?:rees?)?|°)$|^[0-5][+-]? ?\/ ?5[+-]?$/i;
/** "not allowed", "NT": why nothing was measured on that day. What a patient was unable to do is a finding. */
const NO_VALUE =
  /^\(?(?:not (?:allowed|permitted|given|taken|tested|done|measured|assessed|performed|recorded|applicable|yet|today)|contraindicated|deferred|held|pending|n\/?[atdm]|n\.[atdm]\.|nd|dnt)\)?$/i;
/** A line that a table draws between its columns. */
const RULE_BETWEEN = /^[|¦]+$/;
