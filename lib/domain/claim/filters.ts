import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { sendAlong, type Tx } from "@/db/client";
import { claimCounts, claimSearch, claims } from "@/db/schema/claims";
import type { PracticeId } from "@/lib/core/ids";
import { CLAIM_FILTER_NAMES, type ClaimFilter, type ClaimFilterName } from "./filter-table";

/** Whose claims are meant: a context, or what stands for one in a query's text. */
export type InPractice = { practiceId: PracticeId };

/** Letters and digits only: a number is the same with and without dashes. */
export const searchKey = (typed: string) => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Without three letters there is no trigram: they match where a number begins. */
const pattern = (key: string) => (key.length < 3 ? `% ${key}%` : `%${key}%`);

/** Makes this transaction search by the filter's text. Before any query with `matching` of a filter that searches. */
export function searchBy(tx: Tx, filter: ClaimFilter): void {
  if (filter.search) sendAlong(tx, SEARCH_BY, [pattern(searchKey(filter.search))]);
}

const SEARCH_BY =
  "select set_config('app.claim_search', $1, true), set_config('plan_cache_mode', 'force_custom_plan', true)";

/** One condition for each filter of the table; undefined: it lets everything through. */
const CONDITIONS: {
  [F in ClaimFilterName]: (value: NonNullable<ClaimFilter[F]>, ctx: InPractice) => SQL | undefined;
} = {
  // Written out, so that the planner sees the condition of the index of denied claims.
  view: (view) => (view === "needs_attention" ? sql`${claims.status} = 'denied'` : undefined),
  status: (status) => eq(claims.status, status),
  patient_id: (patientId) => eq(claims.patientId, patientId),
  right_move: (move) => eq(claims.rightMove, move),
  referring_provider_npi: (npi) =>
    // The second says that the index of the claims that have one will do.
    and(eq(claims.referringProviderNpi, npi), sql`${claims.referringProviderNpi} <> ''`),
  search: (typed, ctx) => found(ctx, typed),
};

/** The claims of the practice that a filter names. One that searches needs `searchBy` first. */
export function matching(ctx: InPractice, filter: ClaimFilter): SQL | undefined {
  const conditions = CLAIM_FILTER_NAMES.map((name) => {
    const condition = CONDITIONS[name] as (value: string, ctx: InPractice) => SQL | undefined;
    return filter[name] ? condition(filter[name], ctx) : undefined;
  });
  return and(eq(claims.practiceId, ctx.practiceId), isNull(claims.deletedAt), ...conditions);
}

/** The condition on the text is in the table's row policy. */
const found = (ctx: InPractice, typed: string): SQL =>
  searchKey(typed) === ""
    ? sql`false`
    : sql`${claims.id} in (select ${claimSearch.claimId} from ${claimSearch} where ${claimSearch.practiceId} = ${ctx.practiceId})`;

/** A count is exact up to here, else null (docs/product.md, C4). */
export const EXACT_COUNT_UP_TO = 10_000;

/** The filters whose counts are kept, or found by the search's own table. */
const COUNTED: readonly ClaimFilterName[] = ["view", "status", "search"];

/** How many claims a filter names, counted to one above the limit: from the kept counts where they can tell. */
export function countOf(ctx: InPractice, filter: ClaimFilter): SQL {
  const { search, status } = filter;
  const bound = filter.view === "needs_attention" ? "denied" : undefined;
  const upTo = (rows: SQL) =>
    sql`select count(*)::int from (${rows} limit ${sql.raw(String(EXACT_COUNT_UP_TO + 1))}) as counted`;
  const isNarrow =
    CLAIM_FILTER_NAMES.some((name) => !COUNTED.includes(name) && filter[name]) ||
    (status && bound && status !== bound);
  if (!isNarrow && !search) {
    const of = status ?? bound;
    return sql`select coalesce(sum(${claimCounts.n}), 0)::int from ${claimCounts}
      where ${claimCounts.practiceId} = ${ctx.practiceId} ${of ? sql`and ${claimCounts.status} = ${of}` : sql``}`;
  }
  if (!isNarrow && !status && !bound && search && searchKey(search) !== "") {
    return upTo(sql`select 1 from ${claimSearch} where ${claimSearch.practiceId} = ${ctx.practiceId}`);
  }
  return upTo(sql`select 1 from ${claims} where ${matching(ctx, filter)}`);
}
