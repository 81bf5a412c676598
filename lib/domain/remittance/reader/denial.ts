import type { DenialCategory } from "@/lib/core/enums";
import { dollarsOf } from "@/lib/core/money";
import { CARC, type CarcEntry } from "@/lib/domain/codes/carc";
import { RARC } from "@/lib/domain/codes/rarc";
import type { Adjustment, Amount, Cents, RemittanceClaim } from "./model";
import { printedEntry } from "./printed-reason";

/** An adjustment that denies something, with the remarks that come with it. */
type DenialReason = {
  level: "claim" | "line";
  line: number | null;
  group: string;
  reason: string;
  amount: Cents;
  remarks: string[];
  category: DenialCategory;
  description: string;
};

type LineDenial = { line: number; deniedAmount: Cents; category: DenialCategory };

export type ClaimDenial = {
  outcome: "denied" | "partially_denied" | "not_denied" | "reversal";
  deniedAmount: Cents;
  /** The category with the largest denied amount. */
  category: DenialCategory | null;
  /** The largest reason of that category: what the next step answers. */
  lead: DenialReason | null;
  /** Largest first. */
  reasons: DenialReason[];
  lines: LineDenial[];
  /** In our own words, for people. */
  summary: string | null;
  /** Why a person should look at the remittance itself, when the codes do not tell the whole story. */
  review: string | null;
};

/** Paid by the month per member: nothing is paid on the claim, and that is no denial. */
const CAPITATION = "24";
/** Takes back an earlier decision; says nothing about this one. */
const CORRECTION_GROUP = "CR";
const DENIED_STATUS = "4";
const PREDETERMINATION = "25";
const UNKNOWN: CarcEntry = {
  category: "other",
  description: "Reason code that is not in our list; see the remittance",
  isDenial: "depends",
};

const NOT_DENIED: Omit<ClaimDenial, "outcome" | "review"> = {
  deniedAmount: 0,
  category: null,
  lead: null,
  reasons: [],
  lines: [],
  summary: null,
};

/** "045" and "45" are the same reason. */
export const carcEntry = (reason: string): CarcEntry | undefined => CARC.get(reason.replace(/^0+(?=\w)/, ""));

/**
 * Whether and why a claim was denied, from group, CARC and RARC on the claim and its lines. CLP02 = 4 alone says
 * nothing: in 5010 it means a patient the payer does not know, and many payers misuse it.
 */
export function denialOf(claim: RemittanceClaim): ClaimDenial {
  if (claim.kind === "reversal") return { ...NOT_DENIED, outcome: "reversal", review: null };
  const levels = [
    { ...claim, level: "claim" as const, number: null },
    ...claim.lines.map((line) => ({
      ...line,
      level: "line" as const,
      remarks: [...line.remarks, ...claim.remarks],
    })),
  ];
  const reasons = levels
    .flatMap(({ level, number, paid, adjustments, remarks }) =>
      denying(adjustments, paid, claim.statusCode).map((found) => ({
        ...found,
        level,
        line: number,
        remarks: [...new Set(remarks)],
      })),
    )
    .sort((a, b) => b.amount - a.amount);
  if (reasons.length === 0 || claim.statusCode === PREDETERMINATION) {
    return { ...NOT_DENIED, outcome: "not_denied", review: reviewOf(claim) };
  }
  const category = largestCategory(reasons);
  return {
    outcome: nothingGranted(claim) ? "denied" : "partially_denied",
    deniedAmount: total(reasons),
    category,
    lead: reasons.find((reason) => reason.category === category) ?? null,
    reasons,
    lines: lineDenials(claim, reasons),
    summary: summarize(claim, reasons),
    review: null,
  };
}

type Denying = Pick<DenialReason, "group" | "reason" | "amount" | "category" | "description">;

/** The adjustments of one level that deny. Amounts of one code are netted: payers add back what they took twice. */
function denying(adjustments: Adjustment[], paid: Amount, status: string | null): Denying[] {
  const nothingPaid = (paid ?? 0) <= 0 && !adjustments.some(isPatientShare);
  const netted = new Map<
    string,
    Omit<Adjustment, "quantity" | "position"> & { amount: Cents; unreadable: boolean }
  >();
  for (const { group, reason, amount, printed } of adjustments) {
    const key = `${group}-${reason}-${printed ?? ""}`;
    const entry = netted.get(key) ?? { group, reason, printed, amount: 0, unreadable: false };
    entry.amount += amount ?? 0;
    entry.unreadable ||= amount === null;
    netted.set(key, entry);
  }
  return [...netted.values()].flatMap(({ group, reason, printed, amount, unreadable }) => {
    if ((amount <= 0 && !unreadable) || group === CORRECTION_GROUP || (reason === "" && !printed)) return [];
    const { category, description, isDenial } = printed
      ? printedEntry(printed)
      : (carcEntry(reason) ?? UNKNOWN);
    if (isDenial === "no") return [];
    if (isDenial === "depends" && !nothingPaid) return [];
    if (reason === CAPITATION && status !== DENIED_STATUS) return [];
    return [{ group, reason, amount: Math.max(amount, 0), category, description }];
  });
}

/** Deductible, coinsurance, copay: the payer allowed the service. */
function isPatientShare({ group, reason, amount, printed }: Adjustment): boolean {
  const entry = printed ? printedEntry(printed) : carcEntry(reason);
  return group === "PR" && entry?.isDenial === "no" && (amount ?? 0) > 0;
}

/** A claim whose other lines went to the deductible is denied in part only, though nothing was paid. */
function nothingGranted(claim: RemittanceClaim): boolean {
  const shares = [claim, ...claim.lines].some(({ adjustments }) => adjustments.some(isPatientShare));
  return (claim.paid ?? 0) <= 0 && !shares;
}

const total = (reasons: { amount: Cents }[]): Cents =>
  reasons.reduce((sum, reason) => sum + reason.amount, 0);

/** With equal sums a named category wins over `other`, else the first one does. */
function largestCategory(reasons: DenialReason[]): DenialCategory {
  const sums = new Map<DenialCategory, Cents>();
  for (const { category, amount } of reasons) sums.set(category, (sums.get(category) ?? 0) + amount);
  const ordered = [...sums].sort(([a, x], [b, y]) => y - x || Number(a === "other") - Number(b === "other"));
  return ordered[0]?.[0] ?? "other";
}

function lineDenials(claim: RemittanceClaim, reasons: DenialReason[]): LineDenial[] {
  return claim.lines.flatMap(({ number }) => {
    const own = reasons.filter(({ line }) => line === number);
    return own.length === 0
      ? []
      : [{ line: number, deniedAmount: total(own), category: largestCategory(own) }];
  });
}

function reviewOf(claim: RemittanceClaim): string | null {
  if (claim.statusCode === DENIED_STATUS) {
    return "The payer marked this claim as denied but gave no reason code that denies it. Look at the remittance before you act.";
  }
  const all = [claim, ...claim.lines].flatMap(({ adjustments }) => adjustments);
  const explained = all.length > 0 || claim.paid === null || claim.paid !== 0 || !claim.charge;
  return explained ? null : "Nothing was paid and no reason code says why. Ask the payer.";
}

const MAX_REASONS = 3;

function summarize(claim: RemittanceClaim, reasons: DenialReason[]): string {
  const byCode = new Map<string, DenialReason[]>();
  for (const reason of reasons) {
    const key = reason.reason ? `${reason.group}-${reason.reason}` : reason.description;
    byCode.set(key, [...(byCode.get(key) ?? []), reason]);
  }
  const ranked = [...byCode].sort(([, a], [, b]) => total(b) - total(a));
  const of = claim.charge === null ? "" : ` of ${dollarsOf(claim.charge)}`;
  const sentences = [`The payer denied ${dollarsOf(total(reasons))}${of}.`];
  for (const [code, group] of ranked.slice(0, MAX_REASONS)) {
    const lines = group.flatMap(({ line }) => line ?? []).sort((a, b) => a - b);
    const where =
      lines.length === 0 ? "" : ` on ${lines.length === 1 ? "line" : "lines"} ${lines.join(", ")}`;
    const named = group[0]?.reason ? `${code}, ` : "";
    sentences.push(
      `${named}${dollarsOf(total(group))}${where}: ${group[0]?.description.replace(/\.$/, "")}.`,
    );
  }
  if (ranked.length > MAX_REASONS) sentences.push(`${ranked.length - MAX_REASONS} more reasons.`);
  for (const remark of new Set(reasons.flatMap(({ remarks }) => remarks))) {
    const known = RARC.get(remark);
    sentences.push(known ? `Remark ${remark}: ${known.description}.` : `Remark ${remark}.`);
  }
  return sentences.join(" ");
}
