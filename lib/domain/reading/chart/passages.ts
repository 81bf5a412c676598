import { findDates } from "../calendar-date";
import { joinLines, spansBetween } from "../joined-lines";
import { isBlank, type Line, type Span } from "../page-lines";

/** A sentence, list item or table row of a page, with the lines that it stands on. */
export type Passage = { text: string; spans: Span[]; section: string };

const ITEM = /^\s*(?:[-•*▪◦]|\(?\d{1,2}[.)]|\(?[a-hA-H][.)])\s+/;
/** A dated entry of a log. */
const ENTRY = /^\s*\d{1,2}\/\d{1,2}\/\d{2,4}\s/;
const LABEL = /^\s*(?:[A-Z][A-Za-z/&' -]{1,32}|[SOAP]|HPI|CC|PMH)\s*:/;
const HEADING = /^\s*[A-Z][A-Z0-9 /&,'()-]{3,60}:?\s*$/;
const WIDE = /\S {3,}\S/;
const PAGE_NUMBER = /\bpage\s+\d+\s+of\s+\d+\b/i;
const LETTERHEAD =
  /^\s*(?:NPI|tax id|phone|fax|tel|address|payer|insurance|member id|group|MRN|DOB|date of birth|patient(?: name)?|provider npi|account)\s*[:#]/i;
const IDENTITY = /\b(?:DOB|D\.O\.B|Date of birth)\b/i;
const SENTENCE_END = /[.?!]["”)]?(?=\s+["“(]?[A-Z0-9])/g;
const ABBREVIATION =
  /(?:\b(?:no|inc|dr|mr|mrs|ms|st|dept|ext|vs|approx|jr|sr|ref|auth|wt|ht|hx|lt|rt|min|sec|pt|[A-Za-z])|\bq\.?d|\bp\.?o)\.$/i;

const isHeader = (text: string) =>
  PAGE_NUMBER.test(text) || LETTERHEAD.test(text) || IDENTITY.test(text) || /\bNPI\b.{0,4}\d{10}/.test(text);

/** Running text fills its lines: after a short one that no stop ends, a capital begins something new. */
const endedEarly = (previous: Line | undefined, text: string) =>
  previous !== undefined && previous.text.trimEnd().length < 62 && /^\s*[A-Z0-9]/.test(text);

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

/** The names over a table's columns. */
const isTableHead = ({ text, cells }: Line) =>
  cells.length >= 3 && !/\d|[.:;]/.test(text) && cells.every((cell) => cell.text.trim().length <= 24);
const ONLY_DATES = /^[\s,]*(?:\w{3,9} \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4})[\s.]*$/;
/** When the patient came and went stands in the line with the name. */
const AT_THE_HOUR = /\b(?:time in|time out|start(?:ed)?|stop|arrived|check-?in)\b[^0-9]{0,8}\d{1,2}:\d{2}/i;

const SECTION =
  /\b(?:goals?|certification|plan|assessment|diagnos[ie]s|history|imaging|treatments?|medications?|subjective|objective|findings?|impression|procedure|orders?|limitations?|criteria|coverage|results?|status|log|calls?|indications?|exam(?:ination)?|outcome|rationale|summary|signature)\b/i;

/** A list item or an entry of a log says one thing in several sentences. */
const LONGEST_WHOLE = 420;

/** A row of a table stands alone; lines of running text are joined and cut into sentences. */
export function readPassages(lines: Line[], wanted: (index: number) => boolean): Passage[] {
  const passages: Passage[] = [];
  let section = "";
  let run: number[] = [];
  const flush = () => {
    if (run.length > 0) passages.push(...sentencesOf(lines, run, section));
    run = [];
  };
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    if (isBlank(line) || !wanted(index) || (previous && previous.page !== line.page)) flush();
    if (isBlank(line) || !wanted(index)) {
      return;
    }
    const text = line.text;
    if (previous?.page !== line.page) section = "";
    if (isHeader(text) || isLetterhead(lines, index) || isTableHead(line) || ONLY_DATES.test(text)) {
      flush();
      for (const cell of line.cells.filter((one) => AT_THE_HOUR.test(one.text)))
        passages.push({
          text: cell.text.trim(),
          spans: [{ line: index, start: cell.start, end: cell.end }],
          section,
        });
      return;
    }
    if (HEADING.test(text) && text.trim().length < 60 && !/\d{3}/.test(text)) {
      flush();
      section = SECTION.test(text) ? titleCase(text.trim().replace(/:$/, "")) : "";
      return;
    }
    if (
      ITEM.test(text) ||
      ENTRY.test(text) ||
      LABEL.test(text) ||
      WIDE.test(text.trim()) ||
      endedEarly(previous, text)
    )
      flush();
    run.push(index);
    if (WIDE.test(text.trim())) flush();
  });
  flush();
  return passages;
}

function sentencesOf(lines: Line[], run: number[], section: string): Passage[] {
  const joined = joinLines(lines, run);
  const { text } = joined;
  const cuts = [...text.matchAll(SENTENCE_END)]
    .map((match) => ({ at: match.index, end: match.index + match[0].length }))
    .filter(
      ({ at, end }) =>
        !(text[end - 1] === "." && ABBREVIATION.test(text.slice(Math.max(0, end - 12), at + 1))),
    )
    .map(({ end }) => end);
  // "1. " at the start of an item is no sentence of its own.
  const whole =
    ((ITEM.test(text) || ENTRY.test(text)) && text.length <= LONGEST_WHOLE) ||
    (/^\s*(?:status|result|coverage|plan|eligibility|authorization|decision)\s*:/i.test(text) &&
      text.length <= 160);
  const ends = whole ? [text.length] : [...cuts.filter((end) => end > 4), text.length];
  const passages: Passage[] = [];
  let start = 0;
  for (const end of ends) {
    const sentence = text.slice(start, end).replace(/\s+/g, " ").trim();
    const spans = spansBetween(joined, start, end);
    if (/[\p{L}]{2}/u.test(sentence) && sentence.length > 5 && spans.length > 0)
      passages.push({ text: sentence.replace(ITEM, ""), spans, section });
    start = end;
  }
  return passages;
}

/** "PROGRESS REPORT / DISCHARGE": the first line of a page in capitals, or what kind of paper its words name. */
export function headingOf(lines: Line[], page: number): string {
  const top = lines.filter((line) => line.page === page).slice(0, 8);
  for (const line of top)
    for (const cell of line.cells) {
      const text = cell.text
        .replace(PAGE_NUMBER, "")
        .replace(/\s*[-–]\s*$/, "")
        .trim();
      if (KIND.test(text) && text.length < 60 && !/[:.]/.test(text)) return titleCase(text);
    }
  return "";
}

const KIND =
  /\b(?:evaluation|progress (?:report|note)|daily note|treatment note|visit note|office (?:visit|note)|visit|discharge|plan of care|operative (?:report|note)|procedure note|consult\w*|history and physical|referral|order|prescription|authorization|approval|call log|phone log|telephone|fax|confirmation|transmission|report|acknowledg\w*|277CA|999|271|eligibility|x-?rays?|MRI|imaging|views|radiology|laboratory|patholog\w+|consent|letter|policy|log|receipt|card|statement|remittance|explanation of benefits|note|summary|record)\b/i;

const titleCase = (text: string) =>
  text === text.toUpperCase()
    ? text
        .toLowerCase()
        .replace(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
        .replace(/\b(Mri|Ct|Pt|Ot|Emg|Lcd|Ncd|Edi|\d+[a-z]{2})\b/g, (word) => word.toUpperCase())
        .replace(/(?<=\p{L} )(?:Of|And|The|For|With|In|To|On)\b/gu, (word) => word.toLowerCase())
    : text;
