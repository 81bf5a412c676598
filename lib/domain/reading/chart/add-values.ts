import type { Line } from "../page/page-lines";
import type { Chart, Side } from "./chart";
import { adverseOf } from "./page/adverse";
import type { PaperLayout } from "./paper-layout";
import { namedByRow } from "./person/named-rows";
import { compareNames } from "./person/same-person";
import { topicsOf } from "./topics";
import { isByMachine, isTakenBack, machineDays } from "./values/carried";
import { type ComparedHead, comparedHead, rowOfVisit } from "./values/compared-heads";
import { type DateColumn, dateColumns } from "./values/date-columns";
import { formScores, formTitles } from "./values/form-scores";
import type { FoundMeasure } from "./values/found-measure";
import { instrumentOf } from "./values/instrument";
import { lastReadings } from "./values/last-readings";
import { onlySide, sectionSide, sideUnlessMarked } from "./values/line-sides";
import { markedDays } from "./values/marked-days";
import { namesPart, partNamed } from "./values/measure-names";
import { measuresOnLine } from "./values/measures";
import { isHeadOfTotals } from "./values/row-totals";
import { rowUnderDates } from "./values/row-under-dates";
import { rowUnderSides } from "./values/row-under-sides";
import { stackedHeads } from "./values/stacked-heads";
import { stackedValues } from "./values/stacked-values";
import { toldValues } from "./values/told-values";
import { isMarked, marksOfPages } from "./values/value-marks";
import { type SideColumn, sideColumnsOf } from "./values/value-sides";
import { type Grid, gridAt, gridRow, isAimOfGrid } from "./values/visit-grid";

/** Which lines the values account for. */
export type ValueLines = {
  /** They say nothing beside their values. */
  inTable: Set<number>;
  /** They stand under heads of days. */
  underDates: Set<number>;
  /** Their values were found, also where they are left out. */
  measured: Set<number>;
  /** Where in them a value stands whose day is not told: their own words say what its measure cannot. */
  untold: Map<number, number[]>;
  /** Where in them a value stands that nobody measured on its day: the sentence that holds it says it no more than the value. */
  recalled: Map<number, number[]>;
  /** The form whose score a line holds: "TOTAL 17" says of what only under its title. */
  scored: Map<number, string>;
};

/** The heads that stand over a line: they hold until the page ends or other heads follow. */
type Heads = {
  columns: DateColumn[];
  columnsHead?: Line | undefined;
  /** Days whose column a program filled. */
  byMachine: ReadonlySet<string>;
  /** The side of a table's rows that name none: "L shoulder unless marked". */
  ofTable?: Side | undefined;
  under: SideColumn[];
  /** The part of the body that stands over a table's sides: "SHOULDER     RIGHT     LEFT". */
  part?: string | undefined;
  section?: Side | undefined;
  grid?: Grid | undefined;
  /** Columns of the visit beside those of an earlier one and of the goals. */
  compared?: ComparedHead | undefined;
};
const NO_HEADS: Heads = { columns: [], under: [], byMachine: new Set() };

/** Takes what was measured from a paper's lines, line by line under the heads above it, and what rows of grids say beside it. */
export function addValues(layout: PaperLayout, chart: Chart): ValueLines {
  const { lines, ours, billed, ofDemands, undated } = layout;
  const taken: ValueLines = {
    inTable: new Set(layout.exportHeads),
    underDates: new Set(),
    measured: new Set(),
    untold: new Map(),
    recalled: new Map(),
    scored: new Map(),
  };
  const beside = new Map<number, Beside>();
  const marks = marksOfPages(lines);
  const stacks = stackedHeads(lines);
  let heads = NO_HEADS;
  lines.forEach((line, index) => {
    // What was billed or paid, and what a job asks, was not measured.
    if (billed.has(index) || ofDemands.has(line.page)) return;
    if (line.page !== lines[index - 1]?.page) heads = NO_HEADS;
    const grid = gridAt(lines, index, layout.dates, stacks.heads.get(index));
    heads = { ...heads, grid: grid ?? heads.grid };
    if (!ours(index) || undated.has(index)) return;
    if (stacks.lines.has(index)) {
      taken.inTable.add(index);
      return;
    }
    const told = visitRow(layout, chart, heads, line, index) ?? headOfDays(layout, heads, line, index);
    if (told) {
      taken.inTable.add(index);
      if (told.beside) beside.set(index, told.beside);
      heads = told.heads ?? heads;
      return;
    }
    if (heads.grid && isAimOfGrid(line)) {
      taken.inTable.add(index);
      return;
    }
    if (line.text.trim() === "")
      heads = { ...heads, columns: [], under: [], part: undefined, compared: undefined };
    heads = { ...heads, compared: comparedHead(line, heads.columns) ?? heads.compared };
    if (heads.columns.length > 0) taken.underDates.add(index);
    const marked = markedRow(layout, heads, line);
    if (marked) {
      taken.inTable.add(index);
      beside.set(index, marked);
      return;
    }
    heads = underSides(heads, line);
    // "SHOULDER   RIGHT   LEFT" names the columns below, and says nothing itself.
    if (heads.part && sideColumnsOf(line).length > 0) taken.inTable.add(index);
    const { found, isRow } = valuesOn(layout, heads, line, index);
    if (isRow) taken.inTable.add(index);
    if (layout.undone.has(index)) return;
    if (found.length > 0) taken.measured.add(index);
    const mark = marks.get(line.page);
    for (const one of found)
      if (
        one.carried ||
        layout.carried.has(index) ||
        isTakenBack(one.measure, one.date ?? layout.dates[index], layout.takenBack) ||
        (one.date !== undefined && heads.columns.length > 0 && heads.byMachine.has(one.date)) ||
        (mark && isMarked(one.measure.value, line.text.slice(one.end), mark))
      ) {
        leaveOut(layout, chart, one, index);
        if (!NAMES_TEMPLATE.test(line.text))
          taken.recalled.set(index, [...(taken.recalled.get(index) ?? []), one.start]);
      } else if (!addMeasure(layout, chart, heads.part ? ofPart(one, heads.part) : one, index, heads))
        taken.untold.set(index, [...(taken.untold.get(index) ?? []), one.start]);
    // "thumb reaches sacrum   T6": under sides a row that is neither measured nor told says not whose each word is.
    if (heads.part && found.length === 0 && line.cells.length > 1 && layout.isPlain(index))
      taken.inTable.add(index);
  });
  for (const index of formTitles(lines)) if (ours(index)) taken.inTable.add(index);
  // What stands over the last table of the paper holds for no form.
  const { patientName } = layout;
  const isPatient = (name: string) => patientName !== undefined && compareNames(name, patientName) === "same";
  for (const found of formScores(lines, isPatient))
    if (ours(found.line)) {
      addMeasure(layout, chart, found, found.line, { ...heads, section: undefined });
      taken.scored.set(found.line, found.measure.name);
    }
  const listed = lastReadings(lines);
  for (const index of listed.lines) if (ours(index)) taken.inTable.add(index);
  for (const found of listed.found)
    if (ours(found.line)) addMeasure(layout, chart, found, found.line, { ...NO_HEADS });
  const stacked = stackedValues(lines);
  for (const index of stacked.lines) if (ours(index)) taken.inTable.add(index);
  for (const found of stacked.found)
    if (ours(found.line)) addMeasure(layout, chart, found, found.line, { ...NO_HEADS });
  for (const [index, text] of stacked.goals) if (ours(index)) beside.set(index, { text });
  for (const [index, one] of beside) addBeside(layout, chart, one, index);
  return taken;
}

/** "Template: Daily note   Patient has knee flexion 104 deg.": which form it was written on, and no word of where the value is from. */
const NAMES_TEMPLATE = /^\s*template\s*:/i;

type Beside = { text: string; date?: string };
/** A line that is accounted for, with what it says beside its values, and the heads that it sets. */
type Told = { beside?: Beside; heads?: Heads };

/** A row of a grid of visits. */
function visitRow(
  layout: PaperLayout,
  chart: Chart,
  heads: Heads,
  line: Line,
  index: number,
): Told | undefined {
  const visit = heads.grid ? gridRow(line, index, heads.grid, layout.dates[index]) : undefined;
  if (!visit || visit.measures.length === 0) return undefined;
  const named = heads.grid?.tellsSides ? { ...heads, section: undefined } : heads;
  for (const found of visit.measures)
    if (found.carried) leaveOut(layout, chart, found, index);
    else addMeasure(layout, chart, found, index, named);
  const date = visit.measures[0]?.date;
  return { beside: { text: visit.rest, ...(date ? { date } : {}) } };
}

function headOfDays(
  { lines, dates, around }: PaperLayout,
  heads: Heads,
  line: Line,
  index: number,
): Told | undefined {
  // "wk   8/17   8/24   total": without its year it is told with its total.
  const columns = dateColumns(line, isHeadOfTotals(line) ? dates[index] : around(index));
  if (columns.length === 0 || (OF_TERM.test(line.text) && !hasRowBelow(lines, index, columns)))
    return undefined;
  const byMachine = machineDays(lines, index, columns);
  const ofTable = sideUnlessMarked(line.cells.find(({ text }) => /\p{L}/u.test(text))?.text ?? "");
  return { heads: { ...heads, columns, columnsHead: line, byMachine, ofTable, compared: undefined } };
}

/** "Start 06/01/2026   End 07/31/2026": what an approval holds for, unless values stand below the days. */
const OF_TERM =
  /^\s*(?:start|begin|effective|eff|valid|from)\w{0,3}\b[^\d]{1,20}[\d/-]{6,10}\s+(?:end|expire|exp|term|through|thru|to|until)\w{0,3}\b[^\d]{1,20}[\d/-]{6,10}\s*$/i;
function hasRowBelow(lines: readonly Line[], index: number, columns: readonly DateColumn[]): boolean {
  const page = lines.slice(index + 1).filter((line) => line.page === lines[index]?.page);
  return page
    .filter(({ text }) => text.trim() !== "")
    .slice(0, ROWS_BELOW)
    .some(({ cells: [name, ...values] }) => {
      const isUnder = ({ start, end }: DateColumn) =>
        values.some((cell) => cell.start < end && start < cell.end && /^[+-]?\d/.test(cell.text));
      return name !== undefined && /\p{L}/u.test(name.text) && columns.filter(isUnder).length > 1;
    });
}
const ROWS_BELOW = 3;

function markedRow({ lines }: PaperLayout, { columns, columnsHead }: Heads, line: Line): Beside | undefined {
  if (!columnsHead) return undefined;
  const ofPage = lines.filter(({ page }) => page === line.page);
  return markedDays(line, columnsHead, columns, ofPage);
}

function underSides(heads: Heads, line: Line): Heads {
  const under = sideColumnsOf(line);
  return {
    ...heads,
    ...(under.length > 0 ? { under, part: partNamed(line.cells[0]?.text ?? "") } : {}),
    section: sectionSide(line.text) ?? heads.section,
  };
}

/** The values of a line, by their names or by the heads of days above them; and whether they are all that it says. */
function valuesOn(
  { lines, dates }: PaperLayout,
  { columns, under, compared }: Heads,
  printed: Line,
  index: number,
): { found: FoundMeasure[]; isRow: boolean } {
  const line = compared && compared.line !== printed ? rowOfVisit(printed, compared) : printed;
  const shown = line === printed ? lines : lines.with(index, line);
  const named = measuresOnLine(shown, index, columns, dates[index], under);
  const row =
    columns.length > 0 && named.length < 2
      ? rowUnderDates(line, index, columns, instrumentOf(lines, line.page), lines[index - 1])
      : [];
  // A row with a value under each of several days is told by them.
  const underColumns = columns.length > 1 && named.filter(({ date }) => isOver(columns, date)).length > 1;
  const bySide =
    columns.length === 0 && !compared && named.length === 0 ? rowUnderSides(line, index, under) : [];
  if (bySide.length > 0) return { found: bySide, isRow: true };
  const told = columns.length === 0 && row.length === 0 ? toldValues(line, index, shown) : [];
  const found = row.length > 0 && row.length >= named.length - 1 ? row : [...named, ...told];
  return {
    found: columns.length > 0 ? found.map((one) => namedByRow(one, line)) : found,
    isRow: row.length > 0 || underColumns,
  };
}

function leaveOut(
  { documentId, lines, dates, place, heading }: PaperLayout,
  chart: Chart,
  { measure }: FoundMeasure,
  index: number,
): void {
  const { page, text, offset } = lines[index] as Line;
  chart.leftOut.push({
    documentId,
    page,
    reason: "carried_forward",
    detail: `${measure.name} ${measure.value}`,
    ...(isByMachine(text)
      ? {
          carried: {
            value: measure.value,
            line: {
              id: `${documentId}:${page}:${offset}p`,
              ...(dates[index] ? { date: dates[index] } : {}),
              place: place([{ line: index, start: 0, end: text.length }]),
              quote: text.replace(/\s+/g, " ").trim(),
              heading: heading(page, dates[index]),
              section: "",
              topics: [],
            },
          },
        }
      : {}),
  });
}

function addMeasure(
  { documentId, lines, dates, place, heading, withdrawn }: PaperLayout,
  chart: Chart,
  found: FoundMeasure,
  index: number,
  { section, columns, ofTable }: Heads,
): boolean {
  const line = lines[index] as Line;
  const date = found.date ?? (found.earlier ? undefined : dates[index]);
  // A value of an earlier visit without its date says nothing that the visit's own note does not.
  if (!date) return false;
  // A questionnaire has no side, whatever stands over the table.
  const isOfSide = /^(?:motion|strength|grip|slr|lag|row)/.test(found.measure.key);
  const side = found.measure.side ?? section ?? (isOfSide && columns.length > 0 ? ofTable : undefined);
  chart.facts.push({
    ...(withdrawn.has(index) ? { adverse: "refusal" as const } : {}),
    id: `${documentId}:${line.page}:${line.offset + found.start}${found.measure.side === "left" ? "l" : ""}`,
    date,
    place: place([{ line: index, start: found.start, end: found.end }]),
    quote: line.text.replace(/\s+/g, " ").trim(),
    heading: heading(line.page, date),
    topics: ["finding", "improvement"],
    measure: { ...found.measure, ...(side ? { side } : {}) },
    ...(found.ofSide ? { side: found.ofSide } : {}),
    section: "",
  });
  return true;
}

/** What a row of a grid says beside its values. */
function addBeside(
  { documentId, lines, dates, place, heading }: PaperLayout,
  chart: Chart,
  beside: Beside,
  index: number,
): void {
  const line = lines[index];
  const { text, date = dates[index] } = beside;
  if (!line || text === "") return;
  chart.facts.push({
    id: `${documentId}:${line.page}:${line.offset}p`,
    ...(date ? { date } : {}),
    place: place([{ line: index, start: 0, end: line.text.length }]),
    quote: text,
    told: true,
    heading: heading(line.page, date),
    section: "",
    topics: topicsOf(text),
    ...adverseOf(text),
    ...onlySide(text),
  });
}

/** "flexion" under "SHOULDER   RIGHT   LEFT" is the shoulder's. */
function ofPart(found: FoundMeasure, part: string): FoundMeasure {
  const { key, name } = found.measure;
  if (!key.startsWith("motion:") || namesPart(name)) return found;
  const own = `${part.charAt(0).toUpperCase()}${part.slice(1).toLowerCase()} ${/[A-Z]{2}/.test(name) ? name : name.toLowerCase()}`;
  return {
    ...found,
    measure: { ...found.measure, key: `motion:${own.toLowerCase()}`, name: own, fullName: own },
  };
}

const isOver = (columns: readonly DateColumn[], date: string | undefined) =>
  columns.some((column) => column.date === date);
