import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claimLineItems, claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { users } from "@/db/schema/users";
import { notFound } from "@/lib/core/errors";
import { openCounts } from "../action-item/columns";
import { audit } from "../audit";
import { type Ctx, inContext } from "../context";
import { type LineRow, lineColumns } from "../line-item/columns";
import { todaySql } from "../practice/today";
import { claimColumns, claimDto, claimNames } from "./columns";
import { countOf, EXACT_COUNT_UP_TO, matching, searchBy, sortOf } from "./filters";
import { CLAIM_MESSAGES, type ClaimDto, type ClaimPage, type ListClaimsQuery } from "./schema";
import { after, decodePlace, encodePlace, ORDERS, orderBy } from "./sorts";

/** A page of claims with their lines and the counts of their action items: two queries, and the audit's. */
export async function listClaims(ctx: Ctx, query: ListClaimsQuery): Promise<ClaimPage> {
  const sort = sortOf(query);
  const from = decodePlace(query.cursor, sort);
  return inContext(ctx, async (tx) => {
    await searchBy(tx, query);
    const { rows, count } = await claimsWhere(tx, ctx, {
      where: and(matching(ctx, query), from ? after(from) : undefined),
      count: countOf(ctx, query),
      sort,
      limit: query.page_size + 1,
    });
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
  });
}

/** One claim with everything that its page's cards and lines show. Throws NOT_FOUND. */
export async function getClaim(ctx: Ctx, claimId: string): Promise<ClaimDto> {
  return inContext(ctx, async (tx) => {
    const claim = await loadClaim(tx, ctx, claimId);
    await audit(tx, ctx, { action: "read", entity: "claim", entityId: claimId, patientId: claim.patient });
    return claim;
  });
}

/** The wire's shape of a claim, inside the caller's transaction. Throws NOT_FOUND. */
export async function loadClaim(tx: Tx, ctx: Ctx, claimId: string): Promise<ClaimDto> {
  const { rows } = await claimsWhere(tx, ctx, {
    where: and(matching(ctx, {}), eq(claims.id, claimId)),
    sort: "-created_at",
    limit: 1,
  });
  const [row] = rows;
  if (!row) throw notFound(CLAIM_MESSAGES.notFound);
  const lines = await linesByClaim(tx, ctx, [claimId]);
  return claimDto(row, lines.get(claimId) ?? [], row.actionItems, row.today);
}

/** The ids are found first, by index alone where it can be; then each row and what belongs to it. */
async function claimsWhere(
  tx: Tx,
  ctx: Ctx,
  page: { where: SQL | undefined; count?: SQL; sort: ListClaimsQuery["sort"]; limit: number },
) {
  const sort = page.sort ?? "-created_at";
  const order = ORDERS[sort];
  const ids = tx
    .select({ id: claims.id, sortKey: order.text.as("sort_key") })
    .from(claims)
    .where(page.where)
    .orderBy(...orderBy(sort))
    .limit(page.limit)
    .as("page");
  const rows = await tx
    .select({
      ...claimColumns,
      ...claimNames,
      sortKey: ids.sortKey,
      actionItems: openCounts(ctx, claims.id),
      today: sql<string>`${todaySql(ctx)}::text`,
      total: page.count ? sql<number>`(${page.count})` : sql<null>`null`,
    })
    .from(ids)
    .innerJoin(claims, and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, ids.id)))
    .innerJoin(patients, and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, claims.patientId)))
    .leftJoin(users, eq(users.id, claims.providerId))
    .orderBy(...orderBy(sort));
  const [first] = rows;
  if (first || !page.count) return { rows, count: first?.total ?? null };
  const [alone] = await tx.execute<{ total: number }>(sql`select (${page.count}) as total`);
  return { rows, count: alone?.total ?? null };
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
        inArray(claimLineItems.claimId, claimIds),
        isNull(claimLineItems.deletedAt),
      ),
    )
    .orderBy(claimLineItems.claimId, claimLineItems.lineNumber, claimLineItems.id);
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
