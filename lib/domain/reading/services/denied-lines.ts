import type { DeniedLine, PaperKind } from "@/lib/core/notice";
import type { CodeMention } from "../denial/code-mentions";
import { findCodes, findRemarks } from "../denial/denial-code";
import { readLegend } from "../denial/legend";
import type { Reading, Scope } from "../page/candidate";
import { parseMoney } from "../page/identifiers";
import { type Cell, cellsOf, type Line } from "../page/page-lines";
import { deniedAcross } from "./crossed-lines";
import { deniedInProse } from "./denied-in-prose";
import { deniedBy } from "./denied-row";
import { deniedInList } from "./listed-services";
import { deniedInNest } from "./nested-services";
import { column } from "./row-amounts";
import { codesOf, reasonOf } from "./row-codes";
import { type Notice, serviceRows } from "./service-rows";
import { deniedInStack } from "./stacked-services";
import { deniedTold } from "./told-services";

/** The denied lines of a notice, each with its own code, reason and amount (docs/product.md, E13). */
export function readDeniedLines(reading: Reading, scope: Scope | undefined): DeniedLine[] {
  const notice: Notice = {
    reading,
    codes: findCodes(reading),
    remarks: findRemarks(reading),
    legend: readLegend(reading.lines),
    scope,
  };
  const denied = withoutTotal(serviceRows(notice).flatMap((row) => deniedBy(notice, row)));
  if (denied.length > 0) return denied;
  const told = ({ code, group }: CodeMention) => ({
    ...codesOf(notice, code, group),
    reason: reasonOf(notice, code, []),
  });
  const listed = [
    ...deniedInList(notice, told),
    ...deniedInStack(notice, told),
    ...deniedAcross(notice, told),
    ...deniedInNest(notice, told),
  ];
  if (listed.length > 0) return listed;
  const inLines = deniedTold(notice, told);
  return inLines.length > 0 ? inLines : deniedInProse(notice);
}

/** "HDR … 209.00" over lines of 185.00 and 24.00: the claim's own row names no service, and is the sum of those that do. */
function withoutTotal(rows: DeniedLine[]): DeniedLine[] {
  const named = rows.filter(({ procedureCode }) => procedureCode);
  const sum = named.reduce((all, { amount }) => all + Number(amount ?? 0), 0).toFixed(2);
  return named.length < 2 ? rows : rows.filter((row) => row.procedureCode || row.amount !== sum);
}

/** Of a claim that was refused as a whole: its rows, where nothing was paid for any of them and no code of theirs says why. */
export function unpaidRows(reading: Reading, scope: Scope | undefined): DeniedLine[] {
  // The claim's own row over its lines names no procedure.
  const rows = serviceRows({ reading, codes: [], remarks: [], legend: [], scope }).filter(
    (row) => row.procedure,
  );
  const lines = rows.map(({ lines: [head = 0], procedure, date }) => ({
    ...{
      procedureCode: procedure,
      dateOfService: date,
      remarks: [],
      groupCode: null,
      code: null,
      reason: null,
    },
    paid: column(
      reading,
      head,
      (v) => v.label.kind === "money" && /\bpa(?:id|ys)\b|payment/i.test(v.labelText),
    ),
    billed: column(reading, head, (v) => v.label.kind === "billed") ?? null,
  }));
  if (!lines.every(({ paid, billed }) => paid === "0.00" && Number(billed) > 0)) return [];
  return lines.map(({ paid: _, ...line }) => ({ ...line, amount: line.billed }));
}

/** Of a paper that asks for money back: the lines that were paid, each with what the column of a refund wants of it. */
export function rowsToRefund(reading: Reading, scope: Scope | undefined): DeniedLine[] {
  const rows = serviceRows({ reading, codes: [], remarks: [], legend: [], scope });
  return rows.flatMap(({ lines: [head = 0], procedure, date }) => {
    const amount = procedure ? toRefund(reading, head) : undefined;
    if (!amount || Number(amount) === 0) return [];
    return [
      {
        ...{ procedureCode: procedure, dateOfService: date, remarks: [] },
        ...{ groupCode: null, code: null, reason: null },
        // "Amount due back" reads like a charge.
        billed:
          column(reading, head, (v) => v.label.kind === "billed" && parseMoney(v.value) !== amount) ?? null,
        amount,
      },
    ];
  });
}

/** "We paid", "Should have paid", "To be refunded": what is wanted back has a heading of its own. */
const REFUND =
  /^(?:amount |total )?(?:(?:to (?:be )?|due |we ask )?(?:refund(?:ed)?|recover(?:ed)?|recoup(?:ed)?|returned?|overpaid)|overpayment|refund (?:due|amount|requested)|due (?:back|us))(?: amount| back)?$/i;
const LONGEST_TABLE = 30;

function toRefund({ lines }: Reading, row: number): string | undefined {
  for (let at = row - 1; at >= Math.max(0, row - LONGEST_TABLE); at--) {
    const heads = lines[at]?.page === lines[row]?.page ? cellsBetweenDots(lines[at]) : [];
    const heading = heads.length > 2 ? heads.find(({ text }) => REFUND.test(text)) : undefined;
    if (!heading) continue;
    const cell = cellsBetweenDots(lines[row]).find(
      (c) => c.start < heading.end + 2 && c.end > heading.start - 2,
    );
    return cell && parseMoney(cell.text);
  }
  return undefined;
}

/** "99214 ........ 68.71 ........ 68.71": dots lead from column to column. */
const cellsBetweenDots = (line: Line | undefined): readonly Cell[] =>
  line && / \.{3,} /.test(line.text)
    ? cellsOf(line.text.replace(/ \.{3,}(?= )/g, (dots) => " ".repeat(dots.length)))
    : (line?.cells ?? []);

/** Of a claim for one service on one day: what is refused is all of it, and no row says so. */
export function wholeClaim(
  kind: PaperKind | null,
  values: { procedures?: string; dates?: string; billed?: string; code?: string; reason?: string },
): DeniedLine[] {
  const { procedures, dates, billed, code, reason } = values;
  const one = procedures && dates && !`${procedures}${dates}`.includes(",");
  if (kind !== "denial" || !one || !billed) return [];
  const [groupCode, bare] = code?.includes("-") ? code.split("-") : [undefined, code];
  return [
    {
      ...{ procedureCode: procedures, dateOfService: dates, billed },
      ...{
        amount: billed,
        groupCode: groupCode ?? null,
        code: bare ?? null,
        remarks: [],
        reason: reason ?? null,
      },
    },
  ];
}
