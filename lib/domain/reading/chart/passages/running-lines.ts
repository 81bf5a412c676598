import type { Line } from "../../page/page-lines";
import { isBlank } from "../../page/page-lines";
import { BROKEN_BEFORE_DAY } from "../page/day-cues";
import { ENTRY, ITEM, LABEL, LABELED, SOAP, WIDE } from "./line-marks";
import type { TextLines } from "./passage";

/** Whether a line goes on with the entry or the list of goals that the lines before it began, however it is spaced. */
export function goesOnWith(lines: readonly Line[], run: readonly number[], line: Line): boolean {
  const [begun] = run;
  return begun !== undefined && (continuesEntry(lines[begun], line) || nextGoal(lines, run, line));
}

/** "98940 CMT C5, T4 9:45 - 9:55" below another service: each line says what was given under its own code. */
const SERVICE =
  /^\s*(?:9[2-9]\d{3}|G0\d{3})(?:[- ][A-Z\d]{2})?[\s:]+(?=\p{Lu}).*\d{1,2}:\d{2}|^\s*9[2-9]\d{3}(?:[- ][A-Z\d]{2})?[\s:]+(?=\p{Lu}).*\bmin\b/u;

/** Whether a line says something of its own, and not the rest of what stands above it. */
export function beginsAnew({ lines, entries }: TextLines, index: number): boolean {
  const [previous, line] = [lines[index - 1], lines[index]];
  const text = line?.text ?? "";
  // "… where it was 5/5 on September" over "24. I do not think": the day of a month numbers no list.
  if (
    previous?.page === line?.page &&
    ENDS_IN_MONTH.test(previous?.text ?? "") &&
    DAY_FIRST.test(text) &&
    !countsOn(lines, index)
  )
    return false;
  const hasMark = [ITEM, SOAP, KEY, LABEL, NUMBERED_PART, ADDED, OF_OTHER_DAY, SERVICE].some((mark) =>
    mark.test(text),
  );
  if (!line || hasMark) return hasMark;
  const isWholeRow =
    WIDE.test(text.trim()) &&
    !endsSentence(previous, text) &&
    !endsBySigner(previous, line) &&
    !(previous && listGoesOn(previous, line));
  const isDayOrNew = ENTRY.test(text) || entries.has(index) || endedEarly(previous, text);
  return isWholeRow || (isDayOrNew && !isWrapped(previous, line));
}

/** Whether nothing goes on below a line: its cells stand apart, and no words hang under them. */
export function endsHere(lines: readonly Line[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !WIDE.test(line.text.trim())) return false;
  return (
    !next ||
    !(
      listGoesOn(line, next) ||
      continuesEntry(line, next) ||
      hangsBelow(line, next) ||
      goesOnBelow(line, next)
    )
  );
}

const ENDS_IN_MONTH =
  /\b(?:on|since|from|until|till|to|of|by|and|after|before) (?:January|February|March|April|May|June|July|August|September|October|November|December)\s*$/;
/** "1. Return to work by December" over "2. Lift 20 lb": the list goes on. */
function countsOn(lines: readonly Line[], index: number): boolean {
  const numberOf = (line: Line | undefined) => Number(/^\s*\(?(\d{1,2})[.)] /.exec(line?.text ?? "")?.[1]);
  const number = numberOf(lines[index]);
  return lines.slice(Math.max(0, index - 5), index).some((line) => numberOf(line) === number - 1);
}
const DAY_FIRST = /^\s*\d{1,2}[.,;)]? /;
const KEY = /^\s*[a-z]+(?:[A-Z][A-Za-z]*|_[a-z_]+)?(?:\[\d+\])?:\s/;

/**
 * "97530    tub transfer, car transfer," over "lifting from floor     30 min     1:15 - 1:45" in the same column: the words of a cell that a comma
 * leaves open go on, and the rest of the row stands behind them.
 */
function listGoesOn(line: Line, next: Line): boolean {
  const last = line.cells.at(-1);
  const [first, ...rest] = next.cells;
  return (
    last !== undefined &&
    first !== undefined &&
    line.cells.length === 2 &&
    rest.length > 0 &&
    line.page === next.page &&
    last.text.trim().endsWith(",") &&
    Math.abs(first.start - last.start) <= 1 &&
    /^\p{Ll}/u.test(first.text) &&
    rest.every(({ text }) => /^[\d:.–-]/.test(text))
  );
}

/** A line far to the right of the entry's day goes on with it. */
const continuesEntry = (entry: Line | undefined, line: Line) =>
  entry !== undefined &&
  ENTRY.test(entry.text) &&
  entry.page === line.page &&
  !isBlank(line) &&
  line.text.search(/\S/) >= entry.text.search(/\S/) + 8;

/** "Goals by 09/28/2026:  1. Index 20% or less." over "2. Rotation 65 degrees." set in below the first: the goals go on. */
const FIRST_GOAL = /^\s*(?:[\p{L}-]+ ){0,2}goals?\b[^.;]{0,40}?:\s{1,12}(?=\(?1[.)] )/iu;
function nextGoal(lines: readonly Line[], run: readonly number[], line: Line): boolean {
  const [first] = run;
  const head = first === undefined ? undefined : lines[first];
  const begun = head && head.page === line.page ? FIRST_GOAL.exec(head.text)?.[0].length : undefined;
  const at = line.text.search(/\S/);
  return begun !== undefined && Math.abs(at - begun) <= 2 && ITEM.test(line.text);
}

/** "… without help, and on" over "08/11/2026 she put a plate": a sentence that goes on with a day begins no entry. */
const isWrapped = (previous: Line | undefined, line: Line) =>
  previous?.page === line.page && /^\s*\d/.test(line.text) && BROKEN_BEFORE_DAY.test(previous.text);

/** Running text fills its lines: after a short one that no stop ends, a capital begins something new. */
const endedEarly = (previous: Line | undefined, text: string) =>
  previous !== undefined &&
  (previous.text.trimEnd().length < 62 || CLOSED.test(previous.text)) &&
  /^\s*[A-Z0-9]/.test(text);
/** "Diagnosis: S83.241D (other tear, right knee)": a label's words that end in parentheses are all of them. */
const CLOSED = /^\s*\p{Lu}\p{L}{2,14}(?: \p{L}{2,14})?:\s.*\([^()]{4,}\)\s*$/u;

/** "… 30 min / after dose.      signed A. Ames": the end of running text, with the signature far to the right. */
const endsSentence = (previous: Line | undefined, text: string) =>
  previous !== undefined &&
  /^\s*\p{Ll}/u.test(text) &&
  !WIDE.test(previous.text.trim()) &&
  /[\p{L}\d,]$/u.test(previous.text.trimEnd());

/**
 * "… 97110 10 min. Total timed minutes" over "40, total treatment 44.          A. Ames, DPT  08/27/2026": a long line that no stop ends goes on with a
 * number, and the signature stands to the right of its end.
 */
function endsBySigner(previous: Line | undefined, { text, cells: [first, ...rest], page }: Line): boolean {
  return (
    previous?.page === page &&
    previous.text.trimEnd().length >= FULL_LINE &&
    !WIDE.test(previous.text.trim()) &&
    /[\p{L},]$/u.test(previous.text.trimEnd()) &&
    first !== undefined &&
    /^\d{1,5}\b(?![./:)-]\d|[.)] ).*[.!]$/.test(first.text.trim()) &&
    SIGNED_AT_END.test(text) &&
    rest.length <= 3
  );
}
const FULL_LINE = 90;
const SIGNED_AT_END =
  / {3,}(?:\p{Lu}[\p{L}.'’-]*,? ){1,3}(?:(?:MD|DO|DPM|DC|DDS|PT|DPT|PTA|OTR?(?:\/L)?|COTA|SLP|NP|FNP|APRN|PA(?:-C)?|RN|LPN)\b[, ]*)+(?: *\d{1,2}\/\d{1,2}\/\d{2,4})?(?: +\d{1,2}:\d{2})?\s*$/u;

/**
 * "PROCEDURE     Right knee. Triamcinolone / acetonide 40 mg": a label's words go on under themselves, in small letters, or under
 * running text that no stop ends ("97140   x 18 min   Grade IV glides. Graded down to / III twice for pain.").
 */
const hangsBelow = (line: Line, next: Line) => {
  const last = line.cells.at(-1);
  if (last === undefined || line.cells.length < 2 || next.page !== line.page || next.cells.length !== 1)
    return false;
  const at = next.text.search(/\S/);
  const isUnder = ({ start, text }: Line["cells"][number]) =>
    at >= start - 1 && at <= start + 1 + markOf(text);
  const goesOn = last.text.length >= LEAST_RUNNING && !/[.:;]$/.test(last.text.trim());
  if (isUnder(last)) return /^\s*\p{Ll}/u.test(next.text) || goesOn;
  // "PLAN   Spine: 2x/wk.   R shoulder: glides, from the third / visit on": what a label says goes on below where it began.
  const [, begun] = line.cells;
  const isFull = line.text.trimEnd().length >= FULL_LINE && !/[.:;]$/.test(last.text.trim());
  return begun !== undefined && isUnder(begun) && (goesOn || isFull) && /^\s*\p{Ll}/u.test(next.text);
};
/**
 * "A/P   1. Recheck to decide between weekly / and maintenance dose": text hangs below itself, not below its number; nor below the colon
 * that stands apart from its label ("HPI   : Molder").
 */
const markOf = (text: string) => (ITEM.exec(text) ?? /^\s*:\s+/.exec(text))?.[0].length ?? 0;
/** "PROCEDURE 2  Left knee: new needle" below "PROCEDURE 1  Right knee: …": each stands for itself. */
const NUMBERED_PART = /^\s*\p{Lu}{4,}(?: \p{Lu}{2,})? ?#?\d{1,2}[:.]?\s+(?=.*\p{Ll}{3})\S/u;
/** "ADDENDUM 10/26/2026 09:10  A. Roe PA-C: The line above …" below the signature of the note: words of their own. */
const ADDED =
  /^\s*(?:addendum|late entry|amend(?:ment|ed)|correction)\b(?=\s*(?:[:(–-]|\d{1,2}[/-])|\s+(?:to|by|of|on|dated)\b)/i;
/** "[carried fwd 09/22/2026] FGA 14/30": what was carried forward is no end of the sentence above, which it would take along. */
const OF_OTHER_DAY =
  /^\s*(?:\[|\(|\{|<{1,2})\s*(?:(?:carried|copied|pulled|brought|imported)(?: (?:in|over|fwd|forward|from)\b|[\s:]{0,2}[\])}>\d])|auto-?filled\b|c\/f\b)/i;
/** "Subjective:    Pain 7/10. Cannot" over "   check her blind spot": a label's sentence that goes on, set in less than it began. */
const goesOnBelow = (line: Line, next: Line) => {
  const last = line.cells.at(-1)?.text.trim() ?? "";
  return (
    (LABELED.test(line.text) || isNamedApart(line)) &&
    line.cells.length <= 2 &&
    last.length >= LEAST_RUNNING &&
    !/[.:;!?]$/.test(last) &&
    next.page === line.page &&
    next.cells.length === 1 &&
    /^ {1,24}\p{Ll}/u.test(next.text) &&
    !LABEL.test(next.text)
  );
};
/** "Why skilled care   Differential glide is poor … a lag that a" over "  home program has not moved": a label without a colon, before a long line. */
const isNamedApart = ({ cells: [label, words, ...more] }: Line) =>
  label !== undefined &&
  words !== undefined &&
  more.length === 0 &&
  APART.test(label.text.trim()) &&
  words.text.trim().length >= LONG_LINE;
const APART = /^(?=.{2,26}$)\p{Lu}[\p{L}/]*(?: [\p{L}/]+){0,3}$/u;
const LONG_LINE = 60;
/** A cell so long is running text. */
const LEAST_RUNNING = 30;
