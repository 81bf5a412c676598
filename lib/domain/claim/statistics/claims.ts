import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { runKept } from "@/db/kept-query";
import { claimMonths, claims, deniedSums } from "@/db/schema/claims";
import type { ClaimStatus, DenialCategory } from "@/lib/core/enums";
import { amountOf } from "@/lib/core/money";
import { audit, recordedBeside, valuesBeside } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { CLAIM_FILTER_NAMES, type ClaimFilter, narrows } from "../filter-table";
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
    const [row] = await (isKept(filter) ? keptTotals(tx, ctx, filter) : totalsOf(tx, ctx, filter));
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

type Totals = { count: number; charges: string | null; paid: string | null; denied: string | null };

async function totalsOf(tx: Tx, ctx: Ctx, filter: ClaimFilter): Promise<Totals[]> {
  searchBy(tx, filter);
  return tx
    .select({
      count: sql<number>`count(*)::int`,
      charges: sql<string | null>`sum(${claims.totalCharges})`,
      paid: sql<string | null>`sum(${claims.totalPaid})`,
      denied: sql<string | null>`sum(${claims.deniedAmount})`,
    })
    .from(claims)
    .where(matching(ctx, filter));
}

/** Whether the kept sums tell them: they know of statuses and nothing else. */
const isKept = (filter: ClaimFilter) =>
  CLAIM_FILTER_NAMES.every((name) => name === "status" || name === "view" || !filter[name]);

function keptTotals(tx: Tx, ctx: Ctx, { status, view }: ClaimFilter): Promise<Totals[]> {
  const of = (column: SQLWrapper) =>
    and(
      status && sql`${column} = ${status}`,
      narrows({ view }, "view") ? sql`${column} = 'denied'` : undefined,
    ) ?? sql`true`;
  return tx.execute<Totals>(sql`
    select coalesce(sum(n), 0)::int as count, sum(charges)::text as charges, sum(paid)::text as paid,
           (select sum(amount)::text from ${deniedSums} where practice_id = ${ctx.practiceId} and ${of(sql`'denied'`)}) as denied
      from ${claimMonths} where practice_id = ${ctx.practiceId} and ${of(claimMonths.status)}`);
}

type StatusRow = { status: ClaimStatus; n: number; charges: string; paid: string };
type MonthRow = { month: string; claims: number; denied: number };
type DeniedRow = { payer: string; category: DenialCategory | null; n: number; amount: string };

const byStatus = sql`
  select status, sum(n)::int as n, sum(charges)::text as charges, sum(paid)::text as paid
    from sums group by status having sum(n) <> 0`;

const lastMonths = sql`
  select to_char(month, 'YYYY-MM') as month, sum(n)::int as claims,
         coalesce(sum(n) filter (where status = 'denied'), 0)::int as denied
    from sums group by sums.month having sum(n) <> 0 order by sums.month desc limit ${sql.raw(String(MONTHS_SHOWN))}`;

const byPayer = sql`
  select min(plan_name) as payer, category, sum(n)::int as n, sum(amount)::text as amount from (
    select plan_name, payer_key, category, sum(n) as n, sum(amount) as amount from ${deniedSums}
     where practice_id = ${sql.placeholder("practiceId")} group by plan_name, payer_key, category having sum(n) <> 0) as plans
   group by payer_key, category order by payer_key, category`;

const listOf = (rows: SQL): SQL => sql`(select json_agg(row) from (${rows}) as row)`;

/** All of them and the audit record in one statement. */
const figuresQuery = () => sql`
  with recorded as (${recordedBeside(sql`(select) as answer`, sql`'{}'::jsonb`)}),
       sums as materialized (
         select status, month, n, charges, paid from ${claimMonths} where practice_id = ${sql.placeholder("practiceId")})
  select ${listOf(byStatus)} as statuses, ${listOf(lastMonths)} as months, ${listOf(byPayer)} as denied`;
type Figures = { statuses: StatusRow[] | null; months: MonthRow[] | null; denied: DeniedRow[] | null };

/** The figures of the Statistics dialog, from sums that are kept with each change of a claim. */
export const getClaimStatistics = operation(
  {
    name: "getClaimStatistics",
    access: "user",
    atOnce: true,
    answer: claimStatisticsAnswer,
    summary: "Count and sum the practice's claims",
  },
  async (ctx, _input, tx) => {
    const record = valuesBeside(ctx, { action: "read", entity: "claim_statistics" });
    const [figures] = await runKept<Figures>(tx, "claim statistics", figuresQuery, record);
    const { statuses, months, denied } = figures ?? {};
    const rows = statuses ?? [];
    return {
      total_claims: total(rows.map(({ n }) => n)),
      total_charges: cents(String(total(rows.map(({ charges }) => Number(charges))))),
      total_paid: cents(String(total(rows.map(({ paid }) => Number(paid))))),
      denied_claims: rows.find(({ status }) => status === "denied")?.n ?? 0,
      by_status: Object.fromEntries(rows.map(({ status, n }) => [status, n])),
      denial_rate_by_month: (months ?? []).toReversed().map((month) => ({
        ...month,
        rate: Math.round((month.denied / month.claims) * 10_000) / 10_000,
      })),
      denied_by_payer: grouped(denied ?? [], (row) => row.payer || "No plan named")
        .map(({ key, claims: n, cents: sum }) => ({ payer: key, claims: n, amount: amountOf(sum) }))
        .slice(0, PAYERS_SHOWN),
      denied_by_category: grouped(denied ?? [], (row) => row.category).map(
        ({ key, claims: n, cents: sum }) => ({
          category: key,
          claims: n,
          amount: amountOf(sum),
        }),
      ),
    };
  },
);

const total = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0);

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
