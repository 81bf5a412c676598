import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { claimLineItems, claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { users } from "@/db/schema/users";
import { notFound } from "@/lib/core/errors";
import { pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { todaySql } from "../practice/today";
import { openCounts } from "./action-item/columns";
import { adviceOnClaim } from "./advice";
import { claimColumns, claimDto, claimNames } from "./columns";
import { type ClaimFilter, type ClaimSort, sortOf } from "./filter-table";
import { countOf, EXACT_COUNT_UP_TO, matching, searchBy } from "./filters";
import { type LineRow, lineColumns } from "./line-item/columns";
import { onlySearches, pageIds } from "./page-ids";
import { CLAIM_MESSAGES, type ClaimDto, claimAnswer, claimIdField, listClaimsQuery } from "./schema";
import { decodePlace, encodePlace, orderBy } from "./sorts";

/** A page of claims with their lines and the counts of their action items: two queries, and the audit's. */
export const listClaims = operation(
  {
    name: "listClaims",
    access: "user",
    input: listClaimsQuery,
    answer: pageAnswer(claimAnswer),
    summary: "List the claims, with their line items and denials",
    description:
      "search looks anywhere in the claim's own, internal and payer's number. view=needs_attention lists the denied claims, the nearest deadline first. A cursor belongs to the sort it came from.",
  },
  async (ctx, query, tx) => {
    const sort = sortOf(query);
    const from = decodePlace(query.cursor, sort);
    await searchBy(tx, query);
    const ask = { filter: query, sort, from, limit: query.page_size + 1 };
    const { rows, count } = await rowsOf(tx, ctx, pageIds(ctx, ask), sort, query);
    const page = rows.slice(0, query.page_size);
    const lines = await linesByClaim(
      tx,
      ctx,
      page.map((row) => row.id),
    );
    await audit(tx, ctx, {
      action: query.search ? "search" : "list",
      entity: "claim",
      patientId: query.patient_id ?? null,
      detail: { count: page.length },
    });
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return {
      count: count !== null && count > EXACT_COUNT_UP_TO ? null : count,
      next: last ? encodePlace({ sort, key: last.sortKey, id: last.id }) : null,
      previous: null,
      results: page.map((row) => claimDto(row, lines.get(row.id) ?? [], row.actionItems, row.today)),
    };
  },
);

/** One claim with everything that its page's cards and lines show. Throws NOT_FOUND. */
export const getClaim = operation(
  {
    name: "getClaim",
    access: "user",
    input: z.object(claimIdField),
    answer: claimAnswer,
    summary: "Show a claim",
  },
  async (ctx, { claimId }, tx) => {
    const claim = await loadClaim(tx, ctx, claimId);
    await audit(tx, ctx, { action: "read", entity: "claim", entityId: claimId, patientId: claim.patient });
    return claim;
  },
);

/** The wire's shape of a claim, inside the caller's transaction. Throws NOT_FOUND. */
export async function loadClaim(tx: Tx, ctx: Ctx, claimId: string): Promise<ClaimDto> {
  const one = sql`select ${claims.id} as id, '' as sort_key, null::int as hits from ${claims}
    where ${and(matching(ctx, {}), eq(claims.id, claimId))}`;
  const { rows } = await rowsOf(tx, ctx, one, "-created_at", null);
  const [row] = rows;
  if (!row) throw notFound(CLAIM_MESSAGES.notFound);
  const lines = (await linesByClaim(tx, ctx, [claimId])).get(claimId) ?? [];
  return {
    ...claimDto(row, lines, row.actionItems, row.today),
    advice: await adviceOnClaim(tx, ctx, row, lines, row.today),
  };
}

/** The rows of `ids` with what belongs to them, in order; and how many the counted filter names. */
async function rowsOf(tx: Tx, ctx: Ctx, ids: SQL, sort: ClaimSort, counted: ClaimFilter | null) {
  const hits = counted !== null && onlySearches(counted);
  const count = counted === null ? sql`null::int` : hits ? sql`page.hits` : sql`(${countOf(ctx, counted)})`;
  const statement = tx
    .select({
      ...claimColumns,
      ...claimNames,
      sortKey: sql<string>`page.sort_key`,
      actionItems: openCounts(ctx, claims.id),
      today: sql<string>`${todaySql(ctx)}::text`,
      count: sql<number | null>`${count}`,
    })
    .from(sql`(${ids}) as page`)
    .innerJoin(claims, and(eq(claims.practiceId, ctx.practiceId), sql`${claims.id} = page.id`))
    .innerJoin(patients, and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, claims.patientId)))
    .leftJoin(users, eq(users.id, claims.providerId))
    .orderBy(...orderBy(sort));
  // A plan kept for later must not guess how many a search finds.
  const rows = await (counted?.search ? statement : statement.prepare("claims").execute());
  const [first] = rows;
  if (first || counted === null) return { rows, count: first?.count ?? null };
  // An empty page has no row that could carry it.
  const [alone] = await tx.execute<{ n: number }>(sql`select (${countOf(ctx, counted)}) as n`);
  return { rows, count: alone?.n ?? null };
}

async function linesByClaim(tx: Tx, ctx: Ctx, claimIds: string[]): Promise<Map<string, LineRow[]>> {
  const byClaim = new Map<string, LineRow[]>();
  if (claimIds.length === 0) return byClaim;
  const rows = await tx
    .select(lineColumns)
    .from(claimLineItems)
    .where(
      and(
        eq(claimLineItems.practiceId, ctx.practiceId),
        sql`${claimLineItems.claimId} = any(${sql.param(claimIds)}::uuid[])`,
        isNull(claimLineItems.deletedAt),
      ),
    )
    .orderBy(claimLineItems.claimId, claimLineItems.lineNumber, claimLineItems.id)
    .prepare("lines_of_claims")
    .execute();
  for (const row of rows) {
    const lines = byClaim.get(row.claimId);
    if (lines) lines.push(row);
    else byClaim.set(row.claimId, [row]);
  }
  return byClaim;
}

export type LockedClaim = {
  row: typeof claims.$inferSelect;
  updatedAt: string;
  patientBirth: string | null;
};

/** The claim's row, held until the transaction ends, with its exact version. Throws NOT_FOUND. */
export async function lockClaim(tx: Tx, ctx: Ctx, claimId: string): Promise<LockedClaim> {
  const [found] = await tx
    .select({
      row: claims,
      updatedAt: claimNames.updatedAt,
      patientBirth: patients.dateOfBirth,
    })
    .from(claims)
    .innerJoin(patients, and(eq(patients.practiceId, claims.practiceId), eq(patients.id, claims.patientId)))
    .where(and(matching(ctx, {}), eq(claims.id, claimId)))
    .for("update", { of: claims });
  if (!found) throw notFound(CLAIM_MESSAGES.notFound);
  return found;
}

/** That the claim is there, and whose it is. Throws NOT_FOUND. */
export async function claimInPractice(
  tx: Tx,
  ctx: Ctx,
  claimId: string,
): Promise<{ id: string; patientId: string; claimNumber: string }> {
  const [found] = await tx
    .select({ id: claims.id, patientId: claims.patientId, claimNumber: claims.claimNumber })
    .from(claims)
    .where(and(matching(ctx, {}), eq(claims.id, claimId)));
  if (!found) throw notFound(CLAIM_MESSAGES.notFound);
  return found;
}
