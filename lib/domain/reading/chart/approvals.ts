import { findDates } from "../page/calendar-date";
import { isBlank, type Line } from "../page/page-lines";

/** "Determination: CERTIFIED", "Decision   Approved as requested": a reviewer's yes in a line of its own. */
const GRANTS =
  /^\s*(?:determination|decision|status|outcome|result|disposition|action)\b[^.;\p{L}]{1,12}(?:(?:is|was|has been) )?(?:approved|certified|authorized|granted)\b[^.;]{0,30}$|^\s*(?:approved|certified|authorized)(?: as requested)?\s*$/iu;
/** What it covers, from when, and under which number. */
const NUMBER =
  /\b(?:review|auth\w*|approval|certification|reference|ref|referral|case|confirmation)\b\.? ?(?:no|number|num|#|id)?\b\.?\s*[:#]?\s*(?=[A-Z0-9-]*\d{3})[A-Z0-9][\w-]{4,}/i;
const SPAN = /\d ?(?:to|through|thru|until|-|–) ?\d/i;
const SERVICE =
  /(?<![\w/.-])(?:\d{5}|[A-Z]\d{4})(?![\w-]|\.\d)|\b\d{1,3} (?:\p{L}+ ){0,2}(?:visits?|units?|sessions?|days)\b/iu;
const MOST_LINES = 8;

export type ApprovalFact = { text: string; lines: number[] };

/**
 * A reviewer's approval with its number, its span and its services as one statement: on the page they stand in lines of their own, and
 * each alone says nothing. Only what follows the decision without two blank lines is taken, and only where it names number and span.
 */
export function approvalsIn(
  lines: readonly Line[],
  wanted: (index: number) => boolean,
  from: number,
  to: number,
): ApprovalFact[] {
  const found: ApprovalFact[] = [];
  for (let at = from; at < to; at++) {
    const line = lines[at];
    if (!line || !wanted(at) || !GRANTS.test(line.text)) continue;
    const below = termsBelow(lines, at, to, wanted);
    const said = below.map((index) => wordsOf(lines[index]));
    const isWhole = said.some((text) => NUMBER.test(text)) && said.some(isSpan);
    if (isWhole) found.push({ text: [wordsOf(line), ...said].join("; "), lines: [at, ...below] });
  }
  return found;
}

const isSpan = (text: string) => SPAN.test(text) && findDates(text).length === 2;

function termsBelow(
  lines: readonly Line[],
  at: number,
  to: number,
  wanted: (index: number) => boolean,
): number[] {
  const terms: number[] = [];
  let blank = 0;
  for (let index = at + 1; index < to && index <= at + MOST_LINES && blank < 2; index++) {
    const line = lines[index];
    if (isBlank(line)) {
      blank++;
      continue;
    }
    if (!line || !wanted(index)) break;
    const text = wordsOf(line);
    if (text.length > 90 || !(NUMBER.test(text) || isSpan(text) || SERVICE.test(text))) break;
    blank = 0;
    terms.push(index);
  }
  return terms;
}

const wordsOf = (line: Line | undefined) =>
  (line?.text ?? "").replace(/\s+/g, " ").trim().replace(/[.;]$/, "");
