import { type FoundDate, findDates, findShortDay } from "../../page/calendar-date";
import type { Measure, Side } from "../chart";
import type { DateColumn } from "./date-columns";
import { becomesNext, DAY_OF_MONTH, dayOf, daysAround, isOfEarlier, tookPlaceOf } from "./day-of-value";
import {
  arcOf,
  type FoundMeasure,
  type Hit,
  keyOf,
  nameOf,
  numberOf,
  SCALE,
  SHORT_OF_GOAL,
} from "./found-measure";
import { isNoFinding } from "./no-finding";
import type { Clause, Place, ValueHere } from "./value-here";
import { sidesUnder, sideWords, type ValueSide, valueSides } from "./value-sides";

type ValueBehind = Omit<FoundMeasure, "line" | "carried"> & ValueSide;

/** So many values of one name are told; more are a row of something else. */
const MOST_VALUES = 8;

/** The values behind a name, and the side that its last words leave to the next name. */
export function valuesIn(clause: Clause): { found: ValueBehind[]; left: Side | undefined } {
  const { hit, after, columns } = clause;
  const dates = findDates(after);
  const lead = clause.line.text.slice(0, hit.start);
  const matches = valuesAmong(after, dates, hit, !hit.name.asPrinted && IN_KEY.test(lead)).filter(
    ({ 0: printed, index }) =>
      !isNoFinding(lead, after.slice(0, index), printed, after.slice(index + printed.length)),
  );
  const printed = matches.map((match) => ({ start: match.index, end: match.index + match[0].length }));
  // "40/80 (50%) on 9/1/2026": its share belongs to the value, so that the day behind both is the value's.
  const places = printed.map((place) => ({ ...place, end: place.end + shareBehind(after, place) }));
  const { sides, next: left } = sidesOf(clause, places);
  const columnAt = ({ start }: Place) => inColumn(columns, hit.end + start);
  const isRow = columns.length > 0 && places.some(columnAt);
  // "Quad 4+/5 (3+/5 IE), HS 4/5 (3/5 8/24)": parentheses explain the value before them, and are another name's where that one is.
  let isAnothers = false;
  const found = places.slice(0, MOST_VALUES).flatMap((place, order) => {
    const column = columnAt(place);
    const from = places[order - 1]?.end ?? 0;
    const here: ValueHere = {
      ...{ clause, dates, places, order, place, from, column },
      printed: matches[order]?.[0] ?? "",
      before: after.slice(from, place.start),
      behind: after.slice(place.end),
      inParentheses: insideParentheses(after, place.start),
    };
    if (here.inParentheses && isAnothers) return [];
    if (order > 0 && OF_ANOTHER_TEST.test(here.before)) return [];
    const value = valueTold(here, sideOf(here, sides[order]));
    if (!here.inParentheses) isAnothers = value === undefined && /\p{L}{2}/u.test(here.before);
    // Under days what stands beside the columns is none of them.
    return value && (column || !isRow) ? [value] : [];
  });
  return { found, left };
}

/** "A1c 9.1 on 09/01/2026, LDL 62 on 09/01/2026": a test that no measure is read of has its value and its day, too. */
const OF_ANOTHER_TEST =
  /\b(?:e?GFR|LDL|HDL|TSH|BUN|creat(?:inine)?|Cr|glucose|FBS|chol(?:esterol)?|trig(?:lycerides?|s)?|ALT|AST|Hgb|hemoglobin|Hct|WBC|platelets|potassium|sodium|UACR|ACR|microalbumin|BMI|weight|wt|pulse|HR|RR|SpO2|temp(?:erature)?|ferritin|vitamin D|PSA|INR|CRP|ESR)(?: (?:was|is|of))?\s{0,3}[:=]?\s{0,3}$/i;

/** What looks like a value of the name, but for scales, norms, days, bounds and what is due. */
function valuesAmong(
  after: string,
  dates: readonly FoundDate[],
  hit: Hit,
  isInKey: boolean,
): RegExpExecArray[] {
  const labels = dayLabels(after).length > 0 ? [DAY_LABEL] : [];
  const words = [
    REFERENCE,
    RANGE_OF_SCALE,
    RANGE_WITH_END,
    ...(isInKey ? [RANGE] : []),
    COUNT_OF,
    SHORT_OF_GOAL,
    SCALE,
    OUT_OF,
    DAY_OF_MONTH,
    ...labels,
    TEST_CODE,
  ].reduce(blanked, after);
  const undated = dates.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    words,
  );
  const counted = beforeTotal(undated, hit);
  const plain = " ".repeat(counted) + undated.slice(counted);
  const pattern = new RegExp(hit.name.value.source, hit.name.value.flags);
  return [...plain.matchAll(pattern)].filter((match) => {
    const [before, behind] = [plain.slice(0, match.index), plain.slice(match.index + match[0].length)];
    const isBound = FOR_SO_LONG.test(before) || BOUND.test(before) || BOUND_BEHIND.test(behind);
    return match[0].trim() !== "" && !isBound && !DUE_IN.test(behind);
  });
}

/** A questionnaire has no side, whatever stands over the columns. */
const HAS_SIDES = /^(?:motion|strength|grip|slr|lag)/;
function sidesOf(
  { hit, after, lead, another, under }: Clause,
  places: Place[],
): { sides: ValueSide[]; next?: Side | undefined } {
  const isBare = !lead.side && !lead.untold && sideWords(after).length === 0;
  const [first, second] = places;
  // "SLR 70/85": the right leg's angle, and the left one's.
  if (hit.name.key === "slr" && first && second && /^\s?\/\s?$/.test(after.slice(first.end, second.start)))
    return {
      sides: places.map(
        (_, at): ValueSide => (at > 1 ? { untold: true } : { side: at === 0 ? "right" : "left", own: true }),
      ),
    };
  const byColumn = under.length > 0 && HAS_SIDES.test(hit.name.key) && isBare;
  // "R 31 sec, L 22 sec (norm R 18)": a norm's side is no value's.
  if (!byColumn) return valueSides(blanked(after, REFERENCE), places, lead.side, another);
  const starts = places.map(({ start }) => hit.end + start);
  return { sides: sidesUnder(under, starts) };
}

/** "R 09/14" over a column says whose its values are. */
function sideOf({ clause: { lead }, column }: ValueHere, told: ValueSide = {}): ValueSide {
  if (column?.side) return { side: column.side, own: true };
  const untold = told.untold ?? (lead.untold && !told.side);
  const { untold: _, ...side } = told;
  return { ...side, ...(untold ? { untold: true } : {}) };
}

/** A value with its day and its side; undefined where a later one of several is told by nothing of its own. */
function valueTold(here: ValueHere, told: ValueSide): ValueBehind | undefined {
  const { clause, order, place, column, inParentheses } = here;
  const labeled = labelOf(here);
  const own = labeled === undefined ? undefined : dayOfLabel(labeled, clause.day);
  // "05/12: 46%" without the year of its page: of which day it is cannot be told.
  if (labeled && !own) return undefined;
  const days = daysAround(here);
  const isDated = Boolean(own || days.dated || days.behind || days.short || days.isNow || column);
  const earlier = !own && !days.dated && !days.isNow && !column && isOfEarlier(here);
  const isTold = told.own || isDated || earlier || inParentheses || tookPlaceOf(here);
  if (order > 0 && !isTold) return undefined;
  const date = own?.iso ?? dayOf(here, days);
  const { hit } = clause;
  return {
    measure: measureOf(here, told.side),
    ...(date ? { date } : {}),
    ...told,
    earlier: earlier || becomesNext(here) || (!isTold && isOneOfSeveral(here)),
    start: hit.end + place.start,
    end: hit.end + place.start + here.printed.length,
  };
}

/** "PCL-5   55   56   31": a row whose heads are not known, and none of its values is told to be the note's own. */
const isOneOfSeveral = ({ clause: { after, hit }, places: [first, second, third] }: ValueHere) =>
  hit.name.better !== undefined &&
  !hit.name.asPrinted &&
  first !== undefined &&
  second !== undefined &&
  third !== undefined &&
  /^\s+$/.test(after.slice(first.end, second.start)) &&
  /^\s+$/.test(after.slice(second.end, third.start));

function measureOf({ clause, place, before, printed }: ValueHere, side: Side | undefined): Measure {
  const { line, hit, after } = clause;
  const scale = SCALE_FIRST.exec(after)?.[0].trim();
  const percent = percentOf(after, { start: place.start, end: place.start + printed.length });
  const name = nameOf(hit, line.text.slice(0, hit.start));
  return {
    key: keyOf(hit),
    name: scale ? `${name} ${scale}` : name,
    fullName: hit.name.name || name,
    ...(side ? { side } : {}),
    value: `${printed}${percent}`.replace(/\s+/g, " ").trim(),
    ...(arcOf(keyOf(hit), printed) ?? numberOf(percent || printed)),
    ...(hit.name.better ? { better: hit.name.better } : {}),
    ...sessionOf(line.text.slice(Math.max(0, hit.start - 28), hit.start), before),
  };
}

const REFERENCE =
  /\((?:[^()]*\b(?:points? ?= ?100|is (?:worse|better)|normal|norm|nl|n|wnl|expected|goal|target|[SL]TG|MCID|MDC|max(?:imum)?|best|cut-?off)\b[^()]*)\)|\b(?:normal|norm|expected|goal|target|MCID|MDC)(?: (?:is|of|range))?\s*[:=]?\s*[<>≤≥]?\s*\d+(?:\.\d+)?(?:\s*[-–]\s*\d+)?\s*(?:%|deg\w*|°|\/\s*\d+|points?|s(?:ec\w*)?\b)?(?: or (?:less|more|better|higher|lower))?/gi;
/** "Berg /56": what it is out of, before any value. */
const OUT_OF = /^\s*\/\s?\d{1,3}\b/;
/** "Hemoglobin A1c (83036 QW)   7.2 %": the code of the test stands before what it found. */
const TEST_CODE = /(?<![\w.])(?:\d{5}|[A-V]\d{4})(?:-(?:[A-Z][A-Z0-9]|\d{2})| [A-Z][A-Z0-9])?(?![\w.])/g;
/** "LEFS: 6 of 24 authorized visits used", "PHQ-9 on 3 of 28 days": a count, and no value. */
const COUNT_OF =
  /\b\d{1,3} (?:out )?of (?:the )?\d{1,3} (?:\p{L}{3,14} )?(?:visits?|days?|weeks?|months?|hours?|sessions?|times|occasions|appointments?|treatments?|units?|patients?|people|nights|goals)\b/giu;
/** "PHQ-9   total 0-27", "range 0 to 80": from where to where a scale goes, and no value. */
const RANGE_OF_SCALE =
  /\b(?:total|ranges?|scale|scored?|points?|possible)\b[:\s]{0,3}\(?0 ?(?:-|–|to) ?\d{1,3}(?:\b|\))(?! ?\/)/gi;
/** "ODI (/50) 22": the scale right behind a name is part of it. */
const SCALE_FIRST = new RegExp(`^ ?${SCALE.source}`, "i");
/** "in 3", "for 20", "x 12": how long or how often, and no value. */
const FOR_SO_LONG = /(?<!\b(?:completed|performed|done|finished) )\b(?:in|within|for|x)\s*$/i;
/** "Inventory below 30": a bound that is meant or asked for, and no value that was found. */
const BOUND = /\b(?:below|above|under|over|less than|more than|greater than|at least|at most|up to)\s*$/i;

/** "ODI  05/12: 46%   06/25: 44%": the day of each value stands before its colon. */
const DAY_LABEL =
  /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?:\/\d{2}(?:\d{2})?)?(?=\s?[:=]\s{0,2}[<>~]?\d)/g;
const DAY_BEFORE = /(?<![\d/])(\d{1,2}\/\d{1,2}(?:\/\d{2}(?:\d{2})?)?)\s?[:=]\s{0,2}[<>~]?$/;
/** Days in front of colons; "7/10: 3 days a week", "04/10: 3" and "pain 7/10: 3 min, grip 4/5: 2" are grades of ten and of five. */
function dayLabels(after: string): string[] {
  const found = after.match(DAY_LABEL) ?? [];
  const isWritten = (label: string) => /^(?:0\d\/\d\d|\d\d?\/0\d|\d{1,2}\/\d{1,2}\/\d{2,4})$/.test(label);
  if (found.every((label) => GRADE.test(label))) return [];
  const days = new Set(found.map((label) => label.split("/")[1]));
  // "26% (9/28: 46%)": in parentheses, where it is no part of a scale.
  const isAside = (label: string) => after.includes(`(${label}`) && !/\/(?:5|10|20|30)$/.test(label);
  return days.size > 1 || found.every((label) => isWritten(label) || isAside(label)) ? found : [];
}
const GRADE = /^(?:0?\d|10)\/(?:10|0?5)$/;
const dayOfLabel = (label: string, day: string | undefined) =>
  findDates(label)[0] ?? (day === undefined ? undefined : findShortDay(label, day));
/** "05/12: 46%": the label right before a value. */
const labelOf = ({ clause: { after }, before }: ValueHere): string | undefined => {
  const label = DAY_BEFORE.exec(before)?.[1];
  return label && dayLabels(after).includes(label) ? label : undefined;
};

/** "QuickDASH is 15 or lower" */
const BOUND_BEHIND =
  /^\s*(?:points?|%|percent|deg\w*|°|sec\w*|s|m\/s|\/ ?\d{1,3})?\s*or (?:less|lower|below|fewer|under|better|more|higher|above|greater)\b/i;
/** "RMDQ = Roland-Morris, 0 to 24": a key says what a name is short for, and from where to where it goes. */
const IN_KEY = /\b\p{L}[\w-]{1,11} {0,3}= {0,3}$/u;
const RANGE = /(?<![\d./])\d{1,3} ?(?:-|–|to) ?\d{1,3}(?![\d./%])/g;
/** "(0-24, higher is worse)": the ends of a scale stand before which of them is the bad one. */
const RANGE_WITH_END =
  /(?<![\d./])0 ?(?:-|–|to) ?\d{1,3}\)?[,;:]? {1,3}\(?(?:(?:a )?(?:higher|lower|greater|larger|more|less|high|low)(?: scores?)? (?:is|are|=|means?)|\d{1,3} ?(?:=|is|being) ?(?:worst|best|none|no\b|normal|most|full))/gi;
const blanked = (text: string, pattern: RegExp) => text.replace(pattern, (part) => " ".repeat(part.length));

/** "22/50 = 44%", "22/50, 44%", "8/50, 16% (was 44%)", "19 of 50 (38%)": the points and what they come to, which the points prove. */
const PERCENT_BEHIND = /^ {0,3}(?:= {0,3}|, {0,2}|\( ?)(\d{1,3}(?:\.\d+)?) ?%/;
function percentOf(text: string, { start, end }: Place): string {
  const behind = PERCENT_BEHIND.exec(text.slice(end));
  if (!behind) return "";
  if (behind[0].includes("=")) return behind[0];
  const [, points, most] = POINTS_OUT_OF.exec(text.slice(start, end)) ?? [];
  const share = (100 * Number(points)) / Number(most);
  return Math.abs(share - Number(behind[1])) < 1 ? ` (${behind[1]}%)` : "";
}
/** How long the share behind a value is, its parenthesis closed. */
function shareBehind(text: string, place: Place): number {
  const [words = ""] = /^ {0,3}(?:[=,][^()]{0,10}%|\([^()]{1,8}%\))/.exec(text.slice(place.end)) ?? [];
  return words && percentOf(text, place) ? words.length : 0;
}
const POINTS_OUT_OF = /^(\d{1,3}) ?(?:\/|of|out of) ?(\d{2,3})$/i;

/** "sections 1-10 marked 3 3 2 2   TOTAL 26 / 50": before its total a questionnaire counts its questions. */
const TOTAL = /\b(?:total(?: score)?|sum)\b[^\d\n]{0,8}(?=\d{1,3} ?\/ ?\d{2,3}\b|\d{1,3}(?:\.\d+)? ?%)/i;
const beforeTotal = (text: string, { name }: Hit) =>
  name.better !== undefined && !name.asPrinted ? (TOTAL.exec(text)?.index ?? 0) : 0;

/** "A1c 3 mo", "BMP 2 weeks": when it is done again. */
const DUE_IN = /^\s?(?:mos?|months?|wks?|weeks?|yrs?|years?)\b/i;

/** "Pre-treatment ER 45 deg … Post-treatment ER 54 deg": what one visit changed. */
const SESSION =
  /\b(pre|post|before|after)[- ]?(?:treatment|tx|rx|session|mobili[sz]ation|manual(?: therapy)?|manipulation|intervention)\b[\s:,=]*(?:(?:R|L|Rt|Lt|right|left|shoulder|knee|hip|neck|AROM|PROM)[\s:]+){0,3}$/i;
function sessionOf(before: string, between: string): Pick<Measure, "session"> {
  const [, when] = SESSION.exec(between) ?? SESSION.exec(before) ?? [];
  return when ? { session: /^(?:pre|before)$/i.test(when) ? "before" : "after" } : {};
}

/** A value a space before its own head is not that of the wide one before: "Sept 16, 2026  Oct 5". */
const inColumn = (columns: readonly DateColumn[], at: number) =>
  columns.find((one) => Math.abs(one.start - at) <= 1) ??
  columns.find((one) => Math.abs(one.start - at) <= 6 || covers(one, at));
const covers = (column: DateColumn, at: number) => at >= column.start - 2 && at < column.end + 2;

/** Square brackets likewise, where the value opens them: "16% [44% 8/24]". */
const insideParentheses = (text: string, at: number) =>
  text.lastIndexOf("(", at) > text.lastIndexOf(")", at) || OPENS_BRACKET.test(text.slice(0, at));
const OPENS_BRACKET = /\[\s?(?:(?:was|prior|from|initial(?:ly)?|IE|eval|baseline) )?$/i;
