import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { usd } from "@/lib/core/number-text";
import type { ClaimStatisticsDto } from "@/lib/domain/claim/statistics/schema";

/** One chart as rows: what it draws, and the words of its table. */
export type ChartRow = {
  name: string;
  /** Percent, or dollars. */
  value: number;
  text: string;
  /** "12 of 80 claims". */
  note: string;
};

const BARS = 8;
const claimsOf = (count: number) => `${count} ${count === 1 ? "claim" : "claims"}`;

/** "2026-03" as "Mar 2026". */
const monthText = (month: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export const rateRows = (months: ClaimStatisticsDto["denial_rate_by_month"]): ChartRow[] =>
  months.map(({ month, claims, denied, rate }) => ({
    name: monthText(month),
    value: Math.round(rate * 1000) / 10,
    text: `${Math.round(rate * 1000) / 10}%`,
    note: `${denied} of ${claimsOf(claims)}`,
  }));

const amountRow = (name: string, claims: number, amount: string): ChartRow => ({
  name,
  value: Number(amount),
  text: usd(amount),
  note: claimsOf(claims),
});

export const payerRows = (payers: ClaimStatisticsDto["denied_by_payer"]): ChartRow[] =>
  payers.map(({ payer, claims, amount }) => amountRow(payer, claims, amount));

export const categoryRows = (categories: ClaimStatisticsDto["denied_by_category"]): ChartRow[] =>
  categories.map(({ category, claims, amount }) =>
    amountRow(category ? DENIAL_CATEGORY_LABELS[category] : "Not known", claims, amount),
  );

/** As many bars as can be read; the table has them all. */
export const drawn = (rows: readonly ChartRow[]): ChartRow[] => rows.slice(0, BARS);
