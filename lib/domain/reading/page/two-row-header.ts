import { hasRows, isHeader, isOfWords } from "./header-lines";
import type { LabelHit } from "./labeled-values";
import { labelOf } from "./labels";
import { isBlank, type Line } from "./page-lines";
import { joinThreeRowHeaders } from "./three-row-header";

/**
 * Column headings that are printed over two lines, "CLAIM CONTROL" over "NUMBER": the words of both lines together name the
 * column. Their labels stand on the lower line; what the upper words alone would mean is forgotten.
 */
export function joinTwoRowHeaders(lines: readonly Line[], labels: LabelHit[][]): LabelHit[][] {
  const { joined, taken: inThree } = joinThreeRowHeaders(lines, labels);
  for (let at = 0; at + 1 < lines.length; at++) {
    if (inThree.has(at)) continue;
    const [upper, lower] = [lines[at], lines[at + 1]];
    if (!upper || !lower || !isHeader(upper) || !isHeader(lower) || upper.page !== lower.page) continue;
    if (!hasRows(lines, at + 2)) continue;
    const taken: { start: number; end: number }[] = [];
    const hits: LabelHit[] = [];
    lower.cells.forEach((cell, index) => {
      const next = lower.cells[index + 1]?.start;
      const before = lower.cells[index - 1]?.end ?? 0;
      for (const over of [...leftAligned(upper, cell.start, next), centered(upper, before, cell, next)]) {
        const label = over && labelOf(`${over.text} ${cell.text}`);
        if (!over || !label) continue;
        taken.push(over);
        const text = `${over.text} ${cell.text}`;
        hits.push({ ...label, text, start: cell.start, end: cell.end, valueStart: cell.end, marked: false });
        return;
      }
    });
    if (hits.length === 0) continue;
    const free = (hit: LabelHit, spans: { start: number; end: number }[]) =>
      !spans.some((s) => hit.start < s.end && s.start < hit.end);
    joined[at] = (joined[at] ?? []).filter((hit) => free(hit, taken));
    joined[at + 1] = [...(joined[at + 1] ?? []).filter((hit) => free(hit, hits)), ...hits].sort(
      (a, b) => a.start - b.start,
    );
  }
  return joined;
}

/** Words over columns with figures under them: none of the words is another one's value. */
export const headsRows = (lines: readonly Line[], at: number): boolean => {
  const line = lines[at];
  // "Claim #   Patient Name" over "Authorization #   Patient Acct": the rows stand under the second heading.
  const from = isSecondHeading(line, lines[at + 1]) ? at + 2 : at + 1;
  if (!line || !isHeader(line) || !hasRows(lines, from)) return false;
  const under = lines.slice(from, from + 3).find((one) => !isBlank(one));
  // Three columns are a table where strokes part them in both lines.
  const strokes = (one: Line | undefined) => (one?.text.split("|").length ?? 1) - 1;
  if (line.cells.length < 4 && (strokes(line) < 2 || strokes(line) !== strokes(under))) return false;
  // "Name  Ada Brandt    Name  Otto Brandt" over "Birth date  …    Member ID  …": two lists side by side, and no table.
  const isLabel = (one: Line | undefined, column: number) =>
    labelOf(one?.cells[column]?.text ?? "") !== undefined;
  if ([0, 2].every((column) => isLabel(under, column))) return false;
  // "Student   Ada Brandt      Student ID   (not shown)" over "Coverage ID   CGS-0147      Policy year   8/15/25": each line opens a list's fact.
  if (line.cells.length === 4 && isLabel(under, 0) && isLabel(line, 0) && !isLabel(line, 1)) return false;
  // … over "ID  8841 220    ENROLLMENT  Self plus one", whose second label nobody knows: the labels of the upper line are the first and third.
  const isOfPairs = line.cells.length === 4 && [0, 1, 2, 3].every((n) => isLabel(line, n) === (n % 2 === 0));
  return !(isOfPairs && isLabel(under, 0));
};

const isSecondHeading = (upper: Line | undefined, lower: Line | undefined): boolean =>
  upper !== undefined &&
  lower !== undefined &&
  isOfWords(lower) &&
  lower.cells.every(
    (cell) =>
      labelOf(cell.text) && upper.cells.some(({ start, text }) => start === cell.start && labelOf(text)),
  );

type Over = { text: string; start: number; end: number };

/** Headings that fill their columns run into each other by a letter or two: "CLAIM CONTROLBILLED". */
const OVERLAPS = [0, 1, 2, -1, -2];

/** What may stand over a column that begins where its lower heading begins; only whole labels are taken of it. */
function leftAligned(upper: Line, start: number, next: number | undefined): Over[] {
  const end = next ?? upper.text.length;
  const cutsWord = (at: number) => /\S\S/.test(upper.text.slice(at - 1, at + 1));
  return (cutsWord(start) ? OVERLAPS : [0]).flatMap((left) =>
    (cutsWord(end) ? OVERLAPS : [0]).flatMap((right) => {
      const slice = upper.text.slice(start + left, end + right);
      const text = slice.trim();
      if (!text || / {2,}/.test(text)) return [];
      const from = start + left + slice.indexOf(text);
      return [{ text, start: from, end: from + text.length }];
    }),
  );
}

/** The cell whose middle is over the column, where headings are centered. */
function centered(
  upper: Line,
  before: number,
  cell: { start: number; end: number },
  next: number | undefined,
): Over | undefined {
  const left = (before + cell.start) / 2;
  const right = next === undefined ? Number.POSITIVE_INFINITY : (cell.end + next) / 2;
  const over = upper.cells.filter((c) => (c.start + c.end) / 2 >= left && (c.start + c.end) / 2 <= right);
  return over.length === 1 ? over[0] : undefined;
}
