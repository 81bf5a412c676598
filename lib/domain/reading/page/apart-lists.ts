import { findDates } from "./calendar-date";
import type { LabeledValue, LabelHit } from "./labeled-values";
import { type Label, type LabelKind, labelOf } from "./labels";
import { isBlank, type Line } from "./page-lines";

/**
 * A box of labels and values that was copied out column by column: all labels one under the other, then all values in the same order. Which
 * value belongs to which label is told by their order alone, so the two lists must be as long as each other, and each value of the sort
 * that its label announces: with one line lost, a name would stand for a day, and the lists are left alone.
 */
type Listed = { label: Label; text: string; line: number; start: number };
type Value = { text: string; line: number; start: number; end: number };

/** Fewer could be a heading of three lines over an address. */
const LEAST = 4;
/** Lines that are no known label may stand among them ("Plan code"); most are known. */
const MOST_UNKNOWN = 2;
const LONGEST_LABEL = 32;
const OTHER: Label = { kind: "other", weight: 0 };

export function readApartLists(
  lines: readonly Line[],
  labels: readonly LabelHit[][],
): { values: LabeledValue[]; labels: LabelHit[][] } {
  const left = labels.map((hits) => hits.slice());
  const values: LabeledValue[] = [];
  for (let at = 0; at < lines.length; at++) {
    const heads = labelsFrom(lines, at);
    const found = heads.length >= LEAST ? valuesUnder(lines, heads) : undefined;
    if (!found) {
      // A part of the labels would fit a list that has lost a line.
      at = heads.at(-1)?.line ?? at;
      continue;
    }
    const to = found.at(-1)?.line ?? at;
    for (let line = at; line <= to; line++) left[line] = [];
    heads.forEach(({ label, text, line }, index) => {
      const value = found[index];
      if (!value || NONE.test(value.text)) return;
      values.push({
        label,
        labelText: text,
        labelLine: line,
        value: value.text,
        span: { line: value.line, start: value.start, end: value.end },
        layout: "below",
      });
    });
    at = to;
  }
  return { values, labels: left };
}

/** The lines from here on that are a label each and nothing else. */
function labelsFrom(lines: readonly Line[], at: number): Listed[] {
  const heads: Listed[] = [];
  let unknown = 0;
  for (let line = at; line < lines.length; line++) {
    const cell = loneCell(lines, line, at);
    const text = cell?.text.replace(/\s*:$/, "") ?? "";
    if (!cell || text.length > LONGEST_LABEL || /\d/.test(text)) break;
    const label = labelOf(text);
    if (!label && (heads.length === 0 || ++unknown > MOST_UNKNOWN || !/^\p{Lu}/u.test(text))) break;
    heads.push({ label: label ?? OTHER, text, line, start: cell.start });
  }
  // A name among the values looks like a label that nobody knows: the labels end with one that is known.
  while (heads.length > 0 && heads.at(-1)?.label === OTHER) heads.pop();
  return heads;
}

const loneCell = (lines: readonly Line[], line: number, first: number) =>
  lines[line]?.page === lines[first]?.page && lines[line]?.cells.length === 1
    ? lines[line]?.cells[0]
    : undefined;

/** As many lines as there are labels, each of its label's sort, and no further one. */
function valuesUnder(lines: readonly Line[], heads: readonly Listed[]): Value[] | undefined {
  const last = heads.at(-1)?.line ?? 0;
  const from = isBlank(lines[last + 1]) ? last + 2 : last + 1;
  const found = heads.flatMap((_, index) => {
    const cell = loneCell(lines, from + index, last);
    return cell && !isBlank(lines[from + index]) ? [{ ...cell, line: from + index }] : [];
  });
  const isWhole = found.length === heads.length && isBlank(lines[from + heads.length]);
  if (!isWhole || !heads.every(({ label }, index) => isOfSort(label.kind, found[index]?.text ?? "")))
    return undefined;
  const kinds = new Set(heads.flatMap(({ label }) => (SURE.has(label.kind) ? [label.kind] : [])));
  return kinds.size >= LEAST_SURE ? found : undefined;
}

const DAYS: ReadonlySet<LabelKind> = new Set([
  ...(["notice_date", "service_date", "birth_date", "other_date", "deadline"] as const),
]);
const SUMS: ReadonlySet<LabelKind> = new Set(["billed", "money"]);
const PEOPLE: ReadonlySet<LabelKind> = new Set(["patient", "member", "subscriber", "provider", "payer"]);
const NUMBERS: ReadonlySet<LabelKind> = new Set([
  ...(["claim", "reference", "authorization", "appeal", "account", "other_id", "member_id"] as const),
]);
/** Their values are told from all others by their form. */
const SURE: ReadonlySet<LabelKind> = new Set([...DAYS, ...SUMS, ...NUMBERS, "patient", "member"]);
/** So many sorts that fit one after the other are no chance. */
const LEAST_SURE = 3;
const NONE = /^(?:none|n\/?a|-{1,4}|not on file)$/i;
const LONGEST_VALUE = 60;

function isOfSort(kind: LabelKind, text: string): boolean {
  if (text.length > LONGEST_VALUE || /:$/.test(text)) return false;
  if (NONE.test(text)) return !DAYS.has(kind) && !SUMS.has(kind);
  const days = findDates(text);
  const isDays =
    days.length > 0 &&
    !/\p{L}{2}/u.test(
      days
        .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
        .replace(JOINS, ""),
    );
  const isSum = /^\$?\s?\d[\d,]*\.\d{2}$/.test(text);
  if (DAYS.has(kind)) return isDays;
  if (SUMS.has(kind)) return isSum;
  if (PEOPLE.has(kind)) return /\p{L}{2}/u.test(text) && !/\d/.test(text) && !labelOf(text);
  if (NUMBERS.has(kind))
    return /\d/.test(text) && !isDays && !isSum && text.split(/\s+/).length <= MOST_PARTS;
  return kind === "other" || (!isDays && !isSum);
}
const JOINS = /\b(?:to|through|thru|and)\b/gi;
/** "62926 4410 A17" */
const MOST_PARTS = 5;
