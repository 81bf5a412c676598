import { findDates } from "../page/calendar-date";
import { joinLines, spansBetween } from "../page/joined-lines";
import { isBlank, type Line, type Span } from "../page/page-lines";
import type { FormFact } from "./forms/forms";
import { BROKEN_BEFORE_DAY } from "./page/entry-dates";
import { PAGE_NUMBER, titleCase } from "./page/headings";
import { ENTRY_DAY } from "./person/entry-person";
import { isHeadOfTotals, totalOfRow } from "./values/row-totals";
import { columnLines, sideColumns } from "./values/side-columns";
import { isTableHead, rowUnderHead } from "./values/table-rows";
import { hasBoxes, tickedOn } from "./values/tick-boxes";

/** A sentence, list item or table row of a page, with the lines that it stands on. */
export type Passage = {
  text: string;
  spans: Span[];
  section: string;
  /** Read from a row or from ticked boxes: the words do not stand together on the page. */
  told?: true;
};

/** "A. Ames, DPT   9/28/26" begins with a first name's letter. */
const ITEM =
  /^\s*(?!\p{Lu}\. \p{Lu}[\p{L}'’-]+,? (?:MD|DO|DC|DPM|PT|DPT|PTA|OTR?|CHT|SLP|NP|FNP|APRN|PA|CNP|LCSW|PhD)\b)(?:[-•*▪◦]|\(?\d{1,2}[.)]|#\d{1,2}[.):]?|\(?[a-hA-H][.)])\s+/u;
/** A dated entry of a log. */
const ENTRY =
  /^\s*[[(]?(?:\d{1,2}\/\d{1,2}\/\d{2,4}(?:[\s\])]|,? ?\d{1,2}:\d{2}|,\s)|20\d\d-\d\d-\d\d[\sT\])]|\d\d-\d\d(?:-\d{2,4})?(?:\s{2}|[\])])|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\.?,? \d{1,2}\/\d{1,2}\s)/;
/** ">>Chief.Concern:", "Tools/ PHQ-9 = 13", "@Plan: …" begin a part of the note as well. */
const LABEL =
  /^\s*(?:>>|[#@~^])\s?[\p{L}][\p{L}._ -]{1,32}:|^\s*[A-Z][A-Za-z]{0,11}\/ (?=\S)|^\s*\[[A-Z][A-Z /-]{1,30}\]|^\s*(?:[A-Z][A-Za-z/&' -]{1,32}|[SOAP]|HPI|CC|PMH)\s*:/u;
/** ">>Chief.Concern:" alone on its line. */
const EXPORTED = /^\s*(?:>>|[@~^])\s?(\p{L}[\p{L}._ -]{1,32}):\s*$/u;
/** "8/27  10:40  Acme/UM": an entry without the year, but with the hour. */
const AT_CLOCK = /^\s*\d{1,2}\/\d{1,2},?\s+\d{1,2}:\d{2}(?!\d)/;
/** "8/14  Plan, Ada. Knee is a new condition. Ref 0814-77": who said it and its number belong to one another, without a year, too. */
const OF_CALL =
  /\b(?:ref(?:erence)?|call(?:ed)?|conf(?:irmation)?|ticket|case)\b[\s#:.]{0,3}(?:no\.? ?|# ?)?(?=[\w-]*\d{3})/i;
/** "S  Back to work", "Assess   Good response", "HPI   : Molder": a letter or a word stands for its part of the note. */
const SOAP =
  /^\s*(?:[SOAP]|[Ss]ubj(?:ective)?|[Oo]bj(?:ective)?|[Aa]ssess(?:ment)?|Sub|Obj|Ass|Assm?t|A\/P|HPI|CC)(?:\s{2,}(?:: +)?|\s+: +)(?=[^\s:])/;
/** "Risk of harm" on a line of its own over its words; "chiefComplaint:" of an export. */
const SMALL_HEADING = /^\s*[A-Z][a-z]+(?: [a-z]+){0,4}:?\s*$/;
/** "Aims:", "Goals by 10/12:" right over their items: what each of them is. */
const AIMS =
  /^\s*(?:(?:short|long)[- ]term |functional |measurable |treatment )?(?:aims?|goals?|targets?)\b[^:.;]{0,30}:\s*$/i;
const KEY = /^\s*[a-z]+(?:[A-Z][A-Za-z]*|_[a-z_]+)?(?:\[\d+\])?:\s/;
const HEADING = /^\s*[A-Z][A-Z0-9 /&,'()-]{3,60}:?\s*$/;
/** "ACT   14/25": a name with its value is no heading. */
const VALUE_BEHIND = /\S\s{2,}\d[\d/.%+-]*\s*$/;
const WIDE = /\S {3,}\S/;
/** "Regions: cervical, lumbar      Response: good": two fields on one line, which run together once the gap is closed. */
const GAP_BEFORE_LABEL = /(?<=[\p{L}\d)%]) {3,40}(?=\p{Lu}[\p{L}/]{0,14}(?: [\p{L}/]{1,14}){0,2}:\s)/gu;
const LABELED = /^\s*\p{Lu}[\p{L}/]{0,14}(?: [\p{L}/]{1,14}){0,2}:\s/u;
/** "Name: R. Ames   Born: 1-2-60", "Signature: …   Date: …": the head of a page or its foot, which is left to what knows such lines. */
const OF_HEAD =
  /^(?:(?:patient|member|subscriber|client)(?: name| id)?|re|name|born|dob|referring|referred by|ins(?:urance)?|signature|signed|provider|payer)\s?:/i;
/** "> Lab 06/15/2026: A1c 8.9 %" over "> Outside: letter of Dr. Otto": the marks of a list part its items. */
const NEXT_ARROW = /\s> (?=\p{Lu})/gu;
/** "back pain, R > L" compares two sides. */
const BEGINS_WITH_ARROW = /^\s*>/;
/** "GOALS (by 10/16/2026)": by when its goals are meant is part of the heading. */
const BY_WHEN = /\s*\((?:by|as of|set|to be met by|target(?: date)?:?) [^()]{3,24}\)\s*:?\s*$/i;
/** What a scanner or a printer adds. */
const SCANNED =
  /^\s*\[(?:scan|ocr|image|fax)\b|\bOCR conf\b|\(\w\)\s?=\s?\p{Ll}|^\s*fax\b.{0,40}\bfrom\b.*\bto\b|^\s*continued on (?:the )?next page\s*$/iu;
/** "* * *  TRANSMISSION VERIFICATION  * * *   ACME PT 555-0162": what a machine prints over its report. */
const BANNER = /^\s*(?:[*=#] ?){2,}\s*\p{Lu}[\p{Lu} /-]{4,40}(?:[*=#] ?){2,}/u;
const LETTERHEAD =
  /^\s*(?:NPI|tax id|phone|fax|tel|address|payer|insurance|member id|group|MRN|DOB|date of (?:birth|visit|service)|visit date|patient(?: name)?|provider npi|account)\s*[:#]/i;
const IDENTITY =
  /\b(?:DOB|D\.O\.B|Date of birth)\b|^\s*(?:patient|member|client|beneficiary)\s.{3,60}\b(?:servicing provider|provider:|\(\w*\d{5,}\))/i;
/** When and by what a page was printed. */
const PRINTED = /\b(?:printed|exported|generated|run)(?: on)?:?\s+\d{1,4}[/-]\d/i;
/** "Print 10/27/2026 LJ" alone on its line, wherever on the page. */
const PRINT_STAMP = /^\s*print(?:ed)?(?: on| date)?:?\s+\d{1,2}[/-]\d{1,2}[/-]\d{2,4}.{0,16}$/i;
/** "502 Hospital Dr, Elizabethtown KY   Ph 270-555-0139", "88 Mill Road, Suite 4, Troy, OH 45373": whose paper it is, and nothing of its patient. */
const STREET =
  /^\s*(?:\d{1,6} (?:[\p{L}\d.'’-]+ ){1,4}?(?:St|Street|Ave|Avenue|Dr|Drive|Rd|Road|Blvd|Boulevard|Ln|Lane|Way|Pkwy|Parkway|Hwy|Highway|Ct|Court|Pl|Place|Plaza|Cir|Circle|Sq|Square|Pike|Trail|Terrace)\b|P\.? ?O\.? Box \d)/u;
const IN_STATE = /[ ,][A-Z]{2}(?: \d{5}(?:-\d{4})?)?(?=\s|,|$)/;
const DIALED = /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/;
const isAddress = (text: string) =>
  STREET.test(text) && text.trim().length < 120 && (IN_STATE.test(text) || DIALED.test(text));
/** A signature behind the last sentence of a note is no part of it. */
const SENTENCE_END = /[.?!]["”)]?(?=\s+(?:["“(]?[A-Z0-9]|e-?sig(?:ned)?\b|\/s\/))/g;
const OF_DESK = /(?<=[.;,)])(?= {1,3}(?:cx|c\/x|cxl|n\/s|r\/s|resched)\s?:)/gi;
/** "ASSESSMENT: 1. Acute failure. 2. New fibrillation.", "Goals (6 wk): 1. …   2. …": the numbers of a list end no sentence. */
const FIRST_OF_LIST =
  /\b(?:A|A\/P|assessment(?: (?:and|&) plan)?|impressions?|imp|diagnos[ei]s|dx|problems?|(?:(?:short|long)[- ]term |functional )?(?:goals?|aims?|targets?))(?: \([^()]{1,24}\)| (?:by|for|to be met by|due) [^:.;]{3,24})?\s?: {0,12}1\. (?=[A-Z])/i;
const COUNTS_UP = /(?:[:.;)] ?| {2})\d\.$/;
const ABBREVIATION =
  /(?:\b(?:no|inc|dr|mr|mrs|ms|st|dept|ext|vs|approx|jr|sr|ref|auth|wt|ht|hx|lt|rt|min|sec|pt|decr|incr|sens|flex|ext|lat|bilat|neg|pos|cont|incl|excl|esp|prev|rot|abd|ant|post|inf|sup|(?<!\/)[A-Za-z])|\bq\.?d|\bp\.?o)\.$/i;

/** On an answer about coverage the line with name and number is what was asked. */
const SUBSCRIBER = /^\s*subscriber\b.*\bID\b/i;
/** "8/27 10:40 Acme, ref C-4471, Rosa Ames dob 1/2/60: 8 visits approved": an entry of a log names the birth as it names the reference. */
const isEntry = (text: string) => ENTRY_DAY.test(text) && text.trim().length > LEAST_ENTRY;
const LEAST_ENTRY = 70;
/** "Ordering practitioner: A. Crane, NP   NPI 1780993312", "Referring: …" of an order is what a claim must carry. */
const ORDERS =
  /^\s*(?:(?:ordering|referring|prescribing|supervising)(?: \w+)?|(?:ordered|referred|prescribed) by|prescriber|practitioner)\s*:/i;
/** "Signed   O. Ames, CNP   NPI 1780993312   Date 09/17/2026" under a certification is who certified it, and when. */
const SIGNS =
  /^\s*(?:(?:e-?|electronically )?signed(?: by)?|signature)[\s:]+\p{Lu}.*\bNPI\b.*\d{1,2}[/-]\d{1,2}[/-]\d{2}/iu;
const isHeader = (text: string) =>
  !SUBSCRIBER.test(text) && !isEntry(text) && !ORDERS.test(text) && !SIGNS.test(text) && headsPage(text);
/** "Newborn added retro to date of birth 9/1", "DOB on file was wrong, corrected": what was done about a birth date is no head of a page. */
const ABOUT_IDENTITY =
  /\b(?:added|corrected|updated|changed|wrong|incorrect|mismatch\w*|transposed|typo|retro\w*|mis-?keyed)\b/i;
const headsPage = (text: string) =>
  PAGE_NUMBER.test(text) ||
  BANNER.test(text) ||
  SCANNED.test(text) ||
  LETTERHEAD.test(text) ||
  PRINT_STAMP.test(text) ||
  isAddress(text) ||
  (IDENTITY.test(text) && !ABOUT_IDENTITY.test(text)) ||
  /\bNPI\b.{0,4}\d{10}/.test(text);
const isPrintMark = (lines: Line[], index: number) =>
  PRINTED.test(lines[index]?.text ?? "") && lines[index - 2]?.page !== lines[index]?.page;

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

/** The first line of a page: the practice's name in capitals, or a title, with the day and hour of the paper. */
const isLetterhead = (lines: Line[], index: number) => {
  const text = lines[index]?.text ?? "";
  if (lines[index - 1]?.page === lines[index]?.page) return false;
  const rest = findDates(text)
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replace(/\b\d{1,2}:\d{2}(?:\s*[AP]\.?M\.?)?/gi, "");
  const capitals = /^\s*[A-Z][A-Z ,.&'-]{12,}/.test(text);
  return (capitals || (rest !== text && WIDE.test(text.trim()))) && !/\d{4,}|[.;:]\s+\S/.test(rest);
};

const ONLY_DATES = /^[\s,]*(?:\w{3,9} \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4})[\s.]*$/;
/** When the patient came and went stands in the line with the name. */
/** "Approved: 8830-114-E1" stands in the line with the name, too: what was approved is under it. */
const APPROVED_NUMBER =
  /^(?:approved|approval|authorized|authorization|certification|certified)(?: (?:no|number|#))?\.?\s*[:#]\s*(?=\S*\d{3})[A-Z0-9][\w-]{4,}$/i;
const AT_THE_HOUR =
  /\b(?:time in|time out|in|out|start(?:ed)?|stop|arrived|roomed|seen|left|check(?:ed)?[- ]?(?:in|out))\b[^0-9]{0,8}\d{1,2}:\d{2}/i;

const SECTION =
  /\b(?:goals?|certification|plan|assessment|diagnos[ie]s|history|imaging|treatments?|medications?|subjective|objective|findings?|impression|procedure|orders?|limitations?|criteria|coverage|results?|status|log|calls?|indications?|exam(?:ination)?|outcome|rationale|summary|signature)\b/i;

const SIGNED_BEHIND = /(?<=[.?!]["”)]?)\s+(?:e-?sig(?:ned)?|electronically signed|\/s\/)\b/i;

/** "97140   glides to the shoulder.   10:05-10:17 = 12 min": how long a coded service took belongs to what was done. */
const HOW_LONG =
  /^\s*(?:\d{1,2}:\d{2}(?: ?[AaPp][Mm])? ?(?:-|–|to) ?\d{1,2}:\d{2}|(?:x ?)?\d{1,3} ?min(?:utes?|s)?\b)/;
/** "98941: C5, T4, L5.": a code with the segments of the spine that it was given to. */
const AT_SEGMENTS = /^\d{5}(?:-\w{2})?:? .*\b[CTLS]\d{1,2}\b/;
const CODED = /(?<![\d/-])\d{5}(?!\d)/;

const LEANS_BACK =
  /^\s*(?:(?:this|these|such) (?:limit|benefit|service|visit|rule|provision|exception|requirement|approval|authorization|coverage|period)s?\b|(?:in|during|over|within) (?:that|this|the same) (?:time|period)|since then|after (?:that|this)\b|it (?:was|had been) (?:about |only )?\d|as a result|because of (?:that|this)\b|for (?:that|this) reason)/i;

/** "… received 03/19, in process. Ref 88120": the number of a call belongs to what was said in it. */
const REF_BEHIND =
  /^\s*(?:(?:call|rep|portal) )?(?:ref(?:erence)?|conf(?:irmation)?|ticket|tracking)\b[\s#:.]{0,3}(?:(?:no|number|is)\b[\s#:.]{0,3})?(?=[\w-]{0,12}\d{3})[\w-]{3,24}\.?\s*$/i;

/** "Goals: 1 not met (112). 2 not met: comes down step-to.": what became of each goal is one answer. */
const NEXT_GOAL =
  /^\s*\d{1,2}[.:)]?\s+(?:(?:not|partly|partially|nearly) )?(?:met|achieved|progressing|ongoing|in progress)\b/i;

const NEXT_PART = /^\s*(?:\p{Lu}{4,}\b|\p{Lu}[\p{L}/]{1,14}(?: [\p{L}/]{1,14}){0,2}:\s)/u;
const LIST_OF_GOALS =
  /^\s*(?:(?:open|unmet|remaining|current|new|short[- ]term|long[- ]term) )?goals?\b(?: (?:by|for|due) \d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?=:)|[^.;:\d]{0,20}(?:\(\d{1,2}\))?)(?::|\s{2,})/i;
/** "Goals by 09/28/2026:  1. Index 20% or less." over "2. Rotation 65 degrees." set in below the first: the goals go on. */
const FIRST_GOAL = /^\s*(?:[\p{L}-]+ ){0,2}goals?\b[^.;]{0,40}?:\s{1,12}(?=\(?1[.)] )/iu;
function nextGoal(lines: Line[], run: readonly number[], line: Line): boolean {
  const [first] = run;
  const head = first === undefined ? undefined : lines[first];
  const begun = head && head.page === line.page ? FIRST_GOAL.exec(head.text)?.[0].length : undefined;
  const at = line.text.search(/\S/);
  return begun !== undefined && Math.abs(at - begun) <= 2 && ITEM.test(line.text);
}
/** A list item or an entry of a log says one thing in several sentences. */
const LONGEST_WHOLE = 420;

/** A row of a table stands alone, a form is told by its fields; lines of running text are joined and cut into sentences. */
export function readPassages(
  lines: Line[],
  wanted: (index: number) => boolean,
  forms: readonly FormFact[] = [],
  /** Lines under dates: what stands there is a value, no head. */
  underDates: ReadonlySet<number> = new Set(),
  /** Lines that begin an entry of another day, however their day is written. */
  entries: ReadonlySet<number> = new Set(),
): Passage[] {
  const passages: Passage[] = [];
  let section = "";
  let run: number[] = [];
  let head: Line | undefined;
  let totals: Line | undefined;
  const flush = () => {
    if (run.length > 0) passages.push(...sentencesOf(lines, run, section));
    run = [];
  };
  const columns = sideColumns(lines);
  const inForm = new Set(forms.flatMap((form) => form.lines));
  let told = -1;
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const block = columns.find(({ from, to }) => index >= from && index < to);
    if (block && wanted(index)) {
      flush();
      if (index === block.from)
        for (const right of [false, true])
          passages.push(...columnPassages(columnLines(lines, block, right), block));
      return;
    }
    if (isBlank(line) || !wanted(index) || (previous && previous.page !== line.page)) flush();
    // "-----   -----" under its names ends no table.
    const isRule = previous !== undefined && previous === head && line.text.trim() !== "";
    if ((isBlank(line) && !isRule) || previous?.page !== line.page) head = totals = undefined;
    if (isBlank(line) || !wanted(index)) {
      return;
    }
    if (index <= told) return;
    const text = line.text;
    if (previous?.page !== line.page) section = "";
    if (inForm.has(index)) {
      flush();
      for (const form of forms.filter((one) => one.lines.at(-1) === index))
        passages.push({
          text: form.text,
          spans: form.lines
            .toReversed()
            .map((at, order) =>
              order === 0 && form.within
                ? { line: at, ...form.within }
                : { line: at, start: 0, end: lines[at]?.text.length ?? 0 },
            ),
          section,
          told: true,
        });
      return;
    }
    if (isHeadOfTotals(line)) {
      flush();
      totals = line;
      return;
    }
    const total = totals && !underDates.has(index) ? totalOfRow(line, totals) : undefined;
    if (total) {
      flush();
      passages.push({
        text: total,
        spans: [{ line: index, start: 0, end: text.length }],
        section,
        told: true,
      });
      return;
    }
    const row = head && rowUnderHead(line, head);
    if (isTableHead(line) && !underDates.has(index)) head = line;
    if (row && !hasBoxes(text)) {
      flush();
      const under = linesBelowRow(lines, index, head as Line, wanted);
      const wrapped = under.length === 0 ? wrappedRow(lines, index, head as Line, wanted) : undefined;
      const on = [index, ...(wrapped?.below ?? under)];
      told = on.at(-1) ?? index;
      passages.push({
        text: [
          wrapped?.text ?? row,
          ...(wrapped ? [] : under).map((at) => lines[at]?.text.trim().replace(/\s+/g, " ")),
        ].join("; "),
        spans: on.map((at) => ({ line: at, start: 0, end: lines[at]?.text.length ?? 0 })),
        section,
        told: true,
      });
      return;
    }
    if (
      isHeader(text) ||
      isLetterhead(lines, index) ||
      isPrintMark(lines, index) ||
      isTableHead(line) ||
      isHeadOfDays(line) ||
      ONLY_DATES.test(text)
    ) {
      flush();
      const hours = line.cells.filter(({ text: words }) => AT_THE_HOUR.test(words));
      for (const cells of [
        hours,
        ...line.cells.filter((one) => APPROVED_NUMBER.test(one.text.trim())).map((one) => [one]),
      ])
        if (cells.length > 0)
          passages.push({
            text: cells.map((one) => one.text.trim()).join(", "),
            spans: cells.map(({ start, end }) => ({ line: index, start, end })),
            section,
            ...(cells.length > 1 ? { told: true as const } : {}),
          });
      return;
    }
    if (hasBoxes(text)) {
      flush();
      const pieces = tickedOn(text);
      for (const [order, { start, end, label, told: answer }] of pieces.entries()) {
        if (!/\p{L}{2}/u.test(text.slice(start, end)) || end - start <= 5) continue;
        const below = order === pieces.length - 1 && answer ? linesBelowBoxes(lines, index, wanted) : [];
        told = below.at(-1) ?? told;
        passages.push({
          text: [answer ?? text.slice(start, end), ...below.map((at) => lines[at]?.text.trim())]
            .join(" ")
            .replace(/\s+/g, " "),
          spans: [
            { line: index, start, end },
            ...below.map((at) => ({ line: at, start: 0, end: lines[at]?.text.length ?? 0 })),
          ],
          section: label || section,
          ...(answer ? { told: true } : {}),
        });
      }
      return;
    }
    if (isKey(line)) {
      flush();
      passages.push({
        text: line.cells
          .map(
            ({ text: entry }, at) => `${at === 0 ? "" : KEY_ENTRY.test(entry) ? "; " : ", "}${entry.trim()}`,
          )
          .join(""),
        spans: line.cells.map(({ start, end }) => ({ line: index, start, end })),
        section,
        told: true,
      });
      return;
    }
    const [, part] = EXPORTED.exec(text) ?? [];
    if (part) {
      flush();
      section = part.replace(/[._]/g, " ").trim();
      return;
    }
    const title = text.replace(BY_WHEN, "");
    if (
      HEADING.test(title) &&
      title.trim().length < 60 &&
      !/\d{3}/.test(title) &&
      !VALUE_BEHIND.test(title)
    ) {
      flush();
      section = SECTION.test(title) ? titleCase(title.trim().replace(/:$/, "")) : "";
      return;
    }
    const next = lines[index + 1];
    if (AIMS.test(text) && next?.page === line.page && ITEM.test(next.text)) {
      flush();
      section = text.trim().replace(/:$/, "");
      return;
    }
    if (
      SMALL_HEADING.test(text) &&
      text.trim().length > 3 &&
      (previous === undefined || isBlank(previous)) &&
      next?.page === line.page &&
      !isBlank(next)
    ) {
      flush();
      section = text.trim().replace(/:$/, "");
      return;
    }
    // A line far to the right of the entry's day goes on with it, however it is spaced.
    const [begun] = run;
    if (begun !== undefined && (continuesEntry(lines[begun], line) || nextGoal(lines, run, line))) {
      run.push(index);
      return;
    }
    if (
      ITEM.test(text) ||
      SOAP.test(text) ||
      KEY.test(text) ||
      ((ENTRY.test(text) || entries.has(index)) && !isWrapped(previous, line)) ||
      LABEL.test(text) ||
      NUMBERED_PART.test(text) ||
      ADDED.test(text) ||
      (WIDE.test(text.trim()) && !endsSentence(previous, text)) ||
      (endedEarly(previous, text) && !isWrapped(previous, line))
    )
      flush();
    run.push(index);
    if (
      WIDE.test(text.trim()) &&
      !(next && (continuesEntry(line, next) || hangsBelow(line, next) || goesOnBelow(line, next)))
    )
      flush();
  });
  flush();
  return passages;
}

/** "date   visit  97112 97116   brace setting   losses   init": heads over rows that begin with their day, codes among them. */
const isHeadOfDays = ({ text, cells }: Line) =>
  cells.length >= 4 &&
  /^(?:date|day|dos|visit date)$/i.test(cells[0]?.text.trim() ?? "") &&
  !/[.:;]/.test(text) &&
  findDates(text).length === 0 &&
  cells.every((cell) => !/\d/.test(cell.text.replace(/(?<!\d)\d{5}(?!\d)|\d\/\d|\([^()]*\)/g, "")));

/** "1 = biopsy A  L forearm        2 = LN2  R temple": the key of a drawing, of which each entry stands for itself. */
const isKey = ({ cells }: Line) => cells.filter(({ text }) => KEY_ENTRY.test(text)).length >= 2;
const KEY_ENTRY = /^\(?[\dA-Z]\)? ?= ?\S/;

/** "REJECTED. Subscriber ID not valid" under a row of a list, set in from its first column: what became of that row. */
function linesBelowRow(
  lines: Line[],
  index: number,
  head: Line,
  wanted: (index: number) => boolean,
): number[] {
  const second = lines[index]?.cells[1]?.start ?? 0;
  const below: number[] = [];
  for (let at = index + 1; at < lines.length && below.length < 2; at++) {
    const line = lines[at];
    if (!line || line.page !== lines[index]?.page || isBlank(line) || !wanted(at)) break;
    const start = line.text.search(/\S/);
    if (Math.abs(start - second) > 4 || line.cells.length > 2 || rowUnderHead(line, head)) break;
    below.push(at);
  }
  return below;
}

const MOST_WRAPPED = 6;
/**
 * "sees 118840276 approved, 0" over "used. Auth was keyed …" in the same column: a cell's words go on under themselves, with the first
 * columns left empty.
 */
function wrappedRow(
  lines: Line[],
  index: number,
  head: Line,
  wanted: (index: number) => boolean,
): { text: string; below: number[] } | undefined {
  const row = lines[index];
  if (!row) return undefined;
  const cells = row.cells.map((cell) => ({ ...cell }));
  const below: number[] = [];
  for (let at = index + 1; below.length < MOST_WRAPPED; at++) {
    const line = lines[at];
    if (!line || line.page !== row.page || isBlank(line) || !wanted(at)) break;
    const own = line.cells.map((one) => cells.find(({ start }) => Math.abs(start - one.start) <= 1));
    if ((line.cells[0]?.start ?? 0) <= (cells[0]?.end ?? 0) || own.some((cell) => !cell)) break;
    if (line.cells.some((cell) => /^(?:sub-?|grand )?totals?\b/i.test(cell.text))) break;
    for (const [order, cell] of own.entries())
      if (cell) cell.text = `${cell.text} ${line.cells[order]?.text ?? ""}`;
    below.push(at);
  }
  const text = below.length > 0 ? rowUnderHead({ ...row, cells }, head) : undefined;
  return text ? { text, below } : undefined;
}

/** What goes on under the boxes of a line, set in as far as they are. */
function linesBelowBoxes(lines: Line[], index: number, wanted: (index: number) => boolean): number[] {
  const box = lines[index]?.text.search(/[[(☐☑☒]/) ?? -1;
  const below: number[] = [];
  for (let at = index + 1; box > 4 && below.length < 3; at++) {
    const line = lines[at];
    if (!line || line.page !== lines[index]?.page || isBlank(line) || !wanted(at)) break;
    if (hasBoxes(line.text) || line.text.search(/\S/) < box - 1) break;
    below.push(at);
  }
  return below;
}

/** "… 30 min / after dose.      signed A. Ames": the end of running text, with the signature far to the right. */
const endsSentence = (previous: Line | undefined, text: string) =>
  previous !== undefined &&
  /^\s*\p{Ll}/u.test(text) &&
  !WIDE.test(previous.text.trim()) &&
  /[\p{L}\d,]$/u.test(previous.text.trimEnd());

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
  return begun !== undefined && isUnder(begun) && goesOn && /^\s*\p{Ll}/u.test(next.text);
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
/** "No complication.  2:10 pm" at the end of a line: the hour belongs to what it stands behind, not to the next line. */
const HOUR_AT_END = /^\s{1,12}\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?\s*$/i;
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

const continuesEntry = (entry: Line | undefined, line: Line) =>
  entry !== undefined &&
  ENTRY.test(entry.text) &&
  entry.page === line.page &&
  !isBlank(line) &&
  line.text.search(/\S/) >= entry.text.search(/\S/) + 8;

/** A column of labeled lines under its title says one thing; other words stand between its lines on the page, hence "…". */
function columnPassages(lines: Line[], { from, to }: { from: number; to: number }): Passage[] {
  const run = lines.flatMap((line, index) =>
    index >= from && index < to && line.text.trim() !== "" ? [index] : [],
  );
  const title = lines[run[0] ?? from]?.text.trim() ?? "";
  const titled = run.length > 1 && /^[A-Z][A-Z0-9 /&,'()-]{3,40}:?$/.test(title);
  const section = titled ? titleCase(title.replace(/:$/, "")) : "";
  const own = (titled ? run.slice(1) : run).map((index) => ({ index, text: lines[index]?.text ?? "" }));
  const text = own.map((line) => line.text.trim().replace(/\s+/g, " ")).join(" … ");
  if (text.length > LONGEST_WHOLE || !own.some((line) => LABEL.test(line.text)))
    return sentencesOf(
      lines,
      own.map(({ index }) => index),
      section,
    );
  const spans = own.map((line) => ({
    line: line.index,
    start: line.text.length - line.text.trimStart().length,
    end: line.text.length,
  }));
  return text.length > 5 ? [{ text, spans, section }] : [];
}

function sentencesOf(lines: Line[], run: number[], section: string): Passage[] {
  const joined = joinLines(lines, run);
  const { text } = joined;
  const listsInProse = FIRST_OF_LIST.test(text);
  const cuts = [...text.matchAll(SENTENCE_END)]
    .map((match) => ({ at: match.index, end: match.index + match[0].length }))
    .filter(
      ({ at, end }) =>
        !(text[end - 1] === "." && ABBREVIATION.test(text.slice(Math.max(0, end - 12), at + 1))) &&
        !(listsInProse && COUNTS_UP.test(text.slice(Math.max(0, end - 5), end))),
    )
    .map(({ end }) => {
      const line = joined.origins.find(({ at, length }) => end > at && end <= at + length);
      const lineEnd = line ? line.at + line.length : end;
      return HOUR_AT_END.test(text.slice(end, lineEnd)) ? lineEnd : end;
    });
  // "Still not back at work. cx: 9/3 (sick).": what the desk adds is no part of the sentence before it.
  for (const { index } of text.matchAll(OF_DESK)) if (!cuts.includes(index)) cuts.push(index);
  cuts.sort((a, b) => a - b);
  // "1. " at the start of an item is no sentence of its own.
  const whole =
    ((ITEM.test(text) ||
      ENTRY.test(text) ||
      AT_CLOCK.test(text) ||
      (ENTRY_DAY.test(text) && OF_CALL.test(text))) &&
      text.length <= LONGEST_WHOLE) ||
    (/^\s*(?:status|result|coverage|plan|eligibility|authorization|decision)\s*:/i.test(text) &&
      text.length <= 160);
  // "In that time she fell seven times" says nothing without the sentence before it.
  const ofGoals = LIST_OF_GOALS.test(text) && text.length <= LONGEST_WHOLE;
  const kept = cuts.filter(
    (end, at) =>
      // "GOALS OPEN (4)   Berg 50.  TUG 13.5 s.": each is one of them, up to the next part of the note.
      ((!ofGoals || NEXT_PART.test(text.slice(end))) &&
        !(
          LEANS_BACK.test(text.slice(end)) ||
          REF_BEHIND.test(text.slice(end)) ||
          NEXT_GOAL.test(text.slice(end)) ||
          (HOW_LONG.test(text.slice(end)) && CODED.test(text.slice(cuts[at - 1] ?? 0, end)))
        )) ||
      (cuts[at + 1] ?? text.length) - (cuts[at - 1] ?? 0) > LONGEST_WHOLE,
  );
  const signed = whole ? text.slice(20).search(SIGNED_BEHIND) + 20 : 0;
  const ends = whole
    ? [...(signed > 20 ? [signed] : []), text.length]
    : [...kept.filter((end) => end > 4), text.length];
  const passages: Passage[] = [];
  let start = 0;
  for (const end of ends) {
    const printed = text.slice(start, end).replace(SOAP, "");
    const parted = printed
      .replace(GAP_BEFORE_LABEL, (gap) => (LABELED.test(text.slice(start, end)) ? "; " : gap))
      .replace(NEXT_ARROW, (mark) => (BEGINS_WITH_ARROW.test(text) ? "; " : mark));
    const sentence = parted.replace(/\s+/g, " ").trim();
    const spans = spansBetween(joined, start, end);
    if (
      (/[\p{L}]{2}/u.test(sentence) || AT_SEGMENTS.test(sentence)) &&
      sentence.length > 5 &&
      spans.length > 0
    )
      passages.push({
        text: sentence.replace(ITEM, "").replace(/^>{1,2} ?(?=\p{L})/u, ""),
        spans,
        section,
        // With a mark that the page does not have it is no quotation.
        ...(parted === printed || OF_HEAD.test(sentence) ? {} : { told: true as const }),
      });
    start = end;
  }
  return passages;
}
