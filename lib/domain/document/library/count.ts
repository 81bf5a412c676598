import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { runKept } from "@/db/kept-query";
import { appeals } from "@/db/schema/appeals";
import { claims } from "@/db/schema/claims";
import { documents } from "@/db/schema/documents";
import { patients } from "@/db/schema/patients";
import type { Ctx } from "@/lib/domain/kernel/context";

/** Exact up to here, else null (docs/product.md, C4). */
const EXACT_COUNT_UP_TO = 10_000;
const exact = (n: number | undefined): number | null => ((n ?? 0) > EXACT_COUNT_UP_TO ? null : (n ?? 0));

/** How many documents a filter names, which may be about their claim, appeal and patient. */
export async function countOf(tx: Tx, ctx: Ctx, where: SQL | undefined): Promise<number | null> {
  const some = tx
    .select({ one: sql`1`.as("one") })
    .from(documents)
    .leftJoin(claims, and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, documents.claimId)))
    .leftJoin(appeals, and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, documents.appealId)))
    .leftJoin(patients, and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, documents.patientId)))
    .where(where)
    .limit(EXACT_COUNT_UP_TO + 1)
    .as("some");
  const [row] = await tx.select({ n: sql<number>`count(*)::int` }).from(some);
  return exact(row?.n);
}

/**
 * How many there are in all: those of an index that holds nothing else, less the few that are hidden with their claim. To ask of each
 * whether its claim is deleted takes several times longer.
 */
export async function countAll(tx: Tx, { practiceId }: Ctx): Promise<number | null> {
  const build = () => {
    const mine = sql.placeholder("practiceId");
    return sql`
      with hidden as materialized (
        select count(*) as n from ${claims} gone
          join ${documents} own on own.practice_id = gone.practice_id and own.claim_id = gone.id and own.deleted_at is null
         where gone.practice_id = ${mine} and gone.deleted_at is not null)
      select (count(*) - (select n from hidden))::int as n from (
        select 1 from ${documents} where practice_id = ${mine} and deleted_at is null
         limit ${sql.raw(String(EXACT_COUNT_UP_TO + 1))} + (select n from hidden)) as counted`;
  };
  const [row] = await runKept<{ n: number }>(tx, "documents counted", build, { practiceId });
  return exact(row?.n);
}
