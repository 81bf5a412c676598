import { findDates } from "../../page/calendar-date";
import { type Cell, isBlank, type Line } from "../../page/page-lines";
import { ADJUSTMENT_CODE, cellsUnderHead, isTableHead } from "./table-rows";

/** The columns of a remittance or an explanation of benefits that hold money; "Discount CO-45", "Coins 20%" by their names alone. */
const OF_MONEY =
  /^(?:(?:amount |amt |total )?(?:billed|charged?s?|submitted)(?: amount)?|(?:amount )?(?:allowed|approved|eligible)(?: amount)?|deduct\w*|ded|co-?ins\w*|co-?pay\w*|not (?:covered|allowed)|non-?covered|disallow\w*|adj\w*|contractual|discount|write-?off|(?:CO|PR|OA|PI)-?\d{1,3}|(?:patient|pt) resp\w*)$/i;
const OF_PAYMENT =
  /^(?:(?:plan|net|ins(?:urance)?|prov(?:ider)?|amount|amt|medicare|payer|we) |(?:\p{Lu}[\p{L}&.]+ ){1,2})?(?:paid|payment|pd|pmt)(?: (?:amount|amt))?$/iu;
const BEHIND_NAME = / (?:(?:CO|PR|OA|PI)[- ]?\d{1,3}|\d{1,3} ?%)$/i;
const FEWEST = 3;
const AMOUNT = /^-?\$?-?\d[\d,]*\.\d{2}-?$/;
/** "CLAIM TOTAL", "Totals", and "CLAIM" alone before its amounts. */
const OF_TOTAL = /\b(?:sub-?)?totals?\b|^\s*(?:claim|sum)\s{2,}[$\d]/i;

export type PaymentTable = {
  /** Its head, its rows and its total: amounts, which nobody measured on the patient. */
  lines: number[];
  /** Who paid and when, by the head of the page, and the total, told by its columns. */
  told: { text: string; lines: number[]; date?: string }[];
};

const amountOf = ({ text }: Cell) => Number(text.replace(/[$,]/g, "").replace(/^(.+)-$/, "-$1"));
const isAmount = ({ text }: Cell) => AMOUNT.test(text.trim());

/** Tables of what a payer allowed and paid, line by line, on one page. */
export function paymentTables(lines: readonly Line[], from: number, to: number): PaymentTable[] {
  const tables: PaymentTable[] = [];
  for (let at = from; at < to; at++) {
    const head = lines[at];
    if (!head || !isPaymentHead(head)) continue;
    const table = tableBelow(lines, at, to, head);
    // What a claim comes to is of the day of the paper, and of none of its rows.
    const date = dayOf(lines, from, at);
    if (date) table.told = table.told.map((one) => ({ ...one, date }));
    if (tables.length === 0) table.told.unshift(...headOf(lines, from, at));
    tables.push(table);
    at = table.lines.at(-1) ?? at;
  }
  return tables;
}

const PAPER_OF_PAYMENT =
  /\b(?:remittance|explanation of (?:benefits|payment)|payment (?:voucher|advice)|claim summary)\b/i;
/** "PATIENT SHARE 92.40": what is left to the patient, in a line of its own under the table. */
const SHARE_LEFT =
  /^\s{0,12}(?:(?:total |your )?(?:patient|pt|member|subscriber)(?:['’]s)? (?:share|resp\w*|liability|owes|balance|cost[- ]shar\w*)|(?:amount )?(?:due|owed) (?:from|by) (?:the )?(?:patient|member))[\s:.$]{1,40}\d[\d,]*\.\d{2}\s*$/i;
const SHARE_REACH = 4;

/** A birth, a service and a print have days of their own. */
const OF_ELSE =
  /\b(?:DOB|D\.O\.B\.?|born|birth(?: ?date)?|DOS|service(?: date)?s?|seen|from|print(?:ed)?|run|scanned|faxed|exported)\b[^\d]{0,14}$/i;
/** The one day in the first line of the page, which is the paper's own. */
function dayOf(lines: readonly Line[], from: number, to: number): string | undefined {
  const top = lines.slice(from, to).find((line) => !isBlank(line));
  const text = top?.text ?? "";
  const [day, another] = findDates(text);
  return day && !another && !OF_ELSE.test(text.slice(0, day.start)) ? day.iso : undefined;
}

/** "NOVITAS SOLUTIONS   REMITTANCE ADVICE   PAID 10/07/2026": the first line of the page. */
function headOf(lines: readonly Line[], from: number, to: number): PaymentTable["told"] {
  const at = lines.findIndex((line, index) => index >= from && index < to && !isBlank(line));
  const text = lines[at]?.text.trim().replace(/\s+/g, " ") ?? "";
  return PAPER_OF_PAYMENT.test(text) && findDates(text).length > 0 ? [{ text, lines: [at] }] : [];
}

function isPaymentHead(line: Line): boolean {
  const names = line.cells.map(({ text }) =>
    text.replace(ADJUSTMENT_CODE, "").trim().replace(BEHIND_NAME, ""),
  );
  return (
    isTableHead(line) &&
    names.some((name) => OF_PAYMENT.test(name)) &&
    names.filter((name) => OF_MONEY.test(name) || OF_PAYMENT.test(name)).length >= FEWEST
  );
}

function tableBelow(lines: readonly Line[], at: number, to: number, head: Line): PaymentTable {
  const table: PaymentTable = { lines: [at], told: [] };
  /** What the rows so far add up to, by column. */
  const sums = new Map<number, number>();
  let last = at;
  for (let index = at + 1; index < to; index++) {
    const line = lines[index];
    if (!line || isBlank(line) || isPaymentHead(line)) break;
    const amounts = line.cells.filter(isAmount);
    if (amounts.length < FEWEST) continue;
    table.lines.push(index);
    last = index;
    if (OF_TOTAL.test(line.text)) {
      const text = totalOf(line, amounts, head, sums);
      if (text) table.told.push({ text, lines: [index] });
      continue;
    }
    for (const { column, cell } of cellsUnderHead(line, head) ?? [])
      if (isAmount(cell)) sums.set(column, (sums.get(column) ?? 0) + amountOf(cell));
  }
  for (let index = last + 1; last > at && index < Math.min(to, last + SHARE_REACH); index++) {
    const text = lines[index]?.text ?? "";
    if (!SHARE_LEFT.test(text)) continue;
    table.lines.push(index);
    table.told.push({ text: text.trim().replace(/\s+/g, " "), lines: [index] });
    break;
  }
  return table;
}

/**
 * "Claim total: BILLED 444.00; …; PAID 187.71": a total is seldom printed right under its heads, so that it is told only where each amount is the sum
 * of the column that comes next.
 */
function totalOf(
  line: Line,
  amounts: readonly Cell[],
  head: Line,
  sums: ReadonlyMap<number, number>,
): string | undefined {
  const columns = [...sums.keys()].sort((a, b) => a - b);
  const isSum = (cell: Cell, order: number) =>
    Math.abs(amountOf(cell) - (sums.get(columns[order] ?? -1) ?? Number.NaN)) < 0.005;
  if (amounts.length !== columns.length || !amounts.every(isSum)) return undefined;
  const told = amounts.map(
    ({ text }, order) => `${head.cells[columns[order] ?? 0]?.text.trim() ?? ""} ${text.trim()}`,
  );
  const name = line.text.slice(0, amounts[0]?.start).trim().replace(/\s+/g, " ").replace(/:$/, "");
  return `${name}: ${told.join("; ")}`;
}
