import { and, type SQL, sql } from "drizzle-orm";
import { claimSearch, claims } from "@/db/schema/claims";
import { CLAIM_FILTER_NAMES, type ClaimFilter, type ClaimSort, narrows } from "./filter-table";
import { EXACT_COUNT_UP_TO, type InPractice, matching, searchKey } from "./filters";
import { after, ORDERS, orderBy, type Place } from "./sorts";

export type PageAsk = { filter: ClaimFilter; sort: ClaimSort; from: Place | null; limit: number };

/**
 * A query of a page's claims in order: their columns, `sorted_by`, and `hits`, how many claims the search found (null without
 * one), counted to one above the limit. By an index in order; a search that finds few starts from what it found.
 */
export function pageRows(ctx: InPractice, ask: PageAsk): SQL {
  const { filter } = ask;
  if (!filter.search || searchKey(filter.search) === "") {
    return ordered(ask, matching(ctx, filter), sql`null::int`);
  }
  const { search: _, ...others } = filter;
  const hits = sql`(select n from found)`;
  const few = sql`${hits} <= ${EXACT_COUNT_UP_TO}`;
  const many = sql`${hits} > ${EXACT_COUNT_UP_TO}`;
  return sql`
    with hit as materialized (
      select ${claimSearch.claimId} as id from ${claimSearch}
       where ${claimSearch.practiceId} = ${ctx.practiceId} limit ${sql.raw(String(EXACT_COUNT_UP_TO + 1))}),
    found as materialized (select count(*)::int as n from hit)
    (${ordered(ask, and(matching(ctx, others), sql`${claims.id} in (select id from hit)`, few), hits)})
    union all
    (${ordered(ask, and(matching(ctx, filter), many), hits)})`;
}

const ordered = ({ sort, from, limit }: PageAsk, where: SQL | undefined, hits: SQL): SQL =>
  sql`select ${claims}.*, ${ORDERS[sort].key} as sorted_by, ${hits} as hits from ${claims}
    where ${and(where, from ? after(from) : undefined)}
    order by ${sql.join(orderBy(sort), sql`, `)} limit ${sql.raw(String(limit))}`;

/** Whether what the search found is what the whole filter names. */
export const onlySearches = (filter: ClaimFilter): boolean =>
  CLAIM_FILTER_NAMES.every((name) => narrows(filter, name) === (name === "search"));
