import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { parsePersonName } from "../../page/person-name";
import { isSurelyPerson, isTown, OF_A_CHART, personCell } from "./person-cell";

/** "OTTO, VERA K", "OTTO VERA", "Vera K. Otto", "Otto V.": the ways in which a head or a foot prints whose page it is. */
export const COMMA = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, ?\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}\.?)?$/u;
const CAPITALS = /^\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]*\.?){1,3}$/u;
const IN_ORDER = /^\p{Lu}\p{Ll}+(?: \p{Lu}\.?)? \p{Lu}[\p{L}'’-]+$/u;
export const WITH_INITIAL = /^\p{Lu}[\p{L}'’-]{2,},? \p{Lu}\.$/u;
/** "OTTO,V L" of a label that has no room for the given name. */
const WITH_INITIALS = /^\p{Lu}[\p{L}'’-]{2,}, ?(?:\p{Lu} \p{Lu}|\p{Lu}\. ?\p{Lu}\.)$/u;
/** "KNEES, R L" over the columns of both sides. */
const BOTH_SIDES = /^[^,]+, ?(?:R\.? ?L|L\.? ?R)\.?$/;
const OF_A_BODY =
  /^(?:knees?|hips?|shoulders?|ankles?|elbows?|wrists?|hands?|foot|feet|legs?|arms?|thumbs?|fingers?|toes?|eyes?|ears?|heels?|girth|rom|arom|prom|mmt|reflex(?:es)?|flexion|extension|strength|grip|pinch|side)\b/i;
const LIKE_NAMES = [COMMA, CAPITALS, IN_ORDER, WITH_INITIAL, WITH_INITIALS];
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

export function markOf(text: string): Mark | undefined {
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
export function partsOf({ cells }: Line): { text: string }[] {
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
export function marksFrom(parts: readonly { text: string }[], at: number): Mark[] {
  const marks: Mark[] = [];
  for (const { text } of parts.slice(at)) {
    const mark = markOf(text);
    if (!mark) break;
    marks.push(mark);
  }
  return marks;
}

/** Two marks tell a person, one of them the birth, the sex or a chart's number; a birth's label needs no second. */
export function personMarks(marks: readonly Mark[]): { born?: string } | undefined {
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
export function loneBirthYear(marks: readonly Mark[], lines: readonly Line[]): boolean {
  const year = Number(marks.find(({ iso }) => iso)?.iso?.slice(0, 4));
  return lines.some(({ text }) => findDates(text).some(({ iso }) => Number(iso.slice(0, 4)) > year + 1));
}

/** One date alone behind what can hardly be but a name is a birth where the paper's other days lie years away from it. */
export function loneBirth(
  marks: readonly Mark[],
  name: string,
  lines: readonly Line[],
): { born: string } | undefined {
  const [only, ...more] = marks;
  if (!only?.iso || more.length > 0 || !isSurelyPerson(name)) return undefined;
  return loneBirthYear([only], lines) ? { born: only.iso } : undefined;
}

/** The words of a cell that are written as a person's name is, and name nothing else of a chart. */
export function nameOf(text: string): string | undefined {
  const words = text
    .trim()
    .replace(/^(?:(?:patient|pt|client|id|name|label|card)\b[ :.#-]{0,3}){1,3}(?=\p{Lu})/iu, "");
  if (!LIKE_NAMES.some((one) => one.test(words))) return undefined;
  if (BOTH_SIDES.test(words) && OF_A_BODY.test(words)) return undefined;
  if (OF_A_CHART.test(words) || OF_A_PAPER.test(words) || isTown(words)) return undefined;
  return WITH_INITIAL.test(words) || WITH_INITIALS.test(words)
    ? words
    : parsePersonName(words) && personCell(words);
}
