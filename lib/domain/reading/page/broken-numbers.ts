import { kept } from "./kept";
import { cellsOf, type Line, type Span } from "./page-lines";

/** A telephone number's beginning at the end of its line or column, and what may stand over and under it as the rest. */
const HEAD = /(?<![\d-])(?:1[-. ])?(?:\(?\d{3}\)?[-.]|\(\d{3}\)|\(?\d{3}\)?[-. ]{1,2}\d{3}[-.])$/;
const REST: readonly [RegExp, RegExp][] = [
  [/\d{3}[-. ]{1,2}\d{3}[-.]$|\(\d{3}\) ?\d{3}[-.]$/, /^\d{4}(?![\d-])/],
  [/\d{3}\)?[-.]?$/, /^\d{3}[-.]\d{4}(?![\d-])/],
];
/** How far the beginnings of one column's lines may lie apart in proportional print. */
const ASTRAY = 2;

/**
 * "… by fax at 904-" over "555-0167": a print breaks a number at its hyphen. Each line with the whole of a number that begins at its end, or at
 * the end of one of its columns, and without the rest of one from above; every other place stays.
 */
export const withWholeNumbers = kept((lines: Line[]): Line[] => {
  const whole = lines.map(({ text }) => text);
  lines.forEach((line, at) => {
    const under = lines[at + 1];
    for (const cell of line.cells) {
      const text = whole[at] ?? "";
      const rest = under && restUnder(cell, line, under);
      if (!rest) continue;
      const gap = /\)$/.test(cell.text) ? " " : "";
      const end = cell.end + gap.length + rest.text.length;
      if (text.slice(cell.end, end + 1).trim()) continue;
      whole[at] = `${text.slice(0, cell.end)}${gap}${rest.text}${text.slice(end)}`;
      const below = whole[at + 1] ?? "";
      whole[at + 1] =
        `${below.slice(0, rest.start)}${" ".repeat(rest.text.length)}${below.slice(rest.start + rest.text.length)}`;
    }
  });
  return lines.map((line, at) => {
    const text = whole[at] ?? "";
    return text === line.text ? line : { ...line, text, cells: cellsOf(text) };
  });
});

function restUnder(
  cell: Line["cells"][number],
  line: Line,
  under: Line,
): { text: string; start: number } | undefined {
  if (!HEAD.test(cell.text)) return undefined;
  const isLast = cell.end === line.cells.at(-1)?.end;
  const [first] = under.cells;
  const column = under.cells.find(({ start }) => Math.abs(start - cell.start) <= ASTRAY);
  // Running text goes on where its lines begin, however wide its gaps were set.
  const next =
    column ??
    (isLast && first && Math.abs(first.start - (line.cells[0]?.start ?? 0)) <= ASTRAY ? first : undefined);
  if (!next) return undefined;
  for (const [head, rest] of REST) {
    const text = head.test(cell.text) ? rest.exec(next.text)?.[0] : undefined;
    if (text) return { text, start: next.start };
  }
  return undefined;
}

/** Where a number of a whole line stands in print: in its line, and with its rest in the one under it. */
export function spansOfWhole(lines: Line[], { line, start, end }: Span): Span[] {
  const printed = lines[line]?.text ?? "";
  const under = lines[line + 1]?.text ?? "";
  const whole = withWholeNumbers(lines)[line]?.text ?? "";
  let broken = start;
  while (broken < end && printed[broken] === whole[broken]) broken++;
  if (broken === end) return [{ line, start, end }];
  const rest = whole.slice(broken, end).trim();
  const at = [...under.matchAll(/\S+/g)].find(([word]) => word.startsWith(rest))?.index ?? -1;
  return at < 0
    ? [{ line, start, end: broken }]
    : [
        { line, start, end: broken },
        { line: line + 1, start: at, end: at + rest.length },
      ];
}
