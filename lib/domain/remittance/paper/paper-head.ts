import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { parseIdentifier } from "@/lib/domain/reading/page/identifiers";
import type { Cents } from "../reader/model";
import type { Printed } from "./printed-labels";
import { findAmounts } from "./printed-money";
import type { Row } from "./read-row";
import type { EobSheet, Sums } from "./sheet";
import { SUMMED } from "./sheet";

/** Which of several dates is the payment's: the check's first, the day of printing last. */
const DATE_RANKS: readonly RegExp[] = [
  /check|payment|paid|pay date|eft|deposit|warrant|settlement/i,
  /remit|voucher/i,
  /issue|notice|eob|process|statement|effective/i,
  /date/i,
];
const LAST_RANK = DATE_RANKS.length;

/** What the paper says once: who pays, by which check, when, and how much. */
export class PaperHead {
  readonly sheet: Omit<EobSheet, "claims"> = {
    payer: null,
    payee: null,
    npis: [],
    tins: [],
    traceNumber: null,
    paidOn: null,
    total: null,
    providerAdjustments: [],
    doubts: {},
  };
  /** Sums of the whole paper, as its last row prints them. */
  readonly totals: Sums = {};
  #dateRank = LAST_RANK + 1;
  #namedTotal = false;

  /** Takes a label of the whole paper; false for one of a claim. */
  take(label: Printed): boolean {
    switch (label.kind) {
      case "trace":
        this.sheet.traceNumber ??= traceOf(label.value);
        return true;
      case "paidOn":
        this.#date(label);
        return true;
      case "checkTotal":
        this.label(label);
        return true;
      case "npi":
        this.#number(this.sheet.npis, label.value, 10);
        return true;
      case "tin":
        this.#number(this.sheet.tins, label.value, 9);
        return true;
      case "payee":
        this.sheet.payee ??= payeeOf(label.value);
        return true;
      case "payer":
      case "otherNpi":
      case "other":
        return true;
      default:
        return false;
    }
  }

  /** A check's amount behind its own label. */
  label({ value }: Printed): void {
    const [amount] = findAmounts(value);
    if (!amount || amount.start > 2 || this.#namedTotal) return;
    this.sheet.total = amount.cents;
    this.#namedTotal = true;
  }

  /** From a grid of the whole paper's sums. */
  addCheck(cents: Cents): void {
    if (!this.#namedTotal) this.sheet.total = cents;
    this.#namedTotal = true;
  }

  addTotals(row: Row, label: string, hasColumns: boolean): void {
    for (const { kind, cents } of row.amounts)
      if ((SUMMED as readonly string[]).includes(kind)) this.totals[kind as keyof Sums] = cents;
    const single: Cents | undefined = row.stray[0]?.cents;
    const paid = hasColumns ? this.totals.paid : single;
    const isCheck = /check|payment|eft|remit|grand|warrant|draft/i.test(label);
    if (!this.#namedTotal && paid !== undefined && isCheck) this.sheet.total = paid;
  }

  /** A row of the paper's own labels, though one of them may look like a claim's. */
  isOfPaper(labels: readonly Printed[]): boolean {
    return (
      labels.every(
        ({ kind }) =>
          kind === "memberId" ||
          kind === "npi" ||
          kind === "tin" ||
          kind === "payee" ||
          kind === "trace" ||
          kind === "paidOn",
      ) && labels.some(({ kind }) => kind === "payee" || kind === "npi" || kind === "tin")
    );
  }

  #date({ value, label }: Printed): void {
    const found = findDates(value)[0]?.iso;
    const rank = rankOf(label);
    if (!found || rank >= this.#dateRank) return;
    this.#dateRank = rank;
    this.sheet.paidOn = found;
  }

  #number(list: string[], value: string, digits: number): void {
    const number = value.replace(/[\s-]/g, "").match(/^\d+/)?.[0] ?? "";
    if (number.length === digits && !list.includes(number)) list.push(number);
  }
}

/** "Provider Remittance Advice" is a title. */
const payeeOf = (value: string): string | null =>
  /\p{L}{3}/u.test(value) && !/\b(?:remittance|explanation|advice|statement|voucher|services?)\b/i.test(value)
    ? (value.split("(")[0] ?? "").trim().slice(0, 120)
    : null;

function rankOf(label: string): number {
  const rank = /^(?:print|run|production)/i.test(label) ? -1 : DATE_RANKS.findIndex((one) => one.test(label));
  return rank < 0 ? LAST_RANK : rank;
}

const traceOf = (value: string): string | null =>
  parseIdentifier(value.replace(/^(?:eft|ach|chk|check|trace)\b[\s#:]*/i, ""), { minDigits: 3 }) ?? null;
