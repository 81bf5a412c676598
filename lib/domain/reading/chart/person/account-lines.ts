import type { Cell, Line } from "../../page/page-lines";
import { ENTRY_DAY, goesOnWith } from "./entry-person";
import type { Known, OwnedLines } from "./page-owner";
import { cellUnder } from "./person-cell";

const ACCOUNT =
  /\b(?:acct|account|chart|patient account)\b\.?(?: ?(?:no|number|id)\b\.?)?\s*[:#]*\s*((?=[A-Z-]{0,5}\d)[A-Z0-9-]{4,12})(?![\w-])/gi;
/** Too short to be told from a room, a code or a year. */
const LEAST_DIGITS = 4;
/** "BH-2046", whose letters tell its kind wherever it stands; "G0283" and "H2011" are codes of services. */
const OWN_LETTERS = /^[A-Z]{2,5}-?\d{3,}$/;

/** "Acct   Patient   DOS": over the accounts of a list. */
const ACCOUNT_HEAD = /^(?:(?:pt|patient) )?(?:acct|account)\.?(?: ?(?:no|number|#)\.?)?$/i;

/** "BH-2046" and "BH-2064" are numbers of one series. */
const seriesOf = (number: string) => number.toUpperCase().replace(/\d/g, "0");

const wordsOf = (text: string) => text.toUpperCase().match(/\p{L}{2,}/gu) ?? [];

/** The line names the patient by two of the words of the name, or by one and an initial. */
function names({ text }: Line, patient: string): boolean {
  const own = new Set(wordsOf(text));
  const words = wordsOf(patient);
  const said = words.filter((word) => own.has(word)).length;
  const initial = text.split(/[^\p{L}]+/u).includes(patient.trim().slice(0, 1).toUpperCase());
  return said >= 2 || (said === 1 && initial);
}

/** A part of the name is a namesake's as well where another row of the page carries the patient's own number. */
const namesInFull = ({ text }: Line, patient: string) => {
  const own = new Set(wordsOf(text));
  return wordsOf(patient).every((word) => own.has(word));
};

/** The patient's account numbers: labeled, on a line that names the patient. */
function ownAccounts(papers: readonly Line[][], { name }: Known): Set<string> {
  const found = new Set<string>();
  let head: { cell: Cell; page: number } | undefined;
  for (const line of papers.flat()) {
    if (head && line.page !== head.page) head = undefined;
    const cell = line.cells.length > 2 ? line.cells.find(({ text }) => ACCOUNT_HEAD.test(text)) : undefined;
    if (cell) head = { cell, page: line.page };
    if (!names(line, name)) continue;
    const under =
      head && !cell && namesInFull(line, name) ? cellUnder(line.cells, head.cell)?.text : undefined;
    if (under && OWN_LETTERS.test(under)) found.add(under);
    const labeled = [...line.text.matchAll(ACCOUNT)].map(([, number = ""]) => number.toUpperCase());
    // Two accounts on one line may be two persons'.
    if (new Set(labeled).size === 1) for (const number of labeled) found.add(number);
  }
  return new Set([...found].filter((number) => number.replace(/\D/g, "").length >= LEAST_DIGITS));
}

/**
 * The rows and entries of logs, day sheets and exports that carry another account number of the patient's series and not the
 * patient's: they are another person's, whatever else they say. `papers` are all of the chart, which tell whose numbers are known.
 */
export function accountsOf(
  papers: readonly Line[][],
  known: Known | undefined,
): (lines: Line[], owned: OwnedLines) => OwnedLines {
  const own = known ? ownAccounts(papers, known) : new Set<string>();
  if (!known || own.size === 0) return (_, owned) => owned;
  const series = new Set([...own].map(seriesOf));
  const others = (line: Line, lines: readonly Line[]): string | undefined => {
    if (!isRow(line) || namesInFull(line, known.name) || isFieldBelowName(line, lines)) return undefined;
    if (names(line, known.name) && !lines.some((one) => one.page === line.page && carriesOwn(one)))
      return undefined;
    const labeled = [...line.text.matchAll(ACCOUNT)].map(([, number = ""]) => number.toUpperCase());
    const lettered = (line.text.match(/(?<![\w-])[A-Z]{2,5}-?\d{3,9}(?![\w-])/g) ?? []).filter((number) =>
      OWN_LETTERS.test(number),
    );
    const all = [...labeled, ...lettered].filter((number) => series.has(seriesOf(number)));
    return all.some((number) => own.has(number)) ? undefined : all[0];
  };
  /** "PATIENT  AMES ROSA" over "ACCT  PH-11377  DOS 08/25/2026": the fields of one report, on another visit of the patient's. */
  const isFieldBelowName = (line: Line, lines: readonly Line[]): boolean => {
    const above = lines[lines.indexOf(line) - 1];
    return (
      FIELD.test(line.text) &&
      above?.page === line.page &&
      LABELED_PATIENT.test(above.text) &&
      namesInFull(above, known.name)
    );
  };
  const carriesOwn = ({ text }: Line) => [...own].some((number) => text.toUpperCase().includes(number));
  /** A row's second line in a table: set in below it, with fewer columns, and nothing of the patient's own. */
  const isSetIn = (under: Line | undefined, row: Line) =>
    under !== undefined &&
    row.cells.length > 2 &&
    under.text.trim() !== "" &&
    under.text.search(/\S/) >= row.text.search(/\S/) + 2 &&
    under.cells.length < row.cells.length &&
    !ENTRY_DAY.test(under.text) &&
    !names(under, known.name) &&
    !carriesOwn(under);
  return (lines, owned) => {
    const owners = [...owned.owners];
    const who = [...owned.names];
    lines.forEach((line, index) => {
      const number = others(line, lines);
      if (!number) return;
      for (let at = index; at === index || goesOnWith(lines[at], line) || isSetIn(lines[at], line); at++) {
        if (lines[at]?.page !== line.page) break;
        if (owners[at] !== "other") who[at] = `account ${number}`;
        owners[at] = "other";
      }
    });
    return { owners, names: who };
  };
}

const FIELD = /^\s*(?:pt |patient )?(?:acct|account)\b/i;
const LABELED_PATIENT = /^\s*(?:patient|pt|member|subscriber)\b/i;

/** An entry that begins with its day, or what stands in columns. */
const isRow = (line: Line) =>
  ENTRY_DAY.test(line.text) || line.cells.length > 2 || /^"[^"]*",|^[^;]*;[^;]*;[^;]*;/.test(line.text);

/** The rows that their own words give to somebody else. */
export function withRows({ owners, names }: OwnedLines, others: ReadonlyMap<number, string>): OwnedLines {
  return {
    owners: owners.map((owner, index) => (others.has(index) ? "other" : owner)),
    names: names.map((name, index) => others.get(index) ?? name),
  };
}
