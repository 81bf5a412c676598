import type { Line } from "../../page/page-lines";
import { type DateColumn, EARLIER_VISIT, NOW_HEAD } from "./date-columns";
import { cellsUnderHead } from "./table-rows";

/** "Goal   Baseline   Current   Target" without days: which columns were found at the visit, and which before it or never. */
export type ComparedHead = { line: Line; aside: ReadonlySet<number> };

/** What is meant to be reached, usual in others, or the way between two values. */
const AIM_HEAD =
  /^(?:(?:new |(?:short|long)[- ]term |discharge |D\/C )?(?:goals?|targets?)(?: value| status)?|STG|LTG|norms?|normal|expected|MCID|MDC|change|difference|gain)$/i;

export function comparedHead(line: Line, columns: readonly DateColumn[]): ComparedHead | undefined {
  if (columns.length > 0) return undefined;
  const [label, ...heads] = line.cells;
  const names = heads.map(({ text }) => text.trim());
  if (!label || names.length < 2 || !names.some((name) => NOW_HEAD.test(name))) return undefined;
  const isAside = (name: string) => EARLIER_VISIT.test(name) || AIM_HEAD.test(name);
  if (!names.every((name) => NOW_HEAD.test(name) || isAside(name))) return undefined;
  const aside = names.flatMap((name, at) => (isAside(name) ? [at + 1] : []));
  return aside.length > 0 ? { line, aside: new Set(aside) } : undefined;
}

/** The row with what it found at the visit alone; of one that does not fit its heads nothing can be told. */
export function rowOfVisit(row: Line, { line: head, aside }: ComparedHead): Line {
  const { cells } = row;
  if (cells.filter(({ text }) => /\d/.test(text)).length < 2) return row;
  const inOrder = row.text.includes("|") && cells.length === head.cells.length;
  const placed = inOrder ? cells.map((cell, column) => ({ column, cell })) : cellsUnderHead(row, head);
  const kept = placed?.filter(({ column }) => !aside.has(column)).map(({ cell }) => cell) ?? [];
  const text = cells
    .filter((cell) => !kept.includes(cell))
    .reduce(
      (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
      row.text,
    );
  return { ...row, text: text.replaceAll("|", " ").trimEnd(), cells: kept };
}
