import { type FoundDate, findShortDay } from "../../page/calendar-date";
import { drawnOn } from "./drawn-days";
import { AIMED_AT } from "./found-measure";
import { dayBehind, isOfToday } from "./value-days";
import type { Place, ValueHere } from "./value-here";

/** What the words around a value tell of its day. */
type Days = {
  /** The day that is the value's by the words around it. */
  dated: FoundDate | undefined;
  behind: FoundDate | undefined;
  /** A day without its year, behind it. */
  short: string | undefined;
  /** It was found on the day of the entry. */
  isNow: boolean;
};

export function daysAround(here: ValueHere): Days {
  const { clause, dates, places, order, place, from } = here;
  const { after } = clause;
  const behind = dayBehind(after, place, places, dates);
  const dayBefore = dates.find(
    (date) =>
      date.end <= place.start &&
      date.start >= from &&
      place.start - date.end < 12 &&
      !isOfPrevious(here, date),
  );
  // "61 on 06/16/2026, 38 on 08/11/2026": each value's day stands behind it.
  const isEachBehind =
    order > 0 &&
    behind !== undefined &&
    dayBefore !== undefined &&
    /^\W*(?:on|dated)\W*$/i.test(after.slice(from, dayBefore.start));
  const isNow =
    order > 0 &&
    (isToday(here) ||
      dates.some(
        (date) => date.start >= from && date.end <= place.start && isOfToday(after, from, place, date),
      ));
  return {
    ...{ behind, isNow },
    dated: isNow || isEachBehind ? behind : dayBefore,
    short: here.inParentheses ? undefined : shortDayOf(here),
  };
}

/** "8.9% (05/05/2026), was 7.2% (11/12/2025)": a day in parentheses behind a value is that value's alone. */
const isOfPrevious = ({ clause: { after }, order, from, place }: ValueHere, date: Place) =>
  order > 0 &&
  (TAKEN_IN_PARENTHESES.test(after.slice(from, date.start)) || isWithin(after, from, date)) &&
  /[)\]]/.test(after.slice(date.end, place.start));
/** "52 lb (38 lb on 9/2/26), L 70 lb": the day stands in the parentheses of the value before it. */
const isWithin = (text: string, from: number, date: Place) =>
  /[([]/.test(text.slice(0, from)) && !/[()[\]]/.test(text.slice(from, date.start));

/** "7/10 on 9/15, today 4/10": the second value is that of the note's own day. */
const isToday = ({ clause, before, behind }: ValueHere) =>
  /\b(?:today|now|this visit)\b[\s:=,]{0,4}$/i.test(before) ||
  (POST.test(before) && BEFORE_POST.test(clause.after)) ||
  (TODAY_BEHIND.test(behind) && !AIMED_AT.test(before) && !OTHERWISE.test(before));

/** "DHI pre 58 post 30": the first was found before the treatment, on a day that the line does not say. */
const PRE = /\bpre[\s:=]{1,3}$/i;
const POST = /\bpost[\s:=]{1,3}$/i;
const BEFORE_POST = /\bpre[\s:=]{1,3}\d[^;]{0,24}\bpost[\s:=]{1,3}\d/i;

/** Behind its unit a value may have its day bare, where several values stand. */
function shortDayOf(here: ValueHere): string | undefined {
  const { clause, places, place, printed } = here;
  const bracketed = bracketedDay(here);
  if (bracketed) return bracketed;
  const isBare =
    places.length > 1 &&
    /(?:[a-z%°]|\/ ?\d{2,3})$/i.test(printed) &&
    !places.some(({ start }) => start > place.start && start <= place.end + 2);
  return shortDayBehind(clause.after, place.end, clause.day, isBare);
}

/**
 * "LEFS 31/80 (8/3)   47/80 (9/2)": a day without its year, in parentheses behind its value. "Pain 4 (8/10)" and "grip 20 lb (4/5)" are grades, "12
 * (12/28)" is the value once more with its scale.
 */
function bracketedDay({ clause: { after, day, hit }, place, printed }: ValueHere): string | undefined {
  const label = BRACKETED.exec(after.slice(place.end))?.[1];
  if (!day || !label || label.split("/")[0] === printed.trim() || isPartOf(label, printed)) return undefined;
  const hasScale = /\/|%/.test(printed) && hit.name.key !== "pain";
  const others = [...after.matchAll(ALL_BRACKETED)].map(([, one = ""]) => one);
  if (others.length > 1 && others.every((one, at) => one === `${at + 1}/${others.length}`)) return undefined;
  const isGrade =
    IS_GRADE.test(label) &&
    !hasScale &&
    !others.some((one) => one.split("/")[1] !== label.split("/")[1]) &&
    (hit.name.key === "pain" || !countUp(others));
  const iso = isGrade ? undefined : findShortDay(label, day)?.iso;
  return iso && iso <= day ? iso : undefined;
}
/** "GAD-7 33% (7/21)": the raw score that the percentage was made of. */
function isPartOf(label: string, printed: string): boolean {
  const [part = 0, whole = 1] = label.split("/").map(Number);
  return printed.includes("%") && Math.abs((100 * part) / whole - Number.parseFloat(printed)) <= 1;
}
/** A scale would be the same behind each value, and stand beside the same number. */
const countUp = (labels: readonly string[]) =>
  labels.length > 1 &&
  labels.every((one, at) => at === 0 || Number.parseInt(one, 10) > Number.parseInt(labels[at - 1] ?? "", 10));
const BRACKETED =
  /^ ?(?:%|°|deg(?:rees?)?|sec(?:onds)?|s|lbs?|kg|mm|cm|ft|m|pts?|points)?\.? {0,2}\((?:on )?(\d{1,2}\/\d{1,2})\)/i;
const ALL_BRACKETED = /\((?:on )?(\d{1,2}\/\d{1,2})\)/gi;
const IS_GRADE = /\/(?:5|10|20|30)$/;

/** The value's own day, else that of its column; undefined where it is the entry's. */
export function dayOf(here: ValueHere, { dated, behind, short }: Days): string | undefined {
  const { clause, order, place, from, column, inParentheses } = here;
  const { line, hit, after, day } = clause;
  const own = dated?.iso ?? behind?.iso;
  if (own) return own;
  const beside = inParentheses ? shortDayBeside(after, from, place.start, place.end, day) : short;
  const told = !column && !isPresent(here) ? clause.ofSentence : undefined;
  const led = told?.from !== undefined && becomesNext(here) ? told.from || undefined : told?.iso;
  return (
    beside ?? led ?? (order === 0 && !column ? drawnOn(line.text, hit.start, day) : undefined) ?? column?.date
  );
}

/** "On 08/31/2026 she had surgery, and LEFS is 47/80": said of the day of the note. */
const isPresent = ({ before, behind }: ValueHere) =>
  /\b(?:is|are|remains?|has|have|today|now|currently)\b[^\d]{0,24}$/i.test(before) ||
  TODAY_BEHIND.test(behind);

/** What another visit found, by the words beside the value. */
export function isOfEarlier({ clause, order, place, before, behind, inParentheses }: ValueHere): boolean {
  const { line, hit, after } = clause;
  return (
    OF_ANOTHER_DAY.test(before) ||
    (clause.ofSentence !== undefined && !clause.ofSentence.iso) ||
    (order === 0 && /^\s*then $/i.test(before)) ||
    (PRE.test(before) && BEFORE_POST.test(after)) ||
    EARLIER.test(after.slice(Math.max(0, place.start - 26), place.start)) ||
    EARLIER_AFTER.test(behind) ||
    FIRST_BEHIND.test(behind) ||
    LAST_KNOWN.test(line.text.slice(0, hit.start)) ||
    LINE_OF_BEFORE.test(line.text.slice(0, hit.start)) ||
    (AT_FIRST.test(line.text.slice(0, hit.start)) && SINCE_THEN.test(line.text.slice(hit.end))) ||
    IN_MONTH.test(behind) ||
    AT_START.test(behind) ||
    (inParentheses && order > 0)
  );
}

/** "from 46% to 34%", "46 -> 34": the first of the two is the older one. */
export function becomesNext({ clause: { after }, places, order, place, behind }: ValueHere): boolean {
  const next = places[order + 1];
  return (
    (next !== undefined && TO_NEXT.test(after.slice(place.end, next.start))) ||
    BECAME.test(behind) ||
    TO_GOAL.test(behind)
  );
}
/** "46 -> 34": it took the place of the value before it. */
export const tookPlaceOf = ({ order, before }: ValueHere) => order > 0 && TO_NEXT.test(before);

/** "A1c of September 8 is 8.6": the 8 of the day is no value. */
export const DAY_OF_MONTH =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.? \d{1,2}(?:st|nd|rd|th)?\b(?!,? ?\d{4})/g;
const OF_ANOTHER_DAY = new RegExp(`\\b(?:of|on|from) ${DAY_OF_MONTH.source}`);
const EARLIER =
  /\b(?:eval(?:uation)?|initial(?:ly)?|baseline|SOC|start of care|intake|prior|previous(?:ly)?|last|was|from|pre-?op)\b[^0-9]{0,14}$/i;
/** "last BP: 138/82", "Last score: LEFS 40/80": what an earlier visit found. */
const LAST_KNOWN =
  /\b(?:last|prior|previous|prev\.?|most recent|pre-?op(?:erative)?|pre-?injury|pre-?surgical)(?: (?:scores?|values?|results?|measures?|measurements?|readings?|tests?|visit|eval(?:uation)?|known)){0,2}(?: \([^()]{0,40}\))?\s*[:=]? $/i;
/** "PRIOR: flexion 128 / abduction 110": the label of a line holds for all its values. */
const LINE_OF_BEFORE =
  /^\s*(?:prior|previous|prev|last (?:visit|exam|eval(?:uation)?))\s?:(?![^\n]*\b(?:now|today|current(?:ly)?)\b)/i;
/** "46 to 34": the second of two values took the place of the first. */
const TO_NEXT = /^\s*(?:to|->|→|=>|-->)\s*$/i;
/** "DHI 58 -> 30 or less": what it was when the goal was set. */
const TO_GOAL =
  /^ ?%? ?(?:to|-{1,2}>|→|=>) ?\d{1,3}(?:\.\d+)? ?%?(?: ?\/ ?\d{1,3})? or (?:less|more|better|lower|higher|below|above|fewer|greater)\b/i;
/** "A1c 7.4 > 8.9": the sign of a bound, with room on both sides of it, between two values. */
const BECAME = /^ ?%? ?> \d/;
const TAKEN_IN_PARENTHESES =
  /^\s*\(\W*(?:(?:drawn|collected|taken|tested|measured|obtained|resulted|reported|done|checked|performed)(?: on)?|on|as of|dated)?\W*$/i;
/** "IE: LEFS 28/80. PN: LEFS 47/80": the label before the name, where a later visit's stands behind it. */
const AT_FIRST = /\b(?:IE|SOC|baseline|intake|initial(?: eval(?:uation)?)?|eval(?:uation)?) ?[:=]\s*$/i;
const SINCE_THEN =
  /\b(?:PN|RE|current(?:ly)?|now|today|progress(?: note)?|re-?eval(?:uation)?|re-?exam|d\/c|discharge) ?[:=][^.;\d]{0,40}\d/i;
/** "7.4% in May": a month without its day is that of another visit. */
const IN_MONTH =
  /^\s*%?\s?\(?(?:back |early |late )?(?:in|last) (?:early |late |mid-?)?(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/i;
/** "64 (initial)": what another visit found, behind the value. */
const EARLIER_AFTER =
  /^\s*%?\s*[([](?:(?:at|from|per|was|on|same as|as at|see) )?(?:the )?(?:initial|eval(?:uation)?|baseline|SOC|start of care|intake|prior|prev(?:ious)?\.?|last|old|earlier)(?![\w-])[^()[\]\d]*[)\]]/i;
/** "40 deg initial, 60 deg now", "44% initially, now 28%": behind the first of two values. */
const FIRST_BEHIND =
  /^ ?(?:%|°|deg(?:rees?)?|sec(?:onds)?|s|lbs?|kg|mm|cm|ft|m|pts?|points)?\.?,? (?:initial(?:ly)?|at first|to start|baseline)\b(?! (?:eval\w*|exam\w*|visit|assess\w*|on|of|\d{1,2}[/-]\d))(?=[^.;]{1,30}\d)(?=[^.;]*\b(?:now|today|current(?:ly)?|at present|present(?:ly)?|this visit)\b)/i;
/** "48% at start, 52% at discharge": the first was found on a day that the line does not say. */
const AT_START =
  /^ ?%? at (?:the )?(?:start(?: of (?:care|therapy|treatment))?|SOC|intake|baseline|admission|(?:initial |first )?(?:eval(?:uation)?|exam(?:ination)?|visit))\b(?! ?(?:on|of|\()? ?\d{1,2}[/-]|, ?\d{1,2}[/-](?!10\b))(?=[^.;]*\d)/i;
/** "LEFS 31 on 8/3 and 44 today". */
const TODAY_BEHIND =
  /^(?: ?%)? (?:today|now|this visit|at this visit|currently|at (?:discharge|d\/c|re-?(?:eval(?:uation)?|exam(?:ination)?|check|assessment)))\b(?!(?: on| of)? \d)(?!['’]s)(?![^.;\d]{0,14}\b(?:tomorrow|next|planned|expected|goals?|target|due)\b)/i;
/** "Worst 8/10, best 3/10 today", "at rest 2/10, with stairs 6/10 today": one day's values of other circumstances. */
const OTHERWISE =
  /\b(?:worst|best|least|most|average|rest|activity|with|during|after|night|morning|evening)\b/i;

/** "(was 5/5 8/24)", "(07/15 45.5%)": the day beside a value that the parentheses recall. */
function shortDayBeside(
  text: string,
  from: number,
  start: number,
  end: number,
  around: string | undefined,
): string | undefined {
  if (!around) return undefined;
  const behind = /^\s*(?:(?:on|at|of) )?(\d{1,2}\/\d{1,2}(?=[\],;)\s]).?)/.exec(
    text.slice(end, end + 14),
  )?.[1];
  const before = /(?:^|[\s([])(\d{1,2}\/\d{1,2}):?\s*$/.exec(
    text.slice(Math.max(from, start - 12), start),
  )?.[1];
  const iso = findShortDay((behind ?? before ?? "").replace(/[\],;]$/, ""), around)?.iso;
  return iso && iso < around ? iso : undefined;
}

/** "7/10 on 9/15": a day without its year behind a value; "21.4 s 8/3, 13.9 s 9/14" where several have one behind their units. */
function shortDayBehind(
  text: string,
  end: number,
  around: string | undefined,
  bare: boolean,
): string | undefined {
  const behind = text.slice(end, end + 44);
  const told =
    /^%? (?:at|on) (?:the |her |his )?(\d{1,2}\/\d{1,2}) (?:visit|eval(?:uation)?|exam|appt|appointment|session|check)\b/i.exec(
      behind,
    )?.[1] ??
    /^%?\s{0,3}(?:\(?(?:at |from |on )?(?:the )?(?:initial |first )?(?:eval(?:uation)?|exam(?:ination)?|intake|baseline|SOC|start of care)(?: visit)?(?:,(?! \d{1,2}\/10\b))? (?:on |of )?|on )(\d{1,2}\/\d{1,2}(?=[,;.)\s]|$).?)/.exec(
      behind,
    )?.[1] ??
    (bare ? /^\s(\d{1,2}\/\d{1,2}(?=[,;.)\s]|$).?)/.exec(behind)?.[1] : undefined);
  const iso = around && told ? findShortDay(told.replace(/[,;.)]$/, ""), around)?.iso : undefined;
  return iso && around && iso <= around ? iso : undefined;
}
