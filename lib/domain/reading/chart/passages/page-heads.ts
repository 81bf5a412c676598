import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { PAGE_NUMBER } from "../page/headings";
import { ENTRY_DAY } from "../person/entry-person";
import { isTableHead } from "../values/table-rows";
import { WIDE } from "./line-marks";
import type { Apart, LineHere, Passage, TextLines } from "./passage";

/** A head of a page or of a table is no text; what was done at which hour, and under which approval, may stand in it. */
export function headOfPage({ lines }: TextLines, here: LineHere): Apart | undefined {
  const { index, line } = here;
  const isHead =
    isHeader(line.text) ||
    isLetterhead(lines, index) ||
    isPrintMark(lines, index) ||
    isTableHead(line) ||
    isHeadOfDays(line) ||
    ONLY_DATES.test(line.text);
  return isHead ? { passages: toldInHead(here) } : undefined;
}

/** The hours in the cells of a head, together, and each number of an approval. */
export function toldInHead({ index, line, section }: LineHere): Passage[] {
  const hours = line.cells.filter(({ text }) => AT_THE_HOUR.test(text));
  const approvals = line.cells.filter(({ text }) => APPROVED_NUMBER.test(text.trim()));
  return [hours, ...approvals.map((one) => [one])]
    .filter((cells) => cells.length > 0)
    .map((cells) => ({
      text: cells.map(({ text }) => text.trim()).join(", "),
      spans: cells.map(({ start, end }) => ({ line: index, start, end })),
      section,
      ...(cells.length > 1 ? { told: true as const } : {}),
    }));
}

/** When the patient came and went stands in the line with the name. */
const AT_THE_HOUR =
  /\b(?:time in|time out|in|out|start(?:ed)?|stop|arrived|roomed|seen|left|check(?:ed)?[- ]?(?:in|out))\b[^0-9]{0,8}\d{1,2}:\d{2}/i;
/** "Approved: 8830-114-E1", "Auth PA-26-338104" stands in the line with the name, too: what was approved is under it. */
const APPROVED_NUMBER =
  /^(?:(?:approved|approval|authorized|(?:pre-?)?authorization|certification|certified)(?: (?:no|number|#))?\.?\s*[:#]\s*(?=\S*\d{3})[A-Z0-9][\w-]{4,}|auth(?: (?:no|number|#))?\.?[ :#]\s{0,3}(?!\d{4}-\d\d-\d\d)(?=[\w-]*\d{3})[A-Z0-9][\w-]{4,})$/i;

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
/** "DEPENDENT   AMES, PIA ROSE   W2277 40918  03   DOB 08/04/2026   ACTIVE": whom a plan's answer covers, and under which number. */
const COVERED_ROW =
  /^\s*(?:dependent|member|enrollee|beneficiary)\s{2,}\p{Lu}.{0,140}\s{2,}(?:in)?active(?: coverage)?\s*$/iu;
/** "Signed   Ines Roe, MD   NPI 1780993312", "Ordered by   I. Roe, NP   NPI …" of an order or a referral, without a colon and a day. */
const PRESCRIBES =
  /^\s*(?:(?:(?:[Ee]-?|[Ee]lectronically )?[Ss]igned(?: by)?|[Ss]ignature|(?:[Oo]rdered|[Rr]eferred|[Pp]rescribed) by|[Rr]eferring|[Oo]rdering))[\s:]+\p{Lu}.*,? (?:MD|M\.D\.|DO|D\.O\.|C?NP|FNP(?:-\w{1,2})?|APRN|CNM|PA(?:-C)?|DPM)\b.*\bNPI\b/u;
const isHeader = (text: string) =>
  !SUBSCRIBER.test(text) &&
  !COVERED_ROW.test(text) &&
  !isEntry(text) &&
  !ORDERS.test(text) &&
  !SIGNS.test(text) &&
  !PRESCRIBES.test(text) &&
  headsPage(text);
/** "Newborn added retro to date of birth 9/1", "DOB on file was wrong, corrected": what was done about a birth date is no head of a page. */
const ABOUT_IDENTITY =
  /\b(?:added|corrected|updated|changed|wrong|incorrect|mismatch\w*|transposed|typo|retro\w*|mis-?keyed)\b/i;
/** "I have treated your patient Rosa Ames (DOB 1/2/60) twelve times, from …": a letter names the birth within its sentence. */
const IN_PROSE =
  /^\s*(?:I|We)\b.*\b(?:treated|seen|saw|see|examined|evaluated|met|followed?|cared?)\b.*\((?:DOB|D\.O\.B\.?|date of birth|born)\b[^()]{4,20}\),? \p{Ll}{2,}.*\p{Ll}{3}/u;
const headsPage = (text: string) =>
  PAGE_NUMBER.test(text) ||
  BANNER.test(text) ||
  SCANNED.test(text) ||
  LETTERHEAD.test(text) ||
  PRINT_STAMP.test(text) ||
  isAddress(text) ||
  (IDENTITY.test(text) && !ABOUT_IDENTITY.test(text) && !IN_PROSE.test(text)) ||
  /\bNPI\b.{0,4}\d{10}/.test(text);
const isPrintMark = (lines: Line[], index: number) =>
  PRINTED.test(lines[index]?.text ?? "") && lines[index - 2]?.page !== lines[index]?.page;

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

/** "date   visit  97112 97116   brace setting   losses   init": heads over rows that begin with their day, codes among them. */
const isHeadOfDays = ({ text, cells }: Line) =>
  cells.length >= 4 &&
  /^(?:date|day|dos|visit date)$/i.test(cells[0]?.text.trim() ?? "") &&
  !/[.:;]/.test(text) &&
  findDates(text).length === 0 &&
  cells.every((cell) => !/\d/.test(cell.text.replace(/(?<!\d)\d{5}(?!\d)|\d\/\d|\([^()]*\)/g, "")));
