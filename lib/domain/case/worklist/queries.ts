import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { sendAlong, type Tx } from "@/db/client";
import { runKept } from "@/db/kept-query";
import { appeals } from "@/db/schema/appeals";
import { claims } from "@/db/schema/claims";
import { letterVersions } from "@/db/schema/letters";
import { patients } from "@/db/schema/patients";
import { users } from "@/db/schema/users";
import { worklistCounts, worklistItems } from "@/db/schema/worklist";
import { AppError } from "@/lib/core/errors";
import type { PracticeId } from "@/lib/core/ids";
import { personName } from "@/lib/domain/claim/columns";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { operation } from "@/lib/domain/kernel/operation";
import { pageLength } from "@/lib/domain/kernel/page-length";
import { todaySql } from "@/lib/domain/practice/today";
import { refreshStale } from "./refresh";
import {
  type ListWorklistQuery,
  listWorklistQuery,
  WORKLIST_STATES,
  type WorklistCounts,
  type WorklistItemDto,
  type WorklistPage,
  type WorklistSort,
  type WorklistState,
  worklistAnswer,
  worklistPayersAnswer,
} from "./schema";

/** Cases that one look at the list reads anew; the worker reads the rest. */
const READ_ANEW = 25;
const EXACT_COUNT_UP_TO = 10_000;
const PAYERS_OFFERED = 100;

/** A page of the cases in one state, with how many are in each. */
export const listWorklist = operation(
  {
    name: "listWorklist",
    access: "user",
    input: listWorklistQuery,
    answer: worklistAnswer,
    summary: "List the cases that need attention",
    description:
      "state is open unless it is named. sort=rank weighs days left, dollars and whether a move is open. A cursor belongs to the sort it came from.",
  },
  async (ctx, query, tx): Promise<WorklistPage> => {
    const page = await freshPage(tx, ctx, query);
    await audit(tx, ctx, { action: "list", entity: "worklist", detail: { count: page.results.length } });
    return page;
  },
);

/** How many cases are open, null above 10,000; nothing of a patient is looked at. */
export const countOpenCases = operation(
  {
    name: "countOpenCases",
    access: "user",
    answer: z.custom<number | null>(),
    summary: "Count the cases that are open",
  },
  async (ctx, _input, tx) => {
    rollDay(tx, ctx);
    if ((await refreshStale(tx, ctx, READ_ANEW)) > 0) rollDay(tx, ctx);
    const build = () => sql`select ${countsOf} as counts`;
    const [row] = await runKept<{ counts: Counted }>(tx, "worklist counts", build, {
      practiceId: ctx.practiceId,
    });
    return exact(row?.counts.open);
  },
);

/** The payers of the cases that are open, the one with the most first. */
export const listWorklistPayers = operation(
  {
    name: "listWorklistPayers",
    access: "user",
    answer: worklistPayersAnswer,
    summary: "List the payers of the cases that need attention",
  },
  async (ctx, _input, tx) => {
    // Counted in the index by payer alone; one case of each says its name.
    const payers = await tx.execute<{ key: string; name: string; count: number }>(sql`
      select payer_key as key, count, (
               select payer_name from ${worklistItems} as one
                where one.practice_id = ${ctx.practiceId} and one.state = 'open' and one.payer_key = most.payer_key
                order by one.rank, one.id limit 1) as name
        from (select payer_key, count(*)::int as count from ${worklistItems}
               where practice_id = ${ctx.practiceId} and state = 'open' and payer_key <> ''
               group by payer_key order by count(*) desc, payer_key limit ${PAYERS_OFFERED}) as most
       order by count desc, payer_key`);
    await audit(tx, ctx, { action: "list", entity: "worklist", detail: { payers: payers.length } });
    return { payers: [...payers] };
  },
);

/** Cases whose day has come are looked at again: put-off ones return, dates pass (docs/product.md, D7). */
export function rollDay(tx: Tx, ctx: Ctx): void {
  sendAlong(tx, ROLL_DAY, [ctx.practiceId]);
}
const ROLL_DAY = `update worklist_items set stale = true where practice_id = $1
  and changes_on <= (select (now() at time zone time_zone)::date from practices where id = $1)`;

async function freshPage(tx: Tx, ctx: Ctx, query: ListWorklistQuery): Promise<WorklistPage> {
  rollDay(tx, ctx);
  const first = await pageOf(tx, ctx, query);
  if (!first.anyStale) return first.page;
  return (await refreshStale(tx, ctx, READ_ANEW)) > 0 ? (await pageOf(tx, ctx, query)).page : first.page;
}

type Row = WorklistItemDto & { sort_key: string };
type Counted = Partial<Record<(typeof WORKLIST_STATES)[number], number>>;
type Beside = { total: number | null; counts: Counted; any_stale: boolean; rows: Row[] };

async function pageOf(tx: Tx, ctx: Ctx, query: ListWorklistQuery) {
  const sort = query.sort ?? "rank";
  const from = decode(query.cursor, sort);
  const state = query.state ?? "open";
  const used = NARROWING.filter((name) => query[name]);
  const limit = pageLength(query.page_size + 1);
  const ask: Ask = { state, used, who: query.who, sort, goesOn: from !== null, limit };
  // What few filters ask for is asked often.
  const key = used.length <= 1 ? `worklist ${Object.values(ask)}` : null;
  const [found] = await runKept<Beside>(tx, key, () => pageQuery(ask), {
    practiceId: ctx.practiceId,
    userId: ctx.actor.userId,
    ...query,
    amount: (query.amount ?? 0) * 100,
    ...from,
  });
  const rows = found?.rows ?? [];
  const page = rows.slice(0, query.page_size);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    anyStale: found?.any_stale ?? false,
    page: {
      count: exact(found?.total ?? found?.counts[state]),
      counts: capped(found?.counts),
      next: last ? encode(sort, last.sort_key, last.id) : null,
      previous: null,
      results: page.map(({ sort_key: _, ...row }) => row),
    },
  };
}

const exact = (n = 0) => (n > EXACT_COUNT_UP_TO ? null : n);
const capped = (counts?: Counted): WorklistCounts =>
  Object.fromEntries(WORKLIST_STATES.map((state) => [state, exact(counts?.[state])])) as WorklistCounts;

/** Where a value goes; the texts hold none. */
const hole = (name: string) => sql.placeholder(name);
const PRACTICE = hole("practiceId");
const today = todaySql({ practiceId: PRACTICE as unknown as PracticeId });

/** How many cases are in each state, as triggers keep it: counting 10,000 of them in an index takes 2 ms. */
const countsOf = sql`
  coalesce((select json_object_agg(state, n) from (
    select state, sum(n)::int as n from ${worklistCounts} where practice_id = ${PRACTICE} group by state) as counted), '{}')`;

const NARROWING = ["who", "payer", "category", "move", "amount", "age"] as const;

/** All that shapes a page's query. */
type Ask = {
  state: WorklistState;
  used: readonly (typeof NARROWING)[number][];
  who: ListWorklistQuery["who"];
  sort: WorklistSort;
  goesOn: boolean;
  limit: number;
};

/**
 * A page with all that stands beside it, in one query. State and limit stand in its text, so that it is planned once a connection: as a
 * value, the limit had it planned for each page, which took as long as reading one.
 */
function pageQuery(ask: Ask): SQL {
  // Without a filter the state's own count says it.
  const total =
    ask.used.length === 0
      ? sql`null::int`
      : sql`(select count(*)::int from (
          select from ${worklistItems} where ${matching(ask)} limit ${sql.raw(String(EXACT_COUNT_UP_TO + 1))}) as counted)`;
  return sql`
    select ${total} as total, ${countsOf} as counts,
           exists (select from ${worklistItems} where practice_id = ${PRACTICE} and stale) as any_stale,
           coalesce((${rowsOf(ask)}), '[]'::json) as rows`;
}

/** The cases of the practice that a filter names. The state stands in the text: the planner sees the index. */
function matching({ state, used, who }: Ask): SQL {
  const t = worklistItems;
  const conditions = {
    who: who === "mine" ? sql`${t.assignedTo} = ${hole("userId")}` : sql`${t.assignedTo} is null`,
    payer: sql`${t.payerKey} = ${hole("payer")}`,
    category: sql`${t.category} = ${hole("category")}`,
    move: sql`${t.move} = ${hole("move")}`,
    amount: sql`${t.amount} >= ${hole("amount")}`,
    age: sql`${t.openedOn} <= ${today} - ${hole("age")}::int`,
  };
  return sql.join(
    [
      sql`${t.practiceId} = ${PRACTICE}`,
      sql`${t.state} = ${sql.raw(`'${state}'`)}`,
      ...used.map((name) => conditions[name]),
    ],
    sql` and `,
  );
}

type Order = { key: SQL; type: string; descending: boolean; shape: RegExp };
const WHOLE = /^-?\d{1,15}$/;
const DAY = /^(?:\d{4}-\d{2}-\d{2}|infinity)$/;
const ORDERS: Record<WorklistSort, Order> = {
  rank: { key: sql`${worklistItems.rank}`, type: "int", descending: false, shape: /^-?\d{1,9}$/ },
  due: { key: sql`${worklistItems.dueKey}`, type: "date", descending: false, shape: DAY },
  "-amount": { key: sql`${worklistItems.amount}`, type: "bigint", descending: true, shape: WHOLE },
  opened_on: { key: sql`${worklistItems.openedOn}`, type: "date", descending: false, shape: DAY },
};

function rowsOf(ask: Ask): SQL {
  const t = worklistItems;
  const { key, type, descending } = ORDERS[ask.sort];
  const order = descending ? sql`${key} desc, ${t.id} desc` : sql`${key}, ${t.id}`;
  const after = ask.goesOn
    ? sql`and (${key}, ${t.id}) ${sql.raw(descending ? "<" : ">")} (${hole("key")}::${sql.raw(type)}, ${hole("id")}::uuid)`
    : sql``;
  return sql`
    select json_agg(shown) from (
      ${shownItems(sql`${key}::text`)}
       where ${matching(ask)} ${after}
       order by ${order} limit ${sql.raw(String(ask.limit))}) as shown`;
}

/** A case as the calls answer it. */
const shownItems = (sortKey: SQL): SQL => {
  const t = worklistItems;
  return sql`
    select ${t.id} as id, ${t.claimId} as claim_id, ${claims.status} as claim_status, appeal.id as appeal_id, appeal.status as appeal_status,
           case when appeal.status = 'draft' and not ${t.moveOpen}
                then exists (select from ${letterVersions} as letter
                              where letter.practice_id = ${t.practiceId} and letter.appeal_id = appeal.id)
                else false end as written_anyway,
           coalesce(nullif(${claims.claimNumber}, ''), appeal.claim_number, '') as claim_number,
           coalesce(nullif(trim(concat_ws(' ', ${patients.firstName}, ${patients.lastName})), ''), appeal.patient_name, '') as patient_name,
           ${t.payerName} as payer_name, ${t.category} as category,
           trim(to_char(${t.amount} / 100.0, '9999999999990.00')) as amount,
           ${t.move} as move, ${t.moveOpen} as move_open, ${t.why} as why, ${t.clock} as clock, ${t.due} as due,
           ${t.workBy} as work_by, ${t.certain} as certain, ${t.due} - today.day as days_left,
           case when ${t.due} - today.day < 0 then 0 when ${t.due} - today.day <= 1 then 1
                when ${t.due} - today.day <= 7 then 7 when ${t.due} - today.day <= 14 then 14 end as reminder,
           ${t.state} as state, ${t.openedOn} as opened_on, ${t.assignedTo} as assigned_to,
           case when ${users.id} is null then '' else ${personName} end as assigned_to_name,
           case when ${t.state} = 'snoozed' then ${t.snoozedUntil} end as snoozed_until, ${t.snoozeReason} as snooze_reason,
           ${t.note} as note, ${t.closeReason} as close_reason,
           case when ${t.closedAt} is not null then ${exactTime(t.closedAt)} end as closed_at, ${sortKey} as sort_key
      from ${t}
     cross join (select ${today} as day) as today
      left join ${claims} on ${claims.practiceId} = ${t.practiceId} and ${claims.id} = ${t.claimId}
      left join ${patients} on ${patients.practiceId} = ${t.practiceId} and ${patients.id} = ${t.patientId}
      left join ${users} on ${users.id} = ${t.assignedTo}
      left join lateral (
        select a.id, a.status, a.claim_number, a.patient_name from ${appeals} a
         where a.practice_id = ${t.practiceId} and a.deleted_at is null
           and (a.id = ${t.appealId} or a.claim_id = ${t.claimId})
         order by a.created_at desc, a.id limit 1) as appeal on true`;
};

type Place = { key: string; id: string };
const place = z.tuple([z.string(), z.string().max(20), z.uuid()]);

const encode = (sort: WorklistSort, key: string, id: string): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString("base64url");

/** Throws BAD_REQUEST for a cursor that is not ours, or belongs to another order. */
function decode(cursor: string | undefined, sort: WorklistSort): Place | null {
  if (!cursor) return null;
  try {
    const [named, key, id] = place.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    const isDay = key === "infinity" || !key.includes("-", 1) || !Number.isNaN(Date.parse(key));
    if (named !== sort || !ORDERS[sort].shape.test(key) || !isDay) throw new Error("another order");
    return { key, id };
  } catch {
    throw new AppError("BAD_REQUEST", "The cursor is not valid. Start from the first page.");
  }
}
