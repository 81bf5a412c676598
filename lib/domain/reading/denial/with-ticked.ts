import { bestOf, type Candidate, type Reading } from "../page/candidate";
import { type Line, type Span, textOf } from "../page/page-lines";
import type { ReasonText } from "./reason-text";
import { readTickedReason } from "./ticked-reason";

/** From here on what is read beside a form's options explains the one that was ticked. */
const EXPLAINS = 0.7;

const EXPLAINS_APART = 0.6;

/** "20. " before an option's words. */
const LONGEST_NUMBER = 5;

/** How far under the options their remarks may stand. */
const REMARKS_WITHIN = 4;

/** What a form's ticked option says, and the words that explain it: "[X] Not medically necessary" over "Remarks: …". */
export function withTicked(
  reading: Reading,
  found: ReasonText | undefined,
  candidates: readonly ReasonText[],
): ReasonText | undefined {
  const ticked = readTickedReason(reading);
  if (!ticked || !found) return ticked ?? found;
  const has = (spans: readonly Span[], line: number) => spans.some((span) => span.line === line);
  const apart = bestOf(candidates.filter(({ spans }) => !spans.some(({ line }) => has(ticked.spans, line))));
  // Where the heading's paragraph holds the option alone, another one may explain it: "33. State reason for denial, fully".
  const isOption = found.value.length <= ticked.value.length + LONGEST_NUMBER;
  const isHeaded = !isOption && hasOnlyHeadings(reading.lines, found, ticked);
  const read = (isOption || isHeaded) && apart ? apart : isHeaded ? ticked : found;
  if (read.spans.some(({ line }) => has(ticked.spans, line))) {
    const isWhole = ticked.spans.every(({ line }) => has(read.spans, line));
    return isWhole && read.score >= EXPLAINS ? read : ticked;
  }
  const below = (read.spans[0]?.line ?? 0) - (ticked.spans.at(-1)?.line ?? 0);
  if (read.score < (below > 0 && below <= REMARKS_WITHIN ? 0.4 : EXPLAINS_APART)) return ticked;
  const both = [ticked, read].toSorted((a, b) => (a.spans[0]?.line ?? 0) - (b.spans[0]?.line ?? 0));
  const spans = both.flatMap((one) => one.spans);
  const points = read.points ? both.flatMap((one) => one.points ?? [one.spans]) : undefined;
  return {
    ...read,
    value: textOf(reading.lines, spans),
    spans,
    score: Math.max(read.score, ticked.score),
    ...(points && { points }),
  };
}

/** "POLICY ISSUES", "LOSS OF EARNINGS": what heads a form's rows of options and is left of them when nothing was ticked there. */
function hasOnlyHeadings(lines: Line[], found: ReasonText, ticked: Candidate): boolean {
  const at = new Set(found.spans.map(({ line }) => line));
  if (!ticked.spans.every(({ line }) => at.has(line))) return false;
  return [...at].every((line) => {
    const options = ticked.spans.filter((span) => span.line === line);
    const own = found.spans
      .filter((span) => span.line === line)
      .map(({ start, end }) => ({ line, start, end }));
    const rest = options.reduce((text, o) => text.replace(textOf(lines, [o]), ""), textOf(lines, own));
    const words = rest.replace(/\b\d{1,3}\b\.?/g, "").trim();
    return words.split(" ").length <= LONGEST_ROW_HEADING && !/[.!?]$|:/.test(words);
  });
}

const LONGEST_ROW_HEADING = 5;
