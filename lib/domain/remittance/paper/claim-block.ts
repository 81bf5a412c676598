import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { comparable } from "@/lib/domain/reading/page/clean-text";
import { identifierKey, parseIdentifier } from "@/lib/domain/reading/page/identifiers";
import { parsePersonName } from "@/lib/domain/reading/page/person-name";
import type { Amount } from "../reader/model";
import { adjustmentsOf, nothingTaken, type Taken } from "./adjustments";
import type { Meaning } from "./printed-codes";
import type { Printed } from "./printed-labels";
import { findAmounts } from "./printed-money";
import type { Row, RowAmount } from "./read-row";
import { type EobClaim, type EobLine, emptyClaim, emptyLine, type Place, SUMMED, type Summed } from "./sheet";

const HARDLY_READ = 0.5;
const HARD_TO_READ = "The scan is hard to read here.";
const REPAIRED = "A misread character was put right.";

const isSummed = (kind: string): kind is Summed => (SUMMED as readonly string[]).includes(kind);

/** `hasPlainTotals`: its row of totals does not say whose totals they are. */
export type FinishedClaim = { claim: EobClaim; hasPlainTotals: boolean };

type OpenLine = { line: EobLine; taken: Taken };

/** One claim's part of the paper, filled row by row. */
export class ClaimBlock {
  readonly #claim: EobClaim;
  readonly #lines: OpenLine[] = [];
  /** What the block prints in words, for a claim without a grid. */
  readonly #worded: { line: EobLine; taken: Taken; any: boolean };
  #insured: string | null = null;
  /** Its row of totals says that it is the claim's. */
  #sureTotals = false;
  #totaled = false;

  constructor(place: Place | null) {
    this.#claim = emptyClaim(place);
    this.#worded = { line: emptyLine(place), taken: nothingTaken(), any: false };
  }

  get hasLines(): boolean {
    return this.#lines.length > 0;
  }
  get hasTotals(): boolean {
    return this.#totaled;
  }
  /** Lines or amounts were read: other names are another claim's. */
  get isStarted(): boolean {
    return this.hasLines || this.hasTotals || this.#worded.any;
  }

  /** Whether what is printed is this claim's own: the same numbers and name again. */
  agrees(printed: readonly Pick<Printed, "kind" | "value">[]): boolean {
    return printed.every(({ kind, value }) => {
      const ours = kind === "patient" ? this.#claim.patientName : this.#own(kind);
      if (ours === null) return kind !== "patient" && kind !== "claimNumber";
      const [a, b] = [comparable(ours), comparable(value)];
      return a === b || b.startsWith(a) || a.startsWith(b);
    });
  }

  #own(kind: string): string | null {
    if (kind === "memberId") return this.#claim.memberId;
    if (kind === "account") return this.#claim.patientAccount;
    return kind === "claimNumber" ? this.#claim.claimNumber : null;
  }

  labeled({ kind, value }: Pick<Printed, "kind" | "value">): void {
    const claim = this.#claim;
    if (value === "") return;
    const number = () => parseIdentifier(value, { minDigits: 1 }) ?? null;
    if (kind === "patient") claim.patientName ??= nameOf(value);
    else if (kind === "insured") this.#insured ??= nameOf(value);
    else if (kind === "memberId") claim.memberId ??= number() ?? maskedId(value);
    else if (kind === "account") claim.patientAccount ??= number();
    else if (kind === "claimNumber") claim.claimNumber ??= number();
    else if (kind === "status") claim.reversal ||= /^22\b|revers/i.test(value);
    else if (kind === "dates") this.#dates(value);
    else if (kind === "procedure")
      this.#worded.line.code ??= /\b(?:[A-Z]\d{4}|\d{5})\b/.exec(value)?.[0] ?? null;
    else this.#amount(kind, value);
  }

  #dates(value: string): void {
    const dates = findDates(value);
    this.#worded.line.serviceFrom ??= dates[0]?.iso ?? null;
    this.#worded.line.serviceTo ??= dates.at(-1)?.iso ?? null;
  }

  #amount(kind: Printed["kind"], value: string): void {
    const [amount] = findAmounts(value);
    if (!amount || amount.start > 2) return;
    if (kind === "interest") this.#claim.interest ??= amount.cents;
    if (kind === "contractual" || kind === "notCovered") this.#worded.taken[kind] ||= amount.cents;
    if (isSummed(kind)) this.#worded.line[kind] ??= amount.cents;
    if (kind === "patientShare") this.#claim.totals.patientShare ??= amount.cents;
    if (kind === "billed" || kind === "paid") this.#worded.any = true;
  }

  addLine(
    row: Row,
    place: Place | null,
    certainty: (start: number, end: number) => number,
    isReversal: boolean,
  ): void {
    const line: EobLine = {
      ...emptyLine(place),
      serviceFrom: row.dates[0] ?? null,
      serviceTo: row.dates[1] ?? row.dates[0] ?? null,
      code: row.code,
      modifiers: row.modifiers,
      units: row.units,
      remarks: row.remarks,
    };
    const open = { line, taken: nothingTaken() };
    put(open, row.amounts);
    for (const amount of row.amounts) {
      if (amount.repaired) line.doubts[amount.kind] = REPAIRED;
      else if (certainty(amount.start, amount.end) < HARDLY_READ) line.doubts[amount.kind] = HARD_TO_READ;
    }
    open.taken.priced.push(...row.priced);
    open.taken.codes.push(...row.codes);
    this.#claim.reversal ||= isReversal;
    this.#lines.push(open);
  }

  /** What stands under a line without a date or procedure of its own. */
  continueLine(row: Row): void {
    const open = this.#lines.at(-1);
    if (!open) return;
    const [single] = row.amounts;
    const [code] = row.codes;
    if (single && code && row.amounts.length === 1 && row.codes.length === 1 && row.priced.length === 0) {
      open.taken.priced.push({ code, cents: single.cents });
    } else {
      put(open, row.amounts);
      open.taken.codes.push(...row.codes);
    }
    open.taken.priced.push(...row.priced);
    open.line.remarks.push(...row.remarks.filter((one) => !open.line.remarks.includes(one)));
    open.line.modifiers.push(...row.modifiers);
  }

  addTotals(row: Row, isSure: boolean): void {
    this.#sureTotals ||= isSure;
    this.#totaled = true;
    for (const { kind, cents } of row.amounts) if (isSummed(kind)) this.#claim.totals[kind] ??= cents;
  }

  addRemarks(codes: readonly string[]): void {
    const { remarks } = this.#lines.at(-1)?.line ?? this.#claim;
    remarks.push(...codes.filter((code) => !remarks.includes(code)));
  }

  addClaimRemarks(codes: readonly string[]): void {
    this.#claim.remarks.push(...codes);
  }

  reverse(): void {
    this.#claim.reversal = true;
  }

  /** Null where nothing was decided: names alone are no claim. */
  finish(known: ReadonlyMap<string, Meaning>): FinishedClaim | null {
    const claim = this.#claim;
    const opened = this.#lines.length > 0 ? this.#lines : this.#fromWords();
    if (opened.length === 0) return null;
    claim.lines = opened.map(({ line, taken }) => {
      line.serviceFrom ??= this.#worded.line.serviceFrom;
      line.serviceTo ??= this.#worded.line.serviceTo;
      const { adjustments, doubt } = adjustmentsOf(line, taken, known);
      return { ...line, adjustments, doubts: doubt ? { ...line.doubts, adjustments: doubt } : line.doubts };
    });
    settleGroups(claim);
    claim.patientName ??= this.#insured;
    claim.reversal ||= (amountsOf(claim.lines, "billed") ?? 0) < 0;
    if (claim.patientName === null) claim.doubts.patientName = "The paper names no patient here.";
    return { claim, hasPlainTotals: this.hasTotals && !this.#sureTotals };
  }

  /** Amounts printed as words with their sums: one line of service, and the claim at once. */
  #fromWords(): OpenLine[] {
    const { line, taken, any } = this.#worded;
    return any ? [{ line, taken }] : [];
  }
}

function put({ line, taken }: OpenLine, amounts: readonly RowAmount[]): void {
  for (const { kind, cents } of amounts) {
    if (isSummed(kind)) line[kind] ??= cents;
    else if (kind !== "interest" && kind !== "check") taken[kind] += cents;
  }
}

/** What the patient owes in all tells whose an amount is that has no group of its own. */
function settleGroups({ totals: { patientShare }, lines }: EobClaim): void {
  const all = lines.flatMap(({ adjustments }) => adjustments);
  const open = all.filter(({ group }) => group === "");
  if (patientShare === undefined || open.length === 0) return;
  const sum = (some: typeof all) => some.reduce((total, { amount }) => total + (amount ?? 0), 0);
  const shares = sum(all.filter(({ group }) => group === "PR"));
  const group = shares === patientShare ? "CO" : shares + sum(open) === patientShare ? "PR" : "";
  for (const one of open) one.group = group;
}

const nameOf = (value: string): string | null => parsePersonName(value)?.printed ?? null;

/** "XXX-XX-1234" and "****1234" are printed numbers too. */
const maskedId = (value: string): string | null => {
  const [first = ""] = value.split(/\s/);
  return /\d{3}/.test(first) && identifierKey(first).length >= 4 ? first : null;
};

export const amountsOf = (lines: readonly EobLine[], column: Summed): Amount => {
  let sum: Amount = null;
  for (const line of lines) if (line[column] !== null) sum = (sum ?? 0) + (line[column] ?? 0);
  return sum;
};
