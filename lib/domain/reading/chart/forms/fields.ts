import { findDates } from "../../page/calendar-date";
import { type Cell, isBlank, type Line } from "../../page/page-lines";
import { isSurelyPerson, personCell } from "../person/person-cell";
import { hasBoxes } from "../values/tick-boxes";

/** One field of a form: its name and what is filled in, both as printed. A piece that carries its own name has no other. */
export type Field = { name: string; value: string };
/** A line of a form with its fields; `at` is where its first value begins. */
export type FieldLine = { index: number; at: number; fields: Field[] };

const LONGEST_NAME = 34;
const MOST_WORDS = 5;
/** "Code 93306" says it all in one cell; "PHQ-9" and "EB 1" (a segment of an answer about coverage) are names with a number. */
const NUMBERED = /^(?:[A-Z]{2,4}[ -]?[0-9A-Z]{1,3}|[A-Za-z]{3,14}[- ]\d{1,2})$/;
const NAME = /^\p{L}[\p{L} .'’()/&#-]*:?$/u;
/** What a filled-in cell of words may look like beside another name. */
const CLOCK = /^\d{1,2}:\d{2}(?: ?[ap]\.?m?\.?)?$/i;
const BARE =
  /^[-+<>~$]?\d{1,4}(?:\.\d+|,\d{3})*[+-]?(?: ?\/ ?\d{1,3}[+-]?)?(?: ?(?:%|°|deg|[a-z]{1,4}))?$|^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$|^(?:none|no|yes|normal|n\/?a|absent|present)$/i;
/** "visit 11", "line 2": the first cell of a row of a list. */
const OF_A_LIST = /^(?:visit|line|lx|row|item|session|claim|no\.?) ?#?\d{1,3}$/i;
/** A segment of an answer about coverage: what stands behind it is one statement. */
const SEGMENT = /^(?:EB|DTP|REF|MSG|NM1|III|HSD|INS|DMG|TRN|AAA)\b/;
/** Running text has a stop within it. */
const SENTENCE = /[\p{L})\d]{3}[.!?]["”)]?\s+\p{L}/u;
const LONGEST_VALUE = 110;

const isName = (text: string): boolean => {
  const words = text.replace(ITEM_NUMBER, "");
  return (
    !OF_A_LIST.test(words) &&
    words.length <= LONGEST_NAME &&
    words.split(" ").length <= MOST_WORDS &&
    (NAME.test(words) || NUMBERED.test(words)) &&
    words.replace(/[^\p{L}]/gu, "").length > 1
  );
};
/** "5. Coverage began:" of a certificate. */
const ITEM_NUMBER = /^\d{1,2}[.)] (?=\p{L})/u;

/**
 * "Period   09/28/2026 to 11/11/2026   Visits attended   9   missed 1": names and values by turns; what carries a name of its own goes
 * on with the value before it. Undefined for a row of bare values, which says something only under its heads, and for running text.
 */
export function fieldsOf(line: Line, index: number): FieldLine | undefined {
  const [first, second] = line.cells;
  if (!first || !second || hasBoxes(line.text) || !isName(first.text) || isOfPerson(first, second))
    return undefined;
  if (SEGMENT.test(first.text)) {
    const value = line.cells.slice(1).map(({ text }) => text);
    return { index, at: second.start, fields: [{ name: first.text, value: value.join(", ") }] };
  }
  const fields: Field[] = [];
  let at = 0;
  while (at < line.cells.length) {
    const text = line.cells[at]?.text ?? "";
    const next = line.cells[at + 1]?.text;
    const last = fields.at(-1);
    // "Valid   04/06/2026   to   10/03/2026": both ends of one period, however far apart they stand.
    if (last && next !== undefined && UNTIL.test(text) && endsInDay(last.value) && isDay(next)) {
      last.value = `${last.value} to ${next}`;
      at += 2;
      continue;
    }
    const isPair =
      at === 0 || (!BARE.test(text) && (!isName(next ?? "") || (line.cells.length - at) % 2 === 0));
    if (next !== undefined && isName(text) && isPair) {
      fields.push({ name: text.replace(ITEM_NUMBER, ""), value: next });
      at += 2;
      continue;
    }
    if (!last || (BARE.test(text) && !CLOCK.test(text))) return undefined;
    last.value = joined(last.value, text);
    at++;
  }
  if (fields.some(({ value }) => value.length > LONGEST_VALUE || SENTENCE.test(value))) return undefined;
  return { index, at: second.start, fields };
}

const UNTIL = /^(?:to|thru|through|until|-|–|—)$/i;
const isDay = (text: string) => findDates(text)[0]?.start === 0;
const endsInDay = (text: string) => findDates(text).at(-1)?.end === text.trimEnd().length;

/** What stands in a cell of its own behind a value belongs to it. */
export const joined = (value: string, text: string): string =>
  // "240 minutes   =   16 units": a sign between two cells joins them.
  CLOCK.test(text) || /^(?:\(|[-–—=+]$)/.test(text) || /[.:]$|\s[-–—=+]$/.test(value)
    ? `${value} ${text}`
    : `${value}, ${text}`;

/** "Tolliver, Rosa   08/14/1972", "R. Ott, PT   signed 11/12": whose page it is, and who signed it. */
const isOfPerson = (first: Cell, second: Cell) =>
  isSurelyPerson(first.text) ||
  /^(?:e-?)?sign(?:ed|ature)?\b/i.test(first.text) ||
  (personCell(first.text) !== undefined && findDates(second.text)[0]?.start === 0);

/** A line that goes on under the value of the one above: more members of a list, the rest of an address. */
export const goesOnUnder = (line: Line, { at }: FieldLine): boolean => {
  const start = line.text.search(/\S/);
  return !isBlank(line) && Math.abs(start - at) <= 1 && !hasBoxes(line.text);
};

/** Who the patient is, where the practice sits and who printed the page: on every paper, and no fact of the case. */
const OF_ANY_PAPER =
  /^(?:(?:name of )?(?:the )?(?:patient|pt|client|member|beneficiary|enrollee|resident|employee|covered person)(?:'?s)?(?: ?name)?|name|(?:date of )?birth(?: ?date)?|DOB|born|sex|age|phone|tel(?:ephone)?|fax|address|npi|tin|tax id|user|page|sheet|printed(?: by| on)?|prepared by|MRN|chart(?: no)?|attn|from|to|re|cc|guarantor|household|emergency contact|next of kin|deposit|trace(?: (?:no|number|id))?)$/i;

/** "patient.name", "pt_dob": the same by an export's keys. */
const KEY_OF_PATIENT = /^(?:patient|pt|client|member|demographics?)[._](?=\w)/i;
const isOfAnyPaper = (name: string) =>
  OF_ANY_PAPER.test(
    name
      .replace(/[.#: ]+$/, "")
      .replace(KEY_OF_PATIENT, "")
      .replace(/_/g, " "),
  );
/** "PATIENT   AMES, ROSA   01/02/1960   SELF" between the fields of a screen: whose it is, and no end of them. */
export const saysWhose = ({ cells: [label, who] }: Line): boolean =>
  label !== undefined && who !== undefined && isOfAnyPaper(label.text) && personCell(who.text) !== undefined;

export const saysNoMore = ({ name, value }: Field): boolean =>
  isOfAnyPaper(name) || /^[-–—._ ]*$/.test(value);
