import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { isSurelyPerson } from "../person/person-cell";

/** What a paper of a practice or a payer is called, where no kind of note is in its name. */
const NAMES_PAPER =
  /\b(?:registration|intake|agreement|history|work ?list|tracker|status|results|follow-?up|(?:re-?)?assessment|diary|totals|accumulators?|abstract|screen(?:ing)?|appointments?|schedule|attend(?:ed|ance)|visits|measures?|tests|form|file|certificate|certification|notice|evaluation|messages|calls|notes|review|update|guide|explanation of payment|booklet|lookup|look-up|case list|benefits|program|(?:star |tally |reward )?charts?|log|calendar|counter)\b/i;
const COMPANY =
  /\b(?:L\.?L\.?C|P\.?L\.?L\.?C|P\.?C|P\.?A|INC|LLP|LTD|CLINIC|CENTER|ASSOCIATES|MEDICINE|THERAPY|CHIROPRACTIC|HOSPITAL|INSURANCE)\.?$/i;
/** "printed 11/09/2026", "page 2 of 3", "acct 5521": what stands beside a title. */
const BESIDE =
  /^(?:printed|page|pg|sheet|acct|account|no|date|name|patient|pt|exported|generated|retrieved|re(?!-)|to|from)\b/i;
const LONGEST = 64;
const MOST_WORDS = 12;

function titleIn(cell: string, alone: boolean): string | undefined {
  const text = findDates(cell)
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), cell)
    .replace(/[\s,]*\bpage \d{1,2}(?: of \d{1,2})?\s*$/i, "")
    .replace(/\s*\([^()]*\)?\s*$/, "")
    .replace(/\s+/g, " ")
    .replace(/[\s:,-]+$/, "")
    .trim();
  return /^\p{Lu}/u.test(text) &&
    text.length <= LONGEST &&
    text.split(" ").length <= (alone ? MOST_WORDS : 6) &&
    NAMES_PAPER.test(text) &&
    !BESIDE.test(text) &&
    !COMPANY.test(text) &&
    !/\d{3}|[;?>"|=[\]_]|\.(?:\s|$)|:(?! \p{Lu}{3})/u.test(text) &&
    !isSurelyPerson(text)
    ? text
    : undefined;
}

/**
 * "CATOCTIN CREEK PT     REGISTRATION UPDATE     date 07/28/2026", or a title in a line of its own below whose paper it is: what the
 * page itself is called.
 */
export function printedTitle(top: readonly Line[]): string {
  const [first, second] = top.filter(({ text }) => text.trim() !== "");
  if (!first) return "";
  const beside = first.cells.length > 1 ? first.cells : [];
  const below =
    second && second.cells.length <= 2 && first.cells.length === 1 ? second.cells.slice(0, 1) : [];
  for (const { text } of beside.slice(1)) {
    const title = titleIn(text, false);
    if (title) return title;
  }
  for (const { text } of [...below, ...beside.slice(0, 1)]) {
    const title = titleIn(text, below.length > 0);
    if (title) return title;
  }
  return "";
}
