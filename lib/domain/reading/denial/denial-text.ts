import { findDates } from "../page/calendar-date";
import { bestOf, type Candidate, type Reading, type Scope } from "../page/candidate";
import { kept } from "../page/kept";
import { findLabels } from "../page/labeled-values";
import type { Line, Sentence, Span } from "../page/page-lines";
import { textOf } from "../page/page-lines";
import { tellsBeside } from "./beside-reason";
import {
  BARE_OUTCOME,
  hasReasonWords,
  isAdvice,
  isNoReason,
  ORDINARY,
  reasonStrength,
  strengthOf,
} from "./denial-cues";
import { isOrdinary, type LegendEntry, markerCode, readLegend } from "./legend";
import { type ReasonList, readReasonLists } from "./reason-list";
import { codesOf, refusedMarkers } from "./refused-rows";
import { NO_REASON_OF_A_FORM, readTickedReason } from "./ticked-reason";

/** Longer is no longer a reason but the letter. */
const LONGEST_REASON = 900;
/** A list of reasons is longer than one of them. */
const LONGEST_LIST = 4000;

/** The reason in the payer's words; `points` where it is given point by point. */
export type ReasonText = Candidate & { points?: Span[][] };

function fromLegend(reading: Reading, code: string | undefined, scope: Scope | undefined): ReasonText[] {
  const legend = readLegend(reading.lines).filter((e) => !isOrdinary(e));
  const chosen = legend.filter((entry) => {
    if (code && markerCode(entry.marker) === code && hasReasonWords(entry.text)) return true;
    return reasonStrength(entry.text) >= 1.3;
  });
  const exact = code
    ? legend.find((entry) =>
        new RegExp(`(?:^|[^A-Z0-9])${code}$|(?:CO|C0|PR|OA|PI)[ -/]?${code}\\b|^${code}\\b`).test(
          entry.marker,
        ),
      )
    : undefined;
  // What the codes of refused rows mean is the reason, in whatever words.
  const markers = refusedMarkers(reading);
  const ofRows = legend.filter(
    (e) => codesOf(e.marker).some((one) => markers.has(one)) && !ORDINARY.test(e.text),
  );
  const isOfClaim = (e: LegendEntry) =>
    !scope && reasonStrength(e.text) >= 1.3 && isMessageOfClaim(reading, e, ofRows);
  let entries = legend.filter(
    (e) => e === exact || (ofRows.length > 0 ? ofRows.includes(e) || isOfClaim(e) : chosen.includes(e)),
  );
  if (entries.length === 0) entries = legend.filter((e) => announced(reading, e));
  if (entries.length === 0) return [];
  const strength = Math.max(...entries.map((e) => reasonStrength(e.text)));
  const spans = bounded(
    reading.lines,
    entries.flatMap((e) => e.spans),
  );
  return [
    {
      value: textOf(reading.lines, spans),
      spans,
      score:
        (ofRows.length > 0 ? OF_ROWS : 0.5) +
        Math.min(0.25, Math.max(0, strength) * 0.05) +
        (exact && entries.includes(exact) ? 0.2 : 0) +
        (entries.some((e) => isCalled(reading, e)) ? CALLED : 0),
      ...(entries.length > 1 ? { points: entries.map((e) => e.spans) } : {}),
    },
  ];
}

const OF_ROWS = 0.7;
/** "Explanation code 714." in the letter over "714 - MEDICAL BENEFITS … HAVE BEEN USED UP". */
const CALLED = 0.2;

/**
 * "TW-206  No referral covers these dates. The one on file ended on 01/31/2026": right beside the meaning of the rows' code, under a code that
 * stands nowhere else, and with a day of its own, so that it is said of this claim.
 */
function isMessageOfClaim(
  { lines }: Reading,
  { marker, text, spans }: LegendEntry,
  ofRows: readonly LegendEntry[],
): boolean {
  const [first, last] = [spans[0]?.line ?? -1, spans.at(-1)?.line ?? -1];
  const isBeside = ofRows.some(
    (row) => row.spans.at(-1)?.line === first - 1 || row.spans[0]?.line === last + 1,
  );
  const isElsewhere = lines.some((line, at) => at !== first && line.text.includes(marker.trim()));
  return isBeside && !isElsewhere && findDates(text).length > 0;
}

/** Lines of the legend where it explains refused rows: what they say is told by their codes, whole and without the others. */
function entriesOfRows(reading: Reading): ReadonlySet<number> {
  const refused = refusedMarkers(reading).size > 0;
  const spans = refused ? readLegend(reading.lines).flatMap((entry) => entry.spans) : [];
  return new Set(spans.map(({ line }) => line));
}

/** "reason code 84", "Note B12". */
const NAMED_CODE = /\b(?:code|reason|explanation|remark|note)s? (?:code |no\.? )?([A-Za-z]{0,3}\d{2,4})\b/gi;

function isCalled({ lines }: Pick<Reading, "lines">, entry: LegendEntry): boolean {
  const number = /[A-Za-z]{0,3}\d{2,4}$/.exec(entry.marker.trim())?.[0]?.toLowerCase();
  const calls = (text: string) =>
    [...text.matchAll(NAMED_CODE)].some(([, own]) => own?.toLowerCase() === number);
  return number !== undefined && lines.some(({ text }, at) => at !== entry.spans[0]?.line && calls(text));
}

/** An entry of a payer's own list, in words no rule knows: its code is in a line of charges or is called a reason. */
function announced({ lines }: Reading, entry: LegendEntry): boolean {
  if (/reason|denial|explanation/i.test(entry.marker)) return true;
  if (isCalled({ lines }, entry)) return true;
  const code = /[A-Za-z0-9]{2,5}\)?$/.exec(entry.marker)?.[0].replace(")", "") ?? "";
  if (!/\d/.test(code) && code.length < 3) return false;
  const charged = new RegExp(`(?:^|\\s)\\(?${code}\\)?(?:\\s|$)`);
  return lines.some(
    (line, index) =>
      index !== entry.spans[0]?.line && /\d\.\d\d\b/.test(line.text) && charged.test(line.text),
  );
}

/** Keeps whole lines up to the longest reason. */
function bounded(lines: Line[], spans: Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    kept.push(span);
    if (textOf(lines, kept).length > LONGEST_REASON) break;
  }
  return kept;
}

/** In a column of a table of charges a reason is its cell's, and not what the next cells and rows say; running text may name an amount, too. */
const isOfRow = ({ lines }: Reading, v: Reading["labeled"][number]): boolean =>
  v.layout === "below" &&
  lines[v.span.line]?.cells.length !== 1 &&
  /\d\.\d\d\b/.test(lines[v.span.line]?.text ?? "");

/** "197    No preauthorization for the surgery" in a column "Explanation" of refused rows. */
function fromRows(reading: Reading): ReasonText[] {
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

/** "Reason for denial: …" and headings with a paragraph under them. */
/** "State reason for denial, fully": what stands below it is a reason, with its days and amounts. */
const IN_FULL = /\bfully\b|\bin full\b|\bexplain\b/i;

function fromLabels(reading: Reading): Candidate[] {
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

/** "The reviewer's conclusion is:", "Our physician wrote:", "Her finding is this:" and below it, mostly in quotes, why. */
const REVIEWER_SAYS =
  /\b(?:(?:(?:reviewer|physician|doctor|specialist|consultant|surgeon|therapist|chiropractor|nurse|coder|committee|panel)['’]s|her|his|their) (?:\w+ ){0,2}(?:conclusions?|findings?|opinion|rationale|determination|explanation|reasons?)(?: (?:is|was|are|were|reads?|says?|follows?|as follows|this)){0,2}|(?:reviewer|physician|doctor|specialist|consultant|surgeon|therapist|chiropractor|nurse|coder|committee|panel) (?:wrote|concluded|found|stated|explained|reported)(?: (?:this|that|the following|as follows))?|(?:s?he|they|dr\.? \p{L}[\p{L}'’-]+) (?:also |then )?(?:wrote|concluded|found|stated|reported) in (?:the|his|her|their|that) (?:(?:peer|written|own|medical|utilization|independent|first|second|review) )?(?:report|opinion|addendum|review)(?: (?:of|dated|from) [\w ,/]{3,20})?) ?:$/iu;
/** More than a plan's provision that is quoted beside it. */
const OF_REVIEWER = 0.78;
/** Fewer words than these say how it was decided, not why. */
const LEAST_FOUND = 8;

function fromReviewer({ sentences, lines }: Reading): Candidate[] {
  return sentences.flatMap((intro, at) => {
    const next = sentences[at + 1];
    if (!next || !REVIEWER_SAYS.test(intro.text)) return [];
    const said = sentences.slice(at + 1).filter((s) => s.paragraph === next.paragraph);
    const spans = said.flatMap((s) => s.spans);
    const value = textOf(lines, spans);
    const isReason = value.split(" ").length >= LEAST_FOUND && said.every((s) => strengthOf(s) >= 0);
    return isReason && value.length <= LONGEST_REASON ? [{ value, spans, score: OF_REVIEWER }] : [];
  });
}

/** "4.  Reasons.  The published trials are few …": a heading that opens its paragraph, and why below it. */
const HEADS_REASONS =
  /^(?:(?:our|the|my) )?(?:(?:reviewer|physician|panel|committee)['’]s )?(?:reasons?(?: (?:for|of) (?:the|our|this) (?:decision|finding|determination|denial))?|rationale|reasoning|analysis|basis (?:of|for) (?:the|our|this) (?:decision|finding|determination))\.$/i;

function fromHeadedParagraph({ sentences, lines }: Reading): Candidate[] {
  return sentences.flatMap((heading, at) => {
    if (!HEADS_REASONS.test(heading.text)) return [];
    const said = sentences.slice(at + 1).filter((s) => s.paragraph === heading.paragraph);
    const spans = said.filter((s) => !isAdvice(s.text) && !isNoReason(s.text)).flatMap((s) => s.spans);
    const value = textOf(lines, spans);
    const isReason = hasReasonWords(value) && value.split(" ").length >= LEAST_FOUND;
    return isReason && value.length <= LONGEST_REASON ? [{ value, spans, score: OF_REVIEWER }] : [];
  });
}

/** "The reviewer concludes that the service is investigational": beside it what a plan excludes at large is no finding. */
const REVIEWER_CONCLUDES =
  /^(?:s?he|they|(?:(?:the|our|this|an?|both|all|his|her|their) )?(?:[\w-]+ ){0,3}(?:reviewers?|physicians?|doctors?|specialists?|consultants?|chiropractors?|therapists?|panel|committee)(?:, [^,.;]{3,60},)?) (?:also |then |therefore |further |thus )?(?:writes?|wrote|concludes?|concluded|finds?|found|holds?|held|states?|stated|determines?|determined|decided|(?:is|was|are|were) of the opinion) that\b/i;
/** More than the strongest words of a provision have. */
const CONCLUDED = 0.87;

/** Running text: the strongest sentence of a paragraph and its neighbors that go on about the reason. */
function fromProse(reading: Reading, scope: Scope | undefined, entries: ReadonlySet<number>): Candidate[] {
  const { sentences, lines } = reading;
  const strengths = sentences.map((s) => {
    if (s.spans.some(({ line }) => entries.has(line))) return -1;
    const inside = scope && s.spans.every((p) => p.line >= scope.from && p.line <= scope.to) ? 0.6 : 0;
    // "The claim had been denied on July 6 …": what came before this paper.
    if (EARLIER.test(s.text) || APPEALED_DECISION.test(s.text) || ASKED_OF_US.test(s.text)) return -1;
    return isTabular(s, lines) || !isStatement(s.text) || isNoReason(s.text) ? -1 : strengthOf(s) + inside;
  });
  const found: Candidate[] = [];
  strengths.forEach((strength, at) => {
    const here = sentences[at];
    if (!here || strength < 2) return;
    let from = at;
    let to = at;
    const joins = (i: number, least: number) =>
      sentences[i]?.paragraph === here.paragraph &&
      (strengths[i] ?? -1) >= least &&
      sentences
        .slice(Math.min(i, from), Math.max(i, to) + 1)
        .reduce((sum, s) => sum + s.text.length + 1, 0) <= LONGEST_REASON;
    while (joins(from - 1, 0.9) && !tellsBeside(sentences[from - 1]?.text ?? "")) from--;
    while (joins(to + 1, -0.1)) to++;
    while (to > at && (strengths[to] ?? 0) < 0.7) to--;
    // One sentence on, when it goes on about the same thing ("They …", "This …", "There is …").
    const next = sentences[to + 1]?.text ?? "";
    if (joins(to + 1, -0.1) && !isAdvice(next) && !tellsBeside(next)) to++;
    // "Without the second block the procedure is not approved.": the facts stand before it.
    if (from === at && (CONCLUDES.test(here.text) || SHOWN_BY_NOTHING.test(here.text)))
      while (at - from < 2 && joins(from - 1, -0.5) && !isAdvice(sentences[from - 1]?.text ?? "")) from--;
    const spans = sentences.slice(from, to + 1).flatMap((s) => s.spans);
    const total = strengths.slice(from, to + 1).reduce((sum, s) => sum + Math.max(0, s), 0);
    const isConcluded = sentences
      .slice(from, to + 1)
      .some((s, i) => (strengths[from + i] ?? 0) >= 2 && REVIEWER_CONCLUDES.test(s.text));
    found.push({
      value: textOf(lines, spans),
      spans,
      // "The request is not medically necessary." says that, not why.
      score: Math.min(
        Math.max(0.3 + Math.min(0.55, strength * 0.07 + total * 0.03), isConcluded ? CONCLUDED : 0),
        sentences.slice(from, to + 1).every((s) => isBare(s.text)) ? BARE : 1,
      ),
    });
  });
  return found;
}

const EARLIER =
  /^(?:the|this|your) (?:\w+ )?(?:claims?|requests?|services?|bills?) had (?:first |already )?been (?:denied|refused)\b|^see (?:sections?|pages?|items?|chapters?)\b/i;
/** "Your first-level appeal concerned four visits that were denied on April 30 as …": why it was refused before the appeal. */
const APPEALED_DECISION =
  /^(?:your|the|this|his|her|their) (?:[\w-]+ ){0,2}(?:appeal|dispute|grievance|reconsideration|redetermination|request) (?:concern(?:ed|s)|was about|is about|disput(?:ed|es)|contest(?:ed|s)|challeng(?:ed|es))\b[^.]{0,120}\b(?:was|were|had been) (?:denied|refused|reduced|not paid)\b/i;
/** "You asked us to change the denial of August 26 (code 5D, not medically necessary)": what the appeal wanted. */
const ASKED_OF_US =
  /^(?:you|your (?:office|letter|appeal)|the (?:provider|member|appeal)) (?:have |has )?ask(?:ed|s) (?:us |the plan |that we )?(?:to )?(?:change|reverse|overturn|reconsider|review|look again at|look at|withdraw|set aside|undo) (?:the|our|this|that|a)\b/i;
const BARE = 0.7;
const isBare = (text: string) =>
  text.split(" ").length <= 9 && !/\b(?:because|due to|since|as|:)\b/i.test(text);

/** "Medical necessity has not been shown." closes what was said before it. */
const SHOWN_BY_NOTHING =
  /^(?:\S+ ){1,4}(?:has|have|was|were) not (?:been )?(?:shown|established|met|demonstrated|supported)\.$/i;
const CONCLUDES =
  /^(?:without|on the strength of|therefore|thus|hence|for (?:this|these|that) reasons?|because of (?:this|that)|as a result|based on (?:this|these|the above)|accordingly|so,?)\b|^(?:\S+ ){0,8}(?:therefore|thus|accordingly)\b|^(?:\S+ ){0,14}such (?:therapy|care|treatments?|services?|visits?) (?:is|are|was|were)\b/i;

/** Three cells with room between them. */
const GAPS = /\S\s{3,}\S.*\S\s{3,}\S/;

/** A table row or a block of labels is no sentence. */
function isTabular(sentence: Sentence, lines: Line[]): boolean {
  const wide = sentence.spans.filter((s) =>
    GAPS.test(lines[s.line]?.text.slice(s.start, s.end) ?? ""),
  ).length;
  if (/[.·…_]{5,}|(?: \.){5,}|\|.*\|/.test(sentence.text)) return true;
  return wide > sentence.spans.length / 2 || sentence.text.split(" ").length < 4;
}

export function readDenialText(
  reading: Reading,
  code: (Candidate & { code: string }) | undefined,
  scope: Scope | undefined,
): ReasonText | undefined {
  const inside = (list: ReasonList) => {
    const at = list.intro[0]?.line ?? 0;
    return !scope || (at >= scope.from && at <= scope.to);
  };
  // "[X] 1. Your entire claim is denied as follows": a list of how much was refused.
  const says = (spans: Span[]) => !NO_REASON_OF_A_FORM.test(textOf(reading.lines, spans));
  const isReason = ({ intro, points: [first = []] }: ReasonList) => says(intro) && says(first.slice(0, 1));
  const lists = readReasonLists(reading.lines).filter((list) => inside(list) && isReason(list));
  const candidates = [
    ...fromLegend(reading, code?.code, scope),
    ...fromLabels(reading),
    ...fromRows(reading),
    ...fromProse(reading, scope, entriesOfRows(reading)),
    ...fromReviewer(reading),
    ...fromHeadedParagraph(reading),
  ];
  const best = bestOf(candidates);
  const stated = best && best.score >= 0.4 ? best : undefined;
  const read = withList(reading, stated, lists) ?? inParts(reading, stated) ?? strongestSentence(reading);
  return withTicked(reading, read, candidates);
}

/** From here on what is read beside a form's options explains the one that was ticked. */
const EXPLAINS = 0.7;
const EXPLAINS_APART = 0.6;
/** "20. " before an option's words. */
const LONGEST_NUMBER = 5;
/** How far under the options their remarks may stand. */
const REMARKS_WITHIN = 4;

/** What a form's ticked option says, and the words that explain it: "[X] Not medically necessary" over "Remarks: …". */
function withTicked(
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

/** "Provider …     Patient …   Claim …" and below it the reason: without a full stop between them the row of labels is no part of it. */
export function belowLabels({ lines, labeled }: Reading, reason: ReasonText): ReasonText {
  const isRow = ({ line }: Span) =>
    GAPS.test(lines[line]?.text ?? "") &&
    new Set(labeled.flatMap((v) => (v.labelLine === line && v.span.line === line ? [v.label.kind] : [])))
      .size > 1;
  // The letterhead may stand over the row.
  const under = reason.spans.slice(reason.spans.slice(0, 2).findLastIndex(isRow) + 1);
  const first = under.findIndex(({ line }) => !OF_A_STAMP.test(lines[line]?.text ?? ""));
  const spans = under.slice(Math.max(0, first));
  if (spans.length === reason.spans.length || spans.length === 0) return reason;
  return { ...reason, spans, value: textOf(lines, spans) };
}

/** "CLAIM NO.  X301-882-72264" and "REASON  16    REMARK  N290": lines of a stamp that hold nothing else, over the reason. */
const OF_A_STAMP =
  /^\W*(?:(?:claim )?denied(?:[\s:*-]{1,40}(?:[A-Z]{3} )?\d[\d ,/-]{3,14})?|claim(?: (?:no|number))?[ .:#]{1,8}(?=\S*\d)\S+|(?:(?:reason|denial|remark)s?(?: codes?)?[ .:#]{1,8}(?:[A-Z]{2}[ -])?[A-Z]{0,2}\d{1,4}\s*){1,3})\W*$/i;

/** A reason that is announced and goes on as a list: the announcement alone says nothing. */
function withList(
  reading: Reading,
  best: ReasonText | undefined,
  lists: ReasonList[],
): ReasonText | undefined {
  const made = lists.map((list) => {
    const own = [...list.intro, ...list.points.flat()];
    const text = textOf(reading.lines, own);
    return { list, own, strength: reasonStrength(text), text };
  });
  const chosen = bestOf(made.map((m) => ({ ...m, score: m.strength })));
  if (!chosen || chosen.text.length > LONGEST_LIST) return undefined;
  const lead = best ? spansBefore(best.spans, chosen.list) : undefined;
  // Another reason, stated more surely elsewhere, stands: a legend's entry of the code, for one.
  const overlaps = best?.spans.some((s) => chosen.own.some((o) => o.line === s.line)) ?? false;
  if (best && best.score >= 0.75 && !overlaps && !lead) return undefined;
  const spans = [...(lead ?? []), ...chosen.own];
  return {
    value: textOf(reading.lines, spans),
    spans,
    score: Math.max(0.8, overlaps ? (best?.score ?? 0) : 0),
    points: chosen.list.points,
  };
}

/** What stands of a reason right before the list's announcement, in its paragraph. */
function spansBefore(spans: Span[], list: ReasonList): Span[] | undefined {
  const intro = list.intro[0];
  if (!intro) return undefined;
  const before = spans
    .filter((s) => s.line < intro.line || (s.line === intro.line && s.start < intro.start))
    .map((s) => (s.line === intro.line ? { ...s, end: Math.min(s.end, intro.start) } : s))
    .filter((s) => s.end > s.start);
  const last = before.at(-1);
  return last && intro.line - last.line <= 2 ? before : undefined;
}

const NUMBERED = /(?:^|\s)\(?([1-9])[.)]\s+(?=\p{L})/gu;

/** "… because: (1) no plan of care was sent; (2) the notes are not signed." */
function inParts(reading: Reading, best: ReasonText | undefined): ReasonText | undefined {
  if (!best || best.points) return best;
  const marks: { line: number; start: number; at: number; number: number }[] = [];
  for (const span of best.spans) {
    const text = reading.lines[span.line]?.text.slice(span.start, span.end) ?? "";
    for (const m of text.matchAll(NUMBERED))
      marks.push({
        line: span.line,
        at: span.start + m.index,
        start: span.start + m.index + m[0].length,
        number: Number(m[1]),
      });
  }
  if (marks.length < 2 || marks.some((m, i) => m.number !== i + 1)) return best;
  const points = marks.map((mark, i) => {
    const next = marks[i + 1];
    return best.spans
      .filter((s) => s.line >= mark.line && (!next || s.line <= next.line))
      .map((s) => ({
        line: s.line,
        // Several sentences on one line are as many spans of it.
        start: s.line === mark.line ? Math.max(s.start, mark.start) : s.start,
        end: next && s.line === next.line ? Math.min(s.end, next.at) : s.end,
      }))
      .filter((s) => s.end > s.start);
  });
  return { ...best, points };
}

/** It has a verb, and is no label that a value follows. */
const isStatement = (text: string): boolean =>
  !/:$|\bsee (?:note|remark|reason|message|code)s? \w{1,4}\W?$/i.test(text) &&
  /[.!)”"]$|\b(?:is|are|was|were|not|does|did|has|have|cannot)\b/i.test(text);

/** When nothing states a reason outright: the sentence nearest to one, held weakly. */
function strongestSentence({ sentences, lines }: Reading): Candidate | undefined {
  const ranked = sentences
    .filter(
      (s) =>
        !isTabular(s, lines) && !isNoReason(s.text) && s.text.length < LONGEST_REASON && isStatement(s.text),
    )
    .map((s) => ({ value: textOf(lines, s.spans), spans: s.spans, score: strengthOf(s) }));
  const best = bestOf(ranked);
  return best && best.score >= 0.9 ? { ...best, score: 0.3 } : undefined;
}
