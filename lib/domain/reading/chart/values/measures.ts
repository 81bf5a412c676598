import { findDates, findShortDay } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import type { Measure, Side } from "../chart";
import { isByMachine, isMarkedCarried } from "./carried";
import { columnsOfRow, type DateColumn } from "./date-columns";
import { isScoreName } from "./instrument";
import { betterByName, MEASURES, type MeasureName, NO_MEASURE } from "./measure-names";
import { dayBehind, isOfToday } from "./value-days";
import {
  type SideColumn,
  sideNamed,
  sideOfName,
  sidesUnder,
  sideWords,
  type ValueSide,
  valueSides,
  withoutSide,
} from "./value-sides";

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
  /copied|per (?:initial )?eval(?:uation)?\b|from (?:the )?(?:initial |last |prior |previous )?(?:eval(?:uation)?|visit|note)\b(?=[^.;]*(?:carried|copied|:))|not re-?(?:measured|tested|assessed|done|taken|scored|administered|checked|evaluated|peated|calculated|filled|issued|collected)|unchanged since entry|template/i;
const isOfAnotherDay = (text: string) => NOT_OF_THE_DAY.test(text) || isByMachine(text);
const REFERENCE =
  /\((?:[^()]*\b(?:points? ?= ?100|is (?:worse|better)|normal|norm|nl|n|wnl|expected|goal|target|MCID|MDC|max(?:imum)?|best|cut-?off)\b[^()]*)\)|\b(?:normal|norm|expected|goal|target|MCID|MDC)(?: (?:is|of|range))?\s*[:=]?\s*[<>≤≥]?\s*\d+(?:\.\d+)?(?:\s*[-–]\s*\d+)?\s*(?:%|deg\w*|°|\/\s*\d+|points?|s(?:ec\w*)?\b)?(?: or (?:less|more|better|higher|lower))?/gi;
/** "(/80)", "(0-10)", "(deg)" behind a name is its scale, not a value. */
const SCALE = /\(\s*(?:\/\s*\d{1,3}|0\s*(?:-|–|to)\s*\d{1,3}|deg(?:rees?)?|%|ft|sec|lbs?)\s*\)/gi;
/** "Berg /56": what it is out of, before any value. */
const OUT_OF = /^\s*\/\s?\d{1,3}\b/;
/** "Hemoglobin A1c (83036 QW)   7.2 %": the code of the test stands before what it found. */
const TEST_CODE = /(?<![\w.])(?:\d{5}|[A-V]\d{4})(?:-(?:[A-Z][A-Z0-9]|\d{2})| [A-Z][A-Z0-9])?(?![\w.])/g;
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
/** "last BP: 138/82" in the banner of a note: what an earlier visit found. */
const LAST_KNOWN = /\b(?:last|prior|previous|prev\.?|most recent) $/i;
/** "46 to 34": the second of two values took the place of the first. */
const TO_NEXT = /^\s*(?:to|->|→|=>|-->)\s*$/i;
/** "A1c 7.4 > 8.9": the sign of a bound, with room on both sides of it, between two values. */
const BECAME = /^ ?%? ?> \d/;
const TAKEN_IN_PARENTHESES =
  /^\s*\(\W*(?:(?:drawn|collected|taken|tested|measured|obtained|resulted|reported|done|checked|performed)(?: on)?|on|as of|dated)?\W*$/i;
/** "7.4% in May": a month without its day is that of another visit. */
const IN_MONTH =
  /^\s*%?\s?\(?(?:back |early |late )?(?:in|last) (?:early |late |mid-?)?(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/i;
/** "64 (initial)": what another visit found, behind the value. */
const EARLIER_AFTER =
  /^\s*%?\s*[([](?:(?:at|from|per|was|on|same as|as at|see) )?(?:the )?(?:initial|eval(?:uation)?|baseline|SOC|start of care|intake|prior|prev(?:ious)?\.?|last|old|earlier)(?![\w-])[^()[\]\d]*[)\]]/i;
const GOAL_LINE = /\bgoals?\b|^\s*g\s?:\s|\b(?:STG|LTG)s?\b|\bin \d+ weeks\b|\bwithin \d+ weeks\b/i;

/** "Extension lacks 8 deg of goal": how far a value is from what was aimed at, and nothing that is aimed at. */
const SHORT_OF_GOAL =
  /\b(?:lack(?:s|ing)?|short|shy|away|below|above|under|over)\b[^.;,]{0,16}\b(?:(?:of|from) )?(?:the |her |his |its )?goal\b(?! (?:of|is|was)\b|[ :=]{1,3}\d)/gi;

const GOALS_NEXT =
  /[.;]\s+(?:(?:short|long)[- ]term |functional |new )?(?:goals?|targets?|aims?|STGs?|LTGs?)\b(?! (?:\w+ )?(?:met|achieved|reached))/i;

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

/** The measures on one line, in their order. `day` is the entry's, for days that leave out the year. */
export function measuresOnLine(
  lines: Line[],
  index: number,
  days: readonly DateColumn[],
  day?: string,
  under: readonly SideColumn[] = [],
): FoundMeasure[] {
  const line = withoutPart(lines, index);
  if (!line) return [];
  const columns = columnsOfRow(line, days);
  // "ODI 48 percent. Goals: 16": what stands before the sentence of the goals was found.
  const goals = GOALS_NEXT.exec(line.text)?.index ?? line.text.length;
  const found = line.text.slice(0, goals);
  if (GOAL_LINE.test(found.replace(SHORT_OF_GOAL, " ")) && !/\bgoals? (?:met|achieved)\b/i.test(found))
    return [];
  const aimed = aimedUntil(lines, index);
  const hits = hitsIn(line.text).filter(
    ({ start }) => start >= aimed && start < goals && !AIMED_AT.test(line.text.slice(0, start)),
  );
  /** What the names before it leave to a name: the end of their words, and their side as long as the sentence lasts. */
  let told = { end: 0, next: undefined as Side | undefined, carried: {} as ValueSide };
  return hits.flatMap((hit, order) => {
    const next = hits[order + 1]?.start ?? line.text.length;
    // "46% on the ODI": a value before the name, where none follows.
    const stop = sentenceEnd(line.text, hit.end, next);
    const whole = line.text.slice(hit.end, stop);
    const label = NEXT_LABEL.exec(whole);
    const other = NEXT_NAME.exec(whole);
    const after = whole.slice(0, Math.min(label?.index ?? whole.length, other?.index ?? whole.length));
    const end = hit.end + after.length;
    const lead = leadOf(line.text, hit.start, told);
    const another = end < stop || (stop === next && order + 1 < hits.length);
    const { found, left } = valuesIn(line, hit, { after, lead, another, columns, day, under });
    told = { end, next: left, carried: end === next ? carriedSide(lead, found) : {} };
    if (NOT_TAKEN.test(whole)) return [];
    const carried = isCarried(line.text, hit, next);
    return found.flatMap(({ untold, own: _, ...value }, at) => {
      const marked = isMarkedCarried(line.text.slice(value.start, found[at + 1]?.start ?? next));
      return untold ? [] : [{ ...value, line: index, carried: carried || marked }];
    });
  });
}

/** The side of a name: from the words right before it, else what the names of its sentence left. */
function leadOf(
  text: string,
  start: number,
  told: { end: number; next: Side | undefined; carried: ValueSide },
): ValueSide {
  if (told.next && told.end === start) return { side: told.next };
  // A side holds to the end of its sentence.
  const before = text.slice(Math.max(told.end, start - 34), start);
  const own = sideOfName(before.split(/[.;]\s+(?=[A-Z]|$)/).at(-1) ?? "");
  return own.side || own.untold ? own : told.carried;
}

/** "Flexion R 120, L 165, abduction 80": whose the next name's value is cannot be told. */
const carriedSide = (lead: ValueSide, found: readonly ValueSide[]): ValueSide =>
  found.some(({ side, own, untold }) => untold || (own && side !== lead.side)) ? { untold: true } : lead;

/** "FGA 20/30.  DHI 62 (copied from eval)": what stands in parentheses behind a value is said of that one alone. */
function isCarried(text: string, hit: Hit, next: number): boolean {
  const enclosed = [...text.matchAll(/\([^()]*\)|\[[^[\]]*\]/g)].filter(([one]) => isOfAnotherDay(one));
  if (enclosed.length === 0) return isOfAnotherDay(text);
  const rest = enclosed.reduce((left, [one]) => left.replace(one, " "), text);
  return (
    isOfAnotherDay(rest) ||
    enclosed.some((one) => isBehind(one, hit, next) || isLabel(one, text, hit) || isOverAll(one, text, hit))
  );
}

const isBehind = ({ index }: RegExpExecArray, hit: Hit, next: number) => index >= hit.end && index <= next;
/** "Outcome measures (copied from initial examination): LEFS 27/80, worst pain 7/10": said of all that follows. */
const isLabel = ({ 0: one, index }: RegExpExecArray, text: string, hit: Hit) =>
  index < hit.start && /^\s*:/.test(text.slice(index + one.length));

/** "SCORES  (copied from start of care)  Berg 31/56": before all values of its line. */
const isOverAll = ({ index }: RegExpExecArray, text: string, hit: Hit) =>
  index < hit.start && !hitsIn(text.slice(0, index)).length;

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

/** "QuickDASH is 15 or lower" */
const BOUND_BEHIND =
  /^\s*(?:points?|%|percent|deg\w*|°|sec\w*|s|m\/s|\/ ?\d{1,3})?\s*or (?:less|lower|below|fewer|under|better|more|higher|above|greater)\b/i;

/** A measure's words end with its sentence; a decimal point is no end. */
function sentenceEnd(text: string, from: number, limit: number): number {
  // Also where the next name begins the next sentence; "It was 58% on June 2" goes on with the same measure.
  const stop = /[.;](?=\s+[A-Z])(?!\s+It (?:was|had been) (?:about |only )?\d)/.exec(
    text.slice(from, limit + 1),
  );
  return stop ? from + stop.index : limit;
}

/** "22/50 = 44%": the score and what it comes to. */
const percentOf = (text: string, from: number) =>
  /^ {0,3}= {0,3}\d{1,3}(?:\.\d+)? ?%/.exec(text.slice(from))?.[0] ?? "";

/** "sections 1-10 marked 3 3 2 2   TOTAL 26 / 50": before its total a questionnaire counts its questions. */
const TOTAL = /\b(?:total(?: score)?|sum)\b[^\d\n]{0,8}(?=\d{1,3} ?\/ ?\d{2,3}\b|\d{1,3}(?:\.\d+)? ?%)/i;
const beforeTotal = (text: string, { name }: Hit) =>
  name.better !== undefined && !name.asPrinted ? (TOTAL.exec(text)?.index ?? 0) : 0;

/** "A1c 3 mo", "BMP 2 weeks": when it is done again. */
const DUE_IN = /^\s?(?:mos?|months?|wks?|weeks?|yrs?|years?)\b/i;

type Clause = {
  after: string;
  lead: ValueSide;
  another: boolean;
  columns: readonly DateColumn[];
  day: string | undefined;
  under: readonly SideColumn[];
};

/** The values behind a name, and the side that its last words leave to the next name. */
function valuesIn(line: Line, hit: Hit, { after, lead, another, columns, day, under }: Clause) {
  const offset = hit.end;
  const dates = findDates(after);
  let plain = [REFERENCE, SHORT_OF_GOAL, SCALE, OUT_OF, DAY_OF_MONTH, TEST_CODE].reduce(blanked, after);
  for (const date of dates)
    plain = plain.slice(0, date.start) + " ".repeat(date.end - date.start) + plain.slice(date.end);
  const counted = beforeTotal(plain, hit);
  plain = " ".repeat(counted) + plain.slice(counted);
  const pattern = new RegExp(hit.name.value.source, hit.name.value.flags);
  const values = [...plain.matchAll(pattern)].filter(
    (match) =>
      match[0].trim() !== "" &&
      !/\b(?:in|within|for|x)\s*$/i.test(plain.slice(0, match.index)) &&
      !BOUND.test(plain.slice(0, match.index)) &&
      !BOUND_BEHIND.test(plain.slice(match.index + match[0].length)) &&
      !DUE_IN.test(plain.slice(match.index + match[0].length)),
  );
  const scale = new RegExp(`^ ?${SCALE.source}`, "i").exec(after)?.[0].trim();
  const places = values.map((match) => ({ start: match.index, end: match.index + match[0].length }));
  // A questionnaire has no side, whatever stands over the columns.
  const byColumn =
    under.length > 0 &&
    /^(?:motion|strength|grip|slr|lag)/.test(hit.name.key) &&
    !lead.side &&
    !lead.untold &&
    sideWords(after).length === 0;
  const { sides, next: left } = byColumn
    ? {
        sides: sidesUnder(
          under,
          places.map(({ start }) => offset + start),
        ),
      }
    : valueSides(after, places, lead.side, another);
  const kept: (Omit<FoundMeasure, "line" | "carried"> & ValueSide)[] = [];
  values.slice(0, 8).forEach((match, order) => {
    const at = match.index;
    const previousEnd =
      order === 0 ? 0 : (values[order - 1]?.index ?? 0) + (values[order - 1]?.[0].length ?? 0);
    const parenthesis = insideParentheses(after, at);
    const column = inColumn(columns, offset + at);
    // "R 09/14" over a column says whose its values are.
    const {
      side,
      own: named,
      untold = lead.untold && !side,
    } = column?.side ? { side: column.side, own: true, untold: undefined } : (sides[order] ?? {});
    // "8.9% (05/05/2026), was 7.2% (11/12/2025)": a day in parentheses behind a value is that value's alone.
    const ofPrevious = (date: { start: number; end: number }) =>
      order > 0 &&
      TAKEN_IN_PARENTHESES.test(after.slice(previousEnd, date.start)) &&
      after.slice(date.end, at).includes(")");
    const value = places[order] ?? { start: at, end: at + match[0].length };
    const behind = dayBehind(after, value, places, dates);
    // "61 on 06/16/2026, 38 on 08/11/2026": each value's day stands behind it.
    const eachBehind = (date: { start: number }) =>
      order > 0 && behind !== undefined && /^\W*(?:on|dated)\W*$/i.test(after.slice(previousEnd, date.start));
    const dayBefore = dates.find(
      (date) => date.end <= at && date.start >= previousEnd && at - date.end < 12 && !ofPrevious(date),
    );
    // "7/10 on 9/15, today 4/10": the second value is that of the note's own day.
    const isToday =
      order > 0 &&
      (/\b(?:today|now|this visit)\b[\s:=,]{0,4}$/i.test(after.slice(previousEnd, at)) ||
        (TODAY_BEHIND.test(after.slice(at + match[0].length)) &&
          !AIMED_AT.test(after.slice(previousEnd, at)) &&
          !OTHERWISE.test(after.slice(previousEnd, at))));
    const bare =
      values.length > 1 &&
      /(?:[a-z%°]|\/ ?\d{2,3})$/i.test(match[0]) &&
      !places.some(({ start }) => start > at && start <= at + match[0].length + 2);
    const shortBehind = parenthesis ? undefined : shortDayBehind(after, at + match[0].length, day, bare);
    const isNow =
      isToday ||
      (order > 0 &&
        dates.some(
          (date) => date.start >= previousEnd && date.end <= at && isOfToday(after, previousEnd, value, date),
        ));
    const dated = isNow || (dayBefore && eachBehind(dayBefore)) ? behind : dayBefore;
    const earlier =
      !dated &&
      !column &&
      !isNow &&
      (OF_ANOTHER_DAY.test(after.slice(previousEnd, at)) ||
        EARLIER.test(after.slice(Math.max(0, at - 26), at)) ||
        EARLIER_AFTER.test(after.slice(at + match[0].length)) ||
        LAST_KNOWN.test(line.text.slice(0, hit.start)) ||
        IN_MONTH.test(after.slice(at + match[0].length)) ||
        AT_START.test(after.slice(at + match[0].length)) ||
        (parenthesis && order > 0));
    const next = values[order + 1];
    // "from 46% to 34%", "46 -> 34": the first of the two is the older one.
    const becomes =
      (next !== undefined && TO_NEXT.test(after.slice(at + match[0].length, next.index))) ||
      BECAME.test(after.slice(at + match[0].length));
    if (
      order > 0 &&
      !named &&
      !dated &&
      !behind &&
      !shortBehind &&
      !isNow &&
      !column &&
      !earlier &&
      !parenthesis &&
      !isToday &&
      !becomesAt(after, values, order)
    )
      return;
    const drawn =
      order === 0 && !dated && !behind && !column ? drawnOn(line.text, hit.start, day) : undefined;
    const short = parenthesis ? shortDayBeside(after, previousEnd, at, at + match[0].length, day) : undefined;
    const date = dated?.iso ?? behind?.iso ?? (parenthesis ? short : shortBehind) ?? drawn ?? column?.date;
    if (!column && columns.length > 0 && values.some((one) => inColumn(columns, offset + one.index))) return;
    kept.push({
      measure: {
        key: keyOf(hit),
        name: scale ? `${nameOf(hit)} ${scale}` : nameOf(hit),
        fullName: hit.name.name || nameOf(hit),
        ...(side ? { side } : {}),
        value: `${match[0]}${percentOf(after, at + match[0].length)}`.replace(/\s+/g, " ").trim(),
        ...(arcOf(keyOf(hit), match[0]) ?? numberOf(percentOf(after, at + match[0].length) || match[0])),
        ...(hit.name.better ? { better: hit.name.better } : {}),
        ...sessionOf(line.text.slice(Math.max(0, hit.start - 28), hit.start), after.slice(previousEnd, at)),
      },
      ...(date ? { date } : {}),
      ...(side ? { side } : {}),
      ...(named ? { own: true as const } : {}),
      ...(untold ? { untold: true as const } : {}),
      earlier: earlier || becomes,
      start: offset + at,
      end: offset + at + match[0].length,
    });
  });
  return { found: kept, left };
}

/** "Pre-treatment ER 45 deg … Post-treatment ER 54 deg": what one visit changed. */
const SESSION =
  /\b(pre|post|before|after)[- ]?(?:treatment|tx|rx|session|mobili[sz]ation|manual(?: therapy)?|manipulation|intervention)\b[\s:,=]*(?:(?:R|L|Rt|Lt|right|left|shoulder|knee|hip|neck|AROM|PROM)[\s:]+){0,3}$/i;
function sessionOf(before: string, between: string): Pick<Measure, "session"> {
  const [, when] = SESSION.exec(between) ?? SESSION.exec(before) ?? [];
  return when ? { session: /^(?:pre|before)$/i.test(when) ? "before" : "after" } : {};
}

/** "Lab  08/14/2026 A1c 8.6 %", "Labs drawn 8/14/26: Cr 0.9, A1c 8.6": the day of a result stands before its name. */
const DRAWN =
  /\b(?:labs?|blood ?work|lab results?|drawn|collected|resulted|results?)(?: (?:results?|drawn|collected|reported|of|on|from|dated))*[\s:,(-]{1,6}$/i;
const drawnDay = (text: string): string | undefined => {
  const [date] = findDates(text);
  return date && DRAWN.test(text.slice(0, date.start)) && date.start <= 24 ? date.iso : undefined;
};
function drawnOn(text: string, at: number, around: string | undefined): string | undefined {
  const before = text.slice(0, at);
  const date = findDates(before).at(-1);
  if (!date || !around || date.iso > around) return undefined;
  // A sentence that ended in between speaks of something else.
  const between = before.slice(date.end);
  return DRAWN.test(before.slice(0, date.start)) && between.length <= 60 && !/[.;](?=\s+[A-Z])/.test(between)
    ? date.iso
    : undefined;
}

/** "(was 5/5 8/24)", "(07/15 45.5%)": the day beside a value that the parentheses recall. */
function shortDayBeside(
  text: string,
  from: number,
  start: number,
  end: number,
  around: string | undefined,
): string | undefined {
  if (!around) return undefined;
  const behind = /^\s*(?:(?:on|at|of) )?(\d{1,2}\/\d{1,2}(?=[,;)\s]).?)/.exec(text.slice(end, end + 14))?.[1];
  const before = /(?:^|[\s(])(\d{1,2}\/\d{1,2}):?\s*$/.exec(
    text.slice(Math.max(from, start - 12), start),
  )?.[1];
  const iso = findShortDay((behind ?? before ?? "").replace(/[,;]$/, ""), around)?.iso;
  return iso && iso < around ? iso : undefined;
}

/** "48% at start, 52% at discharge": the first was found on a day that the line does not say. */
const AT_START =
  /^ ?%? at (?:the )?(?:start(?: of (?:care|therapy|treatment))?|SOC|intake|baseline|admission|(?:initial |first )?(?:eval(?:uation)?|exam(?:ination)?|visit))\b(?! ?(?:on|of|\()? ?\d{1,2}[/-]|, ?\d{1,2}[/-](?!10\b))(?=[^.;]*\d)/i;
/** "LEFS 31 on 8/3 and 44 today". */
const TODAY_BEHIND =
  /^(?: ?%)? (?:today|now|this visit|at this visit|currently|at (?:discharge|d\/c|re-?(?:eval(?:uation)?|exam(?:ination)?|check|assessment)))\b(?!(?: on| of)? \d)(?!['’]s)(?![^.;\d]{0,14}\b(?:tomorrow|next|planned|expected|goals?|target|due)\b)/i;
/** "LEFS 31 on 8/3, expect 60 at discharge": what is hoped for was not found. */
const AIMED_AT =
  /(?<!\b(?:as|than) )\b(?:expect\w*|anticipat\w*|project\w*|predict\w*|aim(?:s|ing|ed)?|goals?|targets?|hop(?:es?|ing))\b[^\d;.,:]{0,24}$/i;
/** "Worst 8/10, best 3/10 today", "at rest 2/10, with stairs 6/10 today": one day's values of other circumstances. */
const OTHERWISE =
  /\b(?:worst|best|least|most|average|rest|activity|with|during|after|night|morning|evening)\b/i;

/** "7/10 on 9/15": a day without its year behind a value; "21.4 s 8/3, 13.9 s 9/14" where several have one behind their units. */
function shortDayBehind(
  text: string,
  end: number,
  around: string | undefined,
  bare: boolean,
): string | undefined {
  const behind = text.slice(end, end + 44);
  const told =
    /^%?\s{0,3}(?:\(?(?:at |from |on )?(?:the )?(?:initial |first )?(?:eval(?:uation)?|exam(?:ination)?|intake|baseline|SOC|start of care)(?: visit)?(?:,(?! \d{1,2}\/10\b))? (?:on |of )?|on )(\d{1,2}\/\d{1,2}(?=[,;.)\s]|$).?)/.exec(
      behind,
    )?.[1] ?? (bare ? /^\s(\d{1,2}\/\d{1,2}(?=[,;.)\s]|$).?)/.exec(behind)?.[1] : undefined);
  const iso = around && told ? findShortDay(told.replace(/[,;.)]$/, ""), around)?.iso : undefined;
  return iso && around && iso <= around ? iso : undefined;
}

const inColumn = (columns: readonly DateColumn[], at: number) =>
  columns.find((one) => Math.abs(one.start - at) <= 6 || covers(one, at));
const covers = (column: DateColumn, at: number) => at >= column.start - 2 && at < column.end + 2;

const becomesAt = (after: string, values: RegExpMatchArray[], order: number) => {
  const previous = values[order - 1];
  return (
    previous?.index !== undefined &&
    TO_NEXT.test(after.slice(previous.index + previous[0].length, values[order]?.index))
  );
};

const insideParentheses = (text: string, at: number) => text.lastIndexOf("(", at) > text.lastIndexOf(")", at);

/** "12 - 82 deg": a motion from and to, of which the arc between them grows. */
function arcOf(key: string, printed: string): { number: number } | undefined {
  const [, from, to] = /^(\d{1,2})\s?(?:-|–|to)\s?(\d{2,3})(?![\d/.])/.exec(printed.trim()) ?? [];
  const arc = Number(to) - Number(from);
  return key.startsWith("motion:") && arc > 0 ? { number: arc } : undefined;
}

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
  hit.name.asPrinted ? `${hit.name.key}:${inFull(printedName(hit).toLowerCase())}` : hit.name.key;
/** One note writes "flex", another "flexion": both are values of one motion. */
const IN_FULL: readonly [RegExp, string][] = [
  [/\bflex\b/, "flexion"],
  [/\bext\b\.?(?! rot)/, "extension"],
  [/\babd\b/, "abduction"],
  [/\brot\b/, "rotation"],
  [/\bdf\b/, "dorsiflexion"],
  [/\bpf\b/, "plantar flexion"],
  [/\bir\b/, "internal rotation"],
  [/\ber\b/, "external rotation"],
];
const inFull = (name: string) => IN_FULL.reduce((text, [short, long]) => text.replace(short, long), name);

/** A row of a table with dates over its columns: what stands under each date, in words or numbers. */
export function rowUnderDates(
  line: Line,
  index: number,
  days: readonly DateColumn[],
  /** The questionnaire that the page is about: its rows are its items and its score. */
  instrument?: MeasureName,
  above?: Line,
): FoundMeasure[] {
  const columns = columnsOfRow(line, days);
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
  const among = rest.filter(
    (cell) => cell.end >= left - 1 && cell.start <= right + 1 && !RULE_BETWEEN.test(cell.text),
  );
  const found = among.flatMap((cell) => {
    const column = columns.find((one) => cell.start <= one.end + 1 && cell.end >= one.start - 1);
    return column && cell.text.length <= 24 ? [{ cell, column }] : [];
  });
  const printed = label.text.trim();
  if (found.length < 2 || found.length < among.length) return [];
  // A label in small letters goes on from a line of words above; what it names is not known here.
  if (/^\p{Ll}/u.test(printed) && !isWhole(above, left)) return [];
  // "No lasting change. Back to the doctor.   A. Roe, PT   10/23/2026": a sentence and who signed it, below the rows.
  if (
    /\p{Ll}\.(?:\s|$)/u.test(printed) &&
    found.every(({ cell }) => /\p{L}{2}/u.test(cell.text) || findDates(cell.text).length > 0)
  )
    return [];
  if (NO_MEASURE.test(printed) && !(instrument && isScoreName(printed))) return [];
  // "Active flexion, deg": with its value behind it the name is told by the same rule as in a sentence.
  const unit = /,? \(?(?:deg(?:rees?)?|°|º)\)?$/i;
  const isScore = instrument !== undefined && isScoreName(printed);
  const value = found.find(({ cell }) => /\d/.test(cell.text))?.cell.text ?? "";
  const [hit] = hitsIn(
    unit.test(printed)
      ? `${printed.replace(unit, "")} ${value} deg`
      : WITH_UNIT.test(value)
        ? `${printed} ${value}`
        : `${label.text} `,
  );
  const named = isScore
    ? instrument
    : MEASURES.find(
        (one) => !one.asPrinted && new RegExp(one.pattern.source, one.pattern.flags).test(label.text),
      );
  const own = sideNamed(label.text);
  const better = (named ?? hit?.name)?.better ?? betterByName(printed);
  const name = isScore ? `${instrument.name}, ${printed.toLowerCase()}` : withoutSide(label.text);
  return found
    .filter(({ cell }) => /[\p{L}\d]/u.test(cell.text) && !NO_VALUE.test(cell.text.trim()))
    .map(({ cell, column }) => ({
      measure: {
        key: named?.key ?? (hit ? keyOf(hit) : `row:${name.replace(SCALE, "").trim().toLowerCase()}`),
        name,
        fullName: named?.name || name,
        ...((column.side ?? own) ? { side: column.side ?? own } : {}),
        value: isScore && /^percent/i.test(printed) && /^\d+$/.test(cell.text) ? `${cell.text}%` : cell.text,
        ...(arcOf(named?.key ?? (hit ? keyOf(hit) : ""), cell.text) ??
          (/^-?\d+(?:\.\d+)?[+-]?(?:\s|$|%|\/)/.test(cell.text) ? numberOf(cell.text) : {})),
        ...(better ? { better } : {}),
      },
      line: index,
      date: column.date,
      earlier: false,
      carried: found.some(
        (other) =>
          other.column === column &&
          (isByMachine(other.cell.text) ||
            isMarkedCarried(other.cell.text) ||
            ALONE_CARRIED.test(other.cell.text)),
      ),
      start: cell.start,
      end: cell.end,
    }));
}

/** Whether a line leaves nothing to the next one: a head or a row with its values, or a rule between rows. */
const isWhole = (line: Line | undefined, from: number): boolean =>
  line !== undefined &&
  (!/\p{L}/u.test(line.text) || line.cells.some(({ text, start }) => start >= from - 2 && /\d/.test(text)));

/** "5   << c/f 07-30": the mark in a cell of its own behind the value. */
const ALONE_CARRIED = /^\W{0,4}(?:CF|C\/F|c\/f)\b/;

/** "118 deg", "4-/5": a motion or a strength, whose name is then told as in a sentence. */
const WITH_UNIT = /^-?\d{1,3} ?(?:deg(?:rees?)?|°)$|^[0-5][+-]? ?\/ ?5[+-]?$/i;
/** "not allowed", "NT": why nothing was measured on that day. What a patient was unable to do is a finding. */
const NO_VALUE =
  /^\(?(?:not (?:allowed|permitted|given|taken|tested|done|measured|assessed|performed|recorded|applicable|yet|today)|contraindicated|deferred|held|pending|n\/?[atdm]|n\.[atdm]\.|nd|dnt)\)?$/i;
/** A line that a table draws between its columns. */
const RULE_BETWEEN = /^[|¦]+$/;

const DIAGNOSIS_CODE = /(?<![\w.-])[A-TV-Z]\d[0-9AB]\.[0-9A-Z]{1,4}(?!\w)/;
/** "Alone, lag was 20 on 10/26 and 20 on 11/09": with what, or without what, the values were reached. */
const ON_ITS_OWN =
  /^\W*(?:alone|on (?:his|her|their|its) own|by (?:him|her|it)self|unaided|at home|without|with (?:the )?(?:HEP|home (?:program|exercises?)) (?:alone|only)|(?:HEP|home (?:program|exercises?)) (?:alone|only))\b/i;
/** A row of scores without a sentence: its values stand as measures. What was diagnosed is said beside them. */
export function saysOnlyValues(text: string): boolean {
  const hits = hitsIn(text);
  // The day of a result that is not the note's own is said by its line alone.
  if (ON_ITS_OWN.test(text) || drawnDay(text) || text.search(SHORT_OF_GOAL) >= 0) return false;
  if (hits.length === 0 || /^\W*goals?\b/i.test(text) || DIAGNOSIS_CODE.test(text)) return false;
  const rest = hits
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, " ")
    .replace(
      /\b(?:right|left|both|bilateral|positive|negative|at|worst|best|rest|deg(?:rees)?|normal|evaluation|initial|current|today|is|was|now|and|to|of|score|with|activity|grade|sec(?:onds)?|feet|meters)\b/gi,
      " ",
    );
  return (rest.match(/\p{L}{3,}/gu) ?? []).length < 3;
}
