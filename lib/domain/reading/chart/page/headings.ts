import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { cellsUnderHead, isTableHead, rowUnderHead } from "../values/table-rows";
import { hasBoxes, isUnticked } from "../values/tick-boxes";
import { printedTitle } from "./printed-title";

export const PAGE_NUMBER =
  /\bpage\s+(?:\d+|one|two|three|four|five)\s+of\s+(?:\d+|one|two|three|four|five|six)\b|^\s*page\s+\d+\s*\/\s*\d+\s*$|\S\s{2,}page\s+\d{1,3}\s*$/i;

/** "PROGRESS REPORT / DISCHARGE": the first line of a page in capitals, or what kind of paper its words name. */
export function headingOf(lines: Line[], page: number): string {
  const top = lines.filter((line) => line.page === page).slice(0, 8);
  let head: Line | undefined;
  for (const line of top) {
    // "MRI right shoulder" in a row of a list of requests is one of them, and not what the page is called.
    const isRow =
      head !== undefined &&
      line.cells.length >= 3 &&
      (rowUnderHead(line, head) !== undefined || isNumbered(line, head));
    if (isTableHead(line) && !isRow) head = line;
    const kind =
      isRow ||
      isColumnHead(line) ||
      isRowOfDay(line) ||
      isEntryOfHour(line, lines) ||
      isEntryOfDay(line, lines)
        ? undefined
        : titleAmong(line.cells.map(({ text }) => (hasBoxes(text) ? "" : kindIn(text))).filter(Boolean));
    // The form's ticked box tells which of its kinds it is: "[ ] Initial  [X] Re-exam".
    const ticked = tickOfTitle(line);
    const exam = line === top.find(({ text }) => text.trim() !== "") ? titleOfExam(line) : "";
    if (exam) return exam;
    if (kind || ticked) return [kind, ticked].filter(Boolean).join(", ");
  }
  return (
    shortTitle(top) ||
    titleCase(printedTitle(top)) ||
    titleCase(titleBeforeText(lines, page)) ||
    clinicianAt(top.find(({ text }) => text.trim() !== "")?.cells[0]?.text) ||
    clinicianAt(signerIn(lines, page))
  );
}

/**
 * "BRACE FITTING. LSO per the surgeon's order.": what was done at a visit, in capitals before the first words of its note. Of several such
 * each titles its own passage, and of a page of several days it titles one alone.
 */
function titleBeforeText(lines: readonly Line[], page: number): string {
  const said = lines.filter((line) => line.page === page && line.text.trim() !== "");
  const titles = said.flatMap(({ text }, at) => {
    const title = BEFORE_TEXT.exec(text)?.[1];
    return title ? [{ title, at }] : [];
  });
  const [only, another] = titles;
  const isOfOneDay = !said.some(({ text }) => DAY_OF_ENTRY.test(text));
  return only && !another && isOfOneDay && only.at <= MOST_ABOVE && !OF_NO_VISIT.test(only.title)
    ? only.title
    : "";
}
const MOST_ABOVE = 3;
const BEFORE_TEXT =
  /^\s*((?:[A-Z][A-Z'’/-]{1,20} ){1,3}(?:FITTING|DELIVERY|CASTING|RE-?CHECK|ADJUSTMENT|INJECTION|TEACHING|TRAINING|CONSULT(?:ATION)?|RE-?EXAM(?:INATION)?|EXAM(?:INATION)?|RE-?EVALUATION|EVALUATION|VISIT|CONFERENCE|CALL))\. (?=[A-Z][A-Za-z]*[ .,])/;
/** What did not take place, or not on this day. */
const OF_NO_VISIT =
  /\b(?:NO|NOT|NEVER|MISSED|CANCEL\w*|NEEDS?|REFUSED|DECLINE[DS]?|WAS|IS|HAD|HAS|FOR|AFTER|BEFORE|SINCE|UNTIL|PRIOR|LAST|PREVIOUS|NEXT|PENDING|AWAITING|WANTS|RESCHEDULED?|LATE|TO|WITHOUT|DENIES|DENIED)\b/;

/** "OPT-88-1026   10 visits   DENIED letter 11/06" under "number   what   status": three columns, the first of numbers. */
const isNumbered = (line: Line, head: Line) =>
  /\d{3}/.test(line.cells[0]?.text ?? "") && cellsUnderHead(line, head) !== undefined;

/** "BAY CHIROPRACTIC     DAILY     9/2/2026": a note's kind in one word, beside whose paper it is. */
function shortTitle(top: readonly Line[]): string {
  const first = top.find(({ text }) => text.trim() !== "");
  const word = first && first.cells.length > 1 && first.cells.find(({ text }) => SHORT.test(text.trim()));
  return word ? titleCase(word.text.trim()) : "";
}
const SHORT = /^(?:Daily|DAILY|Treatment|TREATMENT|Follow-?[Uu]p|FOLLOW-?UP)$/;

/** "Read and signed: Edda Ames-Tell, MD, 09/18/2026" under a paper without a title: whose words they are. */
const signerIn = (lines: Line[], page: number) =>
  lines
    .filter((line) => line.page === page)
    .map(({ text }) => SIGNED_BY.exec(text)?.[1] ?? BEFORE_SIGNED.exec(text)?.[1])
    .findLast((name) => name !== undefined);
const BEFORE_SIGNED = /^\s*(\p{Lu}[^.;:]{4,50}?)\s{2,}(?:e-?)?signed\b/u;
const SIGNED_BY =
  /\b(?:(?:e-?|electronically )?signed(?: by)?|signature|dictated(?: by)?|authenticated(?: by)?|\/s\/)\s*:?\s+(\p{Lu}.*)$/u;

/** "WINIFRED ABASCAL, MD     Knee surgery" over a letter: whose words they are. */
function clinicianAt(text = ""): string {
  const [name = ""] = CLINICIAN_NAME.exec(text.trim()) ?? [];
  const degree = name.slice(name.lastIndexOf(",") + 1);
  return name && `${titleCase(name.slice(0, name.lastIndexOf(",")))},${degree}`;
}
const CLINICIAN_NAME =
  /^(?:\p{Lu}[\p{L}.'’-]* ){1,3}\p{Lu}[\p{L}'’-]+, (?:MD|M\.D\.|DO|D\.O\.|DPM|DC|PT|DPT|OTR\/L|NP|FNP|PA-C|PhD|LCSW)/u;

/** "SAGUARO IMAGING      Right knee, three views": what was looked at names the page better than who looked. */
const titleAmong = (kinds: readonly string[]) => kinds.find((kind) => OF_BODY.test(kind)) ?? kinds[0];
const OF_BODY =
  /\b(?:right|left|bilateral|knees?|shoulders?|hips?|spine|lumbar|cervical|thoracic|ankles?|foot|feet|wrists?|hands?|elbows?|brain|chest|abdomen|pelvis)\b/i;

/** "8/4/26  1  52  exam only": what one row of a grid says is no name of the page. */
function isRowOfDay({ cells }: Line): boolean {
  const [day, ...rest] = cells.map(({ text }) => text.trim());
  const date = day ? findDates(day)[0] : undefined;
  return rest.length >= 3 && date?.start === 0 && date.end === day?.length;
}

/** "02/25/2026 06:31   277CA from ACME   A3:33": one entry of a history names none of the others. */
const HOUR_OF_ENTRY = /^\s*\d{1,2}[/-]\d{1,2}[/-]\d{2,4},?\s+\d{1,2}:\d{2}\b/;
const LEAST_ENTRIES = 3;
const isEntryOfHour = (line: Line, lines: readonly Line[]) =>
  HOUR_OF_ENTRY.test(line.text) &&
  lines.filter(({ page, text }) => page === line.page && HOUR_OF_ENTRY.test(text)).length >= LEAST_ENTRIES;
/** "07/22/26  sent again" above "07/23/26  277CA accepted, 2620NC31": days that follow each other line by line are a log, no notes with a title each. */
const DAY_OF_ENTRY = /^\s*\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\s/;
function isEntryOfDay(line: Line, lines: readonly Line[]): boolean {
  if (!DAY_OF_ENTRY.test(line.text)) return false;
  const page = lines.filter((one) => one.page === line.page && one.text.trim() !== "");
  const isDay = (at: number) => DAY_OF_ENTRY.test(page[at]?.text ?? "");
  const own = page.indexOf(line);
  let [from, to] = [own, own];
  while (isDay(from - 1)) from--;
  while (isDay(to + 1)) to++;
  return to - from + 1 >= LEAST_ENTRIES;
}

/** Capitals are a letterhead, boxes a form. */
const isColumnHead = (line: Line) =>
  isTableHead(line) && !line.cells.some(({ text }) => hasBoxes(text) || text === text.toUpperCase());

function tickOfTitle({ cells }: Line): string {
  const boxes = cells.filter(({ text }) => hasBoxes(text));
  // One box alone is no choice between kinds.
  if (boxes.length < 2 || !boxes.some(({ text }) => KIND.test(text))) return "";
  const [ticked] = boxes.filter(({ text }) => !isUnticked(text));
  return ticked ? ticked.text.replace(/^\W*[xX✓✔☑☒✅]\W*/u, "").trim() : "";
}

/** "Exam: motor vehicle injury" beside whose paper it is, on a page's first line: behind the colon stands what the exam is of. */
const EXAM_OF =
  /^\s*((?:re-?)?exam(?:ination)?|(?:re-?|initial )?eval(?:uation)?|visit): (?=\p{Ll}[\p{L} ,-]{3,40}$)/iu;
function titleOfExam({ cells }: Line): string {
  const cell = cells.length > 1 && cells.find(({ text }) => EXAM_OF.test(text.trim()));
  return cell ? titleCase(cell.text.trim()) : "";
}

function kindIn(cell: string): string {
  const words = cell.replace(PAGE_NUMBER, "");
  const text = findDates(words)
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), words)
    .replace(/^\W*\*+|\*+\W*$/g, "")
    .replace(/\s+/g, " ")
    .replace(/\s*[-–]+\s*$/, "")
    .replace(/,?\s+(?:of|on|dated?|from)\s*$/i, "")
    .replace(/\s*,\s*$/, "")
    .trim();
  return KIND.test(text) &&
    !DIALED.test(text) &&
    !ADDRESSED.test(text) &&
    !/\bdate$|[?#]$|\$\d*$|^\d{1,2} /i.test(text) &&
    (/\p{Lu}|\d/u.test(text) || NOTE.test(text)) &&
    text.length < 60 &&
    !/[:;]|\.(?!\d)|^\(|\b\d+ ?(?:mg|mcg|mL)\b/.test(text)
    ? titleCase(text)
    : "";
}

/** "Fax 860-555-0141" in a letterhead names no paper. */
const DIALED = /\b(?:fax|f|ph|phone|tel(?:ephone)?|voice)\b[^\p{L}]*\d{3}/iu;
/** "to Bay Hand Therapy, fax" in a letterhead: where the paper went. */
const ADDRESSED = /^(?:to|from|attn|via|by)\b[\s:]/i;
/** In small letters too, where it stands in a cell of its own. */
const NOTE =
  /^(?:tx|treatment|daily|visit|progress|office|session) note$|^plan of care$|^(?:(?:re-?|first |initial )?(?:exam(?:ination)?|eval(?:uation)?))(?: of)?$/i;
const KIND =
  /\b(?:fee slips?|super-?bills?|charge (?:slips?|sheet|ticket|entry)|routing slip|evaluation|encounter|(?:re-?)?exam(?:ination)?(?: form)?|daily visit|questionnaire|patient information (?:form|update|sheet)|(?:registration|intake|health history|accident|incident|injury) (?:form|sheet)|flow ?sheet|progress (?:report|note)|daily note|treatment note|visit note|office (?:visit|note)|visit|discharge|(?:plan of|care|treatment) (?:care|plan)|operative (?:report|note)|procedure note|consult\w*|history and physical|referral|order|prescription|authorization|approval|call log|phone log|telephone|fax|confirmation|transmission|report|acknowledg\w*|277CA|999|271|eligibility|x-?rays?|MRI|ECG|EKG|imaging|views|radiology|laboratory|\w*patholog\w+|addendum(?: \(late entry\))?|(?:body|pain) (?:map|diagram|drawing)|photographs?|consent|appointment of (?:a )?(?:personal )?representative(?: for .*)?|designation of (?:a |an )?\w+ representative|letter|policy|ledger|account notes|posting sheet|certificate of (?:coverage|insurance)|evidence of coverage|summary plan description|log|claim (?:image|form)|receipt|card|statement|voucher|remittance|medication list|explanation of (?:benefits|payment|reimbursement|review)|note|summary|record|(?:provider |policy |benefit )?manual|guideline|bulletin|handbook|LCD|NCD|(?:local|national) coverage determination|coverage (?:determination|policy|criteria))\b/i;

export const titleCase = (text: string) =>
  text === text.toUpperCase()
    ? text
        .toLowerCase()
        .replace(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
        .replace(/\b(Mri|Ct|Pt|Ot|Cms|Hcfa|Eob|Emg|Ecg|Ekg|Lcd|Ncd|Edi|\d+[a-z]{2})\b/g, (word) =>
          word.toUpperCase(),
        )
        .replace(/(?<=\p{L} )(?:Of|And|The|For|With|In|To|On)\b/gu, (word) => word.toLowerCase())
    : text;
