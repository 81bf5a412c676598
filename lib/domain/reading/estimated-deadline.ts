import { addDays, addMonths } from "./calendar-date";
import type { PayerType } from "./payer-directory";
import { findPayers } from "./payer-mention";

export type EstimatedDeadline = { date: string; basis: string; estimated: true };

type Limit = { days?: number; months?: number; basis: string };

const LIMITS: Partial<Record<PayerType, Limit>> = {
  medicare: {
    days: 125,
    basis: "Original Medicare: 120 days from receipt, presumed 5 days after the notice (42 CFR 405.942)",
  },
  medicare_advantage: {
    days: 60,
    basis: "Medicare Advantage: 60 to 65 days from the notice; the shorter is counted (42 CFR 422.582)",
  },
  medicaid: {
    days: 60,
    basis: "Medicaid managed care, member appeal: 60 days from the notice (42 CFR 438.402)",
  },
  tricare: { days: 90, basis: "TRICARE: 90 days from the date of the decision" },
  fehb: { months: 6, basis: "Federal employees' plan: 6 months from the denial (5 CFR 890.105)" },
  commercial: {
    days: 180,
    basis: "Commercial plan: commonly 180 days from the notice (29 CFR 2560.503-1, 45 CFR 147.136)",
  },
  blue: {
    days: 180,
    basis: "Commercial plan: commonly 180 days from the notice (29 CFR 2560.503-1, 45 CFR 147.136)",
  },
  tpa: { days: 180, basis: "Employer plan: 180 days from receipt (29 CFR 2560.503-1)" },
};

/** The payer's type by its name; undefined for names not in the directory. */
export function payerTypeOf(payerName: string): PayerType | undefined {
  if (/medicaid|community plan|\bCHIP\b/i.test(payerName)) return "medicaid";
  if (/medicare advantage|\bgold plus\b/i.test(payerName)) return "medicare_advantage";
  return findPayers(payerName)[0]?.type;
}

/**
 * The usual limit of this type of payer, for when the notice states none. It never stands among the facts of the
 * document: screens show it as estimated, to be confirmed on the notice.
 */
export function estimateDeadline(
  payer: PayerType | string,
  noticeDate: string,
): EstimatedDeadline | undefined {
  const limit = LIMITS[payer as PayerType] ?? LIMITS[payerTypeOf(payer) ?? "liability"];
  if (!limit) return undefined;
  const date = limit.months ? addMonths(noticeDate, limit.months) : addDays(noticeDate, limit.days ?? 0);
  return { date, basis: limit.basis, estimated: true };
}
