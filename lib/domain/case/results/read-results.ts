import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
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
  shown: string | null;
  filed: number;
  decided: number;
  overturned: number;
  partly: number;
  upheld: number;
  dismissed: number;
  recovered: string | null;
  days: number | null;
} & Record<ResultDimension, string | null>;

const GROUPS_SHOWN = 50;
const PREVENTABLE_SHOWN = 20;
const ALL = 2 ** RESULT_DIMENSIONS.length - 1;
const FINAL = sql.raw("('upheld','partly_overturned','overturned','dismissed')");
const WON = sql.raw("('partly_overturned','overturned')");

/** What became of the appeals of a period, whole and by each dimension, and which denials repeat: two queries at once. */
export async function readResults(
  tx: Tx,
  ctx: Ctx,
  period: Period,
): Promise<Pick<ResultsDto, "total" | "groups" | "preventable" | "population">> {
  const [rows, repeated] = await Promise.all([sums(tx, ctx, period), repeatedDenials(tx, ctx, period)]);
  const total = rows.find(({ over }) => over === ALL);
  const of = (dimension: ResultDimension, index: number) =>
    rows
      .filter(({ over }) => over === ALL - 2 ** (RESULT_DIMENSIONS.length - 1 - index))
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
      RESULT_DIMENSIONS.map((dimension, index) => [dimension, of(dimension, index)]),
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

function figures(row: Omit<Row, ResultDimension | "over" | "shown">) {
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

function groupOf(dimension: ResultDimension, row: Row): ResultGroupDto {
  const key = row[dimension] ?? "";
  return { key, label: groupName(dimension, key, row.shown ?? key), ...figures(row) };
}

/** One row a group of each dimension, and one for all. */
function sums(tx: Tx, ctx: Ctx, { from, to, by }: Period): Promise<Row[]> {
  const { practiceId } = ctx;
  const first = dayInPractice(ctx, from);
  const behind = dayInPractice(ctx, to, 1);
  const inPeriod: SQL =
    by === "sent"
      ? sql`a.sent_at >= ${first} and a.sent_at < ${behind}`
      : sql`a.sent_at is not null and d.decided_on between ${from}::date and ${to}::date`;
  return tx.execute<Row>(sql`
    with decisions as (
      select appeal_id, max(amount_paid_cents) as paid,
             (array_agg(outcome order by decided_on desc, created_at desc) filter (where outcome in ${FINAL}))[1] as outcome,
             max(decided_on) filter (where outcome in ${FINAL}) as decided_on
        from appeal_decisions where practice_id = ${practiceId} and state = 'confirmed' group by appeal_id),
    moves as (
      select distinct on (appeal_id) appeal_id, move from letter_generations
       where practice_id = ${practiceId} order by appeal_id, attempt desc),
    filed as (
      select coalesce(nullif(c.insurance_plan_name, ''), a.payer_name) as payer_name, c.denial_category as category,
             upper(a.denial_code) as code, m.move, a.template_name as template, a.created_by::text as person,
             case when m.move = 'external_review' then 'external'
                  when a.follows_appeal_id is not null then 'second' else 'first' end as level,
             (a.sent_at at time zone p.time_zone)::date as sent_on, d.outcome, d.decided_on,
             case when d.outcome in ${WON} then d.paid end as paid
        from appeals a
        join practices p on p.id = a.practice_id
        left join claims c on c.practice_id = a.practice_id and c.id = a.claim_id
        left join moves m on m.appeal_id = a.id
        left join decisions d on d.appeal_id = a.id
       where a.practice_id = ${practiceId} and a.deleted_at is null and ${inPeriod}),
    named as (
      select f.*, regexp_replace(lower(f.payer_name), '[^a-z0-9]', '', 'g') as payer,
             to_char(f.sent_on, 'YYYY-MM') as month,
             coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username) as person_name
        from filed f left join users u on u.id::text = f.person)
    select grouping(payer, category, code, move, level, template, person, month) as over,
           payer, category, code, move, level, template, person, month,
           case when grouping(payer) = 0 then min(payer_name) when grouping(code) = 0 then min(code)
                when grouping(template) = 0 then min(template) when grouping(person) = 0 then min(person_name) end as shown,
           count(*)::int as filed, count(outcome)::int as decided,
           (count(*) filter (where outcome = 'overturned'))::int as overturned,
           (count(*) filter (where outcome = 'partly_overturned'))::int as partly,
           (count(*) filter (where outcome = 'upheld'))::int as upheld,
           (count(*) filter (where outcome = 'dismissed'))::int as dismissed,
           sum(paid)::text as recovered,
           (percentile_cont(0.5) within group (order by decided_on - sent_on) filter (where outcome is not null))::float8 as days
      from named
     group by grouping sets ((), (payer), (category), (code), (move), (level), (template), (person), (month))`);
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
