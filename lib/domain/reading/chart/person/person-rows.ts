import { findDates } from "../../page/calendar-date";
import { GIVEN_NAMES } from "../../page/given-names";
import { type Cell, isBlank, type Line } from "../../page/page-lines";
import { cellUnder, comparePersons, isSurelyPerson, type Marks, personCell } from "./person-cell";
import { isOfStaff, staffOf } from "./staff";
import { personsBesideMarks } from "./unlabeled-persons";
import { isAlsoWord } from "./word-names";

/** Whom a row of a sheet names; `several` where its columns name more than one person, `titles` where they name only one. */
export type RowPerson = Marks & { name?: string; several?: boolean; titles?: boolean };

/** "# Patient": the rows' numbers stand under one head with the names. */
const NAME_HEAD =
  /^(?:(?:#|no\.?) ?)?(?:(?:name of (?:the )?)?(?:patient|pt|client|resident|member|participant|beneficiary|enrollee|person|who)(?:'?s)?\.?(?: ?names?)?|names?|(?:patient )?(?:last|sur) ?name|last(?: name)?, ?first(?: name)?)(?:\s?[(/,&+].{0,24})?$/i;
/** "Name" may head drugs and exercises as well. */
const ANY_NAME = /^names?$/i;
const BIRTH_HEAD = /^(?:DOB|D\.O\.B\.?|(?:date of )?birth(?: ?date)?|birthdate|born|birthday)$/i;
const RECORD_HEAD =
  /^(?:(?:pt|patient)\.? )?(?:MRN|MR ?#|med(?:ical)? rec(?:ord)?(?: (?:no|num(?:ber)?|#))?|chart ?(?:no|number|#)|(?:patient|pt) ?(?:id|no|number|#))\.?$/i;
const DITTO = /^(?:["″〃”]|''|do\.?|same|ditto)$/i;
const LONGEST_LOOK = 8;

/** `next`: where the column behind the names begins. */
type Columns = { name?: Cell; born?: Cell; record?: Cell; next?: number; width: number; surely: boolean };

/** The columns of a sheet that say whose each row is, where a row below them does say so. */
function columnsAt(lines: readonly Line[], index: number): Columns | undefined {
  const line = lines[index];
  if (!line || line.cells.length < 2 || /:|\d{4}/.test(line.text)) return undefined;
  // "Pt  Rosa Ames   8/19/71   To  Dr. Roe" heads a page: no head of columns has a day.
  if (findDates(line.text).length > 0) return undefined;
  const headed = (pattern: RegExp) => line.cells.find(({ text }) => pattern.test(text.trim()));
  const [name, born, record] = [headed(NAME_HEAD), headed(BIRTH_HEAD), headed(RECORD_HEAD)];
  if (!name && !born && !record) return undefined;
  const next = name && line.cells[line.cells.indexOf(name) + 1]?.start;
  const columns: Columns = {
    ...(name ? { name } : {}),
    ...(next === undefined ? {} : { next }),
    ...(born ? { born } : {}),
    ...(record ? { record } : {}),
    width: line.cells.length,
    surely: name !== undefined && ANY_NAME.test(name.text.trim()) && !born && !record,
  };
  const below = lines
    .slice(index + 1, index + 1 + LONGEST_LOOK)
    .filter((one) => one.page === line.page && !isBlank(one));
  return below.some((one) => rowUnder(one, columns)) ? columns : undefined;
}

/** "AMES-TELLER, EZEKI" where the next column begins right behind it: the column had no room for the rest of the patient's name. */
function wholeName(
  cells: readonly Cell[],
  { name, next }: Columns,
  patient: string | undefined,
): string | undefined {
  const cell = name && cellUnder(cells, name);
  if (!cell || !patient || next === undefined || next - cell.end > 2 || cell.text.length < 12)
    return undefined;
  const words = patient.split(/\s+/);
  return words.slice(1).some((_, at) => {
    const inOrder = `${words.slice(at + 1).join(" ")}, ${words.slice(0, at + 1).join(" ")}`;
    return inOrder.toUpperCase().startsWith(cell.text.toUpperCase()) && /, ?\p{L}{3}/u.test(cell.text);
  })
    ? patient
    : undefined;
}

function rowUnder({ cells }: Line, columns: Columns, patient?: string): RowPerson | undefined {
  if (cells.length < 2) return undefined;
  const said = (head: Cell | undefined) => (head && cellUnder(cells, head)?.text.trim()) ?? "";
  const named = wholeName(cells, columns, patient) ?? said(columns.name);
  const name = columns.surely && !isSurelyPerson(named) ? undefined : personCell(named, true);
  const born = findDates(said(columns.born) || (name ? named : ""))[0]?.iso;
  const [record] = /^#?[A-Z]{0,4}-?\d[\dA-Z-]{2,}$/i.exec(said(columns.record)) ?? [];
  if (!name && !born && !record) return undefined;
  return {
    ...(name ? { name } : {}),
    ...(born ? { born } : {}),
    ...(record ? { record: record.replace(/^#/, "").toUpperCase() } : {}),
  };
}

/**
 * Whose each row of the sheets is, by the cells under a head such as "Patient", "DOB" or "MRN", or under no head by a column that
 * holds the patient's own name in another row. A row without a name of its own goes on with the row above it.
 */
export function personRows(lines: readonly Line[], patient: string | undefined): Map<number, RowPerson> {
  const rows = new Map<number, RowPerson>();
  let columns: Columns | undefined;
  let above: RowPerson | undefined;
  let gap = false;
  let own: number[] = [];
  const close = () => {
    const all = own.map((index) => rows.get(index) as RowPerson);
    const [one] = all;
    const several =
      new Set(all.map(({ born }) => born)).size > 1 || new Set(all.map(({ record }) => record)).size > 1;
    if (several) for (const row of all) row.several = true;
    // "Patient   DOB   MRN" over one row is the head of what follows.
    if (one && new Set(all.map(({ name, born, record }) => `${name}|${born}|${record}`)).size === 1)
      one.titles = true;
    own = [];
  };
  const titles = titlesOf(lines);
  lines.forEach((line, index) => {
    if (line.page !== lines[index - 1]?.page) gap = true;
    if (titles.has(index)) {
      above = undefined;
      return;
    }
    if (isBlank(line)) {
      gap ||= line.text.trim() === "";
      return;
    }
    const head = columnsAt(lines, index);
    if (head) {
      close();
      [columns, above, gap] = [head, undefined, false];
      return;
    }
    if (!columns) return;
    const person = rowUnder(line, columns, patient);
    if (person && (!gap || line.cells.length >= Math.min(columns.width - 1, 3))) {
      rows.set(index, person);
      own.push(index);
      [above, gap] = [person, false];
    } else if (above && goesOn(line, columns, gap)) rows.set(index, above);
    else {
      above = undefined;
      if (gap && line.cells.length > 1) columns = undefined;
    }
  });
  close();
  if (patient) addHeadless(lines, patient, rows);
  if (patient) addEntries(lines, patient, rows);
  if (patient) addKeyedEntries(lines, patient, rows);
  return rows;
}

/** "Vera Otto: pain 8/10", "Ivo Otto - pain 2/10" of a group's note, where an entry of the patient's stands so as well. */
const ENTRY_OF =
  /^\s*(?:[-*•.]\s{0,3}|\d{1,2}[.)]\s{1,3})?(\p{Lu}[\p{L}'’.-]*,? \p{Lu}[\p{L}'’-]*\.?)(?:\s?:|\s[-–—])\s{1,12}\S/u;
/** "Marisol   132/84" over "Grant   158/96": by given names alone, as a family writes. */
const GIVEN_ENTRY = /^\s*(?:[-*•.]\s{0,3})?(\p{Lu}\p{Ll}{2,})(?:['’]s)?(?:\s?:|\s[-–—]|\s{2,})\s{0,12}\S*\d/u;
/** "Participant 2: pain 8/10", "Pt B - 5/10" of a group's note. */
const NUMBERED_ENTRY =
  /^\s*(?:[-*•.]\s{0,3})?((?:participant|member|client|pt|patient)\s?#?(?:\d{1,2}|[A-H]))(?=\s?[:.(–—-]|\s{2,}|,)/i;
function addKeyedEntries(lines: readonly Line[], patient: string, rows: Map<number, RowPerson>): void {
  const [own = ""] = patient.split(/\s+/);
  const [surname = ""] = patient.split(/\s+/).slice(-1);
  for (const [, page] of Map.groupBy(lines.keys(), (index) => lines[index]?.page)) {
    const textOf = (index: number) => lines[index]?.text ?? "";
    const given = page.flatMap((index) => {
      const name = GIVEN_ENTRY.exec(textOf(index))?.[1];
      const isOther = name !== undefined && GIVEN_NAMES.has(name.toLowerCase()) && !isAlsoWord(name);
      const isName = name === own || isOther;
      return name && isName && !rows.has(index) ? [{ index, name, ours: name === own }] : [];
    });
    const numbered = page.flatMap((index) => {
      const label = NUMBERED_ENTRY.exec(textOf(index))?.[1]?.toUpperCase();
      const ours = textOf(index).includes(surname) || textOf(index).includes(own);
      return label && !rows.has(index) ? [{ index, name: label, ours }] : [];
    });
    const oursOf = new Set(numbered.filter(({ ours }) => ours).map(({ name }) => name));
    for (const run of [given, numbered.map((one) => ({ ...one, ours: oursOf.has(one.name) }))]) {
      if (!run.some(({ ours }) => ours) || !run.some(({ ours }) => !ours)) continue;
      for (const { index, name, ours } of run)
        for (const at of rowAt(lines, index))
          if (!rows.has(at)) rows.set(at, { name: ours ? patient : name });
    }
  }
}

/** "Jonah Lindqvist: supervised walk 200 ft", "Clark Sign: positive": who treated, and what was tested. */
const NO_ENTRY =
  /^[^:–—]{3,60}?(?::|\s[-–—])\s{1,12}(?:(?:treated|supervised|performed|provided|instructed|assessed|evaluated|reviewed|called|documented|trained|taught|measured|assisted|examined|billed|signed|ordered)\b|[\p{Ll} ]{0,20}\b(?:training|instruction|education|treatment|session)\b)|\b(?:sign|test|splint|brace|orthosis|maneuver|criteria|protocol|angle|view|frame)\s?(?::|[-–—])/iu;
function addEntries(lines: readonly Line[], patient: string, rows: Map<number, RowPerson>): void {
  const staff = staffOf(lines);
  const entries = lines.flatMap((line, index) => {
    const words = rows.has(index) ? undefined : ENTRY_OF.exec(line.text)?.[1];
    const ours = words && comparePersons(words, patient) === "same";
    if (!words || (!ours && (NO_ENTRY.test(line.text) || isOfStaff(words, staff)))) return [];
    const name = personCell(words);
    return name
      ? [{ index, page: line.page, words, name, ours: comparePersons(name, patient) === "same" }]
      : [];
  });
  for (const [, those] of Map.groupBy(entries, ({ page }) => page)) {
    if (!those.some(({ ours }) => ours)) continue;
    const sure = those.filter(
      ({ ours, words }) => !ours && (isSurelyPerson(words) || /^\p{Lu}\p{Ll}+,? \p{Lu}\.?$/u.test(words)),
    );
    const isNear = (one: { index: number }, other: { index: number }) =>
      Math.abs(one.index - other.index) <= LONGEST_LOOK;
    if (!sure.some((one) => those.some((other) => other.ours && isNear(one, other)))) continue;
    // Beside one that is a person for sure, what is written alike is one, too.
    const others = those.filter((one) => !one.ours && sure.some((other) => isNear(one, other)));
    for (const { index, name } of [...others, ...those.filter(({ ours }) => ours)])
      if (!rows.has(index)) for (const at of rowAt(lines, index)) if (!rows.has(at)) rows.set(at, { name });
  }
}

/** "WATERWAY EDI    277CA ACKNOWLEDGMENT" at the top of each page of a report: no row of the list that the page before it ended with. */
function titlesOf(lines: readonly Line[]): ReadonlySet<number> {
  const tops = lines.flatMap((line, index) =>
    !isBlank(line) && lines.slice(0, index).findLast((one) => !isBlank(one))?.page !== line.page
      ? [index]
      : [],
  );
  const nameOf = (index: number) => lines[index]?.cells[0]?.text.trim() ?? "";
  return new Set(
    tops.filter(
      (index, at) => at > 0 && nameOf(index) === nameOf(tops[at - 1] ?? -1) && !isSurelyPerson(nameOf(index)),
    ),
  );
}

/** A row's second line: nothing stands in the columns that tell persons apart, or a mark that says "the same". */
function goesOn(line: Line, columns: Columns, gap: boolean): boolean {
  if (!gap) return true;
  const heads = [columns.name, columns.born, columns.record].filter((head) => head !== undefined);
  const said = heads.flatMap((head) => cellUnder(line.cells, head)?.text.trim() ?? []);
  const first = line.cells[0];
  const left = Math.min(...heads.map(({ start }) => start));
  return (
    said.every((text) => DITTO.test(text)) &&
    first !== undefined &&
    (first.start > left + 3 || (line.cells.length > 1 && /^\d/.test(first.text)))
  );
}

/** "Subscriber   AMES, ROSA" over "Dependent   AMES, IVO": fields of one page, and no rows of a list. */
const PERSON_LABEL =
  /^(?:(?:name of )?(?:subscriber|insured|policy ?holder|sponsor|guarantor|dependent|patient|pt|member|beneficiary|enrollee)(?:'s)?(?: name)?):?$/i;

/** Rows under no head: where a column holds the patient's name in one row, a name in it tells whose another row is. */
function addHeadless(lines: readonly Line[], patient: string, rows: Map<number, RowPerson>): void {
  const isComma = (text: string) => /^[^,]+, ?\p{Lu}/u.test(text);
  const isShouted = (text: string) => text === text.toUpperCase();
  const heads = personsBesideMarks(lines);
  // "OTTO, VERA   06/30/1974   10/27/2026" over her own note: the head of what stands below it, and no row.
  const isHead = (index: number) =>
    heads.has(index) &&
    isBlank(lines[index - 1]) &&
    !isBlank(lines[index + 1]) &&
    !isOfList(lines[index + 1]);
  const isOfList = (below: Line | undefined) =>
    below !== undefined && below.cells.length > 1 && personCell(below.cells[0]?.text ?? "") !== undefined;
  const named = lines.flatMap((line, index) =>
    rows.has(index) || isHead(index) || line.cells.length < 2 || isHeading(line)
      ? []
      : line.cells.flatMap((cell, at) => {
          const isLabeled =
            /:|^(?:patient|pt|name|re)\b/i.test(cell.text) ||
            PERSON_LABEL.test(line.cells[at - 1]?.text.trim() ?? "");
          const name = isLabeled ? undefined : (personCell(cell.text) ?? initialsIn(cell.text));
          return name ? [{ index, line, cell, name, ours: comparePersons(name, patient) === "same" }] : [];
        }),
  );
  const ours = named.filter((one) => one.ours);
  const firsts = new Map<number, string>();
  for (const one of named) {
    if (one.ours) continue;
    const like = ours.find(
      (other) =>
        other.line.page === one.line.page &&
        Math.abs(other.cell.start - one.cell.start) <= 3 &&
        (initialsIn(one.cell.text)
          ? Math.abs(other.index - one.index) <= LONGEST_LOOK && isSetAlikeFrom(one, other)
          : isComma(other.cell.text) === isComma(one.cell.text) &&
            isShouted(other.cell.text) === isShouted(one.cell.text) &&
            (isSurelyPerson(one.cell.text) || isSetAlike(one.line, other.line))),
    );
    if (!like) continue;
    for (const { index, name } of [one, like]) if (!firsts.has(index)) firsts.set(index, name);
  }
  // What is set in below a row goes on with it ("GLUCOSE, FASTING" below a name), up to initials, which tell another row of a group.
  for (const [index, name] of firsts) {
    if (rows.has(index) && !initialsIn(name)) continue;
    for (const at of rowAt(lines, index)) {
      if (at !== index && initialsIn(firsts.get(at) ?? "")) break;
      rows.set(at, { name });
    }
  }
}

/** "K. O.", "K.O." of a group's measures below "R. Ames"; "A.M." and "P.M." are hours, "P.T." and "M.D." who treats. */
const initialsIn = (text: string): string | undefined =>
  /^(?![AP]\. ?M\.|P\. ?T\.|O\. ?T\.|M\. ?D\.|D\. ?[OC]\.|R\. ?N\.|N\. ?[PA]\.|P\. ?[AO]\.|I\. ?V\.|S\. ?[LD]\.|T\. ?O\.|V\. ?O\.)\p{Lu}\. ?\p{Lu}\.$/u.test(
    text.trim(),
  )
    ? text.trim()
    : undefined;

/** "Weight Bearing   64   18" below "Rosa Ames   DOB 01/02/1960   08/26/2026": where one row has days and the other has none they are of no one list. */
const isSetAlike = (one: Line, other: Line): boolean =>
  one.cells.length === other.cells.length &&
  one.cells.every(({ text }, at) => hasDay(text) === hasDay(other.cells[at]?.text ?? ""));
/** "Score sheet   D.A.   34/64" over "W.R.   58/64": a label of the list may stand before the first. */
const isSetAlikeFrom = (one: { line: Line; cell: Cell }, other: { line: Line; cell: Cell }): boolean => {
  const from = ({ line, cell }: { line: Line; cell: Cell }) => ({
    ...line,
    cells: line.cells.filter(({ start }) => start >= cell.start),
  });
  return isSetAlike(from(one), from(other));
};
const hasDay = (text: string) => findDates(text).length > 0;

/** "OTTO, VERA   MRN 661274": a name with nothing but what tells the person. */
const isHeading = ({ cells }: Line) =>
  cells
    .slice(1)
    .every(({ text }) => /^\(?(?:rm|room|bed|bay|DOB|D\.O\.B|born|MRN|MR ?#|acct|[MF]$)/i.test(text));

/** "CALL NOTE   11/06/2026 09:45   Otto Vera -> T. Abel": the head of a note, which holds to the next one or to a blank line. */
const HEAD_OF_NOTE = /^\s*(?:\p{L}+ ){0,2}(?:note|call|message|encounter)\s+\d{1,2}\/\d{1,2}\/\d{2,4}\b/iu;
const isHeadOfNote = (line: Line | undefined) => line !== undefined && HEAD_OF_NOTE.test(line.text);

/** A row with the lines that are set in more than it; the head of a note with all that stands below it. */
function rowAt(lines: readonly Line[], index: number): number[] {
  const indent = (at: number) => lines[at]?.text.search(/\S/) ?? -1;
  const goesOn = (at: number) =>
    indent(at) > indent(index) + 1 ||
    (isHeadOfNote(lines[index]) && indent(at) >= 0 && !isHeadOfNote(lines[at]));
  const all = [index];
  for (let at = index + 1; lines[at]?.page === lines[index]?.page && goesOn(at); at++) all.push(at);
  return all;
}
