import { findDates, findShortDay } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { sameDay } from "../person/page-names";
import { dateColumns } from "../values/date-columns";
import { BORN, type Cue, cuesOf } from "./day-cues";
import { dayOfColumns } from "./year-of-columns";

/**
 * "2/6/47" beside a name reads as 2047, and "08/27/1974" behind one says no "born": no day of a visit lies decades from the
 * others of the paper, and none is the patient's birth.
 */
function yearsOf(lines: readonly Line[], born: string | undefined): (iso: string) => boolean {
  const isBorn = (iso: string) => born !== undefined && sameDay(iso, born);
  const years = lines
    .flatMap(({ text }) =>
      findDates(text).filter(({ iso, start }) => !isBorn(iso) && !BORN.test(text.slice(0, start))),
    )
    .map(({ iso }) => Number(iso.slice(0, 4)))
    .sort((a, b) => a - b);
  const middle = years[Math.floor(years.length / 2)];
  return (iso) => !isBorn(iso) && (middle === undefined || Math.abs(Number(iso.slice(0, 4)) - middle) < 10);
}

const PRINT_STAMP = /\b(?:printed|exported|screen ?shot|captured)(?: on)?\s*:?\s*$/i;
const printDay = (top: readonly Line[]): string | undefined =>
  top
    .flatMap(({ text }) => findDates(text).filter(({ start }) => PRINT_STAMP.test(text.slice(0, start))))
    .at(0)?.iso;

const bestOf = (cues: readonly Cue[]) =>
  cues.reduce<Cue | undefined>((top, cue) => (!top || cue.weight > top.weight ? cue : top), undefined);

/** The latest date of some lines that is no birth: its year is the one that entries leave out. */
const latestOf = (
  lines: readonly Line[],
  possible: (iso: string) => boolean,
  unless: RegExp = BORN,
): string | undefined =>
  lines
    .flatMap(({ text }) =>
      findDates(text).filter(
        ({ start }) => !BORN.test(text.slice(0, start)) && !unless.test(text.slice(0, start)),
      ),
    )
    .map(({ iso }) => iso)
    .filter(possible)
    .sort()
    .at(-1);
/** "INCOMING MAIL LOG      September 2026": the month of a log whose entries leave out the year. */
function monthOf(top: readonly Line[]): string | undefined {
  const [, month = "", year] = MONTH_AND_YEAR.exec(top.map(({ text }) => text).join("\n")) ?? [];
  const at = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return year && `${year}-${String(at).padStart(2, "0")}-28`;
}
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH_AND_YEAR =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December),? (20\d\d)\b/i;

/** Entries that leave out the year: two or more in order, and not all of them grades such as 4/5. */
function shortTurns(lines: Line[], from: number, to: number, around: string | undefined): Cue[] {
  if (!around) return [];
  const all = lines.slice(from, to).flatMap(({ text }, at) => {
    const day =
      dateColumns(lines[from + at] as Line, around).length > 0
        ? undefined
        : findShortDay(text.replace(WEEKDAY, ""), around);
    return day ? [{ line: from + at, iso: day.iso, weight: 3, entry: true }] : [];
  });
  const sure = all.filter(({ line }) => !IS_GRADE.test(lines[line]?.text ?? ""));
  const found = all.filter(
    (cue) => sure.includes(cue) || isDayBetween(cue, sure, lines[cue.line]?.text ?? ""),
  );
  if (found.every(({ iso }, at) => at === 0 || iso <= (found[at - 1]?.iso ?? "")))
    return isLog(found) ? found : [];
  const runs: Cue[][] = [];
  for (const cue of found) {
    const run = runs.at(-1);
    if (run && cue.iso >= (run.at(-1)?.iso ?? "")) run.push(cue);
    else runs.push([cue]);
  }
  return runs.filter(isLog).flat();
}

/** "Mon 10/5   done": the name of the day before it. */
const WEEKDAY = /^\s*(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\.?,? +(?=\d)/i;
/** "8/10 pain at worst", "4/5 strength": of a scale, and no day that begins an entry. */
const IS_GRADE =
  /^[\s•*[(-]*\d{1,2}\/(?:10 (?:\p{L}+ ){0,2}(?:pain|dizz\w*|severity|intensity|at (?:rest|worst|best))(?![\s:=]{1,3}\d)|5 (?:\p{L}+ ){0,3}(?:strength|MMT|grip|reflex\w*)(?![\s:=]{1,3}\d))\b/iu;

/** "8/10 less pain, flexion 98" between 8/3 and 8/17 is a day of the log for all that it reads like a grade. */
function isDayBetween({ line, iso }: Cue, sure: readonly Cue[], text: string): boolean {
  if (GRADED.test(text) || !/\d/.test(text.replace(/^\W*\d{1,2}\/\d{1,2}/, ""))) return false;
  const before = sure.findLast((one) => one.line < line);
  const after = sure.find((one) => one.line > line);
  return sure.length > 1 && (!before || before.iso < iso) && (!after || iso < after.iso);
}
const GRADED = /\b(?:at (?:its |the )?(?:rest|worst|best)|today|now|currently)\b/i;

const isLog = (run: readonly Cue[]) =>
  new Set(run.map(({ iso }) => iso)).size > 1 && run.some(({ iso }) => Number(iso.slice(8)) > 5);

/**
 * The day that each line speaks of: the page's own date, or, below a dated entry of a log or a second visit on the page,
 * that entry's.
 */
export function entryDates(lines: Line[], born?: string): (string | undefined)[] {
  const dates: (string | undefined)[] = lines.map(() => undefined);
  const possible = yearsOf(lines, born);
  const latest = latestOf(lines, possible);
  let from = 0;
  while (from < lines.length) {
    const page = lines[from]?.page;
    let to = from;
    while (to < lines.length && lines[to]?.page === page) to++;
    const cues = cuesOf(lines, from, to, possible);
    const best = bestOf(cues);
    const entries = new Set(cues.flatMap((cue) => (cue.entry ? cue.line : [])));
    const turns = cues.filter(
      (cue) =>
        cue.entry ||
        // The day that a dated entry speaks of is not its own.
        (cue.weight >= 4 && cue.weight === best?.weight && !entries.has(cue.line)),
    );
    turns.push(
      ...shortTurns(
        lines,
        from,
        to,
        best?.iso ??
          latestOf(lines.slice(from, to), possible) ??
          monthOf(lines.slice(from, Math.min(to, from + 3))) ??
          yearAlone(lines.slice(from, Math.min(to, from + 3))) ??
          latest,
      ),
    );
    turns.sort((a, b) => a.line - b.line);
    // What a print shows above the entries of a log is of the day on which it was printed, not of an entry's.
    const print = best?.entry && turns.length > 1 ? printDay(lines.slice(from, Math.min(to, from + 4))) : "";
    const top = print ? { iso: print } : best;
    for (let index = from; index < to; index++) {
      const turn = turns.findLast((cue) => cue.line <= index);
      dates[index] = turn?.iso ?? top?.iso;
    }
    from = to;
  }
  return dates;
}

/** "Date of injury 07/12/2024", "s/p repair 03/14/24": as long ago as it may be. */
const OF_BEFORE =
  /\b(?:D\.?O\.?[IL]\.?|injur\w*|accident|loss|onset|surg(?:ery)?|sx|s\/p|post-?op|repair|replacement|reconstruction|ACLR|TK[AR]|TH[AR]|fx|fracture|MVA|MVC|expires?|through|thru|until|since)\b[^.;\d]{0,24}$/i;

/**
 * For each line the day near which its days without a year lie: the line's own, else the latest that its page names, births aside, else the year
 * that stands alone in the page's head: "TRAVEL CARD   Ames-Tell, Rosa   2026", else the one in which the other papers tell the days over its columns.
 */
export function yearsAround(
  lines: readonly Line[],
  dates: readonly (string | undefined)[],
  born: string | undefined,
  /** The newest day of all papers. */
  latest: string | undefined,
  /** The days that all papers tell with their year. */
  told: ReadonlySet<string> = new Set(),
): (string | undefined)[] {
  // Without the patient's own birth the day beside a name may be it.
  if (!born) return [...dates];
  const newest = latest?.slice(0, 4);
  // What lies years behind the newest paper is what a page tells of before: an injury, an operation.
  const possible = (iso: string) =>
    !sameDay(iso, born) && (!newest || Math.abs(Number(iso.slice(0, 4)) - Number(newest)) <= 1);
  const ofPage = new Map(
    [...Map.groupBy(lines, ({ page }) => page)].map(([page, own]) => [
      page,
      latestOf(own, possible, OF_BEFORE) ??
        monthOf(own.slice(0, 3)) ??
        yearAlone(own.slice(0, 3)) ??
        dayOfColumns(own, told, latest),
    ]),
  );
  return lines.map(({ page }, index) => dates[index] ?? ofPage.get(page));
}
const yearAlone = (top: readonly Line[]): string | undefined => {
  const years = top.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => /^\(?(20[1-4]\d)\)?$/.exec(text.trim())?.[1] ?? []),
  );
  return new Set(years).size === 1 ? `${years[0]}-07-01` : undefined;
};
