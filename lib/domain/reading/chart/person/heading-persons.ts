import { isBlank, type Line } from "../../page/page-lines";
import { keyedPersons } from "./keyed-persons";
import {
  comparePersons,
  isSurelyPerson,
  type Marks,
  marksIn,
  NOT_THE_PATIENT,
  OF_A_CHART,
  personCell,
} from "./person-cell";
import { personsBesideMarks } from "./unlabeled-persons";

type HeadingPerson = Marks & { name?: string; rowOnly: boolean };

const MARK =
  /\(?\b(?:DOB|D\.O\.B|date of birth|birth ?date|born|MRN|MR ?#|med(?:ical)? rec(?:ord)?\b|chart (?:no|number|#))/i;
const SEX = /^(?:sex:? ?)?(?:[MFX]|male|female)$/i;
/** A cell that begins with the label: "born in Ohio" within a sentence is none. */
const MARK_CELL = /^\(?(?:DOB|D\.O\.B|date of birth|birth ?date|MRN|MR ?#)/i;
const LAST_WORDS = /\p{Lu}[\p{L}'’.-]*,?(?: \p{Lu}[\p{L}'’.-]*,?){1,3}$/u;
/** "Pt Vera Otto", "Patient 2: Otto, Vera": a label that no colon need follow. */
const PLAIN_LABEL =
  /^\s*(?:pt|patient|client|resident|child|student|recipient)\.?(?: name)?(?: ?#?\d{1,2}(?: (?:of|\/) \d{1,2})?| [A-D])?\s*[:.-]?\s+(?=\p{Lu})/iu;
const DAY_FIRST = /^\s*[[(]?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?[\s\])]/;
const BEFORE_STAFF =
  /\b(?:sign(?:ed|ature)?|provider|therapist|clinician|physician|doctor|by|to|attn|cc|from|sincerely|regards)\b\W*$/i;

/**
 * Whom a line names that is neither a page's header nor a row under heads: a name before a birth date or a chart number, a name
 * behind "Pt", a name alone in its line where the patient's own stands so too, and a birth date or number without a name.
 */
export function headingPersons(
  lines: readonly Line[],
  rows: ReadonlyMap<number, unknown>,
  patient: string | undefined,
): Map<number, HeadingPerson> {
  const found = new Map<number, HeadingPerson>();
  const unlabeled = new Map([...personsBesideMarks(lines, patient), ...keyedPersons(lines)]);
  lines.forEach((line, index) => {
    const placed = unlabeled.get(index);
    if (placed && !rows.has(index)) {
      found.set(index, { ...marksIn(line.text), ...placed, rowOnly: false });
      return;
    }
    if (rows.has(index) || isBlank(line) || NOT_THE_PATIENT.test(line.text)) return;
    if (OTHER_SEGMENT.test(line.text)) return;
    const name = underLabel(lines, index) ?? inSegment(line) ?? beforeMark(line) ?? behindLabel(line);
    const marks = { ...marksIn(line.text), ...bornInSegment(line.text) };
    if (!name && !line.cells.some(({ text }) => MARK_CELL.test(text.trim()))) return;
    if (!name && !marks.born && !marks.record) return;
    const rowOnly = DAY_FIRST.test(line.text) || (!name && line.cells.length > 2);
    found.set(index, { ...(name ? { name } : {}), ...marks, rowOnly });
  });
  for (const [index, name] of patient ? namesAlone(lines, rows, patient) : [])
    if (!found.has(index)) found.set(index, { name, rowOnly: false });
  return found;
}

/** "Patient name" over "Vera Otto", each alone in its line. */
const LONE_LABEL =
  /^\s*(?:(?:name of (?:the )?)?(?:patient|pt|client|resident)(?:['’]s)?(?: (?:full )?name)?|(?:full )?name)\s?:?\s*$/i;
const OF_STAFF =
  /^\s*(?:(?:treating|referring|ordering|signing|case|claims?|insurance) )?(?:therapist|clinician|doctor|surgeon|evaluator|examiner|adjuster|manager|attorney|interpreter|signature|contact|employer|facility|reviewer|witness|agent|representative)\b/i;
function underLabel(lines: readonly Line[], index: number): string | undefined {
  const [line, above] = [lines[index], lines[index - 1]];
  if (!line || !above || above.page !== line.page || line.cells.length !== 1 || !LONE_LABEL.test(above.text))
    return undefined;
  // "Provider" over "Name" over "Jonah Otto".
  const over = lines[index - 2];
  if (over?.page === line.page && (NOT_THE_PATIENT.test(over.text) || OF_STAFF.test(over.text)))
    return undefined;
  const words = line.cells[0]?.text ?? "";
  return /^\p{Lu}[\p{L}'’.-]*,?(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u.test(words) ? personCell(words) : undefined;
}

/** "08/10/26  Otto, Vera  F  DOB 3/3/1970   flexion 95". */
function beforeMark({ text, cells }: Line): string | undefined {
  const at = text.search(MARK);
  if (at < 0) return undefined;
  const before = cells
    .filter(({ start }) => start < at)
    .map((cell) => text.slice(cell.start, Math.min(cell.end, at)).replace(/[\s(,;–-]+$/, ""))
    .filter((words) => words !== "" && !SEX.test(words));
  const last = before.at(-1) ?? "";
  const [words] = LAST_WORDS.exec(last) ?? [];
  if (!words || personCell(words) === undefined) return undefined;
  return isSurelyPerson(words) ? personCell(words) : undefined;
}

/** "#PT|OTTO^VERA^^|19610514|F", "PID|1||4471||OTTO^VERA": the head of an export by HL7's rules, surname first. */
const CARETS = /(?:^|[|>"])([\p{L}' -]{2,40})\^([\p{L}' -]{2,40})(?=[\^|<"]|\s*$)/u;
/** "PV1|1|O|||||OTTO^VERA", "NK1|1|OTTO^VERA": in a message by HL7's rules the patient stands in PID alone. */
const OTHER_SEGMENT = /^\s*(?!PID\|)[A-Z][A-Z\d]{2}\|/;
/** "NM1*QC*1*OTTO*VERA" of an acknowledgment: what follows is that patient's up to the next one. */
function inSegment({ text }: Line): string | undefined {
  const [, surname, given] = CARETS.exec(text) ?? [];
  if (surname && given) return `${surname}, ${given}`;
  const [, last, first] = /\bNM1\*(?:QC|IL|74)\*1\*([\p{L}' -]{2,40})\*([\p{L}' -]{1,40})/u.exec(text) ?? [];
  return last && first ? `${last}, ${first}` : undefined;
}

/** "PID|1||70551||OTTO^VERA||19610514|F": the birth without strokes. */
function bornInSegment(text: string): Marks {
  const [, year, month, day] = /^\s*#?(?:PID|PT)\|.*\|(\d{4})(\d\d)(\d\d)\d{0,6}\|/.exec(text) ?? [];
  return year ? { born: `${year}-${month}-${day}` } : {};
}

function behindLabel({ text }: Line): string | undefined {
  const [label] = PLAIN_LABEL.exec(text) ?? [];
  if (!label) return undefined;
  const [words = ""] = text.slice(label.length).split(/\s{2,}|[|;]/);
  if (words.length >= 60) return undefined;
  // "pt V. Otto seen 10/12/2026"
  const [short] =
    /^(?:\p{Lu}\. ?\p{Lu}[\p{L}'’-]{2,}|\p{Lu}\p{Ll}{2,} \p{Lu}\.?(?=$))(?=$| (?:seen|here|returns|presents|visit|\d))/u.exec(
      words,
    ) ?? [];
  // "Pt Otto V  10/12": only what stands apart from a day or a number is a name.
  if (
    short &&
    /\p{Lu}\.?$/u.test(short) &&
    (OF_A_CHART.test(short) || !/^.{0,40}?\s{2,}\S{0,3}\d/.test(text.slice(label.length)))
  )
    return undefined;
  return short ?? (isSurelyPerson(words) ? personCell(words) : undefined);
}

/** "JX-5590-7712-01": a member's number beside the name. */
const NUMBER = /^[A-Z]{0,5}[ -]?\d[\dA-Z -]{4,20}$/;

/** Lines that hold nothing but a name, where the patient's own is one of them and another person's too. */
function namesAlone(
  lines: readonly Line[],
  rows: ReadonlyMap<number, unknown>,
  patient: string,
): [number, string][] {
  let said = "";
  const alone = lines.flatMap((line, index): [number, string][] => {
    if (isBlank(line)) return [];
    const before = said;
    said = line.text.trim();
    const [cell, place] = line.cells;
    if (
      rows.has(index) ||
      line.cells.length > 2 ||
      (place && place.text.length > 12 && !NUMBER.test(place.text))
    )
      return [];
    if (!cell || cell.text.length > 45 || /[.;:?!]$/.test(cell.text) || BEFORE_STAFF.test(before)) return [];
    const name =
      isSurelyPerson(cell.text) || comparePersons(cell.text, patient) === "same"
        ? personCell(cell.text)
        : undefined;
    return name ? [[index, name]] : [];
  });
  const owners = alone.map(([, name]) => comparePersons(name, patient));
  return owners.includes("same") && owners.some((owner) => owner !== "same") ? alone : [];
}
