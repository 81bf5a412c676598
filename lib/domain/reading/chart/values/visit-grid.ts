import { findDates, findShortDay } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { isBlank } from "../../page/page-lines";
import type { Measure } from "../chart";
import { isByMachine } from "./carried";
import type { FoundMeasure } from "./found-measure";
import { instrumentOf, isScoreName } from "./instrument";
import { betterByName, MEASURES, type MeasureName, MOTIONS, NO_MEASURE, PARTS } from "./measure-names";
import { behindHead, cellsUnderHead, isTableHead, withDayHead } from "./table-rows";

const PLAIN_NUMBER =
  /^[<>~≤≥]?-?\d{1,4}(?:\.\d{1,2})?\s?(?:%|deg|°|kg|lb|lbs|cm|mm|ft|sec|s|min|m|\/\s?\d{1,3}[+-]?)?$/i;
const WITH_UNIT = /\d\s?(?:deg|°|kg|lbs?|cm|mm|ft|sec|s|min|m)$/i;
const GRADED = /^[0-5][+-]?\s?\/\s?5[+-]?$|^[0-5][+-]$/;
const PAIR = /^(-?\d{1,3}(?:\.\d+)?[+-]?)\s?\/\s?(-?\d{1,3}(?:\.\d+)?[+-]?)$/;
const NOT_TODAY = /\b(?:cf|c\/f|carried|copied|n\/?t|not (?:taken|tested|done)|deferred)\b|^[-–—.]*$/i;

const DAY_CELL = /^(?:date|day|dos|visit date|date of (?:service|visit))$/i;

/** "NDI = Neck Disability Index in percent": what a sheet's key says its letters mean. */
function legendOf(lines: readonly Line[], page: number): Map<string, string> {
  const text = lines
    .filter((line) => line.page === page && /\S\s?=\s?\S/.test(line.text))
    .map((line) => line.text.trim())
    .join(" ");
  return new Map(
    [
      ...text.matchAll(/\b([A-Z][A-Z0-9-]{1,7})\s?=\s?([^.;=]{3,60}?)(?=[.;]|$|\s+[A-Z][A-Z0-9-]{1,7}\s?=)/g),
    ].map(([, name = "", meaning = ""]) => [name, meaning.replace(/\s+/g, " ").trim()]),
  );
}

export type Grid = {
  head: Line;
  legend: Map<string, string>;
  columns: ReadonlySet<number>;
  /** The questionnaire whose score a column named "Score" holds. */
  instrument?: MeasureName;
  /** Its names take several lines, and tell the side themselves. */
  tellsSides?: true;
};

/**
 * The head of a grid of visits at `index`: names over columns, with rows below that begin with their day. `days` are the
 * entries' days, for rows that leave out the year.
 */
export function gridAt(
  lines: readonly Line[],
  index: number,
  days: readonly (string | undefined)[],
  /** A head of several lines that ends at `index`. */
  stacked?: Line,
): Grid | undefined {
  const printed = stacked ?? (lines[index] && withoutStrokes(lines[index]));
  if (!printed || (!stacked && !isTableHead(printed))) return undefined;
  const below = lines[index + 1];
  const first = below && RULE.test(below.text) ? lines[index + 2] : below;
  const head = withCaption(withDayHead(printed, first && withoutStrokes(first)), lines, index);
  // "Collected   Test   Result   Ref": each row names what it measures, and its column does not.
  const isNamed = (name: RegExp) => head.cells.some(({ text }) => name.test(text.trim()));
  if (isNamed(TEST_HEAD) && isNamed(RESULT_HEAD) && !head.cells.some(({ text }) => known(text.trim())))
    return undefined;
  const counts = new Map<number, number>();
  let rows = 0;
  for (let at = index + 1; at < lines.length && lines[at]?.page === head.page && rows < 60; at++) {
    const line = lines[at];
    if (!line || isBlank(line)) {
      if (rows > 0) break;
      continue;
    }
    if (RULE.test(line.text)) continue;
    if (!dayOf(line, days[at])) {
      if (rows === 0) return undefined;
      continue;
    }
    rows++;
    for (const { column, cell } of cellsUnderHead(withoutStrokes(line), head) ?? [])
      if (isValue(cell.text)) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  const names = head.cells.map(({ text }) => text.trim());
  const columns = new Set(
    [...counts].filter(([at, count]) => isMeasured(names[at] ?? "", count)).map(([at]) => at),
  );
  if (rows === 0 || columns.size === 0) return undefined;
  const instrument = instrumentOf(lines, head.page);
  return {
    ...{ head, legend: legendOf(lines, head.page), columns },
    ...(instrument ? { instrument } : {}),
    ...(stacked ? { tellsSides: true as const } : {}),
  };
}

/** "------+------+------" between the head of a grid and its rows. */
const RULE = /^\s*[-=_+|─]{4,}(?:[-=_+|─ ]*)$/;
/** "09/28/2026 |  52 %  |  8/10": strokes part the columns, and are no cells of their own. */
function withoutStrokes(line: Line): Line {
  if (!line.text.includes("|")) return line;
  const cells = line.cells.flatMap((cell) => {
    const from = /^[|\s]*/.exec(cell.text)?.[0].length ?? 0;
    const text = cell.text.replace(/^[|\s]+|[|\s]+$/g, "");
    return text === "" || text.includes("|")
      ? text === ""
        ? []
        : [cell]
      : [{ ...cell, text, start: cell.start + from, end: cell.start + from + text.length }];
  });
  return { ...line, text: line.text.replaceAll("|", " "), cells };
}

/** "Jamar pos. 2, mean of 3, kg" over "date | LEFT (inj.) | RIGHT": what is measured stands over the grid, and its columns tell the side alone. */
function withCaption(head: Line, lines: readonly Line[], index: number): Line {
  const [day, ...sides] = head.cells;
  if (!day || !DAY_CELL.test(day.text.trim()) || sides.length !== 2) return head;
  if (!sides.every(({ text }) => SIDE_ALONE.test(text.trim()))) return head;
  const above = lines
    .slice(0, index)
    .findLast((line) => !isBlank(line) && !RULE.test(line.text) && line.page === head.page);
  const caption = above?.cells.length === 1 ? above.text.trim() : "";
  const [name = ""] = caption.split(/[,(:]|\s[-–]\s/);
  if (!/\p{L}{3}/u.test(name) || name.length > LONGEST_CAPTION || !(known(name) ?? OF_GRIP.test(name)))
    return head;
  const named = OF_GRIP.test(name) ? "Grip" : name.trim();
  const sideOf = (text: string) => (/^\W*[Rr]/.test(text) ? "right" : "left");
  return {
    ...head,
    cells: [day, ...sides.map((cell) => ({ ...cell, text: `${named} ${sideOf(cell.text)}` }))],
  };
}
const SIDE_ALONE = /^\(?(?:R|L|Rt|Lt|right|left)\)?\.?(?: (?:side|hand|arm|leg))?(?: ?\([^()\d]{1,20}\))?$/i;
const LONGEST_CAPTION = 40;
/** A hand's dynamometer measures its grip. */
const OF_GRIP = /\b(?:jamar|dynamomet(?:er|ry))\b/i;

const TEST_HEAD = /^(?:tests?(?: name)?|component|analyte|lab(?: test)?|procedure|observation)$/i;
const RESULT_HEAD = /^(?:results?|value|your value|observed)$/i;

const known = (name: string) =>
  MEASURES.find((one) => !one.asPrinted && new RegExp(one.pattern.source, one.pattern.flags).test(name));
const isMeasured = (name: string, rows: number) =>
  known(name) !== undefined || (rows >= 2 && /\p{L}/u.test(name) && !NO_MEASURE.test(name));
const isValue = (text: string) => PLAIN_NUMBER.test(text) || GRADED.test(text) || PAIR.test(text);

/** The day that the row begins with, in its first or second column. */
function dayOf({ cells }: Line, entry: string | undefined): string | undefined {
  for (const { text } of cells.slice(0, 2)) {
    const [date] = findDates(text);
    if (date && text.trim().length - (date.end - date.start) <= 2) return date.iso;
    const short = entry && /^\s*\d{1,2}\/\d{1,2}\s*$/.test(text) ? findShortDay(text, entry) : undefined;
    if (short && short.iso === entry) return short.iso;
  }
  return undefined;
}

/** What one row of a grid measured, and what else it says, each value behind its column's name. */
export function gridRow(
  line: Line,
  index: number,
  { head, legend, columns, instrument }: Grid,
  entry: string | undefined,
): { measures: FoundMeasure[]; rest: string } | undefined {
  const date = dayOf(line, entry);
  const placed = date ? cellsUnderHead(withoutStrokes(line), head) : undefined;
  if (!date || !placed) return undefined;
  const measures: FoundMeasure[] = [];
  const rest: { said: string; measured: boolean }[] = [];
  let first = true;
  for (const { column, cell } of placed) {
    const name = head.cells[column]?.text.trim() ?? "";
    const value = cell.text.trim();
    // "Date   AM   PM     Date   AM   PM": the second list of a row has days of its own, and is told with its heads.
    if (DAY_CELL.test(name) && !first) return undefined;
    if (DAY_CELL.test(name)) first = false;
    if (findDates(value).length > 0 || NOT_TODAY.test(value) || DAY_CELL.test(name)) continue;
    if (!columns.has(column) || !isValue(value)) {
      if (/\p{L}{2}/u.test(name) && !NO_MEASURE.test(name) && !OF_RECORD.test(name))
        rest.push({ said: behindHead(name, value), measured: false });
      continue;
    }
    if (WITH_UNIT.test(value)) rest.push({ said: behindHead(name, value), measured: true });
    for (const measure of measuresOf(name, value, legend.get(name), instrument))
      measures.push({
        measure,
        line: index,
        date,
        earlier: false,
        carried: isByMachine(line.text),
        start: cell.start,
        end: cell.end,
      });
  }
  // "Device …; Mode …; Pull 45 lb": with how it was set, a treatment's row is one statement. A score says as much alone, and a
  // count or an amount nothing of what was done.
  const isWhole =
    rest.some(({ measured }) => !measured) &&
    measures.every(({ measure: { key } }) => key.startsWith("row:"));
  const told = isWhole ? rest : rest.filter(({ measured }) => !measured);
  return { measures, rest: told.map(({ said }) => said).join("; ") };
}

/** "goal   1/10   60   80" among the rows of days: what is usual or meant is no row of the visit above it. */
export const isAimOfGrid = ({ cells }: Line): boolean =>
  /^(?:norms?|normal(?: values?)?|goals?|targets?|expected|[SL]TGs?)$/i.test(cells[0]?.text.trim() ?? "") &&
  cells.filter(({ text }) => isValue(text.trim())).length > 1;

/** How a value came into the record says nothing of the patient. */
const OF_RECORD =
  /^(?:entered(?: by)?|(?:given|administered|scored|rated|completed) by|source|flag|quality|q|tech|status|mdc(?: met)?|comments?)$/i;

function measuresOf(head: string, value: string, meaning = "", instrument?: MeasureName): Measure[] {
  const ofScore = instrument && isScoreName(head) ? instrument : undefined;
  const named = ofScore ?? known(head);
  const said = `${head} ${meaning}`;
  const order = /\bL\s?\/\s?R\b/.test(said)
    ? ["left", "right"]
    : /\bR\s?\/\s?L\b/.test(said)
      ? ["right", "left"]
      : [];
  const printed = head.replace(/\(?\b[RL]\s?\/\s?[RL]\b\)?/g, "").trim() || head;
  const told = meaning.replace(/,?\s*\b[RL]\s?\/\s?[RL]\b/g, "").trim();
  const side = /^(?:R|right)\b|\(R\)|\b(?:R|right)$/i.test(printed)
    ? "right"
    : /^(?:L|left)\b|\(L\)|\b(?:L|left)$/i.test(printed)
      ? "left"
      : undefined;
  // "SLR left" beside "SLR right": the side is told behind the name.
  const own = printed.replace(/(?<=\S) (?:left|right)$/i, "");
  const name = ofScore ? ofScore.name : told && !named ? `${own} (${told})` : own;
  // The angle at which the leg begins to hurt gets better as it grows; "pos" and "neg" have no such way.
  const isAngle = named?.key === "slr" && /^\d{2,3}(?: ?(?:deg|°))?$/i.test(value);
  const better = named?.better ?? (isAngle ? "higher" : betterByName(said));
  const whole: Omit<Measure, "value"> = {
    key: named?.key ?? (meaning ? undefined : keyInProse(own, value)) ?? `row:${own.toLowerCase()}`,
    name,
    fullName: named?.name || `${own} ${told}`.trim(),
    ...(better ? { better } : {}),
  };
  const pair = PAIR.exec(value);
  const one = (text: string): Pick<Measure, "value" | "number"> => {
    const number = Number.parseFloat(text.replace(/^[<>~≤≥]/, ""));
    const half = /^\d\+|\+$/.test(text) ? 0.3 : /^[0-5]-|\d-$/.test(text) ? -0.3 : 0;
    return { value: text, ...(Number.isFinite(number) ? { number: number + half } : {}) };
  };
  const [first, second] = order;
  if (pair && first && second)
    return [
      { ...whole, ...one(pair[1] ?? ""), side: first as "right" },
      { ...whole, ...one(pair[2] ?? ""), side: second as "right" },
    ];
  return [{ ...whole, ...one(value), ...(side ? { side } : {}) }];
}

/** "R ROTATION" over 62 and "PAIN" over 4/10 are what a note calls "right rotation 62" and "pain 4/10": one series. */
function keyInProse(head: string, value: string): string | undefined {
  const plain = head
    .replace(/\((?:R|L|deg\w*|°|0 ?[-–] ?10|\/10)\)|\b(?:R|L|right|left)\b|,? ?\bdeg(?:rees?)?$/gi, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  if (/^pain(?: (?:level|score|rating))?$/.test(plain) && /^\d{1,2}(?:\.5)?(?: ?\/ ?10)?$/.test(value))
    return "pain";
  return IS_MOTION.test(plain) && PLAIN_NUMBER.test(value) ? `motion:${plain}` : undefined;
}
const IS_MOTION = new RegExp(`^(?:(?:${PARTS}) )?(?:${MOTIONS})$`, "i");
