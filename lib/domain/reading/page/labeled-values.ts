import { readApartLists } from "./apart-lists";
import { eraRecords } from "./era-records";
import { isOfWords } from "./header-lines";
import { type Label, LONGEST_LABEL, labelOf } from "./labels";
import { withoutOtherCoverage } from "./other-coverage";
import { type Cell, isBlank, type Line, type Span } from "./page-lines";
import { namedByHeadings } from "./people-blocks";
import { parsePersonName } from "./person-name";
import { readStackedColumns, type TableRecord } from "./stacked-columns";
import { readStrokeRecords } from "./stroke-records";
import {
  DEEPEST_ROW,
  goesOnBelow,
  isRowOf,
  nextClaim,
  nextSection,
  opensPart,
  standsUnder,
} from "./table-rows";
import { headsRows, joinTwoRowHeaders } from "./two-row-header";
import { wrappedNamesJoined } from "./wrapped-names";
import { readWrittenOverLabels } from "./written-over-labels";

/** How a value stands to its label: after it, in the next column, or under it in a table. */
type Layout = "inline" | "next-cell" | "below";

export type LabeledValue = {
  label: Label;
  /** The label's words as printed. */
  labelText: string;
  value: string;
  span: Span;
  layout: Layout;
  labelLine: number;
  /** The lines of its record, where a column holds several values of one. */
  record?: TableRecord;
};

export type LabelHit = Label & {
  text: string;
  start: number;
  end: number;
  /** Where the value may begin, after colons and leaders. */
  valueStart: number;
  /** A colon, "#" or leader follows: it is a label beyond doubt. */
  marked: boolean;
  /** It ends a sentence ("… by you or your doctor:"), so that nothing under it is its value. */
  inSentence?: boolean;
  /** It stands over a column, so that nothing beside it is its value. */
  heads?: boolean;
};

const WORD = /[^\s|]+/g;
const LEADER =
  /^(?:\s{0,14}[:;=]+|\s*(?:\. {1,3})?(?:[.·…_](?: ?[.,·…_]){1,60})\s*[:;]?|\s*#\s*:?|\s{1,3}[-–—](?=\s)|\s*\.:?(?=\s))/;
const ASIDE = /^\s?(?:\([^()]{2,60}\)|\/\s?[^\s:/][^:/]{2,30}(?=:))/;
/** "Claim 1 of 2  #26-4410-77": which one of a list it is, before its number; alone it heads the lines below. */
const COUNT = /^ \d{1,3} of \d{1,3}(?=[\s:#]{1,20}[A-Z\d-]{0,8}\d{4})/;
const LIST_MARK =
  /(?:^\s?|\s{2,}|\|\s*)(?:\(?[a-z0-9]{1,3}[.)]|[-•*>]|\(?[A-Z][.)]?|\[ ?[xX]? ?\]|[☒☑✓✔])\s{1,3}$/;

/** All labels of a line, longest first where they overlap, in reading order. */
export function findLabels(text: string): LabelHit[] {
  const words = [...text.matchAll(WORD)].map((m) => ({
    start: m.index,
    end: m.index + m[0].length,
    text: m[0],
  }));
  const hits: LabelHit[] = [];
  for (let i = 0; i < words.length; i++) {
    const first = words[i];
    if (!first) continue;
    const hit = longestLabelAt(text, words, i);
    if (!hit) continue;
    hits.push(hit);
    while (i + 1 < words.length && (words[i + 1]?.start ?? 0) < hit.end) i++;
  }
  return hits;
}

type Token = { start: number; end: number; text: string };

function longestLabelAt(text: string, words: Token[], at: number): LabelHit | undefined {
  const first = words[at];
  if (!first) return undefined;
  // "Claim:26171" and "(ICN)": a label may end inside a word or begin after a bracket.
  const start = first.start + (/^(?:[("'[*]+|-{2,})/.exec(first.text)?.[0].length ?? 0);
  let best: LabelHit | undefined;
  for (let count = 1; count <= LONGEST_LABEL; count++) {
    const last = words[at + count - 1];
    if (!last) break;
    const previous = words[at + count - 2];
    // A lone stroke or dash ends no label: "Member / Miembro:" is "Member" and its translation.
    if (/^[^\p{L}\p{N}#]+$/u.test(last.text)) continue;
    if (count > 1 && previous && (last.start - previous.end > 1 || /[:;=]$/.test(previous.text))) break;
    const inner = last.text.search(/[:;=]|[.…]{3}(?=\S)/);
    const ends = inner > 0 ? [last.start + inner, last.end] : [last.end];
    for (const end of ends) {
      const words = text.slice(start, end).replace(/[\s:;=.…]+$/, "");
      const label = words ? labelOf(words) : undefined;
      if (label) best = toHit(text, label, words, start, start + words.length) ?? best;
    }
  }
  return best;
}

function toHit(text: string, label: Label, words: string, start: number, end: number): LabelHit | undefined {
  let rest = end;
  const aside =
    ASIDE.exec(text.slice(rest)) ?? (label.kind === "claim" ? COUNT.exec(text.slice(rest)) : null);
  if (aside) rest += aside[0].length;
  const leader = LEADER.exec(text.slice(rest));
  // "Trillium Vale Health Insurance Co. (HMO)": an abbreviation's full stop makes no label of a name's last words.
  const isAbbreviated = leader?.[0] === "." && !/(?:^|[\s.])(?:nos?|nr|nbr|num|acct)$/i.test(words);
  // "… of the service. That day was …": a full stop behind small letters ends a sentence.
  if (leader?.[0] === "." && label.kind === "service_date" && /^services?$/.test(words)) return undefined;
  const valueStart = rest + (leader?.[0].length ?? 0);
  if (isNameOrPlace(text, words, start, valueStart)) return undefined;
  // "Because of that, benefits are denied": why was told before.
  if (/^because$/i.test(words) && /^ of (?:that|this|these|those|it)\b/i.test(text.slice(end)))
    return undefined;
  // "Your claim EGQK7LR2N00 asks for $396.00": a sentence, and no label of the practice's own number.
  if (!leader && /^your claim$/i.test(words) && /^ \S+ \p{Ll}{2}/u.test(text.slice(end))) return undefined;
  // "Bill for records: 10/20/2026": only a day makes it a label of care.
  if (
    /^(?:your )?bills? for$/i.test(words) &&
    !/^[\s:.]{0,40}(?:\d|\p{Lu}\p{Ll}{2,8}\.? \d)/u.test(text.slice(end))
  )
    return undefined;
  const marked = Boolean(leader) || /#$/.test(words);
  const before = text.slice(0, start);
  const afterMark = /[:,;(/]\s?$/.test(before) && (marked || /^\p{Lu}/u.test(words));
  const opensCell =
    /(?:^\s*|\s{2,}|\|\s*)(?:-{2,3})?$/.test(before) ||
    afterMark ||
    LIST_MARK.test(before) ||
    isBehindName(words, before, text.slice(end));
  // Mid-sentence words are labels only with a mark: "the claim was" announces nothing.
  if (!opensCell && (!marked || isAbbreviated)) return undefined;
  if (!opensCell && /[a-z]$/.test(words) && /^[a-z]/.test(words) && !/:/.test(leader?.[0] ?? ""))
    return undefined;
  const inSentence = !opensCell && /\p{Ll}\s\p{Ll}+\s$/u.test(before) && /^\p{Ll}/u.test(words);
  return { ...label, text: words, start, end, valueStart, marked, ...(inSentence ? { inSentence } : {}) };
}

/** "BRANDT, ADA M ID 850445218" in a record's first line: the number of the person named before it, and no ZIP of Idaho. */
const isBehindName = (words: string, before: string, after: string): boolean =>
  /^(?:member |subscriber )?ID$/i.test(words) &&
  parsePersonName(
    /(?:^\s*|\s{2,})(\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L}'’.-]*(?: \p{Lu}\.?)?) $/u.exec(before)?.[1] ?? "",
  ) !== undefined &&
  /^:? ?(?=\S*\d{3})(?!\d{5}(?:-\d{4})?(?:\s|$))[A-Z\d]/.test(after);

/** "Patient: Mia Lindqvist" holds no Medicare code "MIA", and "Boise, ID 83701" no identification. */
function isNameOrPlace(text: string, words: string, start: number, valueStart: number): boolean {
  const after = text.slice(valueStart);
  const before = text.slice(0, start);
  // "▼ Message 3 of 3", "Message Center": a thread's and a portal's own words.
  if (/\bmessage$/i.test(words))
    return /^ ?(?:\d{1,3} of \d|\(\d|center\b|thread\b|history\b|board\b|inbox\b)/i.test(after);
  // "Subject: Why did this deny?", "Why did you deny this one?": the practice's own question, and no heading of the payer's answer.
  if (/^(?:> ?)*why$/i.test(words))
    return (
      /^ (?:did|do|was|is|were|are|has|have|would|will) [^.?!]{2,80}\?/i.test(after) &&
      (/^ \w+ (?:you|your plan)\b/i.test(after) ||
        // "> Why was this denied?" as a portal quotes it.
        /^\s*>/.test(before + words) ||
        /\b(?:subject|topic|re|question) ?: *$/i.test(before))
    );
  if (/^mia$/i.test(words)) return /^\s?(?!M[A-Z]?\d)\p{L}/u.test(after);
  // "MEDICAID OF COLORADO/ 77016": a state's program, and no label of a number.
  if (/^(?:medicaid|medicare)$/i.test(words) && /^ ?of \p{Lu}/iu.test(after)) return true;
  // "Reason: Medicare was the primary payer on this date."
  if (/^(?:Medicaid|Medicare)$/.test(words) && /^ (?:\p{Ll}{2,}|a) /u.test(after)) return true;
  // "Sponsor:  CPT ODETTE MARLOWE": a captain, and no heading of procedures.
  if (words === "CPT" && /:\s*$/.test(text.slice(0, start)))
    return /^ ?\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}(?: {2}|[,;]|\s*$)/u.test(after);
  return (
    words === "ID" &&
    /\p{L}, $/u.test(text.slice(0, start)) &&
    /^ ?\d{5}(?:-\d{4})?(?=\s*$|\s{2,}|[,;])/.test(after)
  );
}

/** Every labeled value of the document, with all layouts that could be meant; the fields' rules choose. */
export function readLabeledValues(lines: Line[]): LabeledValue[] {
  const printed = lines.map((line, at) => withoutStates(line, lines[at + 1], findLabels(line.text)));
  const over = readWrittenOverLabels(lines, printed);
  const parted = readStrokeRecords(lines, over.labels);
  const apart = readApartLists(lines, parted.labels);
  const stacked = readStackedColumns(lines, joinTwoRowHeaders(lines, apart.labels));
  const { labels } = stacked;
  const values: LabeledValue[] = [
    ...over.values,
    ...parted.values,
    ...apart.values,
    ...stacked.values,
    ...eraRecords(lines),
  ];
  lines.forEach((line, index) => {
    const heads = headsRows(lines, index);
    for (const hit of labels[index] ?? []) {
      const next = labels[index]?.find((other) => other.start >= hit.end && !opensReason(line, hit, other));
      const isAlone = heads || hit.heads || isBoxTitle(line, hit) || isReasonHeading(lines, index, hit);
      const same = isAlone ? undefined : sameLineValue(line, hit, next);
      const add = (found: Omit<LabeledValue, "label" | "labelText" | "labelLine">) =>
        values.push({
          label: { kind: hit.kind, weight: hit.weight },
          labelText: hit.text,
          labelLine: index,
          ...found,
        });
      if (same) add({ ...same, span: { line: index, start: same.start, end: same.end } });
      if ((!same || same.layout === "next-cell") && !(hit.inSentence && hit.kind === "provider")) {
        const headsNone = same && (isNumbered(hit, same.value) || isOfTwoLists(line, labels[index]));
        for (const below of headsNone ? [] : valuesBelow(lines, labels, index, hit))
          if (!same || !isListed(line, index, below.span.line)) add(below);
      }
    }
  });
  return withoutOtherCoverage(
    lines,
    namedByHeadings(lines, wrappedNamesJoined(lines, withoutOtherRow(lines, labels, values.flatMap(bothOf)))),
  );
}

/** "Status     Paid", "Result   Paid   Denied": how a claim stands, and no heading of what was paid. */
function withoutStates({ cells }: Line, under: Line | undefined, hits: LabelHit[]): LabelHit[] {
  const [label, ...states] = cells;
  const isState = ({ text }: Cell) => A_STATE.test(text);
  const isRow =
    states.length > 0 &&
    OF_STATE.test(label?.text ?? "") &&
    states.every(isState) &&
    !under?.cells.some(isState);
  return isRow ? hits.filter(({ start }) => start < (states[0]?.start ?? 0)) : hits;
}
const OF_STATE =
  /^(?:(?:claim|line|current|final|payment) )?(?:status|result|outcome|decision|disposition):?$/i;
const A_STATE =
  /^(?:(?:fully |partly |partially )?(?:paid|denied|approved|allowed|rejected|pended|pending)|not paid)\.?$/i;

/** "Reason: Your claim arrived too late.", "Denial reason: Services were not approved.": the first words of the reason look like a label. */
const opensReason = ({ text }: Line, hit: LabelHit, other: LabelHit): boolean =>
  hit.kind === "reason" &&
  hit.marked &&
  !other.marked &&
  other.start - hit.valueStart <= 2 &&
  (text.slice(other.start).match(/ \p{Ll}{2,}/gu)?.length ?? 0) >= LEAST_SAID;
/** So many words in small letters are no other label with its value. */
const LEAST_SAID = 2;

/** "2. Our claim number        | 3. DIA board no.": boxes of a form, each by its number, with its value under the title, unless it is beside. */
function isBoxTitle({ cells }: Line, { start, end }: LabelHit): boolean {
  const own = cells.find((cell) => cell.start <= start && end <= cell.end);
  if (!own || !/^[\s:]*(?:\([^()]*\))?$/.test(own.text.slice(end - own.start))) return false;
  const numbers = cells.map(({ text }) =>
    Number(/^\(?(\d{1,2})[a-z]?[.)] \p{L}/u.exec(text)?.[1] ?? Number.NaN),
  );
  return (
    cells.length > 1 &&
    numbers.every((number, at) => (at === 0 ? number > 0 : number === (numbers[at - 1] ?? 0) + 1))
  );
}

/** "Why the last two dates stay denied" alone in its line: the words behind the label are the heading's, and the reason stands below. */
function isReasonHeading(lines: Line[], at: number, hit: LabelHit): boolean {
  const [line, gap, below] = [lines[at], lines[at + 1], lines[at + 2]];
  if (hit.kind !== "reason" || hit.marked || line?.cells.length !== 1 || line.cells[0]?.start !== hit.start)
    return false;
  const rest = line.text.slice(hit.end).trim();
  const isPhrase = /^\p{Ll}/u.test(rest) && !/[.!;:,]$/.test(rest) && rest.length <= LONGEST_HEADING;
  return isPhrase && isBlank(gap) && below !== undefined && isRunningText(below);
}
const LONGEST_HEADING = 70;

/** "Bill dates 06/08 and 06/15/2026 are denied on …" under "State reason for denial": a line of prose, whatever its first words. */
const isRunningText = ({ cells, text }: Line): boolean =>
  cells.length === 1 && (text.match(/ \p{Ll}{2,}/gu)?.length ?? 0) >= RUNNING_WORDS;
const RUNNING_WORDS = 6;

/** A list's label stands beside its value and heads no column, whatever table follows the list. */
const isListed = (line: Line, at: number, below: number): boolean => {
  const numbered = /^\(?\d{1,2}(?:\.\d{1,2})*[.)]?$/.test(line.cells[0]?.text ?? "");
  return line.cells.length === (numbered ? 3 : 2) && (below > at + 1 || numbered);
};

/** "This is not a bill      Claim  0026-298-1173-00": what has its own number or day beside it heads no column. */
const isNumbered = ({ kind }: Label, value: string): boolean =>
  !NAMES.has(kind) && /^(?=(?:\D*\d){4})\S+(?: \S+){0,2}$/.test(value);

/** "PROVIDER  Ada Brandt, DC     DECISION DATE  10/30/2026": two lists side by side, whose labels head no columns. */
const isOfTwoLists = ({ cells }: Line, hits: readonly LabelHit[] = []): boolean =>
  cells.length === 4 &&
  [0, 2].every((column) =>
    hits.some(({ start, end }) => start === cells[column]?.start && end === cells[column]?.end),
  );

const PAYERS_NUMBER: Label = { kind: "other_id", weight: 1 };

/** "ID / GROUP   VC 7112 / 880-447": two labels with two values, each its own. */
function bothOf(one: LabeledValue): LabeledValue[] {
  const names = one.labelText.split(/ ?\/ ?| and | & /i);
  const parts = one.value.split(
    / \/ |(?<=\p{Lu}{3})\/ (?=\d+$)|(?<=^(?=\S*\d{3})[\w-]{3,})\/(?=(?=\S*\d{2})[\w-]{3,}$)|(?<=^\S+ [^,]+|^\S*\d\S*), (?=\S*\d\S*$)/u,
  );
  const [first, second] = names.map((name) => labelOf(name));
  if (names.length !== 2 || parts.length !== 2 || !first || !second || first.kind === second.kind)
    return [one];
  const [start = "", end = ""] = parts;
  const { line, start: from, end: to } = one.span;
  return [
    {
      ...one,
      label: first,
      labelText: names[0] ?? "",
      value: start,
      span: { line, start: from, end: from + start.length },
    },
    {
      ...one,
      // "Payer / ID": the number beside a payer is the payer's.
      label: first.kind === "payer" && second.kind === "member_id" ? PAYERS_NUMBER : second,
      labelText: names[1] ?? "",
      value: end,
      span: { line, start: to - end.length, end: to },
    },
  ];
}

/**
 * Records of two lines under a header of two: "PATIENT NAME" over "MEMBER ID". Each line of a record belongs to its own
 * line of the header.
 */
function withoutOtherRow(lines: Line[], labels: LabelHit[][], values: LabeledValue[]): LabeledValue[] {
  const upper = new Set<number>();
  const rows = new Map<number, 0 | 1>();
  lines.forEach((line, at) => {
    const own = labels[at] ?? [];
    const under = labels[at + 1] ?? [];
    const stacked = own.filter((l) =>
      under.some((u) => u.kind !== l.kind && Math.abs(u.start - l.start) <= 4 && !u.marked && !l.marked),
    );
    if (stacked.length < 2 || upper.has(at - 1) || /\d/.test(line.text)) return;
    const paired = pairsUnder(lines, at + 2);
    if (!paired) return;
    upper.add(at);
    for (const [row, place] of paired) rows.set(row, place);
  });
  const charges = detailHeaders(lines, labels);
  return values.filter((v) => {
    const money = v.layout === "below" ? charges.get(v.labelLine) : undefined;
    if (money !== undefined && /\d\.\d\d\b/.test(lines[v.span.line]?.text ?? "") !== money) return false;
    const place = v.layout === "below" ? rows.get(v.span.line) : undefined;
    if (place === undefined) return true;
    if (upper.has(v.labelLine)) return place === 0;
    if (!upper.has(v.labelLine - 1)) return true;
    // A heading over two lines is of the record's first line.
    const overTwo = !lines[v.labelLine]?.text.includes(v.labelText);
    return place === (overTwo ? 0 : 1);
  });
}

/**
 * Headers of a claim and of its charges, one over the other: "Patient Name   Claim Number" over "Dates of Service   Charges". True
 * for the line whose columns hold amounts, false for the other, whose columns hold none.
 */
function detailHeaders(lines: Line[], labels: LabelHit[][]): ReadonlyMap<number, boolean> {
  const found = new Map<number, boolean>();
  const isMoney = (hit: LabelHit) => hit.kind === "billed" || hit.kind === "money";
  lines.forEach((line, at) => {
    const [upper, lower] = [labels[at] ?? [], labels[at + 1] ?? []];
    const areHeads = [line, lines[at + 1]].every((one) => one && one.cells.length >= 3 && isOfWords(one));
    if (!areHeads || [...upper, ...lower].some(({ marked }) => marked)) return;
    const [above, below] = [upper.some(isMoney), lower.some(isMoney)];
    if (upper.length < 2 || lower.length < 2 || above === below) return;
    // Headings that go on in the next line are of one row.
    if (lower.some(({ text }) => !lines[at + 1]?.text.includes(text))) return;
    found.set(at, above).set(at + 1, below);
  });
  return found;
}

/** Lines with amounts, each followed by one without: the first and the second line of a record. */
function pairsUnder(lines: Line[], from: number): Map<number, 0 | 1> | undefined {
  const rows = new Map<number, 0 | 1>();
  let alone = 0;
  for (let at = from; at < lines.length && at < from + DEEPEST_ROW; at++) {
    const line = lines[at];
    if (!line || line.page !== lines[from]?.page) break;
    const isRow = /\d\.\d\d\b/.test(line.text) && line.cells.length >= 4;
    if (!isRow || /^\s*\S*\s*totals?\b/i.test(line.text)) continue;
    const next = lines[at + 1];
    const second =
      next && !isBlank(next) && !/\d\.\d\d\b/.test(next.text) && next.cells.length < line.cells.length;
    if (!second) {
      alone++;
      continue;
    }
    rows.set(at, 0).set(at + 1, 1);
    at++;
  }
  return rows.size >= 2 && alone === 0 ? rows : undefined;
}

const NOT_BEFORE_A_DAY =
  /;(?=\s|$)(?! {1,3}(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? )?(?:\p{L}{3,9}\.? \d{1,2}(?:,? \d{4})?|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{1,2} \p{L}{3,9} \d{4})(?:[;,. ]|$))/iu;

const NAMES: ReadonlySet<string> = new Set(["provider", "patient", "member", "subscriber", "payer"]);
/** Columns of charges and of days may share the words of their headings; a number's does not. */
const IN_FIGURES: ReadonlySet<string> = new Set(["birth_date", "notice_date", "claim", "member_id", "group"]);
const OF_MONEY =
  /^[\p{L}' ]*\b(?:paid|pays?|allowed|approved|billed|charged?s?|ow(?:e|es|ed)|co-?pay|deductible|co-?insurance|discount|balance|total|responsibility|covered)$/iu;
const AN_AMOUNT = /^\$? ?[\d,]*\.\d\d$/;

const BOX_MARK = /^(?:\d{1,2}|[A-Z])[.)]$/;

function sameLineValue(line: Line, hit: LabelHit, next: LabelHit | undefined) {
  const limit = next ? next.start : line.text.length;
  const from = line.text.slice(hit.valueStart, limit);
  const lead = /^\s*(?:\|\s*)?/.exec(from)?.[0].length ?? 0;
  const start = hit.valueStart + lead;
  const cell = line.cells.find((c) => start >= c.start && start < c.end);
  if (!cell || start >= limit) return undefined;
  const end = Math.min(cell.end, limit);
  // "Status: Denied; Finalized: 10/12/2026": a semicolon ends the value, but not a list of days.
  const [value = ""] = line.text
    .slice(start, end)
    .split(hit.kind === "service_date" ? NOT_BEFORE_A_DAY : /;(?=\s|$)/)
    .map((part) => part.replace(/[\s(]+$/, ""));
  // "E. CLAIM NUMBER      F. APPLICANT": the mark of the next box is no value.
  if (!/[\p{L}\d]/u.test(value) || (next && BOX_MARK.test(value))) return undefined;
  const besideStroke = /\|\s*$/.test(line.text.slice(0, start));
  // "| Date of birth | RxBIN / RxPCN |": the heading of the next box, where no digit stands, is no number and no day.
  if (besideStroke && !hit.marked && IN_FIGURES.has(hit.kind) && !/\d/.test(value)) return undefined;
  const layout: Layout = lead >= 2 && !hit.marked && !besideStroke ? "next-cell" : "inline";
  // "Provider       TFL allowed   0.00": the next column has a label and a value of its own.
  const after = line.cells.find((c) => c.start >= end)?.text ?? "";
  if (layout === "next-cell" && NAMES.has(hit.kind) && OF_MONEY.test(value) && AN_AMOUNT.test(after))
    return undefined;
  return { value, start, end: start + value.length, layout };
}

/** Columns one blank apart run together: the header's own columns cut them. */
function underHeader(line: Line, cell: Cell, left: number, next: number | undefined): Cell {
  const breaksAt = (at: number) => line.text[at - 1] === " " && line.text[at] !== " ";
  // "ANATOLE GE40027715-0": a number may begin a place behind its heading.
  const placeOf = (column: number) =>
    breaksAt(column)
      ? column
      : breaksAt(column + 1) && /^[A-Z\d-]*\d{5}/.test(line.text.slice(column + 1))
        ? column + 1
        : undefined;
  const own = cell.start < left - 1 && left < cell.end ? placeOf(left) : undefined;
  const start = own ?? cell.start;
  const behind = next !== undefined && next > start && next < cell.end ? placeOf(next) : undefined;
  const end = behind === undefined ? cell.end : behind - 1;
  return { text: line.text.slice(start, end).trim(), start, end };
}

/** Strokes count the columns of a row, however wide its cells are; an empty one holds nothing. Undefined where there are none. */
function underStroke(header: Line, line: Line, left: number): Cell[] | undefined {
  const strokes = (text: string) => text.split("|").length - 1;
  if (strokes(header.text) < 2) return undefined;
  if (strokes(line.text) !== strokes(header.text)) return [];
  const column = strokes(header.text.slice(0, left));
  return line.cells.filter((cell) => strokes(line.text.slice(0, cell.start)) === column);
}

const LEANS = 4;
const FEWEST_LEANING = 5;
/** A heading set in the middle of its column stands right of the short codes at the column's edge, which no other heading is over. */
function beforeHeading(lines: Line[], header: Line, at: number, line: Line, left: number): Cell[] {
  if (line.cells.length < FEWEST_LEANING || !/\d\.\d\d\b/.test(line.text)) return [];
  const cell = line.cells.findLast(({ end }) => end < left);
  const before = header.cells.findLast(({ end }) => end < left);
  if (!cell || !before || left - cell.end >= LEANS || cell.start <= before.end + 1) return [];
  const isUnderAnother = [lines[at - 1], lines[at + 1]].some(
    (beside) =>
      !/\d\.\d\d\b/.test(beside?.text ?? "") &&
      beside?.cells.some(({ start, end }) => start < cell.end && cell.start < end),
  );
  return isUnderAnother ? [] : [cell];
}

const LED_ENTRY = /^\p{L}[^.]{1,30} \.{3,} /u;

function valuesBelow(lines: Line[], labels: LabelHit[][], at: number, hit: LabelHit) {
  const found: { value: string; span: Span; layout: Layout }[] = [];
  const header = lines[at];
  if (!header) return found;
  const cell = header.cells.find((c) => hit.start >= c.start && hit.start < c.end);
  const nextCell = header.cells.find((c) => c.start >= hit.end + 2);
  const left = cell?.start ?? hit.start;
  const right = Math.max(hit.end, cell?.end ?? hit.end);
  const reach = nextCell ? nextCell.start - 1 : right + 25;
  // "4.  Findings" is one heading with its number.
  const columns = header.cells.filter((c) => !/^\(?(?:\d{1,2}|[IVX]{1,4})[.)]$/.test(c.text)).length;
  let blanks = 0;
  for (let i = at + 1; i < lines.length && i <= at + DEEPEST_ROW; i++) {
    const line = lines[i];
    if (!line || line.page !== header.page) break;
    if (isBlank(line)) {
      const goesOn =
        (header.cells.length >= 5 && !isBlank(lines[i + 1]) && isRowOf(header, lines[i + 1])) ||
        standsUnder(header, lines[i + 1]);
      const section =
        found.length > 0 && !goesOn
          ? (nextSection(header, lines, i) ?? nextClaim(header, lines, at, i))
          : undefined;
      if (section !== undefined) i = section;
      else if (found.length > 0 ? !goesOn : ++blanks > 1) break;
      continue;
    }
    if (opensPart(line)) {
      if (header.cells.length < 4) break;
      continue;
    }
    const across = underStroke(header, line, left);
    const overlapping = (across ?? line.cells).filter(
      (c) => across || (c.start <= Math.max(right, left + 2) && c.end > left - 1 && c.start < reach),
    );
    if (overlapping.length === 0) overlapping.push(...beforeHeading(lines, header, at, line, left));
    const nearest = overlapping.sort((a, b) => Math.abs(a.start - left) - Math.abs(b.start - left))[0];
    if (!nearest) continue;
    // Running text under a table is none of its rows.
    if (columns >= 2 && line.cells.length === 1 && nearest.text.split(" ").length > 10) break;
    const under = across ? nearest : underHeader(line, nearest, left, nextCell?.start);
    const isLabel =
      !(hit.kind === "reason" && isRunningText(line)) &&
      labels[i]?.some((l) => l.start >= under.start && l.start <= under.start + 2 && l.end <= under.end);
    if (isLabel) {
      // "PAT ACCT SVC-2207   RENDERING …" is a line of a claim's own among the rows of all of them.
      const isTotal = isBlank(lines[i + 1]) && nextClaim(header, lines, at, i + 1) !== undefined;
      if ((found.length > 0 || columns < 2) && !isTotal && !goesOnBelow(header, lines, i)) break;
      continue;
    }
    // "Practitioner .... Evander Costigan" over "Clinic ...... Red Clay Chiropractic": an entry of the same list.
    if (LED_ENTRY.test(under.text)) break;
    found.push({ value: under.text, span: { line: i, start: under.start, end: under.end }, layout: "below" });
    if (columns < 2) break;
  }
  return found;
}
