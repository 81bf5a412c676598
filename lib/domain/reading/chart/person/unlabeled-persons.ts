import { findDates } from "../../page/calendar-date";
import { GIVEN_NAMES } from "../../page/given-names";
import { isBlank, type Line } from "../../page/page-lines";
import { parsePersonName } from "../../page/person-name";
import {
  isSurelyPerson,
  isTown,
  LABEL_LETTERS,
  NOT_THE_PATIENT,
  OF_A_CHART,
  personCell,
} from "./person-cell";
import { compareNames } from "./same-person";
import { isOfStaff, staffOf } from "./staff";
import { OF_A_DRUG } from "./word-names";

type UnlabeledPerson = { name: string; born?: string };

/** "OTTO, VERA K", "OTTO VERA", "Vera K. Otto", "Otto V.": the ways in which a head or a foot prints whose page it is. */
const COMMA = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, ?\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}\.?)?$/u;
const CAPITALS = /^\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]*\.?){1,3}$/u;
const IN_ORDER = /^\p{Lu}\p{Ll}+(?: \p{Lu}\.?)? \p{Lu}[\p{L}'’-]+$/u;
const WITH_INITIAL = /^\p{Lu}[\p{L}'’-]{2,},? \p{Lu}\.$/u;
const LIKE_NAMES = [COMMA, CAPITALS, IN_ORDER, WITH_INITIAL];
/** What practices, papers and their parts are called. */
const OF_A_PAPER =
  /\b(?:chiropractic|therapy|rehab(?:ilitation)?|clinic|medicine|medical|orthop\w+|practice|hospital|health(?:care)?|wellness|cent(?:er|re)|associates|group|imaging|radiology|lab(?:oratory)?|pediatrics|dental|podiatry|PT|LLC|PLLC|P\.?C\.?|Inc|note|notes|report|form|sheet|letter|chart|record|results?|history|summary|plan|policy|claim|street|st|road|rd|avenue|ave|court|ct|lane|ln|suite|drive)\b/i;

const SEX = /^(?:(?:sex|gender)\b:? ?)?(?:[MFX]|male|female)$/i;
/** Ten digits alone are a clinician's. */
const NUMBER =
  /^(?!\d{10}$)(?:(?:pt|patient|chart|med(?:ical)?|acct|account|member|rec(?:ord)?|case|file)\.? ?)?(?:id|mrn|mr|acct|account|chart|no|number|rec(?:ord)?|file)?\.? ?#? ?:? ?[A-Z]{0,3}-?\d{4,}[\dA-Z-]*$/i;
const AGE = /^(?:age:? ?)?\d{1,3} ?(?:y\/?o?|yrs?|years?)?(?: ?[MF])?$/i;
/** "B 1957/09/08", "DOB 3/2/61", "(3/2/1961)", "b. 3/2/61". */
const BIRTH = /^\(?(?:DOB|D\.O\.B\.?|D0B|born|birth(?: ?date)?|date of birth|b\.?|bd)?:? ?(?=[\dA-Z])/i;
const LABELED_BIRTH = /^\(?(?:DOB|D\.O\.B\.?|D0B|born|birth(?: ?date)?|date of birth|b\.?|bd)\b/i;

type Mark = { kind: "sex" | "number" | "age" | "date"; iso?: string; labeled?: boolean };

/** "06021974", "19740602": a birth without strokes, as labels print it. */
function compactDate(text: string): string | undefined {
  const [, month, day, year] = /^(0\d|1[0-2])([0-3]\d)((?:19|20)\d\d)$/.exec(text) ?? [];
  if (year) return `${year}-${month}-${day}`;
  return /^((?:19|20)\d\d)(0\d|1[0-2])([0-3]\d)$/.exec(text)?.slice(1).join("-");
}

function markOf(text: string): Mark | undefined {
  const said = text.trim();
  if (SEX.test(said)) return { kind: "sex" };
  const compact = compactDate(said.replace(BIRTH, ""));
  if (compact) return { kind: "date", iso: compact, labeled: LABELED_BIRTH.test(said) };
  const rest = said.replace(BIRTH, "").replace(/\)$/, "");
  const [date] = findDates(rest);
  if (date?.start === 0 && date.end === rest.length)
    return { kind: "date", iso: date.iso, labeled: LABELED_BIRTH.test(said) };
  if (AGE.test(said)) return { kind: "age" };
  return NUMBER.test(said) ? { kind: "number" } : undefined;
}

/** The parts of a head: its cells, parted again at strokes, and a name from the marks behind it ("Otto Vera 06/02/1974 F"). */
function partsOf({ cells }: Line): { text: string }[] {
  return cells.flatMap(
    ({ text }) =>
      onLabel(text.trim()) ??
      text.split(/\s\/\s|\s[–—-]\s|;\s/).flatMap((part) => {
        const [, name, marks = ""] = NAME_AND_MARKS.exec(part.trim()) ?? [];
        return name
          ? [name, ...marks.split(/,? (?=\S)/)].map((one) => ({ text: one }))
          : part
              .trim()
              .split(SEX_AND_DATE)
              .map((one) => ({ text: one }));
      }),
  );
}
/** "M 07/14/1952" of a label. */
const SEX_AND_DATE = /(?<=^[MFX]) (?=\d{1,4}[/-]\d)/;
/** "*70988* OTTO/VERA/F/06-02-1974", "OTTO^VERA^F^06/02/1974": what a label prints beside its bars. */
const ON_LABEL =
  /^(?:\*\w{4,12}\* ?)?(\p{Lu}[\p{L}'’-]+)([/^|])(\p{Lu}[\p{L}'’-]+)\2(?=[^/^|]*\d|[MFX][/^|])(.+)$/u;
function onLabel(text: string): { text: string }[] | undefined {
  const [, surname, , given, marks = ""] = ON_LABEL.exec(text) ?? [];
  return surname && given
    ? [`${surname}, ${given}`, ...marks.split(/[\^|]|(?<!\d)\/|\/(?!\d)/)].map((one) => ({ text: one }))
    : undefined;
}
const NAME_AND_MARKS =
  /^(\p{Lu}[\p{L}'’-]*\.?,? ?\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}\.?)?),? ((?:\(?(?:DOB:? ?|MRN:? ?|ID#? ?|# ?|b\.? )?[\d/-]{4,}\)?|[MF]|\d{2} ?y(?:o|rs?)?)(?: .{1,24})?)$/u;

/** The marks that stand side by side from a part on. */
function marksFrom(parts: readonly { text: string }[], at: number): Mark[] {
  const marks: Mark[] = [];
  for (const { text } of parts.slice(at)) {
    const mark = markOf(text);
    if (!mark) break;
    marks.push(mark);
  }
  return marks;
}

/** Two marks tell a person, one of them the birth, the sex or a chart's number; a birth's label needs no second. */
function personMarks(marks: readonly Mark[]): { born?: string } | undefined {
  const dates = marks.flatMap((mark) => (mark.iso ? [{ iso: mark.iso, labeled: mark.labeled }] : []));
  const latest =
    dates
      .map(({ iso }) => iso)
      .toSorted()
      .at(-1) ?? "";
  const year = (iso: string) => Number(iso.slice(0, 4));
  const born = dates.find(
    ({ iso, labeled }) => labeled || year(iso) + 1 < year(latest) || (dates.length === 1 && marks.length > 1),
  );
  const kinds = new Set(marks.map(({ kind }) => kind));
  if (born && (born.labeled || dates.length > 1 || marks.length > 1)) return { born: born.iso };
  return kinds.has("sex") && (kinds.has("number") || kinds.has("age")) ? {} : undefined;
}

/** The paper's other days lie years away from the first date. */
function loneBirthYear(marks: readonly Mark[], lines: readonly Line[]): boolean {
  const year = Number(marks.find(({ iso }) => iso)?.iso?.slice(0, 4));
  return lines.some(({ text }) => findDates(text).some(({ iso }) => Number(iso.slice(0, 4)) > year + 1));
}

/** One date alone behind what can hardly be but a name is a birth where the paper's other days lie years away from it. */
function loneBirth(
  marks: readonly Mark[],
  name: string,
  lines: readonly Line[],
): { born: string } | undefined {
  const [only, ...more] = marks;
  if (!only?.iso || more.length > 0 || !isSurelyPerson(name)) return undefined;
  return loneBirthYear([only], lines) ? { born: only.iso } : undefined;
}

/** The words of a cell that are written as a person's name is, and name nothing else of a chart. */
function nameOf(text: string): string | undefined {
  const words = text
    .trim()
    .replace(/^(?:(?:patient|pt|client|id|name|label|card)\b[ :.#-]{0,3}){1,3}(?=\p{Lu})/iu, "");
  if (!LIKE_NAMES.some((one) => one.test(words))) return undefined;
  if (OF_A_CHART.test(words) || OF_A_PAPER.test(words) || isTown(words)) return undefined;
  return WITH_INITIAL.test(words) ? words : parsePersonName(words) && personCell(words);
}

const TOP = 6;
const MOST_CELLS = 6;

/** The lines at a page's top, and those right below a blank or a ruled line: where whose a page or a part of it is would stand. */
function headLines(lines: readonly Line[]): { line: Line; index: number; isTop: boolean }[] {
  let filled = 0;
  return lines.flatMap((line, index) => {
    if (line.page !== lines[index - 1]?.page) filled = 0;
    if (isBlank(line)) return [];
    filled += 1;
    const isTop = filled <= TOP;
    return isTop || isBlank(lines[index - 1]) ? [{ line, index, isTop }] : [];
  });
}

/**
 * "OTTO VERA   ID# 63310   M   B 1957/09/08", "OTTO, VERA" over "08/21/1959   F   Acct 61933": a name that no label tells, before the marks of
 * a person.
 */
export function personsBesideMarks(lines: readonly Line[], patient?: string): Map<number, UnlabeledPerson> {
  const staff = staffOf(lines);
  const found = new Map<number, UnlabeledPerson>();
  const shapes = new Set<string>();
  const heads = new Map(headLines(lines).map(({ index, isTop }) => [index, isTop]));
  lines.forEach((line, index) => {
    const { text, page } = line;
    const [first] = line.cells;
    if (!first || isBlank(line) || NOT_THE_PATIENT.test(text) || line.cells.length > MOST_CELLS) return;
    const parts = partsOf(line);
    // "Policyholder" alone over "Grant Otto   01/02/1966   M".
    const above = lines[index - 1];
    if (above?.page === page && above.cells.length === 1 && NOT_THE_PATIENT.test(above.text)) return;
    // "Specimen A4472   Otto Vera 06/02/1974" further down, like the first one at the top.
    const shape = `${/^\p{L}{3,}/u.exec(first.text)?.[0] ?? "-"} ${parts.length}`;
    const isLike = shapes.has(shape) && !shape.startsWith("-");
    const isTop = heads.get(index);
    if (isTop === undefined && !isLike) return;
    for (const [at, part] of parts.entries()) {
      // "OTTO VERA II" of the patient Vera Otto is the son or the daughter.
      const namesake = patient && isTop ? suffixed(part.text, patient) : undefined;
      if (namesake) {
        found.set(index, { name: namesake });
        break;
      }
      if (!isTop && !isLike && at > 0) break;
      const name = nameOf(part.text);
      if (!name || isOfStaff(name, staff)) continue;
      const below = lines[index + 1];
      const alone = parts.length === 1 && below?.page === page;
      const next = alone ? partsOf(below) : parts;
      const marks = marksFrom(next, alone ? 0 : at + 1);
      // All of the line below must be marks: else it is one of its own.
      if (alone && marks.length < next.length) continue;
      const marked = personMarks(marks) ?? loneBirth(marks, part.text, lines);
      // "AMOXICILLIN CLAV   08/10/2026   U7723014402": a day of the visit before a number is no birth.
      const isMarked = marks.some(({ kind, labeled }) => kind === "sex" || labeled);
      // "Metformin Sulfate   06/02/2019   12/01/2026": since when and until when.
      const isBirth = loneBirthYear(marks, lines) && !OF_A_DRUG.test(part.text);
      if (!marked || !(isMarked || isSurelyPerson(part.text) || isBirth)) continue;
      found.set(index, { name, ...marked });
      if (at > 0) shapes.add(shape);
      break;
    }
  });
  return found;
}

/** The patient's name with a suffix that the patient's own has not. */
function suffixed(text: string, patient: string): string | undefined {
  const [, words = "", suffix = ""] = /^(.{4,40}?),? (Jr|Sr|JR|SR|II|III|IV)\.?$/.exec(text.trim()) ?? [];
  return suffix &&
    compareNames(words, patient) === "same" &&
    compareNames(`${words} ${suffix}`, patient) !== "same"
    ? `${words} ${suffix}`
    : undefined;
}

const PAGE_NUMBER =
  /^(?:(?:page|pg\.?|p\.?) ?\d{1,3}(?: ?(?:\/|of) ?\d{1,3})?|\d{1,3} ?(?:\/|of) ?\d{1,3})$/i;
const SEGMENT = /\s*\|\s*|\s{2,}|\s[-–—·•]\s|;\s/;
const FOOT_LINES = 3;
const HEAD_LINES = 3;
const SIGNED = /\b(?:sign(?:ed|ature)?|by|cc|to|from|dictated|transcribed|printed|attn|witness|copy)\b/i;

/** "Otto V. | PT Eval 10/20/2026 | Bay PT | 2 / 3": whose the pages are, in the line that stands on each of them. */
function runningPerson(line: Line, staff: ReadonlySet<string>): string | undefined {
  if (SIGNED.test(line.text) || NOT_THE_PATIENT.test(line.text)) return undefined;
  const parts = line.text.trim().split(SEGMENT).filter(Boolean);
  if (parts.length < 2 || !parts.some((part) => PAGE_NUMBER.test(part) || markOf(part)?.kind === "number"))
    return undefined;
  const names = parts.flatMap((part) => {
    const name = nameOf(part);
    return name && (WITH_INITIAL.test(part) || isSurelyPerson(part)) && !isOfStaff(name, staff) ? [name] : [];
  });
  return names.length === 1 ? names[0] : undefined;
}

/** "OTTO, VERA K" alone at the very top. */
function aloneAtTop(line: Line, staff: ReadonlySet<string>): string | undefined {
  const [cell] = line.cells;
  if (line.cells.length !== 1 || !cell || !COMMA.test(cell.text.trim())) return undefined;
  const name = nameOf(cell.text);
  return name && isSurelyPerson(cell.text) && !isOfStaff(name, staff) ? name : undefined;
}

/** "TAB 4  OTTO" over "VERA": what is printed on a chart's tab or label, one word below the other. */
const ON_TAB =
  /^(?:(?:TAB|Tab|LABEL|Label|CHART|Chart|FILE|File|FOLDER|Folder|BINDER|Binder)\b[ #:.]*\d{0,4}[ :.-]*)?(\p{Lu}[\p{Lu}'’-]{2,}),?$/u;
function onTab(lines: readonly Line[], index: number, staff: ReadonlySet<string>): string | undefined {
  const [above, below] = [lines[index], lines[index + 1]];
  const words = (line: Line | undefined) =>
    line?.text
      .replaceAll("|", " ")
      .trim()
      .replace(/\s{2,}/g, " ") ?? "";
  if (!above || !below || above.page !== below.page) return undefined;
  const [, surname] = ON_TAB.exec(words(above)) ?? [];
  const given = words(below);
  if (!surname || !/^\p{Lu}[\p{Lu}'’-]{2,}(?: \p{Lu}\.?)?$/u.test(given)) return undefined;
  const isTab = surname !== words(above).replace(/,$/, "");
  const name = nameOf(`${surname}, ${given}`);
  return name && (isTab || isSurelyPerson(`${surname}, ${given}`)) && !isOfStaff(name, staff)
    ? name
    : undefined;
}

/** "OTTO,V", "Otto, Vera", "VERA OTTO", "Vera L. Otto" anywhere in a line. */
const SEQUENCE =
  /(?<![\p{L}'’.-])(?:\p{Lu}[\p{L}'’-]{2,},\s?\p{Lu}[\p{L}'’-]*\.?|\p{Lu}[\p{L}'’-]{2,} (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]{2,}|PT-\p{Lu}{3,}-\p{Lu}{3,})(?![\p{L}'’])/gu;
/** "our note on Mrs. Vera Otto": whom what is sent is about. "Dear Ms. Brown", "Mr. Ortiz, Human Resources" is whom it goes to. */
const TITLED =
  /\b(?:on|(?<!attention |attn |behalf )of|about|re|regarding|concerning|patient|pt|client)\b[\s:,.-]{1,4}(?:Mr|Mrs|Ms|Miss|Mx)\.? $/i;
/** Before the name of one who is no patient: "Reading", "Radiologist", "Transcribed" and their like by how such words end. */
const IN_ROLE =
  /\b(?:to|from|by|cc|attn\.?|attention|dear|dr\.?|doctor|per|with|\w+(?:ing|ist|ian|ant|ed|er|or|al)|phys\.?|phleb\.?|tech|pcp|primary care|team|physician|attorney|employer rep|witness|scribe|contact|case manager|nurse|signature|of|at|in|aide|surgeon|carrier|facility|clinic|location|HR|user|office)\b[\s:,.-]*$/i;
/** "Reading: ", "Spanish: " before a name says what that one does; "Patient: ", "Re: " whose the page is. */
const LABEL_BEFORE = /(?:^|\s)([\p{L}.]+)\s?:[^:]*$/u;
const LABEL_OF_PATIENT =
  /^(?:patient|pt|name|client|re|subject|about|chart|for|id|file|visit|label|note|eval|evaluation)\.?$/i;
/** What a line has that says whose the page is: a number of the chart's, a visit, what kind of a note it is. */
const OF_CHART_LINE =
  /\b(?:MRN|MR ?#|DOB|chart|acct|account|rec(?:ord)?|pt|patient|visit|session|note|eval(?:uation)?|re-?eval|follow[- ]?up|summary)\b|#\s?\d{4}/i;
/** A chart's number needs no name that families give. */
const OF_RECORD = /\b(?:MRN|MR ?#|chart(?: ?(?:no|#))?)\.?[ :#]{0,3}(?=[A-Z-]{0,3}\d)/i;
/** "Vera" of "OTTO, VERA" is a name that families give; "Aspirin, Enteric", "Baker, Hostetler" and "Berg, Tinetti" have none. */
const hasGivenName = (words: string) =>
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => GIVEN_NAMES.has(word));

/**
 * A person in a line of a page's head or foot, surname first beside what tells a chart's page, of the patient's own surname beside a number,
 * or titled "Mrs." behind what says whom the page is about; nobody behind a role or another label.
 */
function inHeadLine(line: Line, staff: ReadonlySet<string>, surname: string): string | undefined {
  if (NOT_THE_PATIENT.test(line.text)) return undefined;
  const hasMark = /\d/.test(line.text);
  const all = [...line.text.matchAll(SEQUENCE)];
  // "Present: Darrow, Colleen; Lindqvist, Jonah" are those who treat.
  const isList = all.filter(([words]) => words.includes(",")).length > 1;
  for (const match of all) {
    const [words] = match;
    const before = line.text.slice(0, match.index);
    const after = line.text.slice(match.index + words.length);
    const name = nameOf(
      words
        .replace(/^PT-(\p{Lu}+)-(\p{Lu}+)$/u, "$1, $2")
        .replace(/,(?=\S)/, ", ")
        .replace(/(?<=, \p{Lu})$/u, "."),
    );
    const isTitled = TITLED.test(before);
    // "W. Otto-Ames, DOS 03/05/2026" is written like a name in a file's order.
    if (!name || isOfStaff(name, staff) || words.split(/[\s,]+/).some((word) => LABEL_LETTERS.test(word)))
      continue;
    const label = LABEL_BEFORE.exec(before)?.[1];
    const isLabeled = label !== undefined && LABEL_OF_PATIENT.test(label) && /:\s*$/.test(before);
    const isOther = IN_ROLE.test(before) || (label !== undefined && !LABEL_OF_PATIENT.test(label));
    if (!isTitled && !isLabeled && isOther) continue;
    if (/^,? ?(?:MD|DO|DC|PT|RN|NP|PA|PGY)(?![\p{Ll}])/u.test(after)) continue;
    const isFamily = surname.length > 2 && name.toLowerCase().includes(surname);
    // "Aldermere, RI 02899" and "Wells, Nevada 89835" are where a practice is, and "John Hancock 10/12/2026" may be an insurer.
    const isBeforeZip = /^,? {0,3}\d{5}/.test(after);
    const isOrdered =
      words.includes(",") &&
      !isBeforeZip &&
      !isList &&
      (OF_RECORD.test(line.text) || (hasGivenName(words) && OF_CHART_LINE.test(line.text)));
    const isSure = isFamily || isOrdered || /^PT-/.test(words);
    if (isTitled || (isSure && hasMark)) return name;
  }
  return undefined;
}

/**
 * Whom a page's head or foot names by where it stands. It tells whose the page is only where nothing else does and the page never names the
 * patient.
 */
export function personByPlace(
  lines: readonly Line[],
  from: number,
  to: number,
  patient: string,
): string | undefined {
  const staff = staffOf(lines);
  const filled = lines.flatMap((line, index) =>
    index >= from && index < to && !isBlank(line) ? [index] : [],
  );
  const at = (index: number) => lines[index] as Line;
  const top = filled.slice(0, HEAD_LINES);
  const foot = filled.slice(HEAD_LINES).slice(-FOOT_LINES);
  const [surname = ""] = patient
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .slice(-1);
  const running = [...top.slice(0, 2), ...foot].map((index) => runningPerson(at(index), staff));
  const alone = top.map((index) => aloneAtTop(at(index), staff));
  const tab = top.map((index) => onTab(lines, index, staff));
  const within = [...top, ...foot.slice(-1)].map((index) => inHeadLine(at(index), staff, surname));
  return [...alone, ...running, ...tab, ...within].find((name) => name !== undefined);
}

/** "Chart# 70021", "Med Rec No. 70021", "ID 70021", "#70021" in a head or a foot, of the kind that the patient's own number is. */
const LABELED_NUMBER =
  /^(?:(?:(?:pt|patient|med(?:ical)?|chart|client)\.? ?)?(?:MRN|MR|rec(?:ord)?|chart|(?<=(?:pt|patient|med(?:ical)?|chart|client)\.? ?)file|id|pt|patient)\.? ?(?:no|num(?:ber)?|id|#)?\.? ?[:#]? ?|# ?)([A-Z]{0,3}-?\d{4,})$/i;
const seriesOf = (number: string) => number.toUpperCase().replace(/\d/g, "0");
/** "VLO / 70021 / p2", "V.L.O.   #70021". */
const INITIALS = /^\p{Lu}\.? ?\p{Lu}\.?(?: ?\p{Lu}\.?)?$/u;

/** Another birth or number of the patient's series in a page's head or foot. */
export function otherMarksByPlace(
  lines: readonly Line[],
  from: number,
  to: number,
  known: { born?: string; record?: string },
): string | undefined {
  const filled = lines.slice(from, to).filter((line) => !isBlank(line));
  const place = [...filled.slice(0, HEAD_LINES), ...filled.slice(HEAD_LINES).slice(-FOOT_LINES)];
  for (const line of place) {
    if (NOT_THE_PATIENT.test(line.text)) continue;
    const parts = partsOf(line).map(({ text }) => text);
    const birth = parts.map(markOf).find((mark) => mark?.labeled)?.iso;
    if (birth && known.born && birth.slice(2) !== known.born.slice(2)) return `a patient born ${birth}`;
    const hasInitials = parts.some((part) => INITIALS.test(part) && !LABEL_LETTERS.test(part));
    const numbers = parts.flatMap(
      (part) => LABELED_NUMBER.exec(part)?.[1] ?? (hasInitials && /^\d{4,}$/.test(part) ? part : []),
    );
    const { record } = known;
    const other = numbers.find(
      (number) => record && number.toUpperCase() !== record && seriesOf(number) === seriesOf(record),
    );
    if (other) return `record ${other}`;
  }
  return undefined;
}
