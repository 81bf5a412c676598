import { findDates, findShortDay } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { sameDay } from "../person/page-names";
import { dateColumns } from "../values/date-columns";

const STRONG =
  /\b(?:date of (?:service|evaluation|initial evaluation|exam(?:ination)?|visit|procedure|surgery|operation|study|call|injection|discharge|session|encounter|order|test|inquiry)|DOS|visit(?=\s*:)|collected|specimen taken|(?:service|visit|exam|encounter|evaluation|study|session|procedure|surgery|order|call|test|note|seen|inquiry) ?(?:date|on)|encounter|seen)\b[\s:.-]*(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}\.?,? ?)?$/i;
/** "was 8/10 at evaluation on 09/08/2026": an earlier day that this one is compared with. */
const COMPARED =
  /\b(?:at|since|from|after|before|than)\s+(?:(?:the|her|his|their|initial|first|last|prior|previous)\s+){0,3}(?:evaluation|eval|exam(?:ination)?|visit|session|encounter|test)\s+on\s*$/i;
/** "Last seen 06/11/2026", "Next visit: 10/19/2026": another visit's day, which a note names. */
const OTHER_VISIT =
  /(?<!\bdate of )\b(?:last|previous(?:ly)?|prior|next|most recent) (?:\p{L}+ )?(?:seen|visits?|exam(?:ination)?s?|evaluation|session|encounter|injection|surgery|procedure|call|test)(?: (?:date|on|was|here))*[\s:.-]*$/iu;
const PLAIN =
  /(?<!\b(?:end|ended|start|begin|effective|due|expir\w*|term\w*|stop|hire|paid))(?:^|\s)date(?: of (?:this |the )?(?:notice|letter|voucher|statement|report|remittance|certificate|decision|fax))?\s*[:.]?\s*$|(?:^|\s{2,})dated\s*:?\s*$/i;
/** "MEDICATION LIST   as of 10/01/2026, after the visit": of which day a list is. */
const AS_OF = /\bas of\s*:?\s*$/i;
const REPORT =
  /\b(?:report(?:ed)?|dictated|receipt|run|received|processed|printed|created|generated|sent|transmitted|submitted|issued|checked|verified)(?: date| on)?\s*[:.]?\s*$/i;
const NOT_THE_DAY =
  /\b(?:DOB|D\.O\.B\.?|born|birth(?: ?date)?|SOC|start of care|period|onset|injury|signed|certif\w*|from|to|through|thru|until|since|extended|expires?|effective|ended|end(?: date)?|began|due|next|prior|previous|last|evaluation|initial|baseline|return(?:ed)?|recert\w*|print(?:ed)?)\b[^0-9]{0,14}$/i;
/** "DOI 07/13/2026" beside a name: how old the injury is, and no day on which anybody wrote. */
const OF_INJURY =
  /\b(?:D\.?O\.?[IL]\.?|date of (?:the )?(?:injury|loss|accident)|(?:injury|loss|accident) date)[\s:.#-]*$/i;
const SIGNED = /\bsigned\b[^0-9]{0,25}$/i;
/** "G. Ames DPT   9/28/26" in the last line of a page: who wrote it, and when. */
const BY_CLINICIAN =
  /\p{Lu}[\p{L}.'’-]*,? (?:MD|DO|DC|DPM|PT|DPT|PTA|OT|OTR(?:\/L)?|CHT|SLP|(?:MA|MS) CCC-SLP|NP|FNP(?:-(?:C|BC))?|APRN|PA(?:-C)?|CNP|LCSW|PhD|PsyD)[\s,.:-]*$/u;
/** "DOI 05/11/26   Surg 07/22/26   visit 12   09/28/2026": what a name's line tells beside the day on which was written. */
const OF_HISTORY =
  /\b(?:surg(?:ery)?|sx|post-?op|op|repair|fx|MVA|MVC|onset|SOC|IE|eval|ref(?:erred)?|rx|script|POC)[\s:.#-]*$/i;

/** "PROGRESS REPORT        08/11/2026": what kind of paper it is, and no word for when it was printed. */
const REPORT_TITLE =
  /\b(?:progress|evaluation|exam(?:ination)?|therapy|treatment|consult(?:ation)?|interim|discharge|narrative|visit) report\s*$/i;

/** What a payer or a clearinghouse issues is dated by itself: the day of service on it is what it speaks about. */
const ISSUED =
  /\b(?:277(?:CA)?|999|271|acknowledg\w+|eligibility|payer response|clearing-?house|status response|claim (?:status|image|history)|authorization approval|approval|notice|fax|confirmation|transmission|statement|voucher|explanation of (?:benefits|payment)|coverage|certificate)\b/i;
const OF_SERVICE = /\b(?:DOS|date of (?:service|birth)|service dates?|visit date|service)\b[\s:.-]*$/i;

/** A row of such a paper begins with the day of its service: what stands below the rows is of the paper's own day. */
const OF_PAYMENT = /\b(?:explanation of (?:benefits|payment)|EOB|remittance|payment voucher)\b/i;
const AMOUNTS = /\d\.\d{2}\b.*\d\.\d{2}\b/;

type Cue = { line: number; iso: string; weight: number; entry: boolean };

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

function cuesOf(lines: Line[], from: number, to: number, possible: (iso: string) => boolean): Cue[] {
  const cues: Cue[] = [];
  const top = lines.slice(from, Math.min(to, from + 4)).map(({ text }) => text);
  const paid = top.some((text) => OF_PAYMENT.test(text));
  const issued = top.some((text) => ISSUED.test(text) && !/\bnote\b/i.test(text));
  const heads = repeatedHeads(lines, from, to);
  const births = birthColumn(lines.slice(from, to));
  const inColumn = dayColumns(lines.slice(from, to));
  const head = headLines(lines, from, to);
  const last = lines.findLastIndex(({ text }, at) => at < to && text.trim() !== "");
  for (let index = from; index < to; index++) {
    const line = lines[index];
    const text = line?.text ?? "";
    if (!line || dateColumns(line).length > 0) continue;
    const found = findDates(text);
    // A row with several dates in columns of their own is about none of them alone.
    const isTold = (before: string) =>
      head.has(index) && [BORN, OF_INJURY, OF_HISTORY].some((label) => label.test(before));
    const open = found.filter(({ iso, start }) => possible(iso) && !isTold(text.slice(0, start)));
    const row = open.length > 1 && line.cells.length >= 4;
    for (const date of found.filter(({ iso }) => possible(iso))) {
      const before = text.slice(0, date.start);
      if (isBirth(date.iso, found[0]?.iso, found[1]?.iso)) continue;
      if (issued && OF_SERVICE.test(before)) continue;
      // "On" at the end of the line above: the day of a sentence.
      if (before.trim() === "" && index > from && BROKEN_BEFORE_DAY.test(lines[index - 1]?.text ?? ""))
        continue;
      if (births && date.start < births.end + 4 && date.end > births.start - 4) continue;
      // "AUTH 118843   7/15/26 - 10/15/26": how long something holds is no day on which it was said.
      if (!STRONG.test(before) && (BEGINS_SPAN.test(text.slice(date.end)) || ENDS_SPAN.test(before)))
        continue;
      const ownCell = line.cells.some(
        (cell) =>
          cell.start <= date.start &&
          cell.end >= date.end &&
          cell.text.trim().length <= 14 + date.end - date.start,
      );
      // "Bay Clinic // Rosa Ames // 01-02-1960 // 09-08-2026 14:20": strokes part the fields of a page's head.
      const parted = index - from < 3 && /(?:\/\/|\|)\s*$/.test(before);
      const repeats = heads.has(index) && /^\s*(?:\p{L}[^\d]{0,40}|\*.*)?$/u.test(text.slice(date.end));
      const entry =
        repeats || (!(paid && AMOUNTS.test(text)) && startsEntry(lines, index, from, date.end, before));
      const cellStart = line.cells.findLast((cell) => cell.start <= date.start)?.start ?? 0;
      const cellBefore = line.cells.findLast((cell) => cell.end <= date.start)?.text.trim() ?? "";
      const ends = text.slice(date.end).trim() === "";
      const titles =
        repeats ||
        (index - from < 4 &&
          ends &&
          (PAPER_TITLE.test(text.slice(cellStart, date.start)) ||
            (ownCell && EVALUATION_TITLE.test(cellBefore))));
      // Where a later day stands in the same line; alone it may be the operation's own.
      const isHistory =
        !titles &&
        OF_HISTORY.test(before) &&
        head.has(index) &&
        open.some(
          (other) => ![REPORT, NOT_THE_DAY, SIGNED].some((label) => label.test(text.slice(0, other.start))),
        );
      const weight =
        COMPARED.test(before) || OTHER_VISIT.test(before) || OF_INJURY.test(before) || isHistory
          ? 0
          : AS_OF.test(before) && head.has(index)
            ? 3.5
            : titles
              ? 3
              : STRONG.test(before)
                ? 5
                : PLAIN.test(before) ||
                    (issued && REPORT.test(before) && !IN_PROSE.test(before.slice(cellStart)))
                  ? 4
                  : entry
                    ? 3
                    : SIGNED.test(before) || (index === last && ends && BY_CLINICIAN.test(before))
                      ? 1
                      : REPORT_TITLE.test(before) && head.has(index) && ownCell && line.cells.length > 1
                        ? 3.5
                        : NOT_THE_DAY.test(before)
                          ? 0
                          : REPORT.test(before)
                            ? 2
                            : !row &&
                                !inColumn(line, date.start) &&
                                (text.trim().length < 70 || ownCell || parted) &&
                                index - from < 8
                              ? // In a cell of its own beside the title or the name it is the day of the whole page.
                                head.has(index) && ownCell && line.cells.length > 1
                                ? 3.5
                                : 2.5
                              : 0;
      if (weight > 0) cues.push({ line: index, iso: date.iso, weight, entry });
    }
  }
  return cues;
}

/** "Msg Accident questionnaire received 08/14/2026": a sentence, and no field of the paper itself. */
const IN_PROSE = /^\W*(?:[\p{L}'’-]+ +){2,}[\p{L}'’-]+ *$/u;
const HEAD_LINES = 2;
/** The title of a page and the line that says whose it is. */
const headLines = (lines: readonly Line[], from: number, to: number): ReadonlySet<number> =>
  new Set(
    lines
      .slice(from, to)
      .flatMap(({ text }, at) => (text.trim() === "" ? [] : [from + at]))
      .slice(0, HEAD_LINES),
  );

const LEAST_ROWS = 3;
/** Whether a day stands in a table's column of days: each row has its own, and none of them is the page's. */
function dayColumns(page: readonly Line[]): (line: Line, start: number) => boolean {
  const starts = page.flatMap(({ text, cells }) =>
    cells.length > 2 ? findDates(text).map(({ start }) => start) : [],
  );
  return ({ cells }, start) =>
    cells.length > 2 && starts.filter((one) => Math.abs(one - start) <= 1).length >= LEAST_ROWS;
}

const BEGINS_SPAN = /^ ?(?:-|–|to|thru|through) ?\d{1,2}\/\d{1,2}\/\d/i;
const ENDS_SPAN = /\d{1,2}\/\d{1,2}\/\d{2,4} ?(?:-|–|to|thru|through) ?$/i;
/** "name   dob   test": under such a head stand births, of which a short year may read as another century's. */
function birthColumn(page: readonly Line[]): { start: number; end: number } | undefined {
  for (const { cells } of page) {
    const head =
      cells.length > 2 &&
      cells.find(({ text }) => /^(?:dob|d\.o\.b\.?|birth ?date|date of birth|born)$/i.test(text.trim()));
    if (head) return head;
  }
  return undefined;
}

/** "STONEBRIDGE CHIRO   Ames-Tell R   tx note   09/03/2026" and another such line below: each is the head of a note on one page. */
function repeatedHeads(lines: Line[], from: number, to: number): ReadonlySet<number> {
  const top = lines.findIndex(({ text }, index) => index >= from && index < to && text.trim() !== "");
  const name = lines[top]?.cells[0]?.text.trim() ?? "";
  if (name.length < 6) return new Set();
  const heads = lines.flatMap(({ cells }, index) =>
    index >= from && index < to && cells.length > 2 && cells[0]?.text.trim() === name ? [index] : [],
  );
  return new Set(heads.length > 1 ? heads : []);
}

/** The first of two dates, years before the other: a birth. A visit's own day before an old surgery's is none. */
const isBirth = (date: string, first: string | undefined, second: string | undefined) =>
  date === first && second !== undefined && Number(second.slice(0, 4)) - Number(first.slice(0, 4)) > 4;

/** "Evaluation, dictated June 9, 2026" at the top of a page: a paper and its day. */
const PAPER_TITLE =
  /^\s*(?:(?:initial|physical|occupational|speech|therapy|chiropractic|office|progress|discharge|re-?)[\s-]*){0,4}(?:evaluation|examination|exam|note|report|summary|visit)\b(?:,|\s-)?\s*(?:dictated|dated|of|on)?\s*$/i;

/** "SPEECH LANGUAGE EVALUATION      08/04/2026": what kind of paper it is, alone before its day. "Last Evaluation" is of another day. */
const EVALUATION_TITLE =
  /^\s*(?!(?:last|prior|previous|next|since|from|date)\b)(?:\p{Lu}[\p{L}&/-]* ){0,5}(?:EVALUATION|Evaluation|ASSESSMENT|Assessment|EXAM(?:INATION)?|Exam(?:ination)?|CONSULT(?:ATION)?|Consult(?:ation)?|RECERTIFICATION)$/u;

/** "RE-EXAM 9/18/26 visit 8", "Visit 9  9/25/26": the title of a note below another on one page. */
const TITLED =
  /^\s*(?:(?:(?:RE-?)?(?:EXAM(?:INATION)?|EVAL(?:UATION)?)|(?:DAILY|VISIT|TREATMENT|PROGRESS|OFFICE|CLINIC) (?:NOTE|REPORT|VISIT)|VISIT|ENCOUNTER|SESSION|FOLLOW-?UP)\b|(?:Visit|Session|Encounter) #?\d{1,3}\b)[\s:#–-]{1,6}$/;

/** "08/31/2026  Called the plan": a date before the text of its own line, not one that running text wrapped to it. */
function startsEntry(lines: Line[], index: number, from: number, end: number, before: string): boolean {
  if (TITLED.test(before)) return true;
  // "--   8/25/26   no show": two strokes are an empty cell of a row, and one is the mark of an item.
  if (!/^[\s•*[-]*$/.test(before) || /--/.test(before)) return false;
  const after = (lines[index]?.text.slice(end) ?? "").replace(/^\]/, "");
  if (index > from && BROKEN_BEFORE_DAY.test(lines[index - 1]?.text ?? "")) return false;
  if (/^,?\s*(?:[-–:|]|$|\d{1,2}:\d{2}|\s{2,}\S)/.test(after) || BY_CLERK.test(after)) return true;
  // "August 24, 2026. Visit ten." begins a dictated note.
  if (!/^[,.]? +["“(]?[A-Z]/.test(after)) return false;
  const previous = index > from ? (lines[index - 1]?.text ?? "") : "";
  return (
    previous.trim() === "" ||
    // "Account notes   Ames-Tell, Rosa   acct 44018" over the first entry: the head of the page.
    (index - from <= 2 && previous.trim().length < HEAD_LENGTH && WIDE.test(previous.trim())) ||
    /^\s*\d{1,2}\/\d{1,2}(?:\s{2,}|\/)/.test(previous) ||
    findDates(previous.slice(0, 16)).length > 0 ||
    /[.:]$/.test(previous.trim())
  );
}

const HEAD_LENGTH = 80;
const WIDE = /\S {3,}\S/;

/** "Goals by" at the end of a line, and the day on the next one: the sentence goes on. */
export const BROKEN_BEFORE_DAY =
  /\b(?:by|on|of|from|since|until|till|to|through|thru|before|after|between|and|or|dated|due|around|about|as of|at|than|was|is|the|for)\s*$/i;
/** "11/05/26 rp   Called the plan": the initials of who wrote the entry, often in small letters. */
const BY_CLERK =
  /^,? +\(?(?!(?:to|of|on|at|by|in|as|is|we|he|it|or|if|so|no|an|and|the|for|was|but|not|she|per)\b)[a-z]{2,3}(?:\)|:|\s{2,}\S| [-–] )/;

const PRINT_STAMP = /\b(?:printed|exported|screen ?shot|captured)(?: on)?\s*:?\s*$/i;
const printDay = (top: readonly Line[]): string | undefined =>
  top
    .flatMap(({ text }) => findDates(text).filter(({ start }) => PRINT_STAMP.test(text.slice(0, start))))
    .at(0)?.iso;

const bestOf = (cues: readonly Cue[]) =>
  cues.reduce<Cue | undefined>((top, cue) => (!top || cue.weight > top.weight ? cue : top), undefined);

/** The latest date of some lines that is no birth: its year is the one that entries leave out. */
const latestOf = (lines: readonly Line[], possible: (iso: string) => boolean): string | undefined =>
  lines
    .flatMap(({ text }) => findDates(text).filter(({ start }) => !BORN.test(text.slice(0, start))))
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

const BORN = /\b(?:DOB|D\.O\.B\.?|born|birth(?: ?date)?)\b[^0-9]{0,14}$/i;

/** Entries that leave out the year: two or more in order, and not all of them grades such as 4/5. */
function shortTurns(lines: Line[], from: number, to: number, around: string | undefined): Cue[] {
  if (!around) return [];
  const found = lines.slice(from, to).flatMap(({ text }, at) => {
    const day =
      dateColumns(lines[from + at] as Line, around).length > 0 ? undefined : findShortDay(text, around);
    return day ? [{ line: from + at, iso: day.iso, weight: 3, entry: true }] : [];
  });
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
