import type { Candidate, Reading } from "../page/candidate";
import { findLabels } from "../page/labeled-values";
import { isBlank, type Span, textOf } from "../page/page-lines";
import { hasReasonWords, isAdvice, reasonStrength } from "./denial-cues";

/** What stands over a form's options where they are reasons. */
const OF_REASONS =
  /\breasons?\b|\bbasis\b|\bbases\b|\brationale\b|\bwhy\b|\bdenied\b|\bdenial\b|\bobjections?\b|\bnot (?:approved|paid|covered|certified)\b|\bbecause\b/i;
/** How much was refused, what was decided and what else a form asks: none of it says why. */
export const NO_REASON_OF_A_FORM =
  /\b(?:entire|whole|(?:portion|part) of (?:your|the|this)) (?:claim|bill|(?:\w+ ){0,3}benefits?)\b(?: for (?:\w+ ){1,3}benefits?\b)?(?:\W+(?:(?:is|are) )?denied)?(?:\W+as follows\b.*)?(?:\W+\d{1,2}\.?)?\W*$|^\W*(?:(?:claim|request|service|bill)s? )?(?:is |was |are )?(?:yes|no|n\/?a|denied|denial|deny|rejected|approved|paid|modified|partially \w+|partial denial|adverse(?: determination)?|health service benefits?|loss of earnings|other(?:\b.{0,12}\b(?:see|explain|item)\b.*)?)\W*$/i;
/** The heading of a list may have its note between. */
const HIGHEST = 3;
const UNDER_HEADING = 0.76;
const BY_ITS_WORDS = 0.66;
/** Shorter words are a heading's or an answer's. */
const LEAST_WORDS = 2;
const A_REASON = 1.3;

/** The reason that a form's ticked options state, where they stand under a heading of reasons or are in the words of reasons. */
export function readTickedReason({
  lines,
}: Pick<Reading, "lines">): (Candidate & { points?: Span[][] }) | undefined {
  const told = lines.flatMap(({ ticks = [] }, line) =>
    ticks.flatMap((tick) => {
      const spans = wholeOption(lines, { line, ...tick });
      const text = textOf([...lines], spans);
      if (text.split(" ").length < LEAST_WORDS || NO_REASON_OF_A_FORM.test(text) || isAdvice(text)) return [];
      const headed = isUnderReasons(lines, line, tick.start);
      const known = hasReasonWords(text);
      return (headed && (known || !/:/.test(text))) || (known && reasonStrength(text) >= A_REASON)
        ? [{ spans, headed }]
        : [];
    }),
  );
  if (told.length === 0) return undefined;
  const spans = told.flatMap((one) => one.spans);
  return {
    value: textOf([...lines], spans),
    spans,
    score: told.every(({ headed }) => headed) ? UNDER_HEADING : BY_ITS_WORDS,
    ...(told.length > 1 && { points: told.map((one) => one.spans) }),
  };
}

/** The label before the options of its line, or the heading over their list. */
function isUnderReasons(lines: Reading["lines"], at: number, start: number): boolean {
  const lead = lines[at]?.text.slice(0, start) ?? "";
  if (/\p{L}{3}/u.test(lead)) return OF_REASONS.test(lead);
  let top = at;
  while (top > 0 && !isBlank(lines[top - 1]) && at - top < LONGEST_LIST) {
    top--;
    if (lines[top]?.ticks?.length === undefined && OF_REASONS.test(lines[top]?.text ?? "")) return true;
  }
  return lines
    .slice(Math.max(0, top - HIGHEST), top)
    .some(({ text }) => OF_REASONS.test(text) && text.length <= LONGEST_HEADING);
}
const LONGEST_LIST = 14;
const LONGEST_HEADING = 110;
/** The lines of one option. */
const MOST_LINES = 5;

/** An option's words with the lines that are set in under them. */
function wholeOption(lines: Reading["lines"], first: Span): Span[] {
  const spans = [first];
  for (let at = first.line + 1; at <= first.line + MOST_LINES; at++) {
    const line = lines[at];
    if (!line || isBlank(line) || line.ticks || findLabels(line.text).some(({ marked }) => marked)) break;
    const cell = line.cells.find(({ start }) => start >= first.start - 1);
    if (!cell || (cell !== line.cells[0] && cell.start > first.start + 12)) break;
    spans.push({ line: at, start: cell.start, end: cell.end });
  }
  return spans;
}
