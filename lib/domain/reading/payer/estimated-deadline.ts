import type { DecisionLevel, LineOfBusiness } from "@/lib/core/notice";
import { ruleOf } from "@/lib/domain/clocks/clocks";
import { count } from "@/lib/domain/clocks/rule";
import type { PayerType } from "../page/payer-directory";
import { findPayers } from "./payer-mention";

export type EstimatedDeadline = { date: string; basis: string; estimated: true };

/** Whose rules a payer's type usually follows, where nothing else tells. */
const LINES: Partial<Record<PayerType, LineOfBusiness>> = {
  medicare: "medicare_ffs",
  medicare_advantage: "medicare_advantage",
  medicaid: "medicaid_mco",
  tricare: "tricare",
  fehb: "fehb",
  commercial: "commercial",
  blue: "commercial",
  tpa: "erisa",
};

/** The payer's type by its name; undefined for names not in the directory. */
export function payerTypeOf(payerName: string): PayerType | undefined {
  if (/medicaid|community plan|\bCHIP\b/i.test(payerName)) return "medicaid";
  if (/medicare advantage|\bgold plus\b/i.test(payerName)) return "medicare_advantage";
  return findPayers(payerName)[0]?.type;
}

/** Whose rules a payer of this name, or type, usually follows; null for names not in the directory. */
export const usualLineOf = (payer: PayerType | string): LineOfBusiness | null =>
  LINES[payer as PayerType] ?? LINES[payerTypeOf(payer) ?? "liability"] ?? null;

/**
 * The usual limit of this type of payer, for when the notice states none. It never stands among the facts of the
 * document: screens show it as estimated, to be confirmed on the notice. `level` is the decision in hand: the next level
 * has a time of its own, and after the last one no usual time is known.
 */
export function estimateDeadline(
  payer: PayerType | string,
  noticeDate: string,
  level: DecisionLevel | null = "initial",
): EstimatedDeadline | undefined {
  const lineOfBusiness = usualLineOf(payer);
  const isFirst = level === null || level === "initial";
  const rule = ruleOf(isFirst ? "appeal" : "second_level", { lineOfBusiness, stage: null, level });
  return rule ? { date: count(noticeDate, rule.period), basis: rule.source, estimated: true } : undefined;
}
