import { type SQL, sql } from "drizzle-orm";
import { sendAlong, type Tx } from "@/db/client";
import { appealCards, appealSearch } from "@/db/schema/appeal-cards";
import type { Ctx } from "@/lib/domain/kernel/context";
import { todaySql } from "@/lib/domain/practice/today";
import type { AppealDue, ListAppealsQuery } from "./dashboard/schema";

type Filter = Partial<Omit<ListAppealsQuery, "cursor" | "page_size" | "sort">>;

/** Fewer letters hold no trigram: they are looked for in the cards themselves, anywhere in the text. */
const INDEXED_FROM = 3;
const wordsOf = (search = "") => {
  const words = search.split(/\s+/).filter(Boolean);
  const isLong = (word: string) => [...word].length >= INDEXED_FROM;
  return { long: words.filter(isLong), short: words.filter((word) => !isLong(word)) };
};

/** Makes this transaction search by the filter's words. Before any query with `cardsMatching` of a filter that searches. */
export function searchBy(tx: Tx, filter: Filter): void {
  const { long } = wordsOf(filter.search);
  const [first = null, second = null, ...rest] = long;
  if (first) sendAlong(tx, SEARCH_BY, [first, second, JSON.stringify(rest)]);
}

const SEARCH_BY = `select
  set_config('app.search_1', app_search_pattern($1::text), true),
  set_config('app.search_2', coalesce(app_search_pattern($2::text), ''), true),
  set_config('app.search_rest', coalesce(
    (select array_agg(app_search_pattern(word)) from jsonb_array_elements_text($3::text::jsonb) word)::text, ''), true),
  set_config('plan_cache_mode', 'force_custom_plan', true)`;

/** The cards of the practice that a filter names. */
export function cardsMatching(ctx: Ctx, filter: Filter): SQL {
  const t = appealCards;
  const { long, short } = wordsOf(filter.search);
  const conditions = [
    sql`${t.practiceId} = ${ctx.practiceId}`,
    filter.status && sql`${t.status} = ${filter.status}`,
    filter.appeal_stage && sql`${t.stage} = ${filter.appeal_stage}`,
    filter.appeal_level && sql`${t.level} = ${filter.appeal_level}`,
    filter.payer && sql`${t.payerKey} = ${filter.payer}`,
    filter.category && sql`${t.category} = ${filter.category}`,
    filter.who && sql`${t.person} = ${ctx.actor.userId}`,
    filter.due && dueCondition(ctx, filter.due),
    // The condition on the text is in the table's row policy.
    long.length > 0 &&
      sql`${t.appealId} in (select ${appealSearch.appealId} from ${appealSearch} where ${appealSearch.practiceId} = ${ctx.practiceId})`,
    // A query of its own is folded once, not once a row.
    ...short.map(
      (word) => sql`${t.words} like (select '%' || app_fold(${word.replace(/[\\%_]/g, "\\$&")}) || '%')`,
    ),
  ];
  return sql.join(
    conditions.filter((one): one is SQL => Boolean(one)),
    sql` and `,
  );
}

/** A day to work to is never after the due date: the bound by `urgency` is for the index. */
function dueCondition(ctx: Ctx, due: AppealDue): SQL {
  const t = appealCards;
  const today = todaySql(ctx);
  if (due === "none") return sql`${t.due} is null`;
  const last = due === "overdue" ? sql`${today} - 1` : sql`${today} + ${Number(due)}::int`;
  const first = due === "overdue" ? sql`` : sql` and ${t.due} >= ${today}`;
  return sql`${t.due} <= ${last}${first} and ${t.urgency} >= date '2000-01-01' - (${last})`;
}
