import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { claims } from "@/db/schema/claims";
import type { Ctx } from "../context";
import type { ClaimFilter, ClaimSort, ListClaimsQuery } from "./schema";

/** Letters and digits only, as `search_keys` holds the numbers. */
export const searchKey = (typed: string) => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** The claims of the practice that a filter names. */
export function matching(ctx: Ctx, filter: ClaimFilter): SQL | undefined {
  const needsAttention = filter.view === "needs_attention";
  return and(
    eq(claims.practiceId, ctx.practiceId),
    isNull(claims.deletedAt),
    // Written out, so that the planner sees the condition of the index of denied claims.
    needsAttention ? sql`${claims.status} = 'denied'` : undefined,
    filter.status ? sql`${claims.status} = ${sql.raw(`'${filter.status}'`)}` : undefined,
    filter.patient_id ? eq(claims.patientId, filter.patient_id) : undefined,
    filter.right_move ? eq(claims.rightMove, filter.right_move) : undefined,
    filter.search ? found(filter.search) : undefined,
  );
}

function found(typed: string): SQL {
  const key = searchKey(typed);
  return key === "" ? sql`false` : sql`${claims.searchKeys} like ${`%${key}%`}`;
}

export const sortOf = (query: Pick<ListClaimsQuery, "sort" | "view">): ClaimSort =>
  query.sort ?? (query.view === "needs_attention" ? "deadline" : "-created_at");
