import { findCodes } from "../denial/denial-code";
import { refusedRows } from "../denial/refused-rows";
import type { Reading } from "../page/candidate";
import { isOfWords } from "../page/header-lines";
import { parseMoney } from "../page/identifiers";
import { kept } from "../page/kept";
import { type LabelKind, labelOf } from "../page/labels";
import { type Cell, isBlank, type Line } from "../page/page-lines";
import { serviceOver } from "../services/service-over-amounts";
import { linesOfOtherClaims } from "./other-claims";

/**
 * What the money of an explanation of benefits says: whether something was paid (`paidRow`: in a row of charges), and whether a
 * charge was refused.
 */
export type Payments = {
  paid: boolean;
  refused: boolean;
  zeroPaid: boolean;
  paidRow: boolean;
  /** Some row allows an amount, and some row none of it, in a table without payments. */
  allowedRow: boolean;
  emptyRow: boolean;
  /** Nothing was paid for some row that has a charge. */
  unpaidRow: boolean;
};

/** "M54.41" and "S83.511D" are diagnoses, "USD118.00" is an amount. */
const MONEY = /-?\(?\$? ?(?<![\d.,]|(?<!\bUSD?)\p{L})\d{1,3}(?:,?\d{3})*\.\d{2}(?!\d)\)?-?/gu;
/** "$68.00     -       -     $68.00": a dash stands for nothing in a column of amounts. */
const NOTHING = /(?<= {2})-{1,2}(?= {2}|$)/g;
const PAID_HEAD =
  /\b(?:paid|payment|pays?|payable|pd|pmt|net|benefit(?! (?:period|year|plan|summary|maximum))|reimb\w*)\b/i;
const NOT_OURS = /\b(?:you|patient|member|ohi|other|oi|cob|may|may be|if|late|check|date)\b/i;
const REFUSED_HEAD =
  /\b(?:not cov(?:ered|d)?|non-?cov(?:ered)?|noncov|not allowed|disallow\w*|denied|not payable|deny|not elig(?:ible)?|ineligible|reduction|rejected)\b/i;
const ALLOWED_HEAD = /\b(?:allow(?:ed|able|ance)?|approved|elig(?:ible)?|member rate|negotiated)\b/i;
/** "Plan paid: $80.00", "Payment amount ..... 80.00", "What your plan paid $0.00". */
const PAID_LINE =
  /\b(?:(?:plan|we|medicare|insurance|carrier|total|claim|amount|net|benefits?|has)(?: (?:has|have|was|were|will))? (?:paid|pays?|payment|payable)|payment amount|amount paid|paid(?: to (?:provider|you))?|paid amount|net payment|total paid|check amount|eft amount)\b[ .:=·…]*(?:\w+ ){0,3}?(-?\$? ?\d[\d,]*\.\d{2})/gi;

const SERVICE = /^\s*(?:[-•*·]\s{1,3})?(?:\d{1,2}\/\d{1,2}\/\d{2,4}\s+)?(?:\d{5}|[A-Z]\d{4})\b/;
const NOTHING_ALLOWED = /\ballow(?:ed|ance)(?: amount)?[ .:=]*\$? ?0\.00\b/i;

/** Of a Medicare Summary Notice: "Service Approved?" answered by NO, before the charge. */
const NOT_APPROVED = /\sNO\s+\$?\d[\d,]*\.\d{2}/;

type Role = "paid" | "refused" | "allowed";
type Column = { cell: Cell; role: Role | undefined; stroke?: number; strokes?: number };

const cents = (text: string): number => {
  const value = parseMoney(text.replace(/[()-]/g, "").trim());
  return value ? Math.round(Number(value) * 100) : 0;
};

export const paymentsOf: (reading: Reading) => Readonly<Payments> = kept(readPayments);

function readPayments(reading: Reading): Payments {
  const found: Payments = {
    paid: false,
    refused: false,
    zeroPaid: false,
    paidRow: false,
    allowedRow: false,
    emptyRow: false,
    unpaidRow: false,
  };
  let columns: Column[] = [];
  const ofOthers = linesOfOtherClaims(reading.lines);
  reading.lines.forEach((line, index) => {
    if (ofOthers.has(index)) return;
    readLabeled(line, found, serviceOver(reading.lines, index) !== undefined);
    const header = columnsOf(line, reading.lines.slice(Math.max(0, index - 2), index));
    if (header.some(({ role }) => role)) columns = header;
    else if (isBlank(reading.lines[index - 1]) && headsOtherTable(line)) columns = [];
    else if (columns.length > 0 && !isLabeled(line)) readRow(line, columns, found);
  });
  if (paysARow(reading) || paysWithoutHeading(reading.lines)) {
    found.paid = true;
    found.paidRow = true;
  }
  if (findCodes(reading).some((code) => code.isDenial === "yes")) found.refused = true;
  if (refusedRows(reading).size > 0) found.refused = true;
  return found;
}

/**
 * Under a heading of two lines or between strokes, what the plan paid of a row that names its service. "Paid   $0.00" of a summary above the
 * table heads none of its columns: where the row's own column says nothing, nothing was paid.
 */
function paysARow({ labeled, lines }: Reading): boolean {
  const below = labeled.filter(({ layout }) => layout === "below");
  const paid = below.filter(
    (v) =>
      v.label.kind === "money" &&
      PAID_HEAD.test(v.labelText) &&
      !NOT_OURS.test(v.labelText) &&
      !REFUSED_HEAD.test(v.labelText),
  );
  return paid.some(
    (v) =>
      cents(v.value) > 0 &&
      A_SERVICE.test(lines[v.span.line]?.text ?? "") &&
      !/^\s*-|-\d/.test(v.value) &&
      !paid.some((o) => o.span.line === v.span.line && o.labelText === v.labelText && cents(o.value) === 0) &&
      below.some((o) => o.label.kind === "procedure" && o.span.line === v.span.line),
  );
}

/**
 * "92014   165.00   102.30   30.00   72.30" beside "92015   45.00   0.00   0.00   0.00", whatever heads them: rows of as many amounts, of
 * which one ends with nothing and another with a part of its charge.
 */
function paysWithoutHeading(lines: readonly Line[]): boolean {
  const rows = lines
    .filter(({ text, cells }) => cells.length >= 3 && A_SERVICE.test(text) && !/\btotals?\b/i.test(text))
    .map(({ text }) => (text.match(MONEY) ?? []).map(cents));
  const isNothing = (row: readonly number[]) => row.slice(1).filter((amount) => amount === 0).length >= 2;
  const refused = rows.filter((row) => row.at(-1) === 0 && isNothing(row) && (row[0] ?? 0) > 0);
  return refused.some((one) =>
    rows.some(
      (row) =>
        Math.abs(row.length - one.length) <= 1 &&
        row.length >= 3 &&
        (row.at(-1) ?? 0) > 0 &&
        (row.at(-1) ?? 0) < (row[0] ?? 0),
    ),
  );
}
const A_SERVICE = /(?<![\w$.,/#-])(?:[A-CEGHJ-MP-V]\d{4}|\d{5})(?![\w/]|[.,-]\d)/;

/** "Total billed: $186.00   Amount denied: $186.00": amounts with labels of their own stand in no column above. */
const AN_AMOUNT = /^-?\$? ?\d[\d,]*\.\d\d$/;
const LABELED = /:\s*-?\(?\$? ?\d[\d,]*\.\d{2}/g;
function isLabeled({ text, cells }: Line): boolean {
  const amounts = (text.match(MONEY) ?? []).length;
  // "Amount billed   154.00      Deductible   0.00": two lists of a summary, side by side.
  const areLists =
    cells.length >= 4 &&
    cells.length % 2 === 0 &&
    cells.every((cell, at) => (at % 2 === 0 ? /^\p{L}[^\d]*$/u.test(cell.text) : AN_AMOUNT.test(cell.text)));
  // "Catastrophic cap used:   $0.00 of $1,000.00" under a table is no row of it.
  if (areLists || /\$ ?[\d,]+\.\d\d of \$/.test(text) || OF_OTHERS.test(text)) return true;
  return amounts >= 2 && (text.match(LABELED) ?? []).length === amounts;
}

/** "Related claims for this patient:   Q1000043   07/08/2026   $198.00   Paid": what became of another claim. */
const OF_OTHERS = /^\s*(?:related|other|previous|prior|earlier|recent) (?:claims?|payments?)\b[^:\d]{0,40}:/i;

function readLabeled(line: Line, found: Payments, isUnderService: boolean): void {
  for (const match of line.text.matchAll(PAID_LINE)) {
    if (NOT_OURS.test(match[0].slice(0, -(match[1]?.length ?? 0)))) continue;
    if (cents(match[1] ?? "") > 0) found.paid = true;
    else found.zeroPaid = true;
  }
  const isPaid = /\bpaid:?\s+\$?\s?(?=[\d,.]*[1-9])\d/i.test(line.text);
  if ((SERVICE.test(line.text) || isUnderService) && isPaid) found.paidRow = true;
  if (isUnderService && /\bpaid:?\s+\$?\s?0\.00\b/i.test(line.text)) found.unpaidRow = true;
  if (SERVICE.test(line.text) && /\d\.\d\d\b.*\b(?:not paid|denied)\b/i.test(line.text)) found.refused = true;
  if (NOTHING_ALLOWED.test(line.text)) found.zeroPaid = true;
  if (NOT_APPROVED.test(line.text)) found.refused = true;
}

/** "Dates of service    CPT    Each    Number    Amount" below a gap: what was billed, in columns of its own. */
const headsOtherTable = (line: Line): boolean =>
  isHeader(line) &&
  isOfWords(line) &&
  line.cells.filter(({ text }) => OF_CHARGES.has(labelOf(text)?.kind ?? "other")).length >= 2;
const OF_CHARGES: ReadonlySet<LabelKind> = new Set(["service_date", "procedure", "billed"]);

/** A line of words over columns, each with the words above it; a row of money is none. */
function columnsOf(line: Line, above: Line[]): Column[] {
  if (!isHeader(line)) return [];
  // A line of labels, or anything before a blank one, heads no table.
  const cut = above.findLastIndex((higher) => isBlank(higher) || higher.text.includes(":"));
  const headings = above.slice(cut + 1);
  // A heading that only the upper line has: "WE PAID" over an empty place.
  const alone = headings
    .filter(isHeader)
    .flatMap((higher) => higher.cells)
    .filter((cell) => !line.cells.some((own) => overlap(own, cell)) && line.cells.length >= 4)
    .map((cell) => ({ cell, role: roleOf(cell.text) }));
  return [
    ...line.cells.map((cell) => {
      const stacked = headings
        .filter(isHeader)
        .flatMap((higher) => higher.cells.filter((c) => overlap(c, cell)));
      const strokes = line.text.split("|").length - 1;
      const stroke = line.text.slice(0, cell.start).split("|").length - 1;
      const role = roleOf([...stacked.map((c) => c.text), cell.text].join(" "));
      return { cell, role, ...(strokes >= 3 ? { stroke, strokes } : {}) };
    }),
    ...(line.text.includes("|") ? [] : alone),
  ];
}

function roleOf(words: string): Role | undefined {
  if (REFUSED_HEAD.test(words)) return "refused";
  // "NOT PAID, ALL LINES" pays nothing, and a discount may stand under "Not paid".
  if (/\bnot paid\b/i.test(words)) return undefined;
  if (PAID_HEAD.test(words)) return NOT_OURS.test(words) ? undefined : "paid";
  return ALLOWED_HEAD.test(words) ? "allowed" : undefined;
}

/** "C. Other expenses   $ ..........     F. Death benefit   $ ..........": a form's empty places head no columns. */
const TO_FILL_IN = /\$ ?[._]{3}/;
const isHeader = (line: Line) =>
  line.cells.length >= 3 && (line.text.match(MONEY) ?? []).length === 0 && !TO_FILL_IN.test(line.text);
const overlap = (a: Cell, b: Cell) => a.start < b.end && b.start < a.end;

/** Columns rarely stand exactly under their headings: each takes the nearest amount of the row. */
const WIDEST_SLIP = 14;

function readRow(line: Line, columns: Column[], found: Payments): void {
  const strokes = (at: number) => line.text.slice(0, at).split("|").length - 1;
  const figures = [...line.text.matchAll(MONEY)];
  const printed = figures.length > 0 ? [...figures, ...line.text.matchAll(NOTHING)] : [];
  const amounts = printed.map((match) => ({
    cents: cents(match[0]),
    middle: match.index + match[0].length / 2,
    stroke: strokes(match.index),
  }));
  const amountsOf = (role: Role) => columns.filter((one) => one.role === role).map(amountUnder);
  const amountOf = (role: Role): number | undefined => amountsOf(role)[0];
  function amountUnder(column: Column): number | undefined {
    // Strokes count the columns, however wide the cells are.
    if (column.stroke !== undefined)
      return strokes(line.text.length) === columns.at(-1)?.strokes
        ? amounts.find(({ stroke }) => stroke === column.stroke)?.cents
        : undefined;
    const slip = (amount: { middle: number }) =>
      Math.abs(amount.middle - (column.cell.start + column.cell.end) / 2);
    const nearest = amounts.toSorted((a, b) => slip(a) - slip(b))[0];
    return nearest && slip(nearest) <= WIDEST_SLIP ? nearest.cents : undefined;
  }
  const paid = amountOf("paid");
  if (paid) {
    found.paid = true;
    found.paidRow = true;
  }
  if (paid === 0) found.zeroPaid = true;
  found.unpaidRow ||= paid === 0 && amounts.some((amount) => amount.cents > 0);
  // A discount may stand under "not covered": a charge is refused where nothing was paid or allowed for it.
  // A review of a bill recommends what is payable: its allowance is the payment where no column is called so.
  if (!columns.some(({ role }) => role === "paid")) {
    const allowed = amountOf("allowed");
    found.allowedRow ||= (allowed ?? 0) > 0;
    found.emptyRow ||= allowed === 0 && amounts.some((amount) => amount.cents > 0);
    found.paidRow ||= found.allowedRow && found.emptyRow;
  }
  const refused = amountOf("refused") && !paid;
  const nothingAllowed =
    amountsOf("allowed").includes(0) && !paid && amounts.some((amount) => amount.cents > 0);
  if (refused || nothingAllowed) found.refused = true;
}
