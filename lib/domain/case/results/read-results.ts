import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appealCards } from "@/db/schema/appeal-cards";
import type { DenialCategory } from "@/lib/core/enums";
import { amountOf } from "@/lib/core/money";
import type { Ctx } from "@/lib/domain/kernel/context";
import { dayInPractice } from "@/lib/domain/practice/today";
import { groupName } from "./group-names";
import { REPEATS_FROM, STOPS } from "./prevention";
import {
  type PreventableDto,
  RATE_FROM,
  RESULT_DIMENSIONS,
  type ResultDimension,
  type ResultGroupDto,
  type ResultsDto,
} from "./schema";

export type Period = { from: string; to: string; by: "sent" | "decided" };

type Row = {
  /** Which of the dimensions are summed over: one bit each, the first the highest. */
  over: number;
  key: string;
  shown: string | null;
  filed: number;
  decided: number;
  overturned: number;
  partly: number;
  upheld: number;
  dismissed: number;
  recovered: string | null;
  days: number | null;
};

const GROUPS_SHOWN = 50;
const PREVENTABLE_SHOWN = 20;
const ALL = 2 ** RESULT_DIMENSIONS.length - 1;
/** `over` of a row that is summed over all dimensions but this. */
const OVER = Object.fromEntries(
  RESULT_DIMENSIONS.map((dimension, index) => [dimension, ALL - 2 ** (RESULT_DIMENSIONS.length - 1 - index)]),
) as Record<ResultDimension, number>;

/** What became of the appeals of a period, whole and by each dimension, and which denials repeat: two queries at once. */
export async function readResults(
  tx: Tx,
  ctx: Ctx,
  period: Period,
): Promise<Pick<ResultsDto, "total" | "groups" | "preventable" | "population">> {
  const [rows, repeated] = await Promise.all([sums(tx, ctx, period), repeatedDenials(tx, ctx, period)]);
  const total = rows.find(({ over }) => over === ALL);
  const of = (dimension: ResultDimension) =>
    rows
      .filter(({ over }) => over === OVER[dimension])
      .map((row) => groupOf(dimension, row))
      .sort((a, b) =>
        dimension === "month"
          ? a.key.localeCompare(b.key)
          : b.filed - a.filed || a.label.localeCompare(b.label),
      )
      .slice(0, GROUPS_SHOWN);
  return {
    population:
      period.by === "sent" ? "Appeals sent in the period" : "Sent appeals that were decided in the period",
    total: total ? figures(total) : figures(NOTHING),
    groups: Object.fromEntries(
      RESULT_DIMENSIONS.map((dimension) => [dimension, of(dimension)]),
    ) as ResultsDto["groups"],
    preventable: repeated,
  };
}

const NOTHING = {
  filed: 0,
  decided: 0,
  overturned: 0,
  partly: 0,
  upheld: 0,
  dismissed: 0,
  recovered: null,
  days: null,
};

function figures(row: Omit<Row, "key" | "over" | "shown">) {
  const won = row.overturned + row.partly;
  return {
    filed: row.filed,
    open: row.filed - row.decided,
    decided: row.decided,
    overturned: row.overturned,
    partly_overturned: row.partly,
    upheld: row.upheld,
    dismissed: row.dismissed,
    recovered: amountOf(Number(row.recovered ?? 0)),
    median_days: row.days === null ? null : Math.round(row.days),
    success_rate: row.decided >= RATE_FROM ? Math.round((won / row.decided) * 10_000) / 10_000 : null,
  };
}

const groupOf = (dimension: ResultDimension, row: Row): ResultGroupDto => ({
  key: row.key,
  label: groupName(dimension, row.key, row.shown ?? row.key),
  ...figures(row),
});

/**
 * One row a group of each dimension, and one for all, from the cards that triggers keep. Each dimension is first counted by
 * outcome and days: what is left is small enough to find the medians in it.
 */
function sums(tx: Tx, ctx: Ctx, { from, to, by }: Period): Promise<Row[]> {
  const t = appealCards;
  const first = dayInPractice(ctx, from);
  const behind = dayInPractice(ctx, to, 1);
  const inPeriod: SQL =
    by === "sent"
      ? sql`${t.sentAt} >= ${first} and ${t.sentAt} < ${behind}`
      : sql`${t.sentAt} is not null and ${t.decidedOn} between ${from}::date and ${to}::date`;
  return tx.execute<Row>(sql`
    with filed as materialized (
      select payer_key as payer, payer_name, category, code, move, level, template, begun_by as person,
             date_trunc('month', sent_on::timestamp) as month, outcome, decided_on - sent_on as days, paid
        from ${t} cross join lateral (
          select (${t.sentAt} at time zone (select time_zone from practices where id = ${ctx.practiceId}))::date as sent_on) as sent
       where ${t.practiceId} = ${ctx.practiceId} and ${inPeriod}),
    counted as (
      select grouping(payer, category, code, move, level, template, person, month) as over,
             coalesce(payer, category, code, move, level, template, person::text, to_char(month, 'YYYY-MM'), '') as key,
             outcome, days, count(*) as n, sum(paid) as paid
        from filed
       group by outcome, days,
                grouping sets ((), (payer), (category), (code), (move), (level), (template), (person), (month))),
    placed as (
      select *, sum(n) filter (where outcome is not null) over (partition by over, key order by days) as up_to,
             sum(n) filter (where outcome is not null) over (partition by over, key) as decided
        from counted),
    summed as (
      select over, key, sum(n)::int as filed, coalesce(max(decided), 0)::int as decided,
             coalesce(sum(n) filter (where outcome = 'overturned'), 0)::int as overturned,
             coalesce(sum(n) filter (where outcome = 'partly_overturned'), 0)::int as partly,
             coalesce(sum(n) filter (where outcome = 'upheld'), 0)::int as upheld,
             coalesce(sum(n) filter (where outcome = 'dismissed'), 0)::int as dismissed,
             sum(paid)::text as recovered,
             ((min(days) filter (where up_to * 2 >= decided) + min(days) filter (where up_to * 2 > decided)) / 2.0)::float8 as days
        from placed group by over, key)
    select summed.*, coalesce(names.payer_name, nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username) as shown
      from summed
      left join (select payer, min(payer_name) as payer_name from filed group by payer) as names
        on over = ${OVER.payer} and names.payer = key
      left join users u on over = ${OVER.person} and u.id::text = key`);
}

/** Claims that one payer denied for one kind of reason again and again, with what would stop it. */
async function repeatedDenials(tx: Tx, ctx: Ctx, { from, to }: Period): Promise<PreventableDto[]> {
  const kinds = Object.keys(STOPS).join(",");
  const rows = await tx.execute<{
    payer: string;
    category: DenialCategory;
    claims: number;
    amount: string;
  }>(sql`
    select min(coalesce(nullif(insurance_plan_name, ''), payer_id)) as payer, denial_category as category,
           count(*)::int as claims,
           sum(greatest(coalesce(total_charges, 0) - coalesce(total_paid_amount, 0), 0))::text as amount
      from claims
     where practice_id = ${ctx.practiceId} and deleted_at is null
       and denial_date between ${from}::date and ${to}::date
       and denial_category = any(string_to_array(${kinds}, ','))
     group by payer_key, denial_category having count(*) >= ${REPEATS_FROM}
     order by sum(greatest(coalesce(total_charges, 0) - coalesce(total_paid_amount, 0), 0)) desc, count(*) desc,
              payer_key, denial_category
     limit ${PREVENTABLE_SHOWN}`);
  return rows.map(({ payer, category, claims, amount }) => ({
    payer: payer || "No payer named",
    category,
    claims,
    amount: amountOf(Number(amount)),
    step: STOPS[category] ?? "",
  }));
}
