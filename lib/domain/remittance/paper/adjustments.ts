import { CARC } from "@/lib/domain/codes/carc";
import type { Amount, Cents } from "../reader/model";
import type { Meaning, PrintedCode } from "./printed-codes";
import type { EobAdjustment, EobLine } from "./sheet";

/** What a line's columns and codes take from its charge, before it is told in reason codes. */
export type Taken = {
  contractual: Cents;
  notCovered: Cents;
  adjusted: Cents;
  otherPaid: Cents;
  sequestration: Cents;
  withheld: Cents;
  priced: { code: PrintedCode; cents: Cents }[];
  codes: PrintedCode[];
};

export const nothingTaken = (): Taken => ({
  contractual: 0,
  notCovered: 0,
  adjusted: 0,
  otherPaid: 0,
  sequestration: 0,
  withheld: 0,
  priced: [],
  codes: [],
});

const ORDINARY_WORDS =
  /\b(?:fee schedule|allowed amount|allowable|contract(?:ed|ual)?|negotiated|discount|maximum allow\w*|network savings|usual and customary|write-?off)\b/i;

/** Deductible, coinsurance, copay: columns that say their reason in words. */
const SHARES = [
  ["deductible", "1"],
  ["coinsurance", "2"],
  ["copay", "3"],
] as const;

/**
 * The adjustments of a line. Columns and codes that are printed with amounts come first; a code without an amount gets what
 * billed, allowed and paid leave for it, and is marked as counted. What nothing on the paper explains is left unexplained.
 */
export function adjustmentsOf(
  line: Pick<EobLine, "billed" | "allowed" | "paid" | "patientShare" | (typeof SHARES)[number][0]>,
  taken: Taken,
  known: ReadonlyMap<string, Meaning>,
): { adjustments: EobAdjustment[]; doubt: string | null } {
  const told = new Telling(taken, known);
  for (const { code, cents } of taken.priced) told.add(code, cents);
  for (const [column, reason] of SHARES) told.column(line[column], "PR", reason);
  told.column(taken.sequestration, "CO", "253");
  told.column(taken.withheld, "CO", "104");
  told.column(taken.otherPaid, "OA", "23");
  told.contractual(taken.contractual, line);
  told.notCovered(taken.notCovered, line);
  told.adjusted(taken.adjusted, line);
  const doubt = told.unpriced(line);
  told.explained(line);
  return { adjustments: told.found.filter(({ amount }) => amount !== 0), doubt };
}

class Telling {
  readonly found: EobAdjustment[] = [];
  #codes: PrintedCode[];

  constructor(
    taken: Taken,
    readonly known: ReadonlyMap<string, Meaning>,
  ) {
    this.#codes = [...taken.codes];
  }

  add(code: PrintedCode, amount: Amount, derived = false): void {
    const same = this.found.find(
      (one) =>
        code.reason !== "" && one.reason === code.reason && one.group === code.group && one.amount === amount,
    );
    if (same) return;
    this.found.push({
      group: code.group,
      reason: code.reason,
      amount,
      printed: this.#printed(code),
      derived,
    });
  }

  /** A column that names its reason; the same amount beside a code of that reason is the same money. */
  column(amount: Amount, group: string, reason: string): void {
    if (!amount) return;
    if (this.found.some((one) => one.reason === reason && one.amount === amount)) return;
    const code = this.#take((one) => one.reason === reason);
    this.found.push({ group: code?.group || group, reason, amount, printed: "", derived: false });
  }

  contractual(amount: Cents, { paid }: Pick<EobLine, "paid">): void {
    if (amount === 0 || this.#counted(amount)) return;
    // Of a line that is not paid the column holds what the line's own code denies.
    const code =
      this.#take((one) => this.#isOrdinary(one)) ?? (paid === 0 ? this.#take(() => true) : undefined);
    if (code) this.add({ ...code, group: code.group || (this.#isOrdinary(code) ? "CO" : "") }, amount);
    else this.found.push({ group: "CO", reason: "45", amount, printed: "", derived: false });
  }

  notCovered(amount: Cents, line: Pick<EobLine, "patientShare">): void {
    if (amount === 0 || this.#counted(amount)) return;
    const code = this.#take((one) => !this.#isOrdinary(one)) ?? this.#take(() => true);
    const group = code?.group || this.#groupOf(amount, line.patientShare);
    if (code) this.add({ ...code, group }, amount);
    else this.found.push({ group, reason: "", amount, printed: "Not covered", derived: false });
  }

  adjusted(amount: Cents, line: Pick<EobLine, "billed" | "allowed">): void {
    if (amount === 0 || this.#counted(amount)) return;
    const code = this.#take(() => true);
    const aboveAllowed =
      line.billed !== null && line.allowed !== null && line.billed - line.allowed === amount;
    if (code) this.add(code, amount);
    else if (aboveAllowed && line.allowed !== 0)
      this.found.push({ group: "CO", reason: "45", amount, printed: "", derived: true });
    else this.found.push({ group: "", reason: "", amount, printed: "Adjustment", derived: false });
  }

  /** Codes that are printed without an amount. */
  unpriced(line: Pick<EobLine, "billed" | "allowed" | "paid">): string | null {
    if (this.#codes.length === 0) return null;
    const ordinary =
      this.#codes.length > 0 && line.allowed !== null && line.billed !== null && line.allowed !== 0;
    if (ordinary) {
      const code = this.#take((one) => this.#isOrdinary(one));
      const gap =
        (line.billed ?? 0) -
        (line.allowed ?? 0) -
        this.#sum(({ group, reason }) => !isShare(group, reason) && reason !== "253" && reason !== "23");
      if (code && gap !== 0) this.add(code, gap, true);
    }
    const rest = this.#rest(line);
    const [only, another] = this.#codes;
    if (!only || rest === 0) return null;
    this.#codes = [];
    if (!another) {
      this.add(only, rest, true);
      return null;
    }
    for (const code of [only, another]) this.add(code, null);
    return "Several codes are printed without their amounts.";
  }

  /** What the columns alone explain: above the allowed amount, and the patient's share where it is printed in one sum. */
  explained(line: Pick<EobLine, "billed" | "allowed" | "paid" | "patientShare">): void {
    const rest = this.#rest(line);
    if (!rest) return;
    if (line.billed !== null && line.allowed) {
      const above = this.#sum(
        ({ group, reason }) => !isShare(group, reason) && reason !== "253" && reason !== "23",
      );
      const gap = line.billed - line.allowed - above;
      if (gap !== 0 && Math.sign(gap) === Math.sign(rest) && Math.abs(gap) <= Math.abs(rest))
        this.found.push({ group: "CO", reason: "45", amount: gap, printed: "", derived: true });
    }
    const left = this.#rest(line);
    const shares = this.#sum(({ group }) => group === "PR");
    if (left && line.patientShare !== null && line.patientShare - shares === left)
      this.found.push({ group: "PR", reason: "", amount: left, printed: "Patient's share", derived: false });
  }

  #rest({ billed, paid }: Pick<EobLine, "billed" | "paid">): Amount {
    return billed === null || paid === null ? null : billed - paid - this.#sum(() => true);
  }

  #sum(is: (one: EobAdjustment) => boolean): Cents {
    return this.found.filter(is).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  }

  /** The column sums what is listed with codes. */
  #counted(amount: Cents): boolean {
    const listed = this.found.filter(({ group, reason }) => !isShare(group, reason));
    return listed.some((one) => one.amount === amount) && this.#codes.length === 0;
  }

  #take(is: (code: PrintedCode) => boolean): PrintedCode | undefined {
    const index = this.#codes.findIndex(is);
    return index < 0 ? undefined : this.#codes.splice(index, 1)[0];
  }

  #isOrdinary(code: PrintedCode): boolean {
    if (code.reason) return CARC.get(code.reason)?.isDenial === "no" && !isShare(code.group, code.reason);
    return ORDINARY_WORDS.test(this.known.get(code.own)?.text ?? "");
  }

  /** What the patient owes tells whose the amount is. */
  #groupOf(amount: Cents, patientShare: Amount): string {
    if (patientShare === null) return "";
    const shares = this.#sum(({ group }) => group === "PR");
    if (patientShare === shares + amount) return "PR";
    return patientShare === shares ? "CO" : "";
  }

  #printed({ own }: PrintedCode): string {
    if (!own) return "";
    const text = this.known.get(own)?.text;
    return text ? `${own}: ${text}`.slice(0, 300) : own;
  }
}

const isShare = (group: string, reason: string): boolean =>
  group === "PR" && (reason === "1" || reason === "2" || reason === "3" || reason === "");
