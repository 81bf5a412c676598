import { findLabels } from "../page/labeled-values";
import type { Line, Span } from "../page/page-lines";
import { textOf } from "../page/page-lines";
import type { ReasonText } from "./reason-text";

/** What says whose or which paper it is: a number of letters and digits, or a day. */
const NAMES_A_CASE = /\b(?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{4,}\b|\b[A-Z][a-z]{2,8} \d{1,2}, \d{4}\b/i;
const STATES =
  /\b(?:is|are|was|were|be|been|not|no|do|does|did|has|have|had|can|cannot|will|must|den(?:y|ied)|uph[eo]ld|dismissed|because|due)\b/i;
const MAY_OR_DAY = /\bmay\b(?! \d)/i;
/** "Claim GRM224438 - Your appeal …": the number before the reason, on its own line. */
const NUMBER_BEFORE =
  /^ *(?:re:? {1,3})?(?:(?:claim|case|appeal|reference) {0,3}(?:number|no\.?|#)?:? {1,3}(?=[A-Z-]*\d)[A-Z0-9-]{5,30}|(?=[A-Z-]*\d)[A-Z0-9-]{8,30}) {0,3}[:.–—-] {1,3}(?=["“(]?\p{Lu}\p{L})/iu;
/** The line goes on: it ends inside a phrase, or as a sentence does. */
const GOES_ON = /(?:[.!?,;:(&-]|\b(?:of|on|for|the|and|or|to|by|in|with|from|at|an?|dr|mr|mrs|ms|no))$/i;
/** "Duplicate of a claim.   N522": the remarks behind a code's meaning. */
const REMARKS_BEHIND = /(?<=[.!])(?:[\s,;]+(?:MA?|N)\d{1,4})+$/;
const BEGINS = /^["“(]?\p{Lu}/u;

/** The reason without the heading lines that stand over it with no blank line between ("Claim GRM224438"). */
export function withoutHeading(lines: readonly Line[], reason: ReasonText): ReasonText {
  let { spans } = reason;
  for (let first = spans[0]; first && isHeading(lines, spans); first = spans[0]) {
    const { line } = first;
    spans = spans.filter((span) => span.line !== line);
  }
  const start = spans[0];
  const number = start && NUMBER_BEFORE.exec(lines[start.line]?.text.slice(start.start, start.end) ?? "");
  if (start && number) spans = [{ ...start, start: start.start + number[0].length }, ...spans.slice(1)];
  return spans === reason.spans ? reason : { ...reason, spans, value: textOf([...lines], spans) };
}

function isHeading(lines: readonly Line[], spans: readonly Span[]): boolean {
  const first = spans[0];
  const next = spans.find((span) => span.line !== first?.line);
  if (!first || !next || next.line !== first.line + 1 || next.start > indent(lines[next.line])) return false;
  const whole = lines[first.line]?.text ?? "";
  const said = whole.slice(first.start).trim().replace(REMARKS_BEHIND, "");
  const below = lines[next.line]?.text.trim() ?? "";
  if (!BEGINS.test(below) || GOES_ON.test(said) || STATES.test(said) || MAY_OR_DAY.test(said)) return false;
  const labeled = findLabels(whole).some(
    ({ marked, kind, start }) => marked && kind !== "reason" && start <= indent(lines[first.line]),
  );
  // Where the next word would have stood on the line, the line was ended on purpose.
  const widest = Math.max(...spans.map(({ line }) => lines[line]?.text.length ?? 0));
  const broken = whole.length + 1 + (below.split(" ")[0]?.length ?? 0) <= widest;
  const row = (lines[first.line]?.cells.length ?? 0) > 1;
  return labeled || (broken && (row || NAMES_A_CASE.test(said)));
}

const indent = (line: Line | undefined): number => line?.text.search(/\S/) ?? 0;
