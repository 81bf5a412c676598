import { type SQL, sql } from "drizzle-orm";
import { sendAlong, type Tx } from "@/db/client";
import { patientSearch, patients } from "@/db/schema/patients";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { NamePosition } from "./list-position";

/** A count is exact up to here, else null (docs/product.md, C4). */
const EXACT_COUNT_UP_TO = 10_000;

type Found = { count: number | null; places: NamePosition[] };
type PlaceRow = { patient_id: string | null; last_key: string; first_key: string };

/**
 * The practice's live patients in order of their names after `after`: at most `limit`, and how many there are in all.
 * Every one of `words` occurs in the name, email or phone.
 */
export async function findPatients(
  tx: Tx,
  ctx: Ctx,
  ask: { words: string[]; after: NamePosition | null; limit: number },
): Promise<Found> {
  const [only] = ask.words;
  // One or two letters alone begin a name: the index by name answers that, in order.
  const nameStart = ask.words.length === 1 && only && /^\p{L}{1,2}$/u.test(only) ? only : null;
  searchBy(tx, nameStart ? [] : ask.words);
  const mine = sql`practice_id = ${ctx.practiceId}`;
  const everyone = sql`${patientSearch} where ${mine}`;
  if (ask.words.length === 0) {
    return { count: await countAll(tx, ctx), places: await walk(tx, everyone, ask) };
  }
  // Folded once, in a query of its own: a function that sets its search path is else called for each row.
  const folded = sql`(select app_fold(${nameStart}::text))`;
  const matching = nameStart
    ? sql`${everyone} and (last_key ^@ ${folded} or first_key ^@ ${folded})`
    : everyone;
  const rows = await tx.execute<PlaceRow & { total: number }>(sql`
    with hit as materialized (
      select patient_id, last_key, first_key from ${matching} limit ${EXACT_COUNT_UP_TO + 1}
    )
    select counted.total, page.* from (select count(*)::int as total from hit) counted
      left join lateral (${inOrder(sql`hit where true`, ask)}) page on true
     order by last_key, first_key, patient_id`);
  const total = rows[0]?.total ?? 0;
  if (total <= EXACT_COUNT_UP_TO) return { count: total, places: places(rows) };
  // So many that walking the names in order meets enough of them at once.
  return { count: null, places: await walk(tx, matching, ask) };
}

/** `from` ends in a condition. */
function inOrder(from: SQL, { after, limit }: { after: NamePosition | null; limit: number }): SQL {
  const beyond = after
    ? sql`and (last_key, first_key, patient_id) > (${after.lastKey}, ${after.firstKey}, ${after.patientId}::uuid)`
    : sql``;
  return sql`select patient_id, last_key, first_key from ${from} ${beyond}
    order by last_key, first_key, patient_id limit ${limit}`;
}

async function walk(tx: Tx, from: SQL, ask: { after: NamePosition | null; limit: number }) {
  return places(await tx.execute<PlaceRow>(inOrder(from, ask)));
}

/** Counted in an index that holds nothing else, not behind the search's row policy. */
async function countAll(tx: Tx, ctx: Ctx): Promise<number | null> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from ${patients} where practice_id = ${ctx.practiceId} and deleted_at is null
       limit ${EXACT_COUNT_UP_TO + 1}) counted`);
  const n = row?.n ?? 0;
  return n > EXACT_COUNT_UP_TO ? null : n;
}

/**
 * Sets what the row policy of `patient_search` lets through in this transaction. The patterns are no parameters of
 * the query, so that a plan made for others must not be used again.
 */
function searchBy(tx: Tx, words: string[]): void {
  const [first = null, second = null, ...rest] = words;
  sendAlong(tx, SEARCH_BY, [first, second, JSON.stringify(rest)]);
}

const SEARCH_BY = `select
  set_config('app.search_1', coalesce(app_search_pattern($1::text), ''), true),
  set_config('app.search_2', coalesce(app_search_pattern($2::text), ''), true),
  set_config('app.search_rest', coalesce(
    (select array_agg(app_search_pattern(word)) from jsonb_array_elements_text($3::text::jsonb) word)::text, ''), true),
  set_config('plan_cache_mode', 'force_custom_plan', true)`;

const places = (rows: readonly PlaceRow[]): NamePosition[] =>
  rows.flatMap((row) =>
    row.patient_id ? [{ lastKey: row.last_key, firstKey: row.first_key, patientId: row.patient_id }] : [],
  );
