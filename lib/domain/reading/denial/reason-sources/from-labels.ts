import type { Candidate, Reading } from "../../page/candidate";
import { kept } from "../../page/kept";
import { findLabels } from "../../page/labeled-values";
import { type Line, type Sentence, type Span, textOf } from "../../page/page-lines";
import {
  BARE_OUTCOME,
  hasReasonWords,
  isAdvice,
  isNoReason,
  ORDINARY,
  reasonStrength,
  strengthOf,
} from "../denial-cues";
import { bounded, LONGEST_REASON, type ReasonText } from "../reason-text";

/** In a column of a table of charges a reason is its cell's, and not what the next cells and rows say; running text may name an amount, too. */
const isOfRow = ({ lines }: Reading, v: Reading["labeled"][number]): boolean =>
  v.layout === "below" &&
  lines[v.span.line]?.cells.length !== 1 &&
  /\d\.\d\d\b/.test(lines[v.span.line]?.text ?? "");

/** "197    No preauthorization for the surgery" in a column "Explanation" of refused rows. */
export function fromRows(reading: Reading): ReasonText[] {
  const cells = reading.labeled.filter(
    (v) =>
      v.label.kind === "reason" &&
      isOfRow(reading, v) &&
      v.value.split(" ").length >= 3 &&
      /\p{L}{3} \p{L}/u.test(v.value) &&
      !ORDINARY.test(v.value),
  );
  const own = cells.filter((v, i) => cells.findIndex(({ value }) => value === v.value) === i);
  if (!own.some(({ value }) => hasReasonWords(value))) return [];
  const spans = own.map(({ span }) => span);
  const points = spans.length > 1 ? { points: spans.map((span) => [span]) } : {};
  return [{ value: textOf(reading.lines, spans), spans, score: 0.66, ...points }];
}

/** "State reason for denial, fully": what stands below it is a reason, with its days and amounts. */
const IN_FULL = /\bfully\b|\bin full\b|\bexplain\b/i;

/** "Reason for denial: …" and headings with a paragraph under them. */
export function fromLabels(reading: Reading): Candidate[] {
  const found: Candidate[] = [];
  for (const v of reading.labeled) {
    // "reason   PA2" under a line of charges: what the code means is told by the legend.
    if (v.label.kind !== "reason" || isOfRow(reading, v) || (v.layout !== "below" && A_CODE.test(v.value)))
      continue;
    const paragraph = paragraphAt(reading, v.span);
    // What stands behind a colon is the reason, however it is put: "Step therapy is required: you must first try …".
    const opens = (i: number) =>
      /:$/.test(paragraph[i - 1]?.text ?? (v.layout === "inline" ? textBefore(reading, v.span) : ""));
    const own = paragraph.filter(
      (s, i) => !isNoReason(s.text) && (!isAdvice(s.text) || opens(i) || BARE_OUTCOME.test(s.text)),
    );
    const useful = v.layout === "below" ? [...own, ...goingOn(reading, own)] : own;
    const spans = clip(
      useful.flatMap((s) => s.spans),
      v.span,
    );
    const text = textOf(reading.lines, spans);
    const known = hasReasonWords(text);
    if (text.split(/[\s/]+/).length < 4 || text.length > LONGEST_REASON + 300) continue;
    // Under "Rationale:" even words that no rule knows are the reason.
    if (
      !known &&
      ((v.label.weight < 1 && !/^reason$/i.test(v.labelText)) ||
        !STATES_REASON.test(v.labelText) ||
        text.split(" ").length < 8 ||
        (!IN_FULL.test(v.labelText) && /\d\.\d\d\b|\d{2}\/\d{2}/.test(text)))
    )
      continue;
    const base =
      v.label.weight >= 1 || /^(?:reason|findings?)$/i.test(v.labelText)
        ? known || IN_FULL.test(v.labelText)
          ? 0.72
          : 0.66
        : 0.5;
    found.push({
      value: text,
      spans: bounded(reading.lines, spans),
      score:
        base +
        Math.min(0.2, Math.max(/^reason\b/i.test(v.labelText) ? -0.05 : -0.2, reasonStrength(text) * 0.05)),
    });
  }
  return found;
}

const A_CODE = /^(?=.*\d)[A-Z0-9*-]{1,6}$/;

const textBefore = ({ lines }: Reading, { line, start }: Span): string =>
  lines[line]?.text.slice(0, start).trimEnd() ?? "";

const STATES_REASON = /\brationale\b|\breason|\banalysis\b|\bbasis\b|\bwhy\b/i;

/** The sentences of a value's paragraph from the value on. */
function paragraphAt(reading: Reading, span: Span): Sentence[] {
  const at = reading.sentences.findIndex((s) =>
    s.spans.some((p) => p.line === span.line && p.start <= span.start && p.end > span.start),
  );
  const first = reading.sentences[at];
  if (!first) return [];
  const rest: Sentence[] = [];
  for (let i = at; i < reading.sentences.length && reading.sentences[i]?.paragraph === first.paragraph; i++) {
    const s = reading.sentences[i];
    if (!s) break;
    if (i > at && startsLabel(s, reading.lines)) break;
    rest.push(s);
  }
  return rest;
}

/** "Why this claim was not paid" over "We have finished with the claim … No benefit is payable.", and why in the paragraph after it. */
function goingOn({ sentences }: Reading, said: readonly Sentence[]): Sentence[] {
  const last = said.at(-1);
  if (!last || !TELLS_OUTCOME.test(last.text) || said.some((s) => strengthOf(s) >= 0.8)) return [];
  const next = sentences.filter((s) => s.paragraph === last.paragraph + 1);
  // Another heading, another claim, or what can be done about it, is no more of the reason.
  if (next.some((s) => ELSE.test(s.text) || (isAdvice(s.text) && strengthOf(s) < 0))) return [];
  const told = next.findLastIndex((s) => strengthOf(s) >= 2);
  return next.slice(0, told + 1);
}

const ELSE =
  /\?$|^\W*(?:(?:an)?other|a second|the (?:next|second|other)) (?:claims?|bills?|visits?|services?)\b/i;

const TELLS_OUTCOME =
  /\bno (?:benefits?|payments?) (?:is|are|was|were|can be|will be)\b|\b(?:is|are|was|were|cannot be|can not be|will not be|not) (?:not )?(?:be )?(?:paid|payable|denied|covered|allowed)\W*$/i;

const labelsOfLine = kept((line: Line) => findLabels(line.text));

const labelsAt = (line: Line | undefined) => (line ? labelsOfLine(line) : []);

const STARTS_LABEL = new WeakMap<Sentence, boolean>();

/** Another fact begins here: kept, since every label of a paragraph asks. */
function startsLabel(sentence: Sentence, lines: Line[]): boolean {
  const known = STARTS_LABEL.get(sentence);
  if (known !== undefined) return known;
  const span = sentence.spans[0];
  const starts =
    span !== undefined &&
    labelsAt(lines[span.line]).some(
      (l) => l.marked && Math.abs(l.start - span.start) <= 1 && l.kind !== "reason",
    );
  STARTS_LABEL.set(sentence, starts);
  return starts;
}

/** Cuts what stands before the value on its own line, and other labels' lines that follow. */
function clip(spans: Span[], value: Span): Span[] {
  return spans
    .filter((s) => s.line >= value.line)
    .map((s) => (s.line === value.line ? { ...s, start: Math.max(s.start, value.start) } : s))
    .filter((s) => s.end > s.start);
}
