import { type FoundDate, findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { dateColumns } from "../values/date-columns";
import { hitsIn } from "../values/found-measure";

/** A day that a page names: how surely it is the page's own, and whether an entry begins with it. */
export type Cue = { line: number; iso: string; weight: number; entry: boolean };

/** A page, lines `from` to `to` of its paper, with what it tells of all its days. */
type PageOfDays = {
  lines: Line[];
  from: number;
  /** The last line that says anything. */
  last: number;
  possible: (iso: string) => boolean;
  /** It tells of payments, whose rows begin with a day of service. */
  paid: boolean;
  /** A payer or a clearinghouse issued it. */
  issued: boolean;
  head: ReadonlySet<number>;
  repeatedHeads: ReadonlySet<number>;
  /** Of each head that another one repeats word by word, where its own day stands. */
  alikeHeads: ReadonlyMap<number, number>;
  births: { start: number; end: number } | undefined;
  inColumn: (line: Line, start: number) => boolean;
};

type DayHere = {
  page: PageOfDays;
  index: number;
  line: Line;
  date: FoundDate;
  /** All days of the line, and those of them that no label calls a birth, an injury or an operation. */
  all: readonly FoundDate[];
  open: readonly FoundDate[];
  before: string;
  behind: string;
};

export function cuesOf(lines: Line[], from: number, to: number, possible: (iso: string) => boolean): Cue[] {
  const own = lines.slice(from, to);
  const top = own.slice(0, 4).map(({ text }) => text);
  const page: PageOfDays = {
    ...{ lines, from, possible },
    last: lines.findLastIndex(({ text }, at) => at < to && text.trim() !== ""),
    paid: top.some((text) => OF_PAYMENT.test(text)),
    issued: top.some((text) => ISSUED.test(text) && !/\bnote\b/i.test(text)),
    head: headLines(lines, from, to),
    repeatedHeads: repeatedHeads(lines, from, to),
    alikeHeads: alikeHeads(lines, from, to),
    births: birthColumn(own),
    inColumn: dayColumns(own),
  };
  return upToSignature(own.flatMap((line, at) => cuesOnLine(page, line, from + at)));
}

/** Who signs a page has seen what it tells: a day of no label that lies behind the signature, "Surgery scheduled 10/20/2026", is ahead of the page. */
function upToSignature(cues: Cue[]): Cue[] {
  const signed = cues.flatMap(({ weight, iso }) => (weight === OF_SIGNATURE ? [iso] : []));
  const last = signed.toSorted().at(-1);
  return cues.filter(
    ({ weight, iso, entry }) => entry || weight !== OF_NO_LABEL || last === undefined || iso <= last,
  );
}
const OF_SIGNATURE = 1;
const OF_NO_LABEL = 2.5;

function cuesOnLine(page: PageOfDays, line: Line, index: number): Cue[] {
  if (dateColumns(line).length > 0 && !page.alikeHeads.has(index)) return [];
  const { text } = line;
  const all = findDates(text);
  const possible = all.filter(({ iso }) => page.possible(iso));
  const isTold = (before: string) =>
    page.head.has(index) && [BORN, OF_INJURY, OF_HISTORY].some((label) => label.test(before));
  const open = possible.filter(({ start }) => !isTold(text.slice(0, start)));
  return possible.flatMap((date) => {
    const before = text.slice(0, date.start);
    const here: DayHere = { page, index, line, date, all, open, before, behind: text.slice(date.end) };
    if (isOfSomethingElse(here)) return [];
    const entry = beginsEntry(here);
    const weight = weightOf(here, entry);
    return weight > 0 ? [{ line: index, iso: date.iso, weight, entry }] : [];
  });
}

/** A birth, a day of service on a payer's paper, the rest of a sentence above, or how long something holds. */
function isOfSomethingElse({ page, index, date, all, before, behind }: DayHere): boolean {
  const { lines, from, issued, births } = page;
  if (isBirth(date.iso, all[0]?.iso, all[1]?.iso) || (issued && OF_SERVICE.test(before))) return true;
  // "On" at the end of the line above: the day of a sentence.
  if (before.trim() === "" && index > from && BROKEN_BEFORE_DAY.test(lines[index - 1]?.text ?? ""))
    return true;
  if (births && date.start < births.end + 4 && date.end > births.start - 4) return true;
  // "AUTH 118843   7/15/26 - 10/15/26": how long something holds is no day on which it was said.
  return !STRONG.test(before) && (BEGINS_SPAN.test(behind) || ENDS_SPAN.test(before));
}

/** The head of another note on the page. */
const isRepeatedHead = ({ page, index, date, before, behind }: DayHere) =>
  !OF_PRINTER.test(before) &&
  (page.alikeHeads.get(index) === date.start ||
    (page.repeatedHeads.has(index) && /^\s*(?:\p{L}[^\d]{0,40}|\*.*)?$/u.test(behind)));

function beginsEntry(here: DayHere): boolean {
  const { page, index, line, date, before } = here;
  if (isRepeatedHead(here)) return true;
  const isPayment = page.paid && AMOUNTS.test(line.text);
  return !isPayment && startsEntry(page.lines, index, page.from, date.end, before);
}

/** How surely a day is that of the page or of its entry: nothing where the words before it say that it is another one. */
function weightOf(here: DayHere, entry: boolean): number {
  const { page, index, line, date, before, open } = here;
  const inHead = page.head.has(index);
  const titles = isOfTitle(here);
  const isOfFirst = FIRST_VISIT.test(before) && !isOfFirstVisit(page);
  const isOfAnother =
    isOfFirst ||
    COMPARED.test(before) ||
    VALUE_OF_VISIT.test(before) ||
    OTHER_VISIT.test(before) ||
    SEEN_BY_OTHER.test(before) ||
    OF_INJURY.test(before);
  if (isOfAnother || isAhead(here, entry) || (!titles && isOfHistory(here))) return 0;
  if (AS_OF.test(before) && inHead) return 3.5;
  if (titles) return 3;
  if (STRONG.test(before)) return 5;
  if (page.issued && inHead && OF_REPORT.test(before)) return 4.5;
  if (PLAIN.test(before) || isDayOfIssue(here)) return 4;
  if (entry) return 3;
  if (SIGNED.test(before) || isBySigner(here)) return OF_SIGNATURE;
  const isBesideTitle = inHead && isAlone(here) && line.cells.length > 1;
  if (REPORT_TITLE.test(before) && isBesideTitle) return 3.5;
  if (NOT_THE_DAY.test(before) || isOfValue(here)) return 0;
  if (REPORT.test(before)) return 2;
  // A row with several dates in columns of their own is about none of them alone.
  const isRow = open.length > 1 && line.cells.length >= 4;
  if (isRow || page.inColumn(line, date.start) || !standsAlone(here)) return 0;
  // In a cell of its own beside the title or the name it is the day of the whole page.
  return isBesideTitle ? 3.5 : OF_NO_LABEL;
}

const isAlone = ({ line, date }: DayHere) =>
  line.cells.some(
    (cell) =>
      cell.start <= date.start &&
      cell.end >= date.end &&
      cell.text.trim().length <= 14 + date.end - date.start,
  );

function standsAlone(here: DayHere): boolean {
  const { page, index, line, before } = here;
  const row = index - page.from;
  // "Bay Clinic // Rosa Ames // 01-02-1960 // 09-08-2026 14:20": strokes part the fields of a page's head.
  const isParted = row < 3 && /(?:\/\/|\|)\s*$/.test(before);
  return row < 8 && (line.text.trim().length < 70 || isAlone(here) || isParted);
}

/** Where the cell begins that the day stands in. */
const cellStart = ({ line, date }: DayHere) =>
  line.cells.findLast((cell) => cell.start <= date.start)?.start ?? 0;

function isOfTitle(here: DayHere): boolean {
  const { page, index, line, date, before, behind } = here;
  if (isRepeatedHead(here)) return true;
  const isTimed = page.head.has(index) && TIME_BEHIND.test(behind) && !OF_SCHEDULE.test(topOf(page));
  if (index - page.from >= TOP || (behind.trim() !== "" && !isTimed)) return false;
  const cellBefore = line.cells.findLast((cell) => cell.end <= date.start)?.text.trim() ?? "";
  return (
    PAPER_TITLE.test(before.slice(cellStart(here))) || (isAlone(here) && EVALUATION_TITLE.test(cellBefore))
  );
}

/** "Office visit 10/20/2026 09:10     Rosa Ames": the hour of a visit in its head, whose cell ends with it. */
const TIME_BEHIND = /^,? (?:at )?\d{1,2}:\d{2}(?: ?[AaPp]\.?[Mm]\.?)?(?: {2,}\S.*)?\s*$/;
const topOf = ({ lines, from }: PageOfDays) =>
  lines
    .slice(from, from + TOP)
    .map(({ text }) => text)
    .join("\n");

/** "PHQ-9 on 02/11/2025 was 3.", "A1c was 9.1 on 02/11/2025": the day of one value, and neither the visit's nor that of what stands around it. */
function isOfValue({ before, behind }: DayHere): boolean {
  if (VALUE_BEFORE_DAY.test(before)) return true;
  if (hitsIn(before).some(({ end }) => VALUE_BEHIND_NAME.test(before.slice(end)))) return true;
  const said = VALUE_BEHIND_DAY.exec(behind)?.[0];
  return !!said && !OF_VISIT_ITSELF.test(said) && (ON_DAY.test(before) || DAY_BEFORE_NAME.test(before));
}
/** "A1c 9.1 on 09/01/2026": the name of a measure, its value and the value's day. */
const VALUE_BEHIND_NAME =
  /^(?:[:=]| of| was| is)?\s{0,3}\d{1,3}(?:\.\d{1,2})?(?: ?(?:%|\/ ?\d{2,3}|mg\/dL|mmHg|percent|deg|lbs?|sec|s))?,? ?\(?(?:on|from|dated|drawn|drawn on)?[ :]?$/i;
const ON_DAY = /\p{L}[^.;:]{0,40} (?:on|of|from|in|\()\s?$/iu;
const DAY_BEFORE_NAME = /^\s*(?:back )?(?:on|in) $/i;
const VALUE_BEHIND_DAY =
  /^[^.;:]{0,30}\b(?:was|were|had been|read|showed|came (?:back )?(?:at|as|to)|scored)(?: (?:only|still|at|a|about)){0,2} \d{1,4}(?!\d| ?(?:min|units?\b|hours?\b|visits?\b|sessions?\b|weeks?\b|pages?\b))/i;
const OF_VISIT_ITSELF = /\b(?:seen|visit|exam|today|here)\b/i;
const VALUE_BEFORE_DAY =
  /\b(?:was|were|had been|read|scored)(?: (?:only|still|at|a|about)){0,2} \d{1,4}(?:\.\d+)?(?: ?%|\/\d{1,3}| (?!(?:min|units?|hours?|visits?|sessions?|weeks?|pages?)\b)\p{L}{1,8}\.?)? (?:on|in|at|of) $/iu;

/** Where a later day stands in the same line; alone it may be the operation's own. */
const isOfHistory = ({ page, index, line, before, open }: DayHere) =>
  OF_HISTORY.test(before) &&
  page.head.has(index) &&
  open.some(
    ({ start }) => ![REPORT, NOT_THE_DAY, SIGNED].some((label) => label.test(line.text.slice(0, start))),
  );

const isDayOfIssue = (here: DayHere) =>
  here.page.issued && REPORT.test(here.before) && !IN_PROSE.test(here.before.slice(cellStart(here)));

const isBySigner = ({ page, index, before, behind }: DayHere) =>
  index === page.last && behind.trim() === "" && BY_CLINICIAN.test(before);

const STRONG =
  /\b(?:date of (?:service|evaluation|initial evaluation|exam(?:ination)?|visit|procedure|surgery|operation|study|call|injection|discharge|session|encounter|order|test|inquiry)|date (?:ordered ?(?:\/|and|&) ?(?:performed|drawn|done|resulted)|(?:performed|drawn|done)(?: ?(?:\/|and|&) ?(?:ordered|performed|drawn|done|resulted))?)|DOS|visit(?=\s*:)|collected|specimen taken|(?:service|visit|exam|encounter|evaluation|study|session|procedure|surgery|order|call|test|note|seen|inquiry) ?(?:date|on)|encounter|seen)\b[\s:.-]*(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}\.?,? ?)?$/i;
/** "was 8/10 at evaluation on 09/08/2026", "since surgery on 08/31/2026": an earlier day that this one is compared with. */
const COMPARED =
  /\b(?:at|since|from|after|before|than|s\/p|status post|follow[- ]?up (?:of|for))\s+(?:(?:the|her|his|their|initial|first|last|prior|previous)\s+){0,3}(?:evaluation|eval|exam(?:ination)?|visit|session|encounter|test|surgery|procedure|study|call|order|note)\s+on\s*$/i;
/** "Scores of the visit on 09/01/2026 were 52%": of another visit, whose values this one tells. */
const VALUE_OF_VISIT =
  /\b(?:scores?|values?|results?|readings?|numbers?|measurements?) (?:of|from|at) (?:(?:the|her|his|their|a|an) )?(?:(?:initial|first|last|prior|previous|earlier) )?(?:visit|exam(?:ination)?|evaluation|session|encounter|test|note) (?:on|of|dated) $/i;
/** "First seen 08/11/2026": the first visit's day, which every later note names. */
const FIRST_VISIT =
  /(?<!\bdate of )\b(?:first|initially) (?:seen|evaluated|treated)(?: (?:on|here|in clinic))*[\s:.-]*$/i;
const IS_FIRST =
  /\b(?:initial|new patient) (?:[\p{L}/]+ ){0,2}(?:eval(?:uation)?|exam(?:ination)?|assessment|consult\w*|visit|note)\b|\bnew patient\b/iu;
const IS_LATER = /\b(?:progress|daily|re-?eval\w*|re-?exam\w*|discharge|follow[- ]?up|recert\w*|visit \d)\b/i;
const TITLE_LINES = 6;
/** "New patient evaluation" over "First seen: 09/08/2026": the note of the first visit itself. */
function isOfFirstVisit({ lines, from }: PageOfDays): boolean {
  const { page } = lines[from] ?? {};
  const top = lines.slice(from, from + TITLE_LINES).filter((line) => line.page === page);
  return top.some(({ text }) => IS_FIRST.test(text)) && !top.some(({ text }) => IS_LATER.test(text));
}
/** "Last seen 06/11/2026", "Next visit: 10/19/2026": another visit's day, which a note names. */
const OTHER_VISIT =
  /(?<!\bdate of )\b(?:last|previous(?:ly)?|prior|next|most recent) (?:\p{L}+ )?(?:seen|visits?|exam(?:ination)?s?|evaluation|session|encounter|injection|surgery|procedure|call|test)(?: (?:date|on|was|here))*[\s:.-]*$/iu;
/**
 * "Treating DM: Ida Roe DO, seen 07/22/2026": the day of somebody else's visit, which a note of another day tells. Who wrote the note stands behind
 * "Provider", or in another column than the day: "Ida Roe MD    Seen: 09/08/2026".
 */
const SEEN_BY_OTHER =
  /(?<!\b(?:[Pp]rovider|[Cc]linician|[Aa]uthor|[Tt]herapist|[Rr]endering|[Ee]xaminer)\b[^.;\d]{0,40})(?:\bDr\.? \p{Lu}|\b(?:M\.?D\.?|D\.?O\.?|DPM|NP|FNP|APRN|PA-C|PCP|GP|physician|doctor|cardiologist|neurologist|endocrinologist|specialist|surgeon)(?![\p{L}.]))(?:(?! {2})[^.;\d]){0,24}\bseen(?: on)?[\s:.-]*$/u;
const BEFORE_AHEAD =
  "(?: \\(?(?:date|for|on|by|in|about|around)){0,2}(?: (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}\\.?,?)?[\\s:.-]*$";
/** "Next appt 12/07/2026", "Goal date: 12/07/2026", "RTW est. 12/07/2026": what lies ahead of the note. */
const AHEAD = new RegExp(
  `\\b(?:${[
    "return to (?:clinic|office|work|duty)|RT[COW]|(?:f/u|follow-?up|fu|next) (?:appt\\.?|appointment|scheduled|planned|due)",
    "(?:appt\\.?|appointment)s? (?:scheduled|made|set|booked)|(?:goal|target)s?(?: (?:met|due))?|status: {0,3}(?:goal )?(?:partially |not )?(?:met|achieved)|(?<!\\bas )expected|anticipated|estimated|est\\.|projected",
    "(?:re-?eval(?:uation)?|re-?exam|re-?assess(?:ment)?|progress report|recert(?:ification)?) (?:due|planned|scheduled)",
    "(?:plan|POC|certification|authorization|auth)(?: of care)? (?:ends?|expires?|through|thru|until)",
  ].join("|")})${BEFORE_AHEAD}`,
  "i",
);
/** "Recheck 12/07/2026" below what was found; at the top of a page it is what kind of visit the note is of. */
const RECHECK = new RegExp(
  `\\b(?:re-?check|return(?:s|ing)?(?: visit| here)?|follow-?up|f/u|see(?: (?:her|him|them|pt|patient))? (?:back|again))${BEFORE_AHEAD}`,
  "i",
);
const TOP = 4;
const isAhead = ({ page, index, before }: DayHere, entry: boolean) =>
  !entry && (AHEAD.test(before) || (index - page.from >= TOP && RECHECK.test(before)));
const PLAIN =
  /(?<!\b(?:end|ended|start|begin|effective|due|expir\w*|term\w*|stop|hire|paid))(?:^|\s)date(?: of (?:this |the )?(?:notice|letter|voucher|statement|report|remittance|certificate|decision|fax))?\s*[:.]?\s*$|(?:^|\s{2,})dated\s*:?\s*$/i;
/** "MEDICATION LIST   as of 10/01/2026, after the visit": of which day a list is. */
const AS_OF = /\bas of\s*:?\s*$/i;
const REPORT =
  /\b(?:report(?:ed)?|dictated|receipt|run|received|processed|printed|created|generated|sent|transmitted|submitted|issued|checked|verified)(?: date| on)?\s*[:.]?\s*$/i;
/** "277CA   report date 05/22/2026" over "Batch 17 sent 05/21/2026": of when what a clearinghouse reports is. */
const OF_REPORT = /\b(?:report|response|status|acknowledg(?:e?ment|ed)) ?(?:date|on)\s*[:.]?\s*$/i;
/** "PROBLEM VISIT (separate from wellness)  10/08/2026": what "from" leads to ends with its column. */
const NOT_THE_DAY =
  /\b(?:from|to|through|thru|until|since)\b(?: *|(?:(?! {2})[^0-9]){0,14})$|\b(?:DOB|D\.O\.B\.?|born|birth(?: ?date)?|SOC|start of care|period|onset|injury|signed|certif\w*|extended|expires?|effective|ended|end(?: date)?|began|due|next|prior|previous|last|evaluation|initial|baseline|return(?:ed)?|recert\w*|print(?:ed)?)\b[^0-9]{0,14}$/i;
/** "DOI 07/13/2026" beside a name: how old the injury is, and no day on which anybody wrote. */
const OF_INJURY =
  /\b(?:D\.?O\.?[IL]\.?|date of (?:the )?(?:injury|loss|accident)|(?:injury|loss|accident) date)[\s:.#-]*$/i;
const SIGNED =
  /\bsigned\b(?:[^0-9]{0,25}|(?: by:?|:)\s(?:(?!\b(?:since|received|on file|returned|due|expires?|until|sent|faxed|valid|through|from|last)\b)[^0-9;]){0,44})$/i;
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

const LEAST_LETTERS = 12;
const OF_BOX = /^\s*[+|]?[-=_─]{8,}[+|]?\s*$/;
const OF_PRINTER = /\b(?:print(?:ed)?|run|generated|faxed|fax|scanned|exported)(?: (?:date|on))?[\s:.]*$/i;
/**
 * "AJC   SOAP   AMES-TELL, Rosa   DOB 01/02/60   Visit 2   09/01/2026" at the top and the same words with other numbers below: the heads
 * of notes on one page. The day in which they differ is each note's own, and a birth that they share is none.
 */
function alikeHeads(lines: readonly Line[], from: number, to: number): ReadonlyMap<number, number> {
  const shapeOf = ({ text }: Line) => text.replace(/\d+/g, "0").replace(/\s+/g, " ").trim();
  const own = lines.slice(from, to);
  const top = own.find(({ text }) => text.trim() !== "" && !OF_BOX.test(text));
  // "+-----+" over each "| Ames, Rosa   01/02/1960   10/06/2026 |": a box a note tells its head by itself.
  const isBoxed = own.every(
    (line, at) => !top || shapeOf(line) !== shapeOf(top) || OF_BOX.test(own[at - 1]?.text ?? ""),
  );
  const least = isBoxed ? LEAST_LETTERS / 2 : LEAST_LETTERS;
  if (!top || top.cells.length < 3 || top.text.replace(/\P{L}/gu, "").length < least) return new Map();
  const heads = own.flatMap((line, at) =>
    shapeOf(line) === shapeOf(top) ? [{ index: from + at, days: findDates(line.text) }] : [],
  );
  // A page that was printed on another day than the one before it is no other note.
  const differing = findDates(top.text).flatMap(({ start }, nth) =>
    !OF_PRINTER.test(top.text.slice(0, start)) &&
    new Set(heads.map(({ days }) => days[nth]?.iso)).size === heads.length
      ? [nth]
      : [],
  );
  const [nth, another] = differing;
  if (heads.length < 2 || nth === undefined || another !== undefined) return new Map();
  return new Map(heads.flatMap(({ index, days }) => (days[nth] ? [[index, days[nth].start]] : [])));
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

/** "RE-EXAM 9/18/26 visit 8", "Visit 9  9/25/26", "Visit 9       Fri 9/25/26": the title of a note below another on one page. */
const TITLED =
  /^\s*(?:(?:(?:RE-?)?(?:EXAM(?:INATION)?|EVAL(?:UATION)?)|(?:DAILY|VISIT|TREATMENT|PROGRESS|OFFICE|CLINIC) (?:NOTE|REPORT|VISIT)|VISIT|ENCOUNTER|SESSION|FOLLOW-?UP)\b|(?:Visit|Session|Encounter) #?\d{1,3}\b)[\s:#–-]{1,16}(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}\.?,? {1,2})?$/;

/** "Note 08/04/2026  10:00-10:57." below a table of scores heads what was written on that day; "Note 08/04/2026 shows" does not. */
const NOTE_OF =
  /^\s*(?:(?:Progress|Daily|Visit|Session|Therapy|Office|Treatment|Clinic|Clinical|SOAP|Soap|Chart) [Nn]ote|(?:(?:PROGRESS|DAILY|VISIT|SESSION|THERAPY|OFFICE|TREATMENT|CLINIC|CLINICAL|SOAP|CHART) )?NOTE|Note)[\s#–-]{1,6}$/;
const HEADS_NOTE = /^,?(?:\s*$|\s{2,}\S| ?\(?\d{1,2}:\d{2}|\.\s{1,3}\p{Lu}| [a-z]{2,3}: )/u;

function headsNote(lines: Line[], index: number, from: number, end: number, before: string): boolean {
  const above = index > from ? (lines[index - 1]?.text.trim() ?? "") : "";
  // "Read Dr. Roe's" over "Office note 08/10/2026": a sentence that goes on.
  const isNew = above === "" || /[.:;!?)\d%_=-]$/.test(above) || WIDE.test(above);
  return isNew && NOTE_OF.test(before) && HEADS_NOTE.test(lines[index]?.text.slice(end) ?? "");
}

const RULE = /^\s*[_=–—*-]{8,}\s*$/;
/**
 * "BAY THERAPY   DAILY NOTE   10/21/2026   in 10:00" right below a ruled line, or below an empty one where another such head stands on the page: what
 * another paper on one page is called, and its day.
 */
export function paperBelow(lines: readonly Line[], index: number): PaperHead | undefined {
  const line = lines[index];
  const above = lines[index - 1];
  const head = line && above?.page === line.page ? paperHead(line) : undefined;
  if (!line || !above || !head) return undefined;
  const lastSaid = lines.slice(0, index).findLast(({ text }) => text.trim() !== "");
  const isRuled = lastSaid?.page === line.page && RULE.test(lastSaid.text);
  const isShouted = head.title === head.title.toUpperCase();
  if (isRuled && isShouted) return head;
  // A list set with empty lines has nothing right below its rows.
  const next = lines[index + 1];
  const hasText = next?.page === line.page && next.text.trim() !== "" && !paperHead(next);
  const isApart = isRuled || above.text.trim() === "";
  const isLike = (one: Line) => {
    const other = one.page === line.page && one !== line ? paperHead(one) : undefined;
    return other !== undefined && other.of === head.of && other.date.iso !== head.date.iso;
  };
  return hasText && isApart && lines.some(isLike) ? head : undefined;
}

type PaperHead = { of: string; title: string; date: FoundDate };
function paperHead({ text, cells }: Line): PaperHead | undefined {
  const [date, another] = findDates(text);
  const at = cells.findIndex((cell) => date !== undefined && cell.end >= date.end);
  const [of, title] = [cells[0]?.text.trim() ?? "", cells[at - 1]?.text.trim() ?? ""];
  if (!date || another || at < 2 || date.start !== cells[at]?.start) return undefined;
  return OF_ORGANIZATION.test(of) && !OF_FIELD.test(of) && OF_PAPER.test(title)
    ? { of, title, date }
    : undefined;
}
/** Two words or more, and no label of a field. */
const OF_ORGANIZATION = /^\p{Lu}[\p{L}'’&.,/-]+(?: [\p{L}'’&.,/-]+)+$/u;
const OF_FIELD =
  /\b(?:of|date|start|onset|type|service|visit|diagnosis|reason|last|prior|next|care|code|description|procedure)\b/i;
/** What a clinician's paper is called, alone in a cell. */
const OF_PAPER =
  /^(?!.*\b(?:last|prior|previous|next|due)\b)(?:[\p{L}&/-]+ ){0,3}(?:note|evaluation|eval|re-?evaluation|exam(?:ination)?|re-?exam|report|summary|visit|referral|prescription|order|consult(?:ation)?|plan of care)$/iu;

/** Neither "Next appointments" over "Mon 11/02/26  09:15  PT", nor a sentence that the line above leaves open. */
function isOfLog(lines: Line[], index: number): boolean {
  if (BROKEN_BEFORE_DAY.test(lines[index - 1]?.text ?? "")) return false;
  for (let at = index - 1; at >= Math.max(0, index - LONGEST_SCHEDULE); at--) {
    const text = lines[at]?.text ?? "";
    if (!STARTS_WITH_WEEKDAY.test(text)) return !OF_SCHEDULE.test(text);
  }
  return true;
}
const LONGEST_SCHEDULE = 30;
const STARTS_WITH_WEEKDAY = /^\s*(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)|^\s*$/i;
const OF_SCHEDULE =
  /\b(?:appointments?|appts?|scheduled?|upcoming|next|future|reminders?|calendar|to come)\b/i;
const BEHIND_WEEKDAY = /^\s*(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]{0,6}day)?\.?,? ?$/i;
/** "08/31/2026  Called the plan": a date before the text of its own line, not one that running text wrapped to it. */
function startsEntry(lines: Line[], index: number, from: number, end: number, before: string): boolean {
  if (TITLED.test(before)) return true;
  if (headsNote(lines, index, from, end, before)) return true;
  if (paperBelow(lines, index)?.date.end === end) return true;
  if (headsVisit(lines, index, end, before)) return true;
  const after = (lines[index]?.text.slice(end) ?? "").replace(/^\]/, "");
  // "Mon 10/19/26  09:15   Reached her daughter": the day of the week before an entry of a log, whose hour or column tells it from a sentence.
  if (BEHIND_WEEKDAY.test(before) && isOfLog(lines, index))
    return /^\s*(?:\d{1,2}:\d{2}|\s{2,}\S)/.test(after);
  // "--   8/25/26   no show": two strokes are an empty cell of a row, and one is the mark of an item.
  if (!/^[\s•*[-]*$/.test(before) || /--/.test(before)) return false;
  if (index > from && BROKEN_BEFORE_DAY.test(lines[index - 1]?.text ?? "")) return false;
  if (index > from && LABEL_OF_ANOTHER.test(lines[index - 1]?.text ?? "")) return false;
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

/** What a visit of a log is called before its day. */
const OF_VISIT =
  /^[\s•*-]*(?:(?:initial|intake|progress|discharge|final|daily|tx|office) )?(?:(?:re-?)?(?:eval(?:uation)?|exam|check)|f\/?u|follow-?up|visit(?: #?\d{1,3})?|note|initial|intake|d\/c|discharge)\.?,? $/i;
const TELLS = /^ ?: ?\S/;
/** "f/u 10/26/26: re-measure grip", "Discharge 11/30/26: patient will hold …" under an earlier entry: a visit that is to come has found nothing. */
const TO_COME =
  /^ ?: ?(?:(?:re-?(?:measure|test|assess|evaluate|check)|bring|call|plan|consider|schedule|if)\b|[^.;,\d]{0,40}\b(?:will|to be|shall|should|planned|scheduled|anticipated?|expect(?:ed)?|projected|tentative)\b)/i;
const OF_TODAY = /^\s*(?:today|now|current(?:ly)?|this visit|at present|presently)\b/i;
/**
 * "eval 10/5/26: grip R 18 lb" over "10/12/26: scar massage": the first entry of a log. In a note of a later day, which stands above it or begins
 * with "Today", it is what an earlier visit found.
 */
function headsVisit(lines: readonly Line[], index: number, end: number, before: string): boolean {
  const line = lines[index];
  const [own] = findDates(line?.text ?? "");
  if (!line || own?.end !== end || !OF_VISIT.test(before) || !TELLS.test(line.text.slice(end))) return false;
  const page = lines.filter((one) => one.page === line.page);
  const at = page.indexOf(line);
  if (page.some(({ text }) => OF_TODAY.test(text))) return false;
  if (TO_COME.test(line.text.slice(end)) && page.slice(0, at).some(({ text }) => isEntry(text))) return false;
  if (
    page.slice(0, at).some(({ text }) => findDates(text).some(({ iso }) => iso >= own.iso && !isEntry(text)))
  )
    return false;
  return page.some((one) => one !== line && isEntry(one.text) && findDates(one.text)[0]?.iso !== own.iso);
}
/** A day before a colon, alone or behind what its visit is called. */
function isEntry(text: string): boolean {
  const [day] = findDates(text);
  if (!day || !TELLS.test(text.slice(day.end))) return false;
  const before = text.slice(0, day.start);
  return before.trim() === "" || OF_VISIT.test(before);
}

/** "Date of surgery:", "Next appointment:" over a day: another day than that on which was written. */
const LABEL_OF_ANOTHER =
  /\b(?:birth|DOB|born|injury|surgery|operation|onset|accident|loss|fall|next|last|prior|previous|follow-?up|return\w*|due|goals?|discharge|referr\w+|expir\w+|effective|appointment)\b[^:.\d]{0,24}:\s*$/i;
const HEAD_LENGTH = 80;
const WIDE = /\S {3,}\S/;

/** "Goals by" at the end of a line, and the day on the next one: the sentence goes on. "OF" in a cell of its own is somebody's initials. */
export const BROKEN_BEFORE_DAY =
  /\b(?:by|on|of|from|since|until|till|to|through|thru|before|after|between|and|or|dated|due|around|about|as of|at|than|was|is|the|for)\s*$|(?<! {2})\b(?:BY|ON|OF|FROM|SINCE|UNTIL|TILL|TO|THROUGH|THRU|BEFORE|AFTER|BETWEEN|AND|OR|DATED|DUE|AROUND|ABOUT|AS OF|AT|THAN|WAS|IS|THE|FOR|Dated|Due|By|On)\s*$/;
/** "11/05/26 rp   Called the plan": the initials of who wrote the entry, often in small letters. */
const BY_CLERK =
  /^,? +\(?(?!(?:to|of|on|at|by|in|as|is|we|he|it|or|if|so|no|an|and|the|for|was|but|not|she|per)\b)[a-z]{2,3}(?:\)|:|\s{2,}\S| [-–] )/;

export const BORN = /\b(?:DOB|D\.O\.B\.?|born|birth(?: ?date)?)\b[^0-9]{0,14}$/i;
