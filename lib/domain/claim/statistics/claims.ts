import { and, eq, isNull, sql } from "drizzle-orm";
import { claims } from "@/db/schema/claims";
import type { ClaimStatus } from "@/lib/core/enums";
import { amountOf } from "@/lib/core/money";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { matching, searchBy } from "../filters";
import { claimFilterQuery } from "../schema";
import { claimStatisticsAnswer, claimTotalsAnswer } from "./schema";

const MONTHS_SHOWN = 12;
const PAYERS_SHOWN = 20;

/** Cents of a sum: `numeric` in the database, so that it can't overflow; exact here up to 90 trillion dollars. */
const cents = (sum: string | null) => amountOf(Number(sum ?? 0));

/** Sums over the filtered claims. */
export const getClaimTotals = operation(
  {
    name: "getClaimTotals",
    access: "user",
    input: claimFilterQuery,
    answer: claimTotalsAnswer,
    summary: "Sum the claims that a filter finds",
    description: "Takes the filters of the list.",
  },
  async (ctx, filter, tx) => {
    await searchBy(tx, filter);
    const [row] = await tx
      .select({
        count: sql<number>`count(*)::int`,
        charges: sql<string | null>`sum(${claims.totalCharges})`,
        paid: sql<string | null>`sum(${claims.totalPaid})`,
        denied: sql<string | null>`sum(${claims.deniedAmount})`,
      })
      .from(claims)
      .where(matching(ctx, filter));
    await audit(tx, ctx, {
      action: "list",
      entity: "claim",
      patientId: filter.patient_id ?? null,
      detail: { totals: true },
    });
    return {
      count: row?.count ?? 0,
      total_charges: cents(row?.charges ?? null),
      total_paid: cents(row?.paid ?? null),
      total_denied: cents(row?.denied ?? null),
    };
  },
);

/** The figures of the Statistics dialog: one reading of an index for all claims, one of the denied claims. */
export const getClaimStatistics = operation(
  {
    name: "getClaimStatistics",
    access: "user",
    answer: claimStatisticsAnswer,
    summary: "Count and sum the practice's claims",
  },
  async (ctx, _input, tx) => {
    const own = and(eq(claims.practiceId, ctx.practiceId), isNull(claims.deletedAt));
    // Days first, months second: far fewer rows are turned into text.
    const day = sql<string>`coalesce(${claims.dateSubmitted}, (${claims.createdAt} at time zone 'utc')::date)`;
    const byDay = tx
      .select({
        status: claims.status,
        day: day.as("day"),
        n: sql<number>`count(*)`.as("n"),
        charges: sql<string | null>`sum(${claims.totalCharges})`.as("charges"),
        paid: sql<string | null>`sum(${claims.totalPaid})`.as("paid"),
      })
      .from(claims)
      .where(own)
      .groupBy(claims.status, day)
      .as("by_day");
    const rows = await tx
      .select({
        status: byDay.status,
        month: sql<string>`to_char(${byDay.day}, 'YYYY-MM')`.as("month"),
        n: sql<number>`sum(${byDay.n})::int`,
        charges: sql<string | null>`sum(${byDay.charges})`,
        paid: sql<string | null>`sum(${byDay.paid})`,
      })
      .from(byDay)
      .groupBy(byDay.status, sql`month`);
    const denied = await tx
      .select({
        payer: sql<string>`min(${claims.insurancePlanName})`,
        category: claims.denialCategory,
        n: sql<number>`count(*)::int`,
        amount: sql<string>`sum(${claims.deniedAmount})`,
      })
      .from(claims)
      .where(and(own, sql`${claims.status} = 'denied'`))
      .groupBy(claims.payerKey, claims.denialCategory);
    await audit(tx, ctx, { action: "read", entity: "claim_statistics" });
    return {
      total_claims: total(rows.map((row) => row.n)),
      total_charges: cents(String(total(rows.map((row) => Number(row.charges ?? 0))))),
      total_paid: cents(String(total(rows.map((row) => Number(row.paid ?? 0))))),
      denied_claims: total(rows.filter((row) => row.status === "denied").map((row) => row.n)),
      by_status: byStatus(rows),
      denial_rate_by_month: byMonth(rows),
      denied_by_payer: grouped(denied, (row) => row.payer || "No plan named")
        .map(({ key, claims: n, cents: sum }) => ({ payer: key, claims: n, amount: amountOf(sum) }))
        .slice(0, PAYERS_SHOWN),
      denied_by_category: grouped(denied, (row) => row.category).map(({ key, claims: n, cents: sum }) => ({
        category: key,
        claims: n,
        amount: amountOf(sum),
      })),
    };
  },
);

const total = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0);

function byStatus(rows: { status: ClaimStatus; n: number }[]): Partial<Record<ClaimStatus, number>> {
  const counts: Partial<Record<ClaimStatus, number>> = {};
  for (const { status, n } of rows) counts[status] = (counts[status] ?? 0) + n;
  return counts;
}

function byMonth(rows: { status: ClaimStatus; month: string; n: number }[]) {
  const months = new Map<string, { claims: number; denied: number }>();
  for (const { status, month, n } of rows) {
    const entry = months.get(month) ?? { claims: 0, denied: 0 };
    entry.claims += n;
    if (status === "denied") entry.denied += n;
    months.set(month, entry);
  }
  return [...months]
    .sort(([a], [b]) => a.localeCompare(b))
    .slice(-MONTHS_SHOWN)
    .map(([month, { claims: n, denied }]) => ({
      month,
      claims: n,
      denied,
      rate: Math.round((denied / n) * 10_000) / 10_000,
    }));
}

function grouped<R extends { n: number; amount: string }, K>(rows: R[], keyOf: (row: R) => K) {
  const groups = new Map<K, { key: K; claims: number; cents: number }>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key) ?? { key, claims: 0, cents: 0 };
    group.claims += row.n;
    group.cents += Number(row.amount);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.cents - a.cents || b.claims - a.claims);
}
