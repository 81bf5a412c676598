import { findDates } from "../../page/calendar-date";
import { isBlank, type Line } from "../../page/page-lines";
import { ENTRY_DAY, entryPerson, goesOnWith } from "./entry-person";
import { headingPersons } from "./heading-persons";
import { hasFormBoxes, labeledName, RECORD, SURNAME_FIRST } from "./labeled-name";
import { comparePersons, isSurelyPerson, NOT_THE_PATIENT, personCell } from "./person-cell";
import { personRows, type RowPerson } from "./person-rows";
import { personsByForm } from "./same-form";
import { isOfTherapist } from "./treating-therapist";

/** Who a stretch of a page says it is about. */
export type Identity = {
  line: number;
  name?: string;
  born?: string;
  record?: string;
  rowOnly: boolean;
  misfiled?: boolean;
  several?: boolean;
  /** Named as the one whose insurance it is, who need not be the patient. */
  insured?: boolean;
};

/** A page that the practice itself says is in the wrong chart is no page of the patient's, whoever it names. */
const MISFILED =
  /\bmis-?filed\b|\b(?:wrong|other|another) (?:patient|chart)(?:'s (?:page|chart|note))?\b(?=\W*$)|\bnot (?:this|our) patient\b|\bfiled in (?:the )?wrong chart\b/i;
/** "1  AMES, ROSA   GHH 6610 …" of a batch, with its status on the lines below. */
const BATCH_ROW =
  /^\s*(?:(?:[Ll]ine|LINE|[Rr]ow|[Ii]tem|[Cc]laim|[Rr]ec(?:ord)?|[Nn]o\.?)\s*#?\s*)?\d{1,3}[.)]?\s{1,4}(\p{Lu}[\p{Lu}'’-]+,? \p{Lu}[\p{Lu}'’-]+(?: \p{Lu}\.?)?|\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?)(?=\s{2,}|\s*\|)/u;
/** "Ames, Rosa   b. Jan 2, 1960" behind a name, and no second item of a list. */
const BIRTH =
  /\b(?:D[O0]B|D\.O\.B\.?|date of birth|birth ?date|born)\b|(?<=\S\s{2,}|, |\()b\. ?(?=(?:[A-Z][a-z]{2,8}\.? )?\d{1,2}(?:, |[/-]))/i;

/** The lines that name somebody by rows, heads and forms. */
type Named = {
  patient: string | undefined;
  rows: ReadonlyMap<number, RowPerson>;
  heads: ReadonlyMap<number, Omit<Identity, "line">>;
  forms: ReadonlyMap<number, string>;
};
export const namedIn = (lines: readonly Line[], patient: string | undefined): Named => {
  const rows = personRows(lines, patient);
  const forms = personsByForm(lines, patient);
  return { patient, rows, heads: headingPersons(lines, rows, patient), forms };
};

type LineHere = { lines: Line[]; index: number; line: Line; to: number; named: Named };

/** The identities of one page's lines, from the top. `from` counts in the document. */
export function identitiesOf(lines: Line[], from: number, to: number, named: Named): Identity[] {
  const { patient, heads, forms } = named;
  const page = lines.slice(from, to);
  // "4  AMES, IVO", "31  MENDES, ALMA PT": on a form that is printed by its box numbers they count no patients.
  const isForm = hasFormBoxes(page);
  const found: Identity[] = [];
  for (const [row, line] of page.entries()) {
    const here: LineHere = { lines, index: from + row, line, to, named };
    const { index } = here;
    const listed = ofRow(here, found) ?? (isForm ? undefined : ofBatch(here));
    const labeled = listed ? undefined : labeledName(line, row, page, patient);
    const rows = listed ?? (labeled?.isLabeled ? undefined : ofEntry(here));
    if (rows || !labeled) {
      found.push(...(rows ?? []));
      continue;
    }
    const head = heads.get(index);
    const marks = {
      ...(head?.born && !labeled.name ? { born: head.born } : {}),
      ...(labeled.born ? { born: labeled.born } : {}),
      ...unlabeledBirth(line.text),
      ...marksOf(line.text),
    };
    const cells = marks.born ? inCells(line, patient) : undefined;
    const name = labeled.name ?? head?.name ?? forms.get(index) ?? cells;
    const last = found.at(-1);
    if (row < 5 && MISFILED.test(line.text))
      found.push({ line: index, ...(name ? { name } : {}), rowOnly: false, misfiled: true });
    else if (name && (labeled.isLabeled || !head?.rowOnly || cells))
      found.push({
        ...{ line: index, name, ...marks, rowOnly: false },
        ...(labeled.isInsured ? { insured: true } : {}),
      });
    else if (
      !name &&
      !NOT_THE_PATIENT.test(line.text) &&
      last &&
      !last.rowOnly &&
      index - last.line <= 3 &&
      isOf(last, marks)
    )
      found.splice(-1, 1, { ...marks, ...last });
    else if (head) found.push(...underHead(here, head));
  }
  const persons = found.filter(
    ({ line, name }) => !name || !isOfTherapist(name, lines[line]?.text ?? "", page),
  );
  // The mark holds for the page, wherever the name stands.
  return persons.some(({ misfiled }) => misfiled)
    ? persons.map((identity) => ({ ...identity, misfiled: true }))
    : persons;
}

/** "OTTO   VERA   DOB 03/04/1941": the patient's surname and a given name in columns of their own. A twin has the same birth. */
function inCells({ cells }: Line, patient: string | undefined): string | undefined {
  const [surname = "", given = ""] = cells.map(({ text }) => text.trim().replace(/,$/, ""));
  const own = patient?.split(/\s+/).at(-1);
  if (!own || surname.toLowerCase() !== own.toLowerCase()) return undefined;
  return /^\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}\.?)?$/u.test(given) ? `${given} ${surname}` : undefined;
}

/** A row of a list of people; the first may title the page. */
function ofRow({ index, named: { rows } }: LineHere, above: readonly Identity[]): Identity[] | undefined {
  const row = rows.get(index);
  if (!row) return undefined;
  const isTitled = above.some(({ rowOnly }) => !rowOnly);
  const { titles, ...person } = row;
  const own = { line: index, ...person };
  return [{ ...own, rowOnly: true }, ...(titles && !isTitled ? [{ ...own, rowOnly: false }] : [])];
}

/** A numbered row of a batch, with the lines set in below it. */
function ofBatch({ lines, index, line, to, named }: LineHere): Identity[] | undefined {
  const name = BATCH_ROW.exec(line.text)?.[1];
  if (!name || !(name === name.toUpperCase() || personCell(name))) return undefined;
  if (
    isFormOf(lines, line, named.patient) &&
    !isListed(name, line, named.patient) &&
    !lines.some((one) => one.page === line.page && isOwnRow(one, named.patient))
  )
    return undefined;
  return linesFrom(index, (at) => at < to && isBelow(lines[at])).map((at) => ({
    ...{ line: at, name, rowOnly: true },
  }));
}

/** A page that names the patient above its numbered parts, or goes on with those of the page before; else they may be a list of anybody. */
function isFormOf(lines: readonly Line[], line: Line, patient: string | undefined): boolean {
  const surname = patient
    ?.split(/[\s,]+/)
    .at(-1)
    ?.toLowerCase();
  if (!surname) return false;
  const numberOf = ({ text }: Line) => Number(/^\D{0,10}(\d{1,3})/.exec(text)?.[1]);
  const first = lines.find((one) => one.page === line.page && BATCH_ROW.test(one.text));
  const from = first && numberOf(first) > 1 ? line.page - 1 : line.page;
  return lines.some(
    (one) => one.page >= from && one.page <= line.page && one.text.toLowerCase().includes(surname),
  );
}

/** "1. WHAT HAPPENED", "3  OUTCOME FORMS" of a form are set like "1  OTTO VERA": a comma, a given name or a member's number tells a person. */
const isListed = (name: string, { text }: Line, patient: string | undefined) =>
  name.includes(",") ||
  isSurelyPerson(name) ||
  (personCell(name) !== undefined && (/\d{5}/.test(text) || OF_CLAIM.test(text))) ||
  (patient !== undefined && comparePersons(name, patient) !== "other");
/** "1  OTTO VERA   08/12/2026   52.00", "2  OTTO VERA   DENIED": behind a number without a stop, what a list of claims says of each. */
const OF_CLAIM =
  /^\s*\d{1,3}\s.*(?:\d{1,2}\/\d{1,2}\/\d{2}|\d\.\d{2}(?!\d)|\b(?:paid|denied|rejected|accepted|approved|pend(?:ed|ing)?|forwarded)\b)/i;
/** A list in which the patient stands is one of persons. */
function isOwnRow({ text }: Line, patient: string | undefined): boolean {
  const name = BATCH_ROW.exec(text)?.[1];
  return name !== undefined && patient !== undefined && comparePersons(name, patient) === "same";
}

/** An entry of a log that names somebody, with the lines that go on with it. */
function ofEntry({ lines, index, line, to, named: { patient } }: LineHere): Identity[] | undefined {
  const name = entryPerson(line.text, patient);
  return name
    ? linesFrom(index, (at) => at < to && goesOnWith(lines[at], line)).map((at) => ({
        ...{ line: at, name, rowOnly: true },
      }))
    : undefined;
}

/** A row without heads, and what stands below it up to the next day or the next person. */
function underHead({ lines, index, to, named }: LineHere, head: Omit<Identity, "line">): Identity[] {
  const { rows, heads } = named;
  const ends = (at: number) =>
    at >= to || isBlank(lines[at]) || ENTRY_DAY.test(lines[at]?.text ?? "") || rows.has(at) || heads.has(at);
  return linesFrom(index, (at) => head.rowOnly && !ends(at)).map((at) => ({ line: at, ...head }));
}

/** A line and those after it, as long as they go on with it. */
function linesFrom(index: number, goesOn: (at: number) => boolean): number[] {
  const lines = [index];
  for (let at = index + 1; goesOn(at); at++) lines.push(at);
  return lines;
}

/** A birth date below a name is that person's, but for a second one. */
const isOf = ({ born }: Identity, marks: { born?: string }) =>
  !born || !marks.born || sameDay(born, marks.born);

const isBelow = (line: Line | undefined) =>
  line !== undefined && /^\s{2,}\S/.test(line.text) && !BATCH_ROW.test(line.text);

function marksOf(text: string): { born?: string; record?: string } {
  const at = text.search(BIRTH);
  const born = at < 0 ? undefined : findDates(text.slice(at, at + 60))[0]?.iso;
  const record = RECORD.exec(text)?.[1]?.toUpperCase();
  return { ...(born ? { born } : {}), ...(record && /\d/.test(record) ? { record } : {}) };
}

/** The first of two dates behind a name is the birth date, where years lie between them. */
function unlabeledBirth(text: string): { born?: string } {
  if (!SURNAME_FIRST.test(text)) return {};
  const [first, second] = findDates(text);
  return first && second && Number(second.iso.slice(0, 4)) - Number(first.iso.slice(0, 4)) > 1
    ? { born: first.iso }
    : {};
}

/** "2/6/47" reads as 2047: the century of a birth is left open. */
export const sameDay = (a: string, b: string) =>
  a.slice(4) === b.slice(4) && (Number(a.slice(0, 4)) - Number(b.slice(0, 4))) % 100 === 0;
