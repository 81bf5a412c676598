import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claimCounts, claimSearch, claims } from "@/db/schema/claims";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { ClaimFilter, ClaimSort, ListClaimsQuery } from "./schema";

/** Letters and digits only: a number is the same with and without dashes. */
export const searchKey = (typed: string) => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Without three letters there is no trigram: they match where a number begins. */
const pattern = (key: string) => (key.length < 3 ? `% ${key}%` : `%${key}%`);

/** Makes this transaction search by the filter's text. Before any query with `matching` of a filter that searches. */
export async function searchBy(tx: Tx, filter: ClaimFilter): Promise<void> {
  if (!filter.search) return;
  await tx.execute(sql`select set_config('app.claim_search', ${pattern(searchKey(filter.search))}, true)`);
}

/** The claims of the practice that a filter names. One that searches needs `searchBy` first. */
export function matching(ctx: Ctx, filter: ClaimFilter): SQL | undefined {
  return and(
    eq(claims.practiceId, ctx.practiceId),
    isNull(claims.deletedAt),
    // Written out, so that the planner sees the condition of the index of denied claims.
    filter.view === "needs_attention" ? sql`${claims.status} = 'denied'` : undefined,
    filter.status ? eq(claims.status, filter.status) : undefined,
    filter.patient_id ? eq(claims.patientId, filter.patient_id) : undefined,
    filter.right_move ? eq(claims.rightMove, filter.right_move) : undefined,
    filter.search ? found(ctx, filter.search) : undefined,
  );
}

/** The condition on the text stands in the table's row policy. */
const found = (ctx: Ctx, typed: string): SQL =>
  searchKey(typed) === ""
    ? sql`false`
    : sql`${claims.id} in (select ${claimSearch.claimId} from ${claimSearch} where ${claimSearch.practiceId} = ${ctx.practiceId})`;

/** A count is exact up to here, else null (docs/product.md, C4). */
export const EXACT_COUNT_UP_TO = 10_000;

/** How many claims a filter names, counted to one above the limit: from the kept counts where they can tell. */
export function countOf(ctx: Ctx, filter: ClaimFilter): SQL {
  const { patient_id, right_move, search, status } = filter;
  const bound = filter.view === "needs_attention" ? "denied" : undefined;
  const upTo = (rows: SQL) =>
    sql`select count(*)::int from (${rows} limit ${EXACT_COUNT_UP_TO + 1}) as counted`;
  const isNarrow = patient_id || right_move || (status && bound && status !== bound);
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

export const sortOf = (query: Pick<ListClaimsQuery, "sort" | "view">): ClaimSort =>
  query.sort ?? (query.view === "needs_attention" ? "deadline" : "-created_at");
