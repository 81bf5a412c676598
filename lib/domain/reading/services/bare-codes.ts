import { US_STATES } from "@/lib/core/us-states";
import type { Reading } from "../page/candidate";
import { parsePersonName } from "../page/person-name";
import { namesNestedService } from "./nested-services";
import type { CodeHere } from "./printed-code";
import { isDescribed, isOneOfList } from "./service-lists";
import { serviceOver } from "./service-over-amounts";
import { opensLineOfBlock } from "./services-block";

/** Whether five bare digits are a service: by their column, by the words around them, or by the codes beside and above them. */
export function isAnnounced(here: CodeHere): boolean {
  return !isPlaceOrNumber(here) && (isSaid(here) || isWithOthers(here));
}

/** The ZIP of an address, or a number under another name. */
const isPlaceOrNumber = (here: CodeHere): boolean => {
  const { reading, on, before } = here;
  return (
    OTHER_NUMBER.test(before) ||
    // "… PO Box 1309, Minneapolis MN" and the ZIP first in the next line.
    (before.trim() === "" &&
      endsInState(reading.lines[on.index - 1]?.text ?? "") &&
      !/^\s*\d{5}(?: ?-?[A-Z\d]{2})?\s+[\d$]/.test(on.text)) ||
    isUnderState(here) ||
    STATE_BEFORE.test(before) ||
    STATE_IN_FULL.test(before) ||
    (PAYERS_ID.test(before) && on.procedures.length === 0)
  );
};

/** "12 Elm St NW, Salem, OR" over "97301" in one column of a letterhead: its ZIP, alone in the column's next line. */
function isUnderState({ reading, on, code, start }: CodeHere): boolean {
  // A day or an amount behind it: a row of what was billed.
  if (/^\s+[\d$]/.test(on.text.slice(start + code.length))) return false;
  const own = on.cells.find((cell) => cell.start === start && cell.text === code);
  const over = own && reading.lines[on.index - 1]?.cells.find((cell) => cell.start === own.start);
  return over !== undefined && endsInState(over.text);
}

/** By its own line: the words before or behind it, its column, or the row that it opens. */
function isSaid(here: CodeHere): boolean {
  const { reading, on, code, start, before, after } = here;
  const isBracketed = /\($/.test(before) || /^\s*,?\s*[\w, -]*\)/.test(after);
  // "therapy, 97533" ends a described service.
  const endsService = /\p{Ll}, $/u.test(before) && /^(?: [A-Z\d]{2})?\s*(?:,|;|$|and \d{5}\b)/.test(after);
  // "CMT 3 regions 98941 done today; 97110 x1"
  const isDone = /^ (?:x ?\d|done|performed|was (?:done|billed))\b/i.test(after);
  // A visit's note says behind a dash what was done: "TX     98940 - thoracic and cervical".
  const isDashed = /^\s*(?:\p{L}{1,8}:?\s{2,})?$/u.test(before) && /^ [-–] \p{L}{1,2}/u.test(after);
  const opensDecision = on.decided && /^\s{0,6}$/.test(before);
  return (
    on.procedures.length > 0 ||
    SPEAKS_OF_CODES.test(on.text) ||
    [CLAIM_FOR, UNITS_OF, CANNOT_PAY, NAMED_SERVICE].some((words) => words.test(before)) ||
    [WAS_BILLED, IS_DECIDED].some((words) => words.test(after)) ||
    isUnderServices(reading, on.index, start) ||
    opensLineOfBlock(reading.lines, on.index, start) ||
    isBracketed ||
    endsService ||
    isDone ||
    isDashed ||
    opensDecision ||
    serviceOver(reading.lines, on.index + 1)?.procedure === code ||
    isAloneByDay(here) ||
    isUnderRow(here) ||
    isDescribed(on, code) ||
    namesNestedService(reading.lines, on.index, code) ||
    isOneOfList(on.text, start)
  );
}

const isAlone = ({ before, after }: CodeHere): boolean =>
  /^\s*$/.test(before) && /^(?:-[A-Z\d]{2})?\s*$/.test(after);

/** "dos 10/13/26" over "97035" in a short message: alone in its line, beside one that labels the day of service. */
const isAloneByDay = (here: CodeHere): boolean =>
  isAlone(here) &&
  here.reading.labeled.some(
    ({ label, span, layout, value }) =>
      label.kind === "service_date" &&
      layout !== "below" &&
      Math.abs(span.line - here.on.index) === 1 &&
      /\d/.test(value) &&
      !SAYS_WHOSE.test(here.reading.lines[2 * here.on.index - span.line]?.text ?? ""),
  );
/** "Ticket", "Pt acct" and "Lake Oswego, Oregon" on the other side of the digits: a number of theirs, or a place's. */
const SAYS_WHOSE =
  /^(?!.*\b(?:den\w+|not?|refused|reject\w+|unpaid)\b)\s*(?:(?:[^\s\d]+ ){0,2}[^\s\d]+|[^\d,]{2,40}, \p{L}{2,15}(?: \p{L}{4,10})?)\s*$/iu;

/** "Therapeutic exercise   10/09/2026   120.00" over "97110": alone under the words that open a row of charges. */
function isUnderRow(here: CodeHere): boolean {
  const row = here.reading.lines[here.on.index - 1];
  const [first, ...others] = row?.cells ?? [];
  return (
    isAlone(here) &&
    first !== undefined &&
    /^\p{Lu}[\p{L} ,/()-]{2,40}$/u.test(first.text) &&
    // Under a patient's name, or at the end, stands an account's number.
    !parsePersonName(first.text) &&
    !/\btotals?\b/i.test(first.text) &&
    Math.abs(first.start - here.start) <= 2 &&
    others.filter(({ text }) => /^\$?[\d,]*\d\.\d\d$/.test(text)).length >= 2
  );
}

/** By the codes that stand beside it, or that end or open the lines around. */
function isWithOthers({ reading: { lines }, on, before, after, lastLine }: CodeHere): boolean {
  const isBelowLast = lastLine === on.index - 1;
  // "97110, 97112 and 97140", "64636 each additional level" under another procedure.
  const isListed =
    /\b\d{5}(?:[- ][A-Z\d]{2})?,? (?:and |& )?$/.test(before) ||
    /^,? (?:and |& )?\d{5}\b(?!-\d{4})/.test(after);
  const opensBelow = isBelowLast && /^\s*$/.test(before) && /^ {1,3}\p{L}{3}/u.test(after);
  // "97110, 97140" at the end of a line, and "and 97530" in the next one.
  const isWrapped =
    isBelowLast &&
    /^\s*(?:and |& )?$/.test(before) &&
    /\b\d{5}(?:-[A-Z\d]{2})?(?:,| and|, and)?\s*$/.test(lines[on.index - 1]?.text ?? "");
  // "99214    83036    36415" and nothing else: what holds for the first holds for all.
  const isAmongCodes = lastLine === on.index && ONLY_CODES.test(on.text);
  // A visit's note lists them line by line: "97140 joint mobilization", "97110 putty".
  const isStacked =
    /^\s*$/.test(before) &&
    OPENS_LINE.test(on.text) &&
    [-1, 1].some((n) => OPENS_LINE.test(lines[on.index + n]?.text ?? ""));
  return isListed || opensBelow || isWrapped || isAmongCodes || isStacked;
}

const SPEAKS_OF_CODES =
  /\b(?:cpt|hcpcs|procedures?|codes?|proc|services?|drug)\b|\b(?:billed|coded|billing|charged|billed us|paid it) (?:(?:with|as|for|under)\b|(?=\d{5}\b))|\bvisits? \(|\bvisit of\b|\d\.\d{2}\b|\$|^\s*\d{2} \d{2} \d{2}/i;
const OPENS_LINE = /^\s*9\d{4} {1,3}\p{L}{2}/u;
/** "AETNA / 60054" in a clearing house's list: the number under which claims go to a payer. */
const PAYERS_ID = /(?<!\b(?:CPT|PROC|CODE|HCPCS|MOD))\p{Lu}{3} ?\/ ?$/u;
const STATE_BEFORE = /\b[A-Z]{2} $/;
/** A box or a street before the city: "Fern Ridge Chiropractic PA" over a row of codes ends in no state. */
const BEFORE_ZIP =
  /\b(?:box \d+|\d{1,6} (?:[\p{L}\d.'’-]+ ){1,4}(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|pkwy|parkway)|(?:ste|suite|rm|room|floor|route) \w+)\.?(?: [NSEW]{1,2}\b\.?)?,? \p{Lu}[\p{L} .'’-]{2,30},? ([A-Z]{2})\s*$/iu;
const endsInState = (text: string): boolean => (BEFORE_ZIP.exec(text)?.[1] ?? "") in US_STATES;
/** "Grand Rapids, Michigan 49525": the ZIP of an address behind the whole name of its state. */
const STATE_IN_FULL = new RegExp(`, (?:${Object.values(US_STATES).join("|")}) $`, "i");
const OTHER_NUMBER =
  /\b(?:box|ste|suite|#|no\.?|receipt|invoice|check|account|acct|id|zip|ext(?:ension)?\.?(?: is)?|room|inquiry|case|reference|(?:employer |plan |policy )?group|policy|(?:reason|edit|remark|denial|rejection|error|message)(?: code)?) ?#?:? ?$/i;
/** "The claim for 45385 will be paid", "for 31231 on 3/15/2027" */
const CLAIM_FOR =
  /\b(?:claims?|bills?|charges?|payment|visits?|services?|costs?|coverage|denial|notes?|reports?|records?|orders?) (?:for|of) $|^\s*for\s+$/i;

/** "After reading them we still cannot pay 99213-25." */
const CANNOT_PAY =
  /\b(?:can ?not|can['’]t|could not|will not|won['’]t|do not|did not|does not|unable to|not able to) (?:pay|cover|allow|approve)(?: for)? $|\b(?:lowered|reduced|removed|changed|downcoded|denied|refused|disallowed|rejected) $|\b(?:needed|required|necessary) for $/i;

/** "… support 99213, not the 99215 that was billed": the code that was charged, whatever the words before it say. */
const WAS_BILLED =
  /^,? (?:(?:that|which|as|you|you have|we were|was|were|is) ){0,2}(?:billed|charged|submitted|reported|coded)\b/i;

/** "97530 is included in 97140 when both are given on the same day": what is decided of a code that stands alone. */
const IS_DECIDED =
  /^(?:-\w\w)? (?:is|was|are|were) (?:(?:not|also|considered|being|therefore) ){0,2}(?:included in|bundled|incidental|part of|mutually exclusive|denied|disallowed|paid|covered|payable|separately payable|limited to|not (?:payable|allowed|covered|separately)|a component|inclusive|integral)\b/i;

/** "… for four units of 97110 and two of 97530" */
const UNITS_OF = /\bunits? of (?:\d{5}(?:,? and |, )\w{1,6} (?:units? )?of )?$/i;

/** "Exam : 73721 MRI lower extremity joint" */
const NAMED_SERVICE = /^\s*(?:exam|study|test|scan|treatment|item)s?(?: requested)?\s{0,30}:\s{0,4}$/i;

const ONLY_CODES = /^\s*\d{5}(?: ?-?[A-Z\d]{2})?(?:[ ,;|]{1,12}\d{5}(?: ?-?[A-Z\d]{2})?){1,11}\s*$/;
/** "99204" right under "SERVICES" in a grid of boxes. */
const isUnderServices = ({ lines }: Reading, line: number, start: number): boolean =>
  (lines[line - 1]?.cells ?? []).some(
    (cell) => /^(?:services?|service codes?)$/i.test(cell.text) && Math.abs(cell.start - start) <= 1,
  ) ||
  IS_BILLED.test(
    lines.slice(Math.max(0, line - 2), line).findLast(({ cells }) => cells.length > 0)?.text ?? "",
  );
/** A heading alone in its line, over a paragraph that lists the codes. */
const IS_BILLED =
  /^\s*(?:what (?:was|you) billed(?: for)?|(?:services?|charges|codes) (?:that were )?(?:billed|submitted|denied|reviewed))\s*:?\s*$/i;
