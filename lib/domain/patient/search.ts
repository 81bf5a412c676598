import { type SQL, sql } from "drizzle-orm";
import { sendAlong, type Tx } from "@/db/client";
import { named, readRow, runKept } from "@/db/kept-query";
import { patientSearch, patients } from "@/db/schema/patients";
import { recordedBeside, valuesBeside } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { pageLength } from "@/lib/domain/kernel/page-length";
import { type PatientRow, patientColumns } from "./columns";
import type { NamePosition } from "./list-position";

/** A count is exact up to here, else null (docs/product.md, C4). */
const EXACT_COUNT_UP_TO = 10_000;

type FoundPatient = { place: NamePosition; patient: PatientRow };
type Found = { count: number | null; found: FoundPatient[] };
/** A place in the order of names, and the patient's columns. */
type FoundRow = { patient_id: string | null; last_key: string; first_key: string } & Record<string, unknown>;

/** Every one of `words` occurs in the name, email or phone; none are in everybody's. */
type Ask = { words: string[]; after: NamePosition | null; limit: number };

/** One or two letters alone begin a name: the index by name answers that, in order. */
const startOf = ([only, ...more]: string[]): string | null =>
  more.length === 0 && only && /^\p{L}{1,2}$/u.test(only) ? only : null;

/**
 * The practice's live patients in order of their names after `after`, at most `limit`, and how many there are in all (null
 * above 10,000), met by walking the names: for everybody, or where a search hits so many that enough are met at once.
 */
export async function walkPatients(tx: Tx, ctx: Ctx, ask: Ask): Promise<Found> {
  const start = startOf(ask.words);
  searchBy(tx, start ? [] : ask.words, IN_ORDER);
  const everybody = ask.words.length === 0;
  const [count, found] = await Promise.all([everybody ? countAll(tx, ctx) : null, walk(tx, ctx, ask, start)]);
  return { count, found };
}

/**
 * The same for words that few hit, in one statement that also writes the audit record, of at most `shown` patients (`atOnce`).
 * Null, without a record, where they hit more than 10,000: these are to be walked.
 */
export async function searchPatients(
  tx: Tx,
  ctx: Ctx,
  { shown, ...ask }: Ask & { shown: number },
): Promise<Found | null> {
  const start = startOf(ask.words);
  searchBy(tx, start ? [] : ask.words, start ? IN_ORDER : BY_TEXT);
  const limit = pageLength(ask.limit);
  const rows = await runKept<FoundRow & { total: number }>(
    tx,
    `patients found ${start !== null} ${ask.after !== null} ${limit}`,
    () => sql`
    with hit as materialized (
      select patient_id, last_key, first_key from ${matching(start)} limit ${sql.raw(String(EXACT_COUNT_UP_TO + 1))}
    ), answer as materialized (
      select counted.total, page.*, ${named(patientColumns)}
        from (select count(*)::int as total from hit) counted
        left join lateral (${inOrder(sql`hit where true`, ask.after !== null, limit)}) page on true
        left join ${patientOfPage}
    ), recorded as (${recordedBeside(
      sql`(select count(id) as n from answer having max(total) <= ${sql.raw(String(EXACT_COUNT_UP_TO))}) as told`,
      sql`jsonb_build_object('count', least(told.n, ${hole("shown")}::int))`,
    )})
    select * from answer order by last_key, first_key, patient_id`,
    { ...valuesOf(ctx, ask, start), ...valuesBeside(ctx, { action: "search", entity: "patient" }), shown },
  );
  const total = rows[0]?.total ?? 0;
  return total > EXACT_COUNT_UP_TO ? null : { count: total, found: foundIn(rows.slice(0, ask.limit)) };
}

/** A kept text's places. */
const hole = (name: string) => sql.placeholder(name);
const valuesOf = ({ practiceId }: Ctx, { after }: Ask, start: string | null) => ({
  practiceId,
  start,
  ...after,
});

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

/** `from` ends in a condition. */
function inOrder(from: SQL, goesOn: boolean, limit: number): SQL {
  const beyond = goesOn
    ? sql`and (last_key, first_key, patient_id) > (${hole("lastKey")}, ${hole("firstKey")}, ${hole("patientId")}::uuid)`
    : sql``;
  return sql`select patient_id, last_key, first_key from ${from} ${beyond}
    order by last_key, first_key, patient_id limit ${sql.raw(String(limit))}`;
}

async function walk(tx: Tx, ctx: Ctx, ask: Ask, start: string | null): Promise<FoundPatient[]> {
  const limit = pageLength(ask.limit);
  const rows = await runKept<FoundRow>(
    tx,
    `patients walked ${start !== null} ${ask.after !== null} ${limit}`,
    () => sql`
    select page.*, ${named(patientColumns)} from (${inOrder(matching(start), ask.after !== null, limit)}) page
      join ${patientOfPage} order by page.last_key, page.first_key, page.patient_id`,
    valuesOf(ctx, ask, start),
  );
  return foundIn(rows.slice(0, ask.limit));
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

/** Without the row that carries the count of an empty page. */
const foundIn = (rows: readonly FoundRow[]): FoundPatient[] =>
  rows.flatMap((row) => {
    if (!row.patient_id || row.id === null) return [];
    const place = { lastKey: row.last_key, firstKey: row.first_key, patientId: row.patient_id };
    return [{ place, patient: readRow(patientColumns, row) }];
  });
