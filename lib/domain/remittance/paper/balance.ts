import { dollarsOf } from "@/lib/core/money";
import type { Amount, Cents } from "../reader/model";
import { amountsOf } from "./claim-block";
import { type EobAdjustment, type EobClaim, type EobLine, type EobSheet, SUMMED, type Summed } from "./sheet";

/** Where a sheet does not add up, and by how much: `stated` less `expected`. Numbers count from 1. */
type Imbalance = {
  level: "line" | "claim" | "check";
  claim: number | null;
  line: number | null;
  /** The column whose sum differs; null where charge, adjustments and payment do. */
  column: Summed | null;
  expected: Cents;
  stated: Cents;
  off: Cents;
  message: string;
};

export type SheetBalance = {
  /** Null where an amount that the sum needs is missing. */
  balanced: boolean | null;
  imbalances: Imbalance[];
  /** What cannot be checked, and why: sentences. */
  unknown: string[];
};

/** To the cent: each line, each claim with its printed totals, and the check. What is left out counts for the check only. */
export function balanceOf(sheet: EobSheet): SheetBalance {
  const imbalances: Imbalance[] = [];
  const unknown: string[] = [];
  sheet.claims.forEach((claim, index) => {
    if (claim.leftOut) return;
    const found = claimImbalances(claim, index + 1, unknown);
    imbalances.push(...found);
  });
  const check = checkImbalance(sheet, unknown);
  if (check) imbalances.push(check);
  return {
    balanced: imbalances.length > 0 ? false : unknown.length > 0 ? null : true,
    imbalances,
    unknown,
  };
}

const COLUMNS: Record<Summed, string> = {
  billed: "billed",
  allowed: "allowed",
  deductible: "deductible",
  copay: "copay",
  coinsurance: "coinsurance",
  patientShare: "the patient's share",
  paid: "paid",
};

function claimImbalances(claim: EobClaim, number: number, unknown: string[]): Imbalance[] {
  const found: Imbalance[] = [];
  const lines = claim.lines.filter(({ leftOut }) => !leftOut);
  claim.lines.forEach((line, index) => {
    if (line.leftOut) return;
    const expected = expectedOf(line.billed, line.adjustments);
    if (expected === null || line.paid === null) {
      unknown.push(`Claim ${number}, line ${index + 1}: ${missingOf(line)} cannot be read.`);
      return;
    }
    if (expected !== line.paid)
      found.push(
        imbalance({ level: "line", claim: number, line: index + 1, column: null }, expected, line.paid),
      );
  });
  for (const column of SUMMED) {
    const stated = claim.totals[column];
    const expected = amountsOf(lines, column);
    if (stated === undefined || expected === null || stated === expected) continue;
    if (lines.some((line) => line[column] === null)) continue;
    found.push(imbalance({ level: "claim", claim: number, line: null, column }, expected, stated));
  }
  return found;
}

const missingOf = ({ billed, paid, adjustments }: EobLine): string =>
  billed === null
    ? "what was billed"
    : paid === null
      ? "what was paid"
      : adjustments.some((one) => one.amount === null)
        ? "an adjustment's amount"
        : "an amount";

function expectedOf(billed: Amount, adjustments: readonly EobAdjustment[]): Amount {
  if (billed === null || adjustments.some(({ amount }) => amount === null)) return null;
  return adjustments.reduce((rest, { amount }) => rest - (amount ?? 0), billed);
}

/** What a claim paid: its lines, else the total that it prints. */
export const paidOf = (claim: EobClaim): Amount => {
  const lines = claim.lines.filter(({ leftOut }) => !leftOut);
  return lines.some(({ paid }) => paid === null) ? (claim.totals.paid ?? null) : amountsOf(lines, "paid");
};

function checkImbalance(sheet: EobSheet, unknown: string[]): Imbalance | null {
  const paid = sheet.claims.map(paidOf);
  if (sheet.total === null) {
    unknown.push("The amount of the check is not printed, so the claims cannot be compared with it.");
    return null;
  }
  if (paid.some((amount) => amount === null)) return null;
  const claims = paid.reduce<Cents>((sum, amount) => sum + (amount ?? 0), 0);
  const beside = sheet.providerAdjustments.reduce((sum, { amount }) => sum + amount, 0);
  // Interest is paid with the check and belongs to no line.
  const interest = sheet.claims.reduce((sum, claim) => sum + (claim.interest ?? 0), 0);
  const expected = claims - beside + interest;
  if (expected === sheet.total) return null;
  return imbalance({ level: "check", claim: null, line: null, column: null }, expected, sheet.total);
}

function imbalance(
  at: Pick<Imbalance, "level" | "claim" | "line" | "column">,
  expected: Cents,
  stated: Cents,
): Imbalance {
  const off = stated - expected;
  return { ...at, expected, stated, off, message: messageOf(at, expected, stated) };
}

function messageOf(
  { level, claim, line, column }: Pick<Imbalance, "level" | "claim" | "line" | "column">,
  expected: Cents,
  stated: Cents,
): string {
  const off = dollarsOf(Math.abs(stated - expected));
  if (level === "check")
    return `The check is off by ${off}: the claims add up to ${dollarsOf(expected)}, the check is ${dollarsOf(stated)}.`;
  if (level === "line")
    return `Claim ${claim}, line ${line} is off by ${off}: billed less adjustments is ${dollarsOf(expected)}, paid is ${dollarsOf(stated)}.`;
  return `Claim ${claim} is off by ${off}: its lines add up to ${dollarsOf(expected)} ${COLUMNS[column ?? "paid"]}, its total says ${dollarsOf(stated)}.`;
}
