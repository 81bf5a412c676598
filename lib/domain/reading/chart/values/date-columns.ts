import { findDates, findShortDay } from "../../page/calendar-date";
import type { Cell, Line } from "../../page/page-lines";
import type { Side } from "../chart";

/** A table's column that a date stands over, and whose side it holds where its head says so: "R 09/14". */
export type DateColumn = { date: string; start: number; end: number; side?: Side };

/** The dates over a table's columns, when a line is such a head: two or more, with no value among them. */
export function dateColumns(printed: Line, around?: string): DateColumn[] {
  const ofYear = yearBehind(printed);
  const [line, year] = ofYear ?? [printed, around];
  const compared = beforeAndNow(printed, around);
  return (compared.length > 0 ? compared : columnsIn(withoutAims(line, year), year)).map((column) => {
    const head = printed.cells.find(({ start, end }) => start <= column.start && end >= column.end);
    const side = sideOf(head?.text ?? "");
    // "Baseline 08/10/2026": the values stand under the first word.
    const start = head && NAMED_DAY.test(head.text.trim()) ? head.start : column.start;
    return { ...column, start, ...(side ? { side } : {}) };
  });
}

/** What an earlier visit is called over a column. */
const VISIT_NAMES =
  "baseline|initial(?: eval(?:uation)?| exam(?:ination)?| status| visit)?|eval(?:uation)?|IE|SOC|start(?: of care)?|intake|admission|prior(?: status| visit| value)?|previous(?: visit| value)?|last(?: visit| value)?";
export const EARLIER_VISIT = new RegExp(`^(?:${VISIT_NAMES})$`, "i");
/** What is found at the visit itself. */
export const NOW_HEAD =
  /^(?:current(?: (?:status|level|value|visit))?|today|now|present(?: status)?|this visit)$/i;
const NAMED_DAY = new RegExp(
  `^(?:${VISIT_NAMES}|current(?: status)?|today|now|present|progress|re-?eval(?:uation)?|re-?exam|discharge|D/C)\\.?:? \\(?\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?\\)?$`,
  "i",
);
const AIMED_HEAD =
  /^(?:(?:short[- ]term |long[- ]term )?(?:goals?|targets?)|STG|LTG|norms?|change|(?:ref(?:erence)?\.? ?)?range|ref(?:erence)?|units?|flags?)$/i;
const LEAST_INDENT = 8;

/** "Measure   Eval 08/10/2026   Today   LTG", "Today   Previous (9/22/26)   Initial (8/24/26)": one of the days is the visit's own. */
function beforeAndNow({ cells }: Line, day?: string): DateColumn[] {
  // "          Result   Previous (06/02/2026)   Range": the rows' own names may have no head.
  const heads = (cells[0]?.start ?? 0) >= LEAST_INDENT ? cells : cells.slice(1);
  const before = heads.filter(({ text }) => NAMED_DAY.test(text.trim()) && !NOW_FIRST.test(text.trim()));
  const now = heads.filter(
    ({ text }) => NOW_HEAD.test(text.trim()) || (heads === cells && /^results?$/i.test(text.trim())),
  );
  const [own] = now;
  if (!day || !own || before.length === 0 || now.length !== 1) return [];
  if (heads.some((cell) => cell !== own && !before.includes(cell) && !AIMED_HEAD.test(cell.text.trim())))
    return [];
  const earlier = before.flatMap(({ text, start, end }) => {
    const short = /\d{1,2}\/\d{1,2}(?=\)?$)/.exec(text.trim())?.[0] ?? "";
    const date = (findDates(text)[0] ?? findShortDay(short, day))?.iso;
    return date && date < day ? [{ date, start, end }] : [];
  });
  if (earlier.length < before.length) return [];
  return [...earlier, { date: day, start: own.start, end: own.end }].sort((a, b) => a.start - b.start);
}
const NOW_FIRST = /^(?:current|today|now|present)/i;

/** "Date   9/14   9/17   10/26        (2026)": the year of all of them stands once, behind the last or before the first. */
function yearBehind(line: Line): [line: Line, around: string] | undefined {
  const [cell, ...others] = line.cells.filter(({ text }) => YEAR_ALONE.test(text.trim()));
  const days = line.cells.filter(({ text }) => /^\d{1,2}[/-]\d{1,2}$/.test(text.trim()));
  const year = YEAR_ALONE.exec(cell?.text.trim() ?? "")?.[1];
  if (!cell || !year || others.length > 0 || days.length < 2) return undefined;
  const last = /^(\d{1,2})[/-](\d{1,2})$/.exec(days.at(-1)?.text.trim() ?? "");
  const two = (part = "") => part.padStart(2, "0");
  const text = line.text.slice(0, cell.start) + " ".repeat(cell.end - cell.start) + line.text.slice(cell.end);
  const cells = line.cells.filter((one) => one !== cell);
  return [{ ...line, text: text.trimEnd(), cells }, `${year}-${two(last?.[1])}-${two(last?.[2])}`];
}
const YEAR_ALONE = /^\(?(?:year |yr )?(20\d{2})\)?:?$/i;

/** "GOAL by 12/11/26": the day by which a value is meant to be reached stands over no value that was found. */
function withoutAims(line: Line, year?: string): Line {
  const isDay = (text: string) =>
    findDates(text).length > 0 || (year !== undefined && /(?<![\d/])\d{1,2}\/\d{1,2}(?![\d/])/.test(text));
  const isAim = ({ text }: Cell) => (AIM.test(text) || COMPARED.test(text)) && isDay(text);
  if (!line.cells.some(isAim)) return line;
  const text = line.cells
    .filter(isAim)
    .reduce(
      (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
      line.text,
    )
    .trimEnd();
  return { ...line, text, cells: line.cells.filter((cell) => !isAim(cell)) };
}
const AIM = /^(?:new |short[- ]term |long[- ]term )?(?:goals?|targets?|aims?|STG|LTG|expected|projected)\b/i;
/**
 * "L hand (9/28/26)" behind the days of the treated side: what the other one had on a day is there to compare with, and is no later value of the
 * row. "L 09/28", with the day right behind its side, is one of several such columns.
 */
const COMPARED =
  /^(?:\(?(?:R|L|Rt|Lt|right|left)\)?\.? (?:\p{L}+\.? ){1,3}|(?:un(?:involved|affected|injured)|opposite|contralateral|other|sound|good|healthy)\b[^\d()]*)\(?\d/iu;

function sideOf(head: string): Side | undefined {
  const [, before, behind] = SIDE_OF_HEAD.exec(head.trim()) ?? [];
  const letter = (before ?? behind)?.charAt(0).toLowerCase();
  return letter === "r" ? "right" : letter === "l" ? "left" : undefined;
}
const SIDE_OF_HEAD =
  /^(?:\(?(R|L|Rt|Lt|right|left)\)?\.? (?=\S*\d)|[\d/-]{4,10} \(?(R|L|Rt|Lt|right|left)\)?\.?$)/i;

/** "Test  PDMS-3", "PHQ-9" before the days: the number is the form's own. */
const INSTRUMENT =
  /^\s{0,40}(?:(?:tests?|measures?|forms?|scales?|tools?|instruments?)\s{1,9})?[A-Z]{2,6}-\d{1,2}[A-Z]?(?=\s{2})/i;

function columnsIn(line: Line, around?: string): DateColumn[] {
  const dates = findDates(line.text);
  if (dates.length === 0 && around) return shortColumns(line, around);
  // "IE 06/11   PR 07/14   D/C 08/04/2026", "Sept 16   Oct 21, 2026": only one of them has its year.
  if (dates.length === 1 && dates[0])
    return line.cells.every(
      ({ text }) => !/\d/.test(text) || OF_VISIT.test(text.trim()) || dayOfMonth(text.trim()) !== undefined,
    )
      ? shortColumns(line, dates[0].iso)
      : [];
  if (dates.length < 2) return [];
  // "Valid   08/17/2026 - 09/25/2026": one period.
  if (dates.some(({ end }, at) => PERIOD.test(line.text.slice(end, dates[at + 1]?.start ?? end)))) return [];
  // A birth among them: the head of a page.
  const years = dates.map(({ iso }) => Number(iso.slice(0, 4)));
  if (Math.max(...years) - Math.min(...years) > 4) return [];
  // "10/14/26 0900   10/15/26 0830": the hour behind each day.
  const hours = dates.map(({ end }) => HOUR_BEHIND.exec(line.text.slice(end))?.[0] ?? "");
  const areTimed = hours.every((hour) => hour !== "");
  const rest = dates
    .reduceRight(
      (text, { start, end }, at) =>
        text.slice(0, start) + text.slice(end + (areTimed ? (hours[at]?.length ?? 0) : 0)),
      line.text,
    )
    .replace(WHERE_OR_AIM, "")
    .replace(NUMBERED_VISIT, "")
    .replace(INSTRUMENT, "");
  // "Collected 09/22/2026 08:10   Reported 09/23/2026 19:45": what was done with one specimen.
  if (
    /\b(?:collected|drawn|ordered|received)\b.*\b(?:reported|resulted|received|verified|finali[sz]ed|completed)\b/i.test(
      rest,
    )
  )
    return [];
  // "Name …   DOB 2/27/84   Date 8/17/2026" heads a page, and "Status  KEPT  10/13/2026 (visit 20)" lists visits.
  if (/\b(?:DOB|D\.O\.B|born|birth|name|patient|kept|attended|denied|cancell?ed|no[- ]?show)\b/i.test(rest))
    return [];
  if (
    /[\d:;]|\.(?=\s)|\b(?:to|through|thru|from|and|began|begins?|ended|ends?|effective|until|issued|signed|[Aa]dmitted|[Dd]ischarged)\b/.test(
      rest,
    ) ||
    rest.replace(/\s/g, "").length > 30
  )
    return [];
  return dates.map(({ iso, start, end }) => {
    // The values stand under the visit's number, which begins the column.
    const at = line.cells.findIndex((cell) => cell.start === start);
    const before = line.cells[at - 1];
    return { date: iso, start: before && VISIT_ALONE.test(before.text.trim()) ? before.start : start, end };
  });
}

/** An hour without its colon is one in an export's heads. */
const HOUR_BEHIND = /^ (?:[01]\d|2[0-3])[0-5]\d(?!\d)|^ \d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?/i;

/**
 * The columns as one row has them. "Cervical rotation right    38 deg    51 deg" reaches below the first day and pushes its values to
 * the right: as many values as there are days stand in the days' order.
 */
export function columnsOfRow({ cells }: Line, columns: readonly DateColumn[]): readonly DateColumn[] {
  const [label, ...values] = cells;
  const isPushed = label && label.end > (columns[0]?.start ?? label.end);
  if (!isPushed || values.length !== columns.length || /\d/.test(label.text)) return columns;
  return columns.map((column, at) => ({
    ...column,
    start: values[at]?.start ?? 0,
    end: values[at]?.end ?? 0,
  }));
}

/** "IE 06/11", "07/14": beside a whole date, "Pain 3/10" is a value and no day. */
const OF_VISIT =
  /^(?:(?:IE|SOC|PR|PN|RE|RC|D\/C|DC|F\/U|(?:initial |re-?|start |final )?eval(?:uation)?|re-?exam|exam|initial|start|baseline|intake|progress|re-?cert|discharge|final|visit|follow-?up|today|now|current|mid|end)\.? (?:\w{1,10} )?)?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/i;

const PERIOD = /^\s*(?:-|–|to|thru|through)\s*$/i;

/** "10/12/2026 (hospital)   10/30/2026 (here)   aim, end of program": where values were taken, and what is meant to be reached. */
const WHERE_OR_AIM =
  /(?<= )\([a-z][^()\d]{0,18}\)|\s{2,}(?:(?:job|work)(?: ?\/ ?|\s)?)?(?:aims?|goals?|targets?|norms?|normal|expected|change|difference|demands?|required|requires)\b[^\d:;]{0,28}$/gi;

/** "8/14/26 (v.16)   9/11/26 (v.24)", "visit 1  10/01/26   visit 8  10/26/26": which visit a day was. */
const NUMBERED_VISIT =
  /\((?:visit|vis|v|tx|session|week|wk|POD|no|#)\.? ?#?\d{1,3}\)|(?<=^| )(?:visit|session|week|wk)\.? ?#?\d{1,3}(?= |$)/gi;
const VISIT_ALONE = /^(?:visit|session|week|wk)\.? ?#?\d{1,3}$/i;

/** "eval 6/15", "d/c 7/31", "PN 09/28": a day behind what its visit is called. */
const COLUMN_DAY =
  /^(?:[\p{L}/.-]{2,12}(?: (?:\d{1,2}|[\p{L}/.-]{2,10}))?\s+)?(\d{1,2}\/\d{1,2}(?:\/\d{2}(?:\d{2})?)?)$/u;

/** "R 09/14   R 11/02   L 11/02": whose side stands before the day. */
const SIDE_BEFORE = /^(?:R|L|Rt|Lt|right|left)\.? (?=\d{1,2}\/)/i;

/**
 * "Great toe extension R   5/5   4/5": strengths of five behind their name are no days of May. "NPRS walking   7/10   8/10" likewise is a
 * scale of ten, where "Visit   7/10   8/10" names days.
 */
export const areScores = (label: string, values: readonly Pick<Cell, "text">[]): boolean =>
  (/\p{L}{3}/u.test(label) && values.every(({ text }) => /^[0-5]\/5[+-]?$/.test(text.trim()))) ||
  (SCALE_OF_TEN.test(label) && values.every(({ text }) => /^\d{1,2}\/10$/.test(text.trim())));
const SCALE_OF_TEN =
  /\b(?:pain|ache|N?P?NRS|NPRS|VAS|NPS|PSFS|RPE|borg|worst|best|average|avg|usual|at rest|resting|walking|sitting|standing|stairs|lifting|sleep(?:ing)?|activity|with (?:use|activity|motion)|fatigue|stiffness|confidence|satisfaction|dizziness|vertigo|score|rating|severity|intensity)\b/i;

/** "Aug 24", "Oct 21, 2026": a head's day by the name of its month. */
function dayOfMonth(text: string): string | undefined {
  const [, month = "", day, year] =
    /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? (\d{1,2})(?:,? (20\d{2}))?$/i.exec(
      text,
    ) ?? [];
  const at = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ").indexOf(month.toLowerCase()) + 1;
  return day && (year ? `${at}/${day}/${year}` : `${at}/${day}`);
}

/** "        7/6     8/5     9/2": heads that leave out the year, in order of their days. */
function shortColumns({ cells }: Line, around: string): DateColumn[] {
  const [label, ...rest] = cells;
  if (label && areScores(label.text, rest)) return [];
  const columns = cells.flatMap(({ text, start, end }) => {
    const [, short = dayOfMonth(text.trim())] = COLUMN_DAY.exec(text.trim().replace(SIDE_BEFORE, "")) ?? [];
    const day = short ? (findDates(short)[0] ?? findShortDay(short, around)) : undefined;
    return day && short ? [{ date: day.iso, start, end, short, named: short !== text.trim() }] : [];
  });
  // "Quad 4/5   Ham 5/5", "Pain 3/10   Worst 7/10": values out of one number behind their names.
  const scales = new Set(columns.map(({ short }) => short.split("/")[1]));
  if (
    columns.some(({ named }) => named) &&
    scales.size === 1 &&
    findDates(columns[0]?.short ?? "").length === 0
  )
    return [];
  const others = cells.filter(({ text }) => /\d/.test(text)).length - columns.length;
  const sided = cells.some(({ text }) => SIDE_BEFORE.test(text.trim()));
  const inOrder = columns.every(({ date }, at) => at === 0 || date > (columns[at - 1]?.date ?? "") || sided);
  const isHead = columns.length > 1 && others === 0 && inOrder && cells.length - columns.length <= 2;
  return isHead ? columns.map(({ date, start, end }) => ({ date, start, end })) : [];
}
