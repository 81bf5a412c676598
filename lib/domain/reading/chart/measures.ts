import { findDates, findShortDay } from "../calendar-date";
import type { Line } from "../page-lines";
import { isByMachine, isMarkedCarried } from "./carried";
import type { Measure, Side } from "./chart";
import { MEASURES, type MeasureName, NO_MEASURE } from "./measure-names";

/** A value in its line: `date` where the line itself says one; `earlier` where it repeats what another visit found. */
export type FoundMeasure = {
  measure: Measure;
  line: number;
  date?: string;
  earlier: boolean;
  carried: boolean;
  start: number;
  end: number;
};

const NOT_OF_THE_DAY =
  /copied|per (?:initial )?eval(?:uation)?\b|from (?:the )?(?:initial |last |prior |previous )?(?:eval(?:uation)?|visit|note)\b(?=[^.;]*(?:carried|copied|:))|not re-?(?:measured|tested|assessed)|unchanged since entry|template/i;
const isOfAnotherDay = (text: string) => NOT_OF_THE_DAY.test(text) || isByMachine(text);
const REFERENCE =
  /\((?:[^()]*\b(?:points? ?= ?100|is (?:worse|better)|normal|norm|nl|n|wnl|expected|goal|target|MCID|MDC|max(?:imum)?|best|cut-?off)\b[^()]*)\)|\b(?:normal|norm|expected|goal|target|MCID|MDC)(?: (?:is|of|range))?\s*[:=]?\s*[<>≤≥]?\s*\d+(?:\.\d+)?(?:\s*[-–]\s*\d+)?\s*(?:%|deg\w*|°|\/\s*\d+|points?|s(?:ec\w*)?\b)?(?: or (?:less|more|better|higher|lower))?/gi;
/** "(/80)", "(0-10)", "(deg)" behind a name is its scale, not a value. */
const SCALE = /\(\s*(?:\/\s*\d{1,3}|0\s*(?:-|–|to)\s*\d{1,3}|deg(?:rees?)?|%|ft|sec|lbs?)\s*\)/gi;
/** "Berg /56": what it is out of, before any value. */
const OUT_OF = /^\s*\/\s?\d{1,3}\b/;
/** "A1c of September 8 is 8.6": the 8 of the day is no value. */
const DAY_OF_MONTH =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.? \d{1,2}(?:st|nd|rd|th)?\b(?!,? ?\d{4})/g;
const OF_ANOTHER_DAY = new RegExp(`\\b(?:of|on|from) ${DAY_OF_MONTH.source}`);
/** "NDI: not taken": what follows belongs to something else. */
const NOT_TAKEN =
  /^[\s:=-]*(?:not (?:taken|tested|done|measured|assessed|performed|recorded)|deferred|n\/?[at]\b|refused|unable)/i;
/** Behind a wide gap another label begins. */
const NEXT_LABEL = /\s{3,}(?!(?:total |raw )?(?:score|result|value|total)\s*:)(?=\p{L}[\p{L} ]{1,24}:)/iu;
/** "20 deg   Ext 5", "61 lb   Lateral pinch R 5": behind a gap another value begins, whose name is not known. */
const NEXT_NAME =
  /\s{2,}(?=(?:[RL] )?(?!(?:right|left|both|bilat\w*|initial\w*|eval\w*|baseline|now|today|current\w*|final|discharge|visit|week|before|after|then|was|is|to|at|from|worst|best|rest|average|total|score|active|passive|AROM|PROM|ROM|deg)\b)[A-Za-z]{3,}[A-Za-z. ]{0,18}\s-?\d)/i;
const EARLIER =
  /\b(?:eval(?:uation)?|initial(?:ly)?|baseline|SOC|start of care|intake|prior|previous(?:ly)?|last|was|from|pre-?op)\b[^0-9]{0,14}$/i;
/** "64 (initial)": what another visit found, behind the value. */
const EARLIER_AFTER =
  /^\s*\((?:(?:at|from|per|was|on) )?(?:the )?(?:initial|eval(?:uation)?|baseline|SOC|start of care|intake|prior|previous|last)\b[^()\d]*\)/i;
const GOAL_LINE = /\bgoals?\b|\b(?:STG|LTG)s?\b|\bin \d+ weeks\b|\bwithin \d+ weeks\b/i;

const blanked = (text: string, pattern: RegExp) => text.replace(pattern, (part) => " ".repeat(part.length));

type Hit = { name: MeasureName; start: number; end: number; printed: string };

function hitsIn(text: string): Hit[] {
  const hits: Hit[] = [];
  for (const name of MEASURES) {
    for (const match of text.matchAll(new RegExp(name.pattern.source, `${name.pattern.flags}g`))) {
      const start = match.index;
      const end = start + match[0].length;
      if (hits.some((hit) => hit.start < end && start < hit.end)) continue;
      hits.push({ name, start, end, printed: match[0] });
    }
  }
  return hits.sort((a, b) => a.start - b.start);
}

const SIDE = /\b(right|left|bilateral(?:ly)?|both sides|R|L|\(R\)|\(L\))(?=[\s:.,)]|$)/g;
const sideOf = (word: string): Side =>
  /^\(?(?:right|R)\b/i.test(word) ? "right" : /^\(?(?:left|L)\b/i.test(word) ? "left" : "both";

/** The last side named before `at`, in the words between; a number between the two belongs to that side's own value. */
function sideBefore(text: string): Side | undefined {
  const all = [...text.matchAll(new RegExp(SIDE.source, "gi"))].filter(
    ([word]) => word.length > 1 || /[A-Z]/.test(word),
  );
  const last = all.at(-1);
  return last ? sideOf(last[0]) : undefined;
}

const PART = /^(\s*)[PARTSO](?=\s{2,}\S)/;

/** "R   Lumbar flexion" among lines that begin with P, A and T names a part of the examination, no side. */
function withoutPart(lines: Line[], index: number): Line | undefined {
  const line = lines[index];
  if (!line || !PART.test(line.text)) return line;
  const others = lines
    .slice(Math.max(0, index - 4), index + 5)
    .filter(({ text }) => /^\s*[PATSO]\s{2,}\S/.test(text));
  return others.length > 1 ? { ...line, text: line.text.replace(PART, "$1 ") } : line;
}

/** The measures on one line, in their order. `pageDate` gives month and day without a year theirs. */
export function measuresOnLine(lines: Line[], index: number, columns: DateColumn[]): FoundMeasure[] {
  const line = withoutPart(lines, index);
  if (!line || (GOAL_LINE.test(line.text) && !/\bgoals? (?:met|achieved)\b/i.test(line.text))) return [];
  const aimed = aimedUntil(lines, index);
  const hits = hitsIn(line.text).filter(({ start }) => start >= aimed);
  return hits.flatMap((hit, order) => {
    const next = hits[order + 1]?.start ?? line.text.length;
    // "46% on the ODI": a value before the name, where none follows.
    const whole = line.text.slice(hit.end, sentenceEnd(line.text, hit.end, next));
    if (NOT_TAKEN.test(whole)) return [];
    const label = NEXT_LABEL.exec(whole);
    const other = NEXT_NAME.exec(whole);
    const after = whole.slice(0, Math.min(label?.index ?? whole.length, other?.index ?? whole.length));
    const found = valuesIn(line, hit, after, hit.end, columns);
    const carried = isCarried(line.text, hit, next);
    return found.map((value) => ({ ...value, line: index, carried }));
  });
}

/** "FGA 20/30.  DHI 62 (copied from eval)": what stands in parentheses behind a value is said of that one alone. */
function isCarried(text: string, hit: Hit, next: number): boolean {
  if (isMarkedCarried(text.slice(hit.start, next))) return true;
  const enclosed = [...text.matchAll(/\([^()]*\)/g)].filter(([one]) => isOfAnotherDay(one));
  if (enclosed.length === 0) return isOfAnotherDay(text);
  const rest = enclosed.reduce((left, [one]) => left.replace(one, " "), text);
  return isOfAnotherDay(rest) || enclosed.some(({ index }) => index >= hit.end && index <= next);
}

/** Where the goals end that the lines above begin: "Goals by July 31," and below it "2026: DHI below 30; drives." */
function aimedUntil(lines: Line[], index: number): number {
  for (let above = index - 1; above >= Math.max(0, index - 3); above -= 1) {
    const { text = "", page } = lines[above] ?? {};
    if (page !== lines[index]?.page || text.trim() === "" || /[.]\s*$/.test(text)) return 0;
    const last = text.split(/\.\s+(?=[A-Z])/).at(-1) ?? "";
    if (GOALS_BEGIN.test(last)) {
      const here = lines[index]?.text ?? "";
      const end = here.search(/\.(?=\s+[A-Z]|\s*$)/);
      return end < 0 ? here.length : end;
    }
    if (last !== text) return 0;
  }
  return 0;
}
const GOALS_BEGIN = /^\s*(?:(?:short|long)[- ]term )?goals?\b(?! (?:\w+ )?(?:met|achieved|reached))/i;
/** "Inventory below 30": a bound that is meant or asked for, and no value that was found. */
const BOUND = /\b(?:below|above|under|over|less than|more than|greater than|at least|at most|up to)\s*$/i;

/** A measure's words end with its sentence; a decimal point is no end. */
function sentenceEnd(text: string, from: number, limit: number): number {
  const stop = /[.;](?=\s+[A-Z])/.exec(text.slice(from, limit));
  return stop ? from + stop.index : limit;
}

function valuesIn(line: Line, hit: Hit, after: string, offset: number, columns: DateColumn[]) {
  const dates = findDates(after);
  let plain = blanked(blanked(blanked(blanked(after, REFERENCE), SCALE), OUT_OF), DAY_OF_MONTH);
  for (const date of dates)
    plain = plain.slice(0, date.start) + " ".repeat(date.end - date.start) + plain.slice(date.end);
  const pattern = new RegExp(hit.name.value.source, hit.name.value.flags);
  const values = [...plain.matchAll(pattern)].filter(
    (match) =>
      match[0].trim() !== "" &&
      !/\b(?:in|within|for|x)\s*$/i.test(plain.slice(0, match.index)) &&
      !BOUND.test(plain.slice(0, match.index)),
  );
  const scale = new RegExp(`^ ?${SCALE.source}`, "i").exec(after)?.[0].trim();
  // A side holds to the end of its sentence.
  const before = line.text.slice(Math.max(0, hit.start - 34), hit.start);
  const outer = sideBefore(before.split(/[.;]\s+(?=[A-Z]|$)/).at(-1) ?? "");
  const kept: Omit<FoundMeasure, "line" | "carried">[] = [];
  let sideSeen: Side | undefined;
  values.slice(0, 8).forEach((match, order) => {
    const at = match.index;
    const previousEnd =
      order === 0 ? 0 : (values[order - 1]?.index ?? 0) + (values[order - 1]?.[0].length ?? 0);
    const between = after.slice(previousEnd, at);
    const parenthesis = insideParentheses(after, at);
    const named = sideBefore(between);
    // "9 deg (left 14), was 4": the other side's value alone stands in the parentheses.
    if (named && !parenthesis) sideSeen = named;
    const side = (parenthesis ? named : undefined) ?? sideSeen ?? outer;
    const dated = dates.find((date) => date.end <= at && date.start >= previousEnd && at - date.end < 12);
    const behind = dates.find(
      (date) =>
        date.start >= at + match[0].length &&
        /^\W*(?:on|at|dated)?\W*$/i.test(after.slice(at + match[0].length, date.start)),
    );
    const column = inColumn(columns, offset + at);
    const earlier =
      !dated &&
      !column &&
      (OF_ANOTHER_DAY.test(after.slice(previousEnd, at)) ||
        EARLIER.test(after.slice(Math.max(0, at - 26), at)) ||
        EARLIER_AFTER.test(after.slice(at + match[0].length)) ||
        (parenthesis && order > 0));
    const next = values[order + 1];
    // "from 46% to 34%", "46 -> 34": the first of the two is the older one.
    const becomes =
      next !== undefined && /^\s*(?:to|->|→|=>|-->)\s*$/i.test(after.slice(at + match[0].length, next.index));
    if (
      order > 0 &&
      !named &&
      !dated &&
      !column &&
      !earlier &&
      !parenthesis &&
      !becomesAt(after, values, order)
    )
      return;
    const date = dated?.iso ?? (parenthesis ? undefined : behind?.iso) ?? column?.date;
    if (!column && columns.length > 0 && values.some((one) => inColumn(columns, offset + one.index))) return;
    kept.push({
      measure: {
        key: keyOf(hit),
        name: scale ? `${nameOf(hit)} ${scale}` : nameOf(hit),
        fullName: hit.name.name || nameOf(hit),
        ...(side ? { side } : {}),
        value: match[0].replace(/\s+/g, " ").trim(),
        ...numberOf(match[0]),
        ...(hit.name.better ? { better: hit.name.better } : {}),
      },
      ...(date ? { date } : {}),
      earlier: earlier || becomes,
      start: offset + at,
      end: offset + at + match[0].length,
    });
  });
  return kept;
}

const inColumn = (columns: readonly DateColumn[], at: number) =>
  columns.find((one) => Math.abs(one.start - at) <= 6 || covers(one, at));
const covers = (column: DateColumn, at: number) => at >= column.start - 2 && at < column.end + 2;

const becomesAt = (after: string, values: RegExpMatchArray[], order: number) => {
  const previous = values[order - 1];
  return (
    previous?.index !== undefined &&
    /^\s*(?:to|->|→|=>|-->)\s*$/i.test(after.slice(previous.index + previous[0].length, values[order]?.index))
  );
};

const insideParentheses = (text: string, at: number) => text.lastIndexOf("(", at) > text.lastIndexOf(")", at);

const WORDS = "zero one two three four five six seven eight nine ten".split(" ");

const numberOf = (printed: string): { number?: number } => {
  const found = /-?\d+(?:\.\d+)?/.exec(printed);
  const word = WORDS.indexOf(printed.trim().toLowerCase().split(" ")[0] ?? "");
  if (!found)
    return word < 0
      ? {}
      : { number: word + (/ minus/i.test(printed) ? -0.3 : / plus/i.test(printed) ? 0.3 : 0) };
  const half = /\/\s*5\s*-|\d\s*-\s*\//.test(printed) ? -0.3 : /\d\s*\+|5\s*\+/.test(printed) ? 0.3 : 0;
  return { number: Number(found[0]) + half };
};

const printedName = (hit: Hit) =>
  hit.printed
    .replace(/\s+/g, " ")
    .replace(/\b(?:R|L|right|left)\b/gi, "")
    .replace(/^([^()]*)\)$/, "$1")
    .trim();
/** By the chart's own name: an abbreviation is not spelled out, for no source would say so. */
const nameOf = (hit: Hit) => {
  const printed = printedName(hit).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return hit.name.key === "pain" && !/^pain/i.test(printed) ? `Pain (${printed.slice(0, 4)})` : printed;
};
const keyOf = (hit: Hit) =>
  hit.name.asPrinted ? `${hit.name.key}:${printedName(hit).toLowerCase()}` : hit.name.key;

/** A table's column that a date stands over. */
export type DateColumn = { date: string; start: number; end: number };

/** The dates over a table's columns, when a line is such a head: two or more, with no value among them. */
export function dateColumns(line: Line, around?: string): DateColumn[] {
  const dates = findDates(line.text);
  if (dates.length === 0 && around) return shortColumns(line, around);
  if (dates.length < 2) return [];
  // A birth among them: the head of a page.
  const years = dates.map(({ iso }) => Number(iso.slice(0, 4)));
  if (Math.max(...years) - Math.min(...years) > 4) return [];
  const rest = dates.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), line.text);
  // "Name …   DOB 2/27/84   Date 8/17/2026" heads a page, no table.
  if (/\b(?:DOB|D\.O\.B|born|birth|name|patient)\b/i.test(rest)) return [];
  if (/[\d:;]|\.(?=\s)|\b(?:to|through|thru|from|and)\b/.test(rest) || rest.replace(/\s/g, "").length > 30)
    return [];
  return dates.map(({ iso, start, end }) => ({ date: iso, start, end }));
}

/** "eval 6/15", "d/c 7/31". */
const COLUMN_DAY =
  /^(?:(?:re-?)?eval(?:uation)?|initial|intake|SOC|d\/c|disch(?:arge)?|final|progress|re-?check|visit(?: \d+)?|f\/u)?\.?\s*(\d{1,2}\/\d{1,2})$/i;

/** "        7/6     8/5     9/2": heads that leave out the year, in order of their days. */
function shortColumns({ cells }: Line, around: string): DateColumn[] {
  const columns = cells.flatMap(({ text, start, end }) => {
    const [, short] = COLUMN_DAY.exec(text.trim()) ?? [];
    const day = short ? findShortDay(short, around) : undefined;
    return day ? [{ date: day.iso, start, end }] : [];
  });
  const others = cells.filter(({ text }) => /\d/.test(text)).length - columns.length;
  const inOrder = columns.every(({ date }, at) => at === 0 || date > (columns[at - 1]?.date ?? ""));
  return columns.length > 1 && others === 0 && inOrder && cells.length - columns.length <= 2 ? columns : [];
}

/** A row of a table with dates over its columns: what stands under each date, in words or numbers. */
export function rowUnderDates(line: Line, index: number, columns: readonly DateColumn[]): FoundMeasure[] {
  const [label, ...rest] = line.cells;
  if (
    !label ||
    columns.length === 0 ||
    !/\p{L}{3}/u.test(label.text) ||
    label.end >= (columns[0]?.start ?? 0)
  )
    return [];
  const [left, right] = [columns[0]?.start ?? 0, columns.at(-1)?.end ?? 0];
  // What stands before the first day or behind the last is the norm or the goal.
  const among = rest.filter((cell) => cell.end >= left - 1 && cell.start <= right + 1);
  const found = among.flatMap((cell) => {
    const column = columns.find((one) => cell.start <= one.end + 1 && cell.end >= one.start - 1);
    return column && cell.text.length <= 24 ? [{ cell, column }] : [];
  });
  const printed = label.text.trim();
  // A label in small letters goes on from the line above; what it names is not known here.
  if (found.length < 2 || found.length < among.length || NO_MEASURE.test(printed) || /^\p{Ll}/u.test(printed))
    return [];
  const [hit] = hitsIn(`${label.text} `);
  const named = MEASURES.find(
    (one) => !one.asPrinted && new RegExp(one.pattern.source, one.pattern.flags).test(label.text),
  );
  const side = sideBefore(label.text);
  const name = label.text.replace(/^(?:R|L|Rt|Lt|right|left)\.? /i, "").trim();
  return found
    .filter(({ cell }) => /[\p{L}\d]/u.test(cell.text))
    .map(({ cell, column }) => ({
      measure: {
        key: named?.key ?? (hit ? keyOf(hit) : `row:${name.replace(SCALE, "").trim().toLowerCase()}`),
        name,
        fullName: named?.name || name,
        ...(side ? { side } : {}),
        value: cell.text,
        ...(/^-?\d+(?:\.\d+)?(?:\s|$|%|\/)/.test(cell.text) ? numberOf(cell.text) : {}),
        ...((named ?? hit?.name)?.better ? { better: (named ?? hit?.name)?.better } : {}),
      },
      line: index,
      date: column.date,
      earlier: false,
      carried: isByMachine(cell.text) || isMarkedCarried(cell.text),
      start: cell.start,
      end: cell.end,
    }));
}

/** A row of scores without a sentence: its values stand as measures. */
export function saysOnlyValues(text: string): boolean {
  const hits = hitsIn(text);
  if (hits.length === 0 || /^\W*goals?\b/i.test(text)) return false;
  const rest = hits
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replace(/\([^()]*\)/g, " ")
    .replace(
      /\b(?:right|left|both|bilateral|positive|negative|at|worst|best|rest|deg(?:rees)?|normal|evaluation|initial|current|today|is|was|now|and|to|of|score|with|activity|grade|sec(?:onds)?|feet|meters)\b/gi,
      " ",
    );
  return (rest.match(/\p{L}{3,}/gu) ?? []).length < 3;
}
