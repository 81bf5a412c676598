import { type SQL, sql } from "drizzle-orm";
import { sendAlong, type Tx } from "@/db/client";
import { runForBytes, runKept } from "@/db/kept-query";
import { patientSearch, patients } from "@/db/schema/patients";
import { recordedBeside, valuesBeside } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { pageLength } from "@/lib/domain/kernel/page-length";
import { patientJson } from "./columns";
import type { NamePosition } from "./list-position";

/** A count is exact up to here, else null (docs/product.md, C4). */
const EXACT_COUNT_UP_TO = 10_000;

/** How many there are, the place of the last patient of the page where more follow, and the page's patients as one JSON array. */
type Found = { count: number | null; goesOnAfter: NamePosition | null; results: Buffer };

/** Every one of `words` occurs in the name, email or phone; none are in everybody's. A page holds `shown`. */
type Ask = { words: string[]; after: NamePosition | null; shown: number };

/** One or two letters alone begin a name: the index by name answers that, in order. */
const startOf = ([only, ...more]: string[]): string | null =>
  more.length === 0 && only && /^\p{L}{1,2}$/u.test(only) ? only : null;

/**
 * The practice's live patients in order of their names after `after`, and how many there are in all (null above 10,000), met by
 * walking the names: for everybody, or where a search hits so many that enough are met at once. `told` is how many the page holds.
 */
export async function walkPatients(tx: Tx, ctx: Ctx, ask: Ask): Promise<Found & { told: number }> {
  const start = startOf(ask.words);
  searchBy(tx, start ? [] : ask.words, IN_ORDER);
  const everybody = ask.words.length === 0;
  const [count, [row]] = await Promise.all([
    everybody ? countAll(tx, ctx) : null,
    runForBytes(tx, {
      key: keyOf("walked", ask),
      build: () => pageOf(sql`(${inOrder(matching(start), ask)}) page join ${patientOfPage}`),
      values: valuesOf(ctx, ask, start),
    }),
  ]);
  return { ...foundIn(row, ask), count, told: Math.min(Number(row?.[0]), ask.shown) };
}

/**
 * The same for words that few hit, in one statement that also writes the audit record (`atOnce`). Null, without a record, where they
 * hit more than 10,000: these are to be walked.
 */
export async function searchPatients(tx: Tx, ctx: Ctx, ask: Ask): Promise<Found | null> {
  const start = startOf(ask.words);
  searchBy(tx, start ? [] : ask.words, start ? IN_ORDER : BY_TEXT);
  const most = sql.raw(String(EXACT_COUNT_UP_TO));
  const page = pageOf(sql`(${inOrder(sql`hit where true`, ask)}) page join ${patientOfPage}`);
  const record = recordedBeside(
    sql`answer where total <= ${most}`,
    sql`jsonb_build_object('count', least(answer.found, ${hole("shown")}::int))`,
  );
  const [row] = await runForBytes(tx, {
    key: keyOf("found", ask),
    build: () => sql`
    with hit as materialized (
      select patient_id, last_key, first_key from ${matching(start)} limit ${most} + 1
    ), answer as materialized (
      select page.*, counted.total from (select count(*)::int as total from hit) counted cross join (${page}) page
    ), recorded as (${record})
    select * from answer`,
    values: { ...valuesOf(ctx, ask, start), ...valuesBeside(ctx, { action: "search", entity: "patient" }) },
  });
  const total = Number(row?.[5]);
  return total > EXACT_COUNT_UP_TO ? null : { ...foundIn(row, ask), count: total };
}

/** A kept text's places. */
const hole = (name: string) => sql.placeholder(name);
const valuesOf = ({ practiceId }: Ctx, { after, shown }: Ask, start: string | null) => ({
  practiceId,
  start,
  shown,
  ...after,
});

/** Names all that shapes a text: whether a word begins the name, whether the page is a later one, and how long it may be. */
const keyOf = (way: string, { words, after, shown }: Ask) =>
  `patients ${way} ${startOf(words) !== null} ${after !== null} ${pageLength(shown + 1)}`;

/**
 * One row of what is found in the places `page` with their patients: how many they are, the place of the last of the page, and its
 * patients as a JSON array. `foundIn` reads it.
 */
function pageOf(from: SQL): SQL {
  const shown = sql`${hole("shown")}::int`;
  const ofLast = (value: SQL) => sql`max(case when page.place = ${shown} then ${value} end)`;
  return sql`
    select count(*)::int as found, ${ofLast(sql`page.last_key`)} as last_key, ${ofLast(sql`page.first_key`)} as first_key,
           ${ofLast(sql`page.patient_id::text`)} as patient_id,
           concat('[', string_agg(case when page.place <= ${shown} then ${patientJson} end, ',' order by page.place), ']') as results
      from ${from}`;
}

/** Beside a page of places, in its order. */
const patientOfPage = sql`${patients} on ${patients.practiceId} = ${hole("practiceId")} and ${patients.id} = page.patient_id
  and ${patients.deletedAt} is null`;

/** What the search lets through; ends in a condition. */
function matching(start: string | null): SQL {
  const everyone = sql`${patientSearch} where practice_id = ${hole("practiceId")}`;
  // Folded once, in a query of its own: a function that sets its search path is else called for each row.
  const folded = sql`(select app_fold(${hole("start")}::text))`;
  return start === null ? everyone : sql`${everyone} and (last_key ^@ ${folded} or first_key ^@ ${folded})`;
}

/** The places of a page and one more, numbered. `from` ends in a condition. */
function inOrder(from: SQL, { after, shown }: Ask): SQL {
  const beyond = after
    ? sql`and (last_key, first_key, patient_id) > (${hole("lastKey")}, ${hole("firstKey")}, ${hole("patientId")}::uuid)`
    : sql``;
  return sql`select *, row_number() over () as place from (
    select patient_id, last_key, first_key from ${from} ${beyond}
     order by last_key, first_key, patient_id limit ${sql.raw(String(pageLength(shown + 1)))}) in_order`;
}

/** Counted in an index that holds nothing else, not behind the search's row policy. */
async function countAll(tx: Tx, ctx: Ctx): Promise<number | null> {
  const build = () => sql`
    select count(*)::int as n from (
      select 1 from ${patients} where practice_id = ${hole("practiceId")} and deleted_at is null
       limit ${sql.raw(String(EXACT_COUNT_UP_TO + 1))}) counted`;
  const [row] = await runKept<{ n: number }>(tx, "patients counted", build, { practiceId: ctx.practiceId });
  const n = row?.n ?? 0;
  return n > EXACT_COUNT_UP_TO ? null : n;
}

/**
 * Sets what the row policy of `patient_search` lets through in this transaction. The patterns are no parameters of the query, and
 * the policy names them so that they are not known when it is planned: one plan serves all searches and is kept.
 */
function searchBy(tx: Tx, words: string[], way: typeof BY_TEXT | typeof IN_ORDER): void {
  const [first = null, second = null, ...rest] = words;
  sendAlong(tx, SEARCH_BY, [first, second, JSON.stringify(rest), way]);
}

/** Found by the index of the text, and put in order then: the planner takes any pattern for one that finds few. */
const BY_TEXT = "on";
/** Walked in the index of names, where everybody is let through, or so many that enough of them are met at once. */
const IN_ORDER = "off";

const SEARCH_BY = `select
  set_config('app.search_1', coalesce(app_search_pattern($1::text), ''), true),
  set_config('app.search_2', coalesce(app_search_pattern($2::text), ''), true),
  set_config('app.search_rest', coalesce(
    (select array_agg(app_search_pattern(word)) from jsonb_array_elements_text($3::text::jsonb) word)::text, ''), true),
  set_config('enable_bitmapscan', $4::text, true), set_config('enable_sort', $4::text, true)`;

/** Reads a row of `pageOf`. */
function foundIn(row: readonly (Buffer | null)[] = [], { shown }: Ask): Omit<Found, "count"> {
  const [found, lastKey, firstKey, patientId, results] = row;
  const last = { lastKey: String(lastKey), firstKey: String(firstKey), patientId: String(patientId) };
  return { goesOnAfter: Number(found) > shown ? last : null, results: results ?? Buffer.from("[]") };
}
