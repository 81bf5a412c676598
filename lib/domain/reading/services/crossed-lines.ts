import type { DeniedLine } from "@/lib/core/notice";
import type { CodeMention } from "../denial/code-mentions";
import { bare } from "../denial/refused-rows";
import { findDates } from "../page/calendar-date";
import { inScope } from "../page/candidate";
import { parseMoney } from "../page/identifiers";
import { type LabelKind, labelOf } from "../page/labels";
import type { Line } from "../page/page-lines";
import type { Notice } from "./service-rows";

/** How far from the row of procedures the other rows of its table may stand. */
const NEAR_ROWS = 8;
const CODE_CELL = /^(\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})*$/;
const NOT_PAID =
  /\b(?:den(?:y|ied)|not cov\w*|non-?cov\w*|disallow\w*|ineligible|excluded|not (?:payable|allowed))\b/i;

type Row = { at: number; head: string; kind: LabelKind | undefined; cells: Line["cells"] };
type Told = (mention: CodeMention) => Pick<DeniedLine, "groupCode" | "code" | "reason">;

/**
 * "Procedure  99214-25  17110  11102" over "Charge  198.00  164.00  151.00" and "Paid  91.50  98.75  0.00": a table whose columns are
 * the claim's lines.
 */
export function deniedAcross(notice: Notice, told: Told): DeniedLine[] {
  return notice.reading.lines.flatMap(({ cells }, at) => {
    const codes = cells.slice(1);
    if (codes.length < 2 || !inScope(notice.scope, at) || !codes.every(({ text }) => CODE_CELL.test(text)))
      return [];
    const rows = rowsBeside(notice.reading.lines, at, codes);
    return codes.flatMap((code, place) => deniedColumn(notice, rows, place, code.text, told));
  });
}

function rowsBeside(lines: readonly Line[], at: number, codes: Line["cells"]): Row[] {
  const from = Math.max(0, at - NEAR_ROWS);
  return lines.slice(from, at + NEAR_ROWS + 1).flatMap((line, index) => {
    const [head, ...cells] = line.cells;
    const isBeside =
      cells.length === codes.length &&
      cells.every((c, n) => Math.abs(c.start - (codes[n]?.start ?? -9)) <= 3);
    if (!head || !isBeside) return [];
    return [{ at: from + index, head: head.text, kind: labelOf(head.text)?.kind, cells }];
  });
}

const CODE_KINDS: ReadonlySet<LabelKind | undefined> = new Set(["code", "remark", "reason"]);

/** "Reason                    D4": the payer's own code stands in the column of the line that it refuses, and in no other. */
function ownCode(
  { reading: { lines }, legend }: Notice,
  rows: readonly Row[],
  place: number,
): Pick<DeniedLine, "groupCode" | "code" | "reason"> {
  const [first] = rows;
  const column = first?.cells[place];
  const near = lines.slice(Math.max(0, (first?.at ?? 0) - NEAR_ROWS), (rows.at(-1)?.at ?? 0) + NEAR_ROWS);
  for (const { cells } of near) {
    const [head, ...values] = cells;
    if (!head || !column || !(CODE_KINDS.has(labelOf(head.text)?.kind) || /^notes?$/i.test(head.text)))
      continue;
    const value = values.find(({ start }) => Math.abs(start - column.start) <= 3)?.text;
    const entry = value ? legend.find(({ marker }) => bare(marker) === bare(value)) : undefined;
    if (value && entry) return { groupCode: null, code: value, reason: entry.text };
  }
  return { groupCode: null, code: null, reason: null };
}

function deniedColumn(
  notice: Notice,
  rows: readonly Row[],
  place: number,
  procedure: string,
  told: Told,
): DeniedLine[] {
  const amount = (is: (row: Row) => boolean) => parseMoney(rows.find(is)?.cells[place]?.text ?? "");
  const billed = amount(({ kind }) => kind === "billed");
  const refused = amount(({ head }) => NOT_PAID.test(head));
  const paid = amount(({ head }) => /\bpaid\b/i.test(head) && !NOT_PAID.test(head));
  const mention = notice.codes.find((m) =>
    rows.some(({ at, cells }) => {
      const cell = cells[place];
      return at === m.line && cell && m.start >= cell.start && m.start < cell.end;
    }),
  );
  if (!billed || Number(billed) <= 0 || mention?.isDenial === "no") return [];
  const isRefused = paid === "0.00" && (refused === undefined ? mention !== undefined : refused === billed);
  if (!isRefused) return [];
  const day = rows.flatMap(({ kind, head, cells }) =>
    kind === "service_date" || /^(?:served|date)$/i.test(head) ? findDates(cells[place]?.text ?? "") : [],
  )[0];
  const said = mention ? told(mention) : ownCode(notice, rows, place);
  const procedureCode = CODE_CELL.exec(procedure)?.[1] ?? null;
  return [
    {
      ...said,
      procedureCode,
      dateOfService: day?.iso ?? null,
      billed,
      amount: refused ?? billed,
      remarks: [],
    },
  ];
}
